"""Shares workers between people, so that the work of one person does not delay that of another.

Every job has an owner. Jobs wait in one queue per owner and table:

- The owner that was served least recently is next; the tables of an owner take turns. Owners at one address
  share one turn, so that a person gains nothing by being many guests.
- An owner never holds all slots, except that of a server with a single slot.
- An owner with more jobs than slots gets a shorter budget for each.
- If an owner without a running job waits, and has no more jobs than slots, the job that has run longest is
  asked to finish early, once it had `MIN_TURN_SHARE` of the full budget; if the owner's address has a running
  job, only one of that address.
- A job that is asked to finish, or that overruns its budget, gives up its slot at once. There is one worker
  more than slots, so the next job need not wait until the worker is free or was replaced.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from shedu.server.background import Tasks

MIN_TURN_SHARE = 0.5  # of the full budget, before a job has to finish early for another owner
MIN_BUDGET_SHARE = 0.2  # of the full budget, however many jobs an owner has
OVERTIME_SHARE = 0.25  # of the full budget, for which a job may overrun its own and keep its slot
MAX_ATTEMPTS = 2  # if a worker process is lost
MAX_REMEMBERED_OWNERS = 1_000
MAX_REMEMBERED_TABLES = 10_000


class WorkerLostError(Exception):
    """A worker process ended for an unknown reason."""


class OverrunError(Exception):
    """A job overran its hard limit, and its worker was replaced."""

    def __init__(self, trace: str) -> None:
        super().__init__("The job overran its limit.")
        self.trace = trace  # the stack of the worker
        self.add_note(trace)  # for logs of hints and replays


class WorkFailedError(Exception):
    """A job raised an error in its worker."""

    def __init__(self, error: str, trace: str) -> None:
        super().__init__(error)
        self.trace = trace
        self.add_note(trace)


@dataclass(frozen=True)
class Call:
    """A function of a module, called with a `Budget` and these arguments."""

    function: Callable[..., Any]
    args: tuple[Any, ...] = ()


class Worker(Protocol):
    """Runs one call at a time."""

    async def run(self, call: Call, budget_s: float, limit_s: float) -> Any:
        """The call's result; WorkerLostError, OverrunError or WorkFailedError."""

    def finish_early(self) -> None:
        """End the budget of the running call."""

    def close(self) -> None:
        """End at once."""


@dataclass(eq=False)
class _Job:
    owner: str
    table: str
    call: Call
    done: asyncio.Future[Any]
    attempts: int = 0
    is_waiting: bool = False
    worker: Worker | None = None  # while it runs
    started: float = 0.0
    has_slot: bool = False
    overtime: asyncio.TimerHandle | None = None


@dataclass
class _Queue:
    """The waiting jobs of an owner, by table; the next table first."""

    tables: dict[str, deque[_Job]] = field(default_factory=dict)
    count: int = 0

    def add(self, job: _Job, is_first: bool = False) -> None:
        waiting = self.tables.setdefault(job.table, deque())
        if is_first:
            waiting.appendleft(job)
        else:
            waiting.append(job)
        self.count += 1
        job.is_waiting = True

    def pop(self) -> _Job:
        table = next(iter(self.tables))
        waiting = self.tables.pop(table)
        job = waiting.popleft()
        if waiting:
            self.tables[table] = waiting
        self.count -= 1
        job.is_waiting = False
        return job

    def remove(self, job: _Job) -> None:
        waiting = self.tables[job.table]
        waiting.remove(job)
        if not waiting:
            del self.tables[job.table]
        self.count -= 1
        job.is_waiting = False


class Scheduler:
    """Runs jobs on workers, `slots` of them at a time."""

    def __init__(
        self,
        workers: Sequence[Worker],
        slots: int,
        seconds: float,
        margin_s: float,
        address_of: Callable[[str], str] = str,
    ) -> None:
        """`seconds` is the full budget of a job; `margin_s` later its worker is replaced.

        `address_of` returns the address of an owner, or the owner if it is unknown.
        """
        self.seconds = seconds
        self._margin_s = margin_s
        self._address_of = address_of
        self._workers = workers
        self._idle = list(workers)
        self._slots = slots
        self._max_per_owner = max(1, slots - 1)
        self._waiting: dict[str, _Queue] = {}
        self._running: set[_Job] = set()
        # Owners and their addresses by the number of their last service.
        self._served: dict[tuple[str, str], int] = {}
        self._services = 0
        self._last_workers: OrderedDict[str, Worker] = OrderedDict()  # by table: there its bots are kept
        self._preemption: asyncio.TimerHandle | None = None
        self._tasks = Tasks()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        return sum(queue.count for queue in self._waiting.values())

    @property
    def running(self) -> int:
        return len(self._running)

    async def run(self, call: Call, owner: str, table: str) -> Any:
        """The result of a call; the errors of `Worker.run`. Cancelling it cancels the job.

        After `close` every job is cancelled: an error would make a bot's table play a fallback move.
        """
        if self._is_closed:
            raise asyncio.CancelledError
        loop = asyncio.get_running_loop()
        job = _Job(owner, table, call, loop.create_future())
        self._enqueue(job)
        self._dispatch()
        try:
            return await job.done
        finally:
            if job.done.cancelled():
                self._cancel(job)

    def close(self) -> None:
        """Cancel all jobs and end all workers."""
        self._is_closed = True
        for job in self._running:
            job.done.cancel()
        for queue in self._waiting.values():
            for job in (job for jobs in queue.tables.values() for job in jobs):
                job.done.cancel()
                job.is_waiting = False
        self._waiting.clear()
        if self._preemption is not None:
            self._preemption.cancel()
        for worker in self._workers:
            worker.close()

    # Queues

    def _enqueue(self, job: _Job, is_first: bool = False) -> None:
        self._waiting.setdefault(job.owner, _Queue()).add(job, is_first)

    def _cancel(self, job: _Job) -> None:
        if job.worker is not None:
            job.worker.finish_early()
        elif job.is_waiting:
            self._waiting[job.owner].remove(job)
            self._drop_if_empty(job.owner)

    def _drop_if_empty(self, owner: str) -> None:
        if not self._waiting[owner].count:
            del self._waiting[owner]

    def _held_by(self, owner: str) -> int:
        return sum(job.owner == owner for job in self._running)

    def _next(self) -> _Job | None:
        """Take the next job from its queue."""
        eligible = [owner for owner in self._waiting if self._held_by(owner) < self._max_per_owner]
        if not eligible:
            return None
        owner = min(eligible, key=lambda each: [self._served.get(key, 0) for key in self._served_keys(each)])
        job = self._waiting[owner].pop()
        self._drop_if_empty(owner)
        return job

    # Slots

    def _dispatch(self) -> None:
        """Start jobs while there are slots, and make room for owners that have to wait."""
        while self._idle and sum(job.has_slot for job in self._running) < self._slots:
            job = self._next()
            if job is None:
                break
            self._start(job)
        self._preempt()

    def _start(self, job: _Job) -> None:
        loop = asyncio.get_running_loop()
        budget_s = self.seconds * self._budget_share(job.owner)
        job.worker = self._take_worker(job.table)
        job.started, job.has_slot = loop.time(), True
        job.attempts += 1
        self._running.add(job)
        self._note_service(job.owner)
        overtime_s = budget_s + self.seconds * OVERTIME_SHARE
        job.overtime = loop.call_later(overtime_s, self._give_up_slot, job)
        self._tasks.start(self._run(job, job.worker, budget_s))

    def _take_worker(self, table: str) -> Worker:
        """The worker that served the table last, if it is idle, or another one."""
        last = self._last_workers.pop(table, None)
        worker = last if last in self._idle else self._idle[-1]
        self._idle.remove(worker)
        self._last_workers[table] = worker
        if len(self._last_workers) > MAX_REMEMBERED_TABLES:
            self._last_workers.popitem(last=False)
        return worker

    def _budget_share(self, owner: str) -> float:
        """The share of the full budget for a job of an owner, which is about to start."""
        queue = self._waiting.get(owner)
        jobs = 1 + (0 if queue is None else queue.count) + self._held_by(owner)
        return min(1.0, max(MIN_BUDGET_SHARE, self._max_per_owner / jobs))

    def _note_service(self, owner: str) -> None:
        self._services += 1
        for key in self._served_keys(owner):
            self._served.pop(key, None)
            self._served[key] = self._services
        while len(self._served) > MAX_REMEMBERED_OWNERS:
            del self._served[next(iter(self._served))]

    def _served_keys(self, owner: str) -> tuple[tuple[str, str], tuple[str, str]]:
        return ("address", self._address_of(owner)), ("owner", owner)

    async def _run(self, job: _Job, worker: Worker, budget_s: float) -> None:
        try:
            result = await worker.run(job.call, budget_s, budget_s + self._margin_s)
        except WorkerLostError as error:
            if job.attempts < MAX_ATTEMPTS and not job.done.done():
                self._enqueue(job, is_first=True)
            else:
                _resolve(job, error)
        except Exception as error:
            _resolve(job, error)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            self._running.discard(job)
            job.worker = None
            if job.overtime is not None:
                job.overtime.cancel()
            self._idle.append(worker)
            self._dispatch()

    def _give_up_slot(self, job: _Job) -> None:
        """Ask a job to finish; the next one need not wait for it."""
        if job.worker is not None and job.has_slot:
            job.has_slot = False
            job.worker.finish_early()
            self._dispatch()

    def _preempt(self) -> None:
        """Have the longest job finish early if an owner without a running job waits, unless it has many."""
        if self._preemption is not None:
            self._preemption.cancel()
            self._preemption = None
        holders = {job.owner for job in self._running}
        starved = [
            self._address_of(owner)
            for owner, queue in self._waiting.items()
            if owner not in holders and queue.count <= self._max_per_owner
        ]
        served = {self._address_of(owner) for owner in holders}
        is_new = any(address not in served for address in starved)
        finishing = sum(not job.has_slot for job in self._running)
        longest = _longest(
            job
            for job in self._running
            if job.has_slot and (is_new or self._address_of(job.owner) in starved)
        )
        if len(starved) <= finishing or longest is None:
            return
        loop = asyncio.get_running_loop()
        wait_s = longest.started + self.seconds * MIN_TURN_SHARE - loop.time()
        if wait_s > 0:
            self._preemption = loop.call_later(wait_s, self._dispatch)
        else:
            self._give_up_slot(longest)


def _longest(jobs: Iterable[_Job]) -> _Job | None:
    return min(jobs, key=lambda job: job.started, default=None)


def _resolve(job: _Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)
