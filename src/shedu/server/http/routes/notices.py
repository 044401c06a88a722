"""How people say in which ways they want to be told that it is their turn."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, WebSocket, delete, get, post, put, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from shedu.locales import languages
from shedu.server.errors import Code, RateLimitError, RequestError
from shedu.server.http.limits import Limits
from shedu.server.http.routes.people import NOBODY, NOT_UNDERSTOOD, Somebody, TheDoor
from shedu.server.http.socket import OUT, TOO_MANY
from shedu.server.notices import wording
from shedu.server.notices.http_client import AddressError, check_address, is_public
from shedu.server.notices.mail import MailError, tidy_mail
from shedu.server.notices.push import Keys, check_subscription
from shedu.server.notices.sender import Notices
from shedu.server.people.people import HERE, Person, Wishes
from shedu.server.people.sessions import Door
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

TheNotices = NamedDependency[Notices | None]
Token = Annotated[str, QueryParameter(max_length=2_000, description="What stood in the mail.")]
Endpoint = Annotated[str, QueryParameter(max_length=500, description="Of the subscription.")]
CONFIRMING = 2 * 86_400.0  # seconds for which the link in a mail works
WAITING_LIMIT = 100  # messages for a page that does not read
NOT_HERE = {409: ResponseSpec(m.Fault, description="This server is for one machine, or sends no mail.")}
NOT_SENT = {502: ResponseSpec(m.Fault, description="The mail could not be sent.")}
USUAL = NOT_UNDERSTOOD | NOBODY | NOT_HERE


@get("/api/notices", tags=["notices"], responses=NOBODY | NOT_HERE)
async def notices(door: TheDoor, notices: TheNotices, person: Somebody) -> m.Notices:
    """How one is told that it is one's turn."""
    return await _told(_there(notices), door, person.id)


@put("/api/notices", tags=["notices"], responses=USUAL)
async def change_notices(
    door: TheDoor, notices: TheNotices, person: Somebody, data: JSONBody[m.NoticeWishes]
) -> m.Notices:
    """Be told in other ways."""
    there = _there(notices)
    if data.language not in languages():
        raise RequestError(400, Code.UNKNOWN_LANGUAGE, f"there are no texts in {data.language!r}")
    if data.webhook:
        _check_hook(there, data.webhook)
    found = await _fresh(door, person.id)
    if data.by_mail and found.mail is None:
        raise RequestError(400, Code.NO_MAIL, "confirm a mail address first")
    wishes = Wishes(data.language, data.page, data.push, data.by_mail, data.webhook)
    await _keep(door, found, wishes, found.mail)
    return await _told(there, door, person.id)


@post("/api/notices/mail", tags=["notices"], status_code=204, responses=USUAL | NOT_SENT)
async def ask_mail(
    notices: TheNotices,
    limits: NamedDependency[Limits],
    person: Somebody,
    data: JSONBody[m.MailAddress],
) -> None:
    """Have mail sent to an address, once the link in a first one was followed."""
    there = _there(notices)
    if not there.mailer.is_there:
        raise RequestError(409, Code.NO_MAIL, "this server sends no mail")
    try:
        mail = tidy_mail(data.mail)
    except ValueError as error:
        raise RequestError(400, Code.MAIL, str(error)) from None
    wait = max(limits.take("mail", person.id), limits.take("mail", mail.lower()))
    if wait:
        raise RateLimitError(wait)
    token = there.seals.seal("confirm-mail", [person.id, mail], time.time() + CONFIRMING)
    link = f"{there.settings.address}/mail/confirm#{token}"
    try:
        await there.mailer.send(mail, *wording.confirm_mail(person.wishes.language, person.name, link))
    except MailError:
        raise RequestError(502, Code.MAIL_FAILED, "no mail could be sent to this address") from None


@post("/api/notices/mail/confirm", tags=["notices"], status_code=204, responses=NOT_UNDERSTOOD | NOT_HERE)
async def confirm_mail(door: TheDoor, notices: TheNotices, data: JSONBody[m.Sealed]) -> None:
    """That an address is right; whoever has the link may say so, from any browser."""
    person, mail = await _sealed(_there(notices), door, "confirm-mail", data.token)
    await _keep(door, person, msgspec.structs.replace(person.wishes, mail=True), mail)


@post("/api/notices/mail/stop", tags=["notices"], status_code=204, responses=NOT_UNDERSTOOD | NOT_HERE)
async def stop_mail(door: TheDoor, notices: TheNotices, token: Token) -> None:
    """Send no more mail; whoever has one may say so, as mail programs do."""
    person, mail = await _sealed(_there(notices), door, "stop-mail", token)
    if person.mail == mail:
        await _keep(door, person, msgspec.structs.replace(person.wishes, mail=False), mail)


@delete("/api/notices/mail", tags=["notices"], responses=NOBODY | NOT_HERE)
async def forget_mail(door: TheDoor, notices: TheNotices, person: Somebody) -> None:
    """Have one's mail address forgotten."""
    _there(notices)
    found = await _fresh(door, person.id)
    await _keep(door, found, msgspec.structs.replace(found.wishes, mail=False), None)


@post("/api/notices/browsers", tags=["notices"], status_code=204, responses=USUAL)
async def add_browser(
    request: Request[Any, Any, Any],
    door: TheDoor,
    notices: TheNotices,
    person: Somebody,
    data: JSONBody[m.Subscription],
) -> None:
    """Have this browser woken."""
    there = _there(notices)
    keys = Keys(data.p256dh, data.auth)
    try:
        check_subscription(data.endpoint, keys)
    except ValueError as error:
        raise RequestError(400, Code.SUBSCRIPTION, str(error)) from None
    session = door.session(request)
    assert session is not None
    await door.writer.run(there.outbox.subscribe, person.id, session, data.endpoint, keys)
    found = await _fresh(door, person.id)
    await _keep(door, found, msgspec.structs.replace(found.wishes, push=True), found.mail)


@delete("/api/notices/browsers", tags=["notices"], responses=USUAL)
async def remove_browser(door: TheDoor, notices: TheNotices, person: Somebody, endpoint: Endpoint) -> None:
    """Have a browser woken no more."""
    await door.writer.run(_there(notices).outbox.unsubscribe, person.id, endpoint)


def _there(notices: Notices | None) -> Notices:
    if notices is None:
        raise RequestError(409, Code.NOT_ONLINE, "this server is for one machine: everybody is here")
    return notices


def _check_hook(notices: Notices, address: str) -> None:
    try:
        parts = check_address(address)
        is_inside = parts.hostname == "localhost" or not _is_public(parts.hostname or "")
        if is_inside and not notices.outgoing.is_private_allowed:
            raise AddressError("this address is inside a private network")
    except AddressError as error:
        raise RequestError(400, Code.WEBHOOK, str(error)) from None


def _is_public(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:
        return True  # a name: it is seen when it is used


async def _fresh(door: Door, person: str) -> Person:
    found = await door.writer.run(door.people.of_id, person)
    if found is None:
        raise RequestError(401, Code.WHO_ARE_YOU, "say who you are first")
    return found


async def _sealed(notices: Notices, door: Door, purpose: str, token: str) -> tuple[Person, str]:
    words = notices.seals.read(purpose, token, time.time())
    found = None if words is None else await door.writer.run(door.people.of_id, words[0])
    if words is None or found is None:
        raise RequestError(400, Code.LINK, "this link is not valid any more")
    return found, words[1]


async def _keep(door: Door, person: Person, wishes: Wishes, mail: str | None) -> None:
    await door.writer.run(door.people.change, person.id, wishes, mail)
    door.rename(await _fresh(door, person.id))


async def _told(notices: Notices, door: Door, person: str) -> m.Notices:
    found = await _fresh(door, person)
    wishes = found.wishes
    await asyncio.to_thread(notices.pusher.load)
    return m.Notices(
        m.NoticeWishes(wishes.language, wishes.page, wishes.push, wishes.mail, wishes.webhook),
        found.mail,
        notices.mailer.is_there,
        notices.pusher.public_key,
        len(await door.writer.run(notices.outbox.browsers, person)),
        notices.hook_secret(person),
    )


class Page:
    """A page that wants to be told, whatever it shows."""

    def __init__(self, person: Person) -> None:
        self.person: Person | None = person
        self.close_code = 1000
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_LIMIT)

    def send(self, data: bytes) -> None:
        """Have a message sent soon; one that does not read misses some."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(data)

    def become(self, person: Person) -> None:
        """Somebody has another name now, or other wishes."""
        self.person = person

    def log_out(self) -> None:
        """Say that this browser is not known any more, and hang up."""
        self.close_code = OUT
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self.send(encode(m.Refused("this browser is not known any more", Code.LOGGED_OUT)))
        self._waiting.put_nowait(None)

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what waits, until it is time to hang up."""
        while (data := await self._waiting.get()) is not None:
            await socket.send_data(data, mode="text")
        await socket.close(code=self.close_code)


@websocket("/api/notices/socket")
async def notice_socket(
    socket: WebSocket[Any, Any, Any], door: TheDoor, notices: TheNotices, limits: NamedDependency[Limits]
) -> None:
    """Says `YourTurn` of shedu.server.wire.messages, as JSON, and hears nothing."""
    person = await door.who(socket, time.time())
    await socket.accept()
    if notices is None or person is None or person is HERE:
        await socket.send_data(encode(m.Refused("say who you are first", Code.WHO_ARE_YOU)), mode="text")
        return await socket.close(code=OUT)
    if not limits.enter("person", person.id):
        said = m.Refused("too many of your pages are open: close some", Code.TOO_MANY)
        await socket.send_data(encode(said), mode="text")
        return await socket.close(code=TOO_MANY)
    try:
        await _serve(socket, door, notices, person)
    finally:
        limits.leave("person", person.id)


async def _serve(socket: WebSocket[Any, Any, Any], door: Door, notices: Notices, person: Person) -> None:
    page = Page(person)
    door.enter(socket, page)
    notices.add(page)
    reading = asyncio.create_task(_wait_for_end(socket))
    writing = asyncio.create_task(page.write(socket))
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        notices.remove(page)
        door.part(socket, page)
        writing.cancel()
        reading.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


async def _wait_for_end(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing is to be said here: whoever speaks is sent away."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.receive_data(mode="text")
        await socket.close(code=1003)


HANDLERS: Sequence[BaseRouteHandler] = (
    notices,
    change_notices,
    ask_mail,
    confirm_mail,
    stop_mail,
    forget_mail,
    add_browser,
    remove_browser,
)
