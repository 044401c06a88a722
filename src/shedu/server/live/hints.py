"""Hints of a bot in a viewer's place, and the coach of first games; never in games between people."""

from shedu.server.errors import Code, TableError
from shedu.server.live.live_table import LiveTable
from shedu.server.wire import messages as m
from shedu.server.wire.moves import MESSAGES, move_of


async def advise(live: LiveTable, viewer: int | None, entry: int, level: str, language: str) -> m.Hint:
    """The hint of a bot for the open decision; TableError."""
    seat = _deciding(live, viewer, entry)
    owner, game = live.roster.seats[seat].owner or "", live.game
    moves, chances = await live.service.workers.advise(
        level, game.bot_seed(), game.view(seat), language, live.id, owner
    )
    advice = [m.Advice(MESSAGES[move.index], value, reason) for move, value, reason in moves]
    return m.Hint(entry, advice, chances)


async def focus(live: LiveTable, viewer: int | None, message: m.AskFocus) -> m.Focus:
    """A sentence on the open decision; TableError."""
    seat = _coached(live, viewer, message.entry)
    owner, view = live.roster.seats[seat].owner or "", live.game.view(seat)
    text = await live.service.workers.focus(message.language, view, live.id, owner)
    return m.Focus(message.entry, text)


async def opinion(live: LiveTable, viewer: int | None, message: m.AskOpinion) -> m.Opinion:
    """The coach's opinion of a legal move; TableError, MoveSyntaxError."""
    seat = _coached(live, viewer, message.entry)
    owner, view, move = live.roster.seats[seat].owner or "", live.game.view(seat), move_of(message.move)
    if move not in view.legal_moves():
        raise TableError(Code.ILLEGAL, "This move is not legal, so there is nothing to say about it.")
    workers = live.service.workers
    found, why, best_why = await workers.opinion(message.language, view, move, live.id, owner)
    best = None if found.best is None else MESSAGES[found.best.index]
    remark, chance = found.remark, found.chance
    return m.Opinion(message.entry, remark, chance, found.best_chance, why, best, best_why)


def _deciding(live: LiveTable, viewer: int | None, entry: int) -> int:
    """The viewer's seat, if it has the open decision and may be helped; TableError."""
    game = live.game
    if entry != game.now.number:
        raise TableError(Code.STALE, "The table has changed in the meantime. Please try again.")
    if viewer is None or game.decider != viewer:
        raise TableError(Code.NOT_YOURS, "It is not this seat's decision.")
    if len(live.roster.owners) > 1:  # a player who left a seat to a bot may return
        raise TableError(Code.NO_HINTS, "There are no hints in games against other people.")
    return viewer


def _coached(live: LiveTable, viewer: int | None, entry: int) -> int:
    """The viewer's seat, if bots hold all others; TableError."""
    seat = _deciding(live, viewer, entry)
    if sum(each.kind == "human" for each in live.roster.seats) > 1:
        raise TableError(Code.NO_HINTS, "The coach helps in games against bots only.")
    return seat
