"""Positioning leaders (R4)."""

import cython

from shedu.engine.kernel.kingdoms import kingdom_masks

if not cython.compiled:
    from shedu.engine.kernel.bb import BB, bit, dilate, flood, has, i32, low_bit
    from shedu.engine.kernel.buffers import Log, Moves
    from shedu.engine.kernel.codes import (
        BACK_EVENT,
        BY_TEMPLE,
        CELLS,
        LEADER_MOVES,
        NOWHERE,
        RED,
        WITHDRAW_MOVES,
    )
    from shedu.engine.kernel.kingdoms import find_kingdoms, is_cut, link, unlink
    from shedu.engine.kernel.state import State


def leader_ground(s: State, out: Moves) -> BB:
    """The spaces that a leader may stand on: empty land next to a face-up temple (R4.2)."""
    return out.empty & ~s.river & dilate(s.tiles[RED])


def leader_spaces(s: State, out: Moves, colour: i32) -> BB:
    """Where the deciding seat may put its leader of this colour, by the survey in `out`."""
    return leader_ground(s, out) & ~uniting(s, out, s.place[s.seat * 4 + colour])


def uniting(s: State, out: Moves, cell: i32) -> BB:
    """The spaces on which a leader would unite two kingdoms (R4.3), coming from `cell` or from the supply."""
    touches_one: BB
    touches_two: BB
    near: BB
    part: BB
    rest: BB
    i: i32 = 0
    if cell < 0:
        return out.touches_two
    # The leader is lifted first, which may split its own kingdom.
    while i < out.kingdoms and not has(out.kingdom[i], cell):
        i += 1
    if i == out.kingdoms:  # a damaged snapshot (`check.py`)
        return out.touches_two
    touches_two = out.touches_three | (out.touches_two & ~out.near[i])
    touches_one = out.touches_two | (out.touches_one & ~out.near[i])
    part = out.kingdom[i] & ~bit(cell)
    rest = part & s.leaders
    if rest and not is_cut(out.kingdom[i], cell):
        return touches_two | (touches_one & dilate(part))
    while rest:
        near = flood(low_bit(rest), part)
        rest = rest & ~near
        near = dilate(near)
        touches_two = touches_two | (touches_one & near)
        touches_one = touches_one | near
    return touches_two


def add_leader_moves(s: State, out: Moves) -> None:
    """Every way to place, move or withdraw a leader of the deciding seat (R4.1)."""
    colour: i32
    cell: i32
    leaders: BB = 0
    spaces: BB = leader_ground(s, out)
    for colour in range(4):
        cell = s.place[s.seat * 4 + colour]
        out.add(spaces & ~uniting(s, out, cell), LEADER_MOVES + colour * CELLS)
        if cell >= 0:
            leaders = leaders | bit(colour)
    out.add(leaders, WITHDRAW_MOVES)


def put_leader(s: State, leader: i32, cell: i32) -> None:
    """Put a leader on an empty space, from the supply or from where it stands; no points for it (R4.6)."""
    if s.place[leader] >= 0:
        lift_leader(s, leader)
    find_kingdoms(s)
    s.place[leader] = cell
    s.leaders = s.leaders | bit(cell)
    link(s, cell)


def lift_leader(s: State, leader: i32) -> None:
    """Take a leader off the board, into its owner's supply."""
    cell: i32 = s.place[leader]
    s.leaders = s.leaders & ~bit(cell)
    s.place[leader] = NOWHERE
    unlink(s, cell)


def send_back(s: State, leader: i32, cause: i32, log: Log) -> None:
    """A leader is returned to its owner, with an event."""
    log.add(BACK_EVENT, leader >> 2, leader & 3, s.place[leader], cause, 0)
    lift_leader(s, leader)


def send_back_templeless(s: State, log: Log) -> None:
    """Every leader that lost its last adjacent face-up temple goes back (R4.5)."""
    near_temples: BB = dilate(s.tiles[RED])
    leader: i32
    if not (s.leaders & ~near_temples):
        return
    for leader in range(s.seats * 4):
        if s.place[leader] >= 0 and not has(near_temples, s.place[leader]):
            send_back(s, leader, BY_TEMPLE, log)


def kingdom_masks_without(s: State, leader: i32) -> list[int]:
    """The kingdoms with a leader lifted, by which its move is judged (R4.3), as Python integers."""
    rest: State = s.copy()
    if rest.place[leader] >= 0:
        lift_leader(rest, leader)
    return kingdom_masks(rest)
