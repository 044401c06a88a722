"""Going back with the others' consent, and hints, where somebody left his seat to a bot for a while."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from shedu.server.errors import TableError
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import Hall
from shedu.server.people.people import Person
from shedu.server.wire import messages as m
from tests.server.halls import Clock, meet, open_hall, person, play

Check = Callable[[Hall, LiveTable, list[Person]], Awaitable[None]]


def at_a_table(folder: Path, check: Check) -> None:
    """With Ann, Bob and Cid, who play; Ann has put her king, and it is still her turn."""

    async def run() -> None:
        async with open_hall(folder, Clock()) as hall:
            people = [person(hall, name) for name in ("Ann", "Bob", "Cid")]
            live = await meet(hall, m.Terms(), *people)
            await play(live, "king B1")
            await check(hall, live, people)

    asyncio.run(run())


async def refused(work: Awaitable[object]) -> str:
    """Why not."""
    with pytest.raises(TableError) as caught:
        await work
    return caught.value.code


def test_all_have_to_agree(tmp_path: Path) -> None:
    """And if they do, it is done."""

    async def check(_: Hall, live: LiveTable, _people: list[Person]) -> None:
        await live.consent.ask(0, 1, 0)
        await live.consent.answer(1, 1, True)
        assert live.game.now.number == 1
        await live.consent.answer(2, 1, True)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_nothing_is_taken_back_behind_the_back_of_who_left(tmp_path: Path) -> None:
    """He is asked when he is here again; a bot that nobody comes back for agrees."""

    async def check(_: Hall, live: LiveTable, people: list[Person]) -> None:
        bob = people[1]
        await live.change(lambda gathering: gathering.leave(bob, 1, "random"))
        assert await refused(live.consent.ask(0, 1, 0)) == "seat-left"
        assert live.consent.wish is None
        await live.change(lambda gathering: gathering.come_back(bob, 1))
        await live.consent.ask(0, 1, 0)
        await live.consent.answer(2, 1, True)
        await live.change(lambda gathering: gathering.leave(bob, 1, "random"))
        await live.consent.answer(2, 1, True)  # said again, while Bob is away
        assert live.game.now.number == 1
        await live.change(lambda gathering: gathering.forsaken(bob.id))
        await live.consent.answer(2, 1, True)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_who_agreed_before_he_left_has_agreed(tmp_path: Path) -> None:
    """He has seen what it is about."""

    async def check(_: Hall, live: LiveTable, people: list[Person]) -> None:
        await live.consent.ask(0, 1, 0)
        await live.consent.answer(1, 1, True)
        await live.change(lambda gathering: gathering.leave(people[1], 1, "random"))
        assert live.game.now.number == 1
        await live.consent.answer(2, 1, True)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_there_are_no_hints_while_somebody_may_come_back(tmp_path: Path) -> None:
    """Whoever is alone with bots gets them."""

    async def check(_: Hall, live: LiveTable, people: list[Person]) -> None:
        for seat in (1, 2):
            await live.change(lambda gathering, seat=seat: gathering.leave(people[seat], seat, "random"))  # type: ignore[misc]
        assert await refused(live.advise(0, 1, "random", "en")) == "no-hints"
        for who in people[1:]:
            await live.change(lambda gathering, who=who: gathering.forsaken(who.id))  # type: ignore[misc]
        assert (await live.advise(0, 1, "random", "en")).entry == 1

    at_a_table(tmp_path, check)
