"""Analyses of finished games in progress: one job for each decision, so that the workers are shared fairly.

They run in the process of replays, with low priority. A person has one at a time, an address and a server
a limited number.
"""

import asyncio
import gzip
from dataclasses import dataclass, field

import structlog

from shedu.engine.errors import RecordError
from shedu.engine.record import format_record
from shedu.play.game import Game
from shedu.server.errors import Code, RequestError, TableError
from shedu.server.live.jobs import Workers
from shedu.server.storage.writer import Writer
from shedu.server.tables.analyses import Analyses
from shedu.study.analysis.game import Analysis, tasks
from shedu.study.analysis.judge import DEALS, MIN_DEALS, Settings, levels
from shedu.study.analysis.stored import StoredAnalysisError, parse_analysis

MAX_ANALYSES = 20  # of a process
MAX_PER_PERSON = 1
MAX_PER_ADDRESS = 3
MAX_DECISIONS = 1_000
TIMES: dict[str, float] = {"quick": 0.0, "normal": 1.0, "thorough": 3.0}  # deals, as a share of the default
_log = structlog.get_logger("analyses")


def settings_of(level: str, time: str, players: int) -> Settings:
    """The settings that a person chose; RequestError, or TableError for a bot that has no evaluation."""
    if time not in TIMES:
        raise RequestError(400, Code.UNREADABLE, f"The time is {', '.join(TIMES)}, not {time!r}.")
    if level not in levels():
        raise TableError(Code.UNKNOWN_LEVEL, f"{level!r} cannot analyse: choose from {', '.join(levels())}.")
    return Settings(level, max(MIN_DEALS, round(DEALS[players] * TIMES[time])))


def is_more_thorough(settings: Settings, stored: Analysis) -> bool:
    """Whether an analysis with these settings replaces a stored one: by a stronger bot, or with more deals.

    All viewers of a game may start an analysis, so a weaker one must not replace one that others waited for.
    """
    strength = {level: number for number, level in enumerate(levels())}
    mine = strength[settings.level], settings.deals_for(len(stored.players))
    return mine > (strength.get(stored.level, -1), stored.deals)


def _parse(data: bytes) -> Analysis | None:
    """A stored analysis; None if another version made it."""
    try:
        return parse_analysis(gzip.decompress(data).decode())
    except (StoredAnalysisError, OSError):
        return None


@dataclass(eq=False)
class RunningAnalysis:
    """The analysis of one game, and how far it is."""

    owner: str
    address: str
    total: int
    done: int = 0
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class AnalysisJobs:
    """The analyses that this process makes."""

    def __init__(self, writer: Writer, workers: Workers) -> None:
        self._writer = writer
        self._workers = workers
        self._stored = Analyses(writer.database)
        self._running: dict[str, RunningAnalysis] = {}
        self._failed: set[str] = set()

    def running(self, game: str) -> RunningAnalysis | None:
        return self._running.get(game)

    def has_failed(self, game: str) -> bool:
        """Whether the last analysis of a game ended with an error since the process started."""
        return game in self._failed

    async def stored(self, game: str) -> Analysis | None:
        """The stored analysis of a game; None without one or if another version made it."""
        data = await self._writer.run(self._stored.get, game)
        return None if data is None else await asyncio.to_thread(_parse, data)

    def start(self, game: Game, owner: str, level: str, time: str) -> RunningAnalysis:
        """Begin to analyse an open game, unless it is being analysed; TableError."""
        assert game.is_open
        if (known := self._running.get(game.id)) is not None:
            return known
        if sum(each.owner == owner for each in self._running.values()) >= MAX_PER_PERSON:
            raise TableError(
                Code.ANALYSING, "You are already analysing a game. Wait until it is finished, or cancel it."
            )
        address = self._workers.addresses.get(owner)
        if sum(each.address == address for each in self._running.values()) >= MAX_PER_ADDRESS:
            raise TableError(
                Code.ANALYSING, "Too many games are being analysed from your address. Try again later."
            )
        if len(self._running) >= MAX_ANALYSES:
            raise TableError(Code.ANALYSING, "The server is analysing too many games. Try again later.")
        count = len(game.line) - 1
        if game.first.ply or not 0 < count <= MAX_DECISIONS:
            why = f"Only whole games of 1 to {MAX_DECISIONS} decisions can be analysed; this one has {count}."
            raise TableError(Code.NOT_ANALYSED, why)
        settings = settings_of(level, time, len(game.seats))
        self._failed.discard(game.id)
        running = self._running[game.id] = RunningAnalysis(owner, address, count)
        running.task = asyncio.create_task(self._run(game.copy(), running, settings))
        id = game.id
        running.task.add_done_callback(lambda _: self._running.pop(id))  # also if it never began
        return running

    def cancel(self, game: str, owner: str) -> None:
        """Cancel the analysis that a person began; nothing if there is none."""
        running = self._running.get(game)
        if running is not None and running.owner == owner and running.task is not None:
            running.task.cancel()

    async def close(self) -> None:
        """Cancel all analyses, and wait until they have ended."""
        running = [each.task for each in self._running.values() if each.task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self, game: Game, running: RunningAnalysis, settings: Settings) -> None:
        try:
            record = game.record()
            judgements = []
            for task in await asyncio.to_thread(tasks, record, settings):
                judgements.append(await self._workers.judge(task, running.owner, game.id))
                running.done += 1
            data = await self._workers.finish_analysis(
                format_record(record), record.rules.version, judgements, settings, running.owner, game.id
            )

            def replaces(before: bytes) -> bool:  # another process may have made one meanwhile
                stored = _parse(before)
                return stored is None or is_more_thorough(settings, stored)

            await self._writer.run(self._stored.put, game.id, data, replaces)
        except RecordError as error:
            self._failed.add(game.id)
            _log.warning("analysis failed", game=game.id, error=str(error))
        except Exception:
            self._failed.add(game.id)
            _log.exception("analysis failed", game=game.id)
