"""Civilization buildings, monuments and the wonder (R11)."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import (
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
        popcount,
        row_of,
        south,
        squares,
        west,
    )
    from shedu.engine.kernel.buffers import Log, Moves
    from shedu.engine.kernel.codes import (
        BLACK,
        BUILDING_BACK_EVENT,
        BUILDING_MOVES,
        BUILDINGS,
        BY_MONUMENT,
        BY_WONDER,
        CELLS,
        CENTRE_COLUMNS,
        COLUMNS,
        DECLINE_MOVE,
        MONUMENT_MOVES,
        MONUMENTS,
        NOWHERE,
        SQUARE_COLUMNS,
        SQUARES,
        WONDER,
        WONDER_MOVES,
    )
    from shedu.engine.kernel.kingdoms import forget_kingdoms, group_at
    from shedu.engine.kernel.leaders import send_back_templeless
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.tiles import gain, remove_tile


def monument_has(monument: i32, colour: i32) -> bool:
    """Whether a monument bears a colour. The six are the pairs of colours in order (R1.6)."""
    if monument < 3:
        return colour in (0, monument + 1)
    if monument < 5:
        return colour in (1, monument - 1)
    return colour in (2, 3)


def building_spaces(s: State) -> BB:
    """The spaces for the building of the placed tile's colour: on the lines through it (R11.4)."""
    tiles: BB = s.tiles[s.colour]
    here: BB = bit(s.placed)
    spaces: BB = here & ~here
    cell: i32 = s.building[s.colour]
    across: BB = flood(here, tiles & row_of(s.placed))
    down: BB = flood(here, tiles & column_of(s.placed))
    longest: i32 = 2
    if not (s.rules & BUILDINGS):
        return spaces
    if cell >= 0:  # R11.5: the new line must be longer than both through the building
        here = bit(cell)
        longest = max(longest, popcount(flood(here, tiles & row_of(cell))))
        longest = max(longest, popcount(flood(here, tiles & column_of(cell))))
    if popcount(across) > longest:
        spaces = spaces | across
    if popcount(down) > longest:
        spaces = spaces | down
    return spaces


def monument_squares(s: State) -> BB:
    """Top left spaces of the one-coloured squares that the placed tile is part of (R11.1)."""
    here: BB = bit(s.placed)
    return squares(s.tiles[s.colour]) & (here | west(here) | north(here | west(here)))


def wonder_centres(s: State) -> BB:
    """Centres of the one-coloured pluses that the placed tile is part of (R11.8)."""
    here: BB = bit(s.placed)
    if not (s.rules & WONDER) or s.wonder:
        return here & ~here
    return crosses(s.tiles[s.colour]) & dilate(here)


def add_building_moves(s: State, out: Moves) -> None:
    """Every space for the building, then to decline."""
    out.add(building_spaces(s), BUILDING_MOVES + s.colour * CELLS)
    if out.n > 0:
        out.push(DECLINE_MOVE)


def add_monument_moves(s: State, out: Moves) -> None:
    """Every available monument on every square, every wonder, then to decline."""
    monument: i32
    found: BB = renumbered(monument_squares(s), 0, SQUARE_COLUMNS)
    for monument in range(MONUMENTS):
        if s.monument[monument] < 0 and monument_has(monument, s.colour):
            out.add(found, MONUMENT_MOVES + monument * SQUARES)
    out.add(renumbered(wonder_centres(s), 1, CENTRE_COLUMNS), WONDER_MOVES)
    if out.n > 0:
        out.push(DECLINE_MOVE)


def renumbered(cells: BB, border: i32, columns: i32) -> BB:
    """These spaces, numbered in rows of `columns` spaces that begin after a border."""
    found: BB = 0
    cell: i32
    while cells:
        cell = first(cells)
        found = found | bit((cell // COLUMNS - border) * columns + cell % COLUMNS - border)
        cells = cells & ~low_bit(cells)
    return found


def place_building(s: State, colour: i32, cell: i32) -> None:
    """Put the building on a tile, from the supply or from its space."""
    s.building[colour] = cell


def build_monument(s: State, monument: i32, cell: i32, log: Log) -> None:
    """Turn the square face down and put the monument on it (R11.1, R11.2)."""
    here: BB = bit(cell)
    square: BB = here | east(here) | south(here | east(here))
    s.monument[monument] = cell
    s.tiles[s.colour] = s.tiles[s.colour] & ~square
    s.face_down = s.face_down | square
    s.spent[s.colour] += 4
    take_building(s, s.colour, square, log)
    send_back_templeless(s, log)


def erect_wonder(s: State, cell: i32, log: Log) -> None:
    """Replace the plus by the wonder (R11.8). Treasures stay on their spaces."""
    plus: BB = dilate(bit(cell))
    rest: BB = plus
    while rest:
        remove_tile(s, s.colour, first(rest), BY_WONDER, log)
        rest = rest & ~low_bit(rest)
    s.wonder = plus
    forget_kingdoms(s)
    take_building(s, s.colour, plus, log)
    send_back_templeless(s, log)


def take_building(s: State, colour: i32, cells: BB, log: Log) -> None:
    """A building on one of these spaces leaves the board (R11.7)."""
    cell: i32 = s.building[colour]
    if cell >= 0 and has(cells, cell):
        s.building[colour] = NOWHERE
        log.add(BUILDING_BACK_EVENT, colour, cell, 0, 0, 0)


def score_monuments(s: State, log: Log) -> None:
    """The active player gains for each own leader and each monument in its kingdom (R11.3)."""
    colour: i32
    amount: i32
    if not s.face_down:
        return
    for colour in range(4):
        amount = monument_points(s, s.active, colour)
        if amount > 0:
            gain(s, s.active, colour, amount, BY_MONUMENT, log)


def monument_points(s: State, seat: i32, colour: i32) -> i32:
    """The points that a seat gains in a colour from monuments at the end of its turn (R11.3)."""
    monument: i32
    amount: i32 = 0
    cell: i32 = s.place[seat * 4 + colour]
    kingdom: BB
    if cell < 0:
        return 0
    kingdom = group_at(s, cell)
    for monument in range(MONUMENTS):
        if s.monument[monument] >= 0 and has(kingdom, s.monument[monument]):
            amount += monument_has(monument, colour)
    return amount


def scores_wonder(s: State) -> bool:
    """Whether the active player's king stands in the wonder's kingdom (R11.9)."""
    cell: i32 = s.place[s.active * 4 + BLACK]
    if cell >= 0 and s.wonder:
        if s.wonder & group_at(s, cell):
            return True
    return False
