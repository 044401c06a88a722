"""The reasons why pieces cannot go to a space cover every space and match the refusal of the move itself."""

import random
from collections.abc import Callable

import pytest

import shedu
from shedu.engine.moves import (
    MOVES,
    LeaveTreasure,
    Move,
    PlaceBuilding,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
)
from shedu.engine.refusals import RefusedPlacement, Why, refused_placements
from shedu.engine.view import resample
from tests.engine.tables import TABLES, Table, walk

PLACEMENTS = {
    "action": (PlaceTile, PositionLeader, PlayCatastrophe),
    "building": (PlaceBuilding,),
    "treasure": (LeaveTreasure,),
}


def moves_of(refused: RefusedPlacement) -> list[Move]:
    colour = [] if refused.colour is None else [refused.colour]
    make: Callable[..., Move] = refused.kind
    return [make(*colour, space) for space in refused.spaces]


@pytest.mark.compiled_only  # it takes a minute interpreted
@pytest.mark.parametrize("table", TABLES[::6], ids=str)
def test_every_illegal_placement_has_its_reason(table: Table) -> None:
    """A placement is legal or has one reason, with the rule that `why_not` cites."""
    for number, position in enumerate(walk(table.start(), table.seed)):
        if position.is_over or number % 7:
            continue
        assert position.decision is not None
        kind = position.decision.kind
        view = position.view(position.decision.seat)
        found = {move: refused for refused in refused_placements(view) for move in moves_of(refused)}
        kinds = PLACEMENTS.get(kind, ())
        legal = set(position.legal_moves())
        wanted = {move for move in MOVES if isinstance(move, kinds) and move not in legal}
        if kind == "building":
            colours = {move.colour for move in legal if isinstance(move, PlaceBuilding)}
            wanted = {move for move in wanted if isinstance(move, PlaceBuilding) and move.colour in colours}
        assert set(found) == wanted
        for move, refused in list(found.items())[:: max(1, len(found) // 12)]:
            assert position.why_not(move).rule == refused.rule


def test_reasons_of_the_first_turn() -> None:
    """A land space without a temple, a river, a taken space, and three kingdoms."""
    position = shedu.new_game(players=2, seed=1)
    found = {move: refused for refused in refused_placements(position.view(0)) for move in moves_of(refused)}

    def why(text: str) -> tuple[Why, str]:
        refused = found[shedu.parse_move(text)]
        return refused.why, refused.rule

    assert why("king A1") == (Why.NO_TEMPLE, "R4.2")
    assert why("king A4") == (Why.LEADER_ON_RIVER, "R4.2")
    assert why("king B2") == (Why.NOT_EMPTY, "R4.2")
    assert why("catastrophe B2") == (Why.ON_TREASURE, "R6.1")
    held = position.hand(0)
    for colour, text in enumerate(("settlement A4", "temple A4", "farm A1", "market A4")):
        river = Why.NEEDS_RIVER if text.startswith("farm") else Why.NEEDS_LAND
        assert why(text)[0] is (river if held[colour] else Why.NOT_HELD)


def test_reasons_depend_on_nothing_hidden() -> None:
    """Another deal of what the seat does not know has the same reasons."""
    position = shedu.new_game(players=3, seed=5)
    view = position.view(0)
    for seed in range(5):
        assert refused_placements(resample(view, random.Random(seed)).view(0)) == refused_placements(view)
