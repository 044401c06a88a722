"""The chance in a move: which tiles can be drawn, with which odds."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from shedu.engine.moves import Counts
from shedu.engine.pieces import Colour


@dataclass(frozen=True)
class Chance:
    """The chance in a move: tiles are drawn one by one, and nothing else is random.

    `Position.apply` takes the tiles that are to come as `draws`, all of them in order. Within one draw of a
    seat their order makes no difference.
    """

    draws: tuple[tuple[int, int], ...]  # seat and number of tiles, in the order of drawing
    bag: Counts  # the tiles that can come, by colour

    @property
    def count(self) -> int:
        """How many tiles are drawn in all."""
        return sum(count for _, count in self.draws)

    def odds(self, drawn: Sequence[SupportsIndex] = ()) -> dict[Colour, float]:
        """The probability of each colour to be drawn after these tiles; empty if no tile is to be drawn."""
        if len(drawn) >= self.count:
            return {}
        left = [has - had for has, had in zip(self.bag, count_tiles(drawn), strict=True)]
        if min(left) < 0:
            raise ValueError("more tiles of a colour were drawn than the bag holds")
        return {colour: left[colour] / sum(left) for colour in Colour if left[colour]}


def count_tiles(tiles: Iterable[SupportsIndex]) -> Counts:
    """How many tiles there are of each colour."""
    numbers = [index(tile) for tile in tiles]
    black, red, blue, green = (numbers.count(colour) for colour in Colour)
    return (black, red, blue, green)
