"""Store how names look, shorten stored languages, and end opened records that are not over."""

from typing import Any

import msgspec
import sqlalchemy as sa
import structlog
from alembic import op

from shedu.server.naming import look_keys

revision = "0009_names"
down_revision = "0008_clocks"

MAX_LANGUAGE_CHARS = 64
_NAMES = sa.table("names", sa.column("id"), sa.column("person"), sa.column("released"))
_PEOPLE = sa.table("people", *(sa.column(name) for name in ("id", "name", "login", "wishes", "created")))
_GAMES = sa.table("games", sa.column("status"), sa.column("is_replay", sa.Boolean))
_log = structlog.get_logger("migration")


def upgrade() -> None:
    op.create_table(
        "names",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("released", sa.String(32)),
    )
    op.create_index("ix_names_person", "names", ["person"])
    connection = op.get_bind()
    _fill(connection)
    _shorten_languages(connection)
    unfinished = _GAMES.c.is_replay & (_GAMES.c.status == "playing")
    connection.execute(_GAMES.update().where(unfinished).values(status="stopped"))


def downgrade() -> None:
    op.drop_index("ix_names_person", "names")
    op.drop_table("names")


def _fill(connection: sa.Connection) -> None:
    """The older of two accounts that look alike holds the name; the other one keeps its name as well."""
    holders: dict[str, Any] = {}
    accounts = (
        sa.select(_PEOPLE).where(_PEOPLE.c.login.is_not(None)).order_by(_PEOPLE.c.created, _PEOPLE.c.id)
    )
    for row in connection.execute(accounts):
        keys = look_keys(row.name)
        for other in {holders[key].id: holders[key] for key in keys if key in holders}.values():
            _log.warning("names look alike", person=row.id, name=row.name, other=other.id, holder=other.name)
        holders |= {key: row for key in keys if key not in holders}
    found = [{"id": key, "person": row.id} for key, row in holders.items()]
    for start in range(0, len(found), 500):
        connection.execute(_NAMES.insert(), found[start : start + 500])


def _shorten_languages(connection: sa.Connection) -> None:
    """Older versions stored a language of any length."""
    long = sa.select(_PEOPLE.c.id, _PEOPLE.c.wishes).where(
        sa.func.length(_PEOPLE.c.wishes) > MAX_LANGUAGE_CHARS
    )
    for row in connection.execute(long).all():
        wishes = msgspec.json.decode(row.wishes)
        if len(wishes.get("language", "")) > MAX_LANGUAGE_CHARS:
            kept = msgspec.json.encode(wishes | {"language": "en"}).decode()
            connection.execute(_PEOPLE.update().where(_PEOPLE.c.id == row.id).values(wishes=kept))
