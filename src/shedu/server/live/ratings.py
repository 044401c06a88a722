"""How people fared: the results of finished games, ratings for each number of players, statistics.

A game's results and the ratings that follow from them are stored at once, so that each counts once,
whatever happens; games that were over when a server stopped are counted when it starts.
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
from shedu.server.live.live_table import LiveTable
from shedu.server.people.people import Person
from shedu.server.storage.database import Storage, StoredGame, Writer
from shedu.server.storage.schema import GAMES, PEOPLE, RATINGS, RESULTS, SEATS
from shedu.server.tables.start import seats_of
from shedu.server.wire import messages as m

LISTED = 100  # people on a leader board
PAGE = 50  # games of a person
RANKED = 5  # games after which somebody is on it
_log = structlog.get_logger("ratings")


@dataclass(frozen=True)
class Result:
    """How a seat fared in a game."""

    seat: int
    place: int
    lowest: int
    sources: dict[str, int]


def results_of(stored: StoredGame) -> list[Result]:
    """How the seats of a finished game fared."""
    table = Game(stored.id, parse_record(stored.head), seats_of(stored.info.seats), stored.is_replay)
    happened: list[tuple[Event, ...]] = [()]
    for seat, text in stored.entries:
        table.restore([(seat, text)])
        happened.append(table.now.events)
    events = [event for number in table.line for event in happened[number]]
    return [
        Result(
            score.seat,
            score.place,
            score.lowest,
            points_by_source(events, score.seat),
        )
        for score in table.now.position.result.scores
    ]


def is_rated(info: m.GameInfo) -> bool:
    """Whether every seat counts for a person of its own, who may have left it to a bot."""
    people = {person for place in info.seats if (person := place.person or place.left)}
    return info.status == "over" and not info.is_replay and len(people) == len(info.seats)


class _Sums(Struct):
    """What statistics are made from."""

    games: int = 0
    wins: int = 0
    lowest: int = 0
    sources: dict[str, int] = {}


class Ratings:
    """Results and ratings in the database. Methods block, as a storage's do."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.engine = storage.engine
        self.model = PlackettLuce()

    def add(self, info: m.GameInfo, results: Sequence[Result]) -> bool:
        """Keep the results of a game's people, and rate them; False if that was done before.

        Who they are, the database says now: somebody may have logged in since, or gone. A seat that was
        left to a bot counts for whoever left it.
        """
        with self.engine.begin() as connection:
            seats = select(SEATS.c.seat, SEATS.c.person).where(SEATS.c.game == info.id)
            people = {row.seat: row.person for row in connection.execute(seats)}
            # Whoever ends two games at once is rated for one after the other.
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

    def waiting(self) -> list[str]:
        """Games that are over and not counted yet, the oldest first."""
        seated = exists().where(SEATS.c.game == GAMES.c.id)
        counted = exists().where(RESULTS.c.game == GAMES.c.id)
        wanted = select(GAMES.c.id).where(
            GAMES.c.status == "over", not_(GAMES.c.is_replay), seated, not_(counted)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(wanted.order_by(GAMES.c.changed, GAMES.c.id)).scalars())

    def leaders(self, players: int) -> list[m.LeaderboardRow]:
        """The leader board: accounts with some games, the best first."""
        value = RATINGS.c.mu - 3 * RATINGS.c.sigma
        wanted = (
            select(RATINGS, PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
            .where(RATINGS.c.players == players, RATINGS.c.games >= RANKED)
            .where(PEOPLE.c.login.is_not(None), PEOPLE.c.banned.is_(None))
            .order_by(value.desc(), RATINGS.c.games.desc(), PEOPLE.c.name)
            .limit(LISTED)
        )
        with self.engine.connect() as connection:
            return [
                m.LeaderboardRow(row.person, row.name, _rating(row)) for row in connection.execute(wanted)
            ]

    def profile(self, person: Person) -> m.Profile:
        """What everybody may know of somebody."""
        with self.engine.connect() as connection:
            since = connection.execute(select(PEOPLE.c.created).where(PEOPLE.c.id == person.id)).scalar_one()
            mine = select(RATINGS).where(RATINGS.c.person == person.id).order_by(RATINGS.c.players)
            ratings = [_rating(row) for row in connection.execute(mine)]
            wanted = select(RESULTS.c.players, RESULTS.c.place, RESULTS.c.lowest, RESULTS.c.sources)
            rows = connection.execute(wanted.where(RESULTS.c.person == person.id)).all()
        return m.Profile(person.id, person.name, person.is_guest, since, ratings, _statistics(rows))

    def played(self, person: str, by: str, before: str | None) -> m.Played:
        """The finished games of somebody, the last first, as another may see them.

        Games at open tables are for everybody, others for those who played in them.
        """
        wanted = select(RESULTS).where(RESULTS.c.person == person)
        if before is not None:
            ended, _, game = before.partition(" ")
            earlier = and_(RESULTS.c.ended == ended, RESULTS.c.game > game)
            wanted = wanted.where(or_(RESULTS.c.ended < ended, earlier))
        if person != by:
            mine = select(SEATS.c.game).where(SEATS.c.person == by)
            is_open = GAMES.c.info.like('%"access":"open"%')
            wanted = wanted.join(GAMES, GAMES.c.id == RESULTS.c.game)
            wanted = wanted.where(or_(RESULTS.c.game.in_(mine), is_open))
        wanted = wanted.order_by(RESULTS.c.ended.desc(), RESULTS.c.game, RESULTS.c.seat).limit(PAGE + 1)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        games = [
            m.PlayedGame(info, row.seat, row.place, row.lowest, row.is_rated, row.ended)
            for row in rows[:PAGE]
            if (info := self.storage.info(row.game)) is not None
        ]
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        return m.Played(games, None if last is None else f"{last.ended} {last.game}")

    def finished(self, person: str) -> list[str]:
        """The games of a person that are over, the last first."""
        mine = select(SEATS.c.game).where(SEATS.c.person == person)
        return self._over(GAMES.c.id.in_(mine))

    def all_finished(self) -> list[str]:
        """All games that are over, the last first."""
        return self._over()

    def _over(self, *which: ColumnElement[bool]) -> list[str]:
        wanted = select(GAMES.c.id).where(GAMES.c.status == "over", not_(GAMES.c.is_replay), *which)
        with self.engine.connect() as connection:
            ordered = wanted.order_by(GAMES.c.changed.desc(), GAMES.c.id)
            return list(connection.execute(ordered).scalars())


class Scorer:
    """Counts games when they are over: a follower of all tables."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.ratings = Ratings(writer.storage)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Count what was over when the server stopped."""
        self._spawn(self._catch_up())

    def moved(self, live: LiveTable) -> None:
        """Count a game that is over."""
        if live.gathering.status == "over" and not live.game.is_replay:
            self._spawn(self.count(live.id))

    async def _catch_up(self) -> None:
        for game in await self.writer.run(self.ratings.waiting):
            await self.count(game)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def count(self, game: str) -> None:
        """Keep the results of a game that is over; once, however often this is called."""
        try:
            stored = await self.writer.run(self.writer.storage.game, game)
            if stored is None or stored.info.status != "over":
                return
            results = await asyncio.to_thread(results_of, stored)
            is_new: bool = await self.writer.run(self.ratings.add, stored.info, results)
            if is_new:
                _log.info("game counted", game=game, rated=is_rated(stored.info))
        except Exception as error:  # it is tried again when the server starts
            _log.error("a game could not be counted", game=game, error=type(error).__name__)

    async def close(self) -> None:
        """Finish what was begun."""
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
