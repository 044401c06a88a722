"""Store the version of the rules of each game, and the position after its last entry."""

import sqlalchemy as sa
from alembic import op

revision = "0010_ops"
down_revision = "0009_names"


def upgrade() -> None:
    # Every game of an earlier release was played by version 1 of the rules.
    op.add_column("games", sa.Column("rules_version", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "checkpoints",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("checkpoints")
    with op.batch_alter_table("games") as games:
        games.drop_column("rules_version")
