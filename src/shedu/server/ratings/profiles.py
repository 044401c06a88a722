"""Profiles: a person's ratings, statistics and finished games, as far as others may see them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, and_, not_, or_, select

from shedu.server.people.people import Person
from shedu.server.ratings.ratings import shown_rating
from shedu.server.storage.database import Database
from shedu.server.storage.schema import GAMES, PEOPLE, RATINGS, RESULTS, SEATS
from shedu.server.tables.games import Games
from shedu.server.wire import mapping
from shedu.server.wire import messages as m

PAGE_SIZE = 50  # games of a person


class _Sums(Struct):
    """Sums over a person's games."""

    games: int = 0
    wins: int = 0
    lowest: int = 0
    sources: dict[str, int] = {}


class Profiles:
    """The queries of profiles; methods block."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        self._games = Games(database)

    def profile(self, person: Person) -> m.Profile:
        """The public profile of a person."""
        with self.engine.connect() as connection:
            since = connection.execute(select(PEOPLE.c.created).where(PEOPLE.c.id == person.id)).scalar_one()
            mine = select(RATINGS).where(RATINGS.c.person == person.id).order_by(RATINGS.c.players)
            ratings = [shown_rating(row) for row in connection.execute(mine)]
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


def _visible_to(person: str) -> ColumnElement[bool]:
    """Results of games at open tables, and of those in which the person played."""
    mine = select(SEATS.c.game).where(SEATS.c.person == person)
    is_open = select(GAMES.c.id).where(GAMES.c.access == "open")
    return or_(RESULTS.c.game.in_(mine), RESULTS.c.game.in_(is_open))


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
