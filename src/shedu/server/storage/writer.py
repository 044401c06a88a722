"""Runs database work in one thread, so that the event loop never waits for a disk."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, ParamSpec, TypeVar

from shedu.server.storage.database import Database
from shedu.server.storage.retry import retry_transaction

P = ParamSpec("P")
T = TypeVar("T")
MAX_GROUP_SIZE = 500  # items in one transaction
# Between the starts of transactions under load: fewer, larger ones cost less. A single item starts at once.
GROUP_INTERVAL_S = 0.008


class Writer:
    """The one thread that uses the database; calls run one after the other."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database")

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a blocking repository method, with retries. It completes even if the caller is cancelled."""

        def once() -> T:
            self.database.has_committed = False
            return work(*args, **kwargs)

        def has_only_read() -> bool:
            return not self.database.has_committed

        return await asyncio.shield(self.submit(once, has_only_read))

    def submit(self, work: Callable[[], T], may_repeat: Callable[[], bool]) -> asyncio.Future[T]:
        """Queue work for the thread, with retries."""
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, retry_transaction, work, may_repeat)

    def close(self) -> None:
        """Finish all queued work and close the database."""
        self._thread.shutdown(wait=True)
        self.database.close()


class GroupCommit(Generic[T]):
    """Commits items that arrive while the thread is busy in one transaction: one disk flush for all.

    `commit` must be idempotent: it is repeated after a lost connection. It returns an error for each item
    that was not stored.
    """

    def __init__(self, writer: Writer, commit: Callable[[Sequence[T]], Sequence[Exception | None]]) -> None:
        self._writer = writer
        self._commit = commit
        self._waiting: deque[tuple[T, asyncio.Future[None]]] = deque()
        self._is_running = False
        self.observe: Callable[[int, float], None] | None = None  # receives items stored and seconds taken

    async def add(self, item: T) -> None:
        """Commit an item; raises its error. It is committed even if the caller is cancelled."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, done))
        if not self._is_running:
            self._is_running = True
            self._commit_next()
        await done

    def _commit_next(self) -> None:
        group = [self._waiting.popleft() for _ in range(min(len(self._waiting), MAX_GROUP_SIZE))]
        items = [item for item, _ in group]
        begun = time.perf_counter()
        committed = self._writer.submit(lambda: self._commit(items), lambda: True)
        committed.add_done_callback(lambda done: self._resolve(group, done, begun))

    def _resolve(
        self,
        group: Sequence[tuple[T, asyncio.Future[None]]],
        committed: asyncio.Future[Sequence[Exception | None]],
        begun: float,
    ) -> None:
        failure = committed.exception()
        errors: Sequence[BaseException | None] = [failure] * len(group) if failure else committed.result()
        if self.observe is not None:
            self.observe(sum(error is None for error in errors), time.perf_counter() - begun)
        for (_, done), error in zip(group, errors, strict=True):
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        if self._waiting:
            wait = max(0.0, begun + GROUP_INTERVAL_S - time.perf_counter())
            asyncio.get_running_loop().call_later(wait, self._commit_next)
        else:
            self._is_running = False
