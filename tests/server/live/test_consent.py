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
from tests.server.registries import Clock, leave, meet, open_registry, person, play

Check = Callable[[TableRegistry, LiveTable, list[Person]], Awaitable[None]]


def at_a_table(folder: Path, check: Check) -> None:
    """A table of Ann, Bob and Cid: Ann has placed her king and has one action left."""

    async def run() -> None:
        async with open_registry(folder, Clock()) as registry:
            people = [person(registry, name) for name in ("Ann", "Bob", "Cid")]
            live = await meet(registry, Terms(), *people)
            await play(live, "king B1")
            await check(registry, live, people)

    asyncio.run(run())


async def settle(live: LiveTable) -> None:
    """Wait for the table's background tasks."""
    await asyncio.gather(*live._tasks._running)


async def refused(work: Awaitable[object]) -> str:
    """The code of the rejection."""
    with pytest.raises(TableError) as caught:
        await work
    return caught.value.code


def test_all_have_to_agree(tmp_path: Path) -> None:
    """The undo is made when the last of them has agreed."""

    async def check(_: TableRegistry, live: LiveTable, _people: list[Person]) -> None:
        await live.consent.ask(live.game, live.roster.seats, 0, 1, 0)
        await live.consent.answer(live.game, live.roster.seats, 1, 1, True)
        assert live.game.now.number == 1
        await live.consent.answer(live.game, live.roster.seats, 2, 1, True)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_the_players_at_the_table_decide(tmp_path: Path) -> None:
    """A player who left is not asked, but one of the others must agree."""

    async def check(_: TableRegistry, live: LiveTable, people: list[Person]) -> None:
        await leave(live, people[1], 1)
        await live.consent.ask(live.game, live.roster.seats, 0, 1, 0)
        assert live.game.now.number == 1
        await live.consent.answer(live.game, live.roster.seats, 2, 1, True)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_no_undo_if_all_others_are_absent(tmp_path: Path) -> None:
    """They may return; a bot without an owner agrees."""

    async def check(_: TableRegistry, live: LiveTable, people: list[Person]) -> None:
        for seat in (1, 2):
            await leave(live, people[seat], seat)
        assert await refused(live.consent.ask(live.game, live.roster.seats, 0, 1, 0)) == "seat-left"
        assert live.consent.request is None
        for who in people[1:]:
            await live.change(lambda roster, who=who: roster.without(who.id))  # type: ignore[misc]
        await live.consent.ask(live.game, live.roster.seats, 0, 1, 0)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_the_last_player_to_be_asked_leaves(tmp_path: Path) -> None:
    async def check(_: TableRegistry, live: LiveTable, people: list[Person]) -> None:
        await live.consent.ask(live.game, live.roster.seats, 0, 1, 0)
        await live.consent.answer(live.game, live.roster.seats, 1, 1, True)
        await leave(live, people[2], 2)
        await settle(live)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_an_agreement_remains_valid_after_leaving(tmp_path: Path) -> None:
    """The player agreed while at the table."""

    async def check(_: TableRegistry, live: LiveTable, people: list[Person]) -> None:
        await live.consent.ask(live.game, live.roster.seats, 0, 1, 0)
        await live.consent.answer(live.game, live.roster.seats, 1, 1, True)
        await leave(live, people[1], 1)
        assert live.game.now.number == 1
        await live.consent.answer(live.game, live.roster.seats, 2, 1, True)
        assert live.game.now.ply == 0

    at_a_table(tmp_path, check)


def test_no_hints_while_another_player_may_return(tmp_path: Path) -> None:
    """A player alone with bots gets hints."""

    async def check(_: TableRegistry, live: LiveTable, people: list[Person]) -> None:
        for seat in (1, 2):
            await leave(live, people[seat], seat)
        assert await refused(advise(live, 0, 1, "random", "en")) == "no-hints"
        for who in people[1:]:
            await live.change(lambda roster, who=who: roster.without(who.id))  # type: ignore[misc]
        assert (await advise(live, 0, 1, "random", "en")).entry == 1

    at_a_table(tmp_path, check)
