"""Jobs of worker processes for tables: moves of bots, hints, coaching, replays, analyses.

A bot receives a view, never a position. Replays and analyses receive the whole game, which is open.
"""

import gzip
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from shedu.engine import IS_COMPILED
from shedu.engine.moves import Move
from shedu.engine.record import read_record
from shedu.engine.rules import RULES_VERSION
from shedu.engine.scores import Result
from shedu.engine.view import View
from shedu.locales import texts
from shedu.play.game import Game
from shedu.play.seats import Seat
from shedu.players.advice.hints import advise, in_words
from shedu.players.bots.base import Budget
from shedu.players.bots.cache import BotCache, UnknownHistoryError
from shedu.players.bots.history import History
from shedu.players.bots.registry import make_player
from shedu.server.live.presenter import Presenter, frames, history
from shedu.server.tables.checkpoints import StoredCheckpoint
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode
from shedu.server.workers.processes import ProcessWorker, ThreadWorker
from shedu.server.workers.scheduler import Call, Scheduler, Worker
from shedu.study import coach
from shedu.study.analysis.game import Task, finish, run
from shedu.study.analysis.judge import Judgement, Settings
from shedu.study.analysis.stored import format_analysis
from shedu.study.puzzles.explain import Explanation, explain
from shedu.study.puzzles.puzzle import Puzzle

Counsel = tuple[list[tuple[Move, float, str]], list[float]]  # moves with value and reason; chances to win
Coaching = tuple[coach.Opinion, str, str]  # with the reasons for the move and for the best one
MAX_HINTS = 5
MARGIN_S = 5.0 if IS_COMPILED else 60.0  # after the budget of a bot; then its worker is replaced
REPLAY_LIMIT_S = 60.0
REPLAY_NICENESS = 10  # replays and analyses use the time that bots leave
GZIP_LEVEL = 5
MAX_REMEMBERED_ADDRESSES = 20_000


@dataclass(frozen=True)
class Replay:
    """A game from whose entries its frames are made, or its history if it still runs."""

    game: str
    head: str
    entries: Sequence[tuple[int, str]]
    seats: Sequence[Seat]
    info: m.GameInfo | None  # of frames; None for a history
    seat: int | None  # whose hand to show; in frames None for all, in a history None for a spectator
    rules_version: int = RULES_VERSION
    checkpoint: StoredCheckpoint | None = None  # if the game continued from one


class _Cache(threading.local):
    """The bots of a worker: one cache per thread, in a worker process or in the server."""

    def __init__(self) -> None:
        self.bots = BotCache()


_cache = _Cache()


def prepare() -> None:
    """Initialise a worker process: its import of this module is the whole of it."""


def decide(
    budget: Budget, table: str, level: str, seed: int, view: View, history: History | None
) -> Move | None:
    """The move of the bot at a seat of a table; None if it follows the game and needs the history.

    The worker keeps the bot.
    """
    try:
        bot = _cache.bots.bot(level, table, view.seat, seed, history)
    except UnknownHistoryError:
        return None
    return bot.decide(view, budget)


def end_game(_budget: Budget, table: str, seat: int, result: Result | None) -> None:
    """Part with the bot of a seat whose game is over."""
    _cache.bots.end(table, seat, result)


def counsel(budget: Budget, language: str, level: str, seed: int, view: View) -> Counsel:
    """The advice of a bot, in words."""
    bot = make_player(level, seed)
    bot.begin(view)
    advice = advise(view, bot, budget, MAX_HINTS)
    bot.end(None)
    moves = [(hint.move, hint.value, hint.words(language)) for hint in advice.hints]
    return moves, list(advice.chances)


def coach_focus(_budget: Budget, language: str, view: View) -> str:
    """A sentence on the open decision of a view."""
    return texts(language).say(coach.focus(view, Settings()))


def coach_opinion(_budget: Budget, language: str, view: View, move: Move) -> Coaching:
    """The coach's opinion of a move, in words."""
    found = coach.opinion(view, move, Settings())
    return found, in_words(found.reasons, language), in_words(found.best_reasons, language)


def explain_puzzle(
    _budget: Budget, puzzle: Puzzle, view: View, tried: str | None, language: str
) -> Explanation:
    """Why the solution of a puzzle is best, and what follows a tried move, in words."""
    return explain(view, puzzle.solution, puzzle.value, puzzle.gap, tried, language)


def replay_frames(_budget: Budget, replay: Replay) -> bytes:
    """All frames of a game, or the history of a seat, as compressed JSON."""
    head, known = read_record(replay.head, replay.rules_version), replay.checkpoint
    first = None if known is None else known.checkpoint(head, replay.entries)
    game = Game(replay.game, head, replay.seats, is_replay=True, checkpoint=first)
    game.restore(replay.entries[len(game.entries) :])
    presenter = Presenter(game)
    found = (
        history(presenter, replay.seat)
        if replay.info is None
        else frames(presenter, replay.info, replay.seat)
    )
    return gzip.compress(encode(found), GZIP_LEVEL, mtime=0)


class OwnerAddresses:
    """The addresses from which people last used this process."""

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}

    def note(self, person: str, address: str) -> None:
        self._addresses.pop(person, None)
        self._addresses[person] = address
        if len(self._addresses) > MAX_REMEMBERED_ADDRESSES:
            del self._addresses[next(iter(self._addresses))]

    def get(self, person: str) -> str:
        """The rate-limit key of a person's address, or the person if it is unknown."""
        return self._addresses.get(person, person)


def judge(_budget: Budget, task: Task) -> Judgement:
    """The judgement of one decision of a finished game."""
    return run(task)


def finish_analysis(
    _budget: Budget, record: str, rules_version: int, judgements: Sequence[Judgement], settings: Settings
) -> bytes:
    """The analysis of a finished game, as compressed JSON."""
    analysis = finish(read_record(record, rules_version), judgements, settings)
    return gzip.compress(format_analysis(analysis).encode(), GZIP_LEVEL, mtime=0)


class Workers:
    """The worker processes of a server: one more than `processes` for bots and hints, and one for replays.

    Without any, threads of the server do their work.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        slots = max(1, processes)
        self.addresses = OwnerAddresses()
        self.bots = Scheduler(
            [_worker(processes, is_started=True) for _ in range(slots + 1)],
            slots,
            seconds,
            MARGIN_S,
            self.addresses.get,
        )
        self.replays = Scheduler(
            [_worker(processes, REPLAY_NICENESS)], 1, REPLAY_LIMIT_S, MARGIN_S, self.addresses.get
        )

    async def decide(
        self,
        level: str,
        seed: int,
        view: View,
        table: str = "",
        owner: str = "",
        history: History | None = None,
    ) -> Move | None:
        """The move of the bot at a seat, or None if it needs the history; the errors of `Worker.run`."""
        call = Call(decide, (table, level, seed, view, history))
        return cast(Move | None, await self.bots.run(call, owner or table, table))

    async def end_game(self, table: str, seat: int, result: Result | None, owner: str = "") -> None:
        """Send the result to the bot of a seat; the errors of `Worker.run`."""
        await self.bots.run(Call(end_game, (table, seat, result)), owner or table, table)

    async def advise(
        self, level: str, seed: int, view: View, language: str = "en", table: str = "", owner: str = ""
    ) -> Counsel:
        """The advice of a bot for a view; the errors of `Worker.run`."""
        call = Call(counsel, (language, level, seed, view))
        return cast(Counsel, await self.bots.run(call, owner or table, table))

    async def focus(self, language: str, view: View, table: str, owner: str) -> str:
        """A sentence on the open decision of a view; the errors of `Worker.run`."""
        return cast(str, await self.bots.run(Call(coach_focus, (language, view)), owner or table, table))

    async def opinion(self, language: str, view: View, move: Move, table: str, owner: str) -> Coaching:
        """The coach's opinion of a move; the errors of `Worker.run`."""
        call = Call(coach_opinion, (language, view, move))
        return cast(Coaching, await self.bots.run(call, owner or table, table))

    async def explain_puzzle(
        self, puzzle: Puzzle, view: View, tried: str | None, language: str, owner: str
    ) -> Explanation:
        """The explanation after an attempt; the errors of `Worker.run`."""
        call = Call(explain_puzzle, (puzzle, view, tried, language))
        return cast(Explanation, await self.bots.run(call, owner, f"puzzle {owner}"))

    async def replay_frames(self, replay: Replay, owner: str) -> bytes:
        """All frames of an open game as compressed JSON; the errors of `Worker.run`."""
        call = Call(replay_frames, (replay,))
        return cast(bytes, await self.replays.run(call, owner, replay.game))

    async def judge(self, task: Task, owner: str, game: str) -> Judgement:
        """Judge one decision of a finished game; the errors of `Worker.run`."""
        return cast(Judgement, await self.replays.run(Call(judge, (task,)), owner, f"analysis {game}"))

    async def finish_analysis(
        self,
        record: str,
        rules_version: int,
        judgements: Sequence[Judgement],
        settings: Settings,
        owner: str,
        game: str,
    ) -> bytes:
        """The analysis of a finished game, as compressed JSON; the errors of `Worker.run`."""
        call = Call(finish_analysis, (record, rules_version, judgements, settings))
        return cast(bytes, await self.replays.run(call, owner, f"analysis {game}"))

    def close(self) -> None:
        """Stop all workers at once."""
        self.bots.close()
        self.replays.close()


def _worker(processes: int, niceness: int = 0, is_started: bool = False) -> Worker:
    if not processes:
        return ThreadWorker()
    worker = ProcessWorker(prepare, niceness)
    if is_started:
        worker.start()
    return worker
