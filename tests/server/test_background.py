"""Periodic background work."""

import asyncio

import pytest
import structlog

from shedu.server.background import BackgroundLoop


def test_errors_are_logged_with_their_traceback_and_do_not_end_the_loop() -> None:
    calls: list[int] = []

    async def step() -> float | None:
        calls.append(len(calls))
        if len(calls) == 1:
            raise ValueError("broken")
        return None

    async def check() -> None:
        loop = BackgroundLoop("count", step, interval_s=0.001)
        loop.start()
        while len(calls) < 3:
            await asyncio.sleep(0.001)
        await loop.close()
        count = len(calls)
        await asyncio.sleep(0.01)
        assert len(calls) == count  # closed

    with structlog.testing.capture_logs() as logged:
        asyncio.run(check())
    assert logged == [
        {"event": "background task failed", "task": "count", "log_level": "error", "exc_info": True}
    ]


def test_wake_makes_the_next_call_at_once() -> None:
    calls: list[int] = []

    async def step() -> float | None:
        calls.append(len(calls))
        return 60.0

    async def check() -> None:
        loop = BackgroundLoop("count", step, interval_s=60.0, first_delay_s=60.0)
        loop.start()
        for expected in (1, 2):
            loop.wake()
            while len(calls) < expected:
                await asyncio.sleep(0.001)
        await loop.close()

    asyncio.run(asyncio.wait_for(check(), 10))


def test_a_loop_that_was_not_started_can_be_closed() -> None:
    async def check() -> None:
        await BackgroundLoop("never", asyncio.sleep, 1.0).close()  # type: ignore[arg-type]

    asyncio.run(check())


@pytest.mark.parametrize("ticks", range(6))
def test_a_loop_that_is_woken_while_it_is_closed_ends(ticks: int) -> None:
    """In either order of events."""

    async def step() -> None:
        return None

    async def run() -> bool:
        loop = BackgroundLoop("test", step, 60.0, 60.0)
        loop.start()
        await asyncio.sleep(0)
        loop.wake()
        for _ in range(ticks):
            await asyncio.sleep(0)
        done, waiting = await asyncio.wait([asyncio.create_task(loop.close())], timeout=1)
        for task in waiting:
            task.cancel()
        return bool(done)

    assert asyncio.run(run())
