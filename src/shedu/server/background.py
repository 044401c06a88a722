"""Periodic background work: one task that survives errors and logs them with their traceback."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

_log = structlog.get_logger("background")


class BackgroundLoop:
    """Calls `step` again and again; it returns the seconds until the next call, or None for `interval_s`."""

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
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), delay_s)
            self._wake.clear()
            delay_s = self._interval_s
            try:
                next_s = await self._step()
                delay_s = self._interval_s if next_s is None else next_s
            except Exception:
                _log.exception("background task failed", task=self.name)
