"""An index by which it is found who was to play again at a table that goes."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Take this step."""
    op.create_index("ix_games_rematch", "games", ["rematch"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_games_rematch", "games")
