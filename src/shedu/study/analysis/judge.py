"""Weighs one decision of a game: every seat's chance to win, and the moves that its player could make.

Every chance is an average over positions dealt behind the view of one seat, which are played on for some
turns by all seats and then evaluated. All moves of a decision are tried in the same deals, and all
decisions of a game deal by the same random numbers, so that differences have little noise.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from statistics import fmean, stdev

from shedu.engine.moves import MOVES, Commit, Move
from shedu.engine.position import Position
from shedu.engine.sight import kernel_state
from shedu.engine.view import View
from shedu.players.bots.expert import Expert
from shedu.players.bots.networks import NetworkError
from shedu.players.bots.planning import PlanningBot, dealt
from shedu.players.bots.registry import make_player, player_names
from shedu.players.kernel.planner import Planner
from shedu.study.analysis.calibration import Calibration, calibration_of

MAX_CANDIDATES = 6
PLAYED_TURNS = 2  # by all seats in turn, before the chances of a dealt position are read
PLAN_NODES = 30_000  # evaluated positions after which the planner looks at no more moves
PLAN_SHARE = 0.5  # of the planner's value in the value of a move; the rest is what the deals say
MIN_DEALS, MAX_DEALS = 4, 1000
DEALS = {2: 16, 3: 8, 4: 6}  # by the number of players, for about a minute on one core

Chances = tuple[float, ...]  # of every seat, in seat order
Looks = list[
    tuple[bool, list[float]]
]  # whether the game is over, and every seat's chance; `Planner.look_ahead`


class AnalysisError(ValueError):
    """The settings of an analysis are impossible."""


@dataclass(frozen=True)
class Settings:
    """How thoroughly a game is analysed."""

    level: str = "expert"  # the bot whose evaluation and planner are used
    deals: int | None = None  # for each chance; by default as many as the number of players allows

    def __post_init__(self) -> None:
        if self.deals is not None and not MIN_DEALS <= self.deals <= MAX_DEALS:
            raise AnalysisError(f"Choose {MIN_DEALS} to {MAX_DEALS} deals, not {self.deals}.")

    def deals_for(self, players: int) -> int:
        return self.deals or DEALS[players]


@dataclass(frozen=True)
class Choice:
    """A move that was tried."""

    move: Move
    value: float  # the player's chance to win with it: by planning and by playing on
    chances: Chances  # of every seat after it, by playing on, from what the player knows


@dataclass(frozen=True)
class Judgement:
    """The values of one decision, from which its effects are computed."""

    chances: Chances  # of every seat, each from its own view, before the decision
    known: Chances  # of every seat, from the view of the deciding one
    choices: tuple[Choice, ...]  # the best first
    played: Choice
    plan: Move  # the planner's choice without playing on
    cost: float  # of the played move against the best one, less the sampling error
    doubt: float  # that sampling error
    gap_doubt: float = 0.0  # the sampling error of the difference between the two best moves

    @property
    def best(self) -> Choice:
        return self.choices[0]


@dataclass
class _Trial:
    """The values computed for a decision."""

    view: View
    seat: int
    seed: int
    deck: list[Position]
    known: Chances
    planner: Planner
    planned: dict[Move, float]  # the planner's value of every move that it searched, the best first
    rows: dict[Move, list[Chances]] = field(default_factory=dict)  # the chances in each deal after a move


class Judge:
    """Weighs decisions at tables of one size by the evaluation of a level."""

    def __init__(self, settings: Settings, players: int) -> None:
        bot = make_player(settings.level)
        if not isinstance(bot, PlanningBot):
            raise AnalysisError(f"{settings.level!r} has no evaluation: choose from {', '.join(levels())}.")
        self.settings = settings
        self.players = players
        self.bot = bot
        self.evaluation_name = bot.evaluation_name(players)
        self.calibration = calibration_of(self.evaluation_name, players)
        width = Expert.answer_width if players == 2 else 0
        self._last: _Trial | None = None
        self._player = Planner(bot.make_evaluation(self.evaluation_name), width, is_lean=True)

    def chances(self, position: Position, seed: int) -> Chances:
        """Every seat's chance to win, each from its own view; after the game, its share of the victory."""
        if position.is_over:
            winners = position.result.winners
            return tuple((seat in winners) / len(winners) for seat in range(self.players))
        return tuple(self._known(position.view(seat), seed)[seat] for seat in range(self.players))

    def _deck(self, view: View, seed: int) -> list[Position]:
        return [dealt_behind(view, seed, n) for n in range(self.settings.deals_for(self.players))]

    def _known(self, view: View, seed: int) -> Chances:
        """Every seat's chance to win from one view."""
        return _mean([self._play_on(deal) for deal in self._deck(view, seed)])

    def judge(self, position: Position, move: Move, seed: int) -> Judgement:
        """Weigh a decision; `seed` is the same for all decisions of a game."""
        decision = position.decision
        assert decision is not None
        found = self.weigh(position.view(decision.seat), move, seed)
        chances = tuple(
            found.known[seat] if seat == decision.seat else self._known(position.view(seat), seed)[seat]
            for seat in range(self.players)
        )
        return replace(found, chances=chances)

    def weigh(self, view: View, move: Move | None, seed: int) -> Judgement:
        """Weigh the open decision of a view; without a move, the planner's choice counts as played.

        All chances are from this view. The last decision is kept, so that another move of it costs little.
        """
        trial = self._trial(view, seed)
        seat, planned = trial.seat, dict(trial.planned)
        plan = next(iter(planned))
        move = move or plan
        if move not in planned:
            value = trial.planner.simulate(kernel_state(trial.deck[0]), move.index, seat, 0)
            planned[move] = min(*planned.values(), self.calibration.chance(value))
        tried = _candidates(planned, move)
        for each in tried:
            if each not in trial.rows:
                trial.rows[each] = [self._after(deal, each) for deal in trial.deck]
        rows = trial.rows
        own = {each: fmean(row[seat] for row in rows[each]) for each in tried}
        # The planner's values and the deals' differ in level, and only differences between moves count.
        shift = fmean(own[each] - planned[each] for each in tried)
        values = {each: PLAN_SHARE * (planned[each] + shift) + (1 - PLAN_SHARE) * own[each] for each in tried}
        order = sorted(tried, key=lambda each: -values[each])
        choices = tuple(Choice(each, min(1.0, max(0.0, values[each])), _mean(rows[each])) for each in order)
        played = next(choice for choice in choices if choice.move == move)
        doubt = self._doubt(rows[order[0]], rows[move], seat)
        lost = choices[0].value - played.value
        gap_doubt = self._doubt(rows[order[0]], rows[order[1]], seat) if len(order) > 1 else 0.0
        known = trial.known
        return Judgement(known, known, choices, played, plan, max(0.0, lost - doubt), doubt, gap_doubt)

    def _trial(self, view: View, seed: int) -> _Trial:
        last = self._last
        if last is None or last.seed != seed or last.view != view:
            deck = self._deck(view, seed)
            known = _mean([self._play_on(deal) for deal in deck])
            planner = self.bot.planner_for(view)
            planner.limit = PLAN_NODES
            assert view.seat is not None
            planned = {
                MOVES[number]: self.calibration.chance(value)
                for number, value in planner.ranking(kernel_state(deck[0]), view.seat)
            }
            last = self._last = _Trial(view, view.seat, seed, deck, known, planner, planned)
        return last

    def _doubt(self, best: list[Chances], played: list[Chances], seat: int) -> float:
        """The standard error of the difference between two moves."""
        gaps = [one[seat] - other[seat] for one, other in zip(best, played, strict=True)]
        return (1 - PLAN_SHARE) * stdev(gaps) / math.sqrt(len(gaps))

    def _after(self, deal: Position, move: Move) -> Chances:
        """Every seat's chance after a move in a dealt position."""
        position = deal.copy()
        position.apply_unchecked(move)
        return self._play_on(position)

    def _play_on(self, position: Position) -> Chances:
        """Every seat's chance: a dealt position is played on and then evaluated for some turns."""
        return self.read(self.looks(position), self.calibration)

    def looks(self, position: Position) -> Looks:
        """The evaluation after playing on, not calibrated."""
        return self._player.look_ahead(kernel_state(position), PLAYED_TURNS, self.players)

    @staticmethod
    def read(looks: Looks, calibration: Calibration) -> Chances:
        """The mean of calibrated looks. A result needs no calibration."""
        return _mean([chances if is_over else calibration.chances(chances) for is_over, chances in looks])


def _mean(rows: Sequence[Sequence[float]]) -> Chances:
    return tuple(map(fmean, zip(*rows, strict=True)))


def dealt_behind(view: View, seed: int, number: int) -> Position:
    """One of the deals behind a view: the same random numbers for every decision of a game."""
    text = f"{seed} {view.seat} {number}".encode()
    return dealt(view, random.Random(int.from_bytes(hashlib.sha256(text).digest()[:8])))


def _candidates(planned: dict[Move, float], move: Move) -> list[Move]:
    """The moves to try: the best by the plan, with the played one."""
    found = list(planned)[:MAX_CANDIDATES]
    if isinstance(move, Commit):
        found = [each for each in found if isinstance(each, Commit)]
    return found if move in found else [*found[: MAX_CANDIDATES - 1], move]


@lru_cache(maxsize=8)
def judge_for(settings: Settings, players: int) -> Judge:
    """A judge, which is kept: building its planners takes longer than a decision."""
    return Judge(settings, players)


@lru_cache(1)
def levels() -> tuple[str, ...]:
    """The levels that can analyse: those with an evaluation, unless its network is missing."""
    found = []
    for name in player_names():
        with suppress(NetworkError):
            if isinstance(make_player(name), PlanningBot):
                found.append(name)
    return tuple(found)
