"""Where games are kept: a database of games and their entries, which are only ever added.

Everything goes through `Storage`, whose methods block; `Writer` runs them in the one thread
that uses the database, so that the event loop never waits for a disk. Entries that come while
it is busy are stored together: one write to the disk for all of them.
"""

import asyncio
import secrets
import string
import threading
import time
from collections import deque
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
    Connection,
    Engine,
    Text,
    bindparam,
    case,
    cast,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    make_url,
    not_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from shedu.server.storage.retry import steadily
from shedu.server.storage.schema import CHAT, ENTRIES, GAMES, NOTICES, SEATS
from shedu.server.wire.messages import GameInfo, NewGame, Place

P = ParamSpec("P")
T = TypeVar("T")
_ID_SIGNS = string.ascii_letters + string.digits
_alembic = threading.Lock()  # it keeps what it is about in a module, for all threads
MIGRATING = 5_417_233  # the lock under which PostgreSQL is brought up to date, by one process at a time


class TakenError(Exception):
    """Somebody else has added this entry before: nothing was stored."""


def now() -> str:
    """The time, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def new_id() -> str:
    """An id that nobody guesses, for addresses and, so without a hyphen at its beginning, for commands."""
    return "".join(secrets.choice(_ID_SIGNS) for _ in range(12))


@dataclass(frozen=True)
class StoredGame:
    """A game as it is stored."""

    id: str
    head: str
    wish: NewGame
    shuffle: str
    clock: str
    is_replay: bool
    info: GameInfo
    entries: list[tuple[int, str]]  # seat and text
    rematch: str | None = None
    has_chat: bool = True


@dataclass(frozen=True)
class Before:
    """How a table must still be for a change to be made."""

    status: str
    places: tuple[Place, ...]
    entries: int
    shuffle: str = ""  # as it is stored


@dataclass(frozen=True)
class NewEntry:
    """An entry to be added."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True)
class Change:
    """An entry to be added to a game, and what is to be said of the game after it."""

    entry: NewEntry
    info: GameInfo
    clock: str = ""
    deadline: float | None = None
    call: "Call | None" = None


@dataclass(frozen=True)
class Call:
    """It becomes a person's turn, who does not look: to be told soon. It is stored with what led to it."""

    person: str
    at: float


class Storage:
    """A database of games."""

    def __init__(self, url: str) -> None:
        """Open the database, making it or bringing it up to date where that is needed."""
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        # What is stored must not stand in an error's text, which may be logged.
        self.engine: Engine = create_engine(
            url, pool_pre_ping=True, hide_parameters=True, connect_args={} if self.is_sqlite else _PATIENT
        )
        self.has_committed = False  # or has tried to
        event.listen(self.engine, "commit", self._note_commit)
        if self.is_sqlite:
            event.listen(self.engine, "connect", _prepare_sqlite)
        with self.engine.begin() as connection:
            if not self.is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            _migrate(connection)

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    def _note_commit(self, _connection: Connection) -> None:
        self.has_committed = True

    def add_game(
        self,
        head: str,
        info: GameInfo,
        entries: Iterable[NewEntry] = (),
        wish: NewGame | None = None,
        shuffle: str = "",
        clock: str = "",
        deadline: float | None = None,
    ) -> None:
        """Store a new game."""
        with self.engine.begin() as connection:
            connection.execute(
                insert(GAMES).values(
                    id=info.id,
                    status=info.status,
                    head=head,
                    places=_to_json(info.seats),
                    wish=_to_json(wish or NewGame([])),
                    host=info.host,
                    shuffle=shuffle,
                    clock=clock,
                    deadline=deadline,
                    is_replay=info.is_replay,
                    info=_to_json(info),
                    started=info.started,
                    changed=info.changed,
                )
            )
            rows = [_row(info.id, entry, info.changed) for entry in entries]
            if rows:
                connection.execute(insert(ENTRIES), rows)
            _seat_people(connection, info)

    def add_entry(self, change: Change) -> None:
        """Add an entry to a game; it is on the disk when this returns. TakenError if there is one already."""
        (error,) = self.add_entries([change])
        if error is not None:
            raise error

    def add_entries(self, changes: Sequence[Change]) -> list[TakenError | None]:
        """Add entries to games, at once where that goes; for each of them what is wrong with it.

        It can be said twice: an entry that stands there already, with this very time, is this one.
        """
        # In the same order everywhere, so that two processes never wait for each other.
        order = sorted(range(len(changes)), key=lambda each: changes[each].info.id)
        errors = dict(zip(order, self._add([changes[each] for each in order]), strict=True))
        return [errors[each] for each in range(len(changes))]

    def _add(self, changes: Sequence[Change]) -> list[TakenError | None]:
        try:
            with self.engine.begin() as connection:
                connection.execute(
                    insert(ENTRIES), [_row(each.info.id, each.entry, each.info.changed) for each in changes]
                )
                connection.execute(_UPDATE, [_said(each) for each in changes])
                _call(connection, [(each.info.id, each.call) for each in changes])
        except IntegrityError:
            if len(changes) == 1:
                return [None if self._has(changes[0]) else TakenError()]
            return [error for each in changes for error in self._add([each])]
        return [None] * len(changes)

    def _has(self, change: Change) -> bool:
        row = _row(change.info.id, change.entry, change.info.changed)
        wanted = select(ENTRIES.c.number).where(*(ENTRIES.c[name] == value for name, value in row.items()))
        with self.engine.connect() as connection:
            return connection.execute(wanted).one_or_none() is not None

    def change_game(
        self,
        info: GameInfo,
        head: str | None = None,
        shuffle: str | None = None,
        clock: str | None = None,
        deadline: float | None = None,
        before: "Before | None" = None,
        call: Call | None = None,
    ) -> None:
        """Keep who sits where and how the table stands; the head when it begins.

        TakenError if the table is not as it was `before`: somebody else has changed it.
        """
        values: dict[str, Any] = {
            "status": info.status,
            "places": _to_json(info.seats),
            "host": info.host,
            "info": _to_json(info),
            "changed": info.changed,
        }
        values |= {} if head is None else {"head": head}
        values |= {} if shuffle is None else {"shuffle": shuffle}
        values |= {} if clock is None else {"clock": clock, "deadline": deadline}
        with self.engine.begin() as connection:
            if before is not None:
                locked = select(GAMES.c.places, GAMES.c.status, GAMES.c.shuffle).where(GAMES.c.id == info.id)
                row = connection.execute(locked.with_for_update()).one_or_none()
                counted = select(func.count()).where(ENTRIES.c.game == info.id)
                if row is None or before != Before(
                    row.status, _places(row.places), connection.execute(counted).scalar_one(), row.shuffle
                ):
                    raise TakenError
            connection.execute(update(GAMES).where(GAMES.c.id == info.id).values(values))
            connection.execute(delete(SEATS).where(SEATS.c.game == info.id))
            _seat_people(connection, info)
            _call(connection, [(info.id, call)])

    def game(self, game: str) -> StoredGame | None:
        """A game with all its entries; None if there is none of this id."""
        return self.games_of([game]).get(game)

    def games_of(self, games: Sequence[str]) -> dict[str, StoredGame]:
        """Those games that there are, by their ids, with all their entries."""
        with self.engine.connect() as connection:
            rows = connection.execute(_GAMES, {"games": games}).all()
            entries = _entries(connection, [row.id for row in rows], 0)
        return {
            row.id: StoredGame(
                id=row.id,
                head=row.head,
                wish=msgspec.json.decode(row.wish, type=NewGame),
                shuffle=row.shuffle,
                clock=row.clock,
                is_replay=row.is_replay,
                info=_info(row),
                entries=entries.get(row.id, []),
                rematch=row.rematch,
                has_chat=row.has_chat,
            )
            for row in rows
        }

    def set_rematch(self, game: str, other: str) -> str | None:
        """Where the people of a game play again: there, unless somebody was faster; None without a game."""
        with self.engine.begin() as connection:
            first = update(GAMES).where(GAMES.c.id == game, GAMES.c.rematch.is_(None)).values(rematch=other)
            connection.execute(first)
            return connection.execute(select(GAMES.c.rematch).where(GAMES.c.id == game)).scalar_one_or_none()

    def hosted(self, person: str) -> int:
        """How many tables of a person are not over."""
        wanted = select(func.count()).where(
            GAMES.c.host == person, GAMES.c.status.in_(("waiting", "playing")), not_(GAMES.c.is_replay)
        )
        with self.engine.connect() as connection:
            return connection.execute(wanted).scalar_one()

    def opened(self, person: str) -> int:
        """How many records of those that a person has opened there are."""
        wanted = select(func.count()).where(GAMES.c.host == person, GAMES.c.is_replay)
        with self.engine.connect() as connection:
            return connection.execute(wanted).scalar_one()

    def entries_after(self, game: str, number: int) -> list[tuple[int, str]]:
        """The entries of a game after one of them, each a seat and a text."""
        with self.engine.connect() as connection:
            return _entries(connection, [game], number).get(game, [])

    def counts(self, games: Sequence[str]) -> dict[str, tuple[int, str]]:
        """Of each of these games how many entries there are, and when it last changed."""
        counted = (
            select(GAMES.c.id, func.coalesce(func.max(ENTRIES.c.number), 0), GAMES.c.changed)
            .outerjoin(ENTRIES, ENTRIES.c.game == GAMES.c.id)
            .where(GAMES.c.id.in_(games))
            .group_by(GAMES.c.id, GAMES.c.changed)
        )
        with self.engine.connect() as connection:
            return {game: (count, changed) for game, count, changed in connection.execute(counted)}

    def info(self, game: str) -> GameInfo | None:
        """What a list says of a game; None if there is none of this id."""
        with self.engine.connect() as connection:
            row = connection.execute(select(*_INFO).where(GAMES.c.id == game)).one_or_none()
            return None if row is None else _info(row)

    def infos(self, limit: int) -> list[GameInfo]:
        """What a list says of the games, those that changed last first."""
        return self._infos(select(*_INFO).order_by(GAMES.c.changed.desc(), GAMES.c.id).limit(limit))

    def infos_of(self, person: str, limit: int | None) -> list[GameInfo]:
        """The games of a person, and those that he opened to look at; all of them, if there is no limit."""
        mine = select(SEATS.c.game).where(SEATS.c.person == person)
        wanted = select(*_INFO).where(GAMES.c.id.in_(mine) | (GAMES.c.host == person))
        return self._infos(wanted.order_by(GAMES.c.changed.desc(), GAMES.c.id).limit(limit))

    def infos_with(self, status: str, limit: int) -> list[GameInfo]:
        """The games of a status."""
        wanted = select(*_INFO).where(GAMES.c.status == status)
        return self._infos(wanted.order_by(GAMES.c.changed.desc(), GAMES.c.id).limit(limit))

    def with_bots(self, limit: int) -> list[GameInfo]:
        """The games that go on with a bot among the players."""
        wanted = select(*_INFO).where(GAMES.c.status == "playing", GAMES.c.places.like('%"kind":"bot"%'))
        return self._infos(wanted.order_by(GAMES.c.changed.desc(), GAMES.c.id).limit(limit))

    def lobby(self, limit: int) -> list[GameInfo]:
        """The tables at which anybody may sit down, and there is a seat to sit on."""
        wanted = select(*_INFO).where(
            GAMES.c.status == "waiting",
            GAMES.c.info.like('%"access":"open"%'),
            GAMES.c.places.like('%"kind":"open"%'),
        )
        return self._infos(wanted.order_by(GAMES.c.changed.desc(), GAMES.c.id).limit(limit))

    def _infos(self, wanted: Any) -> list[GameInfo]:
        with self.engine.connect() as connection:
            return [_info(row) for row in connection.execute(wanted)]

    def due(self, moment: float) -> list[str]:
        """The games in which somebody's time is up."""
        wanted = select(GAMES.c.id).where(GAMES.c.deadline <= moment, GAMES.c.status == "playing")
        with self.engine.connect() as connection:
            return [game for (game,) in connection.execute(wanted)]

    def delete_game(self, game: str) -> list[str]:
        """Remove a game and all that belongs to it; which tables that changes, none if there was no game.

        Besides its own, those are the ones whose people were to play again there.
        """
        with self.engine.begin() as connection:
            connection.execute(delete(ENTRIES).where(ENTRIES.c.game == game))
            if connection.execute(delete(GAMES).where(GAMES.c.id == game)).rowcount == 0:
                return []
            return [game, *forget_rematches(connection, [game])]

    def ping(self) -> None:
        """See that the database answers."""
        with self.engine.connect() as connection:
            connection.execute(select(1))


class Writer:
    """The thread in which all of a storage's methods run, one after the other."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._waiting: deque[tuple[Change, asyncio.Future[None]]] = deque()
        self._is_adding = False
        self.observe: Callable[[int, float], None] | None = (
            None  # told how many entries took how many seconds
        )

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a method of the storage gives, once it is done."""

        def once() -> T:
            self.storage.has_committed = False
            return work(*args, **kwargs)

        def has_only_read() -> bool:
            return not self.storage.has_committed

        loop = asyncio.get_running_loop()
        # Shielded: what was begun is finished, though whoever asked may be gone.
        return await asyncio.shield(loop.run_in_executor(self._thread, steadily, once, has_only_read))

    async def add_entry(self, change: Change) -> None:
        """`Storage.add_entry`, together with all others that wait; TakenError."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if not self._is_adding:
            self._is_adding = True
            self._begin_adding()
        await asyncio.shield(done)

    def _begin_adding(self) -> None:
        batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), 500))]
        changes = [change for change, _ in batch]
        begun = time.perf_counter()
        adding = asyncio.get_running_loop().run_in_executor(
            self._thread, steadily, lambda: self.storage.add_entries(changes), lambda: True
        )
        adding.add_done_callback(lambda done: self._settle(batch, done, begun))

    def _settle(
        self,
        batch: list[tuple[Change, asyncio.Future[None]]],
        done: asyncio.Future[list[TakenError | None]],
        begun: float,
    ) -> None:
        failure = done.exception()
        errors: Sequence[BaseException | None] = [failure] * len(batch) if failure else done.result()
        if self.observe is not None:
            self.observe(sum(error is None for error in errors), time.perf_counter() - begun)
        for (_, waits), error in zip(batch, errors, strict=True):
            if waits.cancelled():
                continue
            if error is None:
                waits.set_result(None)
            else:
                waits.set_exception(error)
        if self._waiting:
            self._begin_adding()
        else:
            self._is_adding = False

    def close(self) -> None:
        """Finish what was begun and close the database."""
        self._thread.shutdown(wait=True)
        self.storage.close()


_INFO = (GAMES.c.info, GAMES.c.places, GAMES.c.status, GAMES.c.host, GAMES.c.deadline)
_PATIENT = {"connect_timeout": 3, "tcp_user_timeout": 10_000}  # seconds, milliseconds: nobody hangs for ever
_UPDATE = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"))
    .values(
        info=bindparam("said"),
        changed=bindparam("at"),
        # Another process may have stopped the game: only its end changes how it stands.
        status=case((bindparam("how") == "over", "over"), else_=GAMES.c.status),
        clock=bindparam("times"),
        deadline=bindparam("until"),
    )
)


def forget_rematches(connection: Connection, games: Sequence[str]) -> Sequence[str]:
    """Nobody is sent to tables that are gone any more; from where people were."""
    sent = update(GAMES).where(GAMES.c.rematch.in_(games)).values(rematch=None)
    return connection.execute(sent.returning(GAMES.c.id)).scalars().all()


def _said(change: Change) -> dict[str, Any]:
    info = change.info
    return {
        "game": info.id,
        "said": _to_json(info),
        "at": info.changed,
        "how": info.status,
        "times": change.clock,
        "until": change.deadline,
    }


def _info(row: Any) -> GameInfo:
    """Who sits where and how the game stands have columns of their own, which entries leave alone."""
    info = msgspec.json.decode(row.info, type=GameInfo)
    return msgspec.structs.replace(
        info, seats=list(_places(row.places)), status=row.status, host=row.host, deadline=row.deadline
    )


def _places(stored: str) -> tuple[Place, ...]:
    return msgspec.json.decode(stored, type=tuple[Place, ...])


def _row(game: str, entry: NewEntry, at: str) -> dict[str, Any]:
    return {"game": game, "number": entry.number, "seat": entry.seat, "text": entry.text, "at": at}


# made once: tables are read by the thousand when a server starts again
_GAMES = select(GAMES, exists().where(CHAT.c.game == GAMES.c.id).label("has_chat")).where(
    GAMES.c.id.in_(bindparam("games", expanding=True))
)
_AFTER = (ENTRIES.c.game.in_(bindparam("games", expanding=True)), ENTRIES.c.number > bindparam("after"))
_ENTRIES = (
    select(ENTRIES.c.game, ENTRIES.c.seat, ENTRIES.c.text)
    .where(*_AFTER)
    .order_by(ENTRIES.c.game, ENTRIES.c.number)
)
# one row a game: at each, SQLite's driver lets go of the interpreter and waits for it while the loop is busy
_JOINED_ENTRIES = (
    select(
        ENTRIES.c.game,
        func.group_concat(
            cast(ENTRIES.c.number, Text) + " " + cast(ENTRIES.c.seat, Text) + " " + ENTRIES.c.text, "\n"
        ),
    )
    .where(*_AFTER)
    .group_by(ENTRIES.c.game)
)


def _entries(connection: Connection, games: Sequence[str], after: int) -> dict[str, list[tuple[int, str]]]:
    """Seat and text of each, by game."""
    wanted = {"games": games, "after": after}
    found: dict[str, list[tuple[int, str]]] = {}
    if connection.dialect.name != "sqlite":
        for game, seat, said in connection.execute(_ENTRIES, wanted):
            found.setdefault(game, []).append((seat, said))
        return found
    for game, joined in connection.execute(_JOINED_ENTRIES, wanted).all():
        rows = [line.split(" ", 2) for line in joined.splitlines()]
        rows.sort(key=lambda row: int(row[0]))
        found[game] = [(int(seat), said) for _, seat, said in rows]
    return found


def _seat_people(connection: Connection, info: GameInfo) -> None:
    rows = [
        {"game": info.id, "seat": seat, "person": person}
        for seat, place in enumerate(info.seats)
        if (person := place.person or place.left) is not None
    ]
    if rows:
        connection.execute(insert(SEATS), rows)


def _call(connection: Connection, calls: Iterable[tuple[str, Call | None]]) -> None:
    rows = [
        {"person": call.person, "game": game, "kind": "turn", "target": "", "due": call.at, "tries": 0}
        for game, call in calls
        if call is not None
    ]
    if rows:
        connection.execute(insert(NOTICES), rows)


def _to_json(value: GameInfo | NewGame | Sequence[Place]) -> str:
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
    config.set_main_option("script_location", str(resources.files("shedu.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    with _alembic:
        alembic.command.upgrade(config, "head")
