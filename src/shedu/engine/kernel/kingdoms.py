"""Regions and kingdoms (R2)."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import ALL, BB, bit, dilate, first, flood, has, i32, low_bit
    from shedu.engine.kernel.buffers import Moves
    from shedu.engine.kernel.codes import NOBODY
    from shedu.engine.kernel.state import State, to_int


def linked(s: State) -> BB:
    """Every space that links: tiles, face-down tiles, the wonder and leaders (R2.1)."""
    return s.tiles[0] | s.tiles[1] | s.tiles[2] | s.tiles[3] | s.face_down | s.wonder | s.leaders


def find_kingdoms(s: State) -> None:
    """Find all kingdoms (R2.2), unless they are known."""
    occupied: BB
    rest: BB
    if s.kingdoms >= 0:
        return
    occupied = linked(s)
    rest = s.leaders
    s.kingdoms = 0
    while rest:
        s.kingdom[s.kingdoms] = flood(low_bit(rest), occupied)
        rest = rest & ~s.kingdom[s.kingdoms]
        s.kingdoms += 1


def forget_kingdoms(s: State) -> None:
    """Have the kingdoms searched for again when they are needed."""
    s.kingdoms = -1


def link(s: State, cell: i32) -> i32:
    """Unite the kingdoms and regions that touch a new piece on the board; the number of those kingdoms.

    The kingdoms before must be known.
    """
    here: BB = bit(cell)
    united: BB = here
    rest: BB = dilate(here) & linked(s) & ~here
    touched: i32 = 0
    kept: i32 = 0
    first_touched: i32 = 0
    i: i32
    for i in range(s.kingdoms):
        if rest & s.kingdom[i]:
            united = united | s.kingdom[i]
            touched += 1
            if touched > 1:
                continue
            first_touched = kept
        s.kingdom[kept] = s.kingdom[i]
        kept += 1
    rest = rest & ~united
    if rest:  # regions without a leader
        united = united | flood(rest, linked(s) & ~united)
    if touched == 0:
        first_touched = kept
        kept += 1
    if touched > 0 or here & s.leaders:
        s.kingdom[first_touched] = united
        s.kingdoms = kept
        if here & s.leaders:
            sort_kingdoms(s)
    return touched


def unlink(s: State, cell: i32) -> None:
    """Update the kingdoms after the removal of the piece on a space."""
    i: i32
    j: i32
    rest: BB
    for i in range(s.kingdoms):
        if has(s.kingdom[i], cell):
            rest = s.kingdom[i] & ~bit(cell)
            if not (rest & s.leaders):
                s.kingdoms -= 1
                for j in range(i, s.kingdoms):
                    s.kingdom[j] = s.kingdom[j + 1]
            elif is_cut(s.kingdom[i], cell):
                forget_kingdoms(s)
            else:
                s.kingdom[i] = rest
                sort_kingdoms(s)
            return


def is_cut(group: BB, cell: i32) -> bool:
    """Whether a linked group falls apart without one of its spaces."""
    rest: BB = group & ~bit(cell)
    edges: BB = dilate(bit(cell)) & rest
    if edges == low_bit(edges):
        return False
    return not (flood(low_bit(edges), rest) == rest)  # noqa: SIM201  # the sets of C++ have no !=


def sort_kingdoms(s: State) -> None:
    """Restore the order of the kingdoms after one has changed its leaders."""
    i: i32
    j: i32
    moved: BB
    key: i32
    for i in range(1, s.kingdoms):
        moved = s.kingdom[i]
        key = first(moved & s.leaders)
        j = i
        while j > 0 and first(s.kingdom[j - 1] & s.leaders) > key:
            s.kingdom[j] = s.kingdom[j - 1]
            j -= 1
        s.kingdom[j] = moved


def group_at(s: State, cell: i32) -> BB:
    """The kingdom or region that holds the piece on this space."""
    i: i32
    find_kingdoms(s)
    for i in range(s.kingdoms):
        if has(s.kingdom[i], cell):
            return s.kingdom[i]
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
    """Find all kingdoms, and which spaces touch one, two or three of them (R4.3, R5.2)."""
    near: BB
    i: i32
    find_kingdoms(s)
    out.touches_one = 0
    out.touches_two = 0
    out.touches_three = 0
    out.kingdoms = s.kingdoms
    for i in range(s.kingdoms):
        near = dilate(s.kingdom[i])
        out.touches_three = out.touches_three | (out.touches_two & near)
        out.touches_two = out.touches_two | (out.touches_one & near)
        out.touches_one = out.touches_one | near
        out.kingdom[i] = s.kingdom[i]
        out.near[i] = near
    out.empty = ALL & ~(linked(s) | s.catastrophes)


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
