"""An index to find the games whose rematch is deleted."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("ix_games_rematch", "games", ["rematch"])


def downgrade() -> None:
    op.drop_index("ix_games_rematch", "games")
