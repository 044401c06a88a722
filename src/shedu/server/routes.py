"""What can be asked with plain requests."""

import asyncio
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
from shedu.engine.record import RefusedError, format_record
from shedu.engine.rules import EDITIONS
from shedu.locales import languages
from shedu.players.registry import player_names
from shedu.server import access
from shedu.server import messages as m
from shedu.server.faults import FaultError
from shedu.server.hall import Hall
from shedu.server.replay import frames
from shedu.server.settings import VERSION
from shedu.server.views import names

TheHall = NamedDependency[Hall]
GameId = FromPath[str]
RECORD_LIMIT = 200_000  # characters
UNKNOWN = {404: ResponseSpec(m.Fault, description="There is no such game.")}
REFUSED = {409: ResponseSpec(m.Fault, description="Not while the game goes on.")}
NOT_UNDERSTOOD = {400: ResponseSpec(m.Fault, description="The request is not understood.")}


@get("/health", tags=["server"])
async def health(hall: TheHall) -> m.Health:
    """Whether the server and its database are well."""
    await hall.writer.run(hall.writer.storage.ping)
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
async def list_games(hall: TheHall) -> list[m.GameInfo]:
    """The games there are, those that changed last first."""
    return await hall.list()


@post("/api/games", tags=["games"], responses=NOT_UNDERSTOOD)
async def new_game(hall: TheHall, data: JSONBody[m.NewGame]) -> m.GameInfo:
    """Begin a game."""
    try:
        return await hall.begin(data)
    except ValueError as error:
        raise FaultError(400, "impossible", str(error)) from None


@get("/api/games/{game:str}", tags=["games"], responses=UNKNOWN)
async def game_info(hall: TheHall, game: GameId) -> m.GameInfo:
    """What there is to say of a game in a line."""
    return await hall.info(game)


@delete("/api/games/{game:str}", tags=["games"], responses=UNKNOWN)
async def delete_game(hall: TheHall, game: GameId) -> None:
    """Remove a game for good."""
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
    if not live.table.is_open:
        raise FaultError(
            409, "running", "a record tells every hand and the bag: it can be had when the game is over"
        )
    name = f"{'-'.join(live.table.head.players)}-{live.started[:10]}.te"
    return Response(
        format_record(live.table.record()),
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
    if not live.table.is_open:
        raise FaultError(409, "running", "a game can be looked back at when it is over")
    if not access.may_look(live.table.seats, seat, is_open=True):
        raise FaultError(400, "no-seat", f"there is no seat {seat} at this table")
    return await asyncio.to_thread(frames, live.table, await hall.info(game), seat)


@post(
    "/api/records",
    tags=["replay"],
    responses={400: ResponseSpec(m.RecordFault, description="What is wrong with the record, and where.")},
)
async def open_record(hall: TheHall, data: JSONBody[m.OpenRecord]) -> m.GameInfo | Response[m.RecordFault]:
    """Open a record, to be looked at."""
    if len(data.text) > RECORD_LIMIT:
        return Response(m.RecordFault("this text is too long to be a record", "too-long"), status_code=400)
    try:
        return await hall.open_record(data.text)
    except TextError as error:
        return Response(m.RecordFault(error.reason, "no-record", error.line), status_code=400)
    except RefusedError as error:
        return Response(_refusal(error), status_code=400)


def _refusal(error: RefusedError) -> m.RecordFault:
    """Why a record cannot be played, with its line and the rule: `… (R5.2)`."""
    reason, _, rest = error.reason.rpartition(" (R")
    if reason and rest.endswith(")"):
        return m.RecordFault(reason, "illegal", error.line, f"R{rest[:-1]}")
    return m.RecordFault(error.reason, "too-long", error.line)


HANDLERS: Sequence[BaseRouteHandler] = (
    health,
    catalogue,
    list_games,
    new_game,
    game_info,
    delete_game,
    game_record,
    game_frames,
    open_record,
)
