"""Statistics of a person, for the plots of a profile."""

import time
from collections.abc import Mapping, Sequence

import msgspec
from litestar import get
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, RequestError
from shedu.server.http.dependencies import UNKNOWN, AnyRequest, PathId, TheSessions
from shedu.server.http.guards import WORK, charge, online_router
from shedu.server.study.statistics import PlayerStatisticsReader
from shedu.server.wire import messages as m
from shedu.study.statistics import Share

STATISTICS_MS = 300.0  # of a hundred games, for rate limits


@get("/api/people/{other:str}/statistics", tags=["results"], responses=UNKNOWN, opt=WORK)
async def player_statistics(request: AnyRequest, sessions: TheSessions, other: PathId) -> m.PlayerStatistics:
    """Statistics of a person's latest finished games: those that the caller may see."""
    found = await sessions.writer.run(sessions.people.of_id, other)
    if found is None:
        raise RequestError(404, Code.UNKNOWN, "This person does not exist.")
    await charge(request, "work", STATISTICS_MS)
    caller = await sessions.person_of(request, time.time())
    reader: PlayerStatisticsReader = request.app.state.statistics
    row, course = await reader.of(found, "" if caller is None else caller.id)
    games = [m.CourseOfGame(each.game, each.won, each.lowest) for each in course]
    if row is None:
        return m.PlayerStatistics(games=games)
    return m.PlayerStatistics(
        games,
        _shares(row.by_edition),
        _shares(row.by_players),
        _shares(row.by_seat),
        msgspec.convert(row.sources, m.Sources),
        m.Fought(*row.wars),
        m.Fought(*row.revolts),
        row.analysed,
        row.error,
        row.luck,
        row.adjusted,
        [m.LabelCount(label, count) for label, count in row.labels.items()],
        [m.CostShare(kind, share) for kind, share in row.mistakes.items()],
    )


def _shares(rows: Mapping[str, Share] | Mapping[int, Share]) -> list[m.ShareOfGames]:
    return [m.ShareOfGames(str(key), each.games, each.wins) for key, each in rows.items()]


ROUTES: Sequence[ControllerRouterHandler] = (online_router(player_statistics),)
