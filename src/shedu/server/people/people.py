"""People in the database: guests with a name, and accounts."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.errors import Code, PersonError
from shedu.server.naming import folded, tidy_bot_name, tidy_name
from shedu.server.people import names
from shedu.server.people.invitations import redeem
from shedu.server.storage.database import Database, new_id, now
from shedu.server.storage.schema import PEOPLE, SESSIONS
from shedu.server.strength import is_weak_password

MIN_PASSWORD_CHARS, MAX_PASSWORD_CHARS = 8, 200
COOKIE_LIFETIME = timedelta(days=365)
MAX_AGENT_CHARS = 200
_hasher = PasswordHasher()
# Checked for names without an account, so that they take as long; no password has this hash.
_DUMMY_HASH = (
    f"$argon2id$v=19$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    f"${'A' * 22}${'A' * 43}"
)


def _taken() -> PersonError:
    return PersonError(Code.TAKEN, "This name is taken. Choose another.")


def gone() -> PersonError:
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
    is_bot: bool = False

    @property
    def is_guest(self) -> bool:
        return self.login is None


DELETED_PERSON = ""  # stands for a deleted person
HERE = Person("", "", None, None, NoticePreferences())  # every client of a server for one machine


@dataclass(frozen=True)
class NewSession:
    """A session to store: the hash of its token, and the client that has the token."""

    id: str
    agent: str = ""
    address: str = ""
    is_api: bool = False


class People:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database, reserved_days: int = names.DEFAULT_RESERVED_DAYS) -> None:
        self.engine = database.engine
        self.reserved_days = reserved_days  # of names that an account has released

    def add_guest(
        self, name: str, session: NewSession, language: str = "en", invitation: str | None = None
    ) -> Person:
        """Create a guest with a session; PersonError. An invitation is used up, None needs none."""
        name = tidy_name(name)
        self._check_free(name)
        with self.engine.begin() as connection:
            redeem(connection, invitation)
            person = _insert_guest(connection, name, language)
            insert_session(connection, person.id, session)
        return person

    def add_account(
        self,
        name: str,
        stored: str,
        session: NewSession,
        confirmed: float,
        language: str = "en",
        invitation: str | None = None,
    ) -> Person:
        """Create an account with a session; PersonError."""
        name = tidy_name(name)
        with self.engine.begin() as connection:
            person = _insert_guest(connection, name, language)
            give_account(connection, person.id, name, stored, "", invitation, self.reserved_days)
            insert_session(connection, person.id, session, confirmed)
            row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person.id)).one()
        return person_of_row(row)

    def _check_free(self, name: str, person: str = "") -> None:
        """Guests may not look like an account either; PersonError."""
        with self.engine.connect() as connection:
            check_free(connection, name, person, self.reserved_days)

    def of_id(self, person: str) -> Person | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
        return None if row is None else person_of_row(row)

    def make_account(
        self, person: str, name: str, stored: str | None, session: str, invitation: str | None = None
    ) -> None:
        """Turn a guest into an account that keeps its games, and end all sessions but one; PersonError."""
        with self.engine.begin() as connection:
            give_account(connection, person, name, stored, session, invitation, self.reserved_days)

    def rename(self, person: str, name: str) -> Person:
        """Change the name, which for an account is also the login; PersonError."""
        found = self.of_id(person)
        name = tidy_bot_name(name) if found is not None and found.is_bot else tidy_name(name)
        self._check_free(name, person)
        try:
            with self.engine.begin() as connection:
                mine = PEOPLE.c.id == person
                connection.execute(update(PEOPLE).where(mine).values(name=name))
                account = update(PEOPLE).where(mine, PEOPLE.c.login.is_not(None))
                if connection.execute(account.values(login=folded(name))).rowcount:
                    names.claim(connection, name, person)
                row = connection.execute(select(PEOPLE).where(mine)).one_or_none()
        except IntegrityError:
            raise _taken() from None
        if row is None:
            raise gone()
        return person_of_row(row)

    def set_password(self, person: str, stored: str, session: str) -> None:
        """Store a new password and end all sessions but one; PersonError for a guest."""
        with self.engine.begin() as connection:
            mine = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.login.is_not(None))
            if not connection.execute(mine.values(password=stored)).rowcount:
                raise PersonError(Code.GUEST, "Guests have no password. Create an account first.")
            _end_sessions(connection, person, session)

    def reset_password(self, person: str, old: str | None, stored: str) -> None:
        """Replace a forgotten password and end all sessions; PersonError if the old hash has changed."""
        is_same = PEOPLE.c.password.is_(None) if old is None else PEOPLE.c.password == old
        mine = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.login.is_not(None), is_same)
        with self.engine.begin() as connection:
            if not connection.execute(mine.values(password=stored)).rowcount:
                raise PersonError(Code.LINK, "This link has been used or has expired. Request a new one.")
            _end_sessions(connection, person)

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

    def muted_until(self, person: str) -> float | None:
        """Until when a moderator has muted a person."""
        with self.engine.connect() as connection:
            wanted = select(PEOPLE.c.muted_until).where(PEOPLE.c.id == person)
            return connection.execute(wanted).scalar_one_or_none()

    def mute(self, person: str, until: float | None) -> None:
        """Let a person write no chat lines until a time; None lifts this."""
        with self.engine.begin() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(muted_until=until))

    def account(self, name: str) -> tuple[str | None, str | None]:
        """Id and password hash of the account with this name."""
        wanted = select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.login == folded(name))
        with self.engine.connect() as connection:
            row = connection.execute(wanted).one_or_none()
        return (None, None) if row is None else (row.id, row.password)

    def set_preferences(self, person: str, preferences: NoticePreferences, mail: str | None) -> None:
        with self.engine.begin() as connection:
            connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.id == person)
                .values(wishes=msgspec.json.encode(preferences).decode(), mail=mail)
            )


def _insert_guest(connection: Connection, name: str, language: str) -> Person:
    person = Person(new_id(), name, None, None, NoticePreferences(language=language))
    values = {
        "id": person.id,
        "name": name,
        "wishes": msgspec.json.encode(person.preferences).decode(),
        "created": now(),
        "seen": now(),
    }
    connection.execute(insert(PEOPLE).values(values))
    return person


def check_free(connection: Connection, name: str, person: str, reserved_days: int) -> None:
    """PersonError if an account has this name, or one that looks like it, or released it lately."""
    other = select(PEOPLE.c.id).where(PEOPLE.c.login == folded(name), PEOPLE.c.id != person)
    is_free = names.is_free(connection, name, person, reserved_days)
    if not is_free or connection.execute(other).first() is not None:
        raise _taken()


def give_account(
    connection: Connection,
    person: str,
    name: str,
    stored: str | None,
    session: str,
    invitation: str | None = None,
    reserved_days: int = names.DEFAULT_RESERVED_DAYS,
) -> None:
    """Turn a guest into an account, with a password hash or without, in one session; PersonError."""
    name = tidy_name(name)
    check_free(connection, name, person, reserved_days)
    redeem(connection, invitation)
    values: dict[str, Any] = {"name": name, "login": folded(name), "password": stored}
    guest = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.login.is_(None))
    try:
        if not connection.execute(guest.values(values)).rowcount:
            raise PersonError(Code.ACCOUNT, "You have an account already.")
        names.claim(connection, name, person)
    except IntegrityError:
        raise _taken() from None
    _end_sessions(connection, person, session)


def insert_session(
    connection: Connection, person: str, session: NewSession, confirmed: float | None = None
) -> None:
    values = {
        "id": session.id,
        "person": person,
        "agent": session.agent[:MAX_AGENT_CHARS],
        "address": session.address or None,
        "confirmed": confirmed,
        "is_api": session.is_api,
        "created": now(),
        "seen": now(),
    }
    connection.execute(insert(SESSIONS).values(values))


def _end_sessions(connection: Connection, person: str, keep: str = "") -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id != keep))


def hash_password(password: str, words: Iterable[str]) -> str:
    """PersonError if the password is too short or too long, common, or derived from words as the name."""
    if not MIN_PASSWORD_CHARS <= len(password) <= MAX_PASSWORD_CHARS:
        raise PersonError(
            Code.PASSWORD_LENGTH, f"A password has {MIN_PASSWORD_CHARS} to {MAX_PASSWORD_CHARS} characters."
        )
    if is_weak_password(password, words):
        raise PersonError(
            Code.WEAK_PASSWORD,
            "This password is too easy to guess. Take several uncommon words, without your name.",
        )
    return _hasher.hash(password)


def rehash_password(password: str) -> str:
    """A new hash of a password that is in use, however weak it is."""
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


def person_of_row(row: Any) -> Person:
    preferences = msgspec.json.decode(row.wishes, type=NoticePreferences)
    is_banned, has_password = row.banned is not None, row.password is not None
    return Person(row.id, row.name, row.login, row.mail, preferences, is_banned, has_password, row.is_bot)
