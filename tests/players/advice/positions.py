"""Drawn positions and the reasons for moves in them."""

from typing import Unpack

import shedu as engine
from shedu.players.advice.hints import in_words
from shedu.players.advice.outlook import look_ahead
from shedu.players.advice.reasons import reason
from shedu.players.bots.skilled import Skilled
from tests.rules.drawing import Game, Table, play

# Lion's trader with three markets, and Bull's with one; the space between them is I3.
TRADERS = """
t  .  .  .  t  .
Tl m  .  m  Tb .
m  m  .  .  .  .
"""
# Bull's king by one temple; a space by two temples for Lion's is I3.
KING = """
.  t  .  t  .
t  Kb t  .  .
.  .  .  .  .
"""


def why(drawing: str, move: str, *before: str, **table: Unpack[Table]) -> str:
    """The reason for a move, after some moves from a drawn position."""
    return why_in(play(drawing, *before, **table), move)


def why_in(game: Game, move: str, language: str = "en") -> str:
    """The reason for a move of the open decision, with apostrophes as they are typed here."""
    decision = game.position.decision
    assert decision is not None
    view = game.position.view(decision.seat)
    parsed = engine.parse_move(move)
    assert parsed in view.legal_moves()
    return in_words(reason(look_ahead(view, parsed, Skilled())), language).replace("\u2019", "'")
