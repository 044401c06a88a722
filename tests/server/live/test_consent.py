"""Undo by consent, and hints, at tables with seats left to a bot."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from shedu.server.errors import TableError
from shedu.server.live.hints import advise
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import TableRegistry
from shedu.server.people.people import Person
from shedu.server.tables.terms import Terms
from tests.server.registries import Clock, meet, open_registry, person, play

Check = Callable[[TableRegistry, LiveTable, list[Person]], Awaitable[None]]


def at_a_table(folder: Path, check: Check) -> None:
    """With Ann, Bob and Cid, who play; Ann has put her king, and it is still her turn."""

    async def run() -> None:
        async with open_registry(folder, Clock()) as registry:
            people = [person(registry, name) for name in ("Ann", "Bob", "Cid")]
            live = await meet(registry, Terms(), *people)
            await play(live, "king B1")
            await check(registry, live, people)

    asyncio.run(run())


async def refused(work: Awaitable[object]) -> str:
    """Why not."""
    with pytest.raises(TableError) as caught:
        await work
    return caught.value.code


def test_all_have_to_agree(tmp_path: Path) -> None:
    """And if they do, it is done."""

    async def check(_: TableRegistry, live: LiveTable, _people: list[Person]) -> None:
        await live.consent.ask(live.game, live.roster.seats, 0, 1, 0)
        await live.consent.answer(live.game, live.roster.seats, 1, 1, True)
        assert live.game.now.number == 1
        await live.consent.answer(live.game, live.roster.seats, 2, 1, True)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_no_undo_without_an_absent_player(tmp_path: Path) -> None:
    """An absent owner must be asked after returning; a bot without an owner agrees."""

    async def check(_: TableRegistry, live: LiveTable, people: list[Person]) -> None:
        bob = people[1]
        await live.change(lambda roster: roster.leave(bob, 1, "random"))
        assert await refused(live.consent.ask(live.game, live.roster.seats, 0, 1, 0)) == "seat-left"
        assert live.consent.request is None
        await live.change(lambda roster: roster.come_back(bob, 1))
        await live.consent.ask(live.game, live.roster.seats, 0, 1, 0)
        await live.consent.answer(live.game, live.roster.seats, 2, 1, True)
        await live.change(lambda roster: roster.leave(bob, 1, "random"))
        await live.consent.answer(live.game, live.roster.seats, 2, 1, True)  # said again, while Bob is away
        assert live.game.now.number == 1
        await live.change(lambda roster: roster.without(bob.id))
        await live.consent.answer(live.game, live.roster.seats, 2, 1, True)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_an_agreement_remains_valid_after_leaving(tmp_path: Path) -> None:
    """The player has seen what the request is about."""

    async def check(_: TableRegistry, live: LiveTable, people: list[Person]) -> None:
        await live.consent.ask(live.game, live.roster.seats, 0, 1, 0)
        await live.consent.answer(live.game, live.roster.seats, 1, 1, True)
        await live.change(lambda roster: roster.leave(people[1], 1, "random"))
        assert live.game.now.number == 1
        await live.consent.answer(live.game, live.roster.seats, 2, 1, True)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_no_hints_while_another_player_may_return(tmp_path: Path) -> None:
    """A player alone with bots gets hints."""

    async def check(_: TableRegistry, live: LiveTable, people: list[Person]) -> None:
        for seat in (1, 2):
            await live.change(lambda roster, seat=seat: roster.leave(people[seat], seat, "random"))  # type: ignore[misc]
        assert await refused(advise(live, 0, 1, "random", "en")) == "no-hints"
        for who in people[1:]:
            await live.change(lambda roster, who=who: roster.without(who.id))  # type: ignore[misc]
        assert (await advise(live, 0, 1, "random", "en")).entry == 1

    at_a_table(tmp_path, check)
