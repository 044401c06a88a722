"""Weighs the moves of a decision over many deals, far longer than a bot does in a game.

A move's value is that of the expert's search: a part by planning, a part by playing on in dealt positions.
All moves are tried in the same deals, so that the differences between them have little noise.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

from shedu.engine.moves import MOVES, Move
from shedu.engine.position import Position
from shedu.engine.sight import Kind, kernel_state
from shedu.engine.view import View
from shedu.players.bots.base import Thought
from shedu.players.bots.expert import MIN_PLAN_SHARE, MIN_PLAN_SHARE_OF_COMMITS, Expert
from shedu.players.bots.planning import dealt
from shedu.players.bots.registry import make_player

BATCH = 6  # deals between two looks at which moves are still worth trying
SURE = 2.0  # standard errors by which a move must be clearly worse to be tried no more
PLANNED_NODES = 60_000  # positions that a plan evaluates


@dataclass
class Trial:
    """A move and how it fared."""

    move: Move
    plan: float  # its value by planning
    share: float  # of the plan in the value
    fared: list[float] = field(default_factory=list)  # in each deal

    @property
    def value(self) -> float:
        return self.share * self.plan + (1 - self.share) * fmean(self.fared)


@dataclass(frozen=True)
class Finding:
    """The result of a search: the best move, and by how much it is better than each other one."""

    best: Trial
    others: tuple[Trial, ...]  # the best first
    deals: int

    @property
    def gap(self) -> float:
        """By how much the best move is better than the second best."""
        return min((gap_of(self.best, other)[0] for other in self.others), default=1.0)

    def is_clear(self, wanted: float, errors: float) -> bool:
        """Whether every gap has this size, and at least half of it after subtracting standard errors."""
        gaps = [gap_of(self.best, other) for other in self.others]
        return all(gap >= wanted and gap - errors * doubt >= wanted / 2 for gap, doubt in gaps)


def gap_of(one: Trial, other: Trial) -> tuple[float, float]:
    """The difference of two values in the deals that both were tried in, and its standard error."""
    count = min(len(one.fared), len(other.fared))
    gaps = [a - b for a, b in zip(one.fared[:count], other.fared[:count], strict=True)]
    doubt = (1 - one.share) * stdev(gaps) / math.sqrt(count) if count > 1 else 1.0
    return one.share * (one.plan - other.plan) + (1 - one.share) * fmean(gaps), doubt


class Searcher:
    """Searches with the evaluation and the planner of a level."""

    def __init__(self, level: str) -> None:
        bot = make_player(level)
        if not isinstance(bot, Expert):
            raise ValueError(f"{level!r} does not play on in dealt positions: choose expert or master.")
        self.bot = bot

    def candidates(self, view: View, seed: int) -> list[Thought]:
        """The moves that the level would try, with their values by planning."""
        self.bot.reseed(seed)
        planner = self.bot.planner_for(view)
        planner.limit = PLANNED_NODES
        state = kernel_state(dealt(view, random.Random(seed)))
        assert view.seat is not None
        plan = [Thought(MOVES[number], value) for number, value in planner.ranking(state, view.seat)]
        return plan if len(plan) < 2 else self.bot.candidates(view, plan)

    def planned(self, view: View, move: Move, seed: int) -> float:
        """The value by planning of a move that was not a candidate: its own, with the best continuation."""
        assert view.seat is not None
        state = kernel_state(dealt(view, random.Random(seed)))
        return self.bot.planner_for(view).simulate(state, move.index, view.seat, 0)

    def search(
        self,
        view: View,
        thoughts: Sequence[Thought],
        seed: int,
        deals: int,
        wanted: float = 0.0,
        alike: Iterable[Move] = (),
        least: int = 0,
    ) -> Finding:
        """Try moves in dealt positions, at most `deals` of them.

        `wanted` is the gap that is asked for. Moves that are surely worse by more are tried no further, but
        the closest rival of the best move is tried in at least `least` deals. The search ends early if the
        best move surely lacks the gap. Moves that are `alike` count as the best one, and are not tried.
        """
        share = MIN_PLAN_SHARE_OF_COMMITS if _is_commit(view) else MIN_PLAN_SHARE
        same = set(alike)
        trials = [Trial(each.move, each.value, share) for each in thoughts if each.move not in same]
        alive = trials
        answers, players = self.bot.answers_for(view), len(view.players)
        assert view.seat is not None
        for number in range(deals):
            deal = dealt_for(view, seed, number)
            for trial in alive:
                state = kernel_state(deal.copy())
                trial.fared.append(answers.simulate(state, trial.move.index, view.seat, players))
            if (number + 1) % BATCH or number + 1 == deals:
                continue
            best = max(alive, key=lambda trial: trial.value)
            rivals = _rivals(best, alive, wanted, must_go_on=number + 1 < least)
            alive = [best, *rivals]
            if not rivals:
                break
        best = max(alive, key=lambda trial: trial.value)
        others = sorted((t for t in trials if t is not best), key=lambda t: gap_of(best, t)[0])
        return Finding(best, tuple(others), len(best.fared))


def _rivals(best: Trial, alive: Sequence[Trial], wanted: float, must_go_on: bool) -> list[Trial]:
    """The moves to try further: not those that are surely worse by more than the wanted gap.

    None if the best move surely lacks the gap. The closest one is kept if the search must go on.
    """
    gaps = {trial.move: gap_of(best, trial) for trial in alive if trial is not best}
    if any(gap + SURE * doubt < wanted for gap, doubt in gaps.values()):
        return []
    rivals = [trial for trial in alive if trial is not best]
    close = [trial for trial in rivals if gaps[trial.move][0] - SURE * gaps[trial.move][1] <= wanted]
    return close or ([min(rivals, key=lambda trial: gaps[trial.move][0])] if must_go_on else [])


def dealt_for(view: View, seed: int, number: int) -> Position:
    """One of the deals behind a view."""
    return dealt(view, random.Random(seed_of("deal", seed, number)))


def seed_of(*parts: str | int) -> int:
    """A seed that depends on all parts."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])


def _is_commit(view: View) -> bool:
    return view.decision is not None and view.decision.kind == Kind.COMMIT
