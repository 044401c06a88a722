"""Creating passkeys, and logging in with one."""

import asyncio
from collections.abc import Sequence

from litestar import Response, delete, get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, PersonError, RequestError
from shedu.server.http.accounts import log_failure, needed_invitation, start_session, with_new_token
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    BANNED,
    CONFIRM,
    UNAUTHENTICATED,
    UNKNOWN,
    AnyRequest,
    PathId,
    ThePerson,
    TheSessions,
    TheTables,
)
from shedu.server.http.guards import LOGIN, online_router
from shedu.server.live.registry import TableRegistry
from shedu.server.people.passkeys import (
    IS_AVAILABLE,
    Ceremonies,
    NewPasskey,
    Passkey,
    Passkeys,
    id_in,
    site_of,
)
from shedu.server.people.people import Person
from shedu.server.people.sessions import Sessions
from shedu.server.wire import messages as m


@get("/api/passkeys", tags=["people"], responses=UNAUTHENTICATED)
async def list_passkeys(sessions: TheSessions, person: ThePerson) -> list[m.PasskeyInfo]:
    """The person's passkeys."""
    found = await sessions.writer.run(Passkeys(sessions.writer.database).of, person.id)
    return [m.PasskeyInfo(each.id, each.name, each.created) for each in found]


@post(
    "/api/passkeys/ask",
    tags=["people"],
    status_code=200,
    responses=BAD_REQUEST | UNAUTHENTICATED | CONFIRM,
    opt=LOGIN,
)
async def ask_new_passkey(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.NewName],
) -> m.PasskeyOptions:
    """WebAuthn options to create a passkey; needs a confirmation."""
    ceremonies = _ceremonies(request, tables, sessions)
    await sessions.require_confirmation(request, person)
    known = await sessions.writer.run(Passkeys(sessions.writer.database).of, person.id)
    return m.PasskeyOptions(ceremonies.registration_options(person, data.name, [key.id for key in known]))


@post("/api/passkeys", tags=["people"], responses=BAD_REQUEST | UNAUTHENTICATED | CONFIRM, opt=LOGIN)
async def add_passkey(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.NewPasskey],
) -> Response[m.Me]:
    """Store a created passkey; a guest gets an account with it. Needs a confirmation."""
    ceremonies = _ceremonies(request, tables, sessions)
    await sessions.require_confirmation(request, person)
    admission = sessions.settings.registration if person.is_guest else "open"
    invitation = needed_invitation(admission, data.invitation)
    session = sessions.session_of(request)
    assert session is not None
    passkey = await asyncio.to_thread(ceremonies.register, person, data.credential)
    passkeys = Passkeys(sessions.writer.database, sessions.settings.reserved_name_days)
    await sessions.writer.run(passkeys.spend, data.credential, ceremonies.moment)
    new = NewPasskey(passkey, data.name, data.account, session, invitation)
    await sessions.writer.run(passkeys.add, person, new)
    response = await with_new_token(request, tables, sessions, person, is_alone=person.is_guest)
    response.status_code = 201
    return response


@delete(
    "/api/passkeys/{passkey:str}",
    tags=["people"],
    responses=BAD_REQUEST | UNAUTHENTICATED | CONFIRM | UNKNOWN,
    opt=LOGIN,
)
async def remove_passkey(
    request: AnyRequest, sessions: TheSessions, person: ThePerson, passkey: PathId
) -> None:
    """Delete a passkey; needs a confirmation."""
    await sessions.require_confirmation(request, person)
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
    passkey = await _check_passkey(request, sessions, ceremonies, data.credential)
    return await start_session(request, tables, sessions, passkey.person)


@post("/api/confirm/passkey/ask", tags=["people"], status_code=200, responses=UNAUTHENTICATED, opt=LOGIN)
async def ask_confirmation(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, person: ThePerson
) -> m.PasskeyOptions:
    """WebAuthn options to confirm a passkey of the account."""
    ceremonies = _ceremonies(request, tables, sessions)
    known = await sessions.writer.run(Passkeys(sessions.writer.database).of, person.id)
    return m.PasskeyOptions(ceremonies.authentication_options(person, [key.id for key in known]))


@post(
    "/api/confirm/passkey",
    tags=["people"],
    status_code=200,
    responses=BAD_REQUEST | UNAUTHENTICATED,
    opt=LOGIN,
)
async def confirm_passkey(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.UsedPasskey],
) -> Response[m.Me]:
    """Confirm a passkey, for changes of the account in the next minutes; the session gets a new cookie."""
    ceremonies = _ceremonies(request, tables, sessions)
    await _check_passkey(request, sessions, ceremonies, data.credential, person)
    return await with_new_token(request, tables, sessions, person, is_alone=False)


async def _check_passkey(
    request: AnyRequest,
    sessions: Sessions,
    ceremonies: Ceremonies,
    credential: str,
    person: Person | None = None,
) -> Passkey:
    """The passkey that a browser used, of a given person or of anyone; PersonError."""
    passkeys = Passkeys(sessions.writer.database)
    try:
        passkey = await sessions.writer.run(passkeys.find, id_in(credential), person)
        count = await asyncio.to_thread(ceremonies.authenticate, credential, passkey, person)
        await sessions.writer.run(passkeys.spend, credential, ceremonies.moment)
    except PersonError:
        log_failure(request, "passkey")
        raise
    await sessions.writer.run(passkeys.set_count, passkey, count)
    return passkey


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
        ask_confirmation,
        confirm_passkey,
    ),
)
