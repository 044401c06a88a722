"""Reasons why a move is not legal, with the rule that forbids it.

`kernel.legal` alone decides what is legal. This module only explains why a given move is not.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, assert_never

from shedu.engine.errors import RuleError
from shedu.engine.kernel.bb import bit, column_of, dilate, flood, has, popcount, row_of
from shedu.engine.kernel.codes import (
    BUILDING_MOVES,
    CATASTROPHE_MOVES,
    CELLS,
    LEADER_MOVES,
    LEAVE_MOVES,
    OVER,
    TILE_MOVES,
)
from shedu.engine.kernel.kingdoms import kingdom_masks, linked_mask
from shedu.engine.kernel.leaders import kingdom_masks_without
from shedu.engine.kernel.snapshot import Snapshot
from shedu.engine.kernel.state import State
from shedu.engine.moves import (
    MOVES,
    BuildMonument,
    Commit,
    Decline,
    ErectWonder,
    FightWar,
    LeaveTreasure,
    Move,
    Pass,
    PlaceBuilding,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
    ScoreWonder,
    Swap,
    WithdrawLeader,
)
from shedu.engine.pieces import SPACES, Colour, Space
from shedu.engine.sight import KINDS, Kind, Sight


class Why(StrEnum):
    """Why a piece cannot go to a space. The client has a text for each."""

    NOT_HELD = "not-held"
    NOT_EMPTY = "not-empty"
    NEEDS_RIVER = "needs-river"
    NEEDS_LAND = "needs-land"
    UNITES_TOO_MANY = "unites-too-many"
    STANDS_THERE = "stands-there"
    LEADER_ON_RIVER = "leader-on-river"
    NO_TEMPLE = "no-temple"
    LEADER_UNITES = "leader-unites"
    NO_CATASTROPHE_LEFT = "no-catastrophe-left"
    ON_LEADER = "on-leader"
    ON_CATASTROPHE = "on-catastrophe"
    ON_WONDER = "on-wonder"
    ON_MONUMENT = "on-monument"
    ON_TREASURE = "on-treasure"
    ON_BUILDING = "on-building"
    OTHER_BUILDING = "other-building"
    LINE_NOT_LONGER = "line-not-longer"
    NOT_ON_LINE = "not-on-line"
    NO_TREASURE = "no-treasure"
    SPECIAL_FIRST = "special-first"


class Reason(NamedTuple):
    """The rule that forbids a move, and the reason in English; for a piece and a space, its code as well."""

    rule: str
    text: str
    why: Why | None = None


@dataclass(frozen=True)
class RefusedPlacement:
    """Spaces where a piece cannot go, all for the same reason."""

    kind: type[Move]
    colour: Colour | None  # None for catastrophes and treasures
    rule: str
    why: Why
    spaces: tuple[Space, ...]


class IllegalMoveError(RuleError):
    """A move that the rules do not allow now."""


# The request of each kind of decision, and its rule.
ASKED = {
    Kind.ACTION: ("take an action or pass", "R3.1"),
    Kind.WAR: ("choose which war is fought next", "R9.2"),
    Kind.COMMIT: ("commit tiles to the conflict", "R8.2"),
    Kind.BUILDING: ("place the building or decline", "R11.4"),
    Kind.MONUMENT: ("build a monument or the wonder, or decline", "R11.1"),
    Kind.TREASURE: ("choose which treasure stays", "R12.1"),
    Kind.WONDER_POINT: ("choose the colour of the wonder's point", "R11.9"),
}
_ACTIONS = (PlaceTile, PositionLeader, WithdrawLeader, PlayCatastrophe, Swap, Pass)
# The kinds of move that answer each kind of decision.
ANSWERS: dict[Kind, tuple[type[Move], ...]] = {
    Kind.ACTION: _ACTIONS,
    Kind.WAR: (FightWar,),
    Kind.COMMIT: (Commit,),
    Kind.BUILDING: (PlaceBuilding, Decline),
    Kind.MONUMENT: (BuildMonument, ErectWonder, Decline),
    Kind.TREASURE: (LeaveTreasure, Decline),
    Kind.WONDER_POINT: (ScoreWonder,),
}
_NOT_ASKED: dict[type[Move], tuple[str, str]] = {
    FightWar: ("R9.2", "there is no choice of wars now"),
    Commit: ("R8.2", "there is no conflict to commit tiles to"),
    PlaceBuilding: ("R11.4", "no building can be placed now"),
    BuildMonument: ("R11.1", "no monument can be built now"),
    ErectWonder: ("R11.8", "the wonder cannot be erected now"),
    Decline: ("R3.1", "there is nothing to decline now"),
    LeaveTreasure: ("R12.1", "there are no treasures to choose from now"),
    ScoreWonder: ("R11.9", "the wonder gives no point now"),
}


def _asked(state: State) -> tuple[str, str]:
    """The request of the open decision, and its rule."""
    kind = KINDS[state.decision]
    if kind == Kind.COMMIT and state.unification >= 0:
        return ASKED[kind][0], "R9.4"
    return ASKED[kind]


def wrong_seat(state: State, players: Sequence[str], seat: int) -> IllegalMoveError:
    """The error for a move by another seat than the deciding one."""
    if state.decision == OVER:
        return IllegalMoveError("R13.2", "the game is over")
    asked, rule = _asked(state)
    return IllegalMoveError(rule, f"it is {players[state.seat]}, not {players[seat]}, who is to {asked}")


def refuse(state: State, players: Sequence[str], move: Move) -> IllegalMoveError:
    """The error for an illegal move of the deciding seat."""
    if state.decision == OVER:
        return IllegalMoveError("R13.2", "the game is over")
    kind = KINDS[state.decision]
    player = players[state.seat]
    if not isinstance(move, ANSWERS[kind]):
        if kind == Kind.ACTION:
            return IllegalMoveError(*_NOT_ASKED[type(move)])
        asked, rule = _asked(state)
        return IllegalMoveError(rule, f"{player} is to {asked} first")
    reason = _find_reason(state, state.snapshot(), player, move)
    return IllegalMoveError(reason.rule, reason.text)


def refused_placements(sight: Sight) -> list[RefusedPlacement]:
    """Why pieces of the open decision cannot go where they are not legal, grouped by piece and reason."""
    decision = sight.decision
    if decision is None:
        return []
    snap = sight.snapshot
    legal = frozenset(sight.legal_moves().indices())
    player = sight.players[decision.seat]
    groups: dict[tuple[type[Move], Colour | None, str, Why], list[Space]] = {}
    for colour, first in _placements(decision.kind, snap):
        for space in SPACES:
            if first + space in legal:
                continue
            move = MOVES[first + space]
            reason = _find_reason(sight._state, snap, player, move)
            if reason.why is not None:
                key = (type(move), colour, reason.rule, reason.why)
                groups.setdefault(key, []).append(space)
    return [RefusedPlacement(*key, tuple(spaces)) for key, spaces in groups.items()]


def _placements(kind: Kind, snap: Snapshot) -> Iterable[tuple[Colour | None, int]]:
    """The pieces that a decision may put on a space: colour, and index of the move to the first space."""
    match kind:
        case Kind.ACTION:
            for colour in Colour:
                yield colour, TILE_MOVES + colour * CELLS
                yield colour, LEADER_MOVES + colour * CELLS
            yield None, CATASTROPHE_MOVES
        case Kind.BUILDING:
            yield Colour(snap.colour), BUILDING_MOVES + snap.colour * CELLS
        case Kind.TREASURE:
            yield None, LEAVE_MOVES
        case Kind.WAR | Kind.COMMIT | Kind.MONUMENT | Kind.WONDER_POINT:
            return
        case _:
            assert_never(kind)


def _find_reason(state: State, snap: Snapshot, player: str, move: Move) -> Reason:
    mine = state.seat * 4
    match move:
        case PlaceTile(colour, space):
            if not snap.hand[mine + colour]:
                return Reason("R5.1", f"{player} holds no {colour.tile}", Why.NOT_HELD)
            return _tile_reason(state, snap, colour, space)
        case PositionLeader(colour, space):
            return _leader_reason(state, snap, colour, space)
        case WithdrawLeader(colour):
            return Reason("R4.1", f"{player}'s {colour.leader} is not on the board")
        case PlayCatastrophe(space):
            if not snap.disasters[state.seat]:
                return Reason("R6.2", f"{player} has no catastrophe left", Why.NO_CATASTROPHE_LEFT)
            what, why = _what_lies(snap, space)
            return Reason("R6.1", f"a catastrophe cannot be played on {what}", why)
        case Swap(tiles):
            for colour in Colour:
                if tiles[colour] > snap.hand[mine + colour]:
                    held = snap.hand[mine + colour]
                    return Reason(
                        "R7.1",
                        f"{player} does not hold {tiles[colour]} {colour.tile}s to swap, but {held}",
                    )
        case Commit(count):
            return _commit_reason(snap, player, count)
        case FightWar(colour):
            return Reason("R9.1", f"there is no war between {colour.leader}s")
        case PlaceBuilding(colour, space):
            return _building_reason(snap, colour, space)
        case BuildMonument(monument, space):
            if snap.monument[monument] >= 0:
                return Reason("R11.1", f"the {monument} monument is already on the board")
            if snap.colour not in monument.colours:
                return Reason("R11.1", f"a {monument} monument cannot stand on {Colour(snap.colour).tile}s")
            return Reason("R11.1", f"{SPACES[snap.placed]} is not part of a square of one colour at {space}")
        case ErectWonder(space):
            if snap.wonder:
                return Reason("R11.8", "the wonder is already on the board")
            return Reason(
                "R11.8", f"{SPACES[snap.placed]} is not part of a plus of one colour around {space}"
            )
        case LeaveTreasure(space):
            return _treasure_reason(state, snap, player, space)
        case Decline():
            return Reason("R12.1", f"{player} must take the treasures")
    return Reason("R3.2", f"{move} is not possible now")


def _what_lies(snap: Snapshot, space: Space) -> tuple[str, Why | None]:
    for mask, what, why in (
        (snap.leaders, "a leader", Why.ON_LEADER),
        (snap.catastrophes, "another catastrophe", Why.ON_CATASTROPHE),
        (snap.wonder, "the wonder", Why.ON_WONDER),
        (snap.face_down, "a monument", Why.ON_MONUMENT),
        (snap.treasures, "a treasure's tile", Why.ON_TREASURE),
    ):
        if has(mask, space):
            return f"{what}: {space}", why
    if space in snap.building:
        return f"a tile under a building: {space}", Why.ON_BUILDING
    return f"the tile on {space}", None


def _is_taken(state: State, snap: Snapshot, space: Space) -> bool:
    return has(linked_mask(state) | snap.catastrophes, space)


def _count_near(space: Space, kingdoms: Sequence[int]) -> int:
    return sum(bool(dilate(bit(space)) & kingdom) for kingdom in kingdoms)


def _tile_reason(state: State, snap: Snapshot, colour: Colour, space: Space) -> Reason:
    if _is_taken(state, snap, space):
        return Reason("R5.1", f"{space} is not empty", Why.NOT_EMPTY)
    if colour == Colour.BLUE and not has(snap.river, space):
        return Reason("R5.1", f"a farm needs a river space, and {space} is land", Why.NEEDS_RIVER)
    if colour != Colour.BLUE and has(snap.river, space):
        return Reason("R5.1", f"a {colour.tile} needs a land space, and {space} is river", Why.NEEDS_LAND)
    count = _count_near(space, kingdom_masks(state))
    text = f"a tile on {space} would unite {count} kingdoms; two are the most"
    return Reason("R5.2", text, Why.UNITES_TOO_MANY)


def _leader_reason(state: State, snap: Snapshot, colour: Colour, space: Space) -> Reason:
    cell = snap.place[state.seat * 4 + colour]
    if cell == space:
        return Reason("R4.3", f"the {colour.leader} stands on {space} already", Why.STANDS_THERE)
    if _is_taken(state, snap, space):
        return Reason("R4.2", f"{space} is not empty", Why.NOT_EMPTY)
    if has(snap.river, space):
        return Reason("R4.2", f"a leader needs a land space, and {space} is river", Why.LEADER_ON_RIVER)
    if not has(dilate(snap.tiles[Colour.RED]), space):
        return Reason("R4.2", f"{space} is not next to a face-up temple", Why.NO_TEMPLE)
    count = _count_near(space, kingdom_masks_without(state, state.seat * 4 + colour))
    return Reason("R4.3", f"a leader on {space} would unite {count} kingdoms", Why.LEADER_UNITES)


def _commit_reason(snap: Snapshot, player: str, count: int) -> Reason:
    is_war = snap.unification >= 0
    tile = Colour(snap.conflict).tile if is_war else Colour.RED.tile
    held = snap.hand[snap.seat * 4 + (snap.conflict if is_war else Colour.RED)]
    if count > held:
        rule = "R9.4" if is_war else "R8.2"
        return Reason(rule, f"{player} does not hold {count} {tile}s to commit, but {held}")
    if snap.seat == snap.attacker:
        reason = (
            f"{count} committed would leave the attacker with {snap.attack + count}, not above the defender's"
        )
        return Reason("R10.1", f"{reason} {snap.defence}")
    behind = snap.attack + snap.committed - snap.defence
    if behind <= 0:
        return Reason("R10.2", "a defender who is not behind commits nothing")
    return Reason("R10.2", f"a defender commits nothing or exactly what makes a tie: {behind}")


def _building_reason(snap: Snapshot, colour: Colour, space: Space) -> Reason:
    if colour != snap.colour:
        text = f"a {Colour(snap.colour).tile} was placed: no {colour.building} can be earned with it"
        return Reason("R11.4", text, Why.OTHER_BUILDING)
    tiles = snap.tiles[colour]
    for line in (row_of(snap.placed), column_of(snap.placed)):
        run = flood(bit(snap.placed), tiles & line)
        if has(run, space) and popcount(run) > 2:
            text = f"the line through {space} is no longer than the one the {colour.building} stands on"
            return Reason("R11.5", text, Why.LINE_NOT_LONGER)
    text = f"{space} is not on a line of three or more {colour.tile}s through {SPACES[snap.placed]}"
    return Reason("R11.4", text, Why.NOT_ON_LINE)


def _treasure_reason(state: State, snap: Snapshot, player: str, space: Space) -> Reason:
    trader = snap.place[state.seat * 4 + Colour.GREEN]
    kingdom = flood(bit(trader), linked_mask(state))
    if not has(kingdom & snap.treasures, space):
        text = f"there is no treasure on {space} in the kingdom of {player}'s trader"
        return Reason("R12.1", text, Why.NO_TREASURE)
    text = f"the treasure on {space}, with its special border, is taken before the others"
    return Reason("R12.2", text, Why.SPECIAL_FIRST)
