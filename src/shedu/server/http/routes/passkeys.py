"""Creating passkeys, and logging in with one."""

import asyncio
from collections.abc import Sequence

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, RequestError
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
from shedu.server.http.routes.people import check_password, start_session, updated_me
from shedu.server.live.registry import TableRegistry
from shedu.server.people.passkeys import IS_AVAILABLE, Ceremonies, Passkeys, id_in, site_of
from shedu.server.people.sessions import Sessions
from shedu.server.wire import messages as m


@get("/api/passkeys", tags=["people"], responses=UNAUTHENTICATED)
async def list_passkeys(sessions: TheSessions, person: ThePerson) -> list[m.PasskeyInfo]:
    """The person's passkeys."""
    found = await sessions.writer.run(Passkeys(sessions.writer.database).of, person.id)
    return [m.PasskeyInfo(each.id, each.name, each.created) for each in found]


@post(
    "/api/passkeys/ask", tags=["people"], status_code=200, responses=BAD_REQUEST | UNAUTHENTICATED, opt=LOGIN
)
async def ask_new_passkey(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.NewName],
) -> m.PasskeyOptions:
    """WebAuthn options to create a passkey."""
    ceremonies = _ceremonies(request, tables, sessions)
    known = await sessions.writer.run(Passkeys(sessions.writer.database).of, person.id)
    return m.PasskeyOptions(ceremonies.registration_options(person, data.name, [key.id for key in known]))


@post("/api/passkeys", tags=["people"], responses=BAD_REQUEST | UNAUTHENTICATED, opt=LOGIN)
async def add_passkey(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.NewPasskey],
) -> m.Me:
    """Store a created passkey; a guest gets an account with it."""
    ceremonies = _ceremonies(request, tables, sessions)
    await check_password(sessions, person, data.password)
    passkey = await asyncio.to_thread(ceremonies.register, person, data.credential)
    passkeys = Passkeys(sessions.writer.database)
    await sessions.writer.run(passkeys.spend, data.credential, ceremonies.moment)
    await sessions.writer.run(passkeys.add, person, passkey, data.name, data.account)
    return await updated_me(tables, sessions, person)


@delete(
    "/api/passkeys/{passkey:str}",
    tags=["people"],
    responses=BAD_REQUEST | UNAUTHENTICATED | UNKNOWN,
    opt=LOGIN,
)
async def remove_passkey(sessions: TheSessions, person: ThePerson, passkey: FromPath[str]) -> None:
    """Delete a passkey."""
    if not await sessions.writer.run(Passkeys(sessions.writer.database).remove, person.id, passkey):
        raise RequestError(404, Code.UNKNOWN, "This passkey does not exist.")


@post("/api/login/passkey/ask", tags=["people"], status_code=200, opt=LOGIN)
async def ask_passkey(request: AnyRequest, tables: TheTables, sessions: TheSessions) -> m.PasskeyOptions:
    """WebAuthn options to log in with a passkey."""
    return m.PasskeyOptions(_ceremonies(request, tables, sessions).authentication_options())


@post("/api/login/passkey", tags=["people"], status_code=200, responses=BAD_REQUEST | BANNED, opt=LOGIN)
async def use_passkey(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, data: JSONBody[m.UsedPasskey]
) -> Response[m.Me]:
    """Log in with a passkey; games played as a guest move to the account."""
    ceremonies = _ceremonies(request, tables, sessions)
    passkeys = Passkeys(sessions.writer.database)
    passkey = await sessions.writer.run(passkeys.find, id_in(data.credential))
    count = await asyncio.to_thread(ceremonies.authenticate, data.credential, passkey)
    await sessions.writer.run(passkeys.spend, data.credential, ceremonies.moment)
    await sessions.writer.run(passkeys.set_count, passkey, count)
    return await start_session(request, tables, sessions, passkey.person)


def _ceremonies(request: AnyRequest, tables: TableRegistry, sessions: Sessions) -> Ceremonies:
    if not IS_AVAILABLE:
        raise RequestError(
            409, Code.NO_PASSKEYS, "Passkeys are not available: the server needs shedu[online]."
        )
    site = site_of(sessions.settings, request.headers.get("host", ""))
    return Ceremonies(sessions.tokens, site, tables.service.clock())


ROUTES: Sequence[ControllerRouterHandler] = (
    online_router(
        list_passkeys,
        ask_new_passkey,
        add_passkey,
        remove_passkey,
        ask_passkey,
        use_passkey,
    ),
)
