"""What can be asked with plain requests."""

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from shedu.engine.boards import BOARDS, board_named
from shedu.engine.notation import TextError
from shedu.engine.pieces import spaces_of
from shedu.engine.record import RefusedError
from shedu.engine.rules import EDITIONS
from shedu.locales import languages
from shedu.players.bots.registry import player_names
from shedu.server.errors import Code, RequestError
from shedu.server.http.limits import TABLES, Limits
from shedu.server.http.routes.people import Asking, Somebody, TheHall
from shedu.server.live.presenter import frames
from shedu.server.people.people import HERE
from shedu.server.people.sessions import Door
from shedu.server.settings import VERSION
from shedu.server.tables import access
from shedu.server.tables.replay import record_text
from shedu.server.wire import mapping
from shedu.server.wire import messages as m
from shedu.server.wire.views import names

GameId = FromPath[str]
RECORD_LIMIT = 200_000  # characters
RECORDS = 50  # that a person has opened
HEALTH_PATIENCE = 3.0  # seconds
UNKNOWN = {404: ResponseSpec(m.Fault, description="There is no such game.")}
REFUSED = {409: ResponseSpec(m.Fault, description="Not while the game goes on.")}
TOO_MANY = {409: ResponseSpec(m.Fault, description="Too many of one's tables are not over.")}
NOT_UNDERSTOOD = {400: ResponseSpec(m.Fault, description="The request is not understood.")}


@get("/health", tags=["server"])
async def health(hall: TheHall) -> m.Health:
    """Whether the server and its database are well."""
    try:
        await asyncio.wait_for(hall.writer.run(hall.writer.database.ping), HEALTH_PATIENCE)
    except TimeoutError:
        raise RequestError(503, Code.AWAY, "the server cannot reach its database") from None
    return m.Health("ok", VERSION)


@get("/api/catalogue", tags=["games"], sync_to_thread=False)
def catalogue() -> m.Catalogue:
    """What games there can be."""
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
async def list_games(hall: TheHall, person: Somebody) -> list[m.GameInfo]:
    """One's games, those that changed last first."""
    return [mapping.game_info(summary) for summary in await hall.games_of(person)]


@get("/api/lobby", tags=["games"])
async def lobby(hall: TheHall) -> list[m.GameInfo]:
    """The tables that wait for anybody."""
    return [mapping.game_info(summary) for summary in await hall.lobby()]


@post("/api/games", tags=["games"], responses=NOT_UNDERSTOOD | TOO_MANY)
async def new_game(
    hall: TheHall, person: Somebody, limits: NamedDependency[Limits], data: JSONBody[m.NewGame]
) -> m.GameInfo:
    """Make a table; the game begins when every seat is taken."""
    if limits.is_on and await hall.writer.run(hall.games.count_hosted, person.id) >= TABLES:
        raise RequestError(
            409, Code.TOO_MANY, "too many of your tables are not over: finish or remove some first"
        )
    try:
        return mapping.game_info(await hall.create(mapping.wish(data), person))
    except ValueError as error:
        raise RequestError(400, Code.IMPOSSIBLE, str(error)) from None


@get("/api/games/{game:str}", tags=["games"], responses=UNKNOWN)
async def game_info(request: Asking, hall: TheHall, door: NamedDependency[Door], game: GameId) -> m.GameInfo:
    """What there is to say of a game in a line; while it goes on, to those who may look at it."""
    info = await hall.summary(game)
    person = await door.who(request, time.time())
    if not access.may_list(person, info):
        raise RequestError(403, Code.NO_SPECTATORS, "only those who play here may look")
    return mapping.game_info(info)


@delete("/api/games/{game:str}", tags=["games"], responses=UNKNOWN)
async def delete_game(hall: TheHall, person: Somebody, game: GameId) -> None:
    """Remove a game for good: whoever made the table, before the game or if nobody else plays in it."""
    info = await hall.summary(game)
    others = info.owners - {person.id}
    if person is not HERE and (info.host != person.id or (others and info.status != "waiting")):
        raise RequestError(403, Code.NOT_YOURS, "others play in this game, too: it cannot be removed")
    await hall.delete(game)


@get(
    "/api/games/{game:str}/record",
    tags=["replay"],
    media_type="text/plain",
    responses=UNKNOWN | REFUSED,
    response_headers=[ResponseHeader(name="Content-Disposition", description="a file name", value="")],
)
async def game_record(hall: TheHall, game: GameId) -> Response[str]:
    """The game as a record. It tells what is hidden, so it is given when the game is over."""
    live = await hall.open(game)
    if not live.game.is_open:
        raise RequestError(
            409, Code.RUNNING, "a record tells every hand and the bag: it can be had when the game is over"
        )
    name = f"{'-'.join(live.game.head.players)}-{live.started[:10]}.te"
    return Response(
        record_text(live.game, live.roster.shuffle),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/games/{game:str}/frames", tags=["replay"], responses=UNKNOWN | REFUSED | NOT_UNDERSTOOD)
async def game_frames(
    hall: TheHall,
    game: GameId,
    seat: Annotated[
        int | None,
        QueryParameter(ge=0, le=3, description="Whose screen to look behind; left out, all of them."),
    ] = None,
) -> m.Frames:
    """A finished game or an opened record from the first decision to the last."""
    live = await hall.open(game)
    if not live.game.is_open:
        raise RequestError(409, Code.RUNNING, "a game can be looked back at when it is over")
    if not access.may_view(HERE, live.roster.seats, seat, is_open=True):
        raise RequestError(400, Code.NO_SEAT, f"there is no seat {seat} at this table")
    return await asyncio.to_thread(frames, live.presenter, mapping.game_info(await hall.summary(game)), seat)


@post(
    "/api/records",
    tags=["replay"],
    responses={
        400: ResponseSpec(m.RecordFault, description="What is wrong with the record, and where."),
        409: ResponseSpec(m.Fault, description="Too many records are open."),
    },
)
async def open_record(
    hall: TheHall, person: Somebody, limits: NamedDependency[Limits], data: JSONBody[m.OpenRecord]
) -> m.GameInfo | Response[m.RecordFault]:
    """Open a record, to be looked at."""
    if limits.is_on and await hall.writer.run(hall.games.count_records, person.id) >= RECORDS:
        raise RequestError(409, Code.TOO_MANY, "you have opened too many records: remove some first")
    if len(data.text) > RECORD_LIMIT:
        return Response(m.RecordFault("this text is too long to be a record", Code.TOO_LONG), status_code=400)
    try:
        return mapping.game_info(await hall.open_record(data.text, person))
    except TextError as error:
        return Response(m.RecordFault(error.reason, Code.NO_RECORD, error.line), status_code=400)
    except RefusedError as error:
        return Response(_refusal(error), status_code=400)


def _refusal(error: RefusedError) -> m.RecordFault:
    """Why a record cannot be played, with its line and the rule: `… (R5.2)`."""
    reason, _, rest = error.reason.rpartition(" (R")
    if reason and rest.endswith(")"):
        return m.RecordFault(reason, Code.ILLEGAL, error.line, f"R{rest[:-1]}")
    return m.RecordFault(error.reason, Code.TOO_LONG, error.line)


HANDLERS: Sequence[BaseRouteHandler] = (
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
