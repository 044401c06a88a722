"""Retries while the database is unavailable, or after its response was lost."""

import asyncio
import uuid
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, OperationalError

from shedu.server.storage import retry as steady
from shedu.server.storage.database import Database
from shedu.server.storage.retry import is_commit_unknown, is_transient, retry_transaction
from shedu.server.storage.writer import GroupCommit, Writer
from shedu.server.tables.games import ConflictError, EntryChange, Games, NewEntry, RosterChange
from shedu.server.tables.seats import Seat
from tests.server.games import stored, two_people
from tests.server.services import Postgres, fresh_database


class LostError(Exception):
    """An error of a database driver."""

    sqlstate: str | None = None


def lost(statement: str | None = None, is_broken: bool = True, state: str | None = None) -> OperationalError:
    """An error of the connection."""
    cause = LostError("gone")
    cause.sqlstate = state
    return OperationalError(statement, None, cause, connection_invalidated=is_broken)


@pytest.mark.parametrize(
    ("error", "passes", "unsure"),
    [
        (lost(), True, True),  # while committing
        (lost("INSERT"), True, False),  # nothing was committed
        (lost(is_broken=False), True, False),  # no connection
        (lost("INSERT", False, "40P01"), True, False),  # deadlock
        (lost("INSERT", True, "57P01"), True, False),  # the database shuts down
        (lost("INSERT", False, "42P01"), False, False),  # no such table
        (IntegrityError("INSERT", None, LostError()), False, False),
    ],
)
def test_transient_errors_and_unknown_commits(error: OperationalError, passes: bool, unsure: bool) -> None:
    """Each kind of error."""
    assert (is_transient(error), is_commit_unknown(error)) == (passes, unsure)


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that only advances while the code waits."""
    waited = [0.0]
    still = SimpleNamespace(monotonic=lambda: sum(waited), sleep=waited.append)
    monkeypatch.setattr(steady, "time", still)
    return waited


def failing(times: int, error: OperationalError) -> Callable[[], str]:
    """Work that fails this many times."""
    errors = [error] * times

    def work() -> str:
        if errors:
            raise errors.pop()
        return "done"

    return work


def test_work_is_retried_until_the_timeout(no_time: list[float]) -> None:
    """Until the timeout, and not if the commit may have succeeded."""
    assert retry_transaction(failing(5, lost("INSERT"))) == "done"
    assert sum(no_time) < 2
    with pytest.raises(OperationalError):
        retry_transaction(failing(1000, lost("INSERT")))
    assert sum(no_time) < 2 * steady.RETRY_TIMEOUT_S
    with pytest.raises(OperationalError):
        retry_transaction(failing(1, lost()))
    assert retry_transaction(failing(1, lost()), may_repeat=lambda: True) == "done"
    with pytest.raises(OperationalError):
        retry_transaction(failing(1, lost("INSERT", False, "42P01")))


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """Both kinds of database."""
    if request.param == "sqlite":
        yield Database(f"sqlite:///{tmp_path / 'games.sqlite'}")
        return
    found = Database(fresh_database(request.getfixturevalue("postgres"), f"retry_{uuid.uuid4().hex}"))
    yield found
    found.close()


def test_an_entry_without_acknowledgement_counts_once(storage: Database, no_time: list[float]) -> None:
    """The entry was committed but not acknowledged: the retry finds it; another seat's entry conflicts."""
    tables = [stored(two_people()), stored(two_people())]
    games = Games(storage)
    for roster, summary in tables:
        games.add(roster, summary, "head")
    game, other = (summary for _, summary in tables)
    calls: list[int] = []

    def forgetful(changes: Sequence[EntryChange]) -> list[ConflictError | None]:
        calls.append(len(changes))
        found = games.add_entries(changes)
        if len(calls) == 1:
            raise lost()
        return found

    writer = Writer(storage)
    entries = GroupCommit(writer, forgetful)

    async def play() -> list[object]:
        await entries.add(EntryChange(NewEntry(1, 0, "king B1"), game))
        changes = [
            EntryChange(NewEntry(2, 0, "pass"), game),
            EntryChange(NewEntry(1, 1, "king C2"), game),
            EntryChange(NewEntry(1, 0, "king B1"), other),
        ]
        return list(await asyncio.gather(*map(entries.add, changes), return_exceptions=True))

    done = asyncio.run(play())
    assert [type(each) for each in done] == [type(None), ConflictError, type(None)]
    assert len(no_time) == 2
    found = games.game(game.id)
    assert found is not None
    assert found.entries == [(0, "king B1"), (0, "pass")]
    writer.close()


def test_reads_are_repeated_after_a_lost_connection(postgres: Postgres) -> None:
    """A transaction whose commit may have succeeded is not repeated."""
    url = fresh_database(postgres, f"retry_{uuid.uuid4().hex}")
    storage = Database(url)
    writer = Writer(storage)
    tries: list[int] = []

    def lose(connection: Connection) -> int:
        tries.append(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())
        if len(tries) == 1:
            with psycopg.connect(url.replace("+psycopg", "")) as other:
                other.execute("SELECT pg_terminate_backend(%s, 10000)", (tries[0],))
        return len(tries)

    def read() -> int:
        with storage.engine.connect() as connection:
            return lose(connection)

    def write() -> int:
        with storage.engine.begin() as connection:
            return lose(connection)

    assert asyncio.run(writer.run(read)) == 2
    tries.clear()
    with pytest.raises(OperationalError):
        asyncio.run(writer.run(write))
    assert len(tries) == 1
    writer.close()


def test_a_roster_change_needs_the_current_state(storage: Database) -> None:
    """Status, seats and entries must match; an entry never changes the seats."""
    roster, summary = stored(two_people())
    games = Games(storage)
    games.add(roster, summary, "head")
    seats = (roster.seats[0], Seat(roster.seats[1].dynasty, "bot", "novice"))
    changed = replace(roster, seats=seats)
    games.change_roster(RosterChange(changed, summary, roster, 0))
    with pytest.raises(ConflictError):
        games.change_roster(RosterChange(changed, summary, roster, 0))
    games.add_entry(EntryChange(NewEntry(1, 0, "pass"), summary))  # by a process with the old roster
    found = games.summary(summary.id)
    assert found is not None
    assert found.seats == seats
    with pytest.raises(ConflictError):
        games.change_roster(RosterChange(changed, summary, changed, 0))
    games.change_roster(RosterChange(changed, summary, changed, 1))
    assert games.set_rematch(summary.id, "first") == "first"
    assert games.set_rematch(summary.id, "second") == "first"
    assert games.set_rematch("none", "first") is None
