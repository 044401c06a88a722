"""Games of planners against each other in the true position, with the samples that a network is trained on.

A planner reads only what its seat knows, so no view is needed. A sample is the input of the network for one
seat: of every seat at the start of each turn, and of the active seat between its actions.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from shedu.engine.kernel.buffers import Log
from shedu.engine.kernel.rng import Rng
from shedu.engine.kernel.state import State
from shedu.players.kernel.network import NetworkEvaluation
from shedu.players.kernel.planner import Frame, Planner

if not cython.compiled:
    from shedu.engine.kernel.bb import i32
    from shedu.engine.kernel.codes import ACTION, OVER
    from shedu.engine.kernel.scores import standing
    from shedu.engine.kernel.turn import apply
    from shedu.players.kernel.codes import MAX_SAMPLES, NET_INPUTS
    from shedu.players.kernel.evaluation import result_of

ODDS = 1000  # the oddness of a game: of so many actions, how many are odd
RANDOM_ODDS = 3  # of ten odd actions, so many are any legal move; the others are among the better ones


class SelfPlay:
    """Plays games and keeps the samples of the last one."""

    def __init__(self, encoder: NetworkEvaluation) -> None:
        if not cython.compiled:
            self.seat_of = [0] * MAX_SAMPLES
        self.encoder = encoder
        self.rng = Rng(0)
        self.quiet = Log(False)
        self.numbers = array("f", bytes(4 * MAX_SAMPLES * NET_INPUTS))
        if cython.compiled:
            start: cython.size_t = self.numbers.buffer_info()[0]
            self.inputs = cython.cast(cython.p_float, start)
        else:
            self.inputs = self.numbers
        self.samples = 0
        self.decisions = 0

    def play(
        self, s: State, planners: Sequence[Planner], limit: int, oddness: int = 0, seed: int = 0
    ) -> bool:
        """Play this position to its end, in place, with a planner for each seat.

        The limit is a number of decisions; the result is False if it is reached. `oddness` of a thousand
        actions are not the planner's best: `seed` says which.
        """
        planner: Planner
        move: i32
        odd: i32 = oddness
        most: i32 = limit
        p: i32
        self.rng = Rng(seed)
        self.samples = 0
        self.decisions = 0
        while s.decision != OVER and self.decisions < most and self.samples < MAX_SAMPLES - 4:
            planner = planners[s.seat]
            with cython.nogil:
                if s.decision == ACTION:
                    if s.actions == 2:
                        for p in range(s.seats):
                            self.note(planner, s, p)
                    else:
                        self.note(planner, s, s.seat)
                move = self.chosen(planner, s, odd)
                apply(s, move, self.quiet)
                self.decisions += 1
            planner.evaluation_check()
        return s.decision == OVER

    def note(self, planner: Planner, s: State, seat: i32) -> None:
        """Add a sample."""
        i: i32
        at: i32 = self.samples * NET_INPUTS
        planner.seat = seat
        planner.count_unseen(s)
        for i in range(4):
            self.encoder.unseen[i] = planner.share[i]
            self.encoder.hand[i] = s.hand[seat * 4 + i]
        self.encoder.encode(s, seat)
        for i in range(NET_INPUTS):
            self.inputs[at + i] = self.encoder.net.input[i]
        self.seat_of[self.samples] = seat
        self.samples += 1

    def chosen(self, planner: Planner, s: State, oddness: i32) -> i32:
        """The planner's move, or an odd one."""
        move: i32 = planner.best_move(s, s.seat)
        if s.decision != ACTION or oddness == 0 or self.rng.below(ODDS) >= oddness:
            return move
        return self.odd_move(planner.top)

    def odd_move(self, f: Frame) -> i32:
        """Any move that the planner considered, or one of its better ones."""
        i: i32
        pick: i32 = 0
        rank: i32
        if self.rng.below(10) < RANDOM_ODDS:
            return f.moves.v[self.rng.below(f.moves.n)]
        rank = 0
        while rank < 7 and self.rng.below(10) < 7:
            rank += 1
        while rank >= 0:  # the best, the second best, ... each is struck off before the next
            pick = 0
            for i in range(f.moves.n):
                if f.score[i] > f.score[pick]:
                    pick = i
            rank -= 1
            if rank >= 0:
                f.score[pick] = -10
        return f.moves.v[pick]

    def seats(self) -> array[int]:
        """The seat of each sample of the last game."""
        i: i32
        return array("b", [self.seat_of[i] for i in range(self.samples)])

    def sampled(self) -> memoryview:
        """The inputs of the samples, one after another; valid until the next game."""
        return memoryview(self.numbers)[: self.samples * NET_INPUTS]


def results(s: State) -> tuple[list[float], list[int]]:
    """Of a finished game each seat's share of the victory and its lowest colour."""
    p: i32
    return [result_of(s, p) for p in range(s.seats)], [standing(s, p) >> 45 for p in range(s.seats)]
