"""The database, the repository of games and the writer thread."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from shedu.server.storage.database import Database
from shedu.server.storage.schema import METADATA
from shedu.server.storage.writer import GroupCommit, Writer
from shedu.server.tables.games import ConflictError, EntryChange, Games, NewEntry
from tests.server.games import stored, two_people


@pytest.fixture
def database(tmp_path: Path) -> Database:
    """An empty database."""
    return Database(f"sqlite:///{tmp_path / 'games.sqlite'}")


def test_migrations_make_the_tables_that_the_code_knows(database: Database) -> None:
    """Migrations give the schema of the code; a second run changes nothing."""
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    roster, summary = stored(two_people())
    Games(database).add(roster, summary, "head")
    again = Database(str(database.engine.url))
    assert Games(again).summary(summary.id) == summary


def test_options_with_a_value_are_kept(database: Database) -> None:
    """An option such as `board advanced` contains a space."""
    roster, summary = stored(two_people(options=["board advanced", "english"]))
    Games(database).add(roster, summary, "head")
    assert summary.options == ("board advanced", "english")
    assert Games(database).summary(summary.id) == summary


def test_entries_are_added_in_order_and_never_twice(database: Database) -> None:
    """The second writer of a number stores nothing."""
    games = Games(database)
    roster, summary = stored(two_people())
    games.add(roster, summary, "head", [NewEntry(1, 0, "king B1")])
    games.add_entry(EntryChange(NewEntry(2, 1, "pass"), summary))
    other = Games(Database(str(database.engine.url)))
    with pytest.raises(ConflictError):
        other.add_entry(EntryChange(NewEntry(2, 1, "king C2"), summary))
    found = games.game(summary.id)
    assert found is not None
    assert found.entries == [(0, "king B1"), (1, "pass")]
    assert found.head == "head"
    assert found.roster == roster


def test_an_entry_for_a_deleted_game_is_not_kept(database: Database) -> None:
    """The foreign key rejects it."""
    games = Games(database)
    roster, summary = stored(two_people())
    games.add(roster, summary, "head", [NewEntry(1, 0, "pass")])
    assert games.delete(summary.id)
    assert not games.delete(summary.id)
    assert games.game(summary.id) is None
    with pytest.raises(ConflictError):
        games.add_entry(EntryChange(NewEntry(1, 0, "pass"), summary))


def test_the_list_begins_with_what_changed_last(database: Database) -> None:
    """The list has a limited length."""
    games = Games(database)
    for day in (1, 3, 2):
        games.add(*stored(two_people(), f"2026-01-0{day}"), "head")
    assert [found.started for found in games.summaries(2)] == ["2026-01-03", "2026-01-02"]


def test_nothing_is_acknowledged_before_it_is_on_the_disk(database: Database) -> None:
    """The write-ahead log, flushed with every commit."""
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_the_writer_finishes_what_it_began(database: Database) -> None:
    """Even if the caller was cancelled."""
    games = Games(database)
    roster, summary = stored(two_people())
    games.add(roster, summary, "head")
    writer = Writer(database)

    async def leave() -> None:
        entries = GroupCommit(writer, games.add_entries)
        asked = asyncio.create_task(entries.add(EntryChange(NewEntry(1, 0, "pass"), summary)))
        await asyncio.sleep(0)  # the write has begun
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked

    asyncio.run(leave())
    writer.close()
    file = database.engine.url.database
    assert file is not None
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT number, text FROM entries").fetchall() == [(1, "pass")]


def test_an_entry_without_the_one_before_is_not_stored(database: Database) -> None:
    """Other entries of the same transaction are stored."""
    games = Games(database)
    first, second = stored(two_people()), stored(two_people())
    for roster, summary in (first, second):
        games.add(roster, summary, "head")
    changes = [
        EntryChange(NewEntry(number, 0, "pass"), summary)
        for number, summary in ((1, first[1]), (2, second[1]), (2, first[1]), (4, first[1]))
    ]
    errors = games.add_entries(changes)
    assert [error is None for error in errors] == [True, False, True, False]
    found = games.entries_after([(first[1].id, 0), (first[1].id, 1), (second[1].id, 0)])
    assert [len(each.entries) for each in found.values()] == [2, 1, 0]


def test_a_database_has_an_identity(database: Database, tmp_path: Path) -> None:
    other = Database(f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert len({database.identity(), database.identity(), other.identity()}) == 2
    other.close()
