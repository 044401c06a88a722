"""Play inside the compiled module, without the GIL: random games, counting, checksums."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import i32, i64, u64
    from shedu.engine.kernel.buffers import Log, Moves
    from shedu.engine.kernel.codes import OVER
    from shedu.engine.kernel.legal import find_move_sets
    from shedu.engine.kernel.rng import MASK, Rng
    from shedu.engine.kernel.scores import standing
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.turn import apply

PRIME = 0x100000001B3


def legal(s: State, out: Moves) -> None:
    """Every legal move of the open decision, for callers in Python."""
    find_move_sets(s, out)


def play(s: State, move: i32, log: Log) -> None:
    """Carry out a move, for callers in Python. The move must be legal: nothing is checked."""
    apply(s, move, log)


def mix(digest: u64, value: i64) -> u64:
    """Fold a number into a checksum."""
    return ((digest ^ (value & MASK)) * PRIME) & MASK


def random_steps(start: State, rng: Rng, steps: i32) -> int:
    """Take this many steps of random play, restarting from `start` when a game is over.

    A step finds every legal move and applies one of them. Returns a checksum over each step's moves and
    each game's result, which identifies the engine's behaviour.
    """
    s: State = start.copy()
    out: Moves = Moves()
    quiet: Log = Log(False)
    digest: u64 = 0
    i: i32
    seat: i32
    move: i32
    with cython.nogil:
        for i in range(steps):
            if s.decision == OVER:
                for seat in range(s.seats):
                    digest = mix(digest, standing(s, seat))
                s.assign(start)
            find_move_sets(s, out)
            move = out.at(rng.below(out.n))
            apply(s, move, quiet)
            digest = mix(digest, out.n * 4096 + move)
    return digest


def random_game(s: State, rng: Rng, limit: i32 = -1) -> int:
    """Play this position at random, in place, to its end or for `limit` decisions; return their number."""
    out: Moves = Moves()
    quiet: Log = Log(False)
    steps: i32 = 0
    with cython.nogil:
        while s.decision != OVER and steps != limit:
            find_move_sets(s, out)
            apply(s, out.at(rng.below(out.n)), quiet)
            steps += 1
    return steps


def choose_all(states: list[State], rng: Rng) -> list[int]:
    """A random legal move for each position; -1 where the game is over."""
    out: Moves = Moves()
    s: State
    chosen: list[int] = []
    for s in states:
        find_move_sets(s, out)
        chosen.append(out.at(rng.below(out.n)) if out.n > 0 else -1)
    return chosen


def first_illegal(states: list[State], moves: list[int]) -> int:
    """The first position for which its move is not legal; -1 if all are."""
    out: Moves = Moves()
    s: State
    i: i32
    for i in range(len(states)):
        s = states[i]
        find_move_sets(s, out)
        if not out.has_move(moves[i]):
            return i
    return -1


def play_all(states: list[State], moves: list[int]) -> list[int]:
    """Carry out one move in each position; return where the game is over. Nothing is checked."""
    quiet: Log = Log(False)
    s: State
    i: i32
    over: list[int] = []
    for i in range(len(states)):
        s = states[i]
        apply(s, moves[i], quiet)
        if s.decision == OVER:
            over.append(i)
    return over


def perft(s: State, depth: i32) -> int:
    """The number of sequences of `depth` decisions from here, with the bag's order fixed."""
    out: Moves = Moves()
    quiet: Log = Log(False)
    following: State = s.copy()
    count: i64 = 0
    i: i32
    if depth == 0:
        return 1
    find_move_sets(s, out)
    if depth == 1:
        return out.n
    out.list_all()
    for i in range(out.n):
        following.assign(s)
        apply(following, out.v[i], quiet)
        count += perft(following, depth - 1)
    return count


def copy_often(s: State, n: i32) -> int:
    """Copy a position n times, each from the previous copy, to measure the cost."""
    copies: list[State] = [s.copy(), s.copy()]
    one: State = copies[0]
    other: State = copies[1]
    i: i32
    with cython.nogil:
        for i in range(n):
            other.assign(one)
            other.actions = i & 1  # so that the compiler cannot omit a copy
            one.assign(other)
            one.actions ^= 1
    return one.actions + n * 2
