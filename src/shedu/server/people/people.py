"""People: guests with a name, accounts, and their sessions in the database."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.errors import Code, PersonError
from shedu.server.storage.database import Database, new_id, now
from shedu.server.storage.schema import PEOPLE, SESSIONS

COOKIE = "shedu"
MAX_NAME_CHARS = 24
MIN_PASSWORD_CHARS, MAX_PASSWORD_CHARS = 8, 200
COOKIE_LIFETIME = timedelta(days=365)
LAST_SEEN_RESOLUTION = timedelta(hours=1)
MAX_AGENT_CHARS = 200
_hasher = PasswordHasher()
# Checked for names without an account, so that they take as long; no password has this hash.
_DUMMY_HASH = (
    f"$argon2id$v=19$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    f"${'A' * 22}${'A' * 43}"
)


def _taken() -> PersonError:
    return PersonError(Code.TAKEN, "This name is taken. Choose another.")


def _gone() -> PersonError:
    return PersonError(Code.GONE, "This person does not exist any more.")


class NoticePreferences(Struct, frozen=True):
    """How a person wants to be notified of their turn; stored as JSON."""

    language: str = "en"
    page: bool = True
    push: bool = False
    mail: bool = False
    webhook: str = ""  # a URL; empty for none


@dataclass(frozen=True)
class Person:
    """A guest, or the owner of an account."""

    id: str
    name: str
    login: str | None  # the folded name of an account; None for a guest
    mail: str | None
    preferences: NoticePreferences
    is_banned: bool = False
    has_password: bool = False

    @property
    def is_guest(self) -> bool:
        return self.login is None


HERE = Person("", "", None, None, NoticePreferences())  # everybody, on a server for one machine


def tidy_name(name: str) -> str:
    """A name with its whitespace normalised; PersonError."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy or len(tidy) > MAX_NAME_CHARS or not tidy.isprintable() or "#" in tidy:
        raise PersonError(
            Code.NAME, f"A name has 1 to {MAX_NAME_CHARS} printable characters, none of them #."
        )
    return tidy


def folded(name: str) -> str:
    """The key of an account: names that look alike share it."""
    return unicodedata.normalize("NFKC", tidy_name(name)).casefold()


_OF_SESSIONS = (  # built once: after a restart all clients reconnect together
    select(PEOPLE, SESSIONS.c.id.label("session"))
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.id.in_(bindparam("sessions", expanding=True)))
)


class People:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def add_guest(self, name: str, session: str, agent: str, language: str = "en") -> Person:
        """Create a guest with a session; PersonError."""
        name = tidy_name(name)
        self._check_free(name)
        person = Person(new_id(), name, None, None, NoticePreferences(language=language))
        with self.engine.begin() as connection:
            connection.execute(
                insert(PEOPLE).values(
                    id=person.id,
                    name=name,
                    wishes=msgspec.json.encode(person.preferences).decode(),
                    created=now(),
                    seen=now(),
                )
            )
            connection.execute(insert(SESSIONS).values(_session(session, person.id, agent)))
        return person

    def _check_free(self, name: str, person: str = "") -> None:
        """Guests may not use the name of an account either; PersonError."""
        other = select(PEOPLE.c.id).where(PEOPLE.c.login == folded(name), PEOPLE.c.id != person)
        with self.engine.connect() as connection:
            if connection.execute(other).first() is not None:
                raise _taken()

    def of_sessions(self, sessions: Sequence[str]) -> dict[str, Person]:
        """The person of each session that exists."""
        with self.engine.connect() as connection:
            rows = connection.execute(_OF_SESSIONS, {"sessions": sessions}).all()
        return {row.session: _person(row) for row in rows}

    def of_id(self, person: str) -> Person | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
        return None if row is None else _person(row)

    def make_account(self, person: str, name: str, stored: str | None) -> None:
        """Turn a guest into an account that keeps its games; PersonError."""
        with self.engine.begin() as connection:
            give_account(connection, person, name, stored)

    def rename(self, person: str, name: str) -> Person:
        """Change the name, which for an account is also the login; PersonError."""
        name = tidy_name(name)
        self._check_free(name, person)
        try:
            with self.engine.begin() as connection:
                mine = PEOPLE.c.id == person
                connection.execute(update(PEOPLE).where(mine).values(name=name))
                connection.execute(
                    update(PEOPLE).where(mine, PEOPLE.c.login.is_not(None)).values(login=folded(name))
                )
                row = connection.execute(select(PEOPLE).where(mine)).one_or_none()
        except IntegrityError:
            raise _taken() from None
        if row is None:
            raise _gone()
        return _person(row)

    def set_password(self, person: str, stored: str, session: str) -> None:
        """Store a new password and end all sessions but one; PersonError for a guest."""
        with self.engine.begin() as connection:
            mine = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.login.is_not(None))
            if not connection.execute(mine.values(password=stored)).rowcount:
                raise PersonError(Code.GUEST, "Guests have no password. Create an account first.")
            others = delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id != session)
            connection.execute(others)

    def rehash(self, person: str, old: str, stored: str) -> None:
        """Store a new hash of the same password, unless the password changed since."""
        same = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.password == old)
        with self.engine.begin() as connection:
            connection.execute(same.values(password=stored))

    def password_of(self, person: str) -> str | None:
        """The hash of a person's password."""
        with self.engine.connect() as connection:
            wanted = select(PEOPLE.c.password).where(PEOPLE.c.id == person)
            return connection.execute(wanted).scalar_one_or_none()

    def account(self, name: str) -> tuple[str | None, str | None]:
        """Id and password hash of the account with this name."""
        try:
            wanted = select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.login == folded(name))
        except PersonError:
            return None, None
        with self.engine.connect() as connection:
            row = connection.execute(wanted).one_or_none()
        return (None, None) if row is None else (row.id, row.password)

    def add_session(self, person: str, session: str, agent: str) -> Person:
        """Log a person in; PersonError."""
        with self.engine.begin() as connection:
            row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
            if row is None:
                raise _gone()
            if row.banned:
                raise PersonError(Code.BANNED, "This account has been banned.")
            connection.execute(insert(SESSIONS).values(_session(session, row.id, agent)))
        return _person(row)

    def sessions(self, person: str) -> list[tuple[str, str, str, str]]:
        """Sessions as id, user agent, time of creation, time of last use."""
        wanted = select(SESSIONS.c.id, SESSIONS.c.agent, SESSIONS.c.created, SESSIONS.c.seen)
        with self.engine.connect() as connection:
            rows = connection.execute(
                wanted.where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
            )
            return [(row.id, row.agent, row.created, row.seen) for row in rows]

    def end_session(self, person: str, session: str) -> bool:
        """False if the session does not exist or belongs to another person."""
        with self.engine.begin() as connection:
            ended = delete(SESSIONS).where(SESSIONS.c.id == session, SESSIONS.c.person == person)
            return connection.execute(ended).rowcount > 0

    def valid_sessions(self, sessions: Sequence[str]) -> dict[str, str]:
        """The person's name for each session that has not ended and whose person is not banned."""
        wanted = (
            select(SESSIONS.c.id, PEOPLE.c.name)
            .join(PEOPLE, SESSIONS.c.person == PEOPLE.c.id)
            .where(SESSIONS.c.id.in_(sessions), PEOPLE.c.banned.is_(None))
        )
        with self.engine.connect() as connection:
            return dict(connection.execute(wanted).all())

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

    def set_preferences(self, person: str, preferences: NoticePreferences, mail: str | None) -> None:
        with self.engine.begin() as connection:
            connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.id == person)
                .values(wishes=msgspec.json.encode(preferences).decode(), mail=mail)
            )


def give_account(connection: Connection, person: str, name: str, stored: str | None) -> None:
    """Turn a guest into an account, with a password hash or without; PersonError."""
    name = tidy_name(name)
    values: dict[str, Any] = {"name": name, "login": folded(name), "password": stored}
    guest = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.login.is_(None))
    try:
        done = connection.execute(guest.values(values))
    except IntegrityError:
        raise _taken() from None
    if not done.rowcount:
        raise PersonError(Code.ACCOUNT, "You have an account already.")


def hash_password(password: str) -> str:
    """PersonError if the password is too short or too long."""
    if not MIN_PASSWORD_CHARS <= len(password) <= MAX_PASSWORD_CHARS:
        raise PersonError(
            Code.PASSWORD_LENGTH, f"A password has {MIN_PASSWORD_CHARS} to {MAX_PASSWORD_CHARS} characters."
        )
    return _hasher.hash(password)


def is_password(password: str, stored: str | None) -> bool:
    """Compare with a stored hash; takes as long if there is none."""
    try:
        return _hasher.verify(stored or _DUMMY_HASH, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


def needs_rehash(stored: str) -> bool:
    """Whether the hash has weaker parameters than new ones get."""
    return _hasher.check_needs_rehash(stored)


def _session(session: str, person: str, agent: str) -> dict[str, str]:
    return {
        "id": session,
        "person": person,
        "agent": agent[:MAX_AGENT_CHARS],
        "created": now(),
        "seen": now(),
    }


def _person(row: Any) -> Person:
    preferences = msgspec.json.decode(row.wishes, type=NoticePreferences)
    is_banned, has_password = row.banned is not None, row.password is not None
    return Person(row.id, row.name, row.login, row.mail, preferences, is_banned, has_password)
