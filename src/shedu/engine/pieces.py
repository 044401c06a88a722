"""Colours, dynasties, monuments and the spaces of the board, with their names (R1)."""

import tomllib
from enum import IntEnum
from importlib import resources
from itertools import combinations
from typing import Any, Self

from shedu.engine.kernel import codes
from shedu.engine.kernel.codes import CELLS, HAND_LIMIT


def read_data(name: str) -> str:
    """The text of a file of the engine's data."""
    return resources.files("shedu.engine").joinpath("data", name).read_text("utf-8")


_COMPONENTS: dict[str, Any] = tomllib.loads(read_data("components.toml"))


class Colour(IntEnum):
    """One of the four colours, of which there are tiles, leaders, buildings and points (R1.1)."""

    BLACK = 0
    RED = 1
    BLUE = 2
    GREEN = 3

    @property
    def tile(self) -> str:
        """The name of this colour's tile."""
        return TILES[self]

    @property
    def leader(self) -> str:
        """The name of this colour's leader."""
        return LEADERS[self]

    @property
    def building(self) -> str:
        """The name of this colour's civilization building."""
        return BUILDINGS[self]

    def __str__(self) -> str:
        return self.name.lower()


def _column(key: str) -> tuple[str, ...]:
    by_name = {entry["name"]: entry[key] for entry in _COMPONENTS["colours"]}
    return tuple(by_name[str(colour)] for colour in Colour)


COLOURS = tuple(str(colour) for colour in Colour)
TILES = _column("tile")
LEADERS = _column("leader")
BUILDINGS = _column("building")
TILE_COUNTS: tuple[int, ...] = tuple(int(count) for count in _column("tiles"))
DYNASTIES: tuple[str, ...] = tuple(_COMPONENTS["dynasties"])
CATASTROPHES: int = _COMPONENTS["catastrophes"]
HAND: int = _COMPONENTS["hand"]
assert HAND == HAND_LIMIT  # the kernel's limit
ROWS = codes.ROWS
COLUMNS = codes.COLUMNS
LAST_TREASURES = codes.LAST_TREASURES  # the game ends with this many or fewer on the board (R13.2)

# Tiles in the order in which a hand is written: temples, settlements, farms, markets.
WRITTEN_ORDER = (Colour.RED, Colour.BLACK, Colour.BLUE, Colour.GREEN)
TILE_LETTERS = tuple(name[0] for name in TILES)
LEADER_LETTERS = tuple(name[0].upper() for name in LEADERS)


class Monument(IntEnum):
    """One of the six monuments: each pair of colours once (R1.6)."""

    BLACK_RED = 0
    BLACK_BLUE = 1
    BLACK_GREEN = 2
    RED_BLUE = 3
    RED_GREEN = 4
    BLUE_GREEN = 5

    @property
    def colours(self) -> tuple[Colour, Colour]:
        """Its two colours."""
        return _PAIRS[self]

    def __str__(self) -> str:
        return self.name.lower().replace("_", "-")


_PAIRS = tuple(combinations(Colour, 2))


class Space(int):
    """A space of the board: a number from 0 (A1) to 175 (P11) that is written like F4."""

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """The space of this number; ValueError."""
        if not 0 <= number < CELLS:
            raise ValueError(f"spaces are numbered from 0 to {CELLS - 1}, not {number}")
        return super().__new__(cls, number)

    @property
    def row(self) -> int:
        """Counted from 0 at the top."""
        return self // COLUMNS

    @property
    def column(self) -> int:
        """Counted from 0 at the left."""
        return self % COLUMNS

    @classmethod
    def at(cls, row: int, column: int) -> Self:
        """The space in this row and column, both counted from 0."""
        return cls(row * COLUMNS + column)

    def __str__(self) -> str:
        return f"{chr(65 + self.column)}{self.row + 1}"

    def __repr__(self) -> str:
        return str(self)


SPACES = tuple(Space(cell) for cell in range(CELLS))
_BY_NAME = {str(space): space for space in SPACES}


def parse_space(text: str) -> Space:
    """The space of this name; ValueError."""
    space = _BY_NAME.get(text)
    if space is None:
        raise ValueError(f"{text!r} is not a space of the board: write a column A to P and a row 1 to 11")
    return space


def spaces_of(mask: int) -> tuple[Space, ...]:
    """The spaces of a set, row by row."""
    found = []
    while mask:
        low = mask & -mask
        found.append(SPACES[low.bit_length() - 1])
        mask ^= low
    return tuple(found)
