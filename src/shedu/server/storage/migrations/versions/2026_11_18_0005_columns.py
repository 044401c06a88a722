"""Replace the JSON columns of games by real columns, and say who sits where in `seats` alone."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BATCH_SIZE = 500  # games read at a time
_ID = sa.String(32)
# All columns that are not NULL in the end; they are added empty, filled, and then constrained.
_REQUIRED: dict[str, sa.types.TypeEngine[Any]] = {
    "preset": sa.String(32),
    "options": sa.Text(),
    "access": sa.String(16),
    "spectators": sa.Boolean(),
    "timeout": sa.String(16),
    "takeover_level": sa.Text(),
    "ply": sa.Integer(),
    "turn": sa.Integer(),
    "winners": sa.Text(),
}
_OPTIONAL: dict[str, sa.types.TypeEngine[Any]] = {
    "first": sa.String(16),
    "clock_kind": sa.String(16),
    "clock_budget": sa.Integer(),
    "clock_increment": sa.Integer(),
    "clock_days": sa.Integer(),
    "to_decide": sa.Integer(),
}
_GAMES = sa.table(
    "games", *(sa.column(name) for name in ("id", "places", "info", "wish", *_REQUIRED, *_OPTIONAL))
)
_SEATS = sa.table(
    "seats",
    *(sa.column(name) for name in ("game", "seat", "dynasty", "kind", "level", "name", "person", "has_left")),
)
_PEOPLE = sa.table("people", sa.column("id"))


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        for name, kind in (_REQUIRED | _OPTIONAL).items():
            games.add_column(sa.Column(name, kind))
    op.drop_index("ix_seats_person", "seats")
    op.drop_table("seats")  # `places` says all of it and more
    op.create_table(
        "seats",
        sa.Column("game", _ID, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("dynasty", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", _ID, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("has_left", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    _fill(op.get_bind())
    with op.batch_alter_table("games") as games:
        for name, kind in _REQUIRED.items():
            games.alter_column(name, existing_type=kind, nullable=False)
        for name in ("places", "info", "wish"):
            games.drop_column(name)


def downgrade() -> None:
    raise NotImplementedError("Restore a backup to return to an older version.")


def _fill(connection: sa.Connection) -> None:
    people = set(connection.execute(sa.select(_PEOPLE.c.id)).scalars())
    columns = (*_REQUIRED, *_OPTIONAL)
    filled = _GAMES.update().where(_GAMES.c.id == sa.bindparam("game"))
    filled = filled.values({name: sa.bindparam(f"new_{name}") for name in columns})
    for batch in _batches(connection):
        values = [_columns(row) for row in batch]
        connection.execute(
            filled,
            [
                {"game": row.id, **{f"new_{name}": new[name] for name in columns}}
                for row, new in zip(batch, values, strict=True)
            ],
        )
        seats = [seat for row in batch for seat in _seat_rows(row, people)]
        if seats:
            connection.execute(_SEATS.insert(), seats)


def _batches(connection: sa.Connection) -> Iterator[Sequence[Any]]:
    last = ""
    wanted = sa.select(_GAMES.c.id, _GAMES.c.places, _GAMES.c.info, _GAMES.c.wish)
    while True:
        after = wanted.where(_GAMES.c.id > last).order_by(_GAMES.c.id).limit(BATCH_SIZE)
        batch = connection.execute(after).all()
        if not batch:
            return
        yield batch
        last = batch[-1].id


def _columns(row: Any) -> dict[str, Any]:
    info, wish = msgspec.json.decode(row.info), msgspec.json.decode(row.wish)
    terms = wish.get("terms") or {}
    clock = terms.get("clock") or {}
    return {
        "preset": info["preset"],
        "options": "\n".join(info["options"]),
        "first": wish.get("first"),
        "access": terms.get("access", "invited"),
        "spectators": terms.get("spectators", True),
        "timeout": terms.get("timeout", "bot"),
        "takeover_level": terms.get("level", "skilled"),
        "clock_kind": clock.get("type"),
        "clock_budget": clock.get("budget"),
        "clock_increment": clock.get("increment", 0) if clock.get("type") == "real-time" else None,
        "clock_days": clock.get("days"),
        "ply": info["ply"],
        "turn": info["turn"],
        "to_decide": info.get("to_decide"),
        "winners": " ".join(map(str, info["winners"])),
    }


def _seat_rows(row: Any, people: set[str]) -> Iterator[dict[str, Any]]:
    for number, place in enumerate(msgspec.json.decode(row.places)):
        person, left = place.get("person"), place.get("left")
        owner = next((each for each in (person, left) if each in people), None)
        yield {
            "game": row.id,
            "seat": number,
            "dynasty": place["dynasty"],
            "kind": place.get("kind", "human"),
            "level": place.get("level"),
            "name": place.get("name", ""),
            "person": owner,
            "has_left": owner is not None and owner == left,
        }
