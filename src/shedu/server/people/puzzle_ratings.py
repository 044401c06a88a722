"""Ratings of accounts and puzzles: a first attempt is a game of the person against the puzzle.

A puzzle's rating starts from the levels of bots that solve it. The solutions are no secret, so new accounts
could move it at will. Therefore it follows accounts with some attempts alone and stays near its start, and a
person is rated for a limited number of attempts a day.

Methods block; the writer's thread runs them.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.storage.database import Database, now
from shedu.server.storage.quotas import lock_person
from shedu.server.storage.schema import PUZZLE_ATTEMPTS, PUZZLE_PLAYERS, PUZZLE_RATINGS
from shedu.study.puzzles.puzzle import Puzzle

STARTS = {"easy": 20.0, "medium": 25.0, "hard": 30.0, "very-hard": 35.0}  # by difficulty
START_SIGMA = 5.0
MAX_DRIFT = 5.0  # of a puzzle's rating from its start: to the next difficulty
MIN_SIGMA = 2.0  # of a puzzle, so that its rating can still follow
MIN_ATTEMPTS = 10  # of an account, before a puzzle's rating follows its attempts
MAX_RATED_ATTEMPTS = 60  # of a person in a day


@dataclass(frozen=True)
class Attempt:
    """A person's first attempt at a puzzle."""

    puzzle: str
    is_solved: bool
    at: str


@dataclass(frozen=True)
class Standing:
    """A person's rating by puzzles."""

    value: float = 0.0
    attempts: int = 0
    solved: int = 0
    streak: int = 0  # puzzles solved in a row
    best_streak: int = 0


class PuzzleRatings:
    """The repository of attempts and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._model = PlackettLuce()

    def attempts(self, person: str) -> list[Attempt]:
        """A person's first attempts, the earliest first."""
        wanted = (
            select(PUZZLE_ATTEMPTS).where(PUZZLE_ATTEMPTS.c.person == person).order_by(PUZZLE_ATTEMPTS.c.at)
        )
        with self._database.engine.connect() as connection:
            return [Attempt(row.puzzle, row.is_solved, row.at) for row in connection.execute(wanted)]

    def standing(self, person: str) -> Standing:
        """A person's rating; zeros before the first attempt."""
        with self._database.engine.connect() as connection:
            return _standing(_player(connection, person))

    def add(self, person: str, puzzle: Puzzle, is_solved: bool) -> bool:
        """Store an attempt and rate it; False if it is not the person's first one at this puzzle."""
        try:
            with self._database.engine.begin() as connection:
                lock_person(connection, person)
                is_rated = _attempts_today(connection, person) < MAX_RATED_ATTEMPTS
                row = {"person": person, "puzzle": puzzle.id, "is_solved": is_solved, "at": now()}
                connection.execute(insert(PUZZLE_ATTEMPTS).values(row))
                if is_rated:
                    self._rate(connection, person, puzzle, is_solved)
        except IntegrityError:  # attempted before, or the person was deleted in the meantime
            return False
        return True

    def _rate(self, connection: Connection, person: str, puzzle: Puzzle, is_solved: bool) -> None:
        mine = _player(connection, person)
        same = PUZZLE_RATINGS.c.puzzle == puzzle.id
        theirs = connection.execute(select(PUZZLE_RATINGS).where(same).with_for_update()).first()
        player = self._model.rating() if mine is None else self._model.rating(mu=mine.mu, sigma=mine.sigma)
        riddle = (
            self._model.rating(mu=STARTS[puzzle.difficulty], sigma=START_SIGMA)
            if theirs is None
            else self._model.rating(mu=theirs.mu, sigma=theirs.sigma)
        )
        ranks = [1.0, 2.0] if is_solved else [2.0, 1.0]
        [[player], [riddle]] = self._model.rate([[player], [riddle]], ranks=ranks)
        old = _standing(mine)
        streak = old.streak + 1 if is_solved else 0
        values: dict[str, Any] = {
            "mu": player.mu,
            "sigma": player.sigma,
            "attempts": old.attempts + 1,
            "solved": old.solved + is_solved,
            "streak": streak,
            "best_streak": max(streak, old.best_streak),
        }
        if mine is None:
            connection.execute(insert(PUZZLE_PLAYERS).values(person=person, **values))
        else:
            connection.execute(
                update(PUZZLE_PLAYERS).where(PUZZLE_PLAYERS.c.person == person).values(**values)
            )
        if old.attempts < MIN_ATTEMPTS:
            return
        at = STARTS[puzzle.difficulty]
        mu = min(max(riddle.mu, at - MAX_DRIFT), at + MAX_DRIFT)
        rating: dict[str, Any] = {"mu": mu, "sigma": max(riddle.sigma, MIN_SIGMA)}
        if theirs is None:
            new = {"attempts": 1, "solved": int(is_solved)}
            connection.execute(insert(PUZZLE_RATINGS).values(puzzle=puzzle.id, **rating, **new))
        else:
            counts = {"attempts": theirs.attempts + 1, "solved": theirs.solved + is_solved}
            connection.execute(update(PUZZLE_RATINGS).where(same).values(**rating, **counts))


def _attempts_today(connection: Connection, person: str) -> int:
    since = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="milliseconds")
    mine = select(func.count()).where(PUZZLE_ATTEMPTS.c.person == person, PUZZLE_ATTEMPTS.c.at > since)
    return int(connection.execute(mine).scalar_one())


def _player(connection: Connection, person: str) -> Any:
    return connection.execute(select(PUZZLE_PLAYERS).where(PUZZLE_PLAYERS.c.person == person)).first()


def _standing(row: Any) -> Standing:
    if row is None:
        return Standing()
    return Standing(row.mu - 3 * row.sigma, row.attempts, row.solved, row.streak, row.best_streak)
