"""Statistics of a person's finished games, as far as a viewer may see them.

A finished game does not change, so what it says about a seat is kept in memory. Only an analysis may be
added.
"""

import asyncio
import gzip
from collections import OrderedDict
from dataclasses import dataclass, replace

import structlog

from shedu.engine.errors import SheduError
from shedu.server.people.people import Person
from shedu.server.ratings.profiles import Profiles
from shedu.server.storage.writer import Writer
from shedu.server.tables.analyses import Analyses
from shedu.server.tables.games import Games, StoredGame
from shedu.server.tables.start import restore_game
from shedu.study.analysis.stored import StoredAnalysisError, parse_analysis
from shedu.study.statistics import PlayerStatistics, SeatFacts, facts_of, player_statistics

MAX_GAMES = 100  # the latest ones
MAX_KEPT = 5_000  # facts of seats in memory, about a kilobyte each
_log = structlog.get_logger("statistics")


@dataclass(frozen=True)
class Course:
    """A game on the way to the present."""

    game: str
    won: float
    lowest: int


class PlayerStatisticsReader:
    """Computes statistics outside of the event loop, one person at a time."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._profiles = Profiles(writer.database)
        self._games = Games(writer.database)
        self._analyses = Analyses(writer.database)
        self._kept: OrderedDict[tuple[str, int, bool], SeatFacts | None] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, person: Person, viewer: str) -> tuple[PlayerStatistics | None, list[Course]]:
        """The statistics over the latest games, and the games themselves, the earliest first."""
        seats = await self._writer.run(self._profiles.seats_in_finished, person, viewer, MAX_GAMES)
        found: list[tuple[str, SeatFacts]] = []
        async with self._turn:
            for game, seat in seats:
                facts = await self._facts(game, seat)
                if facts is not None:
                    found.append((game, facts))
        found.reverse()
        rows = [replace(facts, player=person.name) for _, facts in found]
        course = [Course(game, facts.won, facts.lowest) for game, facts in found]
        return (player_statistics(person.name, rows) if rows else None), course

    async def _facts(self, game: str, seat: int) -> SeatFacts | None:
        data = await self._writer.run(self._analyses.get, game)
        key = (game, seat, data is not None)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        stored = await self._writer.run(self._games.game, game)
        facts = None if stored is None else await asyncio.to_thread(_read, stored, seat, data)
        self._kept[key] = facts
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return facts


def _read(stored: StoredGame, seat: int, data: bytes | None) -> SeatFacts | None:
    """The statistics of a seat in one game; None if its record cannot be read any more."""
    try:
        analysis = None if data is None else parse_analysis(gzip.decompress(data).decode())
    except StoredAnalysisError as error:
        _log.warning("analysis not read", game=stored.id, error=str(error))
        analysis = None
    try:
        facts = facts_of(restore_game(stored).record(), analysis)
    except SheduError as error:
        _log.warning("game not counted", game=stored.id, error=str(error))
        return None
    return facts[seat] if seat < len(facts) else None
