"""Tuning the evaluation's weights by self-play (simultaneous perturbation, SPSA).

Each round perturbs all weights at random in one direction and in the opposite direction and lets the two play
each other. The weights then move towards the better side, in proportion to its advantage. A weight is its
start value times a factor, so signs never change. The result is a running average over the rounds.
"""

import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from shedu.engine.position import Position
from shedu.engine.rules import Rules
from shedu.players.bots.base import Budget
from shedu.players.bots.planning import PlanningBot
from shedu.players.kernel.codes import WEIGHT_NAMES

FIXED_WEIGHTS = ("lowest",)  # sets the scale of the others
MAX_DECISIONS = 600  # a longer game counts as a draw
MARGIN_VALUE = 0.03  # value of a point of the lowest colour, relative to a victory
TABLES = (  # players and options of the games of a round, in turn
    (2, ()),
    (4, ()),
    (2, ("buildings", "wonder")),
    (3, ()),
    (2, ("board advanced",)),
    (4, ("english", "buildings", "wonder")),
)


@dataclass(frozen=True)
class Duel:
    """A game: one set of weights in one seat, another set in all other seats."""

    one: tuple[float, ...]
    other: tuple[float, ...]
    seat: int
    players: int
    options: tuple[str, ...]
    seed: int
    width: int


def play_duel(duel: Duel) -> float:
    """The outcome for the one seat: -1 for a defeat to 1 for a victory, plus a little for the margin."""
    position = Position.new(Rules.of("modern", list(duel.options)), duel.players, duel.seed)
    bots = [
        PlanningBot(seat, duel.one if seat == duel.seat else duel.other, duel.width)
        for seat in range(duel.players)
    ]
    for _ in range(MAX_DECISIONS):
        decision = position.decision
        if decision is None:
            break
        view = position.view(decision.seat)
        position.apply_unchecked(bots[decision.seat].decide(view, Budget()))
    par = 1 / duel.players
    result = position.result
    won = par
    if position.is_over:
        won = 1 / len(result.winners) if duel.seat in result.winners else 0.0
    lowest = {score.seat: score.lowest for score in result.scores}
    best_other = max(value for seat, value in lowest.items() if seat != duel.seat)
    margin = max(-6, min(6, lowest[duel.seat] - best_other))
    return (won - par) / (1 - par) + MARGIN_VALUE * margin


@dataclass
class Tuning:
    """The state of a tuning, which can be stored and resumed."""

    start: tuple[float, ...]
    rounds: int  # in total
    games: int  # per round
    width: int
    seed: int = 0
    players: int = 0  # per game; 0 for all tables in turn
    done: int = 0
    factors: list[float] = field(default_factory=list)  # logarithms
    average: list[float] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)  # per round: the advantage of the positive side

    def __post_init__(self) -> None:
        self.factors = self.factors or [0.0] * len(self.start)
        self.average = self.average or [0.0] * len(self.start)

    @property
    def weights(self) -> tuple[float, ...]:
        """The result so far."""
        return self._with(self.average)

    def _with(self, factors: Sequence[float]) -> tuple[float, ...]:
        return tuple(weight * math.exp(factor) for weight, factor in zip(self.start, factors, strict=True))

    def step(self, play: Callable[[Iterable[Duel]], list[float]]) -> float:
        """Play one round and update the weights; return the advantage of the positive side."""
        rng = random.Random(f"{self.seed} {self.done}")
        way = self.done / self.rounds
        reach = 0.35 / math.sqrt(1 + way)
        pace = 0.12 / (1 + 3 * way)
        signs = [
            0.0 if name in FIXED_WEIGHTS or not weight else rng.choice((-1.0, 1.0))
            for name, weight in self._named()
        ]
        plus, minus = (
            self._with([f + side * reach * sign for f, sign in zip(self.factors, signs, strict=True)])
            for side in (1, -1)
        )
        duels = [self._duel(number, plus, minus) for number in range(self.games)]
        outcomes = play(duels)
        gain = sum(
            outcome if duel.one == plus else -outcome for duel, outcome in zip(duels, outcomes, strict=True)
        ) / len(duels)
        self.factors = [f + pace * gain * sign for f, sign in zip(self.factors, signs, strict=True)]
        keep = min(0.97, self.done / (self.done + 1))
        self.average = [keep * a + (1 - keep) * f for a, f in zip(self.average, self.factors, strict=True)]
        self.done += 1
        self.gains.append(gain)
        return gain

    def _named(self) -> Iterable[tuple[str, float]]:
        return zip(WEIGHT_NAMES, self.start, strict=True)

    def _duel(self, number: int, plus: tuple[float, ...], minus: tuple[float, ...]) -> Duel:
        """Each deal is played twice, with the sides swapped."""
        deal = self.done * self.games + number // 2
        tables = [table for table in TABLES if self.players in (0, table[0])]
        players, options = tables[deal % len(tables)]
        one, other = (plus, minus) if number % 2 else (minus, plus)
        return Duel(one, other, deal % players, players, options, self.seed + deal, self.width)
