"""Failed login attempts; indexes for the cleanup."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "guesses",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_index("ix_subscriptions_session", "subscriptions", ["session"])


def downgrade() -> None:
    op.drop_index("ix_subscriptions_session", "subscriptions")
    op.drop_index("ix_chat_person", "chat")
    op.drop_table("guesses")
