"""Checks whether a position is possible, and names every defect."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from shedu.engine.boards import board_named
from shedu.engine.kernel.bb import bit, crosses, dilate, east, flood, popcount, south, squares
from shedu.engine.kernel.buffers import Moves
from shedu.engine.kernel.codes import BUILDING, COMMIT, MONUMENT, NOT_ENDED, OVER, WAR
from shedu.engine.kernel.kingdoms import linked_mask
from shedu.engine.kernel.playout import legal
from shedu.engine.kernel.snapshot import Snapshot, refuse_misshapen
from shedu.engine.kernel.state import restored
from shedu.engine.moves import Counts
from shedu.engine.pieces import (
    CATASTROPHES,
    HAND,
    SPACES,
    TILE_COUNTS,
    Colour,
    Monument,
    Space,
    spaces_of,
)
from shedu.engine.rules import Rules


@dataclass(frozen=True)
class Defect:
    """An impossible detail of a position, and where it is."""

    text: str
    rule: str
    about: str  # the statement with the defect: grid, monument, wonder, hand, points, bag, turn, ...
    space: Space | None = None
    seat: int | None = None

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


def find_defects(rules: Rules, snap: Snapshot) -> list[Defect]:
    """Every defect of a position, those of the board first; a malformed snapshot is the only defect."""
    try:
        refuse_misshapen(snap)
    except ValueError as error:
        return [Defect(str(error), "R1.3", "grid")]
    return [
        *find_board_defects(rules, snap),
        *_holdings(snap),
        *_tile_counts(snap),
        *_turn(rules, snap),
        *_decision(snap),
    ]


def find_board_defects(rules: Rules, snap: Snapshot) -> list[Defect]:
    """Every defect of the board itself."""
    return [*_on_the_board(rules, snap), *_leaders(snap), *_monuments(snap), *_wonder(rules, snap)]


def _on_the_board(rules: Rules, snap: Snapshot) -> Iterator[Defect]:
    board = board_named(rules.board)
    if (snap.river, snap.special) != (board.river, board.special):
        yield Defect(f"the map is not the {rules.board} board's", "R1.3", "grid")
    occupied = shared = 0
    for layer in (*snap.tiles, snap.face_down, snap.wonder, snap.catastrophes, snap.leaders):
        shared |= occupied & layer
        occupied |= layer
    for space in spaces_of(shared):
        yield Defect(f"two pieces lie on {space}", "R5.1", "grid", space)
    for colour in Colour:
        wrong = snap.tiles[colour] & (~board.river if colour == Colour.BLUE else board.river)
        terrain = "a farm lies on land" if colour == Colour.BLUE else f"a {colour.tile} lies on a river"
        for space in spaces_of(wrong):
            yield Defect(f"{terrain} at {space}", "R5.1", "grid", space)
    bearers = snap.tiles[Colour.RED] | snap.face_down | snap.wonder
    for space in spaces_of(snap.treasures & ~bearers):
        yield Defect(
            f"the treasure on {space} is not on a temple, a monument or the wonder", "R1.4", "grid", space
        )
    for colour in Colour:
        cell = snap.building[colour]
        if cell >= 0 and not rules.buildings:
            yield Defect("there are no buildings without the option", "R11.4", "grid", SPACES[cell])
        if cell >= 0 and not snap.tiles[colour] >> cell & 1:
            text = f"the {colour.building} on {SPACES[cell]} does not stand on a {colour.tile}"
            yield Defect(text, "R11.4", "grid", SPACES[cell])


def _leaders(snap: Snapshot) -> Iterator[Defect]:
    standing = [cell for cell in snap.place if cell >= 0]
    if sorted(standing) != [int(space) for space in spaces_of(snap.leaders)]:
        yield Defect("the leaders' spaces do not agree", "R4.1", "grid")
    if any(cell >= 0 for cell in snap.place[snap.seats * 4 :]):
        yield Defect("a leader of a dynasty that is not playing is on the board", "R4.1", "grid")
    near_temples = dilate(snap.tiles[Colour.RED])
    for cell in standing:
        if snap.river >> cell & 1:
            yield Defect(f"a leader stands on the river at {SPACES[cell]}", "R4.2", "grid", SPACES[cell])
        if not near_temples >> cell & 1:
            yield Defect(f"the leader on {SPACES[cell]} has no temple", "R4.5", "grid", SPACES[cell])
    if snap.unification >= 0 or snap.conflict >= 0:
        return  # an open conflict is about two leaders of a colour
    linked = linked_mask(restored(snap))
    for colour in Colour:
        met = 0
        for cell in snap.place[colour::4]:
            if cell >= 0:
                if met >> cell & 1:
                    text = f"the {colour.leader} on {SPACES[cell]} shares its kingdom with another"
                    yield Defect(text, "R4.4", "grid", SPACES[cell])
                met |= flood(bit(cell), linked)


def _square(cell: int) -> int:
    here = bit(cell)
    return here | east(here) | south(here | east(here))


def _monuments(snap: Snapshot) -> Iterator[Defect]:
    covered = 0
    for monument in Monument:
        cell = snap.monument[monument]
        if cell < 0:
            continue
        square, space = _square(cell), SPACES[cell]
        if square & covered or not squares(snap.face_down) >> cell & 1:
            text = f"the {monument} monument does not stand on four face-down tiles of its own at {space}"
            yield Defect(text, "R11.1", "monument", space)
        elif not _can_have_lain(snap, square, monument.colours):
            text = f"the {monument} monument cannot have been built on the spaces at {space}"
            yield Defect(text, "R11.1", "monument", space)
        covered |= square
    for space in spaces_of(snap.face_down & ~covered):
        yield Defect(f"the face-down tile on {space} belongs to no monument", "R11.2", "grid", space)


def _can_have_lain(snap: Snapshot, cells: int, colours: Iterable[Colour]) -> bool:
    """Whether tiles of one of these colours could lie on all of these spaces."""
    on_river = popcount(cells & snap.river)
    is_mixed = 0 < on_river < popcount(cells)
    bears_treasure = bool(cells & snap.treasures)
    return not is_mixed and any(
        (colour == Colour.BLUE) == bool(on_river) and (colour == Colour.RED or not bears_treasure)
        for colour in colours
    )


def _wonder(rules: Rules, snap: Snapshot) -> Iterator[Defect]:
    if not snap.wonder:
        return
    if not rules.wonder:
        yield Defect("there is no wonder without the option", "R11.8", "wonder")
    if popcount(snap.wonder) != 5 or popcount(crosses(snap.wonder)) != 1:
        yield Defect("the wonder covers five spaces in the shape of a plus", "R11.8", "wonder")
    elif not _can_have_lain(snap, snap.wonder, Colour):
        yield Defect("the wonder lies where no five tiles of a colour can have been", "R11.8", "wonder")


def covered_tiles(snap: Snapshot) -> Counts:
    """How many tiles of each colour lie face down; of several colours that they can have, one is assumed.

    Below a monument it is the first of its colours, below the wonder that with most tiles elsewhere.
    """
    black, red, blue, green = (
        sum(popcount(area) for area, one in _covered(snap) if one == colour) for colour in Colour
    )
    return (black, red, blue, green)


def _covered(snap: Snapshot) -> Iterator[tuple[int, Colour]]:
    """The areas of face-down tiles, each with a colour that its tiles can have."""
    areas: list[tuple[int, tuple[Colour, ...]]] = [
        (_square(snap.monument[m]), m.colours) for m in Monument if snap.monument[m] >= 0
    ]
    plenty = sorted(Colour, key=lambda each: popcount(snap.tiles[each]) - TILE_COUNTS[each])
    if snap.wonder:
        areas.append((snap.wonder, tuple(plenty)))
    for area, colours in areas:
        yield area, next((each for each in colours if _can_have_lain(snap, area, (each,))), colours[0])


def _holdings(snap: Snapshot) -> Iterator[Defect]:
    for seat in range(snap.seats):
        mine = slice(seat * 4, seat * 4 + 4)
        if sum(snap.hand[mine]) != snap.held[seat] or sum(snap.swapped[mine]) != snap.swaps[seat]:
            yield Defect("the number of tiles does not match the tiles", "R1.5", "hand", seat=seat)
        if snap.held[seat] > HAND:
            yield Defect(f"a hand holds at most {HAND} tiles", "R1.5", "hand", seat=seat)
        if min(snap.hand[mine]) < 0 or min(snap.swapped[mine]) < 0:
            yield Defect("tile counts cannot be negative", "R1.5", "hand", seat=seat)
        if min(snap.points[mine]) < 0:
            yield Defect("points cannot be negative", "R5.5", "points", seat=seat)
        if snap.chest[seat] < 0:
            yield Defect("the number of treasures cannot be negative", "R12.1", "treasures", seat=seat)
        if not 0 <= snap.disasters[seat] <= CATASTROPHES:
            yield Defect(
                f"a player has at most {CATASTROPHES} catastrophes", "R1.5", "catastrophes", seat=seat
            )


def _tile_counts(snap: Snapshot) -> Iterator[Defect]:
    out_of_sight = 0
    for colour in Colour:
        known = popcount(snap.tiles[colour]) + snap.bag.count(colour) + snap.spent[colour]
        known += sum(snap.hand[colour::4]) + sum(snap.swapped[colour::4])
        out_of_sight += snap.spent[colour] + snap.lost[colour]
        if known + snap.lost[colour] != TILE_COUNTS[colour] or snap.lost[colour] < 0:
            text = f"there are {TILE_COUNTS[colour]} {colour.tile}s, not {known}"
            yield Defect(text, "R1.2", "bag")
    # The board does not show the colours of these tiles.
    covered = popcount(snap.face_down | snap.wonder)
    if covered > out_of_sight:
        text = (
            f"{covered} tiles are face down or under the wonder, but only {out_of_sight} are unaccounted for"
        )
        yield Defect(text, "R1.2", "bag")


def _turn(rules: Rules, snap: Snapshot) -> Iterator[Defect]:
    if (snap.rules, snap.board) != (rules.bits, rules.board_number):
        yield Defect("the position belongs to other rules", "R3.1", "turn")
    is_over = snap.decision == OVER
    if not 0 <= snap.active < snap.seats or is_over != (snap.seat < 0) or snap.seat >= snap.seats:
        yield Defect("the active or deciding player has no seat", "R3.1", "turn")
    if is_over != (snap.ended != NOT_ENDED):
        yield Defect("the end of the game and its cause do not match", "R13.2", "turn")


def _decision(snap: Snapshot) -> Iterator[Defect]:
    """The open decision needs its conflict with both leaders, its placed tile and at least one legal move."""
    if (snap.conflict >= 0) != (snap.decision == COMMIT):
        yield Defect("a commit needs an open conflict, and an open conflict a commit", "R8.2", "turn")
    if snap.conflict >= 0:
        sides = (snap.attacker, snap.defender)
        if snap.seat not in sides or any(
            not 0 <= side < snap.seats or snap.place[side * 4 + snap.conflict] < 0 for side in sides
        ):
            yield Defect("a leader of the conflict is not on the board", "R8.1", "turn")
            return
        if snap.attacker == snap.defender:
            yield Defect("a player cannot attack their own leader", "R8.1", "turn")
            return
    if snap.unification >= 0 and snap.unification != snap.placed:
        yield Defect("the unification tile is not on the placed tile", "R5.4", "turn")
        return
    needs_tile = snap.unification >= 0 or snap.decision in (WAR, BUILDING, MONUMENT)
    has_tile = snap.placed >= 0 and snap.colour >= 0 and snap.tiles[snap.colour] >> snap.placed & 1
    if needs_tile and not has_tile:
        yield Defect("the placed tile is not on its space", "R3.3", "turn")
        return
    if snap.decision == WAR and snap.unification < 0:
        yield Defect("no war is open", "R9.2", "turn")
        return
    found = Moves()
    if 0 <= snap.seat < snap.seats:
        legal(restored(snap), found)
    if snap.decision != OVER and len(found) == 0:
        yield Defect("the decision has no legal move", "R3.1", "turn")
