"""Keep the reported version of a study with its report."""

import sqlalchemy as sa
from alembic import op

revision = "0015_evidence"
down_revision = "0014_puzzles"


def upgrade() -> None:
    op.add_column("reports", sa.Column("evidence", sa.LargeBinary))


def downgrade() -> None:
    with op.batch_alter_table("reports") as table:
        table.drop_column("evidence")
