"""The ladder: a balanced schedule of games between several levels, and their ratings."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, islice, permutations
from statistics import fmean

from openskill.models import PlackettLuce

from shedu.engine.rules import Rules
from shedu.players.arena.match import GameReport, Pairing, SeatReport, seats_by_name

Z = 1.959964  # standard errors to either side of a 95 % interval
ELO = 400 / math.log(10)  # points of Elo for odds of e to 1
PRIOR = 1000 / ELO  # standard deviation of the prior, which keeps ratings finite


class LadderError(ValueError):
    """The levels cannot form a ladder."""


def check_ladder(levels: Sequence[str], players: int) -> None:
    """Raise LadderError unless these levels can fill a table without repetition."""
    for level in levels:
        if levels.count(level) > 1:
            raise LadderError(f"{level} is named more than once: name each level once")
    if len(levels) < players:
        raise LadderError(
            f"a table for {players} needs {players} levels or more, not {len(levels)}: name others, too"
        )


def round_size(levels: int, players: int) -> int:
    """The number of games in a round: every choice of levels, with each level once in each seat."""
    return math.comb(levels, players) * players


def ladder_schedule(
    levels: Sequence[str],
    players: int,
    games: int,
    rules: Rules,
    seconds: float | None,
    first_seed: int = 0,
    simulations: int | None = None,
) -> list[Pairing]:
    """At least this many games, in whole rounds with a seed each."""
    check_ladder(levels, players)
    size = round_size(len(levels), players)
    tables = islice(_tables(levels, players), -(-games // size) * size)
    return [
        Pairing(number, names, first_seed + number // size, rules, seconds, simulations)
        for number, names in enumerate(tables)
    ]


def _tables(levels: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Endless rounds; the seating order changes from round to round."""
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
        """The rating that orders the ladder."""
        return self.elo or self.skill


@dataclass(frozen=True)
class Ladder:
    """All levels, the best first, and the scores of each pair."""

    rungs: tuple[Rung, ...]
    scores: dict[str, dict[str, float]]  # games in which one finished ahead of another; a tie counts half

    def as_json(self) -> dict[str, object]:
        return asdict(self)

    def share(self, name: str, other: str) -> float:
        """The share of their games in which one level finished ahead of the other."""
        mine, theirs = self.scores[name][other], self.scores[other][name]
        return mine / (mine + theirs)


def make_ladder(levels: Sequence[str], stories: Sequence[GameReport]) -> Ladder:
    """The ladder by the results of these games."""
    scores = pair_scores(levels, stories)
    skills = rate_skills(levels, stories)
    for_two = all(len(story.seats) == 2 for story in stories)
    elos = fit_elo([list(row.values()) for row in scores.values()]) if for_two else [None] * len(levels)
    taken = seats_by_name(stories)
    rungs = [_rung(name, taken[name], skills[name], elo) for name, elo in zip(levels, elos, strict=True)]
    return Ladder(tuple(sorted(rungs, key=lambda rung: -rung.rating.value)), scores)


def _rung(name: str, seats: Sequence[SeatReport], skill: Estimate, elo: Estimate | None) -> Rung:
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


def pair_scores(levels: Sequence[str], stories: Sequence[GameReport]) -> dict[str, dict[str, float]]:
    """How often each level finished ahead of each other one; a tie counts half."""
    scores = {name: dict.fromkeys(levels, 0.0) for name in levels}
    for story in stories:
        for one, other in permutations(story.seats, 2):
            if one.place <= other.place:
                scores[one.name][other.name] += 0.5 if one.place == other.place else 1.0
    return scores


def rate_skills(levels: Sequence[str], stories: Sequence[GameReport]) -> dict[str, Estimate]:
    """OpenSkill ratings after these games, in order."""
    model = PlackettLuce(tau=0.0)  # levels do not change over time
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
    normal prior keeps the ratings finite if a level won or lost all games.
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
    # Games do not determine the mean, which only the prior fixes at 0: subtract its variance.
    errors = [math.sqrt(max(0.0, covariance[at][at] - PRIOR**2 / size)) for at in range(size)]
    return [_estimate(ELO * rating, ELO * error) for rating, error in zip(ratings, errors, strict=True)]


def _slope_and_covariance(
    scores: Sequence[Sequence[float]], ratings: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Gradient of the log-likelihood (with prior) and the inverse of its negative Hessian."""
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
    """Invert a positive definite matrix by Gauss-Jordan elimination."""
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
