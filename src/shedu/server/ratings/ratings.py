"""Stores the results of finished games and rates their players."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import combinations
from typing import Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, exists, false, func, insert, not_, or_, select, true, update

from shedu.server.people.people import DELETED_PERSON
from shedu.server.ratings.results import Result
from shedu.server.ratings.rules import Limited, Player, are_different, opponents, ranks, rated_seats
from shedu.server.storage.database import Database
from shedu.server.storage.schema import GAMES, PEOPLE, RATINGS, RESULTS, SEATS
from shedu.server.tables.summary import Summary
from shedu.server.wire import messages as m

MAX_LEADERS = 100
MIN_RANKED_GAMES = 5
MIN_RANKED_OPPONENTS = 3
MAX_RATED_GAMES_OF_PAIR = 5  # a day; the deleted count as one person


class Ratings:
    """The repository of results and ratings; methods block."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        self.model = PlackettLuce()

    def add(self, info: Summary, results: Sequence[Result]) -> int | None:
        """Store a game's results and rate its players; how many were rated, None if that was done before.

        The players are read again, because accounts may have been merged or deleted since. A seat that was
        left to a bot counts for its owner.
        """
        with self.engine.begin() as connection:
            wanted = select(SEATS.c.seat, SEATS.c.person, SEATS.c.has_account, SEATS.c.is_forfeit)
            seats = {row.seat: row for row in connection.execute(wanted.where(SEATS.c.game == info.id))}
            people = {row.person for row in seats.values() if row.person is not None}
            # A player who ends two games at once is rated for one after the other.
            locked = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)).order_by(PEOPLE.c.id)
            connection.execute(locked.with_for_update())
            done = select(RESULTS.c.game).where(RESULTS.c.game == info.id).limit(1)
            if not people or connection.execute(done).first():
                return None
            is_bot = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), PEOPLE.c.is_bot)
            bots = set(connection.execute(is_bot).scalars())
            players = [
                Player(
                    each,
                    seats[each.seat].person or DELETED_PERSON,
                    seats[each.seat].is_forfeit,
                    seats[each.seat].person in bots,
                )
                for each in results
                if seats[each.seat].person is not None or seats[each.seat].is_forfeit
            ]
            rated, limited = set[int](), set[frozenset[str]]()
            is_complete = len(players) == len(seats) and all(row.has_account for row in seats.values())
            if is_complete and not info.is_replay and not info.terms.may_stop and are_different(players):
                limited = self._limited(connection, players, info.changed)
                rated = rated_seats(players, limited)
            rows = [
                {
                    "game": info.id,
                    "seat": each.result.seat,
                    "person": each.person,
                    "players": len(info.seats),
                    "place": each.result.place,
                    "lowest": each.result.lowest,
                    "sources": msgspec.json.encode(each.result.sources).decode(),
                    "is_rated": each.result.seat in rated or (bool(rated) and each.is_forfeit),
                    "ended": info.changed,
                }
                for each in players
            ]
            connection.execute(insert(RESULTS), rows)
            if rated:
                self._rate(connection, players, rated, limited)
        return len(rated)

    def _limited(self, connection: Connection, players: Sequence[Player], ended: str) -> set[frozenset[str]]:
        """The pairs of players who have played enough rated games within a day."""
        people = [player.person for player in players]
        since = (datetime.fromisoformat(ended) - timedelta(days=1)).isoformat(timespec="milliseconds")
        mine, theirs = RESULTS.alias(), RESULTS.alias()
        is_rated = and_(mine.c.is_rated, theirs.c.is_rated)
        if any(player.is_bot for player in players):  # people are not rated there
            is_rated = or_(mine.c.is_rated, theirs.c.is_rated)
        counted = (
            select(func.count(mine.c.game.distinct()))
            .join(theirs, (theirs.c.game == mine.c.game) & (theirs.c.seat != mine.c.seat))
            .where(is_rated, mine.c.ended > since)
        )
        return {
            frozenset((one, other))
            for one, other in combinations(sorted(people, reverse=True), 2)
            if one != DELETED_PERSON
            and connection.execute(counted.where(mine.c.person == one, theirs.c.person == other)).scalar_one()
            >= MAX_RATED_GAMES_OF_PAIR
        }

    def _rate(
        self, connection: Connection, seats: Sequence[Player], rated: set[int], limited: Limited
    ) -> None:
        people, players = [seat.person for seat in seats], len(seats)
        wanted = select(RATINGS).where(RATINGS.c.players == players, RATINGS.c.person.in_(people))
        before = {row.person: row for row in connection.execute(wanted)}
        for seat, rank in zip(seats, ranks(seats), strict=True):
            if seat.result.seat not in rated:
                continue
            compared = [seat, *opponents(seat, seats, limited)]
            teams = [
                [
                    self.model.rating(mu=before[each.person].mu, sigma=before[each.person].sigma)
                    if each.person in before
                    else self.model.rating()
                ]
                for each in compared
            ]
            places = [float(place) for place in ranks(compared)]
            ((rating,), *_) = self.model.rate(teams, ranks=places)
            old = before.get(seat.person)
            values: dict[str, Any] = {
                "mu": rating.mu,
                "sigma": rating.sigma,
                "games": 1 + (0 if old is None else old.games),
                "wins": (rank == 1) + (0.0 if old is None else old.wins),
            }
            if old is None:
                connection.execute(insert(RATINGS).values(person=seat.person, players=players, **values))
            else:
                same = and_(RATINGS.c.person == seat.person, RATINGS.c.players == players)
                connection.execute(update(RATINGS).where(same).values(values))

    def unrated(self) -> list[str]:
        """Games that are over and not rated yet, the oldest first."""
        seated = exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.person.is_not(None))
        is_stored = exists().where(RESULTS.c.game == GAMES.c.id)
        wanted = select(GAMES.c.id).where(
            GAMES.c.status == "over", not_(GAMES.c.is_replay), seated, not_(is_stored)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(wanted.order_by(GAMES.c.changed, GAMES.c.id)).scalars())

    def leaders(self, players: int, bots: bool = False) -> list[m.LeaderboardRow]:
        """The leader board of people or of bots: those with enough games against enough others."""
        value = RATINGS.c.mu - 3 * RATINGS.c.sigma
        mine, theirs = RESULTS.alias(), RESULTS.alias()
        opponent_count = (
            select(func.count(theirs.c.person.distinct()))
            .join(mine, (theirs.c.game == mine.c.game) & (theirs.c.seat != mine.c.seat))
            .where(mine.c.person == RATINGS.c.person, mine.c.players == players)
            .where(mine.c.is_rated, or_(theirs.c.is_rated, true() if bots else false()))
            .scalar_subquery()
        )
        wanted = (
            select(RATINGS, PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
            .where(RATINGS.c.players == players, RATINGS.c.games >= MIN_RANKED_GAMES)
            .where(PEOPLE.c.login.is_not(None), PEOPLE.c.banned.is_(None), PEOPLE.c.is_bot == bots)
            .where(opponent_count >= MIN_RANKED_OPPONENTS)
            .order_by(value.desc(), RATINGS.c.games.desc(), PEOPLE.c.name)
            .limit(MAX_LEADERS)
        )
        with self.engine.connect() as connection:
            return [
                m.LeaderboardRow(row.person, row.name, shown_rating(row))
                for row in connection.execute(wanted)
            ]


def shown_rating(row: Any) -> m.Rating:
    """A rating as the client shows it; its value is a lower bound."""
    return m.Rating(row.players, row.mu - 3 * row.sigma, row.mu, row.sigma, row.games, int(row.wins))
