"""Store attempts at puzzles and the ratings that follow."""

import sqlalchemy as sa
from alembic import op

revision = "0014_puzzles"
down_revision = "0013_bots"


def _of_person() -> sa.Column[str]:
    return sa.Column(
        "person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",
        _of_person(),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "puzzle_players",
        _of_person(),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best_streak", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_players")
    op.drop_table("puzzle_attempts")
