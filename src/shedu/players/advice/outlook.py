"""Looks ahead from a move to the end of its action, using only what the seat knows.

The move is made in a position sampled from the seat's view. The rest of the action is then played: a planner
makes the seat's own decisions, opponents commit nothing (the odds that they could win are given separately)
and take the treasures they may take. Only public facts are read, so the result does not depend on how the
hidden tiles were dealt.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field, replace

from shedu.engine.conflicts import Conflict, attacker_lacks, defender_lacks
from shedu.engine.events import ConflictWon, Event, Moved
from shedu.engine.moves import Commit, LeaveTreasure, Move, Swap
from shedu.engine.pieces import Colour
from shedu.engine.position import Position
from shedu.engine.scores import Result
from shedu.engine.sight import Kind
from shedu.engine.view import View, resample
from shedu.players.bots.planning import PlanningBot


@dataclass(frozen=True)
class Clash:
    """A conflict of the viewer with the viewer's commit."""

    conflict: Conflict  # before the commit
    committed: int  # by the viewer
    spare: int  # tiles that count and stay in hand
    odds: float = 0.0  # that the other side holds enough to win
    surplus: int = 0  # committed tiles that make no difference
    outcome: tuple[Event, ...] = ()  # if the other side commits nothing

    @property
    def attack(self) -> int:
        """The attacker's total, as far as it is known."""
        side = self.conflict.attacker
        return side.strength + (self.committed if side.committed is None else side.committed)

    @property
    def defence(self) -> int:
        """The defender's total, as far as it is known."""
        return self.conflict.defender.strength + (0 if self.is_attack else self.committed)

    @property
    def is_attack(self) -> bool:
        return self.conflict.attacker.committed is None

    @property
    def is_won(self) -> bool:
        """Whether the viewer wins if the other side commits nothing."""
        return not (attacker_lacks if self.is_attack else defender_lacks)(self.attack, self.defence)

    @property
    def other(self) -> int:
        side = self.conflict.defender if self.is_attack else self.conflict.attacker
        return side.seat

    @property
    def missing(self) -> int:
        """How many more tiles the side that is behind needs."""
        sides = (self.attack, self.defence)
        return attacker_lacks(*sides) or defender_lacks(*sides)


@dataclass
class Outlook:
    """A seat's view, a move of its decision, and the consequences."""

    view: View
    move: Move
    after: View  # of the same seat
    result: Result  # if the game ended then, by the points the seat knows
    guide: PlanningBot  # makes the seat's following decisions
    events: list[Event] = field(default_factory=list)
    clashes: list[Clash] = field(default_factory=list)

    @property
    def seat(self) -> int:
        return seat_of(self.view)

    @property
    def is_settled(self) -> bool:
        """Whether the boards can be compared: neither is in the middle of a conflict."""
        is_war = self.view.unification is not None or self.after.unification is not None
        return self.after.conflict is None and not is_war

    @property
    def is_sure(self) -> bool:
        """Whether the outcome is certain for all hands that other seats may hold."""
        return not any(clash.odds for clash in self.clashes)

    def sequel(self) -> Outlook | None:
        """The best second action, if the seat takes it next and with tiles it knows."""
        decision = self.after.decision
        if self.view.actions_left < 2 or decision is None or decision.seat != self.seat:
            return None
        if isinstance(self.move, Swap):
            return None
        if decision.kind != Kind.ACTION or not self.is_settled:
            return None
        return look_ahead(self.after, self.guide.ranking(self.after)[0].move, self.guide)

    def own_moves(self) -> list[Move]:
        """The move and the viewer's decisions that follow."""
        moved = [event for event in self.events if isinstance(event, Moved) and event.seat == self.seat]
        return [event.move for event in moved if isinstance(event.move, Move)]


def seat_of(view: View) -> int:
    """The viewer's seat; ValueError for a spectator."""
    if view.seat is None:
        raise ValueError("A spectator has no moves.")
    return view.seat


def odds_of_holding(view: View, seat: int, colour: Colour, count: int) -> float:
    """The chance that a hidden hand holds at least `count` tiles of a colour."""
    pool, kind, hand = sum(view.unseen), view.unseen[colour], view.hand_size(seat)
    ways = sum(
        math.comb(kind, held) * math.comb(pool - kind, hand - held) for held in range(max(0, count), hand + 1)
    )
    return ways / math.comb(pool, hand)


def look_ahead(view: View, move: Move, guide: PlanningBot) -> Outlook:
    """Play a move of the viewer to the end of its action; the guide makes the following decisions."""
    position = resample(view, random.Random(0))
    outlook = Outlook(view, move, view, position.result, guide)
    follow: Move | None = move
    while follow is not None:
        _step(outlook, position, follow)
        follow = None if isinstance(move, Swap) else _what_follows(position, outlook.seat, guide)
    outlook.after = position.view(outlook.seat)
    outlook.result = position.result
    return outlook


def _step(outlook: Outlook, position: Position, move: Move) -> None:
    """Make a move; record the events and the viewer's commits."""
    decision = position.decision
    if isinstance(move, Commit) and decision is not None and decision.seat == outlook.seat:
        outlook.clashes.append(_clash(position.view(outlook.seat), move.count))
    events = position.apply(move)
    outlook.events += events
    if any(isinstance(event, ConflictWon) for event in events):
        outlook.clashes.append(replace(outlook.clashes.pop(), outcome=events))


def _clash(view: View, count: int) -> Clash:
    """The effect of committing `count` tiles in the open conflict."""
    seat, conflict = seat_of(view), view.conflict
    hand = view.hand(seat)
    assert conflict is not None
    assert hand is not None
    clash = Clash(conflict, count, hand[conflict.tile] - count)
    if not clash.is_won:
        return clash
    if not clash.is_attack:
        return replace(clash, surplus=min(count, clash.defence - clash.attack))
    odds = [
        odds_of_holding(view, clash.other, conflict.tile, clash.missing - fewer)
        for fewer in range(min(count, clash.missing - 1) + 1)
    ]
    surplus = max((fewer for fewer, chance in enumerate(odds) if chance == odds[0] == 0), default=0)
    return replace(clash, odds=odds[0], surplus=surplus)


def _what_follows(position: Position, seat: int, guide: PlanningBot) -> Move | None:
    """The next decision of the action, made as the module docstring says."""
    decision = position.decision
    if decision is None or decision.kind == Kind.ACTION:
        return None
    if decision.seat == seat:
        return guide.ranking(position.view(seat))[0].move
    if position.conflict is not None and position.conflict.attacker.seat == seat:
        return Commit(0)
    if decision.kind == Kind.TREASURE:
        return next(move for move in position.legal_moves() if isinstance(move, LeaveTreasure))
    return None
