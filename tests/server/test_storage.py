"""Where games are kept."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from shedu.server.storage.database import Change, NewEntry, Storage, TakenError, Writer
from shedu.server.storage.schema import METADATA
from shedu.server.wire import messages as m
from tests.server.games import info as info_of_game
from tests.server.games import two_people


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    """An empty one."""
    return Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")


def info(started: str = "2026-01-01") -> m.GameInfo:
    """A game to be stored."""
    return info_of_game(two_people(), started)


def test_migrations_make_the_tables_that_the_code_knows(storage: Storage) -> None:
    """No difference; and a database that is there already is left as it is."""
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    game = info()
    storage.add_game("head", game)
    again = Storage(str(storage.engine.url))
    assert again.info(game.id) == game


def test_entries_are_added_in_order_and_never_twice(storage: Storage) -> None:
    """Whoever comes second with the same number has stored nothing."""
    game = info()
    storage.add_game("head", game, [NewEntry(1, 0, "king B1")])
    storage.add_entry(Change(NewEntry(2, 1, "pass"), game))
    other = Storage(str(storage.engine.url))
    with pytest.raises(TakenError):
        other.add_entry(Change(NewEntry(2, 1, "king C2"), game))
    stored = storage.game(game.id)
    assert stored is not None
    assert stored.entries == [(0, "king B1"), (1, "pass")]
    assert stored.head == "head"
    assert stored.info.seats == game.seats


def test_an_entry_for_a_deleted_game_is_not_kept(storage: Storage) -> None:
    """It would belong to nobody."""
    game = info()
    storage.add_game("head", game, [NewEntry(1, 0, "pass")])
    assert storage.delete_game(game.id)
    assert not storage.delete_game(game.id)
    assert storage.game(game.id) is None
    with pytest.raises(TakenError):
        storage.add_entry(Change(NewEntry(1, 0, "pass"), game))


def test_the_list_begins_with_what_changed_last(storage: Storage) -> None:
    """And ends somewhere."""
    games = [info(f"2026-01-0{day}") for day in (1, 3, 2)]
    for game in games:
        storage.add_game("head", game)
    assert [found.started for found in storage.infos(2)] == ["2026-01-03", "2026-01-02"]


def test_nothing_is_acknowledged_before_it_is_on_the_disk(storage: Storage) -> None:
    """The write-ahead log, flushed with every commit."""
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_the_writer_finishes_what_it_began(storage: Storage) -> None:
    """Though whoever asked for it is gone."""
    game = info()
    storage.add_game("head", game)
    writer = Writer(storage)

    async def leave() -> None:
        asked = asyncio.create_task(writer.add_entry(Change(NewEntry(1, 0, "pass"), game)))
        await asyncio.sleep(0)  # it has begun
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked

    asyncio.run(leave())
    writer.close()
    database = storage.engine.url.database
    assert database is not None
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT number, text FROM entries").fetchall() == [(1, "pass")]
