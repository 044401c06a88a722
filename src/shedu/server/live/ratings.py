"""Results of finished games, ratings for each number of players, and statistics.

The results of a game and the ratings that follow are stored in one transaction, so that every game counts
exactly once. Games that ended while no server ran are rated at the next start.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, and_, exists, insert, not_, or_, select, update

from shedu.engine.events import Event
from shedu.engine.record import parse_record
from shedu.play.game import Game
from shedu.players.arena.match import points_by_source
from shedu.server.people.people import Person
from shedu.server.storage.database import Database
from shedu.server.storage.schema import GAMES, PEOPLE, RATINGS, RESULTS, SEATS
from shedu.server.storage.writer import Writer
from shedu.server.tables.games import Games, StoredGame
from shedu.server.tables.roster import Roster
from shedu.server.tables.summary import Summary
from shedu.server.wire import mapping
from shedu.server.wire import messages as m

MAX_LEADERS = 100
PAGE_SIZE = 50  # games of a person
MIN_RANKED_GAMES = 5
_log = structlog.get_logger("ratings")


@dataclass(frozen=True)
class Result:
    """The result of one seat in a game."""

    seat: int
    place: int
    lowest: int
    sources: dict[str, int]


def results_of(stored: StoredGame) -> list[Result]:
    """The results of all seats of a finished game."""
    table = Game(stored.id, parse_record(stored.head), stored.roster.seats, stored.summary.is_replay)
    events_by_entry: list[tuple[Event, ...]] = [()]
    for seat, text in stored.entries:
        table.restore([(seat, text)])
        events_by_entry.append(table.now.events)
    events = [event for number in table.line for event in events_by_entry[number]]
    return [
        Result(
            score.seat,
            score.place,
            score.lowest,
            points_by_source(events, score.seat),
        )
        for score in table.now.position.result.scores
    ]


def is_rated(summary: Summary) -> bool:
    """Whether every seat has a person of its own, who may have left it to a bot."""
    return summary.is_over and not summary.is_replay and len(summary.owners) == len(summary.seats)


class _Sums(Struct):
    """Sums over a person's games."""

    games: int = 0
    wins: int = 0
    lowest: int = 0
    sources: dict[str, int] = {}


class Ratings:
    """The repository of results and ratings; methods block."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        self._games = Games(database)
        self.model = PlackettLuce()

    def add(self, info: Summary, results: Sequence[Result]) -> bool:
        """Store a game's results and rate its players; False if that was done before.

        The players are read again, because accounts may have been merged or deleted since. A seat that was
        left to a bot counts for its owner.
        """
        with self.engine.begin() as connection:
            seats = select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.game == info.id)
            seats = seats.where(SEATS.c.person.is_not(None))
            people = {row.seat: row.person for row in connection.execute(seats)}
            # A player who ends two games at once is rated for one after the other.
            locked = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people.values())).order_by(PEOPLE.c.id)
            connection.execute(locked.with_for_update())
            done = select(RESULTS.c.game).where(RESULTS.c.game == info.id).limit(1)
            if not people or connection.execute(done).first():
                return False
            rated = is_rated(info) and len(set(people.values())) == len(info.seats)
            rows = [
                {
                    "game": info.id,
                    "seat": each.seat,
                    "person": people[each.seat],
                    "players": len(info.seats),
                    "place": each.place,
                    "lowest": each.lowest,
                    "sources": msgspec.json.encode(each.sources).decode(),
                    "is_rated": rated,
                    "ended": info.changed,
                }
                for each in results
                if each.seat in people
            ]
            connection.execute(insert(RESULTS), rows)
            if rated:
                self._rate(connection, results, [people[each.seat] for each in results])
        return True

    def _rate(self, connection: Connection, results: Sequence[Result], people: Sequence[str]) -> None:
        players = len(results)
        wanted = select(RATINGS).where(RATINGS.c.players == players, RATINGS.c.person.in_(people))
        before = {row.person: row for row in connection.execute(wanted)}
        teams = [
            [
                self.model.rating(mu=before[person].mu, sigma=before[person].sigma)
                if person in before
                else self.model.rating()
            ]
            for person in people
        ]
        after = self.model.rate(teams, ranks=[float(each.place) for each in results])
        for each, person, (rating,) in zip(results, people, after, strict=True):
            old = before.get(person)
            values: dict[str, Any] = {
                "mu": rating.mu,
                "sigma": rating.sigma,
                "games": 1 + (0 if old is None else old.games),
                "wins": (each.place == 1) + (0.0 if old is None else old.wins),
            }
            if old is None:
                connection.execute(insert(RATINGS).values(person=person, players=players, **values))
            else:
                same = and_(RATINGS.c.person == person, RATINGS.c.players == players)
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

    def leaders(self, players: int) -> list[m.LeaderboardRow]:
        """The leader board: accounts with enough games, the best first."""
        value = RATINGS.c.mu - 3 * RATINGS.c.sigma
        wanted = (
            select(RATINGS, PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
            .where(RATINGS.c.players == players, RATINGS.c.games >= MIN_RANKED_GAMES)
            .where(PEOPLE.c.login.is_not(None), PEOPLE.c.banned.is_(None))
            .order_by(value.desc(), RATINGS.c.games.desc(), PEOPLE.c.name)
            .limit(MAX_LEADERS)
        )
        with self.engine.connect() as connection:
            return [
                m.LeaderboardRow(row.person, row.name, _rating(row)) for row in connection.execute(wanted)
            ]

    def profile(self, person: Person) -> m.Profile:
        """The public profile of a person."""
        with self.engine.connect() as connection:
            since = connection.execute(select(PEOPLE.c.created).where(PEOPLE.c.id == person.id)).scalar_one()
            mine = select(RATINGS).where(RATINGS.c.person == person.id).order_by(RATINGS.c.players)
            ratings = [_rating(row) for row in connection.execute(mine)]
            wanted = select(RESULTS.c.players, RESULTS.c.place, RESULTS.c.lowest, RESULTS.c.sources)
            rows = connection.execute(wanted.where(RESULTS.c.person == person.id)).all()
        return m.Profile(person.id, person.name, person.is_guest, since, ratings, _statistics(rows))

    def played(self, person: str, by: str, before: str | None) -> m.Played:
        """A person's finished games, the latest first, as far as the person `by` may see them.

        Games at open tables are public; others are visible to their players.
        """
        wanted = select(RESULTS).where(RESULTS.c.person == person)
        if before is not None:
            ended, _, game = before.partition(" ")
            earlier = and_(RESULTS.c.ended == ended, RESULTS.c.game > game)
            wanted = wanted.where(or_(RESULTS.c.ended < ended, earlier))
        if person != by:
            mine = select(SEATS.c.game).where(SEATS.c.person == by)
            wanted = wanted.join(GAMES, GAMES.c.id == RESULTS.c.game)
            wanted = wanted.where(or_(RESULTS.c.game.in_(mine), GAMES.c.access == "open"))
        wanted = wanted.order_by(RESULTS.c.ended.desc(), RESULTS.c.game, RESULTS.c.seat).limit(PAGE_SIZE + 1)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        summaries = self._games.summaries_by_id([row.game for row in rows[:PAGE_SIZE]])
        games = [
            m.PlayedGame(mapping.game_info(info), row.seat, row.place, row.lowest, row.is_rated, row.ended)
            for row in rows[:PAGE_SIZE]
            if (info := summaries.get(row.game)) is not None
        ]
        last = rows[PAGE_SIZE - 1] if len(rows) > PAGE_SIZE else None
        return m.Played(games, None if last is None else f"{last.ended} {last.game}")

    def finished(self, person: str) -> list[str]:
        """A person's games that are over, the latest first."""
        mine = select(SEATS.c.game).where(SEATS.c.person == person)
        return self._over(GAMES.c.id.in_(mine))

    def all_finished(self) -> list[str]:
        """All games that are over, the latest first."""
        return self._over()

    def _over(self, *which: ColumnElement[bool]) -> list[str]:
        wanted = select(GAMES.c.id).where(GAMES.c.status == "over", not_(GAMES.c.is_replay), *which)
        with self.engine.connect() as connection:
            ordered = wanted.order_by(GAMES.c.changed.desc(), GAMES.c.id)
            return list(connection.execute(ordered).scalars())


class RatingWorker:
    """Rates games when they are over; a `TableObserver`."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.ratings = Ratings(writer.database)
        self._games = Games(writer.database)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Rate the games that ended before the server stopped."""
        self._spawn(self._catch_up())

    def table_changed(self, roster: Roster, is_replay: bool) -> None:
        if roster.status == "over" and not is_replay:
            self._spawn(self.rate(roster.game))

    async def _catch_up(self) -> None:
        try:
            games = await self.writer.run(self.ratings.unrated)
        except Exception as error:
            _log.error("reading unrated games failed", error=type(error).__name__, exc_info=error)
            return
        for game in games:
            await self.rate(game)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def rate(self, game: str) -> None:
        """Store the results of a game that is over. Idempotent."""
        try:
            stored = await self.writer.run(self._games.game, game)
            if stored is None or not stored.summary.is_over:
                return
            results = await asyncio.to_thread(results_of, stored)
            is_new: bool = await self.writer.run(self.ratings.add, stored.summary, results)
            if is_new:
                _log.info("game rated", game=game, rated=is_rated(stored.summary))
        except Exception as error:  # the next start tries again
            _log.error("rating failed", game=game, error=type(error).__name__, exc_info=error)

    async def close(self) -> None:
        """Finish the ratings in progress."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _rating(row: Any) -> m.Rating:
    return m.Rating(row.players, row.mu - 3 * row.sigma, row.mu, row.sigma, row.games, int(row.wins))


def _statistics(rows: Sequence[Any]) -> list[m.Statistics]:
    decode = msgspec.json.Decoder(dict[str, int]).decode
    sums: dict[int, _Sums] = {}
    for row in rows:
        sum_ = sums.setdefault(row.players, _Sums(sources={}))
        sum_.games += 1
        sum_.wins += row.place == 1
        sum_.lowest += row.lowest
        for source, points in decode(row.sources).items():
            sum_.sources[source] = sum_.sources.get(source, 0) + points
    return [
        m.Statistics(
            players,
            sum_.games,
            sum_.wins,
            sum_.lowest / sum_.games,
            msgspec.convert({name: points / sum_.games for name, points in sum_.sources.items()}, m.Sources),
        )
        for players, sum_ in sorted(sums.items())
    ]
