"""Sets of board spaces, interpreted: a plain integer with bit `cell` for every space in it.

Compiled, the same names come from `bb.hpp`, where a set is three 64-bit words. A test
keeps the two equal. Write differences as `a & ~b` only: a bare `~b` has bits off the board.
"""

from typing import TypeAlias

BB: TypeAlias = int
i32: TypeAlias = int
i64: TypeAlias = int
u64: TypeAlias = int
f64: TypeAlias = float

ALL: BB = (1 << 176) - 1
_WEST_EDGE: BB = sum(1 << (row * 16) for row in range(11))
_EAST_EDGE: BB = _WEST_EDGE << 15
_NOT_WEST_EDGE: BB = ~_WEST_EDGE
_NOT_EAST_EDGE: BB = ~_EAST_EDGE
_WORD = 0xFFFFFFFFFFFFFFFF


def bit(cell: int) -> BB:
    """The set of this one space."""
    return 1 << cell


def has(b: BB, cell: int) -> bool:
    """Whether the space is in the set."""
    return bool(b >> cell & 1)


def low_bit(b: BB) -> BB:
    """The set of the first space of b, or the empty set."""
    return b & -b


def first(b: BB) -> int:
    """The first space of b, which must not be empty."""
    return (b & -b).bit_length() - 1


def popcount(b: BB) -> int:
    """The number of spaces in b."""
    return b.bit_count()


def nth(b: BB, index: int) -> int:
    """The space of b that has `index` others before it; b must have more spaces than that."""
    for _ in range(index):
        b &= b - 1
    return first(b)


def west(b: BB) -> BB:
    """Every space moved one column to the left; spaces off the board are dropped."""
    return (b & _NOT_WEST_EDGE) >> 1


def east(b: BB) -> BB:
    """Every space moved one column to the right."""
    return (b & _NOT_EAST_EDGE) << 1


def north(b: BB) -> BB:
    """Every space moved one row up."""
    return b >> 16


def south(b: BB) -> BB:
    """Every space moved one row down."""
    return (b << 16) & ALL


def dilate(b: BB) -> BB:
    """b and every space that shares an edge with it (R2.1)."""
    # The four shifts are written out: interpreted, most of the time is spent here.
    return b | (b & _NOT_WEST_EDGE) >> 1 | (b & _NOT_EAST_EDGE) << 1 | b >> 16 | b << 16 & ALL


def flood(seed: BB, within: BB) -> BB:
    """All of `within` that is linked to seed, seed included (R2.1). Seed must lie within."""
    while True:
        grown = dilate(seed) & within
        if grown == seed:
            return seed
        seed = grown


def row_of(cell: int) -> BB:
    """The whole row of a space."""
    return 0xFFFF << (cell & ~15)


def column_of(cell: int) -> BB:
    """The whole column of a space."""
    return _WEST_EDGE << (cell & 15)


def squares(b: BB) -> BB:
    """Top left spaces of the 2x2 squares that lie in b."""
    pairs = b & west(b)
    return pairs & north(pairs)


def crosses(b: BB) -> BB:
    """Centres of the pluses of five spaces that lie in b."""
    return b & west(b) & east(b) & north(b) & south(b)


def emit(out: list[int], n: int, b: BB, base: int) -> int:
    """Write base + space for every space of b to out from n on, ascending; the new length."""
    base -= 1
    while b:
        low = b & -b
        out[n] = base + low.bit_length()
        n += 1
        b ^= low
    return n


def word(b: BB, index: int) -> u64:
    """64 bits of the set: spaces 64 * index and on."""
    return b >> (64 * index) & _WORD


def from_words(low: u64, middle: u64, high: u64) -> BB:
    """The set with these words."""
    return low | middle << 64 | high << 128
