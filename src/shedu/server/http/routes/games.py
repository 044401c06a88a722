"""The server's health, its catalogue, games and records."""

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.datastructures import ResponseHeader
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from shedu.engine.boards import BOARDS, board_named
from shedu.engine.errors import RecordError, TextError
from shedu.engine.pieces import spaces_of
from shedu.engine.rules import EDITIONS
from shedu.locales import languages
from shedu.players.bots.registry import player_names
from shedu.server.errors import Code, RequestError
from shedu.server.http.dependencies import (
    BAD_REQUEST,
    AnyRequest,
    TheLimiter,
    ThePerson,
    TheSessions,
    TheTables,
)
from shedu.server.http.guards import EXPENSIVE
from shedu.server.http.limits import MAX_OPEN_TABLES
from shedu.server.live.presenter import frames
from shedu.server.people.people import HERE
from shedu.server.settings import VERSION
from shedu.server.tables import access
from shedu.server.tables.replay import record_text
from shedu.server.wire import mapping
from shedu.server.wire import messages as m
from shedu.server.wire.views import names

GameId = FromPath[str]
MAX_RECORD_CHARS = 200_000
MAX_OPEN_RECORDS = 50  # of a person
HEALTH_TIMEOUT_S = 3.0
TOO_LONG_RECORD = f"The record is too long: it has more than {MAX_RECORD_CHARS} characters."
UNKNOWN = {404: ResponseSpec(m.Fault, description="The game does not exist.")}
RUNNING = {409: ResponseSpec(m.Fault, description="The game is not over.")}
TOO_MANY = {409: ResponseSpec(m.Fault, description="The person hosts too many tables that are not over.")}


@get("/health", tags=["server"])
async def health(tables: TheTables) -> m.Health:
    """Whether the server and its database respond."""
    try:
        await asyncio.wait_for(tables.writer.run(tables.writer.database.ping), HEALTH_TIMEOUT_S)
    except TimeoutError:
        raise RequestError(503, Code.AWAY, "The server cannot reach its database.") from None
    return m.Health("ok", VERSION)


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


@get("/api/games", tags=["games"])
async def list_games(tables: TheTables, person: ThePerson) -> list[m.GameInfo]:
    """The person's games, the last changed first."""
    return [mapping.game_info(summary) for summary in await tables.games_of(person)]


@get("/api/lobby", tags=["games"])
async def lobby(tables: TheTables) -> list[m.GameInfo]:
    """Open tables that wait for players."""
    return [mapping.game_info(summary) for summary in await tables.lobby()]


@post("/api/games", tags=["games"], responses=BAD_REQUEST | TOO_MANY, opt=EXPENSIVE)
async def new_game(
    tables: TheTables, person: ThePerson, limiter: TheLimiter, data: JSONBody[m.NewGame]
) -> m.GameInfo:
    """Create a table; the game begins when every seat is taken."""
    if limiter.is_on and await tables.writer.run(tables.games.count_hosted, person.id) >= MAX_OPEN_TABLES:
        raise RequestError(
            409,
            Code.TOO_MANY,
            f"You host {MAX_OPEN_TABLES} tables that are not over. Finish or delete one first.",
        )
    try:
        return mapping.game_info(await tables.create(mapping.wish(data), person))
    except ValueError as error:
        raise RequestError(400, Code.IMPOSSIBLE, str(error)) from None


@get("/api/games/{game:str}", tags=["games"], responses=UNKNOWN)
async def game_info(
    request: AnyRequest, tables: TheTables, sessions: TheSessions, game: GameId
) -> m.GameInfo:
    """A summary of a game; while it runs, only for people who may view it."""
    info = await tables.summary(game)
    person = await sessions.person_of(request, time.time())
    if not access.may_list(person, info):
        raise RequestError(403, Code.NO_SPECTATORS, "Only its players may view this table.")
    return mapping.game_info(info)


@delete("/api/games/{game:str}", tags=["games"], responses=UNKNOWN)
async def delete_game(tables: TheTables, person: ThePerson, game: GameId) -> None:
    """Delete a game: allowed to its host before the start, or if all other seats are bots."""
    info = await tables.summary(game)
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
)
async def game_record(tables: TheTables, game: GameId) -> Response[str]:
    """The game as a record, which reveals hidden information and is available once the game is over."""
    live = await tables.open(game)
    if not live.game.is_open:
        raise RequestError(
            409,
            Code.RUNNING,
            "The record reveals hidden information and is available once the game is over.",
        )
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
    tables: TheTables,
    game: GameId,
    seat: Annotated[
        int | None,
        QueryParameter(ge=0, le=3, description="Whose hand to show; all hands without it."),
    ] = None,
) -> m.Frames:
    """All steps of a finished game or an opened record."""
    live = await tables.open(game)
    if not live.game.is_open:
        raise RequestError(409, Code.RUNNING, "The replay is available once the game is over.")
    if not access.may_view(HERE, live.roster.seats, seat, is_open=True):
        raise RequestError(400, Code.NO_SEAT, f"This table has no seat {seat}.")
    return await asyncio.to_thread(
        frames, live.presenter, mapping.game_info(await tables.summary(game)), seat
    )


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
    tables: TheTables, person: ThePerson, limiter: TheLimiter, data: JSONBody[m.OpenRecord]
) -> m.GameInfo | Response[m.RecordFault]:
    """Open a record as a game to replay."""
    if limiter.is_on and await tables.writer.run(tables.games.count_records, person.id) >= MAX_OPEN_RECORDS:
        raise RequestError(
            409, Code.TOO_MANY, f"You have opened {MAX_OPEN_RECORDS} records. Delete one first."
        )
    if len(data.text) > MAX_RECORD_CHARS:
        return Response(m.RecordFault(TOO_LONG_RECORD, Code.TOO_LONG), status_code=400)
    try:
        return mapping.game_info(await tables.open_record(data.text, person))
    except TextError as error:
        return Response(m.RecordFault(error.reason, Code.NO_RECORD, error.line), status_code=400)
    except RecordError as error:
        return Response(_record_fault(error), status_code=400)


def _record_fault(error: RecordError) -> m.RecordFault:
    """Why a record cannot be played, with its line and the rule."""
    code = Code.TOO_LONG if error.rule is None else Code.ILLEGAL
    return m.RecordFault(error.reason, code, error.line, error.rule)


ROUTES: Sequence[ControllerRouterHandler] = (
    health,
    catalogue,
    list_games,
    lobby,
    new_game,
    game_info,
    delete_game,
    game_record,
    game_frames,
    open_record,
)
