"""Placing tiles (R5) and playing catastrophes (R6)."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import ALL, BB, bit, has, i32
    from shedu.engine.kernel.buffers import Log, Moves
    from shedu.engine.kernel.codes import (
        BLACK,
        BLUE,
        BY_CATASTROPHE,
        BY_TILE,
        CATASTROPHE_MOVES,
        CELLS,
        GAIN_EVENT,
        REMOVED_EVENT,
        TILE_MOVES,
        UNIFICATION_EVENT,
    )
    from shedu.engine.kernel.kingdoms import find_kingdoms, group_at, link, owner_in, unlink
    from shedu.engine.kernel.leaders import send_back_templeless
    from shedu.engine.kernel.state import State, to_int


def tile_spaces(s: State, out: Moves, colour: i32) -> BB:
    """Where a tile of this colour may go, by the survey in `out`."""
    return out.empty & ground(s, colour) & ~out.touches_three  # R5.2


def ground(s: State, colour: i32) -> BB:
    """The spaces that a tile of this colour may lie on, empty or not (R5.1)."""
    if colour == BLUE:
        return s.river  # farms on rivers
    return ALL & ~s.river  # everything else on land


def catastrophe_spaces(s: State, out: Moves) -> BB:
    """Where a catastrophe may be played, by the survey in `out` (R6.1)."""
    colour: i32
    spaces: BB = out.empty
    for colour in range(4):
        spaces = spaces | s.tiles[colour]
    spaces = spaces & ~s.treasures
    for colour in range(4):
        if s.building[colour] >= 0:
            spaces = spaces & ~bit(s.building[colour])
    return spaces


def add_tile_moves(s: State, out: Moves) -> None:
    """Every tile the deciding seat may place."""
    colour: i32
    for colour in range(4):
        if s.hand[s.seat * 4 + colour] > 0:
            out.add(tile_spaces(s, out, colour), TILE_MOVES + colour * CELLS)


def add_catastrophe_moves(s: State, out: Moves) -> None:
    """Every catastrophe the deciding seat may play."""
    if s.disasters[s.seat] > 0:
        out.add(catastrophe_spaces(s, out), CATASTROPHE_MOVES)


def place_tile(s: State, colour: i32, cell: i32, log: Log) -> None:
    """The deciding seat places a tile: it scores (R5.3), or unites two kingdoms (R5.4)."""
    kingdom: BB
    touched: i32
    seat: i32
    s.hand[s.seat * 4 + colour] -= 1
    s.held[s.seat] -= 1
    find_kingdoms(s)
    s.tiles[colour] = s.tiles[colour] | bit(cell)
    s.placed = cell
    s.colour = colour
    touched = link(s, cell)
    if touched == 2:  # R5.4: the tile unites them and scores nothing
        s.unification = cell
        log.add(UNIFICATION_EVENT, cell, 0, 0, 0, 0)
    elif touched == 1:
        kingdom = group_at(s, cell)
        seat = scorer_in(s, kingdom, colour)
        if seat >= 0:
            # R11.6: two points where the kingdom, as it is now, holds the colour's building.
            if s.building[colour] >= 0 and has(kingdom, s.building[colour]):
                gain(s, seat, colour, 2, BY_TILE, log)
            else:
                gain(s, seat, colour, 1, BY_TILE, log)


def scorer_in(s: State, kingdom: BB, colour: i32) -> i32:
    """The seat that a tile scores for: that of its colour's leader, else that of the king (R5.3)."""
    seat: i32 = owner_in(s, kingdom, colour)
    if seat < 0:
        seat = owner_in(s, kingdom, BLACK)
    return seat


def scorer_at(s: State, cell: i32, colour: i32) -> i32:
    """The same for the kingdom on a space, for callers in Python."""
    return scorer_in(s, group_at(s, cell), colour)


def ground_mask(s: State, colour: i32) -> int:
    """`ground` as a Python integer."""
    return to_int(ground(s, colour))  # type: ignore[no-any-return]


def remove_tile(s: State, colour: i32, cell: i32, cause: i32, log: Log) -> None:
    """A face-up tile leaves the board and the game."""
    s.tiles[colour] = s.tiles[colour] & ~bit(cell)
    unlink(s, cell)
    s.spent[colour] += 1
    log.add(REMOVED_EVENT, colour, cell, cause, 0, 0)


def play_catastrophe(s: State, cell: i32, log: Log) -> None:
    """The deciding seat plays a catastrophe, on a tile or on an empty space (R6.2)."""
    colour: i32
    s.disasters[s.seat] -= 1
    s.catastrophes = s.catastrophes | bit(cell)
    for colour in range(4):
        if has(s.tiles[colour], cell):
            remove_tile(s, colour, cell, BY_CATASTROPHE, log)
    send_back_templeless(s, log)  # R4.5


def gain(s: State, seat: i32, colour: i32, amount: i32, source: i32, log: Log) -> None:
    """Points, at once (R5.5)."""
    s.points[seat * 4 + colour] += amount
    log.add(GAIN_EVENT, seat, colour, amount, source, 0)
