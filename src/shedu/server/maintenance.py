"""Deletes what can no longer be reached: expired sessions, guests without a trace, expired challenges and
login attempts, and abandoned tables.

Each step is a short transaction over a batch of rows, so that moves are stored in between. Several processes
may clean up at once: each skips the rows that another one has locked.
"""

import time
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime, timedelta

import structlog
from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, or_, select

from shedu.server.background import BackgroundLoop
from shedu.server.cluster.admin_commands import AdminCommands
from shedu.server.people.people import COOKIE_LIFETIME
from shedu.server.storage.database import Database
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
from shedu.server.storage.writer import Writer
from shedu.server.tables.games import clear_rematches

CLEANUP_INTERVAL_S = 6 * 3600.0
FIRST_CLEANUP_S = 600.0  # after the start, when all clients have reconnected
BATCH_SIZE = 100  # rows in a transaction
GRACE_PERIOD = timedelta(days=1)  # a browser may still have its cookie, or a process cache the person
ABANDONED_AFTER = timedelta(days=30)  # of waiting tables and opened records
TRACES = (
    *(table.c.person for table in (SESSIONS, SEATS, RESULTS, RATINGS, CHAT, REPORTS)),
    GAMES.c.host,
    REPORTS.c.by,
)
_log = structlog.get_logger("cleanup")


class Cleanup:
    """One pass over the database; methods block."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.engine = database.engine
        self._commands = AdminCommands(database)
        self._moment = clock()
        self._remaining = {
            "sessions": SESSIONS,
            "tables": GAMES,
            "guests": PEOPLE,
            "challenges": SPENT,
            "guesses": GUESSES,
        }
        self._changed: list[str] = []  # tables that every process must reload
        self._after = ""  # the last key that was checked
        self.deleted = dict.fromkeys(self._remaining, 0)  # counts by kind

    def all(self) -> dict[str, int]:
        """Run all steps; counts by kind."""
        while self.step():
            pass
        return self.deleted

    def step(self) -> bool:
        """Check the next batch of rows; False when all are done."""
        if not self._remaining:
            return False
        kind, table = next(iter(self._remaining.items()))
        some = select(table.c.id).where(table.c.id > self._after).order_by(table.c.id).limit(BATCH_SIZE)
        with self.engine.begin() as connection:
            keys = connection.execute(some).scalars().all()
            deleted = self._delete(connection, kind, keys)
        while self._changed:
            self._commands.add("table", self._changed.pop())
        self.deleted[kind] += deleted
        if len(keys) == BATCH_SIZE:
            self._after = keys[-1]
        else:
            del self._remaining[kind]
            self._after = ""
        return True

    def _delete(self, connection: Connection, kind: str, keys: Sequence[str]) -> int:
        match kind:
            case "sessions":
                is_past = SESSIONS.c.seen < _before(self._moment, COOKIE_LIFETIME + GRACE_PERIOD)
                return len(_delete(connection, SESSIONS, keys, is_past))
            case "tables":
                gone = _delete(connection, GAMES, keys, *_abandoned(_before(self._moment, ABANDONED_AFTER)))
                self._changed = [*gone, *clear_rematches(connection, gone)] if gone else []
                return len(gone)
            case "guests":
                return _delete_guests(
                    connection, _unreachable_guests(connection, keys, _before(self._moment, GRACE_PERIOD))
                )
            case "challenges":
                return len(_delete(connection, SPENT, keys, SPENT.c.until < self._moment))
        return len(_delete(connection, GUESSES, keys, GUESSES.c.until < self._moment))


def _abandoned(late: str) -> tuple[ColumnElement[bool], ...]:
    """Waiting tables and opened records without recent changes; games on one machine are kept."""
    is_record = and_(GAMES.c.is_replay, GAMES.c.host.is_not(None))
    return GAMES.c.changed < late, or_(GAMES.c.status == "waiting", is_record)


def _before(moment: float, age: timedelta) -> str:
    """A time as it is stored."""
    return (datetime.fromtimestamp(moment, UTC) - age).isoformat(timespec="milliseconds")


def _delete(
    connection: Connection, table: Table, keys: Collection[str], *is_past: ColumnElement[bool]
) -> Sequence[str]:
    """Delete those of some rows that are past and not locked; the deleted keys."""
    past = select(table.c.id).where(table.c.id.in_(keys), *is_past).with_for_update(skip_locked=True)
    locked = connection.execute(past).scalars().all()
    if not locked:
        return []
    # Checked again: before it was locked, a row may have been changed or referred to.
    removed = delete(table).where(table.c.id.in_(locked), *is_past).returning(table.c.id)
    return connection.execute(removed).scalars().all()


def _unreachable_guests(connection: Connection, people: Sequence[str], late: str) -> set[str]:
    """Guests with no session left and no trace in games, chat or reports.

    Banned guests and those in open reports are kept for moderators. Each table is queried by itself: in one
    query for all, a database reads more than it needs.
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


def _delete_guests(connection: Connection, guests: Collection[str]) -> int:
    """Delete guests who have not joined a table in the meantime; how many."""
    returned = [~exists().where(each == PEOPLE.c.id) for each in (SESSIONS.c.person, SEATS.c.person)]
    gone = _delete(connection, PEOPLE, guests, *returned) if guests else []
    if gone:
        connection.execute(delete(MUTES).where(MUTES.c.other.in_(gone)))
    return len(gone)


class CleanupWorker(BackgroundLoop):
    """Cleans up some time after the start, and then at intervals."""

    def __init__(self, writer: Writer, clock: Callable[[], float] = time.time) -> None:
        super().__init__("cleanup", self._clean, CLEANUP_INTERVAL_S, FIRST_CLEANUP_S)
        self.writer = writer
        self.clock = clock

    async def clean(self) -> dict[str, int]:
        """Run one pass, with other database work in between; counts by kind."""
        cleanup = Cleanup(self.writer.database, self.clock)
        while await self.writer.run(cleanup.step):
            pass
        return cleanup.deleted

    async def _clean(self) -> None:
        deleted = await self.clean()
        if any(deleted.values()):
            _log.info("cleanup done", **deleted)
