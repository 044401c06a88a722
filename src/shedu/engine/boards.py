"""The maps (R1.3)."""

from dataclasses import dataclass
from functools import cache

from shedu.engine.kernel.bb import BB, bit
from shedu.engine.kernel.codes import COLUMNS, ROWS
from shedu.engine.pieces import Space, read_data

BOARDS = ("standard", "advanced")  # data/NAME.txt; a board's place here is its number in the kernel


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
    rows = [line.split()[1:] for line in read_data(f"{name}.txt").splitlines()[1:]]
    if len(rows) != ROWS or any(len(row) != COLUMNS or not set(row) <= set(".~tT") for row in rows):
        raise ValueError(f"data/{name}.txt needs {ROWS} rows of {COLUMNS} spaces, each of them . ~ t or T.")
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            here = bit(Space.at(row, column))
            river |= here if mark == "~" else 0
            starts |= here if mark in "tT" else 0
            special |= here if mark == "T" else 0
    return Board(name, river, starts, special)
