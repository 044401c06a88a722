"""Confirmed and replaced sessions, mutes by moderators, removed chat lines, invitations, bans of addresses,
and the log of acts of operators.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007_accounts"
down_revision = "0006"

_TIME = sa.String(32)


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("muted_until", sa.Float))
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("address", sa.String(45)))
        sessions.add_column(sa.Column("confirmed", sa.Float))
        sessions.add_column(sa.Column("successor", sa.String(64)))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("removed", _TIME))
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("start", sa.String(8), nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("created", _TIME, nullable=False),
    )
    op.create_table(
        "address_bans",
        sa.Column("id", sa.String(43), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", _TIME, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("act", sa.String(32), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("audit", "address_bans", "invitations"):
        op.drop_table(table)
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("removed")
    with op.batch_alter_table("sessions") as sessions:
        for column in ("successor", "confirmed", "address"):
            sessions.drop_column(column)
    with op.batch_alter_table("people") as people:
        people.drop_column("muted_until")
