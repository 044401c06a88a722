"""Give the database a random identity, which names the channel of its processes."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    identity = op.create_table("identity", sa.Column("id", sa.String(32), primary_key=True))
    op.bulk_insert(identity, [{"id": secrets.token_hex(16)}])


def downgrade() -> None:
    op.drop_table("identity")
