"""The policy of undo, the same for the terminal, the server and study.

Alone, a seat may undo its own decisions of the current turn, back to the last one that revealed something
hidden (a draw), that another seat answered, or that a bot made in its place. Where clocks run, it may not do
so while another person decides: that person would lose time. With the consent of the other players a seat
may return to any of its own decisions since its last turn began, but not beyond a decision that a bot made in
its place: a player who leaves a seat to a bot and returns must not gain advice. Against bots alone no consent
is needed: such games are casual, and the bag keeps its order, so that an undo deals the same tiles again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shedu.engine.events import Drew, TurnBegan
from shedu.play.errors import UndoReason

if TYPE_CHECKING:
    from shedu.play.game import Game


def plies_alone(game: Game, seat: int) -> list[int]:
    """The plies that a seat may return to alone, the latest first."""
    return plies_by_consent(game, seat) if is_casual(game, seat) else _scan(game, seat)[0]


def is_casual(game: Game, seat: int) -> bool:
    """Whether a seat plays against bots alone, so that no other player is wronged by what an undo reveals."""
    return all(other.is_only_bot for number, other in enumerate(game.seats) if number != seat)


def why_not(game: Game, seat: int) -> UndoReason | None:
    """Why a seat cannot undo anything alone; None if it can."""
    if is_casual(game, seat):
        return None if plies_by_consent(game, seat) else UndoReason.NOTHING
    plies, reason = _scan(game, seat)
    return None if plies else reason


def _scan(game: Game, seat: int) -> tuple[list[int], UndoReason]:
    """The plies, and why there is none before the first of them."""
    plies: list[int] = []
    if game.is_open or game.now.position.active != seat:
        return plies, UndoReason.NOT_YOUR_TURN
    decision = game.now.position.decision
    decider = seat if decision is None else decision.seat
    if game.is_timed and decider != seat and game.seats[decider].kind == "human":
        return plies, UndoReason.DECIDING
    for ply in range(game.now.ply, game.first.ply, -1):
        moment = game.at_ply(ply)
        if any(isinstance(event, TurnBegan) for event in moment.events):
            return plies, UndoReason.NOTHING
        if any(isinstance(event, Drew) for event in moment.events):
            return plies, UndoReason.DREW
        if moment.seat != seat:
            return plies, UndoReason.ANSWERED
        if game.is_by_bot(ply):
            return plies, UndoReason.BY_BOT
        plies.append(ply - 1)
    return plies, UndoReason.NOTHING


def plies_by_consent(game: Game, seat: int) -> list[int]:
    """The plies of a seat's own decisions since its last turn began, the latest first."""
    plies: list[int] = []
    if game.is_open:
        return plies
    is_turn = False
    for ply in range(game.now.ply, game.first.ply, -1):
        is_active = game.at_ply(ply - 1).position.active == seat
        if is_turn and not is_active:
            break
        is_turn = is_active
        if game.at_ply(ply).seat == seat:
            if game.is_by_bot(ply):
                break
            plies.append(ply - 1)
    return plies
