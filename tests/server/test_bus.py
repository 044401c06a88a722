"""The bus between processes, on a Redis or Valkey of the test's own."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from shedu.server.cluster import bus as buses
from shedu.server.cluster.bus import News, RedisBus
from shedu.server.wire.messages import UndoWish, Visitor
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
        self.heard: list[News] = []
        self.looks = 0
        self.mourned: list[str] = []

    async def hear(self, news: News) -> None:
        """Of something at a table."""
        if news.game:
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
        told = [
            News(one.bus.name, "game", 1, 0, "king B1", "{}"),
            News(one.bus.name, "game", said=b"{}"),
            News(one.bus.name, "game", present=[Visitor("id", "Ann", False)]),
            News(one.bus.name, "game", undo=[UndoWish(0, 3, [0])], undo_at=4),
            News(one.bus.name, "game", undo=[], undo_at=4),
            News(one.bus.name, "game", everybody={"other": [Visitor("id", "Ann", False)]}),
        ]
        for news in told:
            one.bus.tell(news)
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
    monkeypatch.setattr(buses, "RETRY", 0.02)

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        await two.start()
        await asyncio.to_thread(server.kill)
        one.bus.tell(News(one.bus.name, "game", 1))
        seen = two.looks
        await until(lambda: two.looks >= seen + 2 and one.bus._has_lost)
        seen = two.looks  # it may look before this one hears that the server is there
        await asyncio.to_thread(server.start)
        await until(lambda: two.looks > seen)
        number = 1
        while not two.heard:  # once both are there again
            number += 1
            one.bus.tell(News(one.bus.name, "game", number))
            await asyncio.sleep(0.02)
        await until(lambda: not one.bus._has_lost)
        seen = two.looks
        one.bus._has_lost = True  # as when too much waited
        one.bus.tell(News(one.bus.name, "game", 1000))
        await until(lambda: any(news.number == 1000 for news in two.heard))
        assert two.looks > seen  # who joins again has all look, too
        await one.bus.close()
        await two.bus.close()

    asyncio.run(run())


def test_others_look_soon_though_there_is_no_more_news(
    server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was lost with the bus is made up for once it is back, not at the next news."""
    monkeypatch.setattr(buses, "RETRY", 0.02)
    monkeypatch.setattr(buses, "BEAT", 10 * PATIENCE)

    async def run() -> None:
        one = Process(server)
        await one.start()
        await asyncio.to_thread(server.kill)
        one.bus.tell(News(one.bus.name, "game", 1))
        await until(lambda: one.bus._has_lost)
        await asyncio.to_thread(server.start)
        await until(lambda: not one.bus._has_lost)
        await one.bus.close()

    asyncio.run(run())


def test_who_falls_silent_is_mourned_once(server: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while the bus itself is silent."""
    monkeypatch.setattr(buses, "BEAT", 0.05)

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
