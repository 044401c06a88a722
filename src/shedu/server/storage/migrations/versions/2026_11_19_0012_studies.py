"""Store studies, and who edited them."""

import sqlalchemy as sa
from alembic import op

revision = "0012_studies"
down_revision = "0011_analyses"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), index=True),
        sa.Column("title", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sharing", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_table(
        "study_authors",
        sa.Column("study", sa.String(32), sa.ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("ix_study_authors_person", "study_authors", ["person"])


def downgrade() -> None:
    op.drop_table("study_authors")
    op.drop_table("studies")
