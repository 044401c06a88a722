"""Compares two networks on the same deals, in each seat in turn, in the true position and without a clock."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from shedu.engine.events import ENDINGS, Ending
from shedu.engine.position import Position
from shedu.engine.rules import Rules
from shedu.engine.sight import kernel_state
from shedu.players.kernel.selfplay import SelfPlay, results
from shedu.research.samples import MAX_DECISIONS, planner_of, player_of


@dataclass(frozen=True)
class Duel:
    """A game: one network in one seat, another in all others."""

    one: bytes
    other: bytes
    players: int
    seed: int
    seat: int
    width: int
    is_lean: bool = False


@dataclass(frozen=True)
class Outcome:
    """The share of victories of the first network, with its 95 % interval, and how the games ended."""

    share: float
    error: float
    games: int
    by_treasures: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.error:.1%} of {self.games}, {self.by_treasures:.0%} by treasures"


def play_duel(duel: Duel) -> tuple[float, bool]:
    """The first network's share of the victory, and whether the treasures ended the game."""
    state = kernel_state(Position.new(Rules(), duel.players, duel.seed))
    planners = [planner_of(duel.other, duel.players, duel.width, duel.is_lean)] * duel.players
    planners[duel.seat] = planner_of(duel.one, duel.players, duel.width, duel.is_lean)
    play: SelfPlay = player_of(duel.players)
    if not play.play(state, planners, MAX_DECISIONS):
        return 1 / duel.players, False
    return results(state)[0][duel.seat], ENDINGS.get(state.ended) == Ending.TREASURES


def duels(
    one: bytes,
    other: bytes,
    players: int,
    games: int,
    width: int,
    is_lean: bool = False,
    first_seed: int = 10**9,
) -> list[Duel]:
    """The games of a comparison."""
    return [
        Duel(one, other, players, first_seed + number // players, number % players, width, is_lean)
        for number in range(games)
    ]


def outcome(played: Sequence[tuple[float, bool]]) -> Outcome:
    """The result of a comparison."""
    share = sum(won for won, _ in played) / len(played)
    error = 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / len(played))
    return Outcome(share, error, len(played), sum(ended for _, ended in played) / len(played))
