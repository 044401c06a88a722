"""Who looks through another process is known to all of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from shedu.server.cluster.bus import EVERYWHERE, News
from shedu.server.cluster.presence import Elsewhere
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import Hall
from shedu.server.notices.sender import NoticeSender
from shedu.server.people.people import NoticePreferences, People, Person
from shedu.server.settings import Settings
from shedu.server.storage.database import StoredGame
from shedu.server.wire import messages as m
from tests.server.halls import SEATS, Clock, Onlooker, meet, open_hall, pass_turn, person
from tests.server.test_notices import HOOK, SLOW, Net

ANN = m.Visitor("ann", "Ann")


def test_what_a_process_says_counts_until_it_says_something_else() -> None:
    """Or is gone; each speaks for itself."""
    elsewhere = Elsewhere()
    elsewhere.take("one", "x", [ANN])
    elsewhere.take("two", "x", [m.Visitor("ann", "Ann", is_away=True)])
    assert elsewhere.sees("x", "ann")
    assert not elsewhere.sees("y", "ann")
    assert len(elsewhere.at("x")) == 2
    elsewhere.take("one", "x", [])
    assert not elsewhere.sees("x", "ann")  # at the other one it is out of sight
    assert elsewhere.take_all("one", {"x": [ANN], "y": [ANN], "z": []}) == {"x", "y"}
    assert elsewhere.take_all("one", {"y": [ANN]}) == {"x"}
    assert not elsewhere.sees("x", "ann")
    assert elsewhere.forget("one") == {"y"}
    assert elsewhere.forget("one") == set()
    assert not elsewhere.sees("y", "ann")


class Wire:
    """Between halls of one test: what one tells, the others hear when the test says so."""

    is_shared = True

    def __init__(self, name: str, halls: dict[str, Hall]) -> None:
        self.name = name
        self.halls = halls
        self.told: list[News] = []

    async def start(self, *_: Any) -> None:
        """They hear when the test says so."""

    def tell(self, news: News) -> None:
        """Keep it for the others."""
        self.told.append(news)

    async def carry(self) -> None:
        """Have the others hear it, who may answer."""
        told, self.told = self.told, []
        for news in told:
            for name, hall in self.halls.items():
                if name != self.name:
                    await (hall._look_around() if news.game == EVERYWHERE else hall._hear(news))

    async def close(self) -> None:
        """Nothing to stop."""


@asynccontextmanager
async def two_halls(folder: Path) -> AsyncIterator[tuple[Hall, Hall, Wire]]:
    """Two processes on one database, and the wire by which the second hears of the first."""
    clock, halls = Clock(), dict[str, Hall]()
    async with open_hall(folder, clock) as one, open_hall(folder, clock) as two:
        halls |= {"one": one, "two": two}
        wire = Wire("one", halls)
        one.service.bus, two.service.bus = wire, Wire("two", halls)
        yield one, two, wire


def test_who_thinks_at_the_table_of_another_process_is_left_in_peace(tmp_path: Path) -> None:
    """Though the process that sends the notice started later and has not opened the table."""

    async def check() -> None:
        clock, halls = Clock(), dict[str, Hall]()
        async with open_hall(tmp_path, clock) as one, open_hall(tmp_path, clock) as two:
            halls["one"] = one
            wires = {name: Wire(name, halls) for name in ("one", "two")}
            one.service.bus, two.service.bus = wires["one"], wires["two"]
            settings = Settings(data=tmp_path, online=True, public="https://play.example")
            net = Net()
            notices = NoticeSender(settings, two, net)
            one.service.caller = NoticeSender(settings, one, Net())
            ann, bob = person(one, "Ann"), person(one, "Bob")
            People(one.writer.storage).set_preferences(bob.id, NoticePreferences(webhook=HOOK), None)
            live = await meet(one, SLOW, ann, bob)
            await pass_turn(live)  # Bob is to be told, and comes before he is
            bobs = Onlooker(live, bob, 1)
            live.tell_presence()
            await wires["one"].carry()

            halls["two"] = two  # it starts now
            wires["two"].tell(News("two", EVERYWHERE))
            await wires["two"].carry()
            await wires["one"].carry()
            assert two.at(live.id) is None
            assert two.service.elsewhere.sees(live.id, bob.id)
            assert await notices.send_due()
            assert net.posts == []

            clock.now += 1
            live.part(bobs)
            await wires["one"].carry()
            assert not two.service.elsewhere.sees(live.id, bob.id)
            await pass_turn(live)
            await pass_turn(live)
            while await notices.send_due():
                pass
            assert [address for address, *_ in net.posts] == [HOOK]

    asyncio.run(asyncio.wait_for(check(), 60))


def test_the_room_shows_who_is_elsewhere(tmp_path: Path) -> None:
    """Also to a process that opens the table later; and no more when that process is gone."""

    async def check() -> None:
        async with two_halls(tmp_path) as (one, two, wire):
            ann, bob = person(one, "Ann"), person(one, "Bob")
            live = await meet(one, SLOW, ann, bob)
            Onlooker(live, ann, 0)
            live.tell_presence()
            await wire.carry()
            there = await two.open(live.id)
            page = Onlooker(there, bob, 1)
            assert [who.name for who in there.room().present] == ["Ann", "Bob"]
            page.heard.clear()
            await two._mourn("one")
            assert [who.name for who in there.room().present] == ["Bob"]
            assert len(page.heard) == 1
            await one._look_around()
            await wire.carry()
            assert [who.name for who in there.room().present] == ["Ann", "Bob"]

    asyncio.run(asyncio.wait_for(check(), 60))


class Turned(Onlooker):
    """One who may be sent away."""

    def __init__(self, live: LiveTable, who: Person | None) -> None:
        super().__init__(live, who)
        self.live = live
        self.is_away_for_good = False

    def leave(self, message: m.Refused) -> None:
        """Go."""
        assert message.code == "no-spectators"
        self.is_away_for_good = True
        self.live.listeners.discard(self)


def test_who_waited_at_another_process_is_not_shown_a_game_for_players_alone(tmp_path: Path) -> None:
    """The game begins at one process; at the other somebody looked at the table while it waited."""

    async def check() -> None:
        async with two_halls(tmp_path) as (one, two, wire):
            ann, bob, eve = (person(one, name) for name in ("Ann", "Bob", "Eve"))
            wish = m.NewGame(SEATS, terms=m.Terms(spectators=False))
            live = await one.open((await one.begin(wish, ann)).id)
            there = await two.open(live.id)
            page = Turned(there, eve)
            bobs = Onlooker(there, bob)
            assert there.may_look(eve, None)
            await live.change(lambda gathering: gathering.sit(bob, 1, None))
            await live.change(lambda gathering: gathering.start(ann, "random"))
            await wire.carry()
            assert there.has_begun
            assert page.is_away_for_good
            assert not any(b'"type":"table"' in said for said in page.heard)
            assert any(b'"type":"table"' in said for said in bobs.heard)

    asyncio.run(asyncio.wait_for(check(), 60))


def test_what_happens_while_a_table_is_opened_is_not_missed(tmp_path: Path) -> None:
    """It has been read, and is older than the news that comes."""

    class Slow:
        """Reads, and is in no hurry to say what."""

        def __init__(self, hall: Hall) -> None:
            self.stored = hall._stored
            self.has_read, self.may_tell = asyncio.Event(), asyncio.Event()

        async def get(self, game: str) -> StoredGame | None:
            """What was there when it was asked for."""
            found = await self.stored.get(game)
            self.has_read.set()
            await self.may_tell.wait()
            return found

    async def check() -> None:
        async with two_halls(tmp_path) as (one, two, wire):
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
            await asyncio.gather(*two._late)
            assert there.game.now.number == live.game.now.number == 1

    asyncio.run(asyncio.wait_for(check(), 60))
