"""Treasures (R12)."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import BB, bit, first, flood, i32, low_bit, popcount
    from shedu.engine.kernel.buffers import Log, Moves
    from shedu.engine.kernel.codes import (
        DECLINE_MOVE,
        GREEN,
        LEAVE_MOVES,
        MAY_CLAIM,
        TREASURE,
        TREASURE_EVENT,
    )
    from shedu.engine.kernel.kingdoms import group_at
    from shedu.engine.kernel.state import State


def claimable(s: State, seat: i32) -> BB:
    """The treasures in the kingdom of a seat's trader, if all but one are taken now (R12.1)."""
    cell: i32 = s.place[seat * 4 + GREEN]
    nothing: BB = s.treasures & ~s.treasures
    treasures: BB
    if cell < 0:
        return nothing
    treasures = s.treasures & group_at(s, cell)
    if popcount(treasures) < 2:
        return nothing
    if s.rules & MAY_CLAIM:  # R12.3: only if two of them were not linked before the action
        if not (treasures & ~flood(low_bit(treasures), s.before)):
            return nothing
    return treasures


def leavable(s: State, treasures: BB) -> BB:
    """The treasures that may stay: those with a special border are taken first (R12.2)."""
    if treasures & ~s.special:
        return treasures & ~s.special
    return treasures


def settle_treasures(s: State, turn: i32, log: Log) -> bool:
    """Give out treasures from the turn-th seat after the active one on; False if a seat must choose."""
    seat: i32
    treasures: BB
    choices: BB
    while turn < s.seats:
        seat = (s.active + turn) % s.seats
        treasures = claimable(s, seat)
        if treasures:
            choices = leavable(s, treasures)
            if popcount(choices) > 1 or s.rules & MAY_CLAIM:
                s.decision = TREASURE
                s.seat = seat
                return False
            s.seat = seat
            take_treasures(s, treasures, first(choices), log)
        turn += 1
    return True


def take_treasures(s: State, treasures: BB, left: i32, log: Log) -> None:
    """The deciding seat takes these treasures but for the one on the space `left`."""
    rest: BB = treasures & ~bit(left)
    s.treasures = s.treasures & ~rest
    s.chest[s.seat] += popcount(rest)
    while rest:
        log.add(TREASURE_EVENT, s.seat, first(rest), 0, 0, 0)
        rest = rest & ~low_bit(rest)


def add_treasure_moves(s: State, out: Moves) -> None:
    """The choices of the treasure to leave, and where the rules allow it, to take none."""
    if s.rules & MAY_CLAIM:
        out.push(DECLINE_MOVE)
    out.add(leavable(s, claimable(s, s.seat)), LEAVE_MOVES)
