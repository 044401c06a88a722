"""The leader board, profiles, finished games and their records."""

import asyncio
import time
import zipfile
from collections.abc import AsyncIterator, Sequence
from typing import Annotated

from litestar import get
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.response import Stream
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
from shedu.server.http.guards import EXPENSIVE, online_router, work
from shedu.server.live.registry import TableRegistry
from shedu.server.people.people import HERE, Person
from shedu.server.people.sessions import Sessions
from shedu.server.ratings.profiles import Profiles
from shedu.server.ratings.ratings import Ratings
from shedu.server.tables.replay import record_text
from shedu.server.tables.start import restore_game
from shedu.server.wire import messages as m

PROFILE_MS = 5.0  # of the database, for rate limits


@get("/api/leaders", tags=["results"], responses=BAD_REQUEST, opt=EXPENSIVE)
async def leaders(
    sessions: TheSessions,
    players: Annotated[int, QueryParameter(ge=2, le=4, description="The number of seats.")] = 2,
    bots: Annotated[bool, QueryParameter(description="Bot accounts instead of people.")] = False,
) -> list[m.LeaderboardRow]:
    """The leader board of tables with this number of seats, the best first."""
    return await sessions.writer.run(Ratings(sessions.writer.database).leaders, players, bots)


@get("/api/people/{other:str}", tags=["results"], responses=UNKNOWN, opt=work(PROFILE_MS))
async def profile(sessions: TheSessions, other: PathId) -> m.Profile:
    """The public profile of a person."""
    found = await _find(sessions, other)
    return await sessions.writer.run(Profiles(sessions.writer.database).profile, found)


@get("/api/people/{other:str}/games", tags=["results"], responses=BAD_REQUEST | UNKNOWN, opt=work(PROFILE_MS))
async def played(
    request: AnyRequest,
    sessions: TheSessions,
    other: PathId,
    before: Annotated[
        str | None,
        QueryParameter(max_length=100, description="`before` of the previous response, for the next page."),
    ] = None,
) -> m.Played:
    """Finished games of a person: those at public tables, and those in which the caller played."""
    found = await _find(sessions, other)
    caller = await sessions.person_of(request, time.time())
    by = "" if caller is None else caller.id
    return await sessions.writer.run(Profiles(sessions.writer.database).played, found.id, by, before)


@get(
    "/api/records",
    tags=["results"],
    media_type="application/zip",
    responses=UNAUTHENTICATED,
    response_headers=[ResponseHeader(name="Content-Disposition", description="The file name.", value="")],
    opt=EXPENSIVE,
)
async def my_records(
    tables: TheTables, exports: NamedDependency[asyncio.Semaphore], person: ThePerson
) -> Stream:
    """An archive of the records of all finished games of the person, the last first."""
    profiles = Profiles(tables.writer.database)
    if person is HERE:
        games = await tables.writer.run(profiles.all_finished)
    else:
        games = await tables.writer.run(profiles.finished, person.id)
    headers = {"Content-Disposition": 'attachment; filename="shedu-records.zip"'}
    return Stream(_archive(tables, exports, games), media_type="application/zip", headers=headers)


async def _find(sessions: Sessions, person: str) -> Person:
    found = await sessions.writer.run(sessions.people.of_id, person)
    if found is None:
        raise RequestError(404, Code.UNKNOWN, "This person does not exist.")
    return found


class _Buffer:
    """A write-only file whose content is taken out while it is being written."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._written.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass

    def take(self) -> bytes:
        """The bytes written since the last call."""
        taken, self._written = b"".join(self._written), []
        return taken


async def _archive(
    tables: TableRegistry, exports: asyncio.Semaphore, games: Sequence[str]
) -> AsyncIterator[bytes]:
    """Write the archive game by game: other exports proceed in between, and memory stays small."""
    file = _Buffer()
    archive = zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED)
    for game in games:
        async with exports:
            stored = await tables.writer.run(tables.games.game, game)
            if stored is None or not stored.summary.is_over:
                continue
            table = await asyncio.to_thread(restore_game, stored)
            name = f"{stored.summary.started[:10]}-{game}.te"
            archive.writestr(name, record_text(table, stored.roster.shuffle))
        yield file.take()
    archive.close()
    yield file.take()


ROUTES: Sequence[ControllerRouterHandler] = (my_records, online_router(leaders, profile, played))
