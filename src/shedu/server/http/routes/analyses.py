"""Analyses of finished games and opened records."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.datastructures import ResponseHeader
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
from shedu.server.http.guards import EXPENSIVE, WORK, charge
from shedu.server.http.routes.games import RUNNING, UNKNOWN, visible_summary
from shedu.server.live.registry import TableRegistry
from shedu.server.people.sessions import Sessions
from shedu.server.study.analyses import AnalysisJobs, is_more_thorough, settings_of
from shedu.server.study.answers import REQUEST_MS
from shedu.server.wire import messages as m
from shedu.server.wire.analyses import analysis_message
from shedu.study.analysis.annotate import annotated
from shedu.study.analysis.judge import levels

STEP_MS = 0.1  # of an analysis that is sent, on one core, for rate limits
BUSY = {409: ResponseSpec(m.Fault, description="The game is not over, or too much is being analysed.")}


async def _state(request: AnyRequest, game: str, language: str) -> m.AnalysisState:
    analyses: AnalysisJobs = request.app.state.analyses
    if (running := analyses.running(game)) is not None:
        return m.AnalysisState("running", list(levels()), running.done, running.total)
    found = await analyses.stored(game)
    if found is not None:
        await charge(request, "work", REQUEST_MS + STEP_MS * len(found.steps))
        message = await asyncio.to_thread(analysis_message, found, language)
        return m.AnalysisState("done", list(levels()), analysis=message)
    return m.AnalysisState("failed" if analyses.has_failed(game) else "none", list(levels()))


async def _check_open(request: AnyRequest, tables: TableRegistry, sessions: Sessions, game: str) -> None:
    """RequestError unless the caller may view the game and it is over: an analysis reveals hidden tiles."""
    await visible_summary(request, tables, sessions, game)
    if not (await tables.open(game)).game.is_open:
        raise RequestError(409, Code.RUNNING, "A game can be analysed once it is over.")


@get("/api/games/{game:str}/analysis", tags=["replay"], responses=BAD_REQUEST | UNKNOWN | RUNNING, opt=WORK)
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
    return await _state(request, game, language)


@post(
    "/api/games/{game:str}/analysis",
    tags=["replay"],
    status_code=202,
    responses=BAD_REQUEST | UNAUTHENTICATED | UNKNOWN | BUSY,
    opt=EXPENSIVE,
)
async def start_analysis(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    person: ThePerson,
    game: PathId,
    level: Annotated[
        str, QueryParameter(max_length=64, description="The bot whose evaluation is used.")
    ] = "expert",
    time: Annotated[
        str, QueryParameter(max_length=16, description="How thoroughly: quick, normal or thorough.")
    ] = "normal",
    language: Annotated[str, QueryParameter(max_length=20, description="Of the reasons.")] = "en",
) -> m.AnalysisState:
    """Analyse a finished game or an opened record, in the background.

    An analysis that is as thorough is returned instead of made again: by a bot at least as strong, and by as
    many deals if it is the same bot.
    """
    check_language(language)
    await _check_open(request, tables, sessions, game)
    live = await tables.open(game)
    settings = settings_of(level, time, len(live.game.seats))
    stored = await request.app.state.analyses.stored(game)
    if stored is not None and not is_more_thorough(settings, stored):
        return await _state(request, game, language)
    address = request.app.state.proxies.limit_key(request.scope)
    tables.service.workers.addresses.note(person.id, address)
    running = request.app.state.analyses.start(live.game, person.id, level, time)
    return m.AnalysisState("running", list(levels()), running.done, running.total)


@get(
    "/api/games/{game:str}/analysis/record",
    tags=["replay"],
    media_type="text/plain",
    responses=BAD_REQUEST | UNKNOWN | RUNNING,
    opt=EXPENSIVE,
    response_headers=[ResponseHeader(name="Content-Disposition", description="The file name.", value="")],
)
async def annotated_record(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    game: PathId,
    language: Annotated[str, QueryParameter(max_length=20, description="Of the comments.")] = "en",
) -> Response[str]:
    """The game as a record with the analysis as comments, and the better moves as variations."""
    check_language(language)
    await _check_open(request, tables, sessions, game)
    found = await request.app.state.analyses.stored(game)
    if found is None:
        raise RequestError(404, Code.NOT_ANALYSED, "This game has not been analysed.")
    live = await tables.open(game)
    text = await asyncio.to_thread(lambda: annotated(live.game.copy().record(), found, language))
    name = f"{'-'.join(live.game.head.players)}-{live.started[:10]}-analysis.te"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


@delete("/api/games/{game:str}/analysis", tags=["replay"], responses=UNAUTHENTICATED | UNKNOWN)
async def cancel_analysis(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, person: ThePerson, game: PathId
) -> None:
    """Cancel an analysis that the person began. A finished one stays stored."""
    await visible_summary(request, tables, sessions, game)
    request.app.state.analyses.cancel(game, person.id)


ROUTES: Sequence[ControllerRouterHandler] = (game_analysis, start_analysis, annotated_record, cancel_analysis)
