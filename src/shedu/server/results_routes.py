"""How people fared: the leader board, what there is to know of somebody, games to take home."""

import asyncio
import io
import time
import zipfile
from collections.abc import Sequence
from typing import Annotated

from litestar import Response, get
from litestar.datastructures import ResponseHeader
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter

from shedu.server import fairness
from shedu.server import messages as m
from shedu.server.beginning import begun_table
from shedu.server.door import Door
from shedu.server.faults import FaultError
from shedu.server.hall import Hall
from shedu.server.people import HERE, Person
from shedu.server.people_routes import (
    NOBODY,
    NOT_UNDERSTOOD,
    ONLINE,
    UNKNOWN,
    Asking,
    Somebody,
    TheDoor,
    TheHall,
    check_online,
)
from shedu.server.ratings import Ratings
from shedu.server.replay import record_text

RECORDS = 1_000  # in one file


@get("/api/leaders", tags=["results"], responses=NOT_UNDERSTOOD | ONLINE)
async def leaders(
    door: TheDoor,
    players: Annotated[int, QueryParameter(ge=2, le=4, description="How many sit at a table.")] = 2,
) -> list[m.Leader]:
    """The leader board of tables of a size, the best first."""
    check_online(door)
    return await door.writer.run(Ratings(door.writer.storage).leaders, players)


@get("/api/people/{other:str}", tags=["results"], responses=UNKNOWN | ONLINE)
async def profile(door: TheDoor, other: FromPath[str]) -> m.Profile:
    """What everybody may know of somebody."""
    found = await _somebody(door, other)
    return await door.writer.run(Ratings(door.writer.storage).profile, found)


@get("/api/people/{other:str}/games", tags=["results"], responses=NOT_UNDERSTOOD | UNKNOWN | ONLINE)
async def played(
    request: Asking,
    door: TheDoor,
    other: FromPath[str],
    before: Annotated[
        str | None, QueryParameter(max_length=100, description="What the last answer said, for more.")
    ] = None,
) -> m.Played:
    """The finished games of somebody: those at open tables, and those in which one played."""
    found = await _somebody(door, other)
    asks = await door.who(request, time.time())
    by = "" if asks is None else asks.id
    return await door.writer.run(Ratings(door.writer.storage).played, found.id, by, before)


@get(
    "/api/records",
    tags=["results"],
    media_type="application/zip",
    responses=NOBODY,
    response_headers=[ResponseHeader(name="Content-Disposition", description="a file name", value="")],
)
async def my_records(hall: TheHall, door: TheDoor, person: Somebody) -> Response[bytes]:
    """The records of one's finished games, the last ones if there are very many."""
    ratings = Ratings(hall.writer.storage)
    if person is HERE:
        games = await hall.writer.run(ratings.all_finished, RECORDS)
    else:
        games = await hall.writer.run(ratings.finished, person.id, RECORDS)
    async with door.packing:
        packed = await _pack(hall, games)
    headers = {"Content-Disposition": 'attachment; filename="shedu-records.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


async def _somebody(door: Door, person: str) -> Person:
    check_online(door)
    found = await door.writer.run(door.people.of_id, person)
    if found is None:
        raise FaultError(404, "unknown", "there is no such person")
    return found


async def _pack(hall: Hall, games: Sequence[str]) -> bytes:
    """Games as one file; they are read one by one, so that others need not wait."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for game in games:
            stored = await hall.writer.run(hall.writer.storage.game, game)
            if stored is None or stored.info.status != "over":
                continue
            table = await asyncio.to_thread(begun_table, stored)
            name = f"{stored.info.started[:10]}-{game}.te"
            archive.writestr(name, record_text(table, fairness.decode(stored.shuffle)))
    return file.getvalue()


HANDLERS: Sequence[BaseRouteHandler] = (leaders, profile, played, my_records)
