"""Swapping tiles (R7) and every draw from the bag."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import BB, bit, i32
    from shedu.engine.kernel.buffers import Log, Moves
    from shedu.engine.kernel.codes import DRAW_EVENT, HAND_LIMIT, SWAP_COUNT, SWAP_MOVES, SWAPS_IN_SET
    from shedu.engine.kernel.state import State

    SWAP_RANK = [0] * 2401  # 7 * 7 * 7 * 7, by how many tiles of each colour
    SWAP_TILES = [0] * SWAP_COUNT  # the index into SWAP_RANK of each swap
    SWAP_SETS: list[BB] = [0] * (
        2 * SWAP_COUNT
    )  # by the swap of a whole hand: every swap from it, in two sets


def _number_swaps() -> None:
    """Number every choice of one to six tiles, in ascending order of their counts."""
    index: i32
    tiles: i32
    n: i32 = 0
    for index in range(1, 2401):
        tiles = index // 343 + index // 49 % 7 + index // 7 % 7 + index % 7
        if tiles <= HAND_LIMIT:
            SWAP_RANK[index] = n
            SWAP_TILES[n] = index
            n += 1


def _collect_swaps() -> None:
    """Fill in SWAP_SETS."""
    hand: i32
    rank: i32
    colour: i32
    fits: i32
    for hand in range(SWAP_COUNT):
        for rank in range(hand + 1):
            fits = 1
            for colour in range(4):
                if swap_tiles(rank, colour) > swap_tiles(hand, colour):
                    fits = 0
            if fits and rank < SWAPS_IN_SET:
                SWAP_SETS[2 * hand] = SWAP_SETS[2 * hand] | bit(rank)
            elif fits:
                SWAP_SETS[2 * hand + 1] = SWAP_SETS[2 * hand + 1] | bit(rank - SWAPS_IN_SET)


def swap_rank(black: i32, red: i32, blue: i32, green: i32) -> i32:
    """The number of the swap of these tiles, one to six of them."""
    return SWAP_RANK[((black * 7 + red) * 7 + blue) * 7 + green]


def swap_tiles(rank: i32, colour: i32) -> i32:
    """How many tiles of a colour are in the swap of this number."""
    index: i32 = SWAP_TILES[rank]
    if colour == 0:
        return index // 343
    if colour == 1:
        return index // 49 % 7
    if colour == 2:
        return index // 7 % 7
    return index % 7


_number_swaps()
_collect_swaps()


def add_swap_moves(s: State, out: Moves) -> None:
    """Every choice of tiles from the deciding seat's hand (R7.1), however few the bag holds (R7.2)."""
    i: i32 = s.seat * 4
    whole: i32
    if s.hand[i] + s.hand[i + 1] + s.hand[i + 2] + s.hand[i + 3] > 0:
        whole = swap_rank(s.hand[i], s.hand[i + 1], s.hand[i + 2], s.hand[i + 3])
        out.add(SWAP_SETS[2 * whole], SWAP_MOVES)
        out.add(SWAP_SETS[2 * whole + 1], SWAP_MOVES + SWAPS_IN_SET)


def swap(s: State, rank: i32, log: Log) -> bool:
    """The deciding seat swaps tiles; False if the bag held too few (R7.2)."""
    colour: i32
    count: i32
    total: i32 = 0
    for colour in range(4):
        count = swap_tiles(rank, colour)
        s.hand[s.seat * 4 + colour] -= count
        s.swapped[s.seat * 4 + colour] += count
        total += count
    s.held[s.seat] -= total
    s.swaps[s.seat] += total
    return draw(s, s.seat, total, log)


def draw(s: State, seat: i32, count: i32, log: Log) -> bool:
    """A seat draws `count` tiles, or all that are left; False if there were too few."""
    taken: i32 = min(count, s.bag_left)
    black: i32 = s.hand[seat * 4]
    red: i32 = s.hand[seat * 4 + 1]
    blue: i32 = s.hand[seat * 4 + 2]
    green: i32 = s.hand[seat * 4 + 3]
    i: i32
    for i in range(taken):
        s.bag_left -= 1
        s.hand[seat * 4 + s.bag[s.bag_left]] += 1
    s.held[seat] += taken
    if taken > 0:
        log.add(
            DRAW_EVENT,
            seat,
            s.hand[seat * 4] - black,
            s.hand[seat * 4 + 1] - red,
            s.hand[seat * 4 + 2] - blue,
            s.hand[seat * 4 + 3] - green,
        )
    if taken < count:
        s.bag_short = 1
    return taken == count
