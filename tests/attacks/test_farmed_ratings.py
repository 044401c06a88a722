"""Ratings that are not earned: of games, with accomplices or by running out of time, and of puzzles, whose
solutions are no secret.
"""

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from openskill.models import PlackettLuce
from sqlalchemy import select, update

from shedu.server.people import puzzle_ratings
from shedu.server.people.puzzle_ratings import (
    MAX_DRIFT,
    MAX_RATED_ATTEMPTS,
    MIN_ATTEMPTS,
    STARTS,
    PuzzleRatings,
)
from shedu.server.ratings import ratings
from shedu.server.storage.schema import PUZZLE_ATTEMPTS, PUZZLE_RATINGS, RATINGS, RESULTS
from shedu.server.wire import messages as m
from shedu.study.puzzles.puzzle import puzzles
from tests.server.clients import BrowserClient, rows, sit_and_play, with_account

Client = TestClient[Litestar]
GAME_OF_THREE = 3
ALL = puzzles().puzzles
TARGET = ALL[0]


def ratings_of(server: Client) -> PuzzleRatings:
    return PuzzleRatings(server.app.state.tables.writer.database)


def settle(server: Client, person: BrowserClient) -> None:
    """As many attempts as an account needs before puzzles follow it."""
    for puzzle in ALL[1 : MIN_ATTEMPTS + 1]:
        assert ratings_of(server).add(person.id, puzzle, is_solved=True)


def compared(server: Client, *people: BrowserClient) -> bool:
    """Whether one of two people gained what the other lost in their game, which was the first of both."""
    ratings = {row.person: row.mu for row in rows(server, RATINGS) if row.players == GAME_OF_THREE}
    first, second = (ratings[each.id] - PlackettLuce().mu for each in people)
    return bool(first == pytest.approx(-second))  # 0 in a tie


@pytest.mark.both_databases
def test_an_accomplice_who_leaves_saves_no_loss(server: Client) -> None:
    """The one who left to a bot comes last; the others are rated against each other."""
    eve, ann, bob = (with_account(server, name) for name in ("Eve", "Ann", "Bob"))
    sit_and_play(server, [eve, ann, bob], leaves_at=6)
    assert {row.person for row in rows(server, RESULTS) if row.is_rated} == {eve.id, ann.id, bob.id}
    assert compared(server, ann, bob)
    (left,) = [row for row in rows(server, RATINGS) if row.person == eve.id]
    assert (left.wins, left.mu < PlackettLuce().mu) == (0, True)
    assert sum(row.wins for row in rows(server, RATINGS)) >= 1  # more in a tie


@pytest.mark.both_databases
def test_earlier_games_with_an_accomplice_save_no_loss(
    server: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two players who have played enough rated games are still rated against a third one."""
    monkeypatch.setattr(ratings, "MAX_RATED_GAMES_OF_PAIR", 1)
    eve, ann, bob = (with_account(server, name) for name in ("Eve", "Ann", "Bob"))
    sit_and_play(server, [eve, ann])
    sit_and_play(server, [eve, ann, bob], seed=2)
    of_three = {row.person: row.games for row in rows(server, RATINGS) if row.players == GAME_OF_THREE}
    assert of_three == {eve.id: 1, ann.id: 1, bob.id: 1}


def test_running_out_of_time_saves_no_loss(server: Client) -> None:
    """Where a timeout stops the game, no game is rated; where a bot takes over, the result is."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    sit_and_play(server, [ann, bob], terms=m.Terms(clock=m.RealTime(600, 0), timeout="stop"))
    assert rows(server, RATINGS) == []
    sit_and_play(server, [ann, bob], terms=m.Terms(clock=m.RealTime(600, 0), timeout="bot"))
    assert len(rows(server, RATINGS)) == 2


@pytest.mark.both_databases
def test_throwaway_accounts_do_not_move_a_puzzle(server: Client) -> None:
    """They fail on purpose, to raise the rating of the puzzle for another account."""
    for number in range(5):
        assert ratings_of(server).add(with_account(server, f"Eve {number}").id, TARGET, is_solved=False)
    assert rows(server, PUZZLE_RATINGS) == []
    ann = with_account(server, "Ann")
    settle(server, ann)
    assert ratings_of(server).add(ann.id, TARGET, is_solved=False)
    assert [row.puzzle for row in rows(server, PUZZLE_RATINGS)] == [TARGET.id]


def test_a_puzzle_stays_near_its_start(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many settled accounts fail at it, or solve it."""
    monkeypatch.setattr(puzzle_ratings, "MIN_ATTEMPTS", 0)
    people = [with_account(server, f"Eve {number}").id for number in range(40)]
    hard = next(each for each in ALL if each is not TARGET and each.difficulty == TARGET.difficulty)
    for person in people:
        ratings_of(server).add(person, TARGET, is_solved=False)
        ratings_of(server).add(person, hard, is_solved=True)
    found = {row.puzzle: row.mu for row in rows(server, PUZZLE_RATINGS)}
    at = STARTS[TARGET.difficulty]
    assert at < found[TARGET.id] <= at + MAX_DRIFT
    assert at - MAX_DRIFT <= found[hard.id] < at


@pytest.mark.both_databases
def test_a_day_has_a_limited_number_of_rated_attempts(server: Client) -> None:
    """A program that knows all solutions gains no more than a person who solves puzzles all day."""
    ann, ratings = with_account(server, "Ann"), ratings_of(server)
    for puzzle in ALL[:MAX_RATED_ATTEMPTS]:
        ratings.add(ann.id, puzzle, is_solved=True)
    before = ratings.standing(ann.id)
    assert before.attempts == MAX_RATED_ATTEMPTS
    assert ratings.add(ann.id, ALL[MAX_RATED_ATTEMPTS], is_solved=True)  # it is stored
    assert ratings.standing(ann.id) == before
    with server.app.state.tables.writer.database.engine.begin() as connection:
        connection.execute(update(PUZZLE_ATTEMPTS).values(at="2026-01-01T00:00:00.000+00:00"))
        assert connection.execute(select(PUZZLE_ATTEMPTS)).first() is not None
    ratings.add(ann.id, ALL[MAX_RATED_ATTEMPTS + 1], is_solved=True)
    assert ratings.standing(ann.id).attempts == MAX_RATED_ATTEMPTS + 1


def test_a_puzzle_rating_is_shown_to_its_owner_alone(server: Client) -> None:
    ann, eve = with_account(server, "Ann"), with_account(server, "Eve")
    ratings_of(server).add(ann.id, TARGET, is_solved=True)
    assert ann.ask("GET", "/api/puzzles").json()["standing"]["attempts"] == 1
    assert eve.ask("GET", "/api/puzzles").json()["standing"]["attempts"] == 0
    assert "standing" not in eve.ask("GET", f"/api/people/{ann.id}").text
