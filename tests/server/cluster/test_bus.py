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
from shedu.server.tables.seats import UndoRequest, Visitor
from tests.server.services import Redis, redis

PATIENCE_S = 30.0


@pytest.fixture
def server() -> Iterator[Redis]:
    """A Redis server for one test."""
    with redis() as found:
        yield found


class Process:
    """A process on the bus; it records its messages."""

    def __init__(self, server: Redis, database: str = "one", key: bytes = b"secret") -> None:
        self.bus = RedisBus(server.url, database, key)
        self.heard: list[BusMessage] = []
        self.looks = 0
        self.lost: list[str] = []

    async def receive(self, news: BusMessage) -> None:
        """Record a message."""
        if not isinstance(news, Ping):
            self.heard.append(news)

    async def resync(self) -> None:
        """Count a resync."""
        self.looks += 1

    async def process_lost(self, name: str) -> None:
        """A process was lost."""
        self.lost.append(name)

    async def start(self) -> None:
        """Join."""
        await self.bus.start(self.receive, self.resync, self.process_lost)
        await until(lambda: self.looks > 0)


def entry(process: Process, number: int) -> EntryStored:
    """An entry of a game."""
    return EntryStored(process.bus.name, "game", number)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():
            await asyncio.sleep(0.005)


def test_messages_reach_the_other_processes_only(server: Redis) -> None:
    """Every kind of message, in order."""

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        await two.start()
        sent: list[BusMessage] = [
            EntryStored(one.bus.name, "game", 1),
            EntryStored(one.bus.name, "game", 2),
            TableChanged(one.bus.name, "game"),
            ChatSent(one.bus.name, "game", b"{}"),
            PresenceChanged(one.bus.name, "game", [Visitor("id", "Ann", False)]),
            UndoRequested(one.bus.name, "game", 4, UndoRequest(0, 3, (0,))),
            UndoRequested(one.bus.name, "game", 4, None),
            ProcessPresence(one.bus.name, {"other": [Visitor("id", "Ann", False)]}),
            TurnNotice(one.bus.name, "game", "id", b"{}"),
        ]
        for news in sent:
            one.bus.publish(news)
        await until(lambda: len(two.heard) == len(sent))
        assert two.heard == sent
        assert one.heard == []
        await one.bus.close()
        await two.bus.close()

    asyncio.run(run())


def test_a_new_process_makes_the_others_resync(server: Redis) -> None:
    """So that they report their visitors."""

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        seen = one.looks
        await two.start()
        await until(lambda: one.looks > seen)
        await one.bus.close()
        await two.bus.close()

    asyncio.run(run())


def test_an_outage_of_the_bus_makes_all_processes_resync(
    server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also during the outage; a resync makes up for lost messages."""
    monkeypatch.setattr(buses, "RETRY_DELAY_S", 0.02)

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        await two.start()
        await asyncio.to_thread(server.kill)
        one.bus.publish(entry(one, 1))
        seen = two.looks
        await until(lambda: two.looks >= seen + 2 and one.bus._has_lost)
        seen = two.looks  # it may resync before this process has reconnected
        await asyncio.to_thread(server.start)
        await until(lambda: two.looks > seen)
        number = 1
        while not two.heard:  # until both have reconnected
            number += 1
            one.bus.publish(entry(one, number))
            await asyncio.sleep(0.02)
        await until(lambda: not one.bus._has_lost)
        seen = two.looks
        one.bus._has_lost = True  # as after an overflow of the queue
        one.bus.publish(entry(one, 1000))
        await until(lambda: entry(one, 1000) in two.heard)
        assert two.looks > seen  # a process that reconnects makes the others resync
        await one.bus.close()
        await two.bus.close()

    asyncio.run(run())


def test_the_resync_does_not_wait_for_the_next_message(
    server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The resync follows the reconnection, not the next message."""
    monkeypatch.setattr(buses, "RETRY_DELAY_S", 0.02)
    monkeypatch.setattr(buses, "HEARTBEAT_INTERVAL_S", 10 * PATIENCE_S)

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


def test_a_silent_process_is_reported_lost_once(server: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while the bus itself is down."""
    monkeypatch.setattr(buses, "HEARTBEAT_INTERVAL_S", 0.05)

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        await two.start()
        await until(lambda: two.bus.name in one.bus._others)
        await two.bus.close()
        await until(lambda: one.lost == [two.bus.name])
        assert two.bus.name not in one.bus._others
        await one.bus.close()

    asyncio.run(run())


def test_messages_of_another_database_or_key_are_ignored(server: Redis) -> None:
    """On the same Redis server: another installation, a copy of the database, and forged messages."""

    async def run() -> None:
        one, two = Process(server), Process(server)
        copy, forger = Process(server, database="copy"), Process(server, key=b"guess")
        for process in (one, two, copy, forger):
            await process.start()
        copy.bus.publish(entry(copy, 1))
        forger.bus.publish(entry(forger, 2))
        await one.bus._redis.publish(one.bus.channel, b"")
        await one.bus._redis.publish(one.bus.channel, one.bus._encode(entry(one, 3)))
        await until(copy.bus._queue.empty)
        await until(forger.bus._queue.empty)
        one.bus.publish(entry(one, 4))
        await until(lambda: len(two.heard) > 0)
        assert two.heard == [entry(one, 4)]
        for process in (one, two, copy, forger):
            await process.bus.close()

    asyncio.run(run())


def test_repeated_messages_are_ignored(server: Redis) -> None:
    """An attacker on the same Redis server repeats messages, also after their sender has ended."""

    async def run() -> None:
        one, two = Process(server), Process(server)
        await one.start()
        await two.start()
        first, second = one.bus._signed(entry(one, 1)), one.bus._signed(entry(one, 2))
        for data in (first, second, second, first):
            await one.bus._redis.publish(one.bus.channel, data)
        one.bus.publish(entry(one, 3))
        await until(lambda: entry(one, 3) in two.heard)
        assert two.heard == [entry(one, number) for number in (1, 2, 3)]
        await one.bus.close()
        three = Process(server)
        await three.start()
        await three.bus._redis.publish(three.bus.channel, second)
        three.bus.publish(entry(three, 4))
        await until(lambda: entry(three, 4) in two.heard)
        assert len(two.heard) == 4
        await two.bus.close()
        await three.bus.close()

    asyncio.run(run())
