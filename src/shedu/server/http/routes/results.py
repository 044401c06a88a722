"""How people fared: the leader board, what there is to know of somebody, games to take home."""

import asyncio
import time
import zipfile
from collections.abc import AsyncIterator, Sequence
from typing import Annotated

from litestar import get
from litestar.datastructures import ResponseHeader
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from shedu.server.errors import Code, RequestError
from shedu.server.http.routes.people import (
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
from shedu.server.live.ratings import Ratings
from shedu.server.live.registry import TableRegistry
from shedu.server.people.people import HERE, Person
from shedu.server.people.sessions import Door
from shedu.server.tables.replay import record_text
from shedu.server.tables.start import restore_game
from shedu.server.wire import messages as m


@get("/api/leaders", tags=["results"], responses=NOT_UNDERSTOOD | ONLINE)
async def leaders(
    door: TheDoor,
    players: Annotated[int, QueryParameter(ge=2, le=4, description="How many sit at a table.")] = 2,
) -> list[m.Leader]:
    """The leader board of tables of a size, the best first."""
    check_online(door)
    return await door.writer.run(Ratings(door.writer.database).leaders, players)


@get("/api/people/{other:str}", tags=["results"], responses=UNKNOWN | ONLINE)
async def profile(door: TheDoor, other: FromPath[str]) -> m.Profile:
    """What everybody may know of somebody."""
    found = await _somebody(door, other)
    return await door.writer.run(Ratings(door.writer.database).profile, found)


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
    return await door.writer.run(Ratings(door.writer.database).played, found.id, by, before)


@get(
    "/api/records",
    tags=["results"],
    media_type="application/zip",
    responses=NOBODY,
    response_headers=[ResponseHeader(name="Content-Disposition", description="a file name", value="")],
)
async def my_records(hall: TheHall, door: TheDoor, person: Somebody) -> Stream:
    """The records of all one's finished games, the last first."""
    ratings = Ratings(hall.writer.database)
    if person is HERE:
        games = await hall.writer.run(ratings.all_finished)
    else:
        games = await hall.writer.run(ratings.finished, person.id)
    headers = {"Content-Disposition": 'attachment; filename="shedu-records.zip"'}
    return Stream(_packed(hall, door, games), media_type="application/zip", headers=headers)


async def _somebody(door: Door, person: str) -> Person:
    check_online(door)
    found = await door.writer.run(door.people.of_id, person)
    if found is None:
        raise RequestError(404, Code.UNKNOWN, "there is no such person")
    return found


class _Parts:
    """A file that is sent away as it is written."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def write(self, data: bytes) -> int:
        """More of it."""
        self._written.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing is held back."""

    def close(self) -> None:
        """Nothing is left to do."""

    def take(self) -> bytes:
        """What was written since the last time."""
        taken, self._written = b"".join(self._written), []
        return taken


async def _packed(hall: TableRegistry, door: Door, games: Sequence[str]) -> AsyncIterator[bytes]:
    """Games as one file, game by game, so that others need not wait and few are in memory."""
    file = _Parts()
    archive = zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED)
    for game in games:
        async with door.packing:
            stored = await hall.writer.run(hall.games.game, game)
            if stored is None or not stored.summary.is_over:
                continue
            table = await asyncio.to_thread(restore_game, stored)
            name = f"{stored.summary.started[:10]}-{game}.te"
            archive.writestr(name, record_text(table, stored.roster.shuffle))
        yield file.take()
    archive.close()
    yield file.take()


HANDLERS: Sequence[BaseRouteHandler] = (leaders, profile, played, my_records)
