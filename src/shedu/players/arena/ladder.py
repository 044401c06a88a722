"""The ladder: many levels in a balanced schedule, and their ratings."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, islice, permutations
from statistics import fmean

from openskill.models import PlackettLuce

from shedu.engine.rules import Rules
from shedu.players.arena.match import GameStory, Pairing, SeatStory, seats_by_name

Z = 1.959964  # standard errors to either side of a 95 % interval
ELO = 400 / math.log(10)  # points of Elo for odds of e to 1
PRIOR = 1000 / ELO  # before any game, ratings are taken to spread like this; so they stay finite


class LadderError(ValueError):
    """There is no such ladder."""


def check_ladder(levels: Sequence[str], players: int) -> None:
    """LadderError if these levels cannot fill a table of different ones."""
    for level in levels:
        if levels.count(level) > 1:
            raise LadderError(f"{level} is named more than once: name each level once")
    if len(levels) < players:
        raise LadderError(
            f"a table for {players} needs {players} levels or more, not {len(levels)}: name others, too"
        )


def round_size(levels: int, players: int) -> int:
    """How many games a round has: every choice of levels, with everybody in every seat."""
    return math.comb(levels, players) * players


def ladder_schedule(
    levels: Sequence[str], players: int, games: int, rules: Rules, seconds: float, first_seed: int = 0
) -> list[Pairing]:
    """At least so many games: as many whole rounds as that takes, each with a seed of its own."""
    check_ladder(levels, players)
    size = round_size(len(levels), players)
    tables = islice(_tables(levels, players), -(-games // size) * size)
    return [
        Pairing(number, names, first_seed + number // size, rules, seconds)
        for number, names in enumerate(tables)
    ]


def _tables(levels: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Round after round; who follows whom changes from one to the next."""
    orders = list(permutations(range(1, players)))
    while True:
        for order in orders:
            for first in range(players):
                for names in combinations(levels, players):
                    circle = (names[0], *(names[at] for at in order))
                    yield circle[first:] + circle[:first]


@dataclass(frozen=True)
class Estimate:
    """A rating and its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Rung:
    """A level on the ladder."""

    name: str
    games: int
    wins: float
    share: float
    mean_place: float
    mean_lowest: float
    skill: Estimate  # by OpenSkill
    elo: Estimate | None  # at tables for two; the mean of all levels is 0

    @property
    def rating(self) -> Estimate:
        """What the ladder goes by."""
        return self.elo or self.skill


@dataclass(frozen=True)
class Ladder:
    """All levels, the best first, and who fared how against whom."""

    rungs: tuple[Rung, ...]
    scores: dict[str, dict[str, float]]  # games in which one came before another; half for a tie

    def as_json(self) -> dict[str, object]:
        """For a program."""
        return asdict(self)

    def share(self, name: str, other: str) -> float:
        """The share of their games in which one came before another."""
        mine, theirs = self.scores[name][other], self.scores[other][name]
        return mine / (mine + theirs)


def climb(levels: Sequence[str], stories: Sequence[GameStory]) -> Ladder:
    """The ladder that these games make."""
    scores = pair_scores(levels, stories)
    skills = rate_skills(levels, stories)
    for_two = all(len(story.seats) == 2 for story in stories)
    elos = fit_elo([list(row.values()) for row in scores.values()]) if for_two else [None] * len(levels)
    taken = seats_by_name(stories)
    rungs = [_rung(name, taken[name], skills[name], elo) for name, elo in zip(levels, elos, strict=True)]
    return Ladder(tuple(sorted(rungs, key=lambda rung: -rung.rating.value)), scores)


def _rung(name: str, seats: Sequence[SeatStory], skill: Estimate, elo: Estimate | None) -> Rung:
    wins = sum(seat.won for seat in seats)
    return Rung(
        name,
        len(seats),
        wins,
        wins / len(seats),
        fmean(seat.place for seat in seats),
        fmean(seat.lowest for seat in seats),
        skill,
        elo,
    )


def pair_scores(levels: Sequence[str], stories: Sequence[GameStory]) -> dict[str, dict[str, float]]:
    """How often each level came before each other, and half as often as they tied."""
    scores = {name: dict.fromkeys(levels, 0.0) for name in levels}
    for story in stories:
        for one, other in permutations(story.seats, 2):
            if one.place <= other.place:
                scores[one.name][other.name] += 0.5 if one.place == other.place else 1.0
    return scores


def rate_skills(levels: Sequence[str], stories: Sequence[GameStory]) -> dict[str, Estimate]:
    """OpenSkill's ratings after all these games, one after the other."""
    model = PlackettLuce(tau=0.0)  # a level does not change while it plays
    ratings = {name: model.rating(name=name) for name in levels}
    for story in stories:
        teams = [[ratings[seat.name]] for seat in story.seats]
        rated = model.rate(teams, ranks=[float(seat.place) for seat in story.seats])
        for seat, (rating,) in zip(story.seats, rated, strict=True):
            ratings[seat.name] = rating
    return {name: _estimate(rating.mu, rating.sigma) for name, rating in ratings.items()}


def fit_elo(scores: Sequence[Sequence[float]]) -> list[Estimate]:
    """The most likely Elo ratings: `scores[a][b]` are a's points against b. Their mean is 0.

    This is the Bradley-Terry model over all results together, found by Newton's method. A wide
    normal prior holds ratings together where somebody won or lost everything.
    """
    size = len(scores)
    ratings = [0.0] * size
    for _ in range(1000):
        slope, covariance = _slope_and_covariance(scores, ratings)
        steps = [sum(map(float.__mul__, row, slope)) for row in covariance]
        longest = max(map(abs, steps))
        shorter = min(1.0, 1.0 / longest) if longest else 1.0
        ratings = [rating + shorter * step for rating, step in zip(ratings, steps, strict=True)]
        if longest < 1e-9:
            break
    # The games say nothing of the mean, which the prior alone keeps at 0: its variance is not theirs.
    errors = [math.sqrt(max(0.0, covariance[at][at] - PRIOR**2 / size)) for at in range(size)]
    return [_estimate(ELO * rating, ELO * error) for rating, error in zip(ratings, errors, strict=True)]


def _slope_and_covariance(
    scores: Sequence[Sequence[float]], ratings: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood, prior included: its slope, and the inverse of its curvature."""
    size = len(ratings)
    slope = [-rating / PRIOR**2 for rating in ratings]
    curvature = [[(one == other) / PRIOR**2 for other in range(size)] for one in range(size)]
    for one, other in permutations(range(size), 2):
        games = scores[one][other] + scores[other][one]
        chance = 1 / (1 + math.exp(ratings[other] - ratings[one]))
        slope[one] += scores[one][other] - games * chance
        curvature[one][one] += games * chance * (1 - chance)
        curvature[one][other] -= games * chance * (1 - chance)
    return slope, _inverse(curvature)


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [
                    value - factor * pivot for value, pivot in zip(rows[other], rows[at], strict=True)
                ]
    return [row[size:] for row in rows]


def _estimate(value: float, error: float) -> Estimate:
    return Estimate(value, value - Z * error, value + Z * error)
