"""Rates games as they end."""

import asyncio

import structlog

from shedu.server.background import Tasks
from shedu.server.ratings.ratings import Ratings
from shedu.server.ratings.results import results_of
from shedu.server.storage.writer import Writer
from shedu.server.tables.games import Games
from shedu.server.tables.roster import Roster

_log = structlog.get_logger("ratings")


class RatingWorker:
    """Rates games when they are over; a `live.service.TableObserver`."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.ratings = Ratings(writer.database)
        self._games = Games(writer.database)
        self._tasks = Tasks()

    def start(self) -> None:
        """Rate the games that ended before the server stopped."""
        self._tasks.start(self._catch_up())

    def table_changed(self, roster: Roster, is_replay: bool) -> None:
        if roster.status == "over" and not is_replay:
            self._tasks.start(self.rate(roster.game))

    async def _catch_up(self) -> None:
        try:
            games = await self.writer.run(self.ratings.unrated)
        except Exception as error:
            _log.error("reading unrated games failed", error=type(error).__name__, exc_info=error)
            return
        for game in games:
            await self.rate(game)

    async def rate(self, game: str) -> None:
        """Store the results of a game that is over. Idempotent."""
        try:
            stored = await self.writer.run(self._games.game, game)
            if stored is None or not stored.summary.is_over:
                return
            results = await asyncio.to_thread(results_of, stored)
            rated: int | None = await self.writer.run(self.ratings.add, stored.summary, results)
            if rated is not None:
                _log.info("results stored", game=game, rated=rated)
        except Exception as error:  # the next start tries again
            _log.error("rating failed", game=game, error=type(error).__name__, exc_info=error)

    async def close(self) -> None:
        """Finish the ratings in progress."""
        await self._tasks.finish()
