"""Regions and kingdoms (R2)."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import ALL, BB, bit, dilate, flood, has, i32, low_bit
    from shedu.engine.kernel.buffers import Moves
    from shedu.engine.kernel.codes import NOBODY
    from shedu.engine.kernel.state import State, to_int


def linked(s: State) -> BB:
    """Every space that links: tiles, face-down tiles, the wonder and leaders (R2.1)."""
    return s.tiles[0] | s.tiles[1] | s.tiles[2] | s.tiles[3] | s.face_down | s.wonder | s.leaders


def group_at(s: State, cell: i32) -> BB:
    """The kingdom or region that holds the piece on this space."""
    return flood(bit(cell), linked(s))


def owner_in(s: State, group: BB, colour: i32) -> i32:
    """The seat whose leader of this colour stands in the group, or NOBODY."""
    seat: i32
    cell: i32
    for seat in range(s.seats):
        cell = s.place[seat * 4 + colour]
        if cell >= 0 and has(group, cell):
            return seat
    return NOBODY


def survey(s: State, out: Moves) -> None:
    """Find all kingdoms (R2.2), and which spaces touch two or three of them (R4.3, R5.2)."""
    occupied: BB = linked(s)
    rest: BB = s.leaders
    touches_one: BB = 0
    kingdom: BB
    near: BB
    n: i32 = 0
    out.touches_two = 0
    out.touches_three = 0
    while rest:
        kingdom = flood(low_bit(rest), occupied)
        near = dilate(kingdom)
        rest = rest & ~kingdom
        out.touches_three = out.touches_three | (out.touches_two & near)
        out.touches_two = out.touches_two | (touches_one & near)
        touches_one = touches_one | near
        out.kingdom[n] = kingdom
        out.near[n] = near
        n += 1
    out.kingdoms = n
    out.empty = ALL & ~(occupied | s.catastrophes)


def kingdom_masks(s: State) -> list[int]:
    """The spaces of each kingdom as Python integers, for callers in Python."""
    out: Moves = Moves()
    i: i32
    survey(s, out)
    return [to_int(out.kingdom[i]) for i in range(out.kingdoms)]


def linked_mask(s: State) -> int:
    """Every space that links, as a Python integer."""
    return to_int(linked(s))  # type: ignore[no-any-return]


def empty_mask(s: State) -> int:
    """Every space without a piece, as a Python integer."""
    return to_int(ALL & ~(linked(s) | s.catastrophes))  # type: ignore[no-any-return]
