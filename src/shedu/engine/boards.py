"""The two maps (R1.3)."""

from dataclasses import dataclass
from functools import cache

from shedu.engine.kernel.bb import BB, bit
from shedu.engine.pieces import Space, read_data

BOARDS = ("standard", "advanced")


@dataclass(frozen=True)
class Board:
    """A map as sets of spaces."""

    name: str
    river: BB  # every other space is land
    starts: BB  # spaces with a temple and a treasure at the start (R1.4)
    special: BB  # those of them with a special border


@cache
def board_named(name: str) -> Board:
    """The map of this name."""
    river = starts = special = 0
    for row, line in enumerate(read_data(f"{name}.txt").splitlines()[1:]):
        for column, mark in enumerate(line.split()[1:]):
            here = bit(Space.at(row, column))
            river |= here if mark == "~" else 0
            starts |= here if mark in "tT" else 0
            special |= here if mark == "T" else 0
    return Board(name, river, starts, special)
