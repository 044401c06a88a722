"""People, their sessions and what they do at tables; clocks and shuffles of games."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_ID = sa.String(32)
_TIME = sa.String(32)


def _of(table: str, name: str, **kwargs: Any) -> sa.Column[str]:
    return sa.Column(name, _ID, sa.ForeignKey(f"{table}.id", ondelete="CASCADE"), **kwargs)


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("status", sa.String(16), nullable=False, server_default="playing"))
        games.add_column(sa.Column("wish", sa.Text, nullable=False, server_default='{"seats": []}'))
        games.add_column(sa.Column("host", _ID))
        games.add_column(sa.Column("rematch", _ID))
        games.add_column(sa.Column("shuffle", sa.Text, nullable=False, server_default=""))
        games.add_column(sa.Column("clock", sa.Text, nullable=False, server_default=""))
        games.add_column(sa.Column("deadline", sa.Float))
        games.alter_column("seats", new_column_name="places")
        games.create_index("ix_games_status", ["status"])
        games.create_index("ix_games_deadline", ["deadline"])
        games.create_index("ix_games_host", ["host"])
    _fill_status()
    op.create_table(
        "people",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("mail", sa.String(254)),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("banned", _TIME),
        sa.Column("created", _TIME, nullable=False),
        sa.Column("seen", _TIME, nullable=False),
    )
    op.create_table(
        "seats",
        _of("games", "game", primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        _of("people", "person", nullable=False),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        _of("people", "person", nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", _TIME, nullable=False),
        sa.Column("seen", _TIME, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        _of("people", "person", nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", _TIME, nullable=False),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "spent",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        _of("games", "game", nullable=False),
        sa.Column("person", _ID, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", _TIME, nullable=False),
    )
    op.create_index("ix_chat_game", "chat", ["game", "number"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("game", _ID, nullable=False),
        sa.Column("said", sa.Integer),
        sa.Column("person", _ID, nullable=False),
        sa.Column("by", _ID, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("closed", _TIME),
    )
    op.create_table(
        "mutes",
        _of("people", "person", primary_key=True),
        sa.Column("other", _ID, primary_key=True),
    )
    op.create_table(
        "results",
        _of("games", "game", primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", _ID, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("lowest", sa.Integer, nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("ended", _TIME, nullable=False),
    )
    op.create_index("ix_results_person", "results", ["person", "ended"])
    op.create_table(
        "ratings",
        _of("people", "person", primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(500), primary_key=True),
        _of("people", "person", nullable=False),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("created", _TIME, nullable=False),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        _of("people", "person", nullable=False),
        _of("games", "game", nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.String(500), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "signs",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("at", _TIME, nullable=False),
    )


def _fill_status() -> None:
    """Derive the status of existing games from their stored summary."""
    import msgspec  # noqa: PLC0415

    games = sa.table("games", sa.column("id"), sa.column("info"), sa.column("status"))
    connection = op.get_bind()
    for game, said in connection.execute(sa.select(games.c.id, games.c.info)).all():
        info = msgspec.json.decode(said)
        status = "over" if info["is_over"] else "playing"
        info |= {"status": status, "terms": {}, "host": None}
        connection.execute(
            games.update()
            .where(games.c.id == game)
            .values(status=status, info=msgspec.json.encode(info).decode())
        )


def downgrade() -> None:
    for table in (
        "orders",
        "notices",
        "subscriptions",
        "ratings",
        "results",
        "mutes",
        "reports",
        "chat",
        "passkeys",
    ):
        op.drop_table(table)
    for table in ("signs", "spent", "sessions", "seats", "people"):
        op.drop_table(table)
    with op.batch_alter_table("games") as games:
        games.drop_index("ix_games_host")
        games.drop_index("ix_games_deadline")
        games.drop_index("ix_games_status")
        games.alter_column("places", new_column_name="seats")
        for column in ("deadline", "clock", "shuffle", "rematch", "host", "wish", "status"):
            games.drop_column(column)
