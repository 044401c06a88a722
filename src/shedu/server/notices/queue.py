"""The delivery queue in the database: a notice stays until it is sent, also across restarts."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update

from shedu.server.notices.push import Keys
from shedu.server.people.people import People, Person
from shedu.server.storage.database import Database, now
from shedu.server.storage.quotas import lock_person
from shedu.server.storage.schema import NOTICES, SUBSCRIPTIONS
from shedu.server.tables.games import Games
from shedu.server.tables.summary import Summary

Kind = Literal["turn", "push", "mail", "webhook"]  # `turn` is replaced by the others
LEASE_S = 60.0  # after which another process may take the notice
MAX_BROWSERS = 10  # with a push subscription, per person


@dataclass(frozen=True)
class Notice:
    """One delivery: it is the person's turn."""

    number: int
    person: str
    game: str
    kind: Kind
    target: str  # the endpoint of a push
    tries: int  # before this one


@dataclass(frozen=True)
class NoticeContext:
    """The data from which a notice is written."""

    person: Person
    info: Summary
    browsers: dict[str, Keys]


class NoticeQueue:
    """Notices and push subscriptions. Methods block, as those of the storage do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        self._games = Games(database)
        self._people = People(database)

    def take(self, moment: float, limit: int, busy: Collection[str] = ()) -> list[Notice]:
        """Lease the notices that are due to this process, without deliveries to busy people."""
        taken = []
        with self.engine.begin() as connection:
            wanted = select(NOTICES).where(NOTICES.c.due <= moment, _is_free(busy))
            wanted = wanted.order_by(NOTICES.c.due, NOTICES.c.number).limit(limit)
            for row in connection.execute(wanted).all():
                mine = update(NOTICES).where(NOTICES.c.number == row.number, NOTICES.c.due == row.due)
                if connection.execute(mine.values(due=moment + LEASE_S)).rowcount:
                    taken.append(Notice(row.number, row.person, row.game, row.kind, row.target, row.tries))
        return taken

    def next_due(self, busy: Collection[str] = ()) -> float | None:
        with self.engine.connect() as connection:
            next_ = select(func.min(NOTICES.c.due)).where(_is_free(busy))
            due: float | None = connection.execute(next_).scalar_one()
        return due

    def give_back(self, notices: Sequence[Notice], due: float) -> None:
        """Return leased notices that were not tried."""
        numbers = [notice.number for notice in notices]
        with self.engine.begin() as connection:
            connection.execute(update(NOTICES).where(NOTICES.c.number.in_(numbers)).values(due=due))

    def context(self, notice: Notice) -> NoticeContext | None:
        """None if the person or the game has been deleted."""
        person, info = self._people.of_id(notice.person), self._games.summary(notice.game)
        if person is None or info is None:
            return None
        return NoticeContext(person, info, self.browsers(person.id))

    def replace(self, notice: Notice, parts: Sequence[tuple[Kind, str, float]]) -> None:
        """Replace a notice, and older ones of its game, by deliveries: kind, target, time when due."""
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

    def remove(self, notice: Notice) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(NOTICES).where(NOTICES.c.number == notice.number))

    def postpone(self, notice: Notice, due: float) -> None:
        """Retry a failed delivery later."""
        later = update(NOTICES).where(NOTICES.c.number == notice.number)
        with self.engine.begin() as connection:
            connection.execute(later.values(due=due, tries=notice.tries + 1))

    # Push subscriptions

    def browsers(self, person: str) -> dict[str, Keys]:
        """Endpoints and keys of a person's browsers."""
        columns = SUBSCRIPTIONS.c["endpoint", "keys"]
        wanted = select(*columns).where(SUBSCRIPTIONS.c.person == person).order_by(SUBSCRIPTIONS.c.created)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return {endpoint: msgspec.json.decode(keys, type=Keys) for endpoint, keys in rows}

    def subscribe(self, person: str, session: str, endpoint: str, keys: Keys) -> None:
        """Store a subscription, which ends with its session; the oldest beyond the limit is removed."""
        row = {"endpoint": endpoint, "person": person, "session": session, "created": now()}
        mine = select(SUBSCRIPTIONS.c.endpoint).where(SUBSCRIPTIONS.c.person == person)
        with self.engine.begin() as connection:
            lock_person(connection, person)
            endpoints = list(connection.execute(mine.order_by(SUBSCRIPTIONS.c.created)).scalars())
            oldest = endpoints[: 1 - MAX_BROWSERS]
            same = SUBSCRIPTIONS.c.endpoint.in_([endpoint, *oldest])
            connection.execute(delete(SUBSCRIPTIONS).where(same))
            encoded = msgspec.json.encode(keys).decode()
            connection.execute(insert(SUBSCRIPTIONS).values(row | {"keys": encoded}))

    def unsubscribe(self, person: str, endpoint: str) -> None:
        mine = SUBSCRIPTIONS.c.endpoint == endpoint, SUBSCRIPTIONS.c.person == person
        with self.engine.begin() as connection:
            connection.execute(delete(SUBSCRIPTIONS).where(*mine))


def _is_free(busy: Collection[str]) -> ColumnElement[bool]:
    """Notices that can be handled now; `turn` is no delivery."""
    return (NOTICES.c.kind == "turn") | NOTICES.c.person.not_in(busy)
