"""Sessions: identifies the person behind a request by its cookie, and closes sockets of ended sessions.

A server for one machine has no sessions: every request comes from `HERE`.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from shedu.server.background import BackgroundLoop
from shedu.server.errors import Code, RequestError
from shedu.server.people.login_attempts import LoginAttempts
from shedu.server.people.people import COOKIE_LIFETIME, HERE, People, Person
from shedu.server.people.session_store import SessionStore
from shedu.server.settings import Settings
from shedu.server.storage.batching import BatchedReads
from shedu.server.storage.writer import Writer
from shedu.server.tokens import API_TOKEN_PREFIX, Tokens

T = TypeVar("T")
COOKIE = "shedu"
HOST_COOKIE = "__Host-shedu"  # with https: browsers accept it from this host alone, and not over http
CONFIRMATION_S = 300.0  # for which a confirmed password or passkey allows changes of the account
MAX_CACHED_SESSIONS = 20_000
CACHE_S = 5.0  # an ended session is noticed after this time at the latest
REFRESH_S = 5.0
SESSIONS_PER_QUERY = 500
MAX_CONCURRENT_HASHES = 2  # each takes 64 MB
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class SessionSocket(Protocol):
    """An open web socket that belongs to a session."""

    person: Person | None

    def update_person(self, person: Person) -> None:
        """The person changed their name or preferences."""

    def log_out(self) -> None:
        """Notify the client that its session has ended, and close."""


class Sessions:
    """Looks people up by cookie, with a short-lived cache, and knows the open sockets of each session."""

    def __init__(self, settings: Settings, writer: Writer, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.clock = clock
        self.writer = writer
        self.people = People(writer.database, settings.reserved_name_days)
        self.store = SessionStore(writer.database)
        self.tokens = Tokens(*(settings.signing_keys() if settings.online else (b"",)))
        self.login_attempts = LoginAttempts(writer.database, self.tokens, settings.has_limits)
        self._by_session = BatchedReads(writer, self.store.people)
        self._cache: dict[str, tuple[float, Person]] = {}
        self._sockets: dict[str, set[SessionSocket]] = {}
        self._session_of_socket: dict[SessionSocket, str] = {}
        self._used: set[str] = set()  # since the last refresh
        self._hashing = asyncio.Semaphore(MAX_CONCURRENT_HASHES)
        self._loop = BackgroundLoop("refresh sessions", self.refresh, REFRESH_S, REFRESH_S)

    def start(self) -> None:
        if self.settings.online:
            self._loop.start()

    async def close(self) -> None:
        await self._loop.close()

    async def hash(self, work: Callable[[], T]) -> T:
        """Run password hashing, which is slow on purpose, in a thread, a few at a time."""
        async with self._hashing:
            return await asyncio.to_thread(work)

    async def person_of(self, connection: AnyConnection, now: float) -> Person | None:
        """The person behind a request; None without a valid session."""
        if not self.settings.online:
            return HERE
        session = self.session_of(connection)
        if session is None:
            return None
        cached_at, person = self._cache.get(session, (0.0, None))
        if person is not None and now - cached_at < CACHE_S:
            return person
        found = await self._by_session.get(session)
        if found is None or found.is_banned:
            self.invalidate(session)
            return None
        if len(self._cache) >= MAX_CACHED_SESSIONS:
            self._cache.pop(next(iter(self._cache)))
        self._cache[session] = (now, found)
        self._used.add(session)
        return found

    def session_of(self, connection: AnyConnection) -> str | None:
        """The id of the session of a request's API token or cookie; None on a server for one machine."""
        if self.settings.online and (token := bearer_token(connection)) is not None:
            return self.tokens.api_session_id(token)
        for is_host_bound in (True, False) if self.settings.is_secure else (False,):
            cookie = connection.cookies.get(_cookie_name(is_host_bound)) if self.settings.online else None
            session = None if cookie is None else self.tokens.session_id(cookie, is_host_bound)
            if session is not None:
                return session
        return None

    def is_api(self, connection: AnyConnection) -> bool:
        """Whether a request comes from a program with an API token, which has no cookie."""
        return bearer_token(connection) is not None

    def is_outdated(self, connection: AnyConnection) -> bool:
        """Whether the token of a request's session needs a successor.

        It does if its cookie is of before https, or of version 0.1.0, or signed by a previous key.
        """
        cookie = connection.cookies.get(self.cookie_name, "")
        is_host_bound = self.settings.is_secure
        return self.tokens.session_id(cookie, is_host_bound) is None or not self.tokens.is_current(
            cookie, is_host_bound
        )

    async def replace(self, session: str, is_confirmed: bool = False) -> str | None:
        """Give a session a new token, which is returned; None if the session has ended."""
        token, new = self.new_session()
        confirmed = self.clock() if is_confirmed else None
        if not await self.writer.run(self.store.replace, session, new, confirmed):
            return None
        self._move_sockets(session, new)
        return token

    async def require_confirmation(self, connection: AnyConnection, person: Person) -> None:
        """RequestError unless the owner of an account has lately proved who they are in this session."""
        session = self.session_of(connection)
        if person.is_guest or session is None:
            return
        confirmed = await self.writer.run(self.store.confirmed, session)
        if confirmed is None or not 0 <= self.clock() - confirmed < CONFIRMATION_S:
            raise RequestError(403, Code.CONFIRM, "Confirm your password or a passkey first.")

    def invalidate(self, session: str) -> None:
        """Drop a session from the cache."""
        self._cache.pop(session, None)

    def invalidate_person(self, person: str) -> None:
        for session in [key for key, (_, cached) in self._cache.items() if cached.id == person]:
            del self._cache[session]

    # Open sockets

    def add_socket(self, connection: AnyConnection, socket: SessionSocket) -> None:
        session = self.session_of(connection)
        if session is not None and socket.person is not None:
            self._sockets.setdefault(session, set()).add(socket)
            self._session_of_socket[socket] = session

    def remove_socket(self, socket: SessionSocket) -> None:
        session = self._session_of_socket.pop(socket, None)
        sockets = self._sockets.get(session or "", set())
        sockets.discard(socket)
        if session is not None and not sockets:
            self._sockets.pop(session, None)

    def _move_sockets(self, old: str, new: str) -> None:
        """A session has got a new id."""
        self.invalidate(old)
        for socket in self._sockets.pop(old, set()):
            self._sockets.setdefault(new, set()).add(socket)
            self._session_of_socket[socket] = new

    def end(self, session: str) -> None:
        """A session has ended: close its sockets."""
        self.invalidate(session)
        for socket in self._sockets.pop(session, set()):
            socket.log_out()

    def end_all(self, person: str, keep: str | None = None) -> None:
        """All sessions of a person have ended, except `keep`."""
        self.invalidate_person(person)
        for session in self._sessions_of(person):
            if session != keep:
                self.end(session)

    def update_person(self, person: Person) -> None:
        """Pass a changed name or changed preferences on to the person's sockets."""
        self.invalidate_person(person.id)
        for session in self._sessions_of(person.id):
            for socket in self._sockets[session]:
                socket.update_person(person)

    def _update_name(self, session: str, name: str) -> None:
        for socket in self._sockets.get(session, ()):
            if socket.person is not None and socket.person.name != name:
                self.invalidate(session)
                socket.update_person(replace(socket.person, name=name))

    def _sessions_of(self, person: str) -> list[str]:
        return [
            session
            for session, sockets in self._sockets.items()
            if any(socket.person is not None and socket.person.id == person for socket in sockets)
        ]

    async def refresh(self) -> None:
        """Apply what other processes did: ended sessions, bans, new names. Store when sessions were used."""
        connected = list(self._sockets)
        for start in range(0, len(connected), SESSIONS_PER_QUERY):
            some = connected[start : start + SESSIONS_PER_QUERY]
            valid = await self.writer.run(self.store.valid, some)
            for session in some:
                if session not in valid:
                    self.end(session)
                elif (successor := valid[session].successor) is not None:
                    self._move_sockets(session, successor)
                else:
                    self._update_name(session, valid[session].name)
        used, self._used = list(self._used), set()
        for start in range(0, len(used), SESSIONS_PER_QUERY):
            await self.writer.run(self.store.touch, used[start : start + SESSIONS_PER_QUERY])

    # Cookies

    @property
    def cookie_name(self) -> str:
        return _cookie_name(self.settings.is_secure)

    def new_session(self) -> tuple[str, str]:
        """A token for a cookie, and the id of its session."""
        token = self.tokens.new_session_token(self.settings.is_secure)
        session = self.tokens.session_id(token, self.settings.is_secure)
        assert session is not None
        return token, session

    def cookies(
        self, connection: AnyConnection, token: str, max_age_s: int = int(COOKIE_LIFETIME.total_seconds())
    ) -> list[Cookie]:
        """The cookie that gives a browser its token, and the deletion of one with an earlier name."""
        given = self._cookie(self.cookie_name, token, max_age_s)
        if self.settings.is_secure and COOKIE in connection.cookies:
            return [given, self._cookie(COOKIE, "", 0)]
        return [given]

    def _cookie(self, name: str, token: str, max_age_s: int) -> Cookie:
        return Cookie(
            name,
            value=token,
            path="/",
            max_age=max_age_s,
            httponly=True,
            samesite="lax",
            secure=self.settings.is_secure,
            documentation_only=False,
        )


def bearer_token(connection: AnyConnection) -> str | None:
    """The API token of the header `Authorization: Bearer`.

    A proxy that asks for a log-in of its own may send another token there, which is ignored.
    """
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    is_ours = scheme.lower() == "bearer" and token.strip().startswith(API_TOKEN_PREFIX)
    return token.strip() if is_ours else None


def _cookie_name(is_host_bound: bool) -> str:
    return HOST_COOKIE if is_host_bound else COOKIE
