"""Where games are kept: a database of games and their entries, which are only ever added.

Everything goes through `Storage`, whose methods block; `Writer` runs them in the one thread
that uses the database, so that the event loop never waits for a disk.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import resources
from typing import Any, ParamSpec, TypeVar

import alembic.command
import alembic.config
import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from shedu.server.messages import GameInfo, NewSeat

P = ParamSpec("P")
T = TypeVar("T")

METADATA = MetaData()
GAMES = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("head", Text, nullable=False),  # the record without its moves
    Column("seats", Text, nullable=False),  # list[NewSeat] as JSON
    Column("is_replay", Boolean, nullable=False),
    Column("info", Text, nullable=False),  # GameInfo as JSON: what a list says, made again with each entry
    Column("started", String(32), nullable=False),  # ISO 8601, UTC
    Column("changed", String(32), nullable=False, index=True),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1 on
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),  # a move as in a record, or `undo 12`
    Column("at", String(32), nullable=False),
)


class TakenError(Exception):
    """Somebody else has added this entry before: nothing was stored."""


def now() -> str:
    """The time, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@dataclass(frozen=True)
class StoredGame:
    """A game as it is stored."""

    id: str
    head: str
    seats: list[NewSeat]
    is_replay: bool
    started: str
    changed: str
    entries: list[tuple[int, str]]  # seat and text


@dataclass(frozen=True)
class NewEntry:
    """An entry to be added, and what a list says of the game after it."""

    number: int
    seat: int
    text: str


class Storage:
    """A database of games."""

    def __init__(self, url: str) -> None:
        """Open the database, making it or bringing it up to date where that is needed."""
        self.engine: Engine = create_engine(url)
        if make_url(url).get_backend_name() == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
        with self.engine.begin() as connection:
            _migrate(connection)

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    def add_game(self, head: str, info: GameInfo, entries: Iterable[NewEntry] = ()) -> None:
        """Store a new game."""
        with self.engine.begin() as connection:
            connection.execute(
                insert(GAMES).values(
                    id=info.id,
                    head=head,
                    seats=_to_json(info.seats),
                    is_replay=info.is_replay,
                    info=_to_json(info),
                    started=info.started,
                    changed=info.changed,
                )
            )
            rows = [_row(info.id, entry, info.changed) for entry in entries]
            if rows:
                connection.execute(insert(ENTRIES), rows)

    def add_entry(self, entry: NewEntry, info: GameInfo) -> None:
        """Add an entry to a game; it is on the disk when this returns. TakenError if there is one already."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(ENTRIES).values(_row(info.id, entry, info.changed)))
                connection.execute(
                    update(GAMES)
                    .where(GAMES.c.id == info.id)
                    .values(info=_to_json(info), changed=info.changed)
                )
        except IntegrityError:
            raise TakenError from None

    def game(self, game: str) -> StoredGame | None:
        """A game with all its entries; None if there is none of this id."""
        with self.engine.connect() as connection:
            row = connection.execute(select(GAMES).where(GAMES.c.id == game)).one_or_none()
            if row is None:
                return None
            entries = connection.execute(
                select(ENTRIES.c.seat, ENTRIES.c.text)
                .where(ENTRIES.c.game == game)
                .order_by(ENTRIES.c.number)
            )
            return StoredGame(
                id=row.id,
                head=row.head,
                seats=msgspec.json.decode(row.seats, type=list[NewSeat]),
                is_replay=row.is_replay,
                started=row.started,
                changed=row.changed,
                entries=[(seat, text) for seat, text in entries],
            )

    def info(self, game: str) -> GameInfo | None:
        """What a list says of a game; None if there is none of this id."""
        with self.engine.connect() as connection:
            said = connection.execute(select(GAMES.c.info).where(GAMES.c.id == game)).scalar_one_or_none()
            return None if said is None else msgspec.json.decode(said, type=GameInfo)

    def infos(self, limit: int) -> list[GameInfo]:
        """What a list says of the games, those that changed last first."""
        wanted = select(GAMES.c.info).order_by(GAMES.c.changed.desc(), GAMES.c.id).limit(limit)
        with self.engine.connect() as connection:
            return [msgspec.json.decode(info, type=GameInfo) for (info,) in connection.execute(wanted)]

    def delete_game(self, game: str) -> bool:
        """Remove a game and its entries; False if there was none."""
        with self.engine.begin() as connection:
            connection.execute(delete(ENTRIES).where(ENTRIES.c.game == game))
            return connection.execute(delete(GAMES).where(GAMES.c.id == game)).rowcount > 0

    def ping(self) -> None:
        """See that the database answers."""
        with self.engine.connect() as connection:
            connection.execute(select(1))


class Writer:
    """The thread in which all of a storage's methods run, one after the other."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a method of the storage gives, once it is done."""
        loop = asyncio.get_running_loop()
        # Shielded: what was begun is finished, though whoever asked may be gone.
        return await asyncio.shield(loop.run_in_executor(self._thread, lambda: work(*args, **kwargs)))

    def close(self) -> None:
        """Finish what was begun and close the database."""
        self._thread.shutdown(wait=True)
        self.storage.close()


def _row(game: str, entry: NewEntry, at: str) -> dict[str, Any]:
    return {"game": game, "number": entry.number, "seat": entry.seat, "text": entry.text, "at": at}


def _to_json(value: GameInfo | Sequence[NewSeat]) -> str:
    return msgspec.json.encode(value).decode()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead log, and nothing acknowledged before it is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(resources.files("shedu.server") / "migrations"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")
