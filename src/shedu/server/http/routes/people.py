"""What people can ask about themselves: who they are, accounts, sessions."""

import time
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from shedu.server.errors import Code, PersonError, RateLimitError, RequestError
from shedu.server.live import account_changes as moving
from shedu.server.live.registry import TableRegistry
from shedu.server.people import passkeys
from shedu.server.people.login_attempts import account_of
from shedu.server.people.people import COOKIE, HERE, Person, hash_password, is_password, is_weak
from shedu.server.people.sessions import Door
from shedu.server.wire import messages as m

TheDoor = NamedDependency[Door]
TheHall = NamedDependency[TableRegistry]
Somebody = NamedDependency[Person]
Asking = Request[Any, Any, Any]
NOT_UNDERSTOOD = {400: ResponseSpec(m.Fault, description="The request is not understood.")}
NOBODY = {401: ResponseSpec(m.Fault, description="Nobody knows who asks.")}
BANNED = {403: ResponseSpec(m.Fault, description="This account has been banned.")}
UNKNOWN = {404: ResponseSpec(m.Fault, description="There is no such thing.")}
DONE = {204: ResponseSpec(None, description="The cookie is taken back.")}
ONLINE = {409: ResponseSpec(m.Fault, description="This server is for one machine.")}


@get("/api/me", tags=["people"])
async def me(request: Asking, hall: TheHall, door: TheDoor) -> Response[m.Me]:
    """Who one is; a browser that is known keeps its cookie from now on."""
    person = await door.who(request, time.time())
    headers = {}
    if person is not None and person is not HERE:
        headers["Set-Cookie"] = door.cookie(request.cookies[COOKIE])
    return Response(await about(hall, door, person), headers=headers)


@post("/api/people", tags=["people"], responses=NOT_UNDERSTOOD | ONLINE)
async def new_guest(
    request: Asking, hall: TheHall, door: TheDoor, data: JSONBody[m.NewGuest]
) -> Response[m.Me]:
    """Play under a name."""
    check_online(door)
    token, session = door.new_session()
    person = await door.writer.run(door.people.add_guest, data.name, session, _agent(request), data.language)
    return Response(await about(hall, door, person), headers={"Set-Cookie": door.cookie(token)})


@post("/api/account", tags=["people"], status_code=200, responses=NOT_UNDERSTOOD | NOBODY | ONLINE)
async def make_account(hall: TheHall, door: TheDoor, person: Somebody, data: JSONBody[m.Credentials]) -> m.Me:
    """Have an account, and keep all there is."""
    check_online(door)
    stored = await door.slowly(lambda: hash_password(data.password))
    await door.writer.run(door.people.make_account, person.id, data.name, stored)
    return await renamed(hall, door, person)


@post("/api/name", tags=["people"], status_code=200, responses=NOT_UNDERSTOOD | NOBODY | ONLINE)
async def change_name(hall: TheHall, door: TheDoor, person: Somebody, data: JSONBody[m.NewName]) -> m.Me:
    """Have another name: with an account, one comes back under it."""
    check_online(door)
    await door.writer.run(door.people.rename, person.id, data.name)
    return await renamed(hall, door, person)


@post("/api/password", tags=["people"], status_code=200, responses=NOT_UNDERSTOOD | NOBODY | ONLINE)
async def change_password(
    request: Asking, hall: TheHall, door: TheDoor, person: Somebody, data: JSONBody[m.NewPassword]
) -> m.Me:
    """Have another password, or a first one; all other browsers are logged out."""
    check_online(door)
    await check_password(door, person, data.old)
    stored = await door.slowly(lambda: hash_password(data.new))
    session = door.session(request)
    assert session is not None
    await door.writer.run(door.people.set_password, person.id, stored, session)
    door.end_person(person.id, but=session)
    return await about(hall, door, await door.writer.run(door.people.of_id, person.id))


@post("/api/login", tags=["people"], status_code=200, responses=NOT_UNDERSTOOD | BANNED | ONLINE)
async def log_in(
    request: Asking, hall: TheHall, door: TheDoor, data: JSONBody[m.Credentials]
) -> Response[m.Me]:
    """Come back to an account; what one did here as a guest is taken along."""
    check_online(door)
    person, stored = await door.writer.run(door.people.account, data.name)
    is_right = await _is_right(door, account_of(person, data.name), data.password, stored)
    if person is None or stored is None or not is_right:
        raise PersonError(Code.PASSWORD, "name and password do not go together")
    if is_weak(stored):
        fresh = await door.slowly(lambda: hash_password(data.password))
        await door.writer.run(door.people.strengthen, person, stored, fresh)
    return await come_back(request, hall, door, person)


@post("/api/logout", tags=["people"], status_code=204, responses=DONE | NOBODY | ONLINE)
async def log_out(request: Asking, door: TheDoor, person: Somebody) -> Response[None]:
    """Not to be known in this browser any more."""
    check_online(door)
    session = door.session(request)
    assert session is not None
    await door.writer.run(door.people.end_session, person.id, session)
    door.end(session)
    return _unknown(door)


@post(
    "/api/account/delete", tags=["people"], status_code=204, responses=DONE | NOT_UNDERSTOOD | NOBODY | ONLINE
)
async def delete_account(
    hall: TheHall, door: TheDoor, person: Somebody, data: JSONBody[m.Farewell]
) -> Response[None]:
    """Go for good, as a guest or with an account: nothing that names one stays."""
    check_online(door)
    await check_password(door, person, data.password)
    await moving.delete_person(hall, person)
    door.end_person(person.id)
    return _unknown(door)


@get("/api/sessions", tags=["people"], responses=NOBODY | ONLINE)
async def sessions(request: Asking, door: TheDoor, person: Somebody) -> list[m.SessionInfo]:
    """The browsers in which one is known."""
    check_online(door)
    this = door.session(request)
    rows = await door.writer.run(door.people.sessions, person.id)
    return [m.SessionInfo(id, agent, created, seen, id == this) for id, agent, created, seen in rows]


@delete("/api/sessions/{session:str}", tags=["people"], responses=NOBODY | UNKNOWN | ONLINE)
async def end_session(door: TheDoor, person: Somebody, session: FromPath[str]) -> None:
    """Not to be known in another browser any more; what it has open is closed."""
    check_online(door)
    if not await door.writer.run(door.people.end_session, person.id, session):
        raise RequestError(404, Code.UNKNOWN, "there is no such session")
    door.end(session)


def check_online(door: Door) -> None:
    """RequestError on a server for one machine."""
    if not door.is_online:
        raise RequestError(409, Code.NOT_ONLINE, "this server is for one machine: nobody needs a name here")


async def check_password(door: Door, person: Person, password: str) -> None:
    """See that it is really the owner of an account who asks; PersonError, RateLimitError."""
    stored = await door.writer.run(door.people.password_of, person.id)
    if stored is not None and not await _is_right(door, account_of(person.id), password, stored):
        raise PersonError(Code.PASSWORD, "this is not your password")


async def _is_right(door: Door, account: str, password: str, stored: str | None) -> bool:
    """Whether a password is the one that was stored; RateLimitError after too many wrong ones."""
    wait = await door.writer.run(door.guesses.take, account)
    if wait:
        raise RateLimitError(wait, "too many wrong passwords")
    is_right = await door.slowly(lambda: is_password(password, stored))
    if is_right:
        await door.writer.run(door.guesses.give_back, account)
    return is_right


async def about(hall: TableRegistry, door: Door, person: Person | None) -> m.Me:
    """Who somebody is, as told to himself."""
    mine = None if person is None or person is HERE else await _mine(hall, person)
    return m.Me(door.is_online, mine, bool(door.settings.smtp), door.is_online and passkeys.IS_THERE)


async def renamed(hall: TableRegistry, door: Door, person: Person) -> m.Me:
    """Somebody may have another name: tell whoever sees it."""
    found = await door.writer.run(door.people.of_id, person.id)
    if found is not None:
        door.rename(found)
        await moving.rename(hall, found)
    return await about(hall, door, found)


async def come_back(request: Asking, hall: TableRegistry, door: Door, person: str) -> Response[m.Me]:
    """Somebody is known in this browser from now on, and brings what he did in it as a guest; PersonError."""
    before, old = await door.who(request, time.time()), door.session(request)
    token, session = door.new_session()
    found = await door.writer.run(door.people.add_session, person, session, _agent(request))
    if before is not None and before.is_guest:
        await moving.merge_guest(hall, before, found)
        door.end_person(before.id)
    elif before is not None and old is not None:
        await door.writer.run(door.people.end_session, before.id, old)
        door.end(old)
    return Response(await about(hall, door, found), headers={"Set-Cookie": door.cookie(token)})


def _agent(request: Asking) -> str:
    return request.headers.get("user-agent", "")


def _unknown(door: Door) -> Response[None]:
    return Response(None, status_code=204, headers={"Set-Cookie": door.cookie("", 0)})


async def _mine(hall: TableRegistry, person: Person) -> m.Mine:
    wishes = person.wishes
    return m.Mine(
        person.id,
        person.name,
        person.is_guest,
        person.mail,
        wishes.language,
        wishes.page,
        wishes.push,
        wishes.mail,
        wishes.webhook,
        await hall.writer.run(hall.service.talk.mutes, person.id),
        person.has_password,
    )


HANDLERS: Sequence[BaseRouteHandler] = (
    me,
    new_guest,
    make_account,
    change_name,
    change_password,
    log_in,
    log_out,
    delete_account,
    sessions,
    end_session,
)
