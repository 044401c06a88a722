"""Hints: what a bot would play in a viewer's place."""

from shedu.locales.narration import move_phrase
from shedu.server.errors import Code, TableError
from shedu.server.live.live_table import LiveTable
from shedu.server.wire import messages as m
from shedu.server.wire.log import phrase_message
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
    decision = game.now.position.decision
    assert decision is not None
    advice = [
        m.Advice(MESSAGES[move.index], phrase_message(move_phrase(move, decision.kind)), value, reason)
        for move, value, reason in moves
    ]
    return m.Hint(entry, advice, chances)
