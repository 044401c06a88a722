"""The knowledge of a seat (R14), and the positions that agree with it."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import i32, u64
    from shedu.engine.kernel.codes import OPEN_BAG, OPEN_SCORES, OVER
    from shedu.engine.kernel.rng import Rng
    from shedu.engine.kernel.state import State


def conceal(s: State, seat: i32) -> None:
    """Remove from a position what a seat cannot know; NOBODY is a spectator (R14.1).

    Of other seats remain the numbers of tiles held and swapped, and the points and treasures gained in
    public. Tiles whose place the seat does not know (other hands, the bag, discards) are only counted by
    colour, in `lost`.
    """
    other: i32
    colour: i32
    i: i32
    one: u64 = 1
    counts: u64 = 0  # four counters in one word: several times as fast as in memory
    if s.decision == OVER:
        return
    for other in range(s.seats):
        if other == seat:
            continue
        for colour in range(4):
            i = other * 4 + colour
            s.lost[colour] += s.hand[i] + s.swapped[i]
            s.hand[i] = 0
            s.swapped[i] = 0
            if not (s.rules & OPEN_SCORES):
                s.points[i] -= s.written_points[i]
            s.written_points[i] = 0
        if not (s.rules & OPEN_SCORES):
            s.chest[other] -= s.written_chest[other]
        s.written_chest[other] = 0
    for i in range(s.bag_left):
        counts += one << (s.bag[i] * 16)
        s.bag[i] = 0
    for i in range(4):
        s.lost[i] += counts >> (i * 16) & 0xFFFF
    if not (s.rules & OPEN_BAG):
        s.bag_left = 0


def deal(s: State, seat: i32, rng: Rng) -> None:
    """Fill in at random what `conceal` removed for this seat, consistent with what it knows."""
    other: i32
    i: i32
    if s.decision == OVER:
        return
    for other in range(s.seats):
        if other != seat:
            for i in range(s.held[other]):
                s.hand[other * 4 + take_lost(s, rng)] += 1
            for i in range(s.swaps[other]):
                s.swapped[other * 4 + take_lost(s, rng)] += 1
    if not (s.rules & OPEN_BAG) and not s.bag_short:  # then the seat knows of no tile that is not in the bag
        s.bag_left = s.lost[0] + s.lost[1] + s.lost[2] + s.lost[3]
    for i in range(s.bag_left):
        s.bag[i] = take_lost(s, rng)


def take_lost(s: State, rng: Rng) -> i32:
    """Take one of the tiles in `lost`, all equally likely."""
    colour: i32 = 0
    i: i32 = rng.below(s.lost[0] + s.lost[1] + s.lost[2] + s.lost[3])
    while i >= s.lost[colour]:
        i -= s.lost[colour]
        colour += 1
    s.lost[colour] -= 1
    return colour
