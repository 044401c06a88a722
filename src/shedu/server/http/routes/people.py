"""The caller's own person: name, account, password, sessions."""

import time
from collections.abc import Sequence

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, PersonError, RateLimitError, RequestError
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    BANNED,
    UNAUTHENTICATED,
    UNKNOWN,
    AnyRequest,
    ThePerson,
    TheSessions,
    TheTables,
)
from shedu.server.http.guards import LOGIN, online_router
from shedu.server.live import account_changes
from shedu.server.live.registry import TableRegistry
from shedu.server.people import passkeys
from shedu.server.people.login_attempts import account_key
from shedu.server.people.people import COOKIE, Person, hash_password, is_password, needs_rehash
from shedu.server.people.sessions import Sessions
from shedu.server.wire import messages as m

LOGGED_OUT = {204: ResponseSpec(None, description="The cookie is deleted.")}


@get("/api/me", tags=["people"])
async def me(request: AnyRequest, tables: TheTables, sessions: TheSessions) -> Response[m.Me]:
    """The caller's person; renews the cookie."""
    person = await sessions.person_of(request, time.time())
    headers = {}
    if person is not None and sessions.session_of(request) is not None:
        headers["Set-Cookie"] = sessions.cookie_header(request.cookies[COOKIE])
    return Response(await me_message(tables, sessions, person), headers=headers)


@post("/api/people", tags=["people"], responses=BAD_REQUEST, opt=LOGIN)
async def new_guest(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, data: JSONBody[m.NewGuest]
) -> Response[m.Me]:
    """Create a guest."""
    token, session = sessions.new_session()
    person = await sessions.writer.run(
        sessions.people.add_guest, data.name, session, _agent(request), data.language
    )
    return Response(
        await me_message(tables, sessions, person), headers={"Set-Cookie": sessions.cookie_header(token)}
    )


@post("/api/account", tags=["people"], status_code=200, responses=BAD_REQUEST | UNAUTHENTICATED, opt=LOGIN)
async def make_account(
    tables: TheTables, sessions: TheSessions, person: ThePerson, data: JSONBody[m.Credentials]
) -> m.Me:
    """Turn a guest into an account that keeps its games."""
    stored = await sessions.hash(lambda: hash_password(data.password))
    await sessions.writer.run(sessions.people.make_account, person.id, data.name, stored)
    return await updated_me(tables, sessions, person)


@post("/api/name", tags=["people"], status_code=200, responses=BAD_REQUEST | UNAUTHENTICATED)
async def change_name(
    tables: TheTables, sessions: TheSessions, person: ThePerson, data: JSONBody[m.NewName]
) -> m.Me:
    """Change the name, which for an account is also the login."""
    await sessions.writer.run(sessions.people.rename, person.id, data.name)
    return await updated_me(tables, sessions, person)


@post("/api/password", tags=["people"], status_code=200, responses=BAD_REQUEST | UNAUTHENTICATED, opt=LOGIN)
async def change_password(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.NewPassword],
) -> m.Me:
    """Set a new or a first password; all other sessions end."""
    await check_password(sessions, person, data.old)
    stored = await sessions.hash(lambda: hash_password(data.new))
    session = sessions.session_of(request)
    assert session is not None
    await sessions.writer.run(sessions.people.set_password, person.id, stored, session)
    sessions.end_all(person.id, keep=session)
    return await me_message(tables, sessions, await sessions.writer.run(sessions.people.of_id, person.id))


@post("/api/login", tags=["people"], status_code=200, responses=BAD_REQUEST | BANNED, opt=LOGIN)
async def log_in(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, data: JSONBody[m.Credentials]
) -> Response[m.Me]:
    """Log in with a password; games played as a guest move to the account."""
    person, stored = await sessions.writer.run(sessions.people.account, data.name)
    is_right = await _is_password_right(sessions, account_key(person, data.name), data.password, stored)
    if person is None or stored is None or not is_right:
        raise PersonError(Code.PASSWORD, "The name or the password is wrong.")
    if needs_rehash(stored):
        fresh = await sessions.hash(lambda: hash_password(data.password))
        await sessions.writer.run(sessions.people.rehash, person, stored, fresh)
    return await start_session(request, tables, sessions, person)


@post("/api/logout", tags=["people"], status_code=204, responses=LOGGED_OUT | UNAUTHENTICATED)
async def log_out(request: AnyRequest, sessions: TheSessions, person: ThePerson) -> Response[None]:
    """End the session of this browser."""
    session = sessions.session_of(request)
    assert session is not None
    await sessions.writer.run(sessions.people.end_session, person.id, session)
    sessions.end(session)
    return _logged_out(sessions)


@post(
    "/api/account/delete",
    tags=["people"],
    status_code=204,
    responses=LOGGED_OUT | BAD_REQUEST | UNAUTHENTICATED,
    opt=LOGIN,
)
async def delete_account(
    tables: TheTables, sessions: TheSessions, person: ThePerson, data: JSONBody[m.AccountDeletion]
) -> Response[None]:
    """Delete the person, a guest or an account, and everything that names them."""
    await check_password(sessions, person, data.password)
    await account_changes.delete_person(tables, person)
    sessions.end_all(person.id)
    return _logged_out(sessions)


@get("/api/sessions", tags=["people"], responses=UNAUTHENTICATED)
async def list_sessions(request: AnyRequest, sessions: TheSessions, person: ThePerson) -> list[m.SessionInfo]:
    """The person's sessions."""
    current = sessions.session_of(request)
    rows = await sessions.writer.run(sessions.people.sessions, person.id)
    return [m.SessionInfo(id, agent, created, seen, id == current) for id, agent, created, seen in rows]


@delete("/api/sessions/{session:str}", tags=["people"], responses=UNAUTHENTICATED | UNKNOWN)
async def end_session(sessions: TheSessions, person: ThePerson, session: FromPath[str]) -> None:
    """End a session and close its sockets."""
    if not await sessions.writer.run(sessions.people.end_session, person.id, session):
        raise RequestError(404, Code.UNKNOWN, "This session does not exist.")
    sessions.end(session)


async def check_password(sessions: Sessions, person: Person, password: str) -> None:
    """Require the password of an account that has one; PersonError, RateLimitError."""
    stored = await sessions.writer.run(sessions.people.password_of, person.id)
    if stored is not None and not await _is_password_right(
        sessions, account_key(person.id), password, stored
    ):
        raise PersonError(Code.PASSWORD, "The password is wrong.")


async def _is_password_right(sessions: Sessions, account: str, password: str, stored: str | None) -> bool:
    """RateLimitError after too many wrong passwords."""
    wait = await sessions.writer.run(sessions.login_attempts.take, account)
    if wait:
        raise RateLimitError(wait, "Too many wrong passwords.")
    is_right = await sessions.hash(lambda: is_password(password, stored))
    if is_right:
        await sessions.writer.run(sessions.login_attempts.give_back, account)
    return is_right


async def me_message(tables: TableRegistry, sessions: Sessions, person: Person | None) -> m.Me:
    settings = sessions.settings
    profile = await _own_profile(tables, person) if settings.online and person is not None else None
    return m.Me(settings.online, profile, bool(settings.smtp), settings.online and passkeys.IS_AVAILABLE)


async def updated_me(tables: TableRegistry, sessions: Sessions, person: Person) -> m.Me:
    """Load the person again after a change, and pass a new name on to sockets and tables."""
    found = await sessions.writer.run(sessions.people.of_id, person.id)
    if found is not None:
        sessions.update_person(found)
        await account_changes.rename(tables, found)
    return await me_message(tables, sessions, found)


async def start_session(
    request: AnyRequest, tables: TableRegistry, sessions: Sessions, person: str
) -> Response[m.Me]:
    """Log a person in; a guest of this browser is merged into them. PersonError."""
    before, old = await sessions.person_of(request, time.time()), sessions.session_of(request)
    token, session = sessions.new_session()
    found = await sessions.writer.run(sessions.people.add_session, person, session, _agent(request))
    if before is not None and before.is_guest:
        await account_changes.merge_guest(tables, before, found)
        sessions.end_all(before.id)
    elif before is not None and old is not None:
        await sessions.writer.run(sessions.people.end_session, before.id, old)
        sessions.end(old)
    return Response(
        await me_message(tables, sessions, found), headers={"Set-Cookie": sessions.cookie_header(token)}
    )


def _agent(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


def _logged_out(sessions: Sessions) -> Response[None]:
    return Response(None, status_code=204, headers={"Set-Cookie": sessions.cookie_header("", 0)})


async def _own_profile(tables: TableRegistry, person: Person) -> m.OwnProfile:
    preferences = person.preferences
    return m.OwnProfile(
        person.id,
        person.name,
        person.is_guest,
        person.mail,
        preferences.language,
        preferences.page,
        preferences.push,
        preferences.mail,
        preferences.webhook,
        await tables.writer.run(tables.service.talk.mutes, person.id),
        person.has_password,
    )


ROUTES: Sequence[ControllerRouterHandler] = (
    me,
    online_router(
        new_guest,
        make_account,
        change_name,
        change_password,
        log_in,
        log_out,
        delete_account,
        list_sessions,
        end_session,
    ),
)
