"""The scheduler: people share workers fairly, and no job delays those of others. Time is virtual."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import pytest

from shedu.server.workers.scheduler import (
    MIN_BUDGET_SHARE,
    Call,
    OverrunError,
    Scheduler,
    Worker,
    WorkerLostError,
    WorkFailedError,
)
from tests.server.workers.virtual_time import run

BUDGET_S = 1.0
MARGIN_S = 5.0


def expert() -> None:
    """Thinks until its budget ends; then needs a little for its plan."""


def hanging() -> None:
    """Ignores its budget."""


def failing() -> None:
    """Raises an error."""


AFTER_BUDGET_S = 0.05


class FakeWorker:
    """A worker whose calls take virtual time."""

    def __init__(self) -> None:
        self.budgets: list[float] = []
        self.is_busy = False
        self.losses = 0
        self._early = asyncio.Event()

    async def run(self, call: Call, budget_s: float, limit_s: float) -> Any:
        assert not self.is_busy
        self.is_busy = True
        self.budgets.append(budget_s)
        self._early = asyncio.Event()
        try:
            await asyncio.sleep(0)
            if self.losses:
                self.losses -= 1
                raise WorkerLostError
            if call.function is failing:
                raise WorkFailedError("ValueError: no", "trace")
            if call.function is hanging:
                await asyncio.sleep(limit_s)
                raise OverrunError("stack")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._early.wait(), budget_s)
            await asyncio.sleep(AFTER_BUDGET_S)
            return call.args[0] if call.args else None
        finally:
            self.is_busy = False

    def finish_early(self) -> None:
        self._early.set()

    def close(self) -> None:
        pass


def scheduler(slots: int) -> tuple[Scheduler, list[FakeWorker]]:
    """Owners are at the address before the colon in their names."""
    workers = [FakeWorker() for _ in range(slots + 1)]
    address_of = lambda owner: owner.partition(":")[0]  # noqa: E731
    return Scheduler(workers, slots, BUDGET_S, MARGIN_S, address_of), workers


async def timed(work: Coroutine[Any, Any, Any]) -> float:
    begun = asyncio.get_running_loop().time()
    await work
    return asyncio.get_running_loop().time() - begun


async def play_for_ever(pool: Scheduler, owner: str, table: str) -> None:
    """A table of experts, which request each decision immediately after the last."""
    while True:
        await pool.run(Call(expert), owner, table)


@pytest.mark.parametrize("slots", [1, 2, 4])
@pytest.mark.parametrize("offset_s", [0.0, 0.1, 0.45, 0.9])
def test_fifty_tables_of_one_owner_delay_another_table_by_less_than_half(slots: int, offset_s: float) -> None:
    async def measure() -> None:
        alone, _ = scheduler(slots)
        alone_s = await timed(alone.run(Call(expert), "ann", "quiet"))
        pool, _ = scheduler(slots)
        crowd = [asyncio.create_task(play_for_ever(pool, "eve", f"table {n}")) for n in range(50)]
        await asyncio.sleep(10 + offset_s)
        for _ in range(5):  # one decision after the other
            took_s = await timed(pool.run(Call(expert), "ann", "quiet"))
            assert alone_s <= took_s + 1e-9  # it is not cut short, either
            assert took_s <= 1.5 * alone_s
        for task in crowd:
            task.cancel()

    run(measure())


@pytest.mark.parametrize("slots", [1, 2, 4])
def test_fifty_guests_at_one_address_delay_another_table_by_less_than_half(slots: int) -> None:
    """Each of them has one table, so that each would be served as often as another person."""

    async def measure() -> None:
        alone, _ = scheduler(slots)
        alone_s = await timed(alone.run(Call(expert), "ann", "quiet"))
        pool, _ = scheduler(slots)
        crowd = [asyncio.create_task(play_for_ever(pool, f"eve:{n}", f"table {n}")) for n in range(50)]
        for offset_s in (10.0, 0.1, 0.45, 0.9):
            await asyncio.sleep(offset_s)
            assert await timed(pool.run(Call(expert), "ann", "quiet")) <= 1.5 * alone_s
        for task in crowd:
            task.cancel()

    run(measure())


def test_people_at_one_address_take_turns() -> None:
    async def play() -> None:
        pool, _ = scheduler(1)
        served: list[str] = []

        async def table(owner: str) -> None:
            for _ in range(3):
                await pool.run(Call(expert), owner, owner)
                served.append(owner)

        await asyncio.gather(*(table(f"club:{number}") for number in range(5)))
        assert sorted(served[:5]) == sorted(set(served)) == sorted(served[5:10])

    run(play())


def test_all_tables_of_a_crowded_owner_go_on() -> None:
    async def play() -> None:
        pool, _ = scheduler(1)
        served: list[str] = []

        async def table(name: str) -> None:
            for _ in range(2):
                await pool.run(Call(expert), "eve", name)
                served.append(name)

        await asyncio.gather(*(table(str(number)) for number in range(20)))
        assert served[:20] == [str(number) for number in range(20)]  # each once before any twice

    run(play())


def test_a_long_job_finishes_early_for_an_owner_that_waits() -> None:
    async def play() -> None:
        pool, workers = scheduler(1)
        first = asyncio.create_task(timed(pool.run(Call(expert), "ann", "one")))
        await asyncio.sleep(0.1)
        second = asyncio.create_task(timed(pool.run(Call(expert), "bob", "two")))
        assert await first == pytest.approx(0.5 + AFTER_BUDGET_S)
        assert await second == pytest.approx(0.4 + BUDGET_S + AFTER_BUDGET_S)  # has the slot at 0.5 s
        assert [worker.budgets for worker in workers] == [[BUDGET_S], [BUDGET_S]]

    run(play())


def test_a_job_that_is_alone_has_its_whole_budget() -> None:
    async def play() -> None:
        pool, _ = scheduler(1)
        assert await timed(pool.run(Call(expert), "ann", "one")) == pytest.approx(BUDGET_S + AFTER_BUDGET_S)

    run(play())


def test_an_owner_never_holds_every_slot() -> None:
    async def play() -> None:
        pool, workers = scheduler(3)
        tasks = [asyncio.create_task(play_for_ever(pool, "eve", str(number))) for number in range(9)]
        for _ in range(50):
            await asyncio.sleep(0.07)
            assert sum(worker.is_busy for worker in workers) <= 2
        for task in tasks:
            task.cancel()

    run(play())


def test_budgets_shrink_with_the_jobs_of_the_owner_only() -> None:
    async def play() -> None:
        pool, workers = scheduler(2)
        tasks = [asyncio.create_task(pool.run(Call(expert), "eve", str(number))) for number in range(8)]
        tasks.append(asyncio.create_task(pool.run(Call(expert), "ann", "quiet")))
        await asyncio.gather(*tasks)
        budgets = sorted(budget for worker in workers for budget in worker.budgets)
        assert budgets[0] == pytest.approx(MIN_BUDGET_SHARE * BUDGET_S)
        assert budgets[-1] == BUDGET_S

    run(play())


def test_a_job_that_hangs_does_not_hold_up_others() -> None:
    async def play() -> None:
        pool, _ = scheduler(1)
        hung = asyncio.create_task(pool.run(Call(hanging), "eve", "bad"))
        await asyncio.sleep(0.1)
        waits = [await timed(pool.run(Call(expert), "ann", "good")) for _ in range(4)]
        assert not hung.done()
        assert max(waits) <= 1.5 * (BUDGET_S + AFTER_BUDGET_S)
        with pytest.raises(OverrunError) as caught:
            await hung
        assert caught.value.trace == "stack"
        assert asyncio.get_running_loop().time() == pytest.approx(BUDGET_S + MARGIN_S)

    run(play())


def test_a_lost_worker_is_tried_again_once() -> None:
    async def play() -> None:
        pool, workers = scheduler(1)
        workers[-1].losses = 1
        assert await pool.run(Call(expert, (7,)), "ann", "one") == 7
        for worker in workers:
            worker.losses = 2
        with pytest.raises(WorkerLostError):
            await pool.run(Call(expert), "ann", "one")

    run(play())


def test_an_error_reaches_the_caller_and_frees_the_worker() -> None:
    async def play() -> None:
        pool, _ = scheduler(1)
        with pytest.raises(WorkFailedError):
            await pool.run(Call(failing), "ann", "one")
        assert await pool.run(Call(expert, (7,)), "ann", "one") == 7

    run(play())


def test_a_cancelled_job_leaves_queue_and_worker() -> None:
    async def play() -> None:
        pool, workers = scheduler(1)
        tasks = [asyncio.create_task(pool.run(Call(expert), "eve", str(number))) for number in range(3)]
        await asyncio.sleep(0.01)
        assert (pool.running, pool.waiting) == (1, 2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert pool.waiting == 0
        await asyncio.sleep(2 * AFTER_BUDGET_S)  # the budget of the running one was ended
        assert pool.running == 0
        assert not any(worker.is_busy for worker in workers)

    run(play())


def test_closing_cancels_all_jobs_and_those_that_follow() -> None:
    async def play() -> None:
        pool, _ = scheduler(1)
        tasks = [asyncio.create_task(pool.run(Call(expert), "eve", str(number))) for number in range(3)]
        await asyncio.sleep(0.01)
        pool.close()
        tasks.append(asyncio.create_task(pool.run(Call(expert), "eve", "late")))
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(result, asyncio.CancelledError) for result in results)

    run(play())


def test_a_worker_satisfies_the_protocol() -> None:
    async def check() -> None:
        worker: Worker = FakeWorker()
        worker.close()

    run(check())
