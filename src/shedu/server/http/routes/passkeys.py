"""Making passkeys, and coming back with one."""

import asyncio
from collections.abc import Sequence

from litestar import Response, delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from shedu.server.errors import Code, RequestError
from shedu.server.http.routes.people import (
    BANNED,
    NOBODY,
    NOT_UNDERSTOOD,
    ONLINE,
    UNKNOWN,
    Asking,
    Somebody,
    TheDoor,
    TheHall,
    check_online,
    check_password,
    come_back,
    renamed,
)
from shedu.server.live.registry import TableRegistry
from shedu.server.people.passkeys import IS_THERE, Ceremonies, Passkeys, id_in, site_of
from shedu.server.people.sessions import Door
from shedu.server.wire import messages as m


@get("/api/passkeys", tags=["people"], responses=NOBODY | ONLINE)
async def list_passkeys(door: TheDoor, person: Somebody) -> list[m.PasskeyInfo]:
    """One's passkeys."""
    check_online(door)
    found = await door.writer.run(Passkeys(door.writer.database).of, person.id)
    return [m.PasskeyInfo(each.id, each.name, each.created) for each in found]


@post("/api/passkeys/ask", tags=["people"], status_code=200, responses=NOT_UNDERSTOOD | NOBODY | ONLINE)
async def ask_new_passkey(
    request: Asking, hall: TheHall, door: TheDoor, person: Somebody, data: JSONBody[m.NewName]
) -> m.PasskeyOptions:
    """What a browser needs to make a passkey, for an account of a name."""
    ceremonies = _ceremonies(request, hall, door)
    known = await door.writer.run(Passkeys(door.writer.database).of, person.id)
    return m.PasskeyOptions(ceremonies.ask_new(person, data.name, [key.id for key in known]))


@post("/api/passkeys", tags=["people"], responses=NOT_UNDERSTOOD | NOBODY | ONLINE)
async def add_passkey(
    request: Asking, hall: TheHall, door: TheDoor, person: Somebody, data: JSONBody[m.NewPasskey]
) -> m.Me:
    """Have a passkey that was made; a guest has an account with it."""
    ceremonies = _ceremonies(request, hall, door)
    await check_password(door, person, data.password)
    passkey = await asyncio.to_thread(ceremonies.make, person, data.credential)
    passkeys = Passkeys(door.writer.database)
    await door.writer.run(passkeys.spend, data.credential, ceremonies.moment)
    await door.writer.run(passkeys.add, person, passkey, data.name, data.account)
    return await renamed(hall, door, person)


@delete("/api/passkeys/{passkey:str}", tags=["people"], responses=NOT_UNDERSTOOD | NOBODY | UNKNOWN | ONLINE)
async def remove_passkey(door: TheDoor, person: Somebody, passkey: FromPath[str]) -> None:
    """Not to use a passkey any more."""
    check_online(door)
    if not await door.writer.run(Passkeys(door.writer.database).remove, person.id, passkey):
        raise RequestError(404, Code.UNKNOWN, "there is no such passkey")


@post("/api/login/passkey/ask", tags=["people"], status_code=200, responses=ONLINE)
async def ask_passkey(request: Asking, hall: TheHall, door: TheDoor) -> m.PasskeyOptions:
    """What a browser needs to use a passkey."""
    return m.PasskeyOptions(_ceremonies(request, hall, door).ask())


@post("/api/login/passkey", tags=["people"], status_code=200, responses=NOT_UNDERSTOOD | BANNED | ONLINE)
async def use_passkey(
    request: Asking, hall: TheHall, door: TheDoor, data: JSONBody[m.UsedPasskey]
) -> Response[m.Me]:
    """Come back to an account with a passkey; what one did here as a guest is taken along."""
    ceremonies = _ceremonies(request, hall, door)
    passkeys = Passkeys(door.writer.database)
    passkey = await door.writer.run(passkeys.find, id_in(data.credential))
    count = await asyncio.to_thread(ceremonies.use, data.credential, passkey)
    await door.writer.run(passkeys.spend, data.credential, ceremonies.moment)
    await door.writer.run(passkeys.count, passkey, count)
    return await come_back(request, hall, door, passkey.person)


def _ceremonies(request: Asking, hall: TableRegistry, door: Door) -> Ceremonies:
    check_online(door)
    if not IS_THERE:
        raise RequestError(409, Code.NO_PASSKEYS, "this server has no passkeys: it needs shedu[online]")
    site = site_of(door.settings, request.headers.get("host", ""))
    return Ceremonies(door.seals, site, hall.service.clock())


HANDLERS: Sequence[BaseRouteHandler] = (
    list_passkeys,
    ask_new_passkey,
    add_passkey,
    remove_passkey,
    ask_passkey,
    use_passkey,
)
