"""Presence is shared between processes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from shedu.server.cluster.messages import BusMessage, Resync
from shedu.server.cluster.presence import RemotePresence
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import TableRegistry
from shedu.server.notices.sender import NoticeSender
from shedu.server.people.people import NoticePreferences, People, Person
from shedu.server.settings import Settings
from shedu.server.tables.games import StoredGame
from shedu.server.tables.seats import Visitor
from shedu.server.tables.terms import Terms, Wish
from shedu.server.wire import messages as m
from tests.server.notifications import HOOK, SLOW, Net
from tests.server.registries import SEATS, Clock, Onlooker, meet, open_registry, pass_turn, person

ANN = Visitor("ann", "Ann")


def test_presence_is_kept_per_process() -> None:
    """Each process reports its own visitors."""
    elsewhere = RemotePresence()
    elsewhere.update("one", "x", [ANN])
    elsewhere.update("two", "x", [Visitor("ann", "Ann", is_away=True)])
    assert elsewhere.is_viewing("x", "ann")
    assert not elsewhere.is_viewing("y", "ann")
    assert len(elsewhere.visitors("x")) == 2
    elsewhere.update("one", "x", [])
    assert not elsewhere.is_viewing("x", "ann")  # hidden in the page of the other process
    assert elsewhere.replace("one", {"x": [ANN], "y": [ANN], "z": []}) == {"x", "y"}
    assert elsewhere.replace("one", {"y": [ANN]}) == {"x"}
    assert not elsewhere.is_viewing("x", "ann")
    assert elsewhere.remove_process("one") == {"y"}
    assert elsewhere.remove_process("one") == set()
    assert not elsewhere.is_viewing("y", "ann")


class Wire:
    """A bus between the registries of a test, which delivers messages when the test calls `carry`."""

    is_shared = True

    def __init__(self, name: str, registries: dict[str, TableRegistry]) -> None:
        self.name = name
        self.registries = registries
        self.published: list[BusMessage] = []

    async def start(self, *_: Any) -> None:
        """Nothing to connect."""

    def publish(self, news: BusMessage) -> None:
        """Queue a message for the others."""
        self.published.append(news)

    async def carry(self) -> None:
        """Deliver the queued messages; the receivers may queue answers."""
        published, self.published = self.published, []
        for news in published:
            for name, registry in self.registries.items():
                if name != self.name:
                    await (registry._resync() if isinstance(news, Resync) else registry._receive(news))

    async def close(self) -> None:
        """Nothing to stop."""


@asynccontextmanager
async def two_registries(folder: Path) -> AsyncIterator[tuple[TableRegistry, TableRegistry, Wire]]:
    """Two processes on one database, and the bus between them."""
    clock, registries = Clock(), dict[str, TableRegistry]()
    async with open_registry(folder, clock) as one, open_registry(folder, clock) as two:
        registries |= {"one": one, "two": two}
        wire = Wire("one", registries)
        one.service.bus, two.service.bus = wire, Wire("two", registries)
        yield one, two, wire


def test_a_viewer_at_another_process_gets_no_notice(tmp_path: Path) -> None:
    """Though the process that sends the notice started later and has not opened the table."""

    async def check() -> None:
        clock, registries = Clock(), dict[str, TableRegistry]()
        async with open_registry(tmp_path, clock) as one, open_registry(tmp_path, clock) as two:
            registries["one"] = one
            wires = {name: Wire(name, registries) for name in ("one", "two")}
            one.service.bus, two.service.bus = wires["one"], wires["two"]
            settings = Settings(data=tmp_path, online=True, public="https://play.example")
            net = Net()
            notices = NoticeSender(settings, two, net)
            one.service.notifier = NoticeSender(settings, one, Net())
            ann, bob = person(one, "Ann"), person(one, "Bob")
            People(one.writer.database).set_preferences(bob.id, NoticePreferences(webhook=HOOK), None)
            live = await meet(one, SLOW, ann, bob)
            await pass_turn(live)  # Bob comes before the notice is sent
            bobs = Onlooker(live, bob, 1)
            live.presence_changed()
            await wires["one"].carry()

            registries["two"] = two  # it starts now
            wires["two"].publish(Resync("two"))
            await wires["two"].carry()
            await wires["one"].carry()
            assert two.loaded(live.id) is None
            assert two.service.remote_presence.is_viewing(live.id, bob.id)
            assert await notices.send_due()
            assert net.posts == []

            clock.now += 1
            live.remove(bobs)
            await wires["one"].carry()
            assert not two.service.remote_presence.is_viewing(live.id, bob.id)
            await pass_turn(live)
            await pass_turn(live)
            while await notices.send_due():
                pass
            assert [address for address, *_ in net.posts] == [HOOK]

    asyncio.run(asyncio.wait_for(check(), 60))


def test_the_room_shows_visitors_of_other_processes(tmp_path: Path) -> None:
    """Also to a process that opens the table later; and no more when that process is gone."""

    async def check() -> None:
        async with two_registries(tmp_path) as (one, two, wire):
            ann, bob = person(one, "Ann"), person(one, "Bob")
            live = await meet(one, SLOW, ann, bob)
            Onlooker(live, ann, 0)
            live.presence_changed()
            await wire.carry()
            there = await two.open(live.id)
            page = Onlooker(there, bob, 1)
            assert [who.name for who in there.room().present] == ["Ann", "Bob"]
            page.heard.clear()
            await two._process_lost("one")
            assert [who.name for who in there.room().present] == ["Bob"]
            assert len(page.heard) == 1
            await one._resync()
            await wire.carry()
            assert [who.name for who in there.room().present] == ["Ann", "Bob"]

    asyncio.run(asyncio.wait_for(check(), 60))


class DisconnectedViewer(Onlooker):
    """A viewer that records whether the table disconnects it."""

    def __init__(self, live: LiveTable, who: Person | None) -> None:
        super().__init__(live, who)
        self.live = live
        self.is_away_for_good = False

    def disconnect(self, message: m.Refused) -> None:
        """Leave the table."""
        assert message.code == "no-spectators"
        self.is_away_for_good = True
        self.live.viewers.discard(self)


def test_a_private_game_is_hidden_from_visitors_of_other_processes(tmp_path: Path) -> None:
    """The game starts at one process while a client of another one views the waiting table."""

    async def check() -> None:
        async with two_registries(tmp_path) as (one, two, wire):
            ann, bob, eve = (person(one, name) for name in ("Ann", "Bob", "Eve"))
            wish = Wish(SEATS, terms=Terms(spectators=False))
            live = await one.open((await one.create(wish, ann)).id)
            there = await two.open(live.id)
            page = DisconnectedViewer(there, eve)
            bobs = Onlooker(there, bob)
            assert there.may_view(eve, None)
            await live.change(lambda roster: roster.sit(bob, 1, None))
            await live.change(lambda roster: roster.start(ann, "random"))
            await wire.carry()
            assert there.has_started
            assert page.is_away_for_good
            assert not any(b'"type":"table"' in said for said in page.heard)
            assert any(b'"type":"table"' in said for said in bobs.heard)

    asyncio.run(asyncio.wait_for(check(), 60))


def test_messages_during_loading_are_not_lost(tmp_path: Path) -> None:
    """A message arrives after the table was read from the database, and before it is registered."""

    class Slow:
        """A repository that returns what it read only when the test allows it."""

        def __init__(self, registry: TableRegistry) -> None:
            self.stored = registry._stored
            self.has_read, self.may_tell = asyncio.Event(), asyncio.Event()

        async def get(self, game: str) -> StoredGame | None:
            """The state when the read began."""
            found = await self.stored.get(game)
            self.has_read.set()
            await self.may_tell.wait()
            return found

    async def check() -> None:
        async with two_registries(tmp_path) as (one, two, wire):
            live = await meet(one, SLOW, person(one, "Ann"), person(one, "Bob"))
            await wire.carry()
            slow = Slow(two)
            two._stored = slow  # type: ignore[assignment]
            opening = asyncio.create_task(two.open(live.id))
            await slow.has_read.wait()
            await pass_turn(live)
            await wire.carry()
            slow.may_tell.set()
            there = await opening
            await asyncio.gather(*two._late._running)
            assert there.game.now.number == live.game.now.number == 1

    asyncio.run(asyncio.wait_for(check(), 60))
