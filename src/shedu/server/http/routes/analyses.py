"""Analyses of finished games and opened records."""

from collections.abc import Sequence
from typing import Annotated

from litestar import delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, RequestError
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    UNAUTHENTICATED,
    AnyRequest,
    PathId,
    ThePerson,
    TheSessions,
    TheTables,
    check_language,
)
from shedu.server.http.guards import EXPENSIVE
from shedu.server.http.routes.games import RUNNING, UNKNOWN, visible_summary
from shedu.server.live.registry import TableRegistry
from shedu.server.people.sessions import Sessions
from shedu.server.study.analyses import AnalysisJobs
from shedu.server.wire import messages as m
from shedu.server.wire.analyses import analysis_message

BUSY = {409: ResponseSpec(m.Fault, description="The game is not over, or too much is being analysed.")}


async def _state(analyses: AnalysisJobs, game: str, language: str) -> m.AnalysisState:
    if (running := analyses.running(game)) is not None:
        return m.AnalysisState("running", running.done, running.total)
    found = await analyses.stored(game)
    if found is not None:
        return m.AnalysisState("done", analysis=analysis_message(found, language))
    return m.AnalysisState("failed" if analyses.has_failed(game) else "none")


async def _check_open(request: AnyRequest, tables: TableRegistry, sessions: Sessions, game: str) -> None:
    """RequestError unless the caller may view the game and it is over: an analysis reveals hidden tiles."""
    await visible_summary(request, tables, sessions, game)
    if not (await tables.open(game)).game.is_open:
        raise RequestError(409, Code.RUNNING, "A game can be analysed once it is over.")


@get("/api/games/{game:str}/analysis", tags=["replay"], responses=BAD_REQUEST | UNKNOWN | RUNNING)
async def game_analysis(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    game: PathId,
    language: Annotated[str, QueryParameter(max_length=20, description="Of the reasons.")] = "en",
) -> m.AnalysisState:
    """The analysis of a finished game or an opened record, or how far it is."""
    check_language(language)
    await _check_open(request, tables, sessions, game)
    return await _state(request.app.state.analyses, game, language)


@post(
    "/api/games/{game:str}/analysis",
    tags=["replay"],
    status_code=202,
    responses=UNAUTHENTICATED | UNKNOWN | BUSY,
    opt=EXPENSIVE,
)
async def start_analysis(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, person: ThePerson, game: PathId
) -> m.AnalysisState:
    """Analyse a finished game or an opened record, in the background."""
    await _check_open(request, tables, sessions, game)
    live = await tables.open(game)
    running = request.app.state.analyses.start(live.game, person.id)
    return m.AnalysisState("running", running.done, running.total)


@delete("/api/games/{game:str}/analysis", tags=["replay"], responses=UNAUTHENTICATED | UNKNOWN)
async def cancel_analysis(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, person: ThePerson, game: PathId
) -> None:
    """Cancel an analysis that the person began. A finished one stays stored."""
    await visible_summary(request, tables, sessions, game)
    request.app.state.analyses.cancel(game, person.id)


ROUTES: Sequence[ControllerRouterHandler] = (game_analysis, start_analysis, cancel_analysis)
