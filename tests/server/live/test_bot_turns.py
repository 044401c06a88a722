"""The turns of bots: they end, also when the seat changes while a bot thinks."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from structlog.testing import capture_logs

from shedu.engine.moves import Move
from shedu.play.game import Game, Moment
from shedu.server.errors import Code, TableError
from shedu.server.live.bot_turns import BotTurns
from shedu.server.workers.scheduler import OverrunError
from tests.server.games import two_people


class Workers:
    """Workers whose bots answer on the test's request, with the first legal move."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.thinking: list[asyncio.Future[Move]] = []

    async def decide(self, *_of_the_seat: object) -> Move:
        self.thinking.append(asyncio.get_running_loop().create_future())
        return await self.thinking[-1]

    def answer(self) -> None:
        self.thinking.pop(0).set_result(self.game.view(0).legal_moves()[0])


class Table:
    """A game in which a person leaves seat 0 to a bot and takes it back."""

    def __init__(self) -> None:
        self.game = two_people()
        self.workers = Workers(self.game)
        self.turns = BotTurns(
            self.workers,  # type: ignore[arg-type]
            lambda _: "host",
            self.spawn,
            self.play,
            self.show_thinking,
        )
        self.refuses = False
        self.fails_to_send = False

    def show_thinking(self, _seat: int) -> None:
        if self.fails_to_send:
            raise RuntimeError("a viewer vanished")

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.create_task(work)

    async def play(self, seat: int, entry: int, move: Move) -> Moment:
        if self.refuses:
            raise TableError(Code.STOPPED, "This game was stopped.")
        moment = self.game.propose_move(entry, seat, move)
        self.game.accept(moment)
        return moment

    async def set_kind(self, kind: Any) -> None:
        self.game.seats = [replace(self.game.seats[0], kind=kind, level="novice"), self.game.seats[1]]
        self.turns.start(self.game)
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_seat_left_again_after_its_bot_was_interrupted_gets_a_move() -> None:
    async def run() -> None:
        table = Table()
        await table.set_kind("bot")
        await table.set_kind("human")  # the player returns while the bot thinks
        assert table.workers.thinking.pop().cancelled()
        assert not table.turns.is_thinking
        assert table.game.now.number == 0
        await table.set_kind("bot")
        table.workers.answer()
        await settle()
        assert table.game.now.number == 1

    asyncio.run(run())


async def plays_on(table: Table) -> bool:
    """Whether the bot makes its move when its turn starts again."""
    table.turns.start(table.game)
    await settle()
    table.workers.answer()
    await settle()
    return table.game.now.number == 1


def test_a_move_that_is_refused_does_not_block_the_next_turn() -> None:
    async def run() -> None:
        table = Table()
        table.refuses = True
        await table.set_kind("bot")
        table.workers.answer()
        await settle()
        assert not table.turns.is_thinking
        table.refuses = False
        assert await plays_on(table)

    asyncio.run(run())


def test_an_error_of_a_viewer_does_not_block_the_next_turn() -> None:
    async def run() -> None:
        table = Table()
        table.fails_to_send = True
        with capture_logs() as logged:
            await table.set_kind("bot")
            await settle()
        assert [line["event"] for line in logged] == ["bot turn failed"]
        assert not table.turns.is_thinking
        table.fails_to_send = False
        assert await plays_on(table)

    asyncio.run(run())


def test_a_bot_that_hangs_loses_its_turn_and_is_logged_with_its_stack() -> None:
    async def run() -> None:
        table = Table()
        await table.set_kind("bot")
        with capture_logs() as logged:
            table.workers.thinking.pop(0).set_exception(OverrunError("in hang_here"))
            await settle()
        assert table.game.now.number == 1  # of the fallback, without a worker
        assert not table.workers.thinking
        (line,) = [line for line in logged if line["log_level"] == "error"]
        assert (line["event"], line["bot"], line["trace"]) == (
            "bot overran its limit",
            "novice",
            "in hang_here",
        )

    asyncio.run(run())
