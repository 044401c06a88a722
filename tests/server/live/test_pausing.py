"""Bots pause at a table that no person plays or watches, and go on when one does."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from shedu.server.cluster.messages import PresenceChanged
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import TableRegistry
from shedu.server.people.people import HERE, Person
from shedu.server.tables import absence
from shedu.server.tables.seats import Seat, Visitor
from shedu.server.tables.terms import Terms, Wish
from tests.server.registries import Clock, Onlooker, meet, open_registry, person

BOTS = [Seat("lion", "bot", "random"), Seat("bull", "bot", "random")]


def with_registry(folder: Path, test: Callable[[TableRegistry], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_registry(folder, Clock()) as registry:
            await test(registry)

    asyncio.run(run())


async def table_of_bots(registry: TableRegistry, host: Person) -> LiveTable:
    return await registry.open((await registry.create(Wish(BOTS), host)).id)


async def until_entry(live: LiveTable, number: int) -> None:
    """Wait until the bots have made an entry; the test's time limit is the only one."""
    while live.entry < number and not live.is_open:
        await asyncio.sleep(0.001)


def is_paused(live: LiveTable) -> bool:
    live.automation.wake_bot(is_late=True)  # as the sweep does
    return live.automation.thinking is None


@pytest.mark.parametrize("is_local", [False, True])
def test_bots_alone_play_while_a_viewer_watches(tmp_path: Path, is_local: bool) -> None:
    async def test(registry: TableRegistry) -> None:
        host = HERE if is_local else person(registry, "Eve")
        live = await table_of_bots(registry, host)
        assert is_paused(live)
        assert live.entry == 0
        viewer = Onlooker(live, host)
        live.presence_changed()
        await until_entry(live, 3)
        live.remove(viewer)
        assert is_paused(live)
        at = live.entry
        assert live.service.workers.bots.waiting == 0
        Onlooker(live, None)  # a spectator without a session
        live.automation.wake_bot(is_late=True)
        await until_entry(live, at + 3)

    with_registry(tmp_path, test)


def test_a_page_in_the_background_does_not_watch(tmp_path: Path) -> None:
    async def test(registry: TableRegistry) -> None:
        live = await table_of_bots(registry, person(registry, "Eve"))
        viewer = Onlooker(live, person(registry, "Eve"))
        viewer.is_away = True
        live.presence_changed()
        assert live.automation.thinking is None
        viewer.is_away = False
        live.presence_changed()
        assert live.automation.thinking is not None

    with_registry(tmp_path, test)


def test_a_viewer_at_another_process_counts(tmp_path: Path) -> None:
    async def test(registry: TableRegistry) -> None:
        live = await table_of_bots(registry, person(registry, "Eve"))
        watching = PresenceChanged("other", live.id, [Visitor("ann", "Ann")])
        await live.receive(watching)
        assert not is_paused(live)
        await live.receive(replace_visitors(watching))
        assert live.automation.thinking is None
        assert is_paused(live)

    with_registry(tmp_path, test)


def replace_visitors(message: PresenceChanged) -> PresenceChanged:
    return PresenceChanged(message.sender, message.game, [])


def test_a_game_of_people_goes_on_for_the_one_who_stays(tmp_path: Path) -> None:
    """The table has no viewer, but one seat is still a person's."""

    async def test(registry: TableRegistry) -> None:
        ann, bob = person(registry, "Ann"), person(registry, "Bob")
        live = await meet(registry, Terms(), ann, bob)
        await live.change(lambda roster: absence.leave(roster, live.game, ann, 0, "random"))
        while live.game.bot_to_move is not None:
            await asyncio.sleep(0.001)
        assert live.entry > 0
        assert live.game.decider == 1
        at = live.entry
        await live.change(
            lambda roster: absence.leave(roster, live.game, bob, 1, "random")
        )  # no person is left
        assert is_paused(live)
        assert live.entry == at

    with_registry(tmp_path, test)


def test_after_a_restart_only_games_of_people_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, Clock()) as registry:
            ann = person(registry, "Ann")
            alone = await table_of_bots(registry, ann)
            wish = Wish([Seat("lion"), BOTS[1]], first="bull")
            against = await registry.open((await registry.create(wish, ann)).id)
            registry.stop()
            games = (alone.id, against.id)
        async with open_registry(tmp_path, Clock()) as registry:
            assert registry.loaded(games[0]) is None
            live = await registry.open(games[1])
            while live.game.bot_to_move is not None:
                await asyncio.sleep(0.001)

    asyncio.run(play())


def test_the_owner_of_work_is_the_person_who_left_the_seat_or_the_host(tmp_path: Path) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, bob = person(registry, "Ann"), person(registry, "Bob")
        live = await meet(registry, Terms(), ann, bob)
        await live.change(lambda roster: absence.leave(roster, live.game, bob, 1, "random"))
        roster = live.roster
        assert roster.work_owner(1) == bob.id
        assert live.automation._bots._owner(1) == bob.id
        assert replace(roster, seats=tuple(BOTS)).work_owner(1) == ann.id
        assert replace(roster, host=None, seats=tuple(BOTS)).work_owner(1) == live.id

    with_registry(tmp_path, test)
