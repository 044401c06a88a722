"""The door: who is it that asks? A browser is known by its cookie, or, at one machine, is simply here."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from http.cookies import CookieError, SimpleCookie
from typing import Any, Protocol, TypeVar

import structlog
from litestar.connection import ASGIConnection

from shedu.server.errors import Code, PersonError
from shedu.server.people.login_attempts import Guesses
from shedu.server.people.people import COOKIE, HERE, LIFETIME, People, Person, Signer
from shedu.server.settings import Settings
from shedu.server.storage.batching import BatchedReads
from shedu.server.storage.writer import Writer
from shedu.server.tokens import Seals

T = TypeVar("T")
REMEMBERED = 20_000  # sessions
FRESH = 5.0  # seconds for which it is taken that a session has not ended meanwhile
WATCH = 5.0  # seconds between two looks for sessions that ended elsewhere
AT_ONCE = 500  # sessions in a query
HASHES = 2  # passwords that are hashed at the same time: each takes 64 MB
_log = structlog.get_logger("door")


class Caller(Protocol):
    """A socket that somebody has open."""

    person: Person | None

    def become(self, person: Person) -> None:
        """Somebody has another name now."""

    def log_out(self) -> None:
        """Say that this browser is not known any more, and hang up."""


class Door:
    """Knows people by their cookies, and who has sockets open."""

    def __init__(self, settings: Settings, writer: Writer) -> None:
        self.settings = settings
        self.writer = writer
        self.people = People(writer.database)
        self._sessions = BatchedReads(writer, self.people.of_sessions)
        key = settings.signing_key() if settings.online else b""
        self.signer = Signer(key) if settings.online else None
        self.seals = Seals(key)
        self.guesses = Guesses(writer.database, self.seals, settings.online and settings.limits)
        self._known: dict[str, tuple[float, Person]] = {}
        self._callers: dict[str, set[Caller]] = {}
        self._used: set[str] = set()  # sessions, since the last look
        self._hashing = asyncio.Semaphore(HASHES)
        self.packing = asyncio.Semaphore(1)  # of records: one after the other
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Watch from now on for sessions that end elsewhere."""
        if self.is_online:
            self._watching = asyncio.create_task(self._watch())

    def close(self) -> None:
        """Watch no more."""
        if self._watching is not None:
            self._watching.cancel()

    async def slowly(self, work: Callable[[], T]) -> T:
        """Do what takes long on purpose, the hash of a password, where nobody else waits for it."""
        async with self._hashing:
            return await asyncio.to_thread(work)

    @property
    def is_online(self) -> bool:
        """Whether people have names here."""
        return self.signer is not None

    async def who(self, asks: ASGIConnection[Any, Any, Any, Any], now: float) -> Person | None:
        """Who asks; None if nobody knows."""
        if self.signer is None:
            return HERE
        session = self.session(asks)
        if session is None:
            return None
        at, person = self._known.get(session, (0.0, None))
        if person is not None and now - at < FRESH:
            return person
        found = await self._sessions.get(session)
        if found is None or found.is_banned:
            self.forget(session)
            return None
        if len(self._known) >= REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[session] = (now, found)
        self._used.add(session)
        return found

    def session(self, asks: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The session that a request names."""
        cookie = asks.cookies.get(COOKIE)
        return None if cookie is None or self.signer is None else self.signer.session_of(cookie)

    def forget(self, session: str) -> None:
        """Ask the database the next time."""
        self._known.pop(session, None)

    def forget_person(self, person: str) -> None:
        """The same for all sessions of a person."""
        for session in [key for key, (_, known) in self._known.items() if known.id == person]:
            del self._known[session]

    # Open sockets

    def enter(self, asks: ASGIConnection[Any, Any, Any, Any], caller: Caller) -> None:
        """Somebody opens a socket."""
        session = self.session(asks)
        if session is not None and caller.person is not None:
            self._callers.setdefault(session, set()).add(caller)

    def part(self, asks: ASGIConnection[Any, Any, Any, Any], caller: Caller) -> None:
        """It is closed."""
        session = self.session(asks)
        callers = self._callers.get(session or "", set())
        callers.discard(caller)
        if session is not None and not callers:
            self._callers.pop(session, None)

    def end(self, session: str) -> None:
        """A session is over: its sockets are closed."""
        self.forget(session)
        for caller in self._callers.pop(session, set()):
            caller.log_out()

    def end_person(self, person: str, but: str | None = None) -> None:
        """All sessions of a person are over, except one."""
        self.forget_person(person)
        for session in self._sessions_of(person):
            if session != but:
                self.end(session)

    def rename(self, person: Person) -> None:
        """Somebody has another name now."""
        self.forget_person(person.id)
        for session in self._sessions_of(person.id):
            for caller in self._callers[session]:
                caller.become(person)

    def _rename(self, session: str, name: str) -> None:
        """The sockets of a session are of somebody who has this name now, if they were not already."""
        for caller in self._callers.get(session, ()):
            if caller.person is not None and caller.person.name != name:
                self.forget(session)
                caller.become(replace(caller.person, name=name))

    def _sessions_of(self, person: str) -> list[str]:
        return [
            session
            for session, callers in self._callers.items()
            if any(caller.person is not None and caller.person.id == person for caller in callers)
        ]

    async def look(self) -> None:
        """See what happened elsewhere: sessions that ended, people who were banned or have another name."""
        callers = list(self._callers)
        for start in range(0, len(callers), AT_ONCE):
            some = callers[start : start + AT_ONCE]
            living = await self.writer.run(self.people.living, some)
            for session in some:
                if session not in living:
                    self.end(session)
                else:
                    self._rename(session, living[session])
        used, self._used = list(self._used), set()
        for start in range(0, len(used), AT_ONCE):
            await self.writer.run(self.people.see, used[start : start + AT_ONCE])

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH)
            try:
                await self.look()
            except Exception as error:
                _log.error("looking for sessions that ended failed", error=type(error).__name__)

    # Cookies

    def new_session(self) -> tuple[str, str]:
        """A token for a cookie, and the id of its session."""
        assert self.signer is not None
        token = self.signer.new_token()
        session = self.signer.session_of(token)
        assert session is not None
        return token, session

    def cookie(self, token: str, age: int = int(LIFETIME.total_seconds())) -> str:
        """A header that gives a browser its token."""
        made: SimpleCookie = SimpleCookie()
        try:
            made[COOKIE] = token
        except CookieError as error:
            raise PersonError(Code.COOKIE, str(error)) from None
        morsel = made[COOKIE]
        morsel["path"] = "/"
        morsel["max-age"] = age
        morsel["httponly"] = True
        morsel["samesite"] = "Lax"
        morsel["secure"] = self.settings.is_secure
        return morsel.OutputString()
