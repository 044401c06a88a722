"""Store the analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0011_analyses"
down_revision = "0010_ops"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
