"""What a seat may know (R14), and a possible whole for what it knows."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import i32
    from shedu.engine.kernel.codes import OPEN_BAG, OPEN_SCORES, OVER
    from shedu.engine.kernel.rng import Rng
    from shedu.engine.kernel.state import State


def conceal(s: State, seat: i32) -> None:
    """Take out of a position all that a seat cannot know; NOBODY is a spectator (R14.1).

    Of the other seats there remain how many tiles they hold and have swapped, and the points
    and treasures that everybody saw them gain. Tiles that the seat cannot place, whether in
    another hand, in the bag or out of the game unseen, are only counted by colour, in `lost`.
    """
    other: i32
    colour: i32
    i: i32
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
        s.lost[s.bag[i]] += 1
        s.bag[i] = 0
    if not (s.rules & OPEN_BAG):
        s.bag_left = 0


def deal(s: State, seat: i32, rng: Rng) -> None:
    """Fill in at random what `conceal` took out for this seat, agreeing with all it knows."""
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
    if not (s.rules & OPEN_BAG) and not s.bag_short:  # then he knows of no tile that it is not in the bag
        s.bag_left = s.lost[0] + s.lost[1] + s.lost[2] + s.lost[3]
    for i in range(s.bag_left):
        s.bag[i] = take_lost(s, rng)


def take_lost(s: State, rng: Rng) -> i32:
    """Take one of the tiles in `lost`, each as likely as the others."""
    colour: i32 = 0
    i: i32 = rng.below(s.lost[0] + s.lost[1] + s.lost[2] + s.lost[3])
    while i >= s.lost[colour]:
        i -= s.lost[colour]
        colour += 1
    s.lost[colour] -= 1
    return colour
