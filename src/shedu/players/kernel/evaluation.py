"""Evaluations: the interface, and the implementation by weights.

Only the lowest colour counts in the end, so the evaluation by weights predicts final levels: for each seat
and colour it adds the weighted features to the points scored so far, then adds treasures to the lowest
colours. A seat's strength is the weighted sum of its sorted levels; chances to win are the softmax of the
strengths. Weights are tuned by self-play (`shedu tune`).
"""

import cython

from shedu.players.kernel.codes import WEIGHT_NAMES
from shedu.players.kernel.features import Features, Observer

if not cython.compiled:
    from math import exp

    from shedu.engine.kernel.bb import f64, i32, i64
    from shedu.engine.kernel.scores import standing
    from shedu.engine.kernel.state import State
    from shedu.players.kernel.codes import (
        COLOUR_REVOLT,
        COLOUR_SUPPLY,
        COLOUR_THREAT,
        COLOUR_WEIGHTS,
        LEVEL_HORIZON,
        LEVEL_LATE,
        LEVEL_WEIGHTS,
        MAX_SEATS,
        ONCE_START,
        PER_COLOUR,
        PER_SEAT,
        PER_TURN_END,
        SEAT_CATASTROPHES,
        SEAT_NEAR_TREASURES,
        SEAT_NEXT_TREASURES,
        SEAT_SHIELD,
        SEAT_SPOILS,
        SEAT_TO_MOVE,
        SEAT_TREASURES,
        SEAT_WEIGHTS,
        SEAT_WONDER,
        WEIGHT_COUNT,
    )


class Evaluation:
    """Estimates the chances to win. A subclass implements `value`; the planner calls it for every leaf.

    A compiled subclass declares `cdef f64 value(self, State s, i32 seat) noexcept nogil` in its .pxd.
    """

    def __init__(self) -> None:
        i: i32
        if not cython.compiled:
            self.hand = [
                0.0
            ] * 4  # the evaluating seat's tiles by colour; those still to be drawn as fractions
            self.unseen = [0.25] * 4  # shares of the colours in the tiles that the seat does not see
            self.chance = [0.0] * MAX_SEATS
        self.prices = 1.0  # factor of the planner's prices, smaller if chances differ less
        for i in range(4):
            self.unseen[i] = 0.25

    def value(self, s: State, seat: i32) -> f64:
        """The chance of `seat`, which holds `self.hand`, to win; fills `self.chance` for all seats."""
        return 0.0

    def check(self) -> None:
        """Raise the error of the last search, if there was one: `value` itself cannot raise."""

    def chances(self, s: State, seat: int, hand: list[float]) -> list[float]:
        """Every seat's chance to win as a seat with this hand sees it."""
        i: i32
        for i in range(4):
            self.hand[i] = hand[i]
        self.value(s, seat)
        self.check()
        return [self.chance[i] for i in range(s.seats)]


class WeightedEvaluation(Evaluation):
    """Features times weights, in the order of `WEIGHT_NAMES`."""

    def __init__(self, weights: list[float]) -> None:
        i: i32
        Evaluation.__init__(self)
        if len(weights) != len(WEIGHT_NAMES):
            raise ValueError(f"{len(WEIGHT_NAMES)} weights are needed, not {len(weights)}.")
        if not cython.compiled:
            self.weight = [0.0] * WEIGHT_COUNT
            self.level = [0.0] * 4
        self.observer = Observer()
        for i in range(WEIGHT_COUNT):
            self.weight[i] = weights[i]

    def weighted(self, f: Features, p: i32, feature: i32) -> f64:
        """A feature of the seat as a whole times its weight."""
        return self.weight[SEAT_WEIGHTS + feature] * f.own[p * PER_SEAT + feature]

    def order(self, i: i32, j: i32) -> None:
        """Exchange two levels if the second is lower."""
        low: f64 = min(self.level[i], self.level[j])
        self.level[j] = max(self.level[i], self.level[j])
        self.level[i] = low

    def strength(self, f: Features, p: i32) -> f64:
        """The weighted sum of a seat's predicted levels, treasures added to the lowest."""
        colour: i32
        i: i32
        j: i32
        x: i32
        a: f64
        each_turn: f64
        kept: f64
        once: f64
        wild: f64
        total: f64
        horizon: f64 = self.weight[LEVEL_WEIGHTS + LEVEL_HORIZON]
        turns: f64 = min(horizon, 60.0 * (1.0 - f.progress) / f.seats + 0.5)
        soon: f64 = min(1.0, turns / 2)  # share of one-off gains that can still be realised
        for colour in range(4):
            x = (p * 4 + colour) * PER_COLOUR
            each_turn = 0
            once = 0
            for i in range(PER_TURN_END):
                each_turn += self.weight[COLOUR_WEIGHTS + i] * f.x[x + i]
            for i in range(ONCE_START, PER_COLOUR):
                once += self.weight[COLOUR_WEIGHTS + i] * f.x[x + i]
            kept = 1.0 - self.weight[COLOUR_THREAT] * min(1.0, f.x[x + COLOUR_THREAT])
            kept = max(0.0, kept - self.weight[COLOUR_REVOLT] * f.x[x + COLOUR_REVOLT])
            # A lost leader is back in supply.
            each_turn = kept * max(0.0, each_turn) + (1.0 - kept) * self.weight[COLOUR_SUPPLY]
            self.level[colour] = f.points[p * 4 + colour] + each_turn * turns + once * soon
        self.order(0, 1)  # a sorting network: four values in five comparisons
        self.order(2, 3)
        self.order(0, 2)
        self.order(1, 3)
        self.order(1, 2)
        wild = f.chest[p] + self.weighted(f, p, SEAT_WONDER) * turns
        wild += self.weighted(f, p, SEAT_TREASURES) * soon
        wild += self.weighted(f, p, SEAT_NEXT_TREASURES) * soon
        wild += self.weighted(f, p, SEAT_NEAR_TREASURES) * soon
        wild += self.weighted(f, p, SEAT_SPOILS) * soon
        for i in range(1, 5):  # raise the lowest i levels together to the next one, or as far as possible
            a = wild / i
            if i < 4:
                a = min(a, self.level[i] - self.level[i - 1])
            for j in range(i):
                self.level[j] += a
            wild -= a * i
        total = 0
        for i in range(4):
            total += self.weight[LEVEL_WEIGHTS + i] * self.level[i]
        total *= 1.0 + self.weight[LEVEL_WEIGHTS + LEVEL_LATE] * f.progress
        total += self.weighted(f, p, SEAT_CATASTROPHES)
        total += self.weighted(f, p, SEAT_SHIELD) * soon
        return total + self.weighted(f, p, SEAT_TO_MOVE)

    def weigh(self, f: Features) -> None:
        """Fill in every seat's chance to win."""
        p: i32
        total: f64 = 0
        best: f64 = -1e9
        for p in range(f.seats):
            self.chance[p] = self.strength(f, p)
            best = max(best, self.chance[p])
        for p in range(f.seats):
            self.chance[p] = exp(self.chance[p] - best)
            total += self.chance[p]
        for p in range(f.seats):
            self.chance[p] /= total

    def value(self, s: State, seat: i32) -> f64:
        """The chance to win by the weighted features."""
        colour: i32
        for colour in range(4):
            self.observer.hand[colour] = self.hand[colour]
        self.observer.look(s, seat)
        self.weigh(self.observer.found)
        return self.chance[seat]


class PythonEvaluation(Evaluation):
    """An evaluation written in Python, for experiments: a subclass implements `estimate`."""

    def __init__(self) -> None:
        Evaluation.__init__(self)
        self.error: Exception | None = None

    def estimate(self, state: State, seat: int, hand: list[float]) -> list[float]:
        """Every seat's chance to win, as `seat` with this hand sees the position."""
        raise NotImplementedError

    def value(self, s: State, seat: i32) -> f64:
        """The seat's chance by `estimate`, whose first error is kept for `check`."""
        with cython.gil:
            self.ask(s, seat)
        return self.chance[seat]

    def ask(self, s: State, seat: i32) -> None:
        """Fill `chance` by `estimate`."""
        i: i32
        if self.error is not None:
            return
        try:
            found = self.estimate(s, seat, [self.hand[i] for i in range(4)])
            for i in range(s.seats):
                self.chance[i] = found[i]
        except Exception as error:
            self.error = error

    def check(self) -> None:
        """Raise the first error of `estimate` since the last check."""
        error, self.error = self.error, None
        if error is not None:
            raise error


def result_of(s: State, seat: i32) -> f64:
    """When the game is over: 1 for a victory, a share of it for a shared one, else 0 (R13.3)."""
    p: i32
    winners: i32 = 0
    best: i64 = -1
    mine: i64 = standing(s, seat)
    for p in range(s.seats):
        best = max(best, standing(s, p))
    for p in range(s.seats):
        if standing(s, p) == best:
            winners += 1
    if mine == best:
        return 1.0 / winners
    return 0.0
