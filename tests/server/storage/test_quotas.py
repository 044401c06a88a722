"""Limits on what a person may store hold under concurrent requests and over several processes."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from shedu.server.errors import Code, PersonError, TableError
from shedu.server.live.registry import TableRegistry
from shedu.server.people import chat as chats
from shedu.server.people.chat import Chat
from shedu.server.people.passkeys import MAX_PASSKEYS, NewPasskey, Passkey, Passkeys
from shedu.server.people.people import NewSession, People
from shedu.server.storage.database import Database
from shedu.server.storage.quotas import QuotaError
from shedu.server.storage.schema import GAMES
from shedu.server.tables.games import Games
from shedu.server.tables.limits import TableLimits
from shedu.server.tables.replay import record_text
from shedu.server.tables.seats import Seat
from shedu.server.tables.terms import Wish
from tests.server.games import play_on, stored, two_people
from tests.server.registries import Clock, open_registry, person
from tests.server.services import Postgres, fresh_database

PROCESSES, EACH = 6, 4


def refused(url: str, add: Callable[[Database, int], None], error: type[Exception]) -> int:
    """The number of refused attempts of several concurrent connections."""
    start, failed = threading.Barrier(PROCESSES), []

    def run(process: int) -> None:
        database = Database(url)
        start.wait()
        for number in range(EACH):
            try:
                add(database, process * EACH + number)
            except error:
                failed.append(number)
        database.close()

    threads = [threading.Thread(target=run, args=(process,)) for process in range(PROCESSES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(failed)


def check_limits(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Database(url)
    ann = People(first).add_guest("Ann", NewSession("session"))
    monkeypatch.setattr(chats, "MAX_MUTES", 5)

    def add_table(database: Database, number: int) -> None:
        roster, summary = stored(two_people())
        roster = replace(roster, game=f"game {number}", host=ann.id)
        Games(database).add(roster, replace(summary, id=roster.game, host=ann.id), "head", limit=5)

    def add_mute(database: Database, number: int) -> None:
        Chat(database).set_muted(ann.id, f"other {number}", is_muted=True)

    assert refused(url, add_table, QuotaError) == PROCESSES * EACH - 5
    assert refused(url, add_mute, PersonError) == PROCESSES * EACH - 5
    account = replace(ann, login="ann")

    def add_passkey(database: Database, number: int) -> None:
        passkey = Passkey(f"key {number}", ann.id, b"", 0)
        Passkeys(database).add(account, NewPasskey(passkey, "key", "", "session", None))

    assert refused(url, add_passkey, PersonError) == PROCESSES * EACH - MAX_PASSKEYS
    first.close()


def test_limits_hold_for_several_connections_to_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_limits(f"sqlite:///{tmp_path / 'tables.sqlite'}", monkeypatch)


def test_limits_hold_for_several_processes_on_postgresql(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_limits(fresh_database(postgres, "quotas"), monkeypatch)


def test_ninety_five_requests_at_once_make_fifty_tables_and_fifty_records(tmp_path: Path) -> None:
    async def create(registry: TableRegistry, number: int) -> Code | None:
        eve = person(registry, "Eve")
        try:
            if number % 2:
                await registry.create(Wish([Seat("lion"), Seat("bull", "open")]), eve)
            else:
                await registry.open_record(record, eve)
        except TableError as error:
            return error.code
        return None

    async def run() -> None:
        async with open_registry(tmp_path, Clock()) as registry:
            registry.service.limits = TableLimits()
            found = await asyncio.gather(*(create(registry, number) for number in range(190)))
            assert found.count(None) == 100
            assert found.count(Code.MANY_TABLES) == 90
            with registry.writer.database.engine.connect() as connection:
                rows = connection.execute(GAMES.select()).all()
            assert sum(row.is_replay for row in rows) == 50
            assert sum(not row.is_replay for row in rows) == 50

    table = two_people()
    play_on(table, 2)
    record = record_text(table, None)
    asyncio.run(run())
