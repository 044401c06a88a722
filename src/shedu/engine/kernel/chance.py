"""The order of the bag: shuffling it, and choosing what is drawn next."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bag import draw
    from shedu.engine.kernel.bb import i32
    from shedu.engine.kernel.buffers import Log
    from shedu.engine.kernel.codes import DRAW_EVENT, HAND_LIMIT
    from shedu.engine.kernel.rng import Rng
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.turn import apply


def shuffle(s: State, rng: Rng) -> None:
    """Shuffle the bag by Fisher and Yates, as docs/notation.md describes it."""
    i: i32
    j: i32
    top: i32 = s.bag_left - 1  # the next tile to be drawn
    tile: i32
    for i in range(top, 0, -1):
        j = top - rng.below(i + 1)
        tile = s.bag[top - i]
        s.bag[top - i] = s.bag[j]
        s.bag[j] = tile


def hand_out(s: State, seat: i32, quiet: Log) -> None:
    """Give a seat its first hand (R1.5), of fewer tiles if the bag of a written position holds fewer."""
    short: i32 = s.bag_short
    draw(s, seat, HAND_LIMIT, quiet)
    s.bag_short = short


def begin(s: State, rng: Rng, quiet: Log) -> None:
    """Shuffle the bag of a game that was set up, and deal."""
    seat: i32
    shuffle(s, rng)
    for seat in range(s.seats):
        hand_out(s, seat, quiet)


def start(s: State, seed: int) -> None:
    """The same from a seed, for callers in Python."""
    begin(s, Rng(seed), Log(False))


def shuffled_bag(bag: bytes, seed: int) -> bytes:
    """These tiles, shuffled by the seed."""
    s: State = State()
    i: i32
    n: i32 = len(bag)
    for i in range(n):
        s.bag[n - 1 - i] = bag[i]
    s.bag_left = n
    shuffle(s, Rng(seed))
    return bytes([s.bag[n - 1 - i] for i in range(n)])


def stack(s: State, tiles: bytes) -> bool:
    """Move tiles to the top of the bag, so that they are drawn next in this order; False if it lacks one."""
    k: i32
    j: i32
    top: i32
    wanted: i32
    spare: State = s.copy()
    for k in range(len(tiles)):
        wanted = tiles[k]
        top = spare.bag_left - 1 - k
        j = top
        while j >= 0 and spare.bag[j] != wanted:
            j -= 1
        if j < 0:
            return False
        spare.bag[j] = spare.bag[top]
        spare.bag[top] = wanted
    s.assign(spare)
    return True


def take_back(s: State, log: Log) -> None:
    """Return the tiles to the bag that were drawn in a logged move, which leaves the bag as it was."""
    i: i32
    colour: i32
    seat: i32
    count: i32
    for i in range(log.n):
        if log.v[i * 6] == DRAW_EVENT:
            seat = log.v[i * 6 + 1]
            for colour in range(4):
                count = log.v[i * 6 + 2 + colour]
                s.hand[seat * 4 + colour] -= count
                s.held[seat] -= count
                s.bag_left += count


def draws(s: State, move: i32) -> list[tuple[int, int]]:
    """The draws of a move in order: the seat and the number of tiles."""
    i: i32
    after: State = s.copy()
    log: Log = Log(True)
    found: list[tuple[int, int]] = []
    apply(after, move, log)
    for i in range(0, log.n * 6, 6):
        if log.v[i] == DRAW_EVENT:
            found.append((log.v[i + 1], log.v[i + 2] + log.v[i + 3] + log.v[i + 4] + log.v[i + 5]))
    return found


def bag_counts(s: State) -> tuple[int, int, int, int]:
    """The tiles in the bag by colour."""
    i: i32
    counts: list[int] = [0, 0, 0, 0]
    for i in range(s.bag_left):
        counts[s.bag[i]] += 1
    return (counts[0], counts[1], counts[2], counts[3])
