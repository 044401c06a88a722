"""The set functions of this build, for the test that compares `bb.py` and `bb.hpp`."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import (
        ALL,
        BB,
        bit,
        column_of,
        crosses,
        dilate,
        east,
        first,
        flood,
        has,
        i32,
        low_bit,
        north,
        nth,
        popcount,
        row_of,
        south,
        squares,
        west,
    )
    from shedu.engine.kernel.buffers import Moves
    from shedu.engine.kernel.codes import CELLS
    from shedu.engine.kernel.state import to_int, to_set


def evaluate(one: object, other: object, cell: i32) -> dict[str, object]:
    """The result of every set function for two non-empty sets, given as integers, and a space."""
    a: BB = to_set(one)
    b: BB = to_set(other)
    i: i32
    out: Moves = Moves()
    out.add(a, 7)
    out.add(b, 7 + CELLS)
    return {
        "and": to_int(a & b),
        "or": to_int(a | b),
        "xor": to_int(a ^ b),
        "without": to_int(a & ~b),
        "equal": bool(a == b),
        "complement": to_int(ALL & ~a),
        "bit": to_int(bit(cell)),
        "has": bool(has(a, cell)),
        "low_bit": to_int(low_bit(a)),
        "first": first(a),
        "popcount": popcount(a),
        "nth": [nth(a, i) for i in range(popcount(a))],
        "west": to_int(west(a)),
        "east": to_int(east(a)),
        "north": to_int(north(a)),
        "south": to_int(south(a)),
        "dilate": to_int(dilate(a)),
        "flood": to_int(flood(low_bit(a), a)),
        "row_of": to_int(row_of(cell)),
        "column_of": to_int(column_of(cell)),
        "squares": to_int(squares(a)),
        "crosses": to_int(crosses(a)),
        "at": [out[i] for i in range(len(out))],
        "list_all": out.numbers(),
        "has_move": [move for move in range(0, 3 * CELLS, 7) if out.has_move(move)],
    }
