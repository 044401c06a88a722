"""Mutes, and reports to the operator."""

from collections.abc import Sequence

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, RequestError
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    UNAUTHENTICATED,
    UNKNOWN,
    ThePerson,
    TheSessions,
    TheTables,
)
from shedu.server.http.guards import EXPENSIVE, online_router
from shedu.server.wire import messages as m

ERRORS = BAD_REQUEST | UNAUTHENTICATED | UNKNOWN


@put(
    "/api/mutes/{other:str}",
    tags=["talk"],
    status_code=204,
    responses=ERRORS,
)
async def mute(tables: TheTables, sessions: TheSessions, person: ThePerson, other: FromPath[str]) -> None:
    """Hide the chat of another person."""
    if await sessions.writer.run(sessions.people.of_id, other) is None:
        raise RequestError(404, Code.UNKNOWN, "This person does not exist.")
    await sessions.writer.run(tables.service.talk.set_muted, person.id, other, True)


@delete("/api/mutes/{other:str}", tags=["talk"], responses=UNAUTHENTICATED | UNKNOWN)
async def unmute(tables: TheTables, sessions: TheSessions, person: ThePerson, other: FromPath[str]) -> None:
    """Show the chat of another person again."""
    await sessions.writer.run(tables.service.talk.set_muted, person.id, other, False)


@post("/api/reports", tags=["talk"], status_code=204, responses=ERRORS, opt=EXPENSIVE)
async def report_person(
    tables: TheTables, sessions: TheSessions, person: ThePerson, data: JSONBody[m.Report]
) -> None:
    """Report a person who sat or wrote at a table to the operator."""
    is_seated = data.about in (await tables.summary(data.game)).owners
    report = tables.service.talk.report
    await sessions.writer.run(report, person.id, data.game, data.about, data.said, data.text, is_seated)


ROUTES: Sequence[ControllerRouterHandler] = (online_router(mute, unmute, report_person),)
