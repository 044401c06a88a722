"""Periodic and other background work, and updates that are sent together if there are many."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

import structlog

T = TypeVar("T")
_log = structlog.get_logger("background")


class BackgroundLoop:
    """One task that survives errors and logs them.

    It calls `step` again and again, which returns the seconds until the next call, or None for `interval_s`.
    """

    def __init__(
        self,
        name: str,
        step: Callable[[], Awaitable[float | None]],
        interval_s: float,
        first_delay_s: float = 0.0,
    ) -> None:
        self.name = name
        self._step = step
        self._interval_s = interval_s
        self._first_delay_s = first_delay_s
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self.name)

    def wake(self) -> None:
        """Make the next call now."""
        self._wake.set()

    async def close(self) -> None:
        """Cancel the task and wait until it has ended."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        delay_s = self._first_delay_s
        while True:
            # Not wait_for: in Python 3.11 it can swallow the cancellation of a task that is woken.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay_s):
                    await self._wake.wait()
            self._wake.clear()
            delay_s = self._interval_s
            try:
                next_s = await self._step()
                delay_s = self._interval_s if next_s is None else next_s
            except Exception:
                _log.exception("background task failed", task=self.name)


class Tasks:
    """Tasks that are finished before their owner is closed."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self) -> None:
        """Wait for all tasks; their errors are ignored."""
        await asyncio.gather(*self._running, return_exceptions=True)


class UpdateRate(NamedTuple):
    per_second: float
    burst: int


class CoalescedUpdate:
    """Calls `send` at once while it is requested seldom, otherwise once for all requests in between."""

    def __init__(self, send: Callable[[], None], rate: UpdateRate) -> None:
        self._send = send
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def request(self) -> bool:
        """Send now, or later; whether it was sent now."""
        if self._timer is not None:
            return False
        loop = asyncio.get_running_loop()
        now = loop.time()
        elapsed = 0.0 if self._at is None else now - self._at
        self._tokens = min(self._rate.burst, self._tokens + elapsed * self._rate.per_second)
        self._at = now
        if self._tokens >= 1:
            self._take()
            return True
        self._timer = loop.call_later((1 - self._tokens) / self._rate.per_second, self._send_late)
        return False

    def _send_late(self) -> None:
        self._timer = None
        self._at = asyncio.get_running_loop().time()
        self._tokens = 1.0
        self._take()

    def _take(self) -> None:
        self._tokens -= 1
        self._send()

    def cancel(self) -> None:
        """Drop a late update."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
