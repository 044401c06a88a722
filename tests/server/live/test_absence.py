"""Other players give the seat of a player who is not at the table to a bot, after a fair time."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from shedu.server.cluster.messages import PresenceChanged
from shedu.server.errors import Code, TableError
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import TableRegistry
from shedu.server.people.people import Person
from shedu.server.tables import absence
from shedu.server.tables.absence import MAX_PATIENCE_REAL_TIME_S, PATIENCE_S
from shedu.server.tables.seats import Seat, Visitor
from shedu.server.tables.terms import RealTime, Terms, TurnBased, Wish
from shedu.server.wire import messages as m
from tests.server.registries import Clock, Onlooker, come_back, leave, meet, open_registry, pass_turn, person

Test = Callable[[TableRegistry, Clock], Awaitable[None]]


def with_registry(folder: Path, test: Test) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_registry(folder, clock) as registry:
            await test(registry, clock)

    asyncio.run(run())


async def replace(live: LiveTable, who: Person, seat: int) -> None:
    await live.change(
        lambda roster: absence.replace_absent(roster, live.game, who, seat, live.automation.absence)
    )


async def refusal(live: LiveTable, who: Person, seat: int) -> Code:
    with pytest.raises(TableError) as refused:
        await replace(live, who, seat)
    assert live.roster.seats[seat].kind == "human"
    return refused.value.code


def rooms(onlooker: Onlooker) -> list[m.Room]:
    messages = [msgspec.json.decode(data, type=m.FromServer) for data in onlooker.heard]
    return [message for message in messages if isinstance(message, m.Room)]


def test_a_seat_is_replaced_after_the_patience_and_can_be_taken_back(tmp_path: Path) -> None:
    async def test(registry: TableRegistry, clock: Clock) -> None:
        ann, bob, eve = (person(registry, name) for name in ("Ann", "Bob", "Eve"))
        live = await meet(registry, Terms(level="random"), ann, bob)
        Onlooker(live, ann, 0)
        his = Onlooker(live, bob, 1)
        live.presence_changed()
        await pass_turn(live)
        assert live.automation.absence is None
        clock.now += 1000  # Bob thinks
        live.remove(his)
        assert live.automation.absence is not None
        assert (live.automation.absence.seat, live.automation.absence.wait_s) == (1, PATIENCE_S)
        clock.now += PATIENCE_S - 1
        assert await refusal(live, ann, 1) == Code.NOT_ABSENT
        clock.now += 1
        assert live.automation.absence.wait_s == 0
        assert await refusal(live, eve, 1) == Code.NOT_YOURS  # a spectator
        assert await refusal(live, ann, 0) == Code.NOT_ABSENT  # a seat that the game does not wait for
        await replace(live, ann, 1)
        seat = live.roster.seats[1]
        assert (seat.kind, seat.level, seat.left) == ("bot", "random", bob.id)
        assert live.automation.absence is None
        await come_back(live, bob, 1)
        assert live.roster.seats[1].is_returning or live.roster.seats[1].person == bob.id

    with_registry(tmp_path, test)


def test_a_player_who_looks_again_has_the_whole_time_anew(tmp_path: Path) -> None:
    async def test(registry: TableRegistry, clock: Clock) -> None:
        ann, bob = (person(registry, name) for name in ("Ann", "Bob"))
        live = await meet(registry, Terms(), ann, bob)
        Onlooker(live, bob, 1)
        hers = Onlooker(live, ann, 0)
        live.presence_changed()
        hers.is_away = True  # the page is in the background
        live.presence_changed()
        clock.now += PATIENCE_S
        hers.is_away = False
        live.presence_changed()
        assert await refusal(live, bob, 0) == Code.NOT_ABSENT
        hers.is_away = True
        live.presence_changed()
        assert live.automation.absence is not None
        assert live.automation.absence.wait_s == PATIENCE_S

    with_registry(tmp_path, test)


def test_time_before_the_decision_does_not_count(tmp_path: Path) -> None:
    async def test(registry: TableRegistry, clock: Clock) -> None:
        ann, bob = (person(registry, name) for name in ("Ann", "Bob"))
        live = await meet(registry, Terms(), ann, bob)
        hers = Onlooker(live, ann, 0)
        live.presence_changed()
        clock.now += 2 * PATIENCE_S
        await pass_turn(live)
        assert live.automation.absence is not None
        assert (live.automation.absence.seat, live.automation.absence.wait_s) == (1, PATIENCE_S)
        await asyncio.sleep(0)
        absent = rooms(hers)[-1].absent  # every viewer learns how long to wait
        assert absent == m.Absence(1, PATIENCE_S)

    with_registry(tmp_path, test)


def test_time_before_the_start_does_not_count(tmp_path: Path) -> None:
    """Neither in the process that starts the game nor in another one."""

    async def test(registry: TableRegistry, clock: Clock) -> None:
        ann, bob = (person(registry, name) for name in ("Ann", "Bob"))
        wish = Wish([Seat("lion"), Seat("bull", "open")], first="lion", terms=Terms())
        live = await registry.open((await registry.create(wish, ann)).id)
        await live.change(lambda roster: roster.sit(bob, 1, None))
        async with open_registry(tmp_path, clock) as other:
            seen = await other.open(live.id)
            clock.now += 2 * PATIENCE_S
            await live.change(lambda roster: roster.start(ann, "random"))
            await seen.refresh()
            for each in (live, seen):
                assert each.automation.absence is not None
                assert (each.automation.absence.seat, each.automation.absence.wait_s) == (0, PATIENCE_S)

    with_registry(tmp_path, test)


def test_a_player_who_took_the_decision_back_has_the_whole_time(tmp_path: Path) -> None:
    async def test(registry: TableRegistry, clock: Clock) -> None:
        ann, bob = (person(registry, name) for name in ("Ann", "Bob"))
        live = await meet(registry, Terms(level="random"), ann, bob)
        await leave(live, bob, 1)
        await pass_turn(live)
        assert live.automation.absence is None
        clock.now += 2 * PATIENCE_S
        await live.change(lambda roster: roster.taken_back(1))
        assert live.automation.absence is not None
        assert (live.automation.absence.seat, live.automation.absence.wait_s) == (1, PATIENCE_S)

    with_registry(tmp_path, test)


@pytest.mark.parametrize(
    ("terms", "patience"),
    [
        (Terms(clock=RealTime(600)), MAX_PATIENCE_REAL_TIME_S),
        (Terms(clock=RealTime(600), timeout="stop"), None),
        (Terms(clock=TurnBased(1)), None),
    ],
)
def test_clocks_decide_where_they_should(tmp_path: Path, terms: Terms, patience: float | None) -> None:
    async def test(registry: TableRegistry, _clock: Clock) -> None:
        ann, bob = (person(registry, name) for name in ("Ann", "Bob"))
        live = await meet(registry, terms, ann, bob)
        Onlooker(live, bob, 1)
        live.presence_changed()
        assert (None if live.automation.absence is None else live.automation.absence.wait_s) == patience
        if patience is None:
            assert await refusal(live, bob, 0) == Code.NOT_ABSENT

    with_registry(tmp_path, test)


def test_a_player_seen_by_another_process_is_not_absent(tmp_path: Path) -> None:
    async def test(registry: TableRegistry, _clock: Clock) -> None:
        ann, bob = (person(registry, name) for name in ("Ann", "Bob"))
        live = await meet(registry, Terms(), ann, bob)
        assert live.automation.absence is not None
        await live.receive(PresenceChanged("other", live.id, [Visitor(ann.id, ann.name)]))
        assert live.automation.absence is None
        await live.receive(PresenceChanged("other", live.id, [Visitor(ann.id, ann.name, is_away=True)]))
        assert live.automation.absence is not None

    with_registry(tmp_path, test)
