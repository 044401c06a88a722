"""Removes what nobody can reach any more: sessions whose cookies are gone, guests who left no trace, and
what was kept for some minutes only; and tables that nobody comes to.

Some rows are looked at at a time, each time in a transaction of its own, so that moves are stored in
between. Several processes may do it at once: a row that one of them holds, the others leave.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime, timedelta

import structlog
from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, or_, select

from shedu.server.cluster.admin_commands import Orders
from shedu.server.people.people import COOKIE_LIFETIME
from shedu.server.storage.database import Storage, Writer, forget_rematches
from shedu.server.storage.schema import (
    CHAT,
    GAMES,
    GUESSES,
    MUTES,
    PEOPLE,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    SESSIONS,
    SPENT,
)

EVERY = 6 * 3600.0  # seconds
FIRST = 600.0  # seconds after the start: then everybody who was here has come again
AT_ONCE = 100  # rows in a transaction
GRACE = timedelta(days=1)  # in which a browser may still have its cookie, or a process know its person
WAIT = timedelta(days=30)  # in which something happens at a table that waits; and for an opened record
TRACES = (
    *(table.c.person for table in (SESSIONS, SEATS, RESULTS, RATINGS, CHAT, REPORTS)),
    GAMES.c.host,
    REPORTS.c.by,
)
_log = structlog.get_logger("cleaning")


class Cleaning:
    """One time through the database. Methods block, as a storage's do."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.time) -> None:
        self.engine = storage.engine
        self._orders = Orders(storage)
        self._moment = clock()
        self._to_do = {
            "sessions": SESSIONS,
            "tables": GAMES,
            "guests": PEOPLE,
            "challenges": SPENT,
            "guesses": GUESSES,
        }
        self._changed: list[str] = []  # tables, of which every process is still to hear
        self._after = ""  # the key up to which the first of these is done
        self.went = dict.fromkeys(self._to_do, 0)  # how many of each kind

    def all(self) -> dict[str, int]:
        """Remove all that can go; how many of each kind."""
        while self.step():
            pass
        return self.went

    def step(self) -> bool:
        """Remove what can go of the next rows; False when all is done."""
        if not self._to_do:
            return False
        kind, table = next(iter(self._to_do.items()))
        some = select(table.c.id).where(table.c.id > self._after).order_by(table.c.id).limit(AT_ONCE)
        with self.engine.begin() as connection:
            keys = connection.execute(some).scalars().all()
            went = self._remove(connection, kind, keys)
        while self._changed:
            self._orders.give("table", self._changed.pop())
        self.went[kind] += went
        if len(keys) == AT_ONCE:
            self._after = keys[-1]
        else:
            del self._to_do[kind]
            self._after = ""
        return True

    def _remove(self, connection: Connection, kind: str, keys: Sequence[str]) -> int:
        match kind:
            case "sessions":
                is_past = SESSIONS.c.seen < _before(self._moment, COOKIE_LIFETIME + GRACE)
                return len(_delete(connection, SESSIONS, keys, is_past))
            case "tables":
                gone = _delete(connection, GAMES, keys, *_abandoned(_before(self._moment, WAIT)))
                self._changed = [*gone, *forget_rematches(connection, gone)] if gone else []
                return len(gone)
            case "guests":
                forgotten = _forgotten(connection, keys, _before(self._moment, GRACE))
                return _forget(connection, forgotten)
            case "challenges":
                return len(_delete(connection, SPENT, keys, SPENT.c.until < self._moment))
        return len(_delete(connection, GUESSES, keys, GUESSES.c.until < self._moment))


def _abandoned(late: str) -> tuple[ColumnElement[bool], ...]:
    """Tables that wait, and records that people have opened; those of whoever is at one machine stay."""
    is_record = and_(GAMES.c.is_replay, GAMES.c.host.is_not(None))
    return GAMES.c.changed < late, or_(GAMES.c.status == "waiting", is_record)


def _before(moment: float, age: timedelta) -> str:
    """A time as it is stored."""
    return (datetime.fromtimestamp(moment, UTC) - age).isoformat(timespec="milliseconds")


def _delete(
    connection: Connection, table: Table, keys: Collection[str], *is_past: ColumnElement[bool]
) -> Sequence[str]:
    """Remove those of some rows that are past, unless somebody holds them; which went."""
    past = select(table.c.id).where(table.c.id.in_(keys), *is_past).with_for_update(skip_locked=True)
    held = connection.execute(past).scalars().all()
    if not held:
        return []
    # Once more: while a row is not held, somebody may change it, or refer to it.
    removed = delete(table).where(table.c.id.in_(held), *is_past).returning(table.c.id)
    return connection.execute(removed).scalars().all()


def _forgotten(connection: Connection, people: Sequence[str], late: str) -> set[str]:
    """Who of these is a guest as whom nobody can come back, and whom nothing names that can be opened.

    Whoever was banned, or has to do with an open report, whoever runs the server may look up. Each table
    is asked by itself for a few people: all in one question, a database reads more than it need.
    """
    known = select(*PEOPLE.c["id", "login", "banned", "seen"]).where(PEOPLE.c.id.in_(people))
    left = {
        row.id
        for row in connection.execute(known)
        if row.login is None and row.banned is None and row.seen < late
    }
    for named in TRACES:
        if not left:
            break
        of_some = select(named).where(named.in_(left))
        if named.table is REPORTS:
            of_some = of_some.where(REPORTS.c.closed.is_(None))
        left -= set(connection.execute(of_some).scalars())
    return left


def _forget(connection: Connection, guests: Collection[str]) -> int:
    """Remove guests, unless one sits down somewhere meanwhile; how many went."""
    returned = [~exists().where(each == PEOPLE.c.id) for each in (SESSIONS.c.person, SEATS.c.person)]
    gone = _delete(connection, PEOPLE, guests, *returned) if guests else []
    if gone:
        connection.execute(delete(MUTES).where(MUTES.c.other.in_(gone)))
    return len(gone)


class Cleaner:
    """Cleans when the server starts, and then from time to time."""

    def __init__(self, writer: Writer, clock: Callable[[], float] = time.time) -> None:
        self.writer = writer
        self.clock = clock
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Clean from now on, from time to time."""
        self._working = asyncio.create_task(self._work_on())

    async def close(self) -> None:
        """Stop; what is left goes another time."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def clean(self) -> dict[str, int]:
        """Remove all that can go, while others go on; how many of each kind."""
        cleaning = Cleaning(self.writer.storage, self.clock)
        while await self.writer.run(cleaning.step):
            pass
        return cleaning.went

    async def _work_on(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                went = await self.clean()
                if any(went.values()):
                    _log.info("cleaned", **went)
            except Exception as error:
                _log.error("cleaning failed", error=type(error).__name__)
            await asyncio.sleep(EVERY)
