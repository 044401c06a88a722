"""The sequential test of a match."""

import random
from dataclasses import replace

import pytest

from shedu.engine.rules import Rules
from shedu.players.arena.match import GameReport, play_game, schedule
from shedu.players.arena.sprt import SequentialTest
from tests.cli.command import shedu


@pytest.fixture(scope="module")
def report() -> GameReport:
    return play_game(next(iter(schedule(["random", "novice"], 2, 1, Rules(), 0.1))))


def games(report: GameReport, count: int, chance: float, seed: int) -> list[GameReport]:
    """Results of a player who wins with this chance."""
    rng = random.Random(seed)
    found = []
    for number in range(count):
        won = float(rng.random() < chance)
        one, other = report.seats
        seats = (replace(one, name="a", won=won), replace(other, name="b", won=1 - won))
        found.append(replace(report, number=number, seats=seats))
    return found


@pytest.mark.parametrize(
    ("chance", "verdict"), [(0.75, "stronger"), (0.5, "not stronger"), (0.3, "not stronger")]
)
def test_a_test_decides_as_it_should(report: GameReport, chance: float, verdict: str) -> None:
    """With an error in few of many matches."""
    test = SequentialTest.of("elo0=0 elo1=100")
    wrong = 0
    for seed in range(12):
        stories = games(report, 400, chance, seed)
        verdicts = [test.outcome(stories[:count], "a").verdict for count in range(40, 401, 40)]
        first = next((each for each in verdicts if each), "")
        wrong += first != verdict
    assert wrong <= 2


def test_a_test_begins_undecided_and_counts_whole_deals(report: GameReport) -> None:
    test = SequentialTest()
    assert test.outcome([], "a").verdict == ""
    outcome = test.outcome(games(report, 3, 1.0, 1), "a")
    assert (outcome.deals, outcome.share, outcome.verdict) == (1, 1.0, "")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("0 20", "'0' is no parameter of a test"),
        ("elo2=3", "a test has no parameter 'elo2'"),
        ("elo0=30", "elo0 must be less than elo1"),
        ("alpha=0.7", "alpha and beta must be between"),
    ],
)
def test_wrong_tests_are_errors(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SequentialTest.of(text)


def test_a_match_stops_when_its_test_is_decided() -> None:
    ended = shedu("match", "novice", "random", "--games", "200", "--jobs", "1", "--sprt", "elo1=100")
    assert ended.status == 0
    assert "stronger" in ended.out.splitlines()[-1]
    refused = shedu("match", "novice", "random", "--players", "3", "--sprt", "elo1=100")
    assert refused.status == 2
    assert "--sprt" in refused.err
