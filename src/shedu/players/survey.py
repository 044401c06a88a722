"""What a player sees when he looks over the board: who leads, who scores, what is within reach."""

from collections import Counter
from collections.abc import Iterable

from shedu.engine.kernel.bb import ALL, bit, dilate, popcount
from shedu.engine.kernel.kingdoms import linked_mask
from shedu.engine.pieces import Colour, Monument, Space
from shedu.engine.sight import Kingdom, Leader, Sight

_SQUARE = bit(0) | bit(1) | bit(16) | bit(17)


def kingdom_at(sight: Sight, space: Space) -> Kingdom | None:
    """The kingdom on a space."""
    return next((kingdom for kingdom in sight.kingdoms() if space in kingdom.spaces), None)


def leader_of(sight: Sight, seat: int, colour: Colour) -> Leader | None:
    """A seat's leader, if it is on the board."""
    return next((each for each in sight.leaders() if (each.seat, each.colour) == (seat, colour)), None)


def scorer_in(kingdom: Kingdom, colour: Colour) -> int | None:
    """Whom a tile of this colour scores for there (R5.3)."""
    owners = {leader.colour: leader.seat for leader in kingdom.leaders}
    return owners.get(colour, owners.get(Colour.BLACK))


def incomes_in(sight: Sight) -> Counter[tuple[int, Colour]]:
    """What monuments bring each turn, by seat and colour (R11.3)."""
    found = Counter[tuple[int, Colour]]()
    for kingdom in sight.kingdoms():
        for leader in kingdom.leaders:
            found[leader.seat, leader.colour] += sum(leader.colour in m.colours for m in kingdom.monuments)
    return found


def mask_of(spaces: Iterable[Space]) -> int:
    """Spaces as a set of the kernel's."""
    return sum(bit(space) for space in spaces)


def treasures_near(sight: Sight, seat: int) -> int:
    """Treasures that one more tile would bring to a seat's trader, where one lies already."""
    trader = leader_of(sight, seat, Colour.GREEN)
    kingdom = kingdom_at(sight, trader.space) if trader else None
    if kingdom is None or not kingdom.treasures:
        return 0
    snap, here = sight.snapshot, mask_of(kingdom.spaces)
    others = mask_of(space for each in sight.kingdoms() for space in each.spaces)
    return popcount(dilate(dilate(here) & empty_spaces(sight)) & snap.treasures & ~others)


def empty_spaces(sight: Sight, colour: Colour | None = None) -> int:
    """Spaces with nothing on them, or those of them where a tile of a colour could lie (R5.1)."""
    snap = sight.snapshot
    empty = ALL & ~(linked_mask(sight._state) | snap.catastrophes)
    if colour is None:
        return empty
    return empty & snap.river if colour == Colour.BLUE else empty & ~snap.river


def can_score_with(sight: Sight, seat: int, colour: Colour) -> bool:
    """Whether a tile of this colour could score for a seat somewhere now."""
    empty = empty_spaces(sight, colour)
    return any(
        scorer_in(kingdom, colour) == seat and dilate(mask_of(kingdom.spaces)) & empty
        for kingdom in sight.kingdoms()
    )


def lacks_one(sight: Sight, colour: Colour, space: Space) -> bool:
    """Whether a square for a monument with this space lacks one tile, and that could be placed."""
    if all(
        cell >= 0 for m, cell in zip(Monument, sight.snapshot.monument, strict=True) if colour in m.colours
    ):
        return False
    tiles, empty = sight.snapshot.tiles[colour], empty_spaces(sight, colour)
    corners = {
        Space.at(row, column)
        for row in (space.row - 1, space.row)
        for column in (space.column - 1, space.column)
        if 0 <= row < 10 and 0 <= column < 15
    }
    missing = [(_SQUARE << corner) & ~tiles for corner in corners]
    return any(popcount(rest) == 1 and bool(rest & empty) for rest in missing)
