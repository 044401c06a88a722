"""Limits on the entries of a game: undos in a turn and in a game, and decisions."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from shedu.engine.record import parse_record
from shedu.server.errors import Code, TableError
from shedu.server.live.live_table import LiveTable
from shedu.server.tables.limits import MAX_DECISIONS, TableLimits
from shedu.server.tables.terms import Terms
from tests.server.registries import Clock, meet, open_registry, pass_turn, person, play

GAMES = Path(__file__).parents[3] / "games"


def with_table(folder: Path, limits: TableLimits, test: Callable[[LiveTable], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_registry(folder, Clock()) as registry:
            registry.service.limits = limits
            await test(await meet(registry, Terms(), person(registry, "Ann"), person(registry, "Bob")))

    asyncio.run(run())


async def take_back(live: LiveTable) -> None:
    ply = live.game.now.ply
    await play(live, "king B1" if live.game.decider == 0 else "trader C2")
    await live.undo(live.game.decider, live.entry, ply)


async def refused(work: Awaitable[object]) -> Code:
    with pytest.raises(TableError) as caught:
        await work
    return caught.value.code


def test_undos_are_limited_in_a_turn_and_in_a_game(tmp_path: Path) -> None:
    async def test(live: LiveTable) -> None:
        for _ in range(3):
            await take_back(live)
        assert await refused(take_back(live)) == Code.MANY_UNDOS
        entry = live.entry  # the move was made, only its undo was refused
        await pass_turn(live)
        assert live.entry == entry + 1
        for _ in range(2):  # so that another seat decides
            await take_back(live)
        assert await refused(take_back(live)) == Code.MANY_UNDOS  # five in the game
        await pass_turn(live)

    with_table(tmp_path, TableLimits(undos_in_turn=3, undos_in_game=5), test)


def test_a_repeated_undo_is_not_counted(tmp_path: Path) -> None:
    async def test(live: LiveTable) -> None:
        await play(live, "king B1")
        first = await live.undo(0, 1, 0)
        assert await live.undo(0, 1, 0) == first
        assert live.entry == 2

    with_table(tmp_path, TableLimits(undos_in_turn=1), test)


def test_a_game_of_passes_is_stopped(tmp_path: Path) -> None:
    async def test(live: LiveTable) -> None:
        for _ in range(4):
            await pass_turn(live)
        assert await refused(pass_turn(live)) in (Code.LONG_GAME, Code.STOPPED)
        assert live.entry == 4
        while live.roster.status == "playing":
            await asyncio.sleep(0)
        assert live.roster.status == "stopped"
        assert live.automation.thinking is None
        assert live.is_open

    with_table(tmp_path, TableLimits(decisions=4), test)


def test_real_games_are_far_from_the_limit() -> None:
    lengths = [len(parse_record(file.read_text("utf-8")).entries) for file in GAMES.glob("*.te")]
    assert 2 * max(lengths) < MAX_DECISIONS
