"""The account of a game: what decisions and luck did to each player's chance to win, from its judgements.

For each seat the chance at the start, the effects of all decisions and the luck of all decisions add up to
the result. docs/analysis.md gives the reasons for the definitions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from shedu.engine.events import Drew, Event, GameEnded
from shedu.study.analysis.judge import Chances, Judgement

# The cost of a decision from which it has a label, as a share of a victory.
INACCURACY = 0.05
MISTAKE = 0.10
BLUNDER = 0.15
BRILLIANT_GAP = 0.08  # by which a brilliant move is better than every other one
TURNING_POINT = 0.08  # the cost or the luck from which a decision can be a turning point
MAX_TURNING_POINTS = 8


class Label(StrEnum):
    """A word for a decision."""

    BRILLIANT = "brilliant"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Cause(StrEnum):
    """Where luck comes from, for one seat."""

    DRAW = "draw"  # the seat drew tiles
    REVEAL = "reveal"  # another seat's hidden tiles came out or guided its decision, or the game ended


@dataclass(frozen=True)
class Change:
    """The effects of one decision."""

    before: Chances  # every seat's chance to win from its own view, before the decision
    after: Chances
    effect: Chances  # of the decision on every seat
    luck: Chances  # the rest of the change
    causes: tuple[Cause | None, ...]  # of the luck; None where nothing hidden was involved
    cost: float
    label: Label | None


def causes_of(events: Sequence[Event], mover: int, seats: int) -> tuple[Cause | None, ...]:
    """Where hidden tiles were involved in a decision, for each seat.

    They always are for the other seats: a decision follows from a hand that they do not see.
    """
    drew = {event.seat for event in events if isinstance(event, Drew)}
    is_over = any(isinstance(event, GameEnded) for event in events)

    def cause(seat: int) -> Cause | None:
        if seat in drew:
            return Cause.DRAW
        return Cause.REVEAL if is_over or seat != mover else None

    return tuple(map(cause, range(seats)))


def change_of(judgement: Judgement, after: Chances, events: Sequence[Event], mover: int) -> Change:
    """Split the change of the chances into the effect of the decision and luck."""
    before, seats = judgement.chances, range(len(after))
    causes = causes_of(events, mover, len(after))
    steps = [after[seat] - before[seat] for seat in seats]
    # The effect as the mover could foresee it; for a mover who drew nothing, all of the change.
    foreseen = [judgement.played.chances[seat] - judgement.known[seat] for seat in seats]
    effect = tuple(foreseen[seat] if causes[seat] else steps[seat] for seat in seats)
    luck = tuple(steps[seat] - effect[seat] if causes[seat] else 0.0 for seat in seats)
    return Change(before, after, effect, luck, causes, judgement.cost, label_of(judgement))


def label_of(judgement: Judgement) -> Label | None:
    """The word for a decision; None for most."""
    if judgement.cost >= BLUNDER:
        return Label.BLUNDER
    if judgement.cost >= MISTAKE:
        return Label.MISTAKE
    if judgement.cost >= INACCURACY:
        return Label.INACCURACY
    return Label.BRILLIANT if is_brilliant(judgement) else None


def is_brilliant(judgement: Judgement) -> bool:
    """Whether the played move is the only good one, and the planner alone would not have found it."""
    if len(judgement.choices) < 2 or judgement.best is not judgement.played:
        return False
    gap = judgement.best.value - judgement.choices[1].value
    return judgement.plan != judgement.played.move and gap - judgement.gap_doubt >= BRILLIANT_GAP


def weight_of(change: Change) -> float:
    """How much a decision turned the game, by the choice or by luck."""
    return max(change.cost, *map(abs, change.luck))


def turning_points(changes: Sequence[Change]) -> list[int]:
    """The indices of the decisions that turned the game most, in order."""
    heavy = [
        index
        for index, change in enumerate(changes)
        if weight_of(change) >= TURNING_POINT or change.label == Label.BRILLIANT
    ]
    heavy.sort(key=lambda index: (changes[index].label != Label.BRILLIANT, -weight_of(changes[index])))
    return sorted(heavy[:MAX_TURNING_POINTS])


@dataclass(frozen=True)
class Tally:
    """The account of one seat: `start` + `own` + `others` + `draws` + `reveals` is `end`."""

    start: float
    own: float  # the effect of the seat's own decisions
    others: float  # the effect of the other seats' decisions on it
    draws: float  # luck of its draws
    reveals: float  # luck of hidden tiles of others
    end: float  # the result, or the last chance of a game that is not over
    choices: int  # its decisions with more than one move
    cost: float  # of all of them together
    labels: dict[str, int]

    @property
    def luck(self) -> float:
        return self.draws + self.reveals

    @property
    def adjusted(self) -> float:
        """The result without the luck; it can lie outside of 0 to 1."""
        return self.end - self.luck

    @property
    def error(self) -> float:
        """The mean cost of a decision."""
        return self.cost / self.choices if self.choices else 0.0


def tally(changes: Sequence[Change], movers: Sequence[int], is_choice: Sequence[bool], seat: int) -> Tally:
    """The account of one seat."""
    own = [change for change, mover in zip(changes, movers, strict=True) if mover == seat]
    theirs = [change for change, mover in zip(changes, movers, strict=True) if mover != seat]
    chosen = [
        change
        for change, mover, free in zip(changes, movers, is_choice, strict=True)
        if mover == seat and free
    ]

    def luck(cause: Cause) -> float:
        return sum(change.luck[seat] for change in changes if change.causes[seat] == cause)

    return Tally(
        changes[0].before[seat],
        sum(change.effect[seat] for change in own),
        sum(change.effect[seat] for change in theirs),
        luck(Cause.DRAW),
        luck(Cause.REVEAL),
        changes[-1].after[seat],
        len(chosen),
        sum(change.cost for change in chosen),
        {label: sum(change.label == label for change in own) for label in Label},
    )
