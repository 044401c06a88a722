"""Worker processes: results, errors, the end of a budget, and replacement of one that dies or hangs."""

import asyncio
import os
import signal
import traceback
from collections.abc import Awaitable, Callable

import pytest

from shedu.server.workers.processes import ProcessWorker, ThreadWorker
from shedu.server.workers.scheduler import Call, OverrunError, WorkerLostError, WorkFailedError
from tests.server.workers import calls

BUDGET_S, LIMIT_S = 30.0, 60.0


def with_worker(test: Callable[[ProcessWorker], Awaitable[None]], niceness: int = 0) -> None:
    async def run() -> None:
        worker = ProcessWorker(calls.prepare, niceness)
        try:
            await test(worker)
        finally:
            worker.close()

    asyncio.run(run())


def test_a_process_returns_results_and_errors() -> None:
    async def test(worker: ProcessWorker) -> None:
        assert await worker.run(Call(calls.double, (21,)), BUDGET_S, LIMIT_S) == 42
        assert await worker.run(Call(calls.pid), BUDGET_S, LIMIT_S) == worker.pid != os.getpid()
        with pytest.raises(WorkFailedError, match="ValueError: no such thing") as caught:
            await worker.run(Call(calls.fail), BUDGET_S, LIMIT_S)
        assert "in fail" in caught.value.trace
        assert await worker.run(Call(calls.niceness), BUDGET_S, LIMIT_S) >= 5

    with_worker(test, niceness=5)


def test_a_running_call_is_told_to_finish() -> None:
    async def test(worker: ProcessWorker) -> None:
        for delay_s in (0.0, 0.05):  # before and after the process has the call
            running = asyncio.create_task(worker.run(Call(calls.use_budget), BUDGET_S, LIMIT_S))
            await asyncio.sleep(delay_s)
            worker.finish_early()
            assert await running
        assert await worker.run(Call(calls.double, (1,)), BUDGET_S, LIMIT_S) == 2

    with_worker(test)


def test_a_call_that_hangs_is_ended_with_its_stack_and_the_process_replaced() -> None:
    async def test(worker: ProcessWorker) -> None:
        before = await worker.run(Call(calls.pid), BUDGET_S, LIMIT_S)
        with pytest.raises(OverrunError) as caught:
            await worker.run(Call(calls.hang_here), 0.01, 0.05)
        assert "in hang_here" in caught.value.trace
        assert "in hang_here" in "".join(traceback.format_exception(caught.value))  # in every log
        assert await worker.run(Call(calls.pid), BUDGET_S, LIMIT_S) != before

    with_worker(test)


def test_a_process_that_cannot_end_itself_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shedu.server.workers.processes.KILL_DELAY_S", 0.1)

    async def test(worker: ProcessWorker) -> None:
        before = await worker.run(Call(calls.pid), BUDGET_S, LIMIT_S)
        os.kill(before, signal.SIGSTOP)
        with pytest.raises(OverrunError):
            await worker.run(Call(calls.double, (1,)), 0.01, 0.05)
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)
        assert await worker.run(Call(calls.double, (1,)), BUDGET_S, LIMIT_S) == 2

    with_worker(test)


def test_a_process_that_is_killed_is_replaced() -> None:
    async def test(worker: ProcessWorker) -> None:
        before = await worker.run(Call(calls.pid), BUDGET_S, LIMIT_S)
        running = asyncio.create_task(worker.run(Call(calls.hang_here), BUDGET_S, LIMIT_S))
        await asyncio.sleep(0)
        os.kill(before, signal.SIGKILL)
        with pytest.raises(WorkerLostError):
            await running
        assert await worker.run(Call(calls.pid), BUDGET_S, LIMIT_S) != before

    with_worker(test)


def test_a_thread_that_hangs_is_left_behind_with_its_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shedu.server.workers.processes.KILL_DELAY_S", 0.0)
    release = asyncio.Event()

    def wait_for_the_test(*_: object) -> None:
        while not release.is_set():
            pass

    async def run() -> None:
        worker = ThreadWorker()
        with pytest.raises(OverrunError) as caught:
            await worker.run(Call(wait_for_the_test), 0.01, 0.05)
        assert "wait_for_the_test" in caught.value.trace
        assert await worker.run(Call(calls.double, (4,)), BUDGET_S, LIMIT_S) == 8
        release.set()
        with pytest.raises(WorkFailedError, match="no such thing"):
            await worker.run(Call(calls.fail), BUDGET_S, LIMIT_S)
        worker.close()

    asyncio.run(run())
