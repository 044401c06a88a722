"""Add bot accounts and sessions of API tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0013_bots"
down_revision = "0012_studies"


def upgrade() -> None:
    for table, column in (("people", "is_bot"), ("sessions", "is_api")):
        op.add_column(table, sa.Column(column, sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for table, column in (("people", "is_bot"), ("sessions", "is_api")):
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column)
