"""Questions about the board that several reasons ask: incomes, treasures in reach, squares."""

from collections import Counter

from shedu.engine.masks import bit, dilate, flood, mask_of, popcount, spaces_of, squares
from shedu.engine.pieces import Colour, Monument, Space
from shedu.engine.sight import Sight


def incomes_in(sight: Sight) -> Counter[tuple[int, Colour]]:
    """Points from monuments per turn, by seat and colour; none for a leader in an open revolt."""
    conflict = sight.conflict
    rebel = (conflict.attacker.seat, conflict.colour) if conflict and conflict.kind == "revolt" else None
    return Counter(
        {
            (seat, colour): sight.income(seat, colour)
            for seat in range(len(sight.players))
            for colour in Colour
            if (seat, colour) != rebel
        }
    )


def treasures_near(sight: Sight, seat: int) -> int:
    """Treasures that one more tile would bring to a seat's trader, if its kingdom already has one."""
    trader = sight.leader_of(seat, Colour.GREEN)
    kingdom = sight.kingdom_at(trader.space) if trader else None
    if kingdom is None or not kingdom.treasures:
        return 0
    kingdoms = mask_of(space for each in sight.kingdoms() for space in each.spaces)
    regions = sight.linked & ~kingdoms
    beside = dilate(dilate(mask_of(kingdom.spaces)) & sight.empty) & regions
    return popcount(flood(beside, regions) & sight.snapshot.treasures)


def can_score_with(sight: Sight, seat: int, colour: Colour) -> bool:
    """Whether a tile of this colour could score for a seat anywhere."""
    empty = sight.empty_for(colour)
    return any(
        sight.scorer_at(kingdom.spaces[0], colour) == seat and dilate(mask_of(kingdom.spaces)) & empty
        for kingdom in sight.kingdoms()
    )


def monuments_left(sight: Sight, colour: Colour) -> list[Monument]:
    """Monuments of a colour that are not on the board."""
    return [m for m in Monument if colour in m.colours and sight.snapshot.monument[m] < 0]


def square_lacks(sight: Sight, colour: Colour, space: Space) -> list[Space]:
    """Spaces where one more tile would complete a square with the tile on this space."""
    if not monuments_left(sight, colour):
        return []
    tiles = sight.snapshot.tiles[colour]
    near = dilate(dilate(bit(space))) & sight.empty_for(colour)
    with_space = sum(
        bit(Space.at(row, column))
        for row in (space.row - 1, space.row)
        for column in (space.column - 1, space.column)
        if 0 <= row < 10 and 0 <= column < 15
    )
    with_space &= ~squares(tiles)
    return [each for each in spaces_of(near) if squares(tiles | bit(each)) & with_space]
