"""Bot accounts and their API tokens."""

from collections.abc import Sequence

from litestar import post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from shedu.server.http.accounts import client_address, updated_me
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    CONFIRM,
    UNAUTHENTICATED,
    AnyRequest,
    ThePerson,
    TheSessions,
    TheTables,
)
from shedu.server.http.guards import LOGIN, online_router
from shedu.server.naming import tidy_name
from shedu.server.people.bots import TOKEN_AGENT, Bots
from shedu.server.people.people import NewSession
from shedu.server.people.sessions import Sessions
from shedu.server.wire import messages as m


def _bots(sessions: Sessions) -> Bots:
    return Bots(sessions.writer.database, sessions.settings.reserved_name_days)


@post(
    "/api/bot", tags=["people"], status_code=200, responses=BAD_REQUEST | UNAUTHENTICATED | CONFIRM, opt=LOGIN
)
async def become_bot(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, person: ThePerson
) -> m.Me:
    """Make the account a bot account, which cannot be undone; its name then begins with BOT."""
    await sessions.require_confirmation(request, person)
    await sessions.writer.run(_bots(sessions).convert, person.id)
    return await updated_me(tables, sessions, person)


@post("/api/tokens", tags=["people"], responses=BAD_REQUEST | UNAUTHENTICATED | CONFIRM, opt=LOGIN)
async def new_token(
    request: AnyRequest, sessions: TheSessions, person: ThePerson, data: JSONBody[m.NewApiToken]
) -> m.ApiToken:
    """Create an API token of a bot account. Only its hash is stored; ending its session revokes it."""
    await sessions.require_confirmation(request, person)
    token = sessions.tokens.new_api_token()
    id = sessions.tokens.api_session_id(token)
    assert id is not None
    session = NewSession(id, TOKEN_AGENT + tidy_name(data.name), client_address(request), is_api=True)
    await sessions.writer.run(_bots(sessions).add_token, person.id, session)
    return m.ApiToken(token, id)


ROUTES: Sequence[ControllerRouterHandler] = (online_router(become_bot, new_token),)
