"""Shared parts of the handlers of accounts: new sessions, passwords, and the description of the caller."""

import time

import structlog
from litestar import Response

from shedu.server.errors import Code, PersonError, RateLimitError, RequestError
from shedu.server.http.dependencies import AnyRequest
from shedu.server.live import account_changes
from shedu.server.live.registry import TableRegistry
from shedu.server.people import passkeys
from shedu.server.people.login_attempts import account_key
from shedu.server.people.people import NewSession, Person, is_password
from shedu.server.people.sessions import Sessions
from shedu.server.settings import Admission
from shedu.server.wire import messages as m

_log = structlog.get_logger("security")


def client_address(request: AnyRequest) -> str:
    return str(request.app.state.proxies.client_address(request.scope))


def log_failure(request: AnyRequest, kind: str) -> None:
    """Log a failed login with its address; deploy/fail2ban reads this line."""
    _log.warning("login failed", kind=kind, address=client_address(request))


def new_session(request: AnyRequest, sessions: Sessions) -> tuple[str, NewSession]:
    """A token for a cookie, and its session."""
    token, session = sessions.new_session()
    return token, NewSession(session, request.headers.get("user-agent", ""), client_address(request))


def needed_invitation(admission: Admission, invitation: str) -> str | None:
    """The invitation to use, None if none is needed; RequestError if no account can be made."""
    if admission == "closed":
        raise RequestError(403, Code.CLOSED, "This server admits no new people at present.")
    return invitation if admission == "invited" else None


async def check_password(request: AnyRequest, sessions: Sessions, person: Person, password: str) -> None:
    """PersonError if the password of an account is wrong; RateLimitError."""
    stored = await sessions.writer.run(sessions.people.password_of, person.id)
    if not await is_password_right(request, sessions, account_key(person.id), password, stored):
        raise PersonError(Code.PASSWORD, "The password is wrong.")


async def is_password_right(
    request: AnyRequest, sessions: Sessions, account: str, password: str, stored: str | None
) -> bool:
    """RateLimitError after too many wrong passwords."""
    wait = await sessions.writer.run(sessions.login_attempts.take, account)
    if wait:
        log_failure(request, "limit")
        raise RateLimitError(wait, "Too many wrong passwords.")
    is_right = await sessions.hash(lambda: is_password(password, stored))
    if is_right:
        await sessions.writer.run(sessions.login_attempts.give_back, account)
    else:
        log_failure(request, "password")
    return is_right


async def me_message(tables: TableRegistry, sessions: Sessions, person: Person | None) -> m.Me:
    settings = sessions.settings
    profile = await own_profile(tables, person) if settings.online and person is not None else None
    return m.Me(
        settings.online,
        profile,
        bool(settings.smtp),
        settings.online and passkeys.IS_AVAILABLE,
        settings.guests,
        settings.registration,
    )


async def updated_me(tables: TableRegistry, sessions: Sessions, person: Person) -> m.Me:
    """Load the person again after a change, and pass a new name on to sockets and tables."""
    found = await sessions.writer.run(sessions.people.of_id, person.id)
    if found is not None:
        sessions.update_person(found)
        await account_changes.rename(tables, found)
    return await me_message(tables, sessions, found)


async def with_new_token(
    request: AnyRequest,
    tables: TableRegistry,
    sessions: Sessions,
    person: Person,
    is_alone: bool = True,
) -> Response[m.Me]:
    """Describe the caller, whose session gets a new token after they proved who they are.

    `is_alone` if all other sessions have ended.
    """
    session = sessions.session_of(request)
    assert session is not None
    if sessions.is_api(request):
        raise RequestError(403, Code.CONFIRM, "An API token cannot change the account. Log in instead.")
    if is_alone:
        sessions.end_all(person.id, keep=session)
    token = await sessions.replace(session, is_confirmed=True)
    if token is None:
        raise PersonError(Code.BUSY, "Your session has ended in the meantime. Log in again.")
    me = await updated_me(tables, sessions, person)
    return Response(me, cookies=sessions.cookies(request, token))


async def start_session(
    request: AnyRequest, tables: TableRegistry, sessions: Sessions, person: str
) -> Response[m.Me]:
    """Log a person in; a guest of this browser is merged into them. PersonError."""
    before, old = await sessions.person_of(request, time.time()), sessions.session_of(request)
    if sessions.is_api(request):  # a log-in by a program leaves its API token as it is
        before = old = None
    token, session = new_session(request, sessions)
    found = await sessions.writer.run(sessions.store.add, person, session, sessions.clock())
    if before is not None and before.is_guest:
        await account_changes.merge_guest(tables, before, found)
        sessions.end_all(before.id)
    elif before is not None and old is not None:
        await sessions.writer.run(sessions.store.end, before.id, old)
        sessions.end(old)
    return Response(await me_message(tables, sessions, found), cookies=sessions.cookies(request, token))


def logged_out(request: AnyRequest, sessions: Sessions) -> Response[None]:
    return Response(None, status_code=204, cookies=sessions.cookies(request, "", 0))


async def own_profile(tables: TableRegistry, person: Person) -> m.OwnProfile:
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
        await tables.writer.run(tables.service.chat.mutes, person.id),
        person.has_password,
        person.is_bot,
    )
