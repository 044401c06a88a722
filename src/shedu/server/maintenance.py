"""Deletes what can no longer be reached or was kept long enough: expired sessions, guests without a trace,
expired challenges and login attempts, abandoned tables, addresses, and what moderators no longer need.

Each step is a short transaction over a batch of rows, so that moves are stored in between. Several processes
may clean up at once: each skips the rows that another one has locked.
"""

import time
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Literal, assert_never

import structlog
from sqlalchemy import Column, ColumnElement, Connection, Table, and_, delete, exists, or_, select, update

from shedu.server.background import BackgroundLoop
from shedu.server.cluster.admin_commands import AdminCommands
from shedu.server.people.names import DEFAULT_RESERVED_DAYS
from shedu.server.people.people import COOKIE_LIFETIME
from shedu.server.settings import Settings
from shedu.server.storage.database import Database
from shedu.server.storage.schema import (
    ADDRESS_BANS,
    AUDIT,
    CHAT,
    GAMES,
    INVITATIONS,
    LOGIN_ATTEMPTS,
    MUTES,
    NAMES,
    PEOPLE,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    SESSIONS,
    SPENT,
    STUDIES,
)
from shedu.server.storage.writer import Writer
from shedu.server.tables.games import clear_rematches

CLEANUP_INTERVAL_S = 6 * 3600.0
FIRST_CLEANUP_S = 600.0  # after the start, when all clients have reconnected
BATCH_SIZE = 100  # rows in a transaction
GRACE_PERIOD = timedelta(days=1)  # a browser may still have its cookie, or a process cache the person
ABANDONED_AFTER = timedelta(days=30)  # of waiting tables and opened records
REPLACED_SESSION_KEPT = timedelta(hours=1)  # for processes that have not moved its sockets yet
REMOVED_LINE_KEPT = timedelta(days=90)  # chat lines that a moderator removed
CLOSED_REPORT_KEPT = timedelta(days=180)
AUDIT_KEPT = timedelta(days=730)
TRACES = (
    *(table.c.person for table in (SESSIONS, SEATS, RESULTS, RATINGS, CHAT, REPORTS)),
    GAMES.c.host,
    REPORTS.c.by,
    STUDIES.c.owner,
)
Kind = Literal[
    "sessions",
    "replaced",
    "addresses",
    "tables",
    "guests",
    "challenges",
    "guesses",
    "invitations",
    "bans",
    "lines",
    "reports",
    "audit",
    "names",
]
_log = structlog.get_logger("cleanup")


class Cleanup:
    """One pass over the database; methods block."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float] = time.time,
        address_days: int = Settings.address_days,
        reserved_days: int = DEFAULT_RESERVED_DAYS,
    ) -> None:
        self.engine = database.engine
        self._addresses_kept = timedelta(days=address_days)
        self._reserved = timedelta(days=reserved_days)
        self._commands = AdminCommands(database)
        self._moment = clock()
        self._remaining: dict[Kind, Table] = {
            "sessions": SESSIONS,
            "replaced": SESSIONS,
            "addresses": SESSIONS,
            "tables": GAMES,
            "guests": PEOPLE,
            "challenges": SPENT,
            "guesses": LOGIN_ATTEMPTS,
            "invitations": INVITATIONS,
            "bans": ADDRESS_BANS,
            "lines": CHAT,
            "reports": REPORTS,
            "audit": AUDIT,
            "names": NAMES,
        }
        self._changed: list[str] = []  # tables that every process must reload
        self._after: str | int | None = None  # the last key that was checked
        self.deleted: dict[str, int] = dict.fromkeys(self._remaining, 0)  # counts by kind

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
        key = _key(table)
        some = select(key).order_by(key).limit(BATCH_SIZE)
        if self._after is not None:
            some = some.where(key > self._after)
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
            self._after = None
        return True

    def _delete(self, connection: Connection, kind: Kind, keys: Sequence[Any]) -> int:
        def before(age: timedelta) -> str:
            return _before(self._moment, age)

        match kind:
            case "sessions":
                is_past = SESSIONS.c.seen < before(COOKIE_LIFETIME + GRACE_PERIOD)
                return len(_delete(connection, SESSIONS, keys, SESSIONS.c.successor.is_(None), is_past))
            case "replaced":
                is_past = SESSIONS.c.seen < before(REPLACED_SESSION_KEPT)
                return len(_delete(connection, SESSIONS, keys, SESSIONS.c.successor.is_not(None), is_past))
            case "addresses":
                is_past = SESSIONS.c.created < before(self._addresses_kept)
                old = update(SESSIONS).where(
                    SESSIONS.c.id.in_(keys), SESSIONS.c.address.is_not(None), is_past
                )
                return connection.execute(old.values(address=None)).rowcount
            case "tables":
                gone = _delete(connection, GAMES, keys, *_abandoned(_before(self._moment, ABANDONED_AFTER)))
                self._changed = [*gone, *clear_rematches(connection, gone)] if gone else []
                return len(gone)
            case "guests":
                return _delete_guests(
                    connection, _unreachable_guests(connection, keys, _before(self._moment, GRACE_PERIOD))
                )
            case "names":
                is_past = NAMES.c.released < _before(self._moment, self._reserved)
                return len(_delete(connection, NAMES, keys, is_past))
            case "challenges":
                return len(_delete(connection, SPENT, keys, SPENT.c.until < self._moment))
            case "invitations":
                is_past = or_(INVITATIONS.c.until < self._moment, INVITATIONS.c.uses <= 0)
                return len(_delete(connection, INVITATIONS, keys, is_past))
            case "bans":
                return len(_delete(connection, ADDRESS_BANS, keys, ADDRESS_BANS.c.until < self._moment))
            case "lines":
                return len(_delete(connection, CHAT, keys, CHAT.c.removed < before(REMOVED_LINE_KEPT)))
            case "reports":
                return len(_delete(connection, REPORTS, keys, REPORTS.c.closed < before(CLOSED_REPORT_KEPT)))
            case "audit":
                return len(_delete(connection, AUDIT, keys, AUDIT.c.at < before(AUDIT_KEPT)))
            case "guesses":
                is_past = LOGIN_ATTEMPTS.c.until < self._moment
                return len(_delete(connection, LOGIN_ATTEMPTS, keys, is_past))
            case _:
                assert_never(kind)


def _abandoned(late: str) -> tuple[ColumnElement[bool], ...]:
    """Waiting tables and opened records without recent changes; games on one machine are kept."""
    is_record = and_(GAMES.c.is_replay, GAMES.c.host.is_not(None))
    return GAMES.c.changed < late, or_(GAMES.c.status == "waiting", is_record)


def _before(moment: float, age: timedelta) -> str:
    """A time as it is stored."""
    return (datetime.fromtimestamp(moment, UTC) - age).isoformat(timespec="milliseconds")


def _delete(
    connection: Connection, table: Table, keys: Collection[Any], *is_past: ColumnElement[bool]
) -> Sequence[Any]:
    """Delete those of some rows that are past and not locked; the deleted keys."""
    key = _key(table)
    past = select(key).where(key.in_(keys), *is_past).with_for_update(skip_locked=True)
    locked = connection.execute(past).scalars().all()
    if not locked:
        return []
    # Checked again: before it was locked, a row may have been changed or referred to.
    removed = delete(table).where(key.in_(locked), *is_past).returning(key)
    return connection.execute(removed).scalars().all()


def _key(table: Table) -> Column[Any]:
    (key,) = table.primary_key
    return key


def _unreachable_guests(connection: Connection, people: Sequence[str], late: str) -> set[str]:
    """Guests with no session left and no trace in games, studies, chat or reports.

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
    """Delete guests who have not joined a table or kept a study in the meantime; how many."""
    returned = [
        ~exists().where(each == PEOPLE.c.id) for each in (SESSIONS.c.person, SEATS.c.person, STUDIES.c.owner)
    ]
    gone = _delete(connection, PEOPLE, guests, *returned) if guests else []
    if gone:
        connection.execute(delete(MUTES).where(MUTES.c.other.in_(gone)))
    return len(gone)


class CleanupWorker(BackgroundLoop):
    """Cleans up some time after the start, and then at intervals."""

    def __init__(
        self,
        writer: Writer,
        address_days: int = Settings.address_days,
        clock: Callable[[], float] = time.time,
        reserved_days: int = DEFAULT_RESERVED_DAYS,
    ) -> None:
        super().__init__("cleanup", self._clean, CLEANUP_INTERVAL_S, FIRST_CLEANUP_S)
        self.writer = writer
        self.clock = clock
        self._address_days = address_days
        self._reserved_days = reserved_days

    async def clean(self) -> dict[str, int]:
        """Run one pass, with other database work in between; counts by kind."""
        cleanup = Cleanup(self.writer.database, self.clock, self._address_days, self._reserved_days)
        while await self.writer.run(cleanup.step):
            pass
        return cleanup.deleted

    async def _clean(self) -> None:
        deleted = await self.clean()
        if any(deleted.values()):
            _log.info("cleanup done", **deleted)
