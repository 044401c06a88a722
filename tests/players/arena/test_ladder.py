"""The ladder: its schedule, and ratings that recover known strengths."""

import math
import random
from collections import Counter
from itertools import combinations, permutations

import pytest

from shedu.engine.events import Ending
from shedu.engine.rules import Rules
from shedu.players.arena.ladder import (
    LadderError,
    fit_elo,
    ladder_schedule,
    make_ladder,
    pair_scores,
    rate_skills,
    round_size,
)
from shedu.players.arena.match import GameReport, Pairing, SeatReport

LEVELS = ["a", "b", "c", "d", "e"]


def scheduled(levels: list[str], players: int, games: int) -> list[Pairing]:
    """A schedule with default rules and time."""
    return ladder_schedule(levels, players, games, Rules(), 1.0, 7)


def game_with(*places: tuple[str, int]) -> GameReport:
    """A game with these places, in seat order."""
    best = sum(place == 1 for _, place in places)
    return GameReport(
        number=0,
        seats=tuple(
            SeatReport(name, place, (place == 1) / best, 10 - place, {}, {}, 0, 0, 1, 0.0)
            for name, place in places
        ),
        ended=Ending.BAG,
        turns=1,
        decisions=len(places),
        wars=0,
        revolts=0,
        monuments=0,
        record="",
    )


def chance(one: float, other: float) -> float:
    """The chance to win by the difference in Elo."""
    return 1 / (1 + 10 ** ((other - one) / 400))


@pytest.mark.parametrize(("players", "size"), [(2, 20), (3, 30), (4, 20)])
def test_a_round_is_balanced(players: int, size: int) -> None:
    """Each level takes each seat and meets each other level equally often, with the same seed."""
    games = scheduled(LEVELS, players, 1)
    assert len(games) == size == round_size(5, players)
    assert {game.seed for game in games} == {7}
    seats = Counter((name, seat) for game in games for seat, name in enumerate(game.names))
    assert len(seats) == 5 * players
    assert len(set(seats.values())) == 1
    meetings = Counter(pair for game in games for pair in combinations(sorted(game.names), 2))
    assert len(meetings) == 10
    assert len(set(meetings.values())) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_rounds_change_who_follows_whom(players: int) -> None:
    """After all of them, each level has sat right after each other level equally often."""
    rounds = math.factorial(players - 1)
    games = scheduled(LEVELS, players, rounds * round_size(5, players))
    assert [game.seed for game in games] == sorted(game.seed for game in games)
    assert len({game.seed for game in games}) == rounds
    followers = Counter(
        (names[seat - 1], names[seat])
        for names in (game.names for game in games)
        for seat in range(len(names))
    )
    assert len(followers) == 20
    assert len(set(followers.values())) == 1


def test_rounds_are_whole_and_a_longer_schedule_begins_like_a_shorter_one() -> None:
    """So a ladder can be extended."""
    assert [len(scheduled(LEVELS, 2, games)) for games in (1, 20, 21)] == [20, 20, 40]
    assert scheduled(LEVELS, 2, 60)[:20] == scheduled(LEVELS, 2, 20)
    assert [game.number for game in scheduled(LEVELS, 2, 40)] == list(range(40))


@pytest.mark.parametrize(
    ("levels", "players", "why"),
    [
        ([], 2, "needs 2 levels or more, not 0"),
        (["a"], 2, "needs 2 levels or more, not 1: name others"),
        (["a", "b", "c"], 4, "needs 4 levels or more, not 3"),
        (["a", "b", "a"], 2, "a is named more than once: name each level once"),
    ],
)
def test_there_is_no_such_ladder(levels: list[str], players: int, why: str) -> None:
    """The error gives the reason."""
    with pytest.raises(LadderError, match=why):
        scheduled(levels, players, 20)


def test_elo_finds_known_strengths() -> None:
    """Exactly from expected scores; within the intervals from random results."""
    strengths = [-350.0, -150.0, 0.0, 100.0, 400.0]
    expected = [[10000 * chance(one, other) * (one != other) for other in strengths] for one in strengths]
    assert [found.value for found in fit_elo(expected)] == pytest.approx(strengths, abs=0.1)
    rng = random.Random(5)
    inside = 0
    for _ in range(40):
        scores = [[0.0] * 5 for _ in strengths]
        for one, other in combinations(range(5), 2):
            scores[one][other] = float(
                sum(rng.random() < chance(strengths[one], strengths[other]) for _ in range(50))
            )
            scores[other][one] = 50 - scores[one][other]
        fitted = fit_elo(scores)
        assert sum(found.value for found in fitted) == pytest.approx(0, abs=1e-6)
        inside += sum(found.low <= true <= found.high for found, true in zip(fitted, strengths, strict=True))
    assert 0.92 <= inside / 200 <= 0.98


def test_elo_of_two_is_the_odds_and_its_error() -> None:
    """Three of four games are 191 points; the interval is that of the logarithm of odds."""
    better, worse = fit_elo([[0.0, 750.0], [250.0, 0.0]])
    assert better.value - worse.value == pytest.approx(400 * math.log10(3), abs=1)
    error = math.sqrt(1 / 750 + 1 / 250) * 400 / math.log(10)
    assert better.high - better.low == pytest.approx(1.96 * error, rel=0.01)


def test_who_wins_everything_stays_finite() -> None:
    """The winner is clearly above; a level without games has a wide interval."""
    fitted = fit_elo([[0.0, 40.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    best, worst, unplayed = fitted
    assert 600 < best.value - worst.value < 1500
    assert best.value == pytest.approx(-worst.value)
    assert unplayed.value == pytest.approx(0, abs=1e-6)
    more = fit_elo([[0.0, 400.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    assert more[0].value > best.value + 50


def test_pairs_count_places_and_halve_ties() -> None:
    """At a table for three every pair counts."""
    stories = [game_with(("a", 1), ("b", 2), ("c", 2)), game_with(("c", 1), ("a", 3), ("b", 2))]
    assert pair_scores(["a", "b", "c"], stories) == {
        "a": {"a": 0, "b": 1, "c": 1},
        "b": {"a": 1, "b": 0, "c": 0.5},
        "c": {"a": 1, "b": 1.5, "c": 0},
    }


def test_openskill_orders_by_places() -> None:
    """Better places give higher ratings, with less uncertainty after more games."""
    rng = random.Random(3)
    stories = []
    for names in list(permutations("abc")) * 20:
        order = sorted(names, key=lambda name: "abc".index(name) + rng.gauss(0, 1))
        stories.append(game_with(*((name, order.index(name) + 1) for name in names)))
    skills = rate_skills(["a", "b", "c"], stories)
    assert skills["a"].value > skills["b"].value + 5
    assert skills["b"].value > skills["c"].value + 5
    assert skills["a"].low > skills["c"].high
    few = rate_skills(["a", "b", "c"], stories[:6])
    assert few["b"].high - few["b"].low > 1.5 * (skills["b"].high - skills["b"].low)


def test_a_ladder_of_two_and_of_three() -> None:
    """The best first; Elo only for two players."""
    two = [game_with(("a", 2), ("b", 1)), game_with(("b", 1), ("a", 2)), game_with(("a", 1), ("b", 1))]
    ladder = make_ladder(["a", "b"], two)
    assert [rung.name for rung in ladder.rungs] == ["b", "a"]
    best = ladder.rungs[0]
    assert (best.games, best.wins, best.mean_place, best.mean_lowest) == (3, 2.5, 1, 9)
    assert best.share == pytest.approx(2.5 / 3)
    assert best.elo is not None
    assert best.rating is best.elo
    assert best.elo.low < 0 < best.elo.value
    assert ladder.share("b", "a") == pytest.approx(2.5 / 3)
    three = make_ladder(["a", "b", "c"], [game_with(("c", 1), ("a", 2), ("b", 3))])
    assert [rung.name for rung in three.rungs] == ["c", "a", "b"]
    assert all(rung.elo is None and rung.rating is rung.skill for rung in three.rungs)
