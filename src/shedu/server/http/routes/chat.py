"""Mutes, and reports to the operator."""

from collections.abc import Sequence

from litestar import delete, post, put
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, RequestError
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    UNAUTHENTICATED,
    UNKNOWN,
    AnyRequest,
    PathId,
    ThePerson,
    TheSessions,
    TheTables,
)
from shedu.server.http.guards import EXPENSIVE, online_router
from shedu.server.http.routes.games import visible_summary
from shedu.server.wire import messages as m

ERRORS = BAD_REQUEST | UNAUTHENTICATED | UNKNOWN


@put(
    "/api/mutes/{other:str}",
    tags=["chat"],
    status_code=204,
    responses=ERRORS,
)
async def mute(tables: TheTables, sessions: TheSessions, person: ThePerson, other: PathId) -> None:
    """Hide the chat of another person."""
    if await sessions.writer.run(sessions.people.of_id, other) is None:
        raise RequestError(404, Code.UNKNOWN, "This person does not exist.")
    await sessions.writer.run(tables.service.chat.set_muted, person.id, other, True)


@delete("/api/mutes/{other:str}", tags=["chat"], responses=UNAUTHENTICATED | UNKNOWN)
async def unmute(tables: TheTables, sessions: TheSessions, person: ThePerson, other: PathId) -> None:
    """Show the chat of another person again."""
    await sessions.writer.run(tables.service.chat.set_muted, person.id, other, False)


@post("/api/reports", tags=["chat"], status_code=204, responses=ERRORS, opt=EXPENSIVE)
async def report_person(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, person: ThePerson, data: JSONBody[m.Report]
) -> None:
    """Report a person who sat or wrote at a table to the operator."""
    is_seated = data.about in (await visible_summary(request, tables, sessions, data.game)).owners
    report = tables.service.chat.report
    await sessions.writer.run(report, person.id, data.game, data.about, data.said, data.text, is_seated)


ROUTES: Sequence[ControllerRouterHandler] = (online_router(mute, unmute, report_person),)
