"""Sets of spaces as integers (bit `space` is set): the operations for callers outside the engine."""

from collections.abc import Iterable

from shedu.engine.kernel.bb import ALL, bit, crosses, dilate, first, flood, has, popcount, squares
from shedu.engine.kernel.state import cells_of
from shedu.engine.pieces import Space, spaces_of


def mask_of(spaces: Iterable[Space]) -> int:
    """The set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= bit(space)
    return mask


__all__ = [
    "ALL",
    "bit",
    "cells_of",
    "crosses",
    "dilate",
    "first",
    "flood",
    "has",
    "mask_of",
    "popcount",
    "spaces_of",
    "squares",
]
