"""Keeps bots between decisions: one object plays one seat of one game."""

import contextlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from shedu.engine.scores import Result
from shedu.players.bots.base import Bot
from shedu.players.bots.history import History
from shedu.players.bots.registry import make_player

MAX_BOTS = 32  # an expert takes about 2 MB


class UnknownHistoryError(Exception):
    """The bot follows the game, and was asked without what its seat has seen."""


@dataclass
class _Kept:
    bot: Bot
    steps: tuple[int, ...] | None = None  # that a bot has seen which follows the game


class BotCache:
    """The most recently used bots of a process. A bot never serves two seats: it may remember what it saw."""

    def __init__(self, max_bots: int = MAX_BOTS, make: Callable[[str, int], Bot] | None = None) -> None:
        """`make` builds a bot by its name and seed; by default an installed one."""
        self._max_bots = max_bots
        self._make = make
        self._bots: OrderedDict[tuple[str, str, int | None], _Kept] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def bot(self, level: str, table: str, seat: int | None, seed: int, history: History | None = None) -> Bot:
        """The bot of this level for a seat of a table, reseeded, after it saw what it missed.

        If moves were undone that it has seen, it is rebuilt. UnknownPlayerError; UnknownHistoryError.
        """
        key = (level, table, seat)
        kept = self._bots.pop(key, None)
        if kept is None:
            kept = _Kept((self._make or make_player)(level, seed))
        if kept.bot.follows_game:
            kept = self._caught_up(kept, level, seed, history)
        kept.bot.reseed(seed)
        self._bots[key] = kept
        if len(self._bots) > self._max_bots:
            _end(self._bots.popitem(last=False)[1].bot, None)
        return kept.bot

    def end(self, table: str, seat: int, result: Result | None) -> None:
        """Part with the bots of a seat whose game is over."""
        for key in [key for key in self._bots if key[1:] == (table, seat)]:
            _end(self._bots.pop(key).bot, result)

    def close(self) -> None:
        """Part with all bots."""
        while self._bots:
            _end(self._bots.popitem()[1].bot, None)

    def _caught_up(self, kept: _Kept, level: str, seed: int, history: History | None) -> _Kept:
        if history is None:
            raise UnknownHistoryError
        seen = kept.steps
        if seen is not None and seen != history.steps[: len(seen)]:
            _end(kept.bot, None)
            kept, seen = _Kept((self._make or make_player)(level, seed)), None
        history.replay(kept.bot, 0 if seen is None else len(seen))
        kept.steps = history.steps
        return kept


def _end(bot: Bot, result: Result | None) -> None:
    with contextlib.suppress(Exception):  # it plays no more
        bot.end(result)
