"""Keeps bots between decisions, so that they need not be built again and their pace adapts."""

from collections import OrderedDict

from shedu.players.bots.base import Bot
from shedu.players.bots.registry import make_player

MAX_BOTS = 32  # an expert takes about 2 MB


class BotCache:
    """The most recently used bots of a process. A bot never serves two seats: it may remember what it saw."""

    def __init__(self, max_bots: int = MAX_BOTS) -> None:
        self._max_bots = max_bots
        self._bots: OrderedDict[tuple[str, str, int | None], Bot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def bot(self, level: str, table: str, seat: int | None, seed: int) -> Bot:
        """The bot of this level for a seat of a table, reseeded; UnknownPlayerError."""
        key = (level, table, seat)
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = make_player(level, seed)
        else:
            bot.reseed(seed)
        self._bots[key] = bot
        if len(self._bots) > self._max_bots:
            self._bots.popitem(last=False)
        return bot
