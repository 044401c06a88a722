"""How good a position is for each seat: features, weights, and chances to win.

Only the lowest colour counts in the end, so the evaluation looks ahead to the end: for each
seat and colour it adds to the points there are what the features promise, by their weights;
treasures fill up what is then lowest; and the chance of a seat to win is its share of e to
the strength of the levels so reached. Weights are tuned by self-play (`shedu tune`). Another
evaluation need only fill `chance` in the same way.
"""

import cython

from shedu.players.kernel.features import COLOUR_FEATURES, SEAT_FEATURES, Features, Observer

if not cython.compiled:
    from math import exp

    from shedu.engine.kernel.bb import f64, i32, i64
    from shedu.engine.kernel.scores import standing
    from shedu.engine.kernel.state import State
    from shedu.players.kernel.features import PER_COLOUR, PER_SEAT

    LEVELS_AT = PER_COLOUR + PER_SEAT

# How the four levels, from the lowest on, make a strength, early and late.
LEVEL_WEIGHTS = ("lowest", "second", "third", "fourth", "late", "horizon")
WEIGHTS = COLOUR_FEATURES + SEAT_FEATURES + LEVEL_WEIGHTS


class Evaluation:
    """Weights, and what they make of a position."""

    def __init__(self, weights: list[float]) -> None:
        i: i32
        if len(weights) != len(WEIGHTS):
            raise ValueError(f"{len(WEIGHTS)} weights are needed, not {len(weights)}")
        if not cython.compiled:
            self.weight = [0.0] * 28
            self.level = [0.0] * 4
            self.chance = [0.0] * 4
        self.observer = Observer()
        for i in range(28):
            self.weight[i] = weights[i]

    def strength(self, f: Features, p: i32) -> f64:
        """What a seat's promises come to: the levels of its colours, treasures poured on the lowest."""
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
        own: i32 = p * PER_SEAT
        turns: f64 = min(self.weight[LEVELS_AT + 5], 60.0 * (1.0 - f.progress) / f.seats + 0.5)
        soon: f64 = min(1.0, turns / 2)  # what can still come true
        for colour in range(4):
            x = (p * 4 + colour) * PER_COLOUR
            each_turn = 0
            once = 0
            for i in range(8):
                each_turn += self.weight[i] * f.x[x + i]
            for i in range(10, PER_COLOUR):
                once += self.weight[i] * f.x[x + i]
            # A leader that is driven out is back at hand.
            kept = 1.0 - self.weight[8] * min(1.0, f.x[x + 8]) - self.weight[9] * f.x[x + 9]
            kept = max(0.0, kept)
            each_turn = kept * max(0.0, each_turn) + (1.0 - kept) * self.weight[7]
            self.level[colour] = f.points[p * 4 + colour] + each_turn * turns + once * soon
        for i in range(1, 4):  # sort the four
            a = self.level[i]
            j = i
            while j > 0 and self.level[j - 1] > a:
                self.level[j] = self.level[j - 1]
                j -= 1
            self.level[j] = a
        wild = f.chest[p] + self.weight[PER_COLOUR + 3] * f.own[own + 3] * turns
        for i in range(3):
            wild += self.weight[PER_COLOUR + i] * f.own[own + i] * soon
        wild += self.weight[PER_COLOUR + 6] * f.own[own + 6] * soon
        for i in range(1, 5):  # raise the lowest i together to the next, or as far as it goes
            a = wild / i
            if i < 4:
                a = min(a, self.level[i] - self.level[i - 1])
            for j in range(i):
                self.level[j] += a
            wild -= a * i
        total = 0
        for i in range(4):
            total += self.weight[LEVELS_AT + i] * self.level[i]
        total *= 1.0 + self.weight[LEVELS_AT + 4] * f.progress
        total += self.weight[PER_COLOUR + 4] * f.own[own + 4]
        total += self.weight[PER_COLOUR + 7] * f.own[own + 7] * soon
        return total + self.weight[PER_COLOUR + 5] * f.own[own + 5]

    def weigh(self, f: Features) -> None:
        """Fill in every seat's chance to win by these features."""
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
        """The chance of a seat, whose hand the observer has, to win; those of all are then in `chance`."""
        self.observer.look(s, seat)
        self.weigh(self.observer.found)
        return self.chance[seat]

    def result(self, s: State, seat: i32) -> f64:
        """1 for a victory, a share of it for a shared one, 0 for none, when the game is over."""
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

    def chances(self, s: State, seat: int, hand: list[float]) -> list[float]:
        """Every seat's chance to win as a seat with this hand sees it, for callers in Python."""
        i: i32
        for i in range(4):
            self.observer.hand[i] = hand[i]
        self.value(s, seat)
        return [self.chance[i] for i in range(s.seats)]
