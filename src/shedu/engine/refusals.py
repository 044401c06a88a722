"""Reasons why a move is not legal, with the rule that forbids it.

`kernel.legal` alone decides what is legal. This module only explains why a given move is not.
"""

from collections.abc import Sequence

from shedu.engine.errors import RuleError
from shedu.engine.kernel.bb import bit, column_of, dilate, flood, has, popcount, row_of
from shedu.engine.kernel.codes import OVER
from shedu.engine.kernel.kingdoms import kingdom_masks, linked_mask
from shedu.engine.kernel.leaders import kingdom_masks_without
from shedu.engine.kernel.snapshot import Snapshot
from shedu.engine.kernel.state import State
from shedu.engine.moves import (
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
from shedu.engine.sight import KINDS, Kind


class IllegalMoveError(RuleError):
    """A move that the rules do not allow now."""


# What each kind of decision asks for, and its rule.
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
    """What the open decision asks for, and the rule."""
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
    rule, reason = _find_reason(state, player, move)
    return IllegalMoveError(rule, reason)


def _find_reason(state: State, player: str, move: Move) -> tuple[str, str]:
    snap = state.snapshot()
    mine = state.seat * 4
    match move:
        case PlaceTile(colour, space):
            if not snap.hand[mine + colour]:
                return "R5.1", f"{player} holds no {colour.tile}"
            return _tile_reason(state, snap, colour, space)
        case PositionLeader(colour, space):
            return _leader_reason(state, snap, colour, space)
        case WithdrawLeader(colour):
            return "R4.1", f"{player}'s {colour.leader} is not on the board"
        case PlayCatastrophe(space):
            if not snap.disasters[state.seat]:
                return "R6.2", f"{player} has no catastrophe left"
            return "R6.1", f"a catastrophe cannot be played on {_what_lies(snap, space)}"
        case Swap(tiles):
            for colour in Colour:
                if tiles[colour] > snap.hand[mine + colour]:
                    held = snap.hand[mine + colour]
                    return (
                        "R7.1",
                        f"{player} does not hold {tiles[colour]} {colour.tile}s to swap, but {held}",
                    )
        case Commit(count):
            return _commit_reason(snap, player, count)
        case FightWar(colour):
            return "R9.1", f"there is no war between {colour.leader}s"
        case PlaceBuilding(colour, space):
            return _building_reason(snap, colour, space)
        case BuildMonument(monument, space):
            if snap.monument[monument] >= 0:
                return "R11.1", f"the {monument} monument is already on the board"
            if snap.colour not in monument.colours:
                return "R11.1", f"a {monument} monument cannot stand on {Colour(snap.colour).tile}s"
            return "R11.1", f"{SPACES[snap.placed]} is not part of a square of one colour at {space}"
        case ErectWonder(space):
            if snap.wonder:
                return "R11.8", "the wonder is already on the board"
            return "R11.8", f"{SPACES[snap.placed]} is not part of a plus of one colour around {space}"
        case LeaveTreasure(space):
            return _treasure_reason(state, snap, player, space)
        case Decline():
            return "R12.1", f"{player} must take the treasures"
    return "R3.2", f"{move} is not possible now"


def _what_lies(snap: Snapshot, space: Space) -> str:
    for mask, what in (
        (snap.leaders, "a leader"),
        (snap.catastrophes, "another catastrophe"),
        (snap.wonder, "the wonder"),
        (snap.face_down, "a monument"),
        (snap.treasures, "a treasure's tile"),
    ):
        if has(mask, space):
            return f"{what}: {space}"
    if space in snap.building:
        return f"a tile under a building: {space}"
    return f"the tile on {space}"


def _is_taken(state: State, snap: Snapshot, space: Space) -> bool:
    return has(linked_mask(state) | snap.catastrophes, space)


def _count_near(space: Space, kingdoms: Sequence[int]) -> int:
    return sum(bool(dilate(bit(space)) & kingdom) for kingdom in kingdoms)


def _tile_reason(state: State, snap: Snapshot, colour: Colour, space: Space) -> tuple[str, str]:
    if _is_taken(state, snap, space):
        return "R5.1", f"{space} is not empty"
    if colour == Colour.BLUE and not has(snap.river, space):
        return "R5.1", f"a farm needs a river space, and {space} is land"
    if colour != Colour.BLUE and has(snap.river, space):
        return "R5.1", f"a {colour.tile} needs a land space, and {space} is river"
    count = _count_near(space, kingdom_masks(state))
    return "R5.2", f"a tile on {space} would unite {count} kingdoms; two are the most"


def _leader_reason(state: State, snap: Snapshot, colour: Colour, space: Space) -> tuple[str, str]:
    cell = snap.place[state.seat * 4 + colour]
    if cell == space:
        return "R4.3", f"the {colour.leader} stands on {space} already"
    if _is_taken(state, snap, space):
        return "R4.2", f"{space} is not empty"
    if has(snap.river, space):
        return "R4.2", f"a leader needs a land space, and {space} is river"
    if not has(dilate(snap.tiles[Colour.RED]), space):
        return "R4.2", f"{space} is not next to a face-up temple"
    count = _count_near(space, kingdom_masks_without(state, state.seat * 4 + colour))
    return "R4.3", f"a leader on {space} would unite {count} kingdoms"


def _commit_reason(snap: Snapshot, player: str, count: int) -> tuple[str, str]:
    is_war = snap.unification >= 0
    tile = Colour(snap.conflict).tile if is_war else Colour.RED.tile
    held = snap.hand[snap.seat * 4 + (snap.conflict if is_war else Colour.RED)]
    if count > held:
        return ("R9.4" if is_war else "R8.2"), f"{player} does not hold {count} {tile}s to commit, but {held}"
    if snap.seat == snap.attacker:
        reason = (
            f"{count} committed would leave the attacker with {snap.attack + count}, not above the defender's"
        )
        return "R10.1", f"{reason} {snap.defence}"
    behind = snap.attack + snap.committed - snap.defence
    if behind <= 0:
        return "R10.2", "a defender who is not behind commits nothing"
    return "R10.2", f"a defender commits nothing or exactly what makes a tie: {behind}"


def _building_reason(snap: Snapshot, colour: Colour, space: Space) -> tuple[str, str]:
    if colour != snap.colour:
        return "R11.4", f"a {Colour(snap.colour).tile} was placed: no {colour.building} can be earned with it"
    tiles = snap.tiles[colour]
    for line in (row_of(snap.placed), column_of(snap.placed)):
        run = flood(bit(snap.placed), tiles & line)
        if has(run, space) and popcount(run) > 2:
            return (
                "R11.5",
                f"the line through {space} is no longer than the one the {colour.building} stands on",
            )
    return "R11.4", f"{space} is not on a line of three or more {colour.tile}s through {SPACES[snap.placed]}"


def _treasure_reason(state: State, snap: Snapshot, player: str, space: Space) -> tuple[str, str]:
    trader = snap.place[state.seat * 4 + Colour.GREEN]
    kingdom = flood(bit(trader), linked_mask(state))
    if not has(kingdom & snap.treasures, space):
        return "R12.1", f"there is no treasure on {space} in the kingdom of {player}'s trader"
    return "R12.2", f"the treasure on {space}, with its special border, is taken before the others"
