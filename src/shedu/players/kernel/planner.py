"""The best turn of one seat: all of its actions with the decisions inside them.

A search over the seat's own choices to the end of its turn. What another player commits in a
conflict is a matter of chance: he wins if his hand, of which only the size is known, holds
what he needs. Tiles that are still to be drawn count as what they are on average.
"""

from typing import Any

import cython

from shedu.engine.kernel.buffers import Log, Moves
from shedu.engine.kernel.state import State
from shedu.players.kernel.evaluation import Evaluation

if not cython.compiled:
    from shedu.engine.kernel.bag import swap_tiles
    from shedu.engine.kernel.bb import f64, i32
    from shedu.engine.kernel.codes import (
        ACTION,
        CELLS,
        COMMIT,
        COMMIT_MOVES,
        LEADER_MOVES,
        OVER,
        PASS_MOVE,
        SWAP_MOVES,
    )
    from shedu.engine.kernel.conflicts import commit_colour
    from shedu.engine.kernel.legal import find_moves
    from shedu.engine.kernel.turn import apply

DEPTH = 24
ALIKE = 5  # first actions of the same value that are followed by a second


class Frame:
    """A position on the way down, with room for the search below it."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.hand = [0.0] * 4  # the seat's own tiles, those to be drawn as fractions
            self.score = [0.0] * 2048  # of each of the moves
        self.state = State()
        self.moves = Moves()
        self.next: Any = None  # a Frame, but for the last
        self.plan = 0  # how many more actions to search


def at_least(pool: i32, kind: i32, drawn: i32, wanted: i32) -> f64:
    """The chance that of some tiles drawn from a pool at least so many are of a kind of it."""
    i: i32
    count: i32
    chance: f64
    total: f64 = 0
    if wanted <= 0:
        return 1.0
    if wanted > drawn or wanted > kind:
        return 0.0
    for count in range(wanted, min(drawn, kind) + 1):
        if drawn - count > pool - kind:
            continue
        chance = 1.0
        for i in range(count):  # kind over count
            chance *= (kind - i) / (count - i + 0.0)
        for i in range(drawn - count):  # the others over the rest
            chance *= (pool - kind - i) / (drawn - count - i + 0.0)
        for i in range(drawn):  # of pool over drawn
            chance /= (pool - i) / (drawn - i + 0.0)
        total += chance
    return total


class Planner:
    """Looks for the best turn; `width` is how many first actions are followed by a second."""

    def __init__(self, evaluation: Evaluation, width: int) -> None:
        i: i32
        if not cython.compiled:
            self.pool = [0] * 4
            self.share = [0.0] * 4
        self.evaluation = evaluation
        self.width = width
        self.nodes = 0
        self.quiet = Log(False)
        self.seat = 0
        self.pool_size = 0
        self.top = Frame()
        frame: Frame = self.top
        for i in range(DEPTH):
            frame.next = Frame()
            frame = frame.next

    def count_unseen(self, s: State) -> None:
        """The tiles that the seat cannot place, by colour: in other hands, in the bag, or gone unseen."""
        colour: i32
        other: i32
        i: i32
        self.pool_size = 0
        for colour in range(4):
            self.pool[colour] = s.lost[colour]
            for other in range(s.seats):
                if other != self.seat:
                    self.pool[colour] += s.hand[other * 4 + colour] + s.swapped[other * 4 + colour]
        for i in range(s.bag_left):
            self.pool[s.bag[i]] += 1
        for colour in range(4):
            self.pool_size += self.pool[colour]
        for colour in range(4):
            self.share[colour] = self.pool[colour] / max(1.0, self.pool_size)

    def begin(self, s: State, seat: i32) -> None:
        """Start from this position, as this seat."""
        colour: i32
        self.seat = seat
        self.nodes = 0
        self.count_unseen(s)
        self.top.state.assign(s)
        self.top.plan = s.actions if self.width > 0 else 1
        for colour in range(4):
            self.top.hand[colour] = s.hand[seat * 4 + colour]

    def value_of(self, f: Frame) -> f64:
        """What a position is worth to the seat, with its own best choices until its turn is over."""
        if f.state.decision == OVER:
            return self.evaluation.result(f.state, self.seat)
        if f.next is None:
            return self.leaf(f)
        if f.state.decision == ACTION:
            if f.state.seat != self.seat or f.plan <= 0:
                return self.leaf(f)
            return self.best_action(f)
        if f.state.seat == self.seat:
            return self.best(f)
        if f.state.decision == COMMIT:
            return self.others_commit(f, f.state)
        find_moves(f.state, f.moves)  # another's treasures: whichever he leaves
        return self.child(f, f.moves.v[f.moves.n - 1], f.plan)

    def leaf(self, f: Frame) -> f64:
        """The evaluation's word."""
        colour: i32
        short: f64 = 0
        if f.state.active != self.seat:
            short = 6.0 - f.hand[0] - f.hand[1] - f.hand[2] - f.hand[3]
        self.nodes += 1
        for colour in range(4):
            self.evaluation.hand[colour] = f.hand[colour] + max(0.0, short) * self.share[colour]
        return self.evaluation.value(f.state, self.seat)

    def best(self, f: Frame) -> f64:
        """The best answer to a decision inside an action; each answer's value is in `score`."""
        i: i32
        found: f64 = -1
        find_moves(f.state, f.moves)
        for i in range(f.moves.n):
            f.score[i] = self.child(f, f.moves.v[i], f.plan)
            found = max(found, f.score[i])
        return found

    def best_action(self, f: Frame) -> f64:
        """The best action: all are looked at, and the most promising with what can follow."""
        i: i32
        j: i32
        pick: i32
        looked: i32 = 0
        alike: i32 = 0
        last: f64 = 2
        found: f64 = -1
        find_moves(f.state, f.moves)
        for i in range(f.moves.n):
            f.score[i] = self.child(f, f.moves.v[i], 0)
            if f.plan < 2:
                found = max(found, f.score[i])
        if f.plan < 2:
            return found
        for i in range(f.moves.n):
            f.score[i] -= 2  # until it is looked at again, less than anything that was
        for j in range(f.moves.n):
            pick = -1
            for i in range(f.moves.n):
                if f.score[i] < -0.5 and f.score[i] > -2.5 and (pick < 0 or f.score[i] > f.score[pick]):
                    pick = i
            if pick < 0 or looked >= self.width:
                break
            if last - f.score[pick] < 1e-9:
                alike += 1
            else:
                alike = 0
                last = f.score[pick]
            if alike >= ALIKE:  # room for others: these differ in nothing that is seen
                f.score[pick] -= 2
                continue
            looked += 1
            f.score[pick] = self.child(f, f.moves.v[pick], f.plan - 1)
            found = max(found, f.score[pick])
        return found

    def others_commit(self, f: Frame, s: State) -> f64:
        """Another player commits: nothing, or what he needs against the seat if he holds it."""
        colour: i32 = commit_colour(s)
        need: i32 = s.attack + s.committed - s.defence
        other: i32 = s.seat
        chance: f64
        lost: f64
        if other != s.defender or s.attacker != self.seat or need <= 0:
            return self.child(f, COMMIT_MOVES, f.plan)
        chance = at_least(self.pool_size, self.pool[colour], s.held[other], need)
        if chance <= 0:
            return self.child(f, COMMIT_MOVES, f.plan)
        s.hand[other * 4 + colour] = max(s.hand[other * 4 + colour], need)
        lost = self.child(f, COMMIT_MOVES + need, f.plan)
        if chance >= 1:
            return lost
        return chance * lost + (1 - chance) * self.child(f, COMMIT_MOVES, f.plan)

    def child(self, f: Frame, move: i32, plan: i32) -> f64:
        """The value after a move of the open decision."""
        self.step(f, f.state, f.next, f.next.state, move, plan)
        return self.value_of(f.next)

    def step(self, f: Frame, before: State, n: Frame, s: State, move: i32, plan: i32) -> None:
        """Make the next frame the position after a move of this one's."""
        colour: i32
        count: i32
        mine: i32 = self.seat * 4
        is_mine: i32 = before.seat == self.seat
        s.assign(before)
        n.plan = plan
        for colour in range(4):
            n.hand[colour] = f.hand[colour]
        if is_mine and before.decision == COMMIT:
            n.hand[commit_colour(before)] -= move - COMMIT_MOVES
        elif is_mine and before.decision == ACTION and move < LEADER_MOVES:
            n.hand[move // CELLS] -= 1
        apply(s, move, self.quiet)
        if is_mine and before.decision == ACTION and move >= SWAP_MOVES and move < PASS_MOVE:
            # What will be drawn is not known: it counts by its average, and cannot be placed yet.
            for colour in range(4):
                count = swap_tiles(move - SWAP_MOVES, colour)
                n.hand[colour] -= count
                n.hand[0] += count * self.share[0]
                n.hand[1] += count * self.share[1]
                n.hand[2] += count * self.share[2]
                n.hand[3] += count * self.share[3]
                if s.active == self.seat and s.decision == ACTION:
                    s.held[self.seat] -= s.hand[mine + colour] - (before.hand[mine + colour] - count)
                    s.hand[mine + colour] = before.hand[mine + colour] - count

    def choose(self, f: Frame) -> i32:
        """The index of the best move of a frame that `best` or `best_action` filled."""
        i: i32
        pick: i32 = 0
        for i in range(f.moves.n):
            if f.score[i] > f.score[pick]:
                pick = i
        return pick

    def best_move(self, s: State, seat: i32) -> i32:
        """The best move of the open decision, which must be the seat's."""
        self.begin(s, seat)
        if s.decision == ACTION:
            self.best_action(self.top)
        else:
            self.best(self.top)
        return self.top.moves.v[self.choose(self.top)]

    def decide(self, s: State, seat: int) -> int:
        """The same for callers in Python, without the GIL."""
        move: i32
        number: i32 = seat
        with cython.nogil:
            move = self.best_move(s, number)
        return move

    def ranking(self, s: State, seat: int) -> list[tuple[int, float]]:
        """Every move that was looked at to the end with its value, the best first."""
        i: i32
        self.decide(s, seat)
        top: Frame = self.top
        rows = [(top.moves.v[i], top.score[i]) for i in range(top.moves.n) if top.score[i] >= -0.5]
        return sorted(rows, key=lambda row: (-row[1], row[0]))

    def play_on(self, s: State, turns: i32) -> None:
        """Let every seat play its best by this planner until so many turns have begun, or the end."""
        active: i32 = s.active
        while s.decision != OVER and turns > 0:
            apply(s, self.best_move(s, s.seat), self.quiet)
            if s.active != active:
                active = s.active
                turns -= 1

    def simulate(self, s: State, move: int, seat: int, turns: int) -> float:
        """Make a move, play on for some turns, in place; what the position is then worth to a seat."""
        number: i32 = seat
        first: i32 = move
        count: i32 = turns
        colour: i32
        value: f64
        with cython.nogil:
            apply(s, first, self.quiet)
            self.play_on(s, count)
            if s.decision == OVER:
                value = self.evaluation.result(s, number)
            else:
                for colour in range(4):
                    self.evaluation.hand[colour] = s.hand[number * 4 + colour]
                value = self.evaluation.value(s, number)
        return value
