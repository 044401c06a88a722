"""Notice preferences, mail addresses, push subscriptions, and the notice socket."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Request, WebSocket, delete, get, post, put, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from shedu.server.errors import CloseCode, Code, RateLimitError, RequestError, UnauthenticatedError
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    CONFIRM,
    UNAUTHENTICATED,
    TheLimiter,
    ThePerson,
    TheSessions,
    check_language,
)
from shedu.server.http.guards import ANY_BODY, LOGIN, no_api_token, online_router
from shedu.server.http.socket import SESSION_ENDED, TOO_MANY_PAGES, unexpected_errors
from shedu.server.notices import wording
from shedu.server.notices.http_client import AddressError, check_url, is_public
from shedu.server.notices.mail import MailError, tidy_mail
from shedu.server.notices.push import Keys, check_subscription
from shedu.server.notices.sender import NoticeSender
from shedu.server.people.people import NoticePreferences, Person
from shedu.server.people.sessions import Sessions
from shedu.server.storage.causes import describe
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

TheNotices = NamedDependency[NoticeSender]
Token = Annotated[str, QueryParameter(max_length=2_000, description="The token of a link in a mail.")]
Endpoint = Annotated[
    str, QueryParameter(max_length=500, description="The endpoint of the push subscription.")
]
CONFIRM_LINK_S = 2 * 86_400.0
MAX_QUEUED_MESSAGES = 100  # for a page that does not read
NO_MAIL = {409: ResponseSpec(m.Fault, description="This server has no accounts, or sends no mail.")}
NOT_SENT = {502: ResponseSpec(m.Fault, description="The mail could not be sent.")}
ERRORS = BAD_REQUEST | UNAUTHENTICATED
_log = structlog.get_logger("notices")


@get("/api/notices", tags=["notices"], responses=UNAUTHENTICATED)
async def notices(sessions: TheSessions, notices: TheNotices, person: ThePerson) -> m.NoticeSettings:
    """How the person is notified of their turn."""
    return await _settings_message(notices, sessions, person.id)


@put("/api/notices", tags=["notices"], responses=ERRORS | CONFIRM, guards=[no_api_token])
async def change_notices(
    sessions: TheSessions, notices: TheNotices, person: ThePerson, data: JSONBody[m.NoticePreferences]
) -> m.NoticeSettings:
    """Change how the person is notified of their turn."""
    check_language(data.language)
    if data.webhook:
        _check_webhook(notices, data.webhook)
    found = await _load(sessions, person.id)
    if data.by_mail and found.mail is None:
        raise RequestError(400, Code.NO_MAIL, "Confirm a mail address first.")
    preferences = NoticePreferences(data.language, data.page, data.push, data.by_mail, data.webhook)
    await _store(sessions, found, preferences, found.mail)
    return await _settings_message(notices, sessions, person.id)


@post(
    "/api/notices/mail",
    tags=["notices"],
    status_code=204,
    responses=ERRORS | CONFIRM | NO_MAIL | NOT_SENT,
    opt=LOGIN,
)
async def ask_mail(
    request: Request[Any, Any, Any],
    sessions: TheSessions,
    notices: TheNotices,
    limiter: TheLimiter,
    person: ThePerson,
    data: JSONBody[m.MailAddress],
) -> None:
    """Send a link that confirms a mail address; needs a confirmation of the account."""
    await sessions.require_confirmation(request, person)
    if not notices.mailer.is_configured:
        raise RequestError(409, Code.NO_MAIL, "This server sends no mail.")
    try:
        mail = tidy_mail(data.mail)
    except ValueError as error:
        raise RequestError(400, Code.MAIL, str(error)) from None
    wait = max(limiter.take("mail", person.id), limiter.take("mail", mail.lower()))
    if wait:
        raise RateLimitError(wait)
    token = notices.tokens.issue("confirm-mail", [person.id, mail], time.time() + CONFIRM_LINK_S)
    link = f"{notices.settings.address}/mail/confirm#{token}"
    try:
        await notices.mailer.send(mail, *wording.confirm_mail(person.preferences.language, link))
    except MailError:
        raise RequestError(502, Code.MAIL_FAILED, "No mail could be sent to this address.") from None


@post("/api/notices/mail/confirm", tags=["notices"], status_code=204, responses=BAD_REQUEST, opt=LOGIN)
async def confirm_mail(sessions: TheSessions, notices: TheNotices, data: JSONBody[m.MailToken]) -> None:
    """Confirm a mail address by the link's token, from any browser."""
    person, mail = await _verify(notices, sessions, "confirm-mail", data.token)
    await _store(sessions, person, msgspec.structs.replace(person.preferences, mail=True), mail)


@post(
    "/api/notices/mail/stop", tags=["notices"], status_code=204, responses=BAD_REQUEST, opt=LOGIN | ANY_BODY
)
async def stop_mail(sessions: TheSessions, notices: TheNotices, token: Token) -> None:
    """Unsubscribe by the link's token, as mail programs do."""
    person, mail = await _verify(notices, sessions, "stop-mail", token)
    if person.mail == mail:
        await _store(sessions, person, msgspec.structs.replace(person.preferences, mail=False), mail)


@delete("/api/notices/mail", tags=["notices"], responses=UNAUTHENTICATED | CONFIRM, opt=LOGIN)
async def forget_mail(request: Request[Any, Any, Any], sessions: TheSessions, person: ThePerson) -> None:
    """Delete the mail address; needs a confirmation of the account."""
    await sessions.require_confirmation(request, person)
    found = await _load(sessions, person.id)
    await _store(sessions, found, msgspec.structs.replace(found.preferences, mail=False), None)


@post(
    "/api/notices/browsers",
    tags=["notices"],
    status_code=204,
    responses=ERRORS | CONFIRM,
    guards=[no_api_token],
)
async def add_browser(
    request: Request[Any, Any, Any],
    sessions: TheSessions,
    notices: TheNotices,
    person: ThePerson,
    data: JSONBody[m.Subscription],
) -> None:
    """Subscribe this browser to push messages."""
    keys = Keys(data.p256dh, data.auth)
    try:
        check_subscription(data.endpoint, keys)
        _check_outside(notices, check_url(data.endpoint).hostname)
    except ValueError as error:
        raise RequestError(400, Code.SUBSCRIPTION, str(error)) from None
    session = sessions.session_of(request)
    assert session is not None
    await sessions.writer.run(notices.queue.subscribe, person.id, session, data.endpoint, keys)
    found = await _load(sessions, person.id)
    await _store(sessions, found, msgspec.structs.replace(found.preferences, push=True), found.mail)


@delete("/api/notices/browsers", tags=["notices"], responses=ERRORS | CONFIRM, guards=[no_api_token])
async def remove_browser(
    sessions: TheSessions, notices: TheNotices, person: ThePerson, endpoint: Endpoint
) -> None:
    """Unsubscribe a browser from push messages."""
    await sessions.writer.run(notices.queue.unsubscribe, person.id, endpoint)


def _check_webhook(notices: NoticeSender, url: str) -> None:
    try:
        _check_outside(notices, check_url(url).hostname)
    except AddressError as error:
        raise RequestError(400, Code.WEBHOOK, str(error)) from None


def _check_outside(notices: NoticeSender, host: str | None) -> None:
    """AddressError for an address inside; names are checked when they are resolved."""
    is_inside = host == "localhost" or not _is_public(host or "")
    if is_inside and not notices.client.is_private_allowed:
        raise AddressError("This address is inside a private network.")


def _is_public(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:
        return True  # a host name, which is checked when it is resolved


async def _load(sessions: Sessions, person: str) -> Person:
    found = await sessions.writer.run(sessions.people.of_id, person)
    if found is None:
        raise UnauthenticatedError
    return found


async def _verify(notices: NoticeSender, sessions: Sessions, purpose: str, token: str) -> tuple[Person, str]:
    words = notices.tokens.verify(purpose, token, time.time())
    found = None if words is None else await sessions.writer.run(sessions.people.of_id, words[0])
    if words is None or found is None:
        raise RequestError(400, Code.LINK, "This link has expired. Request a new mail.")
    return found, words[1]


async def _store(
    sessions: Sessions, person: Person, preferences: NoticePreferences, mail: str | None
) -> None:
    await sessions.writer.run(sessions.people.set_preferences, person.id, preferences, mail)
    sessions.update_person(await _load(sessions, person.id))


async def _settings_message(notices: NoticeSender, sessions: Sessions, person: str) -> m.NoticeSettings:
    found = await _load(sessions, person)
    preferences = found.preferences
    await asyncio.to_thread(notices.pusher.load)
    return m.NoticeSettings(
        m.NoticePreferences(
            preferences.language, preferences.page, preferences.push, preferences.mail, preferences.webhook
        ),
        found.mail,
        notices.mailer.is_configured,
        notices.pusher.public_key,
        len(await sessions.writer.run(notices.queue.browsers, person)),
        notices.webhook_secret(person),
    )


class NoticeConnection:
    """The web socket of a page that shows no table."""

    def __init__(self, person: Person) -> None:
        self.person: Person | None = person
        self.close_code = CloseCode.NORMAL
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_QUEUED_MESSAGES)

    def send(self, data: bytes) -> None:
        """Queue a message; a client that does not read loses messages."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(data)

    def update_person(self, person: Person) -> None:
        self.person = person

    def log_out(self) -> None:
        """Notify the client that its session has ended, and close."""
        self.close_code = CloseCode.LOGGED_OUT
        while not self._queue.empty():
            self._queue.get_nowait()
        self.send(encode(m.Refused(SESSION_ENDED, Code.LOGGED_OUT)))
        self._queue.put_nowait(None)

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send queued messages until the connection is closed."""
        while (data := await self._queue.get()) is not None:
            await socket.send_data(data, mode="text")
        await socket.close(code=self.close_code)


@websocket("/api/notices/socket")
async def notice_socket(
    socket: WebSocket[Any, Any, Any],
    sessions: TheSessions,
    notices: NamedDependency[NoticeSender | None],
    limiter: TheLimiter,
) -> None:
    """Sends `YourTurn` of shedu.server.wire.messages as JSON; the client sends nothing."""
    person = await sessions.person_of(socket, time.time())
    await socket.accept()
    if notices is None or person is None:
        await socket.send_data(
            encode(m.Refused("Choose a name or log in first.", Code.WHO_ARE_YOU)), mode="text"
        )
        return await socket.close(code=CloseCode.LOGGED_OUT)
    if not limiter.open_socket("person", person.id):
        await socket.send_data(encode(m.Refused(TOO_MANY_PAGES, Code.TOO_MANY)), mode="text")
        return await socket.close(code=CloseCode.TOO_MANY)
    try:
        await _serve(socket, sessions, notices, person)
    finally:
        limiter.close_socket("person", person.id)


async def _serve(
    socket: WebSocket[Any, Any, Any], sessions: Sessions, notices: NoticeSender, person: Person
) -> None:
    page = NoticeConnection(person)
    sessions.add_socket(socket, page)
    notices.add(page)
    reading = asyncio.create_task(_wait_for_end(socket))
    writing = asyncio.create_task(page.write(socket))
    try:
        done, _ = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        for error in unexpected_errors(done):
            _log.error("notice socket failed", cause=describe(error), exc_info=error)
            with contextlib.suppress(Exception):
                await socket.close(code=CloseCode.INTERNAL_ERROR)
    finally:
        notices.remove(page)
        sessions.remove_socket(page)
        writing.cancel()
        reading.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


async def _wait_for_end(socket: WebSocket[Any, Any, Any]) -> None:
    """Wait until the client disconnects; a client that sends anything is disconnected."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.receive_data(mode="text")
        await socket.close(code=CloseCode.UNSUPPORTED)


ROUTES: Sequence[ControllerRouterHandler] = (
    online_router(
        notices,
        change_notices,
        ask_mail,
        confirm_mail,
        stop_mail,
        forget_mail,
        add_browser,
        remove_browser,
    ),
    notice_socket,
)
