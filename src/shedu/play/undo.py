"""What may be undone. The one policy for the terminal, the server and study.

Alone, a seat may undo its own decisions of the current turn, back to the last one that revealed something
hidden (a draw) or that another seat answered. With the consent of all players it may return to any of its own
decisions since its last turn began.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shedu.engine.events import Drew, TurnBegan
from shedu.play.errors import UndoReason

if TYPE_CHECKING:
    from shedu.play.game import Game


def plies_alone(game: Game, seat: int) -> list[int]:
    """The plies that a seat may return to alone, the latest first."""
    return _scan(game, seat)[0]


def why_not(game: Game, seat: int) -> UndoReason | None:
    """Why a seat cannot undo anything alone; None if it can."""
    plies, reason = _scan(game, seat)
    return None if plies else reason


def _scan(game: Game, seat: int) -> tuple[list[int], UndoReason]:
    """The plies, and why there is none before the first of them."""
    plies: list[int] = []
    if game.is_open or game.now.position.active != seat:
        return plies, UndoReason.NOT_YOUR_TURN
    for ply in range(game.now.ply, 0, -1):
        moment = game.at_ply(ply)
        if any(isinstance(event, TurnBegan) for event in moment.events):
            return plies, UndoReason.NOTHING
        if any(isinstance(event, Drew) for event in moment.events):
            return plies, UndoReason.DREW
        if moment.seat != seat:
            return plies, UndoReason.ANSWERED
        plies.append(ply - 1)
    return plies, UndoReason.NOTHING


def plies_by_consent(game: Game, seat: int) -> list[int]:
    """The plies of a seat's own decisions since its last turn began, the latest first."""
    plies: list[int] = []
    if game.is_open:
        return plies
    is_turn = False
    for ply in range(game.now.ply, 0, -1):
        is_active = game.at_ply(ply - 1).position.active == seat
        if is_turn and not is_active:
            break
        is_turn = is_active
        if game.at_ply(ply).seat == seat:
            plies.append(ply - 1)
    return plies
