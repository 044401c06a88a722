"""The bus between processes, on a Redis or Valkey of the test's own."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from shedu.server.cluster import bus as buses
from shedu.server.cluster.bus import RedisBus
from shedu.server.cluster.messages import (
    BusMessage,
    ChatSent,
    EntryStored,
    Ping,
    PresenceChanged,
    ProcessPresence,
    TableChanged,
    TurnNotice,
    UndoRequested,
)
from shedu.server.tables.clocks import ClockState
from shedu.server.tables.seats import UndoRequest, Visitor
from tests.server.services import Redis, redis

PATIENCE = 30.0  # seconds


@pytest.fixture
def server() -> Iterator[Redis]:
    """One of its own."""
    with redis() as found:
        yield found


class Process:
    """Somebody on the bus, who keeps what he hears."""

    def __init__(self, server: Redis) -> None:
        self.bus = RedisBus(server.url)
        self.heard: list[BusMessage] = []
        self.looks = 0
        self.mourned: list[str] = []

    async def hear(self, news: BusMessage) -> None:
        """Of something at a table."""
        if not isinstance(news, Ping):
            self.heard.append(news)

    async def look_around(self) -> None:
        """Something may have been missed."""
        self.looks += 1

    async def mourn(self, name: str) -> None:
        """Somebody is gone."""
        self.mourned.append(name)

    async def start(self) -> None:
        """Join."""
        await self.bus.start(self.hear, self.look_around, self.mourn)
        await until(lambda: self.looks > 0)


def entry(process: Process, number: int) -> EntryStored:
    """An entry of a game."""
    return EntryStored(process.bus.name, "game", number, 0, "pass")


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


def test_others_hear_and_oneself_does_not(server: Redis) -> None:
    """All that can be told, in order."""

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        await two.start()
        told: list[BusMessage] = [
            EntryStored(one.bus.name, "game", 1, 0, "king B1", ClockState([1.0, 2.0], 1, 3.0)),
            EntryStored(one.bus.name, "game", 2, 1, "pass"),
            TableChanged(one.bus.name, "game"),
            ChatSent(one.bus.name, "game", b"{}"),
            PresenceChanged(one.bus.name, "game", [Visitor("id", "Ann", False)]),
            UndoRequested(one.bus.name, "game", 4, UndoRequest(0, 3, (0,))),
            UndoRequested(one.bus.name, "game", 4, None),
            ProcessPresence(one.bus.name, {"other": [Visitor("id", "Ann", False)]}),
            TurnNotice(one.bus.name, "game", "id", b"{}"),
        ]
        for news in told:
            one.bus.publish(news)
        await until(lambda: len(two.heard) == len(told))
        assert two.heard == told
        assert one.heard == []
        await one.bus.close()
        await two.bus.close()

    asyncio.run(run())


def test_who_joins_has_the_others_look(server: Redis) -> None:
    """So that they say who is there."""

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        seen = one.looks
        await two.start()
        await until(lambda: one.looks > seen)
        await one.bus.close()
        await two.bus.close()

    asyncio.run(run())


def test_a_bus_that_was_away_makes_everybody_look(server: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is away, too; what could not be told meanwhile is found by looking."""
    monkeypatch.setattr(buses, "RETRY_DELAY_S", 0.02)

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        await two.start()
        await asyncio.to_thread(server.kill)
        one.bus.publish(entry(one, 1))
        seen = two.looks
        await until(lambda: two.looks >= seen + 2 and one.bus._has_lost)
        seen = two.looks  # it may look before this one hears that the server is there
        await asyncio.to_thread(server.start)
        await until(lambda: two.looks > seen)
        number = 1
        while not two.heard:  # once both are there again
            number += 1
            one.bus.publish(entry(one, number))
            await asyncio.sleep(0.02)
        await until(lambda: not one.bus._has_lost)
        seen = two.looks
        one.bus._has_lost = True  # as when too much waited
        one.bus.publish(entry(one, 1000))
        await until(lambda: entry(one, 1000) in two.heard)
        assert two.looks > seen  # who joins again has all look, too
        await one.bus.close()
        await two.bus.close()

    asyncio.run(run())


def test_others_look_soon_though_there_is_no_more_news(
    server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was lost with the bus is made up for once it is back, not at the next news."""
    monkeypatch.setattr(buses, "RETRY_DELAY_S", 0.02)
    monkeypatch.setattr(buses, "HEARTBEAT_INTERVAL_S", 10 * PATIENCE)

    async def run() -> None:
        one = Process(server)
        await one.start()
        await asyncio.to_thread(server.kill)
        one.bus.publish(entry(one, 1))
        await until(lambda: one.bus._has_lost)
        await asyncio.to_thread(server.start)
        await until(lambda: not one.bus._has_lost)
        await one.bus.close()

    asyncio.run(run())


def test_who_falls_silent_is_mourned_once(server: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while the bus itself is silent."""
    monkeypatch.setattr(buses, "HEARTBEAT_INTERVAL_S", 0.05)

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        await two.start()
        await until(lambda: two.bus.name in one.bus._others)
        await two.bus.close()
        await until(lambda: one.mourned == [two.bus.name])
        assert two.bus.name not in one.bus._others
        await one.bus.close()

    asyncio.run(run())
