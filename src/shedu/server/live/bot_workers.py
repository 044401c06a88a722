"""Runs bots in worker processes. A worker receives a view, never a position."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Protocol, TypeVar

from shedu.engine.moves import Move
from shedu.engine.view import View
from shedu.players.advice.hints import advise
from shedu.players.bots.base import Budget
from shedu.players.bots.cache import BotCache
from shedu.players.bots.registry import make_player

Counsel = tuple[list[tuple[Move, float, str]], list[float]]  # moves with value and reason; chances to win
T = TypeVar("T")
R_co = TypeVar("R_co", covariant=True)
MAX_HINTS = 5


class Work(Protocol[R_co]):
    """Work for a worker."""

    def __call__(self, level: str, seed: int, seconds: float, view: View, /) -> R_co: ...


class _Worker(threading.local):
    """The state of a worker: one per thread, in a worker process or in the server."""

    def __init__(self) -> None:
        self.bots = BotCache()


_worker = _Worker()


def decide(table: str, level: str, seed: int, seconds: float, view: View) -> Move:
    """The move of the bot at a seat of a table. Runs in a worker, which keeps the bot."""
    bot = _worker.bots.bot(level, table, view.seat, seed)
    return bot.decide(view, Budget(seconds))


def counsel(language: str, level: str, seed: int, seconds: float, view: View) -> Counsel:
    """The advice of a bot, in words. Runs in a worker."""
    advice = advise(view, make_player(level, seed), Budget(seconds), MAX_HINTS)
    moves = [(hint.move, hint.value, hint.words(language)) for hint in advice.hints]
    return moves, list(advice.chances)


def _begin_work() -> None:
    """Initialise a worker: it exits with its server, even after a crash, and ignores Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _warm_up() -> None:
    """Do nothing: the first task starts the worker process."""


class Bots:
    """A few worker processes, which start at once and are made anew when one is lost.

    Without any, bots think in a thread of this process.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.busy = 0  # how many think now, or wait for it
        self._pool = self._start()

    def _start(self) -> Executor:
        if self.workers == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="bots")
        context: SpawnContext = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin_work)
        for _ in range(self.workers):
            pool.submit(_warm_up)
        return pool

    async def decide(self, level: str, seed: int, view: View, table: str = "") -> Move:
        """The move of the bot at a seat of a table."""
        return await self._run(partial(decide, table), level, seed, view)

    async def advise(self, level: str, seed: int, view: View, language: str = "en") -> Counsel:
        """The advice of a bot for a view."""
        return await self._run(partial(counsel, language), level, seed, view)

    async def _run(self, work: Work[T], level: str, seed: int, view: View) -> T:
        self.busy += 1
        try:
            return await self._try(work, level, seed, view)
        finally:
            self.busy -= 1

    async def _try(self, work: Work[T], level: str, seed: int, view: View) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, level, seed, self.seconds, view)
            except BrokenProcessPool:  # a worker was killed: retry with a new pool
                if pool is self._pool:
                    self._pool = self._start()
        return await loop.run_in_executor(self._pool, work, level, seed, self.seconds, view)

    def close(self) -> None:
        """Stop all workers at once."""
        workers: dict[int, BaseProcess] = getattr(self._pool, "_processes", None) or {}
        processes = list(workers.values())  # shutdown drops the reference
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
