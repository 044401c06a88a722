"""People: guests with a name, accounts, and the sessions by which their browsers are known.

A browser holds a signed token; the database holds only its hash, so that neither a forged
cookie costs a query nor a stolen database lets anybody in.
"""

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
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
NAME_LIMIT = 24
PASSWORD_LENGTHS = (8, 200)
LIFETIME = timedelta(days=365)  # for which a browser keeps its cookie
SEEN = timedelta(hours=1)  # how exactly it is noted when a session was last used
_hasher = PasswordHasher()
# So that a name that does not exist takes as long as one that does: of this form, and of no password.
_NOBODY = (
    f"$argon2id$v=19$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    f"${'A' * 22}${'A' * 43}"
)


def _taken() -> PersonError:
    return PersonError(Code.TAKEN, "somebody else has this name: choose another")


def _gone() -> PersonError:
    return PersonError(Code.GONE, "there is no such person any more")


class Wishes(Struct, frozen=True):
    """What a person wants to be told of, and how."""

    language: str = "en"
    page: bool = True
    push: bool = False
    mail: bool = False
    webhook: str = ""  # an address; empty for none


@dataclass(frozen=True)
class Person:
    """Somebody with a name."""

    id: str
    name: str
    login: str | None  # of an account
    mail: str | None
    wishes: Wishes
    is_banned: bool = False
    has_password: bool = False

    @property
    def is_guest(self) -> bool:
        """Whether there is no account."""
        return self.login is None


HERE = Person("", "", None, None, Wishes())  # whoever is at this machine, on a server for one machine


def tidy_name(name: str) -> str:
    """A name as it is shown; PersonError if it cannot be one."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy or len(tidy) > NAME_LIMIT or not tidy.isprintable() or "#" in tidy:
        raise PersonError(Code.NAME, f"a name has 1 to {NAME_LIMIT} printable characters, none of them #")
    return tidy


def folded(name: str) -> str:
    """By which accounts are told apart."""
    return unicodedata.normalize("NFKC", tidy_name(name)).casefold()


class Signer:
    """Makes and reads tokens with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_token(self) -> str:
        """A new one."""
        token = secrets.token_urlsafe(24)
        return f"{token}.{self._sign(token)}"

    def session_of(self, cookie: str) -> str | None:
        """The id of the session that a token names; None if it was not made here."""
        token, _, signature = cookie.partition(".")
        if not cookie.isascii() or not hmac.compare_digest(signature, self._sign(token)):
            return None
        return hashlib.sha256(token.encode()).hexdigest()

    def _sign(self, token: str) -> str:
        digest = hmac.new(self._key, token.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:18]).decode()


_OF_SESSIONS = (  # made once: everybody comes at once when a server starts again
    select(PEOPLE, SESSIONS.c.id.label("session"))
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.id.in_(bindparam("sessions", expanding=True)))
)


class People:
    """People and their sessions in the database. Methods block, as a storage's do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def add_guest(self, name: str, session: str, agent: str, language: str = "en") -> Person:
        """A new person, known by a session; PersonError."""
        name = tidy_name(name)
        self._check_free(name)
        person = Person(new_id(), name, None, None, Wishes(language=language))
        with self.engine.begin() as connection:
            connection.execute(
                insert(PEOPLE).values(
                    id=person.id,
                    name=name,
                    wishes=msgspec.json.encode(person.wishes).decode(),
                    created=now(),
                    seen=now(),
                )
            )
            connection.execute(insert(SESSIONS).values(_session(session, person.id, agent)))
        return person

    def _check_free(self, name: str, person: str = "") -> None:
        """Not even a guest passes for somebody who has an account; PersonError."""
        other = select(PEOPLE.c.id).where(PEOPLE.c.login == folded(name), PEOPLE.c.id != person)
        with self.engine.connect() as connection:
            if connection.execute(other).first() is not None:
                raise _taken()

    def of_sessions(self, sessions: Sequence[str]) -> dict[str, Person]:
        """Who is known by each of these sessions, of those that there are."""
        with self.engine.connect() as connection:
            rows = connection.execute(_OF_SESSIONS, {"sessions": sessions}).all()
        return {row.session: _person(row) for row in rows}

    def of_id(self, person: str) -> Person | None:
        """A person."""
        with self.engine.connect() as connection:
            row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
        return None if row is None else _person(row)

    def make_account(self, person: str, name: str, stored: str | None) -> None:
        """A guest gets an account under a name that nobody else has, and keeps all there is; PersonError."""
        with self.engine.begin() as connection:
            give_account(connection, person, name, stored)

    def rename(self, person: str, name: str) -> Person:
        """Somebody wants another name, which no other account may have; PersonError."""
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
        """An account has another password: only one session goes on; PersonError for a guest."""
        with self.engine.begin() as connection:
            mine = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.login.is_not(None))
            if not connection.execute(mine.values(password=stored)).rowcount:
                raise PersonError(Code.GUEST, "make an account first: a guest has no password")
            others = delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id != session)
            connection.execute(others)

    def strengthen(self, person: str, old: str, stored: str) -> None:
        """The same password, hashed again."""
        same = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.password == old)
        with self.engine.begin() as connection:
            connection.execute(same.values(password=stored))

    def password_of(self, person: str) -> str | None:
        """A person's password as it is stored; None if there is none."""
        with self.engine.connect() as connection:
            wanted = select(PEOPLE.c.password).where(PEOPLE.c.id == person)
            return connection.execute(wanted).scalar_one_or_none()

    def account(self, name: str) -> tuple[str | None, str | None]:
        """Of an account's name who it is and the password as it is stored; None where there is none."""
        try:
            wanted = select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.login == folded(name))
        except PersonError:
            return None, None
        with self.engine.connect() as connection:
            row = connection.execute(wanted).one_or_none()
        return (None, None) if row is None else (row.id, row.password)

    def add_session(self, person: str, session: str, agent: str) -> Person:
        """Somebody comes back to an account; PersonError."""
        with self.engine.begin() as connection:
            row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
            if row is None:
                raise _gone()
            if row.banned:
                raise PersonError(Code.BANNED, "this account has been banned")
            connection.execute(insert(SESSIONS).values(_session(session, row.id, agent)))
        return _person(row)

    def sessions(self, person: str) -> list[tuple[str, str, str, str]]:
        """The sessions of a person: id, browser, since when, when it was last seen."""
        wanted = select(SESSIONS.c.id, SESSIONS.c.agent, SESSIONS.c.created, SESSIONS.c.seen)
        with self.engine.connect() as connection:
            rows = connection.execute(
                wanted.where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
            )
            return [(row.id, row.agent, row.created, row.seen) for row in rows]

    def end_session(self, person: str, session: str) -> bool:
        """A browser is not known any more; False if it was not."""
        with self.engine.begin() as connection:
            ended = delete(SESSIONS).where(SESSIONS.c.id == session, SESSIONS.c.person == person)
            return connection.execute(ended).rowcount > 0

    def living(self, sessions: Sequence[str]) -> dict[str, str]:
        """Which of these sessions have not ended, and are of people who are not banned; and their names."""
        wanted = (
            select(SESSIONS.c.id, PEOPLE.c.name)
            .join(PEOPLE, SESSIONS.c.person == PEOPLE.c.id)
            .where(SESSIONS.c.id.in_(sessions), PEOPLE.c.banned.is_(None))
        )
        with self.engine.connect() as connection:
            return dict(connection.execute(wanted).all())

    def see(self, sessions: Sequence[str]) -> None:
        """Note that sessions are used."""
        late = (datetime.now(UTC) - SEEN).isoformat(timespec="milliseconds")
        used = SESSIONS.c.id.in_(sessions)
        with self.engine.begin() as connection:
            people = select(SESSIONS.c.person).where(used)
            connection.execute(
                update(PEOPLE).where(PEOPLE.c.id.in_(people), PEOPLE.c.seen < late).values(seen=now())
            )
            connection.execute(update(SESSIONS).where(used, SESSIONS.c.seen < late).values(seen=now()))

    def change(self, person: str, wishes: Wishes, mail: str | None) -> None:
        """Keep what a person wants."""
        with self.engine.begin() as connection:
            connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.id == person)
                .values(wishes=msgspec.json.encode(wishes).decode(), mail=mail)
            )


def give_account(connection: Connection, person: str, name: str, stored: str | None) -> None:
    """A guest gets an account, with a password as it is stored or None; PersonError."""
    name = tidy_name(name)
    values: dict[str, Any] = {"name": name, "login": folded(name), "password": stored}
    guest = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.login.is_(None))
    try:
        done = connection.execute(guest.values(values))
    except IntegrityError:
        raise _taken() from None
    if not done.rowcount:
        raise PersonError(Code.ACCOUNT, "there is an account already")


def hash_password(password: str) -> str:
    """As it is stored; PersonError if it is too short or too long."""
    shortest, longest = PASSWORD_LENGTHS
    if not shortest <= len(password) <= longest:
        raise PersonError(Code.PASSWORD_LENGTH, f"a password has {shortest} to {longest} characters")
    return _hasher.hash(password)


def is_password(password: str, stored: str | None) -> bool:
    """Whether it is the one that was stored; it takes as long if none was."""
    try:
        return _hasher.verify(stored or _NOBODY, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


def is_weak(stored: str) -> bool:
    """Whether it was hashed with less effort than is due now."""
    return _hasher.check_needs_rehash(stored)


def _session(session: str, person: str, agent: str) -> dict[str, str]:
    return {"id": session, "person": person, "agent": agent[:200], "created": now(), "seen": now()}


def _person(row: Any) -> Person:
    wishes = msgspec.json.decode(row.wishes, type=Wishes)
    is_banned, has_password = row.banned is not None, row.password is not None
    return Person(row.id, row.name, row.login, row.mail, wishes, is_banned, has_password)
