"""The bots of a table: which one thinks, when it stops, and who decides if it fails."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from shedu.engine.moves import Move
from shedu.server.errors import Code, TableError, rejections
from shedu.server.wire import messages as m

if TYPE_CHECKING:
    from shedu.server.live.live_table import LiveTable

FALLBACK = "random"  # who decides for a bot that fails
OTHERS_TURN = 10.0  # seconds after which a bot that another process should have woken is woken here
_log = structlog.get_logger("table")


class Thinker:
    """Has the bots of a table decide."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._task: asyncio.Task[None] | None = None
        self._at = -1  # the entry that is thought about

    @property
    def is_thinking(self) -> bool:
        """Whether one thinks now."""
        return self._task is not None

    def wake(self, is_late: bool = False) -> None:
        """Have the bot think that is to decide; one that thinks about what is past stops.

        Where several processes have the table, the one that stored the last entry does it, or `is_late`,
        another that has waited long enough.
        """
        live = self.live
        if not live.has_begun:
            return
        number = live.game.now.number
        if self._task is not None and self._at != number:
            self.stop()
        if is_late and live.service.bus.is_shared and live.service.clock() - live.moved_at < OTHERS_TURN:
            return
        seat = live.game.bot_to_move if live.gathering.status == "playing" else None
        if seat is not None and self._task is None:
            self._at = number
            self._task = live.spawn(self._think(seat, number))

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self, seat: int, number: int) -> None:
        table = self.live.game
        self.live.tell_all(m.Thinking(seat))
        try:
            move = await self._choose(seat, number)
        except Exception as error:
            _log.error("nobody could decide for a bot", game=table.id, error=type(error).__name__)
            self._task = None  # whoever looks next has it tried again
            return
        if table.now.number == number and table.seats[seat].kind == "bot":
            self.live.spawn(self._play(number, seat, move))

    async def _choose(self, seat: int, number: int) -> Move:
        """The bot's move; if it fails or cannot be played, that of a simpler one."""
        table, bots = self.live.game, self.live.service.bots
        level = table.seats[seat].level or FALLBACK
        seed, view = table.bot_seed(), table.view(seat)
        try:
            move = await bots.decide(level, seed, view, table.id)
            with rejections():
                table.propose_move(number, seat, move)
        except TableError as error:
            if error.code == Code.STALE:
                return move
            _log.error("a bot's move was refused", game=table.id, level=level, code=error.code)
        except Exception as error:
            _log.error("a bot failed", game=table.id, level=level, error=type(error).__name__)
        else:
            return move
        return await bots.decide(FALLBACK, seed, view, table.id)

    async def _play(self, number: int, seat: int, move: Move) -> None:
        try:
            await self.live.add_move(number, seat, move)
        except TableError:  # somebody took his move back meanwhile
            self.wake()
        except Exception as error:  # the database is away: later
            _log.error("a bot's move was not stored", game=self.live.id, error=type(error).__name__)
            if self._at == number:
                self._task = None
