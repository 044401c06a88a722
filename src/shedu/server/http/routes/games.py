"""The server's catalogue, games and records."""

import asyncio
import gzip
import time
from collections.abc import Sequence
from typing import Annotated, cast

from litestar import Response, delete, get, post
from litestar.datastructures import ResponseHeader
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from shedu.engine.boards import BOARDS, board_named
from shedu.engine.errors import RecordError, TextError
from shedu.engine.pieces import spaces_of
from shedu.engine.rules import EDITIONS
from shedu.locales import languages
from shedu.players.bots.registry import player_names
from shedu.server.errors import Code, RateLimitError, RequestError
from shedu.server.http.compression import accepts_gzip
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    AnyRequest,
    PathId,
    TheLimiter,
    ThePerson,
    TheSessions,
    TheTables,
)
from shedu.server.http.guards import EXPENSIVE, charge, work
from shedu.server.http.routes.study import tree_cost
from shedu.server.live.registry import TableRegistry
from shedu.server.people.people import HERE
from shedu.server.people.sessions import Sessions
from shedu.server.settings import VERSION
from shedu.server.tables import access
from shedu.server.tables.replay import record_text
from shedu.server.tables.summary import Summary
from shedu.server.wire import mapping
from shedu.server.wire import messages as m
from shedu.server.wire.views import names

MAX_RECORD_CHARS = 200_000
TOO_LONG_RECORD = f"The record is too long: it has more than {MAX_RECORD_CHARS} characters."
# Costs in milliseconds of the database or of one core, for rate limits.
LIST_MS = 2.0
LISTED_GAME_MS = 0.03
RECORD_MS = 1.0
RECORDED_DECISION_MS = 0.01
UNKNOWN = {404: ResponseSpec(m.Fault, description="The game does not exist.")}
RUNNING = {409: ResponseSpec(m.Fault, description="The game is not over.")}
TOO_MANY = {409: ResponseSpec(m.Fault, description="The person hosts too many tables that are not over.")}


async def visible_summary(
    request: AnyRequest, tables: TableRegistry, sessions: Sessions, game: str
) -> Summary:
    """The summary of a game that the caller may view; UnknownGameError, RequestError.

    Every route with a game asks here first: a stranger gets the same response from all of them.
    """
    info = await tables.summary(game)
    person = await sessions.person_of(request, time.time())
    if not access.may_list(person, info):
        raise RequestError(403, Code.NO_SPECTATORS, "Only its players may view this table.")
    return info


@get("/api/catalogue", tags=["games"], sync_to_thread=False)
def catalogue() -> m.Catalogue:
    """Presets, boards, bot levels and languages of this server."""
    return m.Catalogue(
        presets=[
            m.PresetInfo(preset, [m.OptionInfo(option, list(values)) for option, values in options.items()])
            for preset, options in EDITIONS.items()
        ],
        boards=[
            m.BoardInfo(
                name,
                river=names(spaces_of(board_named(name).river)),
                starts=names(spaces_of(board_named(name).starts)),
                special=names(spaces_of(board_named(name).special)),
            )
            for name in BOARDS
        ],
        levels=list(player_names()),
        languages=languages(),
        version=VERSION,
    )


@get("/api/games", tags=["games"], opt=work(LIST_MS))
async def list_games(request: AnyRequest, tables: TheTables, person: ThePerson) -> list[m.GameInfo]:
    """The person's games, the last changed first."""
    return await _listed(request, await tables.games_of(person))


@get("/api/lobby", tags=["games"], opt=work(LIST_MS))
async def lobby(request: AnyRequest, tables: TheTables) -> list[m.GameInfo]:
    """Open tables that wait for players, the last changed first; a few of each host."""
    return await _listed(request, await tables.lobby())


async def _listed(request: AnyRequest, summaries: Sequence[Summary]) -> list[m.GameInfo]:
    """Charged by its length."""
    await charge(request, "work", LISTED_GAME_MS * len(summaries))
    return [mapping.game_info(summary) for summary in summaries]


@post("/api/games", tags=["games"], responses=BAD_REQUEST | TOO_MANY, opt=EXPENSIVE)
async def new_game(
    request: AnyRequest, tables: TheTables, person: ThePerson, data: JSONBody[m.NewGame]
) -> m.GameInfo:
    """Create a table; the game begins when every seat is taken."""
    address = request.app.state.proxies.limit_key(request.scope)
    tables.service.workers.addresses.note(person.id, address)  # its bots may begin at once
    try:
        return mapping.game_info(await tables.create(mapping.wish(data), person))
    except ValueError as error:
        raise RequestError(400, Code.IMPOSSIBLE, str(error)) from None


@get("/api/games/{game:str}", tags=["games"], responses=UNKNOWN)
async def game_info(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, game: PathId
) -> m.GameInfo:
    """A summary of a game; while it runs, only for people who may view it."""
    return mapping.game_info(await visible_summary(request, tables, sessions, game))


@delete("/api/games/{game:str}", tags=["games"], responses=UNKNOWN)
async def delete_game(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, person: ThePerson, game: PathId
) -> None:
    """Delete a game: allowed to its host before the start, or if all other seats are bots."""
    info = await visible_summary(request, tables, sessions, game)
    others = info.owners - {person.id}
    if person is not HERE and (info.host != person.id or (others and info.status != "waiting")):
        raise RequestError(403, Code.NOT_YOURS, "Other people play in this game. It cannot be deleted.")
    await tables.delete(game)


@get(
    "/api/games/{game:str}/record",
    tags=["replay"],
    media_type="text/plain",
    responses=UNKNOWN | RUNNING,
    response_headers=[ResponseHeader(name="Content-Disposition", description="The file name.", value="")],
    opt=work(RECORD_MS),
)
async def game_record(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, game: PathId
) -> Response[str]:
    """The game as a record, which reveals hidden information and is available once the game is over."""
    await visible_summary(request, tables, sessions, game)
    live = await tables.open(game)
    if not live.game.is_open:
        raise RequestError(
            409,
            Code.RUNNING,
            "The record reveals hidden information and is available once the game is over.",
        )
    await charge(request, "work", RECORDED_DECISION_MS * live.game.now.ply)
    name = f"{'-'.join(live.game.head.players)}-{live.started[:10]}.te"
    return Response(
        record_text(live.game, live.roster.shuffle),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/games/{game:str}/frames", tags=["replay"], responses=UNKNOWN | RUNNING | BAD_REQUEST, opt=EXPENSIVE
)
async def game_frames(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    limiter: TheLimiter,
    game: PathId,
    seat: Annotated[
        int | None,
        QueryParameter(ge=0, le=3, description="Whose hand to show; all hands without it."),
    ] = None,
) -> Response[m.Frames]:
    """All steps of a finished game or an opened record."""
    info = mapping.game_info(await visible_summary(request, tables, sessions, game))
    live = await tables.open(game)
    if not live.game.is_open:
        raise RequestError(409, Code.RUNNING, "The replay is available once the game is over.")
    if not access.may_view(HERE, live.roster.seats, seat, is_open=True):
        raise RequestError(400, Code.NO_SEAT, f"This table has no seat {seat}.")
    address = request.app.state.proxies.limit_key(request.scope)

    def charge() -> None:
        if wait := limiter.take("replay", address, live.game.now.ply + 1):
            raise RateLimitError(wait)

    service = tables.service
    data = await service.responses.frames(service.workers, live.game, info, seat, address, charge)
    return cast(Response[m.Frames], await _gzipped(request, data))


@get("/api/games/{game:str}/history", tags=["games"], responses=UNKNOWN | BAD_REQUEST, opt=EXPENSIVE)
async def game_history(
    request: AnyRequest,
    tables: TheTables,
    sessions: TheSessions,
    limiter: TheLimiter,
    game: PathId,
    seat: Annotated[
        int | None,
        QueryParameter(ge=0, le=3, description="The own seat to view from; a spectator's view without it."),
    ] = None,
) -> Response[m.Missed]:
    """All moves so far, each as this viewer saw it. It reveals nothing, so it is available at any time."""
    await visible_summary(request, tables, sessions, game)
    live = await tables.open(game)
    if not live.has_started:
        raise RequestError(409, Code.WAITING, "The game has not started yet.")
    if not live.may_view(await sessions.person_of(request, time.time()), seat):
        raise RequestError(403, Code.NOT_YOURS, "You may not see this seat's hand.")
    address = request.app.state.proxies.limit_key(request.scope)

    def charge() -> None:
        if wait := limiter.take("replay", address, live.game.now.ply + 1):
            raise RateLimitError(wait)

    service = tables.service
    data = await service.responses.frames(service.workers, live.game, None, seat, address, charge)
    return cast(Response[m.Missed], await _gzipped(request, data))


async def _gzipped(request: AnyRequest, data: bytes) -> Response[bytes]:
    """Compressed JSON, for clients that accept it."""
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    if not accepts_gzip(request.scope):
        data, headers = await asyncio.to_thread(gzip.decompress, data), {}
    return Response(data, media_type="application/json", headers=headers)


@post(
    "/api/records",
    tags=["replay"],
    responses={
        400: ResponseSpec(m.RecordFault, description="The record is invalid."),
        409: ResponseSpec(m.Fault, description="The person has opened too many records."),
    },
    opt=EXPENSIVE,
)
async def open_record(
    request: AnyRequest, tables: TheTables, person: ThePerson, data: JSONBody[m.OpenRecord]
) -> m.GameInfo | Response[m.RecordFault]:
    """Open a record as a game to replay."""
    if len(data.text) > MAX_RECORD_CHARS:
        return Response(m.RecordFault(TOO_LONG_RECORD, Code.TOO_LONG), status_code=400)
    await charge(request, "work", tree_cost(data.text, ()))
    try:
        return mapping.game_info(await tables.open_record(data.text, person))
    except TextError as error:
        return Response(m.RecordFault(error.reason, Code.NO_RECORD, error.line, error.rule), status_code=400)
    except RecordError as error:
        return Response(_record_fault(error), status_code=400)


def _record_fault(error: RecordError) -> m.RecordFault:
    """Why a record cannot be played, with its line and the rule."""
    code = Code.TOO_LONG if error.rule is None else Code.ILLEGAL
    return m.RecordFault(error.reason, code, error.line, error.rule)


ROUTES: Sequence[ControllerRouterHandler] = (
    catalogue,
    list_games,
    lobby,
    new_game,
    game_info,
    delete_game,
    game_record,
    game_frames,
    game_history,
    open_record,
)
