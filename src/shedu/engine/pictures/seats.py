"""The texts of a drawing beside the board."""

from collections.abc import Mapping
from dataclasses import dataclass

from shedu.engine.moves import Counts
from shedu.engine.pieces import SPACES, Monument, Space
from shedu.engine.position import Position
from shedu.engine.view import View


@dataclass(frozen=True)
class SeatFacts:
    """A player as the position or view knows it."""

    name: str
    hand: Counts | None  # None if it is hidden
    held: int
    points: Counts
    treasures: int
    is_known: bool  # False if points that were not gained in public may be missing


@dataclass(frozen=True)
class Facts:
    """All players, the monuments, and the open decision in words."""

    seats: tuple[SeatFacts, ...]
    monuments: Mapping[Monument, Space]
    situation: str


def facts_of(sight: Position | View) -> Facts:
    """The facts about a position or view."""
    cells = sight.snapshot.monument
    return Facts(
        tuple(_seat_facts(sight, seat, name) for seat, name in enumerate(sight.players)),
        {monument: SPACES[cells[monument]] for monument in Monument if cells[monument] >= 0},
        _situation(sight),
    )


def _seat_facts(sight: Position | View, seat: int, name: str) -> SeatFacts:
    points, treasures = sight.points(seat), sight.treasures(seat)
    is_known = points is not None and treasures is not None
    if isinstance(sight, View):
        points, treasures = sight.gained(seat), sight.treasures_seen(seat)
    assert points is not None
    assert treasures is not None
    return SeatFacts(name, sight.hand(seat), sight.hand_size(seat), points, treasures, is_known)


def _situation(sight: Position | View) -> str:
    decision = sight.decision
    if decision is None:
        result = sight.result
        assert result is not None
        return f"over ({sight.ended}): {result.format(sight.players)}"
    name = sight.players[decision.seat]
    if decision.kind != "action":
        return f"{name} decides: {decision.kind}"
    left = sight.actions_left
    return f"{name} to move, {left} action{'s' if left != 1 else ''} left"
