"""Moves as messages, written as in a record."""

from shedu.engine.moves import MOVES, parse_move
from shedu.server.wire import messages as m
from shedu.server.wire.moves import MESSAGES, moves_in

_TEXTS = {message: str(move) for message, move in zip(MESSAGES, MOVES, strict=True)}


def wire(text: str) -> m.Move:
    """The message of a move."""
    return MESSAGES[parse_move(text).index]


def text_of(move: m.Move | m.HiddenSwap) -> str:
    """A move as text, with the number of tiles for another player's swap."""
    return f"swap {move.count}" if isinstance(move, m.HiddenSwap) else _TEXTS[move]


def legal(decision: m.Decision | None) -> list[str]:
    """The legal moves that a decision offers to its viewer."""
    choices = None if decision is None else decision.choices
    return [] if choices is None else [text_of(move) for move in moves_in(choices)]
