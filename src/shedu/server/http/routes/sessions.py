"""Logging in and out, confirmations, passwords and their reset, sessions."""

import time
from collections.abc import Sequence

import structlog
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from shedu.server.background import Tasks
from shedu.server.errors import Code, PersonError, RateLimitError, RequestError
from shedu.server.http.accounts import (
    check_password,
    is_password_right,
    log_failure,
    logged_out,
    start_session,
    with_new_token,
)
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    BANNED,
    CONFIRM,
    UNAUTHENTICATED,
    UNKNOWN,
    AnyRequest,
    PathId,
    TheLimiter,
    ThePerson,
    TheSessions,
    TheTables,
)
from shedu.server.http.guards import LOGIN, no_api_token, online_router
from shedu.server.notices import wording
from shedu.server.notices.mail import MailError
from shedu.server.notices.sender import NoticeSender
from shedu.server.people.bots import TOKEN_AGENT
from shedu.server.people.login_attempts import account_key
from shedu.server.people.people import hash_password, needs_rehash, rehash_password
from shedu.server.people.resets import MAIL_LINK_S, Resets
from shedu.server.people.sessions import Sessions
from shedu.server.wire import messages as m

LOGGED_OUT = {204: ResponseSpec(None, description="The cookie is deleted.")}
NO_MAIL = {409: ResponseSpec(m.Fault, description="This server has no accounts, or sends no mail.")}
_log = structlog.get_logger("security")
_sending = Tasks()  # mails on their way


@post("/api/login", tags=["people"], status_code=200, responses=BAD_REQUEST | BANNED, opt=LOGIN)
async def log_in(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, data: JSONBody[m.Credentials]
) -> Response[m.Me]:
    """Log in with a password; games played as a guest move to the account."""
    person, stored = await sessions.writer.run(sessions.people.account, data.name)
    account = account_key(person, data.name)
    is_right = await is_password_right(request, sessions, account, data.password, stored)
    if person is None or stored is None or not is_right:
        raise PersonError(Code.PASSWORD, "The name or the password is wrong.")
    if needs_rehash(stored):
        fresh = await sessions.hash(lambda: rehash_password(data.password))
        await sessions.writer.run(sessions.people.rehash, person, stored, fresh)
    return await start_session(request, tables, sessions, person)


@post("/api/logout", tags=["people"], status_code=204, responses=LOGGED_OUT | UNAUTHENTICATED)
async def log_out(request: AnyRequest, sessions: TheSessions, person: ThePerson) -> Response[None]:
    """End the session of this browser."""
    session = sessions.session_of(request)
    assert session is not None
    await sessions.writer.run(sessions.store.end, person.id, session)
    sessions.end(session)
    return logged_out(request, sessions)


@post("/api/confirm", tags=["people"], status_code=200, responses=BAD_REQUEST | UNAUTHENTICATED, opt=LOGIN)
async def confirm_password(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.Confirmation],
) -> Response[m.Me]:
    """Confirm the password, for changes of the account in the next minutes; the session gets a new cookie."""
    await check_password(request, sessions, person, data.password)
    return await with_new_token(request, tables, sessions, person, is_alone=False)


@post(
    "/api/password",
    tags=["people"],
    status_code=200,
    responses=BAD_REQUEST | UNAUTHENTICATED | CONFIRM,
    opt=LOGIN,
)
async def change_password(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.NewPassword],
) -> Response[m.Me]:
    """Set a new or a first password; all other sessions end. Needs a confirmation."""
    await sessions.require_confirmation(request, person)
    stored = await sessions.hash(lambda: hash_password(data.new, [person.name]))
    session = sessions.session_of(request)
    assert session is not None
    await sessions.writer.run(sessions.people.set_password, person.id, stored, session)
    return await with_new_token(request, tables, sessions, person)


@post("/api/password/forgot", tags=["people"], status_code=204, responses=BAD_REQUEST | NO_MAIL, opt=LOGIN)
async def forgot_password(
    sessions: TheSessions,
    notices: NamedDependency[NoticeSender],
    limiter: TheLimiter,
    data: JSONBody[m.ForgottenPassword],
) -> None:
    """Send a link for a new password to the confirmed address; the response is the same without one."""
    if not notices.mailer.is_configured:
        raise RequestError(409, Code.NO_MAIL, "This server sends no mail.")
    wait = limiter.take("mail", account_key(None, data.name))
    if wait:
        raise RateLimitError(wait)
    _sending.start(_send_reset(sessions, notices, data.name))  # takes as long for all names


async def _send_reset(sessions: Sessions, notices: NoticeSender, name: str) -> None:
    id, stored = await sessions.writer.run(sessions.people.account, name)
    person = None if id is None else await sessions.writer.run(sessions.people.of_id, id)
    if person is None or person.mail is None or person.is_banned:
        return
    token = Resets(sessions.tokens).issue(person, stored, time.time() + MAIL_LINK_S)
    text = wording.reset_mail(
        person.preferences.language, person.name, f"{sessions.settings.address}/reset#{token}"
    )
    try:
        await notices.mailer.send(person.mail, *text)
    except MailError:
        _log.warning("reset mail not sent")


@post("/api/password/reset", tags=["people"], status_code=200, responses=BAD_REQUEST | BANNED, opt=LOGIN)
async def reset_password(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, data: JSONBody[m.PasswordReset]
) -> Response[m.Me]:
    """Set a new password by a link, end all sessions, and log in."""
    resets = Resets(sessions.tokens)
    id = resets.person_of(data.token, time.time())
    person = None if id is None else await sessions.writer.run(sessions.people.of_id, id)
    stored = None if id is None else await sessions.writer.run(sessions.people.password_of, id)
    if person is None or not resets.is_valid(data.token, person, stored, time.time()):
        log_failure(request, "link")
        raise PersonError(Code.LINK, "This link has been used or has expired. Request a new one.")
    fresh = await sessions.hash(lambda: hash_password(data.new, [person.name]))
    await sessions.writer.run(sessions.people.reset_password, person.id, stored, fresh)
    sessions.end_all(person.id)
    return await start_session(request, tables, sessions, person.id)


@get("/api/sessions", tags=["people"], responses=UNAUTHENTICATED | CONFIRM, guards=[no_api_token])
async def list_sessions(request: AnyRequest, sessions: TheSessions, person: ThePerson) -> list[m.SessionInfo]:
    """The person's sessions."""
    current = sessions.session_of(request)
    found = await sessions.writer.run(sessions.store.of, person.id)
    return [
        m.SessionInfo(
            each.id,
            each.agent,
            each.created,
            each.seen,
            each.id == current,
            each.agent.removeprefix(TOKEN_AGENT) if each.is_api else None,
        )
        for each in found
    ]


@delete("/api/sessions/{session:str}", tags=["people"], responses=UNAUTHENTICATED | CONFIRM | UNKNOWN)
async def end_session(request: AnyRequest, sessions: TheSessions, person: ThePerson, session: PathId) -> None:
    """End a session and close its sockets. An API token may end itself only."""
    if sessions.is_api(request) and session != sessions.session_of(request):
        raise RequestError(403, Code.CONFIRM, "An API token can end no other session. Log in instead.")
    if not await sessions.writer.run(sessions.store.end, person.id, session):
        raise RequestError(404, Code.UNKNOWN, "This session does not exist.")
    sessions.end(session)


ROUTES: Sequence[ControllerRouterHandler] = (
    online_router(
        log_in,
        log_out,
        confirm_password,
        change_password,
        forgot_password,
        reset_password,
        list_sessions,
        end_session,
    ),
)
