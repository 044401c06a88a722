"""What a player sees when he looks over the board: who leads, who scores, what is within reach."""

from collections import Counter
from collections.abc import Iterable

from shedu.engine.kernel.bb import ALL, bit, dilate, flood, popcount, squares
from shedu.engine.kernel.kingdoms import linked_mask
from shedu.engine.pieces import Colour, Monument, Space, spaces_of
from shedu.engine.sight import Kingdom, Leader, Sight


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
    """What monuments bring each turn, by seat and colour (R11.3); nothing yet to who revolts."""
    conflict = sight.conflict
    rebel = (conflict.attacker, conflict.colour) if conflict and conflict.kind == "revolt" else None
    found = Counter[tuple[int, Colour]]()
    for kingdom in sight.kingdoms():
        for leader in kingdom.leaders:
            if (leader.seat, leader.colour) != rebel:
                found[leader.seat, leader.colour] += sum(
                    leader.colour in m.colours for m in kingdom.monuments
                )
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
    kingdoms = mask_of(space for each in sight.kingdoms() for space in each.spaces)
    regions = linked_mask(sight._state) & ~kingdoms
    beside = dilate(dilate(mask_of(kingdom.spaces)) & empty_spaces(sight)) & regions
    return popcount(flood(beside, regions) & sight.snapshot.treasures)


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


def monuments_left(sight: Sight, colour: Colour) -> list[Monument]:
    """Monuments of a colour that are not on the board."""
    return [m for m in Monument if colour in m.colours and sight.snapshot.monument[m] < 0]


def square_lacks(sight: Sight, colour: Colour, space: Space) -> list[Space]:
    """Spaces where one more tile would make a square for a monument with the tile on this space."""
    if not monuments_left(sight, colour):
        return []
    tiles = sight.snapshot.tiles[colour]
    near = dilate(dilate(bit(space))) & empty_spaces(sight, colour)
    with_space = sum(
        bit(Space.at(row, column))
        for row in (space.row - 1, space.row)
        for column in (space.column - 1, space.column)
        if 0 <= row < 10 and 0 <= column < 15
    )
    with_space &= ~squares(tiles)
    return [each for each in spaces_of(near) if squares(tiles | bit(each)) & with_space]
