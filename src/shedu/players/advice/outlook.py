"""What a move leads to, as far as the seat that makes it can know.

The move is made in a possible position behind the seat's view. What then follows in the same
action is played on: the seat's own decisions by a plan; of another's commit in a conflict, that
he adds nothing (how likely it is that he can add enough is said beside it), and of treasures
that come to another, that he takes them. Only what is public is read, so that nothing depends
on how the hidden tiles were dealt.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field, replace

from shedu.engine.conflicts import Conflict
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
    """A conflict of the viewer's, with his commit in it."""

    conflict: Conflict  # as it was when he committed
    committed: int  # by the viewer
    spare: int  # tiles that count which he could still have committed
    odds: float = 0.0  # that the other side can turn it
    surplus: int = 0  # committed tiles that change nothing
    outcome: tuple[Event, ...] = ()  # with nothing more from the other side

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
        """Whether the viewer attacks."""
        return self.conflict.attacker.committed is None

    @property
    def is_won(self) -> bool:
        """Whether the viewer wins if the other side adds nothing; a tie is the defender's (R8.3)."""
        return (self.attack > self.defence) == self.is_attack

    @property
    def other(self) -> int:
        """The seat on the other side."""
        side = self.conflict.defender if self.is_attack else self.conflict.attacker
        return side.seat

    @property
    def missing(self) -> int:
        """How many more tiles the side that is behind needs."""
        is_ahead = self.attack > self.defence
        return self.attack - self.defence if is_ahead else self.defence - self.attack + 1


@dataclass
class Outlook:
    """A seat's view, a move of its decision, and what happens then."""

    view: View
    move: Move
    after: View  # of the same seat
    result: Result  # if the game ended there, by the points the seat knows of
    guide: PlanningBot  # decides what the seat does next
    events: list[Event] = field(default_factory=list)
    clashes: list[Clash] = field(default_factory=list)

    @property
    def seat(self) -> int:
        """The viewer."""
        return seat_of(self.view)

    @property
    def is_settled(self) -> bool:
        """Whether the boards before and after can be compared: neither is in the middle of a war."""
        is_war = self.view.unification is not None or self.after.unification is not None
        return self.after.conflict is None and not is_war

    @property
    def is_sure(self) -> bool:
        """Whether no hand of another's can change what happens."""
        return not any(clash.odds for clash in self.clashes)

    def sequel(self) -> Outlook | None:
        """The best second action after this first one, if it is the seat's to take with tiles it knows."""
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
    """The viewer's seat; ValueError if he is a spectator."""
    if view.seat is None:
        raise ValueError("a spectator has no moves")
    return view.seat


def odds_of_holding(view: View, seat: int, colour: Colour, count: int) -> float:
    """The chance that another seat's hand, of which only its size is known, holds so many of a colour."""
    pool, kind, hand = sum(view.unseen), view.unseen[colour], view.hand_size(seat)
    ways = sum(
        math.comb(kind, held) * math.comb(pool - kind, hand - held) for held in range(max(0, count), hand + 1)
    )
    return ways / math.comb(pool, hand)


def look_ahead(view: View, move: Move, guide: PlanningBot) -> Outlook:
    """Play a move of the viewer's decision to the end of its action; the guide decides what he does next."""
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
    """Make a move, and note what happens and the viewer's part in a conflict."""
    decision = position.decision
    if isinstance(move, Commit) and decision is not None and decision.seat == outlook.seat:
        outlook.clashes.append(_clash(position.view(outlook.seat), move.count))
    events = position.apply(move)
    outlook.events += events
    if any(isinstance(event, ConflictWon) for event in events):
        outlook.clashes.append(replace(outlook.clashes.pop(), outcome=events))


def _clash(view: View, count: int) -> Clash:
    """What committing so many tiles does in the conflict that is open."""
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
    """The next decision inside the action: the viewer's by the guide, another's as the module says."""
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
