"""Results of finished games, ratings for each number of players, and statistics.

The results of a game and the ratings that follow are stored in one transaction, so that every game counts
exactly once. Games that ended while no server ran are rated at the next start.

A game is rated if accounts played all its seats from the start. An opponent counts for the rating of a player
if the opponent made most of their own decisions, and the two had few rated games with each other that day. A
player who left most decisions to a bot, or deleted the account during the game, comes last. So an accomplice
who leaves, or who played before, cannot keep a loss from being rated. A game that a timeout would have
stopped is not rated: a player could run out of time to avoid a loss.

In a game with a bot account only bot accounts are rated, against the ratings of all players: people neither
gain nor lose by playing against programs.
"""

import asyncio
from collections.abc import Coroutine, Sequence, Set
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import combinations
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    exists,
    false,
    func,
    insert,
    not_,
    or_,
    select,
    true,
    update,
)

from shedu.engine.events import Event
from shedu.engine.record import read_record
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
MAX_BOT_SHARE = 0.5  # of a seat's decisions, for the person to count as a player
MIN_RANKED_GAMES = 5
MIN_RANKED_OPPONENTS = 3
MAX_RATED_GAMES_OF_PAIR = 5  # a day; the deleted count as one person
DELETED_PERSON = ""  # stands for a deleted person
_log = structlog.get_logger("ratings")


@dataclass(frozen=True)
class Result:
    """The result of one seat in a game."""

    seat: int
    place: int
    lowest: int
    sources: dict[str, int]
    is_absent: bool = False  # a bot made most of the seat's decisions


def results_of(stored: StoredGame) -> list[Result]:
    """The results of all seats of a finished game."""
    shares = _bot_shares(stored)
    table = Game(
        stored.id,
        read_record(stored.head, stored.rules_version),
        stored.roster.seats,
        stored.summary.is_replay,
    )
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
            shares.get(score.seat, 0.0) > MAX_BOT_SHARE,
        )
        for score in table.now.position.result.scores
    ]


def _bot_shares(stored: StoredGame) -> dict[int, float]:
    """The share of each seat's decisions that bots made, undone ones included."""
    made: dict[int, list[bool]] = {}
    for number, (seat, text) in enumerate(stored.entries, 1):
        if not text.startswith("undo "):
            made.setdefault(seat, []).append(number in stored.by_bots)
    return {seat: sum(by_bots) / len(by_bots) for seat, by_bots in made.items()}


@dataclass(frozen=True)
class _Player:
    """A seat of a finished game, as far as ratings go."""

    result: Result
    person: str  # DELETED_PERSON if the account was deleted during the game
    is_forfeit: bool
    is_bot: bool = False

    @property
    def is_last(self) -> bool:
        return self.is_forfeit or self.result.is_absent


Limited = Set[frozenset[str]]  # pairs of people with enough rated games for a day


def _opponents(player: _Player, players: Sequence[_Player], limited: Limited) -> list[_Player]:
    """Players with results of their own, whose pair with this player is below the daily limit."""
    return [
        other
        for other in players
        if other is not player
        and not other.result.is_absent
        and frozenset((player.person, other.person)) not in limited
    ]


def _rated_seats(players: Sequence[_Player], limited: Limited) -> set[int]:
    """The seats whose ratings change, if accounts played all of them."""
    has_bots = any(player.is_bot for player in players)
    return {
        player.result.seat
        for player in players
        if not player.is_forfeit and player.is_bot == has_bots and _opponents(player, players, limited)
    }


def _ranks(players: Sequence[_Player]) -> list[int]:
    """Places, with those last who left the game to a bot or deleted their account."""
    keys = [(player.is_last, 0 if player.is_last else player.result.place) for player in players]
    return [1 + sum(other < key for other in keys) for key in keys]


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
                _Player(
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
            if is_complete and not info.is_replay and not info.terms.may_stop and _are_different(players):
                limited = self._limited(connection, players, info.changed)
                rated = _rated_seats(players, limited)
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

    def _limited(self, connection: Connection, players: Sequence[_Player], ended: str) -> set[frozenset[str]]:
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
        self, connection: Connection, seats: Sequence[_Player], rated: set[int], limited: Limited
    ) -> None:
        people, players = [seat.person for seat in seats], len(seats)
        wanted = select(RATINGS).where(RATINGS.c.players == players, RATINGS.c.person.in_(people))
        before = {row.person: row for row in connection.execute(wanted)}
        for seat, rank in zip(seats, _ranks(seats), strict=True):
            if seat.result.seat not in rated:
                continue
            compared = [seat, *_opponents(seat, seats, limited)]
            teams = [
                [
                    self.model.rating(mu=before[each.person].mu, sigma=before[each.person].sigma)
                    if each.person in before
                    else self.model.rating()
                ]
                for each in compared
            ]
            ranks = [float(place) for place in _ranks(compared)]
            ((rating,), *_) = self.model.rate(teams, ranks=ranks)
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
        opponents = (
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
            .where(opponents >= MIN_RANKED_OPPONENTS)
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
            wanted = wanted.where(RESULTS.c.person == person.id)
            if not person.is_guest:  # otherwise a person could choose which guest's games count
                seat = (SEATS.c.game == RESULTS.c.game) & (SEATS.c.seat == RESULTS.c.seat)
                wanted = wanted.join(SEATS, seat).where(SEATS.c.has_account)
            rows = connection.execute(wanted).all()
        return m.Profile(person.id, person.name, person.is_guest, since, ratings, _statistics(rows))

    def seats_in_finished(self, person: Person, by: str, count: int) -> list[tuple[str, int]]:
        """Games and seats of a person's latest finished games that the person `by` may see."""
        wanted = select(RESULTS.c.game, RESULTS.c.seat).where(RESULTS.c.person == person.id)
        if not person.is_guest:  # as in `profile`
            seat = (SEATS.c.game == RESULTS.c.game) & (SEATS.c.seat == RESULTS.c.seat)
            wanted = wanted.join(SEATS, seat).where(SEATS.c.has_account)
        if person.id != by:
            wanted = wanted.where(_visible_to(by))
        wanted = wanted.order_by(RESULTS.c.ended.desc(), RESULTS.c.game, RESULTS.c.seat).limit(count)
        with self.engine.connect() as connection:
            return [(row.game, row.seat) for row in connection.execute(wanted)]

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
            wanted = wanted.where(_visible_to(by))
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
            rated: int | None = await self.writer.run(self.ratings.add, stored.summary, results)
            if rated is not None:
                _log.info("results stored", game=game, rated=rated)
        except Exception as error:  # the next start tries again
            _log.error("rating failed", game=game, error=type(error).__name__, exc_info=error)

    async def close(self) -> None:
        """Finish the ratings in progress."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _are_different(players: Sequence[_Player]) -> bool:
    """Whether no person had two seats; those who deleted their accounts are not known any more."""
    known = [player.person for player in players if player.person != DELETED_PERSON]
    return len({*known}) == len(known)


def _visible_to(person: str) -> ColumnElement[bool]:
    """Results of games at open tables, and of those in which the person played."""
    mine = select(SEATS.c.game).where(SEATS.c.person == person)
    is_open = select(GAMES.c.id).where(GAMES.c.access == "open")
    return or_(RESULTS.c.game.in_(mine), RESULTS.c.game.in_(is_open))


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
