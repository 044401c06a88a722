"""The evaluation by a network that was trained by self-play (`shedu train`).

The inputs are the features of every seat, the kingdoms of its leaders and the position as a whole, seats in
the order of turns from the one that evaluates. The outputs are a logit for each seat, to which the strength
by the base weights is added, and each seat's expected lowest colour, which only helps the training.
"""

from array import array
from collections.abc import Sequence
from typing import Any

import cython

from shedu.engine.kernel.state import State
from shedu.players.kernel.evaluation import Evaluation, WeightedEvaluation
from shedu.players.kernel.features import Observer

if not cython.compiled:
    from math import exp

    from shedu.engine.kernel.bb import ALL, BB, dilate, f64, i32, i64, popcount
    from shedu.engine.kernel.codes import BUILDINGS, ENGLISH, FINISH_TURN, WONDER
    from shedu.engine.kernel.scores import standing
    from shedu.players.kernel.codes import (
        HOME_BORDERS,
        HOME_NEAR,
        HOME_OTHERS,
        HOME_OWN,
        HOME_SIZE,
        HOME_SUPPORT,
        HOME_TREASURES,
        MAX_SEATS,
        NET_ACTIONS,
        NET_BAG,
        NET_BOARD,
        NET_BUILDINGS,
        NET_CHEST,
        NET_COLOURS,
        NET_ENGLISH,
        NET_EXISTS,
        NET_FINISH_TURN,
        NET_HAND,
        NET_HELD,
        NET_HOMES,
        NET_INPUTS,
        NET_LEAD,
        NET_LEVELS,
        NET_MAX_HIDDEN,
        NET_OUTPUTS,
        NET_OWN,
        NET_PER_HOME,
        NET_PER_SEAT,
        NET_POINTS,
        NET_PROGRESS,
        NET_SEATS,
        NET_STRENGTH,
        NET_TREASURES,
        NET_UNSEEN,
        NET_WONDER,
        PER_COLOUR,
        PER_SEAT,
    )
    from shedu.players.kernel.net import Net


def weight_count(hidden: int, inner: int) -> int:
    """How many numbers a network with layers of these sizes has."""
    return (NET_INPUTS + 1) * hidden + (hidden + 1) * inner + (inner + 1) * NET_OUTPUTS


class NetworkEvaluation(Evaluation):
    """A network over the features, added to the strength by `base` weights times `skip`."""

    def __init__(
        self, base: Sequence[float], hidden: int, inner: int, weights: Sequence[float], skip: float
    ) -> None:
        Evaluation.__init__(self)
        numbers = array("f", weights)
        if len(numbers) != weight_count(hidden, inner):
            raise ValueError(f"The network needs {weight_count(hidden, inner)} weights, not {len(numbers)}.")
        for size in (hidden, inner):
            if size % 8 or not 8 <= size <= NET_MAX_HIDDEN:
                raise ValueError(f"A layer has 8 to {NET_MAX_HIDDEN} units, a multiple of 8, not {size}.")
        self.observer = Observer()
        self.base = WeightedEvaluation(list(base))
        self.skip = skip
        if not cython.compiled:
            self.levels = [0] * MAX_SEATS  # of each seat (`standing`)
        self.shown = 0  # seats whose inputs were written
        if cython.compiled:
            data: bytes = numbers.tobytes()
            start: cython.p_char = data
            self.net.load(cython.cast(cython.p_float, start), NET_INPUTS, hidden, inner, NET_OUTPUTS)
        else:
            self.net: Any = Net()
            self.net.load(numbers, NET_INPUTS, hidden, inner, NET_OUTPUTS)

    def value(self, s: State, seat: i32) -> f64:
        """The chance to win by the network."""
        r: i32
        p: i32
        best: f64 = -1e9
        total: f64 = 0
        self.encode(s, seat)
        self.net.run()
        for r in range(s.seats):
            p = seat + r
            if p >= s.seats:
                p -= s.seats
            self.chance[p] = self.net.output[r] + self.skip * self.net.input[r * NET_PER_SEAT + NET_STRENGTH]
            best = max(best, self.chance[p])
        for p in range(s.seats):
            self.chance[p] = exp(self.chance[p] - best)
            total += self.chance[p]
        for p in range(s.seats):
            self.chance[p] /= total
        return self.chance[seat]

    def encode(self, s: State, seat: i32) -> None:
        """Write all inputs as the seat, whose hand is in `self.hand`, sees the position."""
        i: i32
        r: i32
        p: i32
        low: i64
        best: i64
        for i in range(4):
            self.observer.hand[i] = self.hand[i]
            self.net.input[NET_HAND + i] = self.hand[i] * 0.3
            self.net.input[NET_UNSEEN + i] = self.unseen[i]
        self.observer.look(s, seat)
        if self.shown > s.seats:
            for i in range(s.seats * NET_PER_SEAT, MAX_SEATS * NET_PER_SEAT):
                self.net.input[i] = 0
        self.shown = s.seats
        for p in range(s.seats):
            self.levels[p] = standing(s, p)
        for r in range(s.seats):
            p = seat + r
            if p >= s.seats:
                p -= s.seats
            self.encode_seat(s, p, r * NET_PER_SEAT)
            low = self.levels[p] >> 45
            best = 0
            for i in range(s.seats):
                if i != p:
                    best = max(best, self.levels[i] >> 45)
            self.net.input[r * NET_PER_SEAT + NET_LEAD] = (low - best) * 0.2
        self.encode_homes(s, seat)
        self.net.input[NET_PROGRESS] = self.observer.found.progress
        self.net.input[NET_BAG] = s.bag_left * 0.01
        self.net.input[NET_TREASURES] = popcount(s.treasures) * 0.1
        for i in range(3):
            self.net.input[NET_SEATS + i] = 1 if s.seats == i + 2 else 0
        self.net.input[NET_ACTIONS] = s.actions * 0.5
        self.net.input[NET_BOARD] = s.board
        self.net.input[NET_ENGLISH] = 1 if s.rules & ENGLISH else 0
        self.net.input[NET_BUILDINGS] = 1 if s.rules & BUILDINGS else 0
        self.net.input[NET_WONDER] = 1 if s.rules & WONDER else 0
        self.net.input[NET_FINISH_TURN] = 1 if s.rules & FINISH_TURN else 0

    def encode_seat(self, s: State, p: i32, at: i32) -> None:
        """Write the inputs of one seat but those of its kingdoms."""
        i: i32
        for i in range(4 * PER_COLOUR):
            self.net.input[at + NET_COLOURS + i] = self.observer.found.x[p * 4 * PER_COLOUR + i]
        for i in range(PER_SEAT):
            self.net.input[at + NET_OWN + i] = self.observer.found.own[p * PER_SEAT + i]
        for i in range(4):
            self.net.input[at + NET_POINTS + i] = s.points[p * 4 + i] * 0.1
            self.net.input[at + NET_LEVELS + i] = (self.levels[p] >> (45 - 15 * i) & 32767) * 0.1
        self.net.input[at + NET_CHEST] = s.chest[p] * 0.25
        self.net.input[at + NET_HELD] = s.held[p] * 0.15
        self.net.input[at + NET_EXISTS] = 1
        self.net.input[at + NET_STRENGTH] = self.base.strength(self.observer.found, p)

    def encode_homes(self, s: State, seat: i32) -> None:
        """Write the inputs of the kingdoms of all leaders."""
        leader: i32
        p: i32
        i: i32
        j: i32
        k: i32
        x: i32
        home: i32
        colour: i32
        one: i32
        other: i32
        margin: f64
        own: f64
        others: f64
        for leader in range(s.seats * 4):
            p = (leader >> 2) - seat
            if p < 0:
                p += s.seats
            x = p * NET_PER_SEAT + NET_HOMES + (leader & 3) * NET_PER_HOME
            for i in range(NET_PER_HOME):
                self.net.input[x + i] = 0
            home = self.observer.home[leader]
            if home < 0:
                continue
            own = 0
            others = 0
            for i in range(4):
                if self.observer.owner[home * 4 + i] == leader >> 2:
                    own += 1
                elif self.observer.owner[home * 4 + i] >= 0:
                    others += 1
            self.net.input[x + HOME_SUPPORT] = self.observer.support[home * 4 + (leader & 3)] * 0.15
            self.net.input[x + HOME_SIZE] = popcount(self.observer.board.kingdom[home]) * 0.1
            self.net.input[x + HOME_OWN] = own * 0.3
            self.net.input[x + HOME_OTHERS] = others * 0.3
            self.net.input[x + HOME_TREASURES] = (
                popcount(self.observer.board.kingdom[home] & s.treasures) * 0.5
            )
        for k in range(self.observer.borders):
            i = self.observer.border[k] >> 8
            j = self.observer.border[k] & 255
            for colour in range(4):
                one = self.observer.owner[i * 4 + colour]
                other = self.observer.owner[j * 4 + colour]
                if one < 0 or other < 0 or one == other:
                    continue
                margin = self.observer.support[i * 4 + colour] - self.observer.support[j * 4 + colour]
                self.rate_border(s, seat, one * 4 + colour, HOME_BORDERS, margin)
                self.rate_border(s, seat, other * 4 + colour, HOME_BORDERS, -margin)
        self.encode_near(s, seat)

    def encode_near(self, s: State, seat: i32) -> None:
        """Write the margins against rivals that two tiles, or one and a region, would reach."""
        i: i32
        j: i32
        colour: i32
        one: i32
        other: i32
        margin: f64
        open: BB = ALL & ~s.catastrophes
        reach: BB
        for i in range(self.observer.board.kingdoms):
            open = open & ~self.observer.board.kingdom[i]
        for i in range(self.observer.board.kingdoms):
            reach = dilate(self.observer.board.near[i] & open) & open
            for j in range(i + 1, self.observer.board.kingdoms):
                if self.observer.board.near[i] & self.observer.board.near[j] & self.observer.board.empty:
                    continue  # one tile is enough
                if not reach & self.observer.board.near[j]:
                    continue
                for colour in range(4):
                    one = self.observer.owner[i * 4 + colour]
                    other = self.observer.owner[j * 4 + colour]
                    if one < 0 or other < 0 or one == other:
                        continue
                    margin = self.observer.support[i * 4 + colour] - self.observer.support[j * 4 + colour]
                    self.rate_border(s, seat, one * 4 + colour, HOME_NEAR, margin)
                    self.rate_border(s, seat, other * 4 + colour, HOME_NEAR, -margin)

    def rate_border(self, s: State, seat: i32, leader: i32, kind: i32, margin: f64) -> None:
        """Count a rival of a leader in the inputs from `kind` on: number, worst and best margin."""
        p: i32 = (leader >> 2) - seat
        x: i32
        if p < 0:
            p += s.seats
        x = p * NET_PER_SEAT + NET_HOMES + (leader & 3) * NET_PER_HOME + kind
        margin = max(-6.0, min(6.0, margin)) * 0.25
        if self.net.input[x] == 0 or margin < self.net.input[x + 1]:
            self.net.input[x + 1] = margin
        if self.net.input[x] == 0 or margin > self.net.input[x + 2]:
            self.net.input[x + 2] = margin
        self.net.input[x] = self.net.input[x] + 0.5

    def inputs(
        self, s: State, seat: int, hand: Sequence[float], unseen: Sequence[float] = (0.25, 0.25, 0.25, 0.25)
    ) -> list[float]:
        """The inputs as a seat with this hand sees the position, for training and tests."""
        i: i32
        for i in range(4):
            self.hand[i] = hand[i]
            self.unseen[i] = unseen[i]
        self.encode(s, seat)
        return [self.net.input[i] for i in range(NET_INPUTS)]

    def outputs(self, s: State, seat: int, hand: Sequence[float]) -> list[float]:
        """The network's outputs for these inputs: logits without the base strength, and lowest colours."""
        i: i32
        self.inputs(s, seat, hand)
        self.net.run()
        return [self.net.output[i] for i in range(NET_OUTPUTS)]
