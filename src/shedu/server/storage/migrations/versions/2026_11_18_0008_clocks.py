"""Game time, moves by bots, and what ratings need to know about seats."""

import sqlalchemy as sa
from alembic import op

revision = "0008_clocks"
down_revision = "0007_accounts"

_FLAGS = ("is_returning", "has_account", "is_forfeit")


def upgrade() -> None:
    op.add_column("entries", sa.Column("by_bot", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("left_turn", sa.Integer()))
    for name in _FLAGS:
        op.add_column("seats", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("signs", sa.Column("wall", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE signs SET wall = at")
    accounts = "SELECT id FROM people WHERE login IS NOT NULL"
    op.execute(f"UPDATE seats SET has_account = {_true()} WHERE person IN ({accounts})")


def _true() -> str:
    return "true" if op.get_bind().dialect.name == "postgresql" else "1"


def downgrade() -> None:
    op.drop_column("signs", "wall")
    for name in ("left_turn", *_FLAGS):
        op.drop_column("seats", name)
    op.drop_column("entries", "by_bot")
