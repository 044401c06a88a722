"""The caller's own person: name, account, deletion."""

import time
from collections.abc import Sequence

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from shedu.server.http.accounts import (
    logged_out,
    me_message,
    needed_invitation,
    new_session,
    updated_me,
    with_new_token,
)
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    CLOSED,
    CONFIRM,
    UNAUTHENTICATED,
    AnyRequest,
    ThePerson,
    TheSessions,
    TheTables,
    check_language,
)
from shedu.server.http.guards import LOGIN, no_api_token, online_router
from shedu.server.live import account_changes
from shedu.server.people.people import hash_password
from shedu.server.wire import messages as m

LOGGED_OUT = {204: ResponseSpec(None, description="The cookie is deleted.")}


@get("/api/me", tags=["people"])
async def me(request: AnyRequest, tables: TheTables, sessions: TheSessions) -> Response[m.Me]:
    """The caller's person; renews the cookie."""
    person = await sessions.person_of(request, time.time())
    session = sessions.session_of(request)
    response = Response(await me_message(tables, sessions, person))
    if person is not None and session is not None and not sessions.is_api(request):
        if not sessions.is_outdated(request):
            token: str | None = request.cookies[sessions.cookie_name]
        else:
            token = await sessions.replace(session)  # None: another request did so at the same time
        if token is not None:
            response.cookies.extend(sessions.cookies(request, token))
    return response


@post("/api/people", tags=["people"], responses=BAD_REQUEST | CLOSED, opt=LOGIN)
async def new_guest(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, data: JSONBody[m.NewGuest]
) -> Response[m.Me]:
    """Create a guest."""
    check_language(data.language)
    invitation = needed_invitation(sessions.settings.guests, data.invitation)
    token, session = new_session(request, sessions)
    add = sessions.people.add_guest
    person = await sessions.writer.run(add, data.name, session, data.language, invitation)
    return Response(await me_message(tables, sessions, person), cookies=sessions.cookies(request, token))


@post("/api/register", tags=["people"], responses=BAD_REQUEST | CLOSED, opt=LOGIN)
async def register(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, data: JSONBody[m.Registration]
) -> Response[m.Me]:
    """Create an account at once, also where guests are not admitted."""
    check_language(data.language)
    invitation = needed_invitation(sessions.settings.registration, data.invitation)
    stored = await sessions.hash(lambda: hash_password(data.password, [data.name]))
    token, session = new_session(request, sessions)
    add, moment = sessions.people.add_account, sessions.clock()
    person = await sessions.writer.run(add, data.name, stored, session, moment, data.language, invitation)
    return Response(await me_message(tables, sessions, person), cookies=sessions.cookies(request, token))


@post(
    "/api/account",
    tags=["people"],
    status_code=200,
    responses=BAD_REQUEST | UNAUTHENTICATED | CLOSED,
    opt=LOGIN,
)
async def make_account(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.NewAccount],
) -> Response[m.Me]:
    """Turn a guest into an account that keeps its games; the session gets a new cookie."""
    invitation = needed_invitation(sessions.settings.registration, data.invitation)
    stored = await sessions.hash(lambda: hash_password(data.password, [data.name]))
    session = sessions.session_of(request)
    assert session is not None
    make = sessions.people.make_account
    await sessions.writer.run(make, person.id, data.name, stored, session, invitation)
    return await with_new_token(request, tables, sessions, person)


@post(
    "/api/name",
    tags=["people"],
    status_code=200,
    responses=BAD_REQUEST | UNAUTHENTICATED | CONFIRM,
    guards=[no_api_token],
    opt=LOGIN,
)
async def change_name(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    data: JSONBody[m.NewName],
) -> m.Me:
    """Change the name, which for an account is also the login and needs a confirmation.

    All tables of the person that are not over are changed as well.
    """
    await sessions.require_confirmation(request, person)
    await sessions.writer.run(sessions.people.rename, person.id, data.name)
    return await updated_me(tables, sessions, person)


@post(
    "/api/account/delete",
    tags=["people"],
    status_code=204,
    responses=LOGGED_OUT | BAD_REQUEST | UNAUTHENTICATED | CONFIRM,
    opt=LOGIN,
)
async def delete_account(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, person: ThePerson
) -> Response[None]:
    """Delete the person, a guest or an account, and everything that names them; needs a confirmation."""
    await sessions.require_confirmation(request, person)
    await account_changes.delete_person(tables, person)
    sessions.end_all(person.id)
    return logged_out(request, sessions)


ROUTES: Sequence[ControllerRouterHandler] = (
    me,
    online_router(new_guest, register, make_account, change_name, delete_account),
)
