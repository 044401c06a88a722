"""The best turn of one seat: all of its actions with the decisions inside them.

A search over the seat's own choices to the end of its turn. Another player's commit is a chance node: the
defender wins if the hidden hand, of which only the size is known, holds enough tiles. Tiles still to be drawn
count as their average.
"""

from typing import Any

import cython

from shedu.engine.kernel.buffers import Log, Moves
from shedu.engine.kernel.state import State
from shedu.players.kernel.evaluation import Evaluation

if not cython.compiled:
    from shedu.engine.kernel.bag import swap_tiles
    from shedu.engine.kernel.bb import BB, dilate, f64, has, i32
    from shedu.engine.kernel.codes import (
        ACTION,
        CATASTROPHE_MOVES,
        CELLS,
        COMMIT,
        COMMIT_MOVES,
        HAND_LIMIT,
        LEADER_MOVES,
        MOVES_LIMIT,
        OVER,
        PASS_MOVE,
        SWAP_MOVES,
        WITHDRAW_MOVES,
    )
    from shedu.engine.kernel.conflicts import commit_colour
    from shedu.engine.kernel.kingdoms import linked
    from shedu.engine.kernel.legal import find_moves
    from shedu.engine.kernel.tiles import scorer_in
    from shedu.engine.kernel.turn import apply
    from shedu.players.kernel.codes import (
        ACTION_KINDS,
        CATASTROPHE_KIND,
        LEADER_KINDS,
        OTHER_KIND,
        TILE_KINDS,
        TRACE_LENGTH,
        WITHDRAW_KIND,
    )
    from shedu.players.kernel.evaluation import result_of

MAX_DEPTH = 24
# Prices are shares of a victory.
PASS_PRICE = 0.02  # keeps bots from waiting for each other
TILE_PRICE = 0.015  # of a committed tile, so that none is wasted;
TILE_PRICE_OF_MORE = 0.025  # with more than two players, whose wars would empty the bag
MAX_ALIKE = 5  # first actions of the same value that are searched with a second one
# Values are from 0 to 1. A move that was searched to the end scores its value. A move that was only evaluated
# by itself scores its value minus WAITING, so that it never beats a searched one, and a move that was then
# skipped its value minus twice as much. The two limits lie between these ranges.
WAITING = 2.0
SEARCHED_FROM = -0.5
WAITING_FROM = -2.5


class Frame:
    """A level of the search: the position, its moves and their scores."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.hand = [0.0] * 4  # the seat's own tiles; those still to be drawn as fractions
            self.score = [0.0] * MOVES_LIMIT  # of each of the moves
        self.state = State()
        self.moves = Moves()
        self.next: Any = None  # a Frame; None in the last
        self.plan = 0  # how many more actions to search


def at_least(pool: i32, kind: i32, drawn: i32, wanted: i32) -> f64:
    """The hypergeometric chance of at least `wanted` tiles of a kind among those drawn from the pool."""
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


def kind_of(move: i32) -> i32:
    """The kind of an action, by which the search diversifies."""
    if move < LEADER_MOVES:
        return TILE_KINDS + move // CELLS
    if move < WITHDRAW_MOVES:
        return LEADER_KINDS + (move - LEADER_MOVES) // CELLS
    if move < CATASTROPHE_MOVES:
        return WITHDRAW_KIND
    if move < SWAP_MOVES:
        return CATASTROPHE_KIND
    return OTHER_KIND


def price_of(s: State, move: i32) -> f64:
    """The value of the tiles of a commit."""
    if s.seats == 2:
        return TILE_PRICE * (move - COMMIT_MOVES)
    return TILE_PRICE_OF_MORE * (move - COMMIT_MOVES)


def is_clear_swap(s: State, rank: i32) -> i32:
    """Whether a swap takes all tiles of some colours, or all but one or two of one colour."""
    colour: i32
    count: i32
    held: i32
    split: i32 = 0
    whole: i32 = 0
    for colour in range(4):
        count = swap_tiles(rank, colour)
        held = s.hand[s.seat * 4 + colour]
        if count and count == held:
            whole += 1
        elif count:
            split += 1
            if held - count > 2:
                return 0
    return split == 0 or (split == 1 and whole == 0)


class Planner:
    """Searches the best turn; `width` is the number of first actions searched with a second one.

    A lean planner, for simulations, places tiles only where they score or unite, ignores catastrophes and
    swaps, and makes decisions inside an action independently.
    """

    def __init__(self, evaluation: Evaluation, width: int, is_lean: bool = False) -> None:
        i: i32
        if not cython.compiled:
            self.pool = [0] * 4
            self.share = [0.0] * 4
            self.trace_seat = [0] * TRACE_LENGTH
            self.trace_move = [0] * TRACE_LENGTH
        self.evaluation = evaluation
        self.width = width
        self.is_lean = is_lean
        self.nodes = 0
        self.limit = 0  # evaluated positions after which nothing is searched further; 0: no limit
        self.traced = 0
        self.quiet = Log(False)
        self.seat = 0
        self.pool_size = 0
        self.top = Frame()
        frame: Frame = self.top
        for i in range(MAX_DEPTH):
            frame.next = Frame()
            frame = frame.next

    def count_unseen(self, s: State) -> None:
        """Count the tiles the seat does not see, by colour: in other hands, in the bag, or discarded."""
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
            self.evaluation.unseen[colour] = self.share[colour]

    def begin(self, s: State, seat: i32) -> None:
        """Start a search from this position for this seat."""
        colour: i32
        self.seat = seat
        self.nodes = 0
        self.count_unseen(s)
        self.top.state.assign(s)
        self.top.plan = s.actions if self.width > 0 else 1
        for colour in range(4):
            self.top.hand[colour] = s.hand[seat * 4 + colour]

    def value_of(self, f: Frame) -> f64:
        """The value of a position to the seat, with its best choices until its turn is over."""
        if f.state.decision == OVER:
            return result_of(f.state, self.seat)
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
        find_moves(f.state, f.moves)  # another player's treasures: any choice
        return self.child(f, f.moves.v[f.moves.n - 1], f.plan)

    def leaf(self, f: Frame) -> f64:
        """The evaluation of a position, with the tiles still to be drawn as averages."""
        colour: i32
        short: f64 = 0
        if f.state.active != self.seat:
            short = HAND_LIMIT - f.hand[0] - f.hand[1] - f.hand[2] - f.hand[3]
        self.nodes += 1
        for colour in range(4):
            self.evaluation.hand[colour] = f.hand[colour] + max(0.0, short) * self.share[colour]
        return self.evaluation.value(f.state, self.seat)

    def best(self, f: Frame) -> f64:
        """The best answer to a decision inside an action; each answer's value is in `score`."""
        i: i32
        plan: i32 = f.plan
        was_spent: i32 = self.is_spent()
        found: f64 = -1
        if self.is_lean or was_spent:
            plan = 0
        find_moves(f.state, f.moves)
        if self.is_lean and f.state.decision == COMMIT:
            self.drop_commits(f.state, f.moves)
        for i in range(f.moves.n):
            f.score[i] = self.child(f, f.moves.v[i], plan)
            if f.state.decision == COMMIT:
                f.score[i] = max(0.0, f.score[i] - price_of(f.state, f.moves.v[i]) * self.evaluation.prices)
            found = max(found, f.score[i])
        if plan > 0 and not was_spent and self.is_spent():  # compare answers that were searched equally far
            return self.best(f)
        if self.is_lean and plan < f.plan:  # search only the best answer further
            i = self.choose(f)
            found = self.child(f, f.moves.v[i], f.plan)
            if f.state.decision == COMMIT:
                found = max(0.0, found - price_of(f.state, f.moves.v[i]) * self.evaluation.prices)
        return found

    def drop_commits(self, s: State, moves: Moves) -> None:
        """Remove commits that waste tiles: too few to win, or more than a defender needs."""
        i: i32
        count: i32
        need: i32 = s.defence - s.attack + 1
        kept: i32 = 0
        if s.seat == s.defender:
            need = s.attack + s.committed - s.defence
        for i in range(moves.n):
            count = moves.v[i] - COMMIT_MOVES
            if count and (count < need or (count > need and s.seat == s.defender)):
                continue
            moves.v[kept] = moves.v[i]
            kept += 1
        moves.n = kept

    def best_action(self, f: Frame) -> f64:
        """The best action: all are evaluated, the most promising ones are searched further."""
        i: i32
        j: i32
        kind: i32
        pick: i32
        looked: i32 = 0
        alike: i32 = 0
        last: f64 = 2
        found: f64 = -1
        self.find_actions(f.state, f.moves)
        for i in range(f.moves.n):
            if i > 0 and f.next is not self.top.next and self.is_spent():
                break  # a second action: what was found is enough
            f.score[i] = self.child(f, f.moves.v[i], 0)
            if f.moves.v[i] == PASS_MOVE:
                f.score[i] = max(0.0, f.score[i] - PASS_PRICE * self.evaluation.prices)
            if f.plan < 2:
                found = max(found, f.score[i])
        if f.plan < 2:
            return found
        for i in range(f.moves.n):
            f.score[i] -= WAITING
        if self.width >= ACTION_KINDS:  # the best of every kind first, then the best of all
            for kind in range(ACTION_KINDS):
                for j in range(self.width // ACTION_KINDS // 2):
                    pick = self.next_action(f, f.moves, kind)
                    if pick >= 0 and not (looked > 0 and self.is_spent()):
                        looked += 1
                        f.score[pick] = self.follow(f, f.moves.v[pick])
                        found = max(found, f.score[pick])
        while looked < self.width:
            pick = self.next_action(f, f.moves, -1)
            if pick < 0 or (looked > 0 and self.is_spent()):
                break
            if last - f.score[pick] < 1e-9:
                alike += 1
            else:
                alike = 0
                last = f.score[pick]
            if alike >= MAX_ALIKE:  # leave room for others
                f.score[pick] -= WAITING
                continue
            looked += 1
            f.score[pick] = self.follow(f, f.moves.v[pick])
            found = max(found, f.score[pick])
        return found

    def is_spent(self) -> i32:
        """Whether the limit of evaluated positions is reached."""
        return self.limit > 0 and self.nodes >= self.limit

    def follow(self, f: Frame, move: i32) -> f64:
        """The value of an action with the best continuation."""
        found: f64 = self.child(f, move, f.plan - 1)
        if move == PASS_MOVE:
            found = max(0.0, found - PASS_PRICE * self.evaluation.prices)
        return found

    def find_actions(self, s: State, moves: Moves) -> None:
        """The legal actions without those that are hardly ever useful."""
        i: i32
        move: i32
        kept: i32 = 0
        near: BB = dilate(linked(s))
        nearly: BB = dilate(near)
        colour: i32 = -1
        find_moves(s, moves)
        for i in range(moves.n):
            move = moves.v[i]
            if move < LEADER_MOVES:
                if self.is_lean and colour != move // CELLS:
                    colour = move // CELLS
                    near = moves.touches_two | self.scoring(s, moves, colour)
                if not has(near, move % CELLS):
                    continue
            elif move >= CATASTROPHE_MOVES and move < SWAP_MOVES:
                if self.is_lean or not has(nearly, move - CATASTROPHE_MOVES):
                    continue
            elif move >= SWAP_MOVES and move < PASS_MOVE:
                if self.is_lean or not is_clear_swap(s, move - SWAP_MOVES):
                    continue
            moves.v[kept] = move
            kept += 1
        moves.n = kept

    def scoring(self, s: State, moves: Moves, colour: i32) -> BB:
        """The spaces next to kingdoms in which a tile of this colour scores for the seat that decides."""
        i: i32
        found: BB = 0
        for i in range(moves.kingdoms):
            if scorer_in(s, moves.kingdom[i], colour) == s.seat:
                found = found | moves.near[i]
        return found

    def next_action(self, f: Frame, moves: Moves, kind: i32) -> i32:
        """The most promising action not yet searched, of one kind or any (-1); -1 if there is none."""
        i: i32
        pick: i32 = -1
        for i in range(moves.n):
            if f.score[i] >= SEARCHED_FROM or f.score[i] <= WAITING_FROM:
                continue
            if pick < 0 or f.score[i] > f.score[pick]:
                if kind < 0 or kind_of(moves.v[i]) == kind:
                    pick = i
        return pick

    def others_commit(self, f: Frame, s: State) -> f64:
        """Another player commits nothing, or what is needed against the seat if the hand may hold it."""
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
        """Set the next frame to the position after a move."""
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
            # Drawn tiles are unknown: they count as averages and cannot be placed yet.
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
        """`best_move` for callers in Python; releases the GIL."""
        move: i32
        number: i32 = seat
        with cython.nogil:
            move = self.best_move(s, number)
        self.evaluation.check()
        return move

    def evaluation_check(self) -> None:
        """Raise the error of the evaluation, if there was one."""
        self.evaluation.check()

    def ranking(self, s: State, seat: int) -> list[tuple[int, float]]:
        """Every move that was searched to the end with its value, the best first."""
        i: i32
        self.decide(s, seat)
        top: Frame = self.top
        rows = [(top.moves.v[i], top.score[i]) for i in range(top.moves.n) if top.score[i] >= SEARCHED_FROM]
        return sorted(rows, key=lambda row: (-row[1], row[0]))

    def glances(self) -> list[tuple[int, float]]:
        """The moves of the last ranking that were only evaluated by themselves, with that value."""
        i: i32
        top: Frame = self.top
        rows = [
            (top.moves.v[i], top.score[i] + (WAITING if top.score[i] > WAITING_FROM else 2 * WAITING))
            for i in range(top.moves.n)
            if top.score[i] < SEARCHED_FROM
        ]
        return sorted(rows, key=lambda row: (-row[1], row[0]))

    def play_on(self, s: State, turns: i32) -> None:
        """Let every seat play by this planner until this many turns have begun, or to the end."""
        active: i32 = s.active
        move: i32
        self.traced = 0
        while s.decision != OVER and turns > 0:
            move = self.best_move(s, s.seat)
            if s.decision == ACTION and self.traced < TRACE_LENGTH:
                self.trace_seat[self.traced] = s.seat
                self.trace_move[self.traced] = move
                self.traced += 1
            apply(s, move, self.quiet)
            if s.active != active:
                active = s.active
                turns -= 1

    def look_ahead(self, s: State, turns: int, looks: int) -> list[tuple[bool, list[float]]]:
        """Let every seat play some turns, in place, then look at the start of several turns in a row.

        Each look says whether the game is over, and every seat's chance to win as that seat sees it, with its
        own tiles.
        """
        colour: i32
        seat: i32
        count: i32 = turns
        found: list[tuple[bool, list[float]]] = []
        for _ in range(looks):
            with cython.nogil:
                self.play_on(s, count)
            count = 1
            chances: list[float] = []
            for seat in range(s.seats):
                if s.decision == OVER:
                    chances.append(result_of(s, seat))
                    continue
                for colour in range(4):
                    self.evaluation.hand[colour] = s.hand[seat * 4 + colour]
                chances.append(self.evaluation.value(s, seat))
            found.append((s.decision == OVER, chances))
        self.evaluation.check()
        return found

    def last_actions(self) -> list[tuple[int, int]]:
        """The actions of the last simulation as (seat, move)."""
        i: i32
        return [(self.trace_seat[i], self.trace_move[i]) for i in range(self.traced)]

    def simulate(self, s: State, move: int, seat: int, turns: int) -> float:
        """Make a move and simulate some turns, in place; return the value of the position to a seat."""
        number: i32 = seat
        first: i32 = move
        count: i32 = turns
        price: f64 = 0
        value: f64
        with cython.nogil:
            if s.decision == COMMIT:
                price = price_of(s, first) * self.evaluation.prices
            apply(s, first, self.quiet)
            self.play_on(s, count)
            if s.decision == OVER:
                value = result_of(s, number)
            else:
                self.begin(s, number)
                value = self.value_of(self.top)
        self.evaluation.check()
        return max(0.0, value - price)
