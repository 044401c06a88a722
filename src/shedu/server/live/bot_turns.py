"""The turns of a table's bots: one thinks at a time; a simple bot decides for one that fails or hangs."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

import structlog

from shedu.engine.moves import Move
from shedu.engine.view import View
from shedu.play.chronicle import Chronicle
from shedu.play.game import Game, Moment
from shedu.players.bots.base import Budget
from shedu.players.bots.registry import make_player
from shedu.server.errors import Code, TableError, rejections
from shedu.server.live.jobs import Workers
from shedu.server.workers.scheduler import OverrunError, WorkerLostError, WorkFailedError

FALLBACK_LEVEL = "random"  # of the bot that decides for one that fails
_log = structlog.get_logger("table")


class Spawn(Protocol):
    """Starts a task that is awaited before the table closes."""

    def __call__(self, work: Coroutine[Any, Any, None], /) -> asyncio.Task[None]: ...


class BotTurns:
    """Has the bots of a table decide."""

    def __init__(
        self,
        workers: Workers,
        owner: Callable[[int], str],
        spawn: Spawn,
        play: Callable[[int, int, Move], Awaitable[Moment]],  # seat, entry, move
        on_thinking: Callable[[int], None],
    ) -> None:
        """`owner` gives the person whose work the bot of a seat is, for the scheduler."""
        self._workers = workers
        self._owner = owner
        self._spawn = spawn
        self._play = play
        self._on_thinking = on_thinking
        self._task: asyncio.Task[None] | None = None
        self._entry = -1  # the task's
        self._chronicles: dict[int, Chronicle] = {}  # of the seats whose bots follow the game

    @property
    def is_thinking(self) -> bool:
        return self._task is not None

    def stop_if_stale(self, game: Game) -> None:
        """Stop a bot that thinks about an earlier entry, or for a player who is back."""
        if self._task is not None and (self._entry != game.now.number or game.bot_to_move is None):
            self.stop()

    def start(self, game: Game) -> None:
        """Have the bot think that holds the open decision, if there is one."""
        seat = game.bot_to_move
        self.stop_if_stale(game)
        if seat is not None and self._task is None:
            self._entry = game.now.number
            self._task = self._spawn(self._take_turn(game, seat, self._entry))

    def stop_unless(self, is_wanted: bool) -> None:
        if not is_wanted:
            self.stop()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _take_turn(self, game: Game, seat: int, entry: int) -> None:
        try:
            self._on_thinking(seat)
            move = await self._choose(game, seat, entry)
            if game.now.number == entry and game.seats[seat].is_bot:
                # The move is stored even if the turn of the next bot cancels this task.
                await self._play(seat, entry, move)
        except TableError:  # an undo was faster
            if game.now.number != entry:
                self.start(game)
        except Exception as error:  # the next viewer, or the registry's sweep, starts it again
            _log.error(
                "bot turn failed", game=game.id, entry=entry, error=type(error).__name__, exc_info=error
            )
        finally:
            # However the turn ended, the next one can start: a player may have returned and left again.
            if self._task is asyncio.current_task():
                self._task = None

    def end(self, game: Game) -> None:
        """Send the result to the bots that follow the game."""
        for seat in self._chronicles:
            self._spawn(self._end(game, seat))
        self._chronicles.clear()

    async def _end(self, game: Game, seat: int) -> None:
        try:
            await self._workers.end_game(game.id, seat, game.now.position.result, self._owner(seat))
        except (OverrunError, WorkFailedError, WorkerLostError) as error:
            _log.error(
                "bot failed after the game",
                game=game.id,
                seat=seat,
                error=type(error).__name__,
                exc_info=error,
            )

    async def _decide(self, game: Game, seat: int, level: str, seed: int, view: View) -> Move:
        """The bot's move. Only a bot that follows the game is sent its history, once it asked for it."""
        owner = self._owner(seat)
        if seat not in self._chronicles:
            move = await self._workers.decide(level, seed, view, game.id, owner)
            if move is not None:
                return move
        if seat not in self._chronicles or self._chronicles[seat].game is not game:
            self._chronicles[seat] = Chronicle(game, seat)
        history = self._chronicles[seat].history()
        move = await self._workers.decide(level, seed, view, game.id, owner, history)
        assert move is not None, "a bot with a history decides"
        return move

    async def _choose(self, game: Game, seat: int, entry: int) -> Move:
        """The bot's move, or that of the fallback bot if it fails or is illegal."""
        level = game.seats[seat].level or FALLBACK_LEVEL
        seed, view = game.bot_seed(), game.view(seat)
        try:
            move = await self._decide(game, seat, level, seed, view)
            with rejections():
                game.propose_move(entry, seat, move)
        except TableError as error:
            if error.code == Code.STALE:
                return move
            _log.error("bot move rejected", game=game.id, bot=level, code=error.code)
        except OverrunError as error:
            _log.error("bot overran its limit", game=game.id, bot=level, entry=entry, trace=error.trace)
        except WorkFailedError as error:
            _log.error("bot failed", game=game.id, bot=level, error=str(error), trace=error.trace)
        except Exception as error:
            _log.error("bot failed", game=game.id, bot=level, error=type(error).__name__, exc_info=error)
        else:
            return move
        return _fallback(seed, view)


def _fallback(seed: int, view: View) -> Move:
    """A move without workers: it takes no time and cannot fail."""
    return make_player(FALLBACK_LEVEL, seed).decide(view, Budget(0.0))
