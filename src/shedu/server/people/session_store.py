"""Sessions in the database.

A session gets a new token when a guest becomes an account, when a password or passkey is confirmed or
changed, and when its token is of an old kind. The old row then names its successor, to which every process
moves the sockets of the session.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select, update

from shedu.server.errors import Code, PersonError
from shedu.server.people.people import NewSession, Person, gone, insert_session, person_of_row
from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import PEOPLE, SESSIONS, SUBSCRIPTIONS

LAST_SEEN_RESOLUTION = timedelta(hours=1)


@dataclass(frozen=True)
class StoredSession:
    """A session of a person."""

    id: str
    agent: str
    address: str | None
    created: str
    seen: str
    is_api: bool = False


class Validity(NamedTuple):
    """A session that exists: its person's name, and the session that replaced it, if any."""

    name: str
    successor: str | None


_OF_SESSIONS = (  # built once: after a restart all clients reconnect together
    select(PEOPLE, SESSIONS.c.id.label("session"))
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.id.in_(bindparam("sessions", expanding=True)), SESSIONS.c.successor.is_(None))
)


class SessionStore:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def people(self, sessions: Sequence[str]) -> dict[str, Person]:
        """The person of each session that exists."""
        with self.engine.connect() as connection:
            rows = connection.execute(_OF_SESSIONS, {"sessions": sessions}).all()
        return {row.session: person_of_row(row) for row in rows}

    def add(self, person: str, session: NewSession, confirmed: float) -> Person:
        """Log a person in; PersonError."""
        with self.engine.begin() as connection:
            row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
            if row is None:
                raise gone()
            if row.banned:
                raise PersonError(Code.BANNED, "This account has been banned.")
            insert_session(connection, row.id, session, confirmed)
        return person_of_row(row)

    def replace(self, old: str, new: str, confirmed: float | None = None) -> bool:
        """Give a session a new id; False if it does not exist any more.

        `confirmed` is set where the person has just proved who they are.
        """
        mine = SESSIONS.c.id == old
        with self.engine.begin() as connection:
            unreplaced = update(SESSIONS).where(mine, SESSIONS.c.successor.is_(None))
            if not connection.execute(unreplaced.values(successor=new, seen=now())).rowcount:
                return False
            row = connection.execute(select(SESSIONS).where(mine)).one()
            values = dict(row._mapping) | {"id": new, "successor": None, "seen": now()}
            if confirmed is not None:
                values["confirmed"] = confirmed
            connection.execute(insert(SESSIONS).values(values))
            browsers = update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session == old)
            connection.execute(browsers.values(session=new))
            connection.execute(update(SESSIONS).where(mine).values(address=None, confirmed=None))
        return True

    def confirmed(self, session: str) -> float | None:
        """When the password or a passkey of the person was last checked in a session."""
        with self.engine.connect() as connection:
            wanted = select(SESSIONS.c.confirmed).where(SESSIONS.c.id == session)
            return connection.execute(wanted).scalar_one_or_none()

    def of(self, person: str) -> list[StoredSession]:
        """The sessions of a person, the last used first."""
        mine = select(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.successor.is_(None))
        with self.engine.connect() as connection:
            rows = connection.execute(mine.order_by(SESSIONS.c.seen.desc()))
            return [
                StoredSession(row.id, row.agent, row.address, row.created, row.seen, row.is_api)
                for row in rows
            ]

    def end(self, person: str, session: str) -> bool:
        """False if the session does not exist or belongs to another person."""
        with self.engine.begin() as connection:
            ended = delete(SESSIONS).where(SESSIONS.c.id == session, SESSIONS.c.person == person)
            return connection.execute(ended).rowcount > 0

    def valid(self, sessions: Sequence[str]) -> dict[str, Validity]:
        """Those sessions that have not ended and whose person is not banned."""
        wanted = (
            select(SESSIONS.c.id, PEOPLE.c.name, SESSIONS.c.successor)
            .join(PEOPLE, SESSIONS.c.person == PEOPLE.c.id)
            .where(SESSIONS.c.id.in_(sessions), PEOPLE.c.banned.is_(None))
        )
        with self.engine.connect() as connection:
            return {row.id: Validity(row.name, row.successor) for row in connection.execute(wanted)}

    def touch(self, sessions: Sequence[str]) -> None:
        """Store that sessions are in use."""
        late = (datetime.now(UTC) - LAST_SEEN_RESOLUTION).isoformat(timespec="milliseconds")
        used = SESSIONS.c.id.in_(sessions)
        with self.engine.begin() as connection:
            people = select(SESSIONS.c.person).where(used)
            connection.execute(
                update(PEOPLE).where(PEOPLE.c.id.in_(people), PEOPLE.c.seen < late).values(seen=now())
            )
            connection.execute(update(SESSIONS).where(used, SESSIONS.c.seen < late).values(seen=now()))
