"""Hints: what a bot would play in a viewer's place."""

from shedu.server.errors import Code, TableError
from shedu.server.live.live_table import LiveTable
from shedu.server.wire import messages as m
from shedu.server.wire.moves import MESSAGES


async def advise(live: LiveTable, viewer: int | None, entry: int, level: str, language: str) -> m.Hint:
    """The hint of a bot for the open decision; TableError."""
    game = live.game
    if entry != game.now.number:
        raise TableError(Code.STALE, "The table has changed in the meantime. Please try again.")
    if viewer is None or game.decider != viewer:
        raise TableError(Code.NOT_YOURS, "It is not this seat's decision.")
    if len(live.roster.owners) > 1:  # a player who left a seat to a bot may return
        raise TableError(Code.NO_HINTS, "There are no hints in games against other people.")
    owner = live.roster.seats[viewer].owner or ""
    moves, chances = await live.service.workers.advise(
        level, game.bot_seed(), game.view(viewer), language, live.id, owner
    )
    advice = [m.Advice(MESSAGES[move.index], value, reason) for move, value, reason in moves]
    return m.Hint(entry, advice, chances)
