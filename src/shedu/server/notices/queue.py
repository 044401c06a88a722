"""Notices that are to be sent, kept until they are: whoever stops in the middle goes on later."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update

from shedu.server.notices.push import Keys
from shedu.server.people.people import People, Person
from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import NOTICES, SUBSCRIPTIONS
from shedu.server.tables.games import Games
from shedu.server.tables.summary import Summary

Kind = Literal["turn", "push", "mail", "webhook"]  # `turn` becomes the others, as its person wishes
LEASE = 60.0  # seconds for which a notice is left to whoever has taken it
BROWSERS = 10  # of a person


@dataclass(frozen=True)
class Notice:
    """That it is somebody's turn, to be told in one way."""

    number: int
    person: str
    game: str
    kind: Kind
    target: str  # a browser's address, for a push
    tries: int  # before this one


@dataclass(frozen=True)
class Facts:
    """What there is to know for a notice."""

    person: Person
    info: Summary
    browsers: dict[str, Keys]


class Outbox:
    """Notices and browsers in the database. Methods block, as a storage's do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        self._games = Games(database)
        self._people = People(database)

    def take(self, moment: float, limit: int) -> list[Notice]:
        """Notices that are due; nobody else gets them for a while."""
        taken = []
        with self.engine.begin() as connection:
            wanted = select(NOTICES).where(NOTICES.c.due <= moment).order_by(NOTICES.c.due).limit(limit)
            for row in connection.execute(wanted).all():
                mine = update(NOTICES).where(NOTICES.c.number == row.number, NOTICES.c.due == row.due)
                if connection.execute(mine.values(due=moment + LEASE)).rowcount:
                    taken.append(Notice(row.number, row.person, row.game, row.kind, row.target, row.tries))
        return taken

    def next_due(self) -> float | None:
        """When the next one is due."""
        with self.engine.connect() as connection:
            due: float | None = connection.execute(select(func.min(NOTICES.c.due))).scalar_one()
        return due

    def facts(self, notice: Notice) -> Facts | None:
        """What there is to know; None if there is no such person or game any more."""
        person, info = self._people.of_id(notice.person), self._games.summary(notice.game)
        if person is None or info is None:
            return None
        return Facts(person, info, self.browsers(person.id))

    def spread(self, notice: Notice, parts: Sequence[tuple[Kind, str, float]]) -> None:
        """In place of a notice, others: each of a kind, to a target, due at a time. Older ones are past."""
        rows = [
            {
                "person": notice.person,
                "game": notice.game,
                "kind": kind,
                "target": target,
                "due": due,
                "tries": 0,
            }
            for kind, target, due in parts
        ]
        with self.engine.begin() as connection:
            older = delete(NOTICES).where(NOTICES.c.person == notice.person, NOTICES.c.game == notice.game)
            connection.execute(older.where((NOTICES.c.kind != "turn") | (NOTICES.c.number <= notice.number)))
            if rows:
                connection.execute(insert(NOTICES), rows)

    def settle(self, notice: Notice) -> None:
        """It is done."""
        with self.engine.begin() as connection:
            connection.execute(delete(NOTICES).where(NOTICES.c.number == notice.number))

    def postpone(self, notice: Notice, due: float) -> None:
        """It did not go: try again later."""
        later = update(NOTICES).where(NOTICES.c.number == notice.number)
        with self.engine.begin() as connection:
            connection.execute(later.values(due=due, tries=notice.tries + 1))

    # Browsers

    def browsers(self, person: str) -> dict[str, Keys]:
        """The browsers of a person that want to be woken, and their keys."""
        columns = SUBSCRIPTIONS.c["endpoint", "keys"]
        wanted = select(*columns).where(SUBSCRIPTIONS.c.person == person).order_by(SUBSCRIPTIONS.c.created)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return {endpoint: msgspec.json.decode(keys, type=Keys) for endpoint, keys in rows}

    def subscribe(self, person: str, session: str, endpoint: str, keys: Keys) -> None:
        """A browser wants to be woken, as long as it is known; of too many, the oldest does no more."""
        row = {"endpoint": endpoint, "person": person, "session": session, "created": now()}
        oldest = list(self.browsers(person))[: 1 - BROWSERS]
        with self.engine.begin() as connection:
            same = SUBSCRIPTIONS.c.endpoint.in_([endpoint, *oldest])
            connection.execute(delete(SUBSCRIPTIONS).where(same))
            said = msgspec.json.encode(keys).decode()
            connection.execute(insert(SUBSCRIPTIONS).values(row | {"keys": said}))

    def unsubscribe(self, person: str, endpoint: str) -> None:
        """A browser does not want to be woken any more, or is gone."""
        mine = SUBSCRIPTIONS.c.endpoint == endpoint, SUBSCRIPTIONS.c.person == person
        with self.engine.begin() as connection:
            connection.execute(delete(SUBSCRIPTIONS).where(*mine))
