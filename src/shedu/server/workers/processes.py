"""Worker processes, each with a thread of the server that waits for it.

A process is killed and replaced alone during any work: workers share no lock and no queue. The pool of
the standard library breaks when a process is killed. Pebble can kill one, but cannot ask a running job to
finish, nor report where it hangs.
"""

import asyncio
import contextlib
import faulthandler
import itertools
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import structlog

from shedu.players.bots.base import Budget
from shedu.server.workers.scheduler import Call, OverrunError, WorkerLostError, WorkFailedError

START_TIMEOUT_S = 60.0
KILL_DELAY_S = 1.0  # after the limit, for a process that could not end itself
MAX_TRACE_BYTES = 60_000  # less than a pipe holds
NUMBER_BYTES = 8
_log = structlog.get_logger("workers")


class ProcessWorker:
    """A worker process, started on first use or by `start`, and replaced when it ends."""

    def __init__(self, prepare: Callable[[], None], niceness: int = 0) -> None:
        """`prepare` is called in each new process."""
        self._prepare = prepare
        self._niceness = niceness
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._process: _Process | None = None
        self._lock = threading.Lock()  # of the control pipe and of closing
        self._numbers = itertools.count(1)
        self._number = 0  # of the current call
        self._finished_early = 0  # the last call with an ended budget
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def start(self) -> None:
        """Start the process without waiting for it."""
        self._thread.submit(self._running)

    async def run(self, call: Call, budget_s: float, limit_s: float) -> Any:
        self._number = next(self._numbers)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._run, self._number, call, budget_s, limit_s)

    def finish_early(self) -> None:
        with self._lock:
            self._finished_early = self._number
            if self._process is not None:
                self._process.end_budget(self._number)

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _running(self) -> "_Process":
        """The process, started if necessary."""
        if self._process is None:
            process = _Process(self._prepare, self._niceness)
            with self._lock:
                if self._is_closed:
                    process.kill()
                    raise WorkerLostError("The server is shutting down.")
                self._process = process
            process.wait_until_ready()
        return self._process

    def _run(self, number: int, call: Call, budget_s: float, limit_s: float) -> Any:
        try:
            process = self._running()
            process.send(number, call, budget_s, limit_s)
            with self._lock:
                if self._finished_early == number:  # before the process knew the call
                    process.end_budget(number)
            is_done, result = process.receive(limit_s + KILL_DELAY_S)
        except (WorkerLostError, OverrunError, EOFError, OSError) as error:
            raise self._replaced(error) from None
        if not is_done:
            raise WorkFailedError(*result)
        return result

    def _replaced(self, error: Exception) -> Exception:
        """End the process, and say why."""
        with self._lock:
            process, self._process = self._process, None
        trace = "" if process is None else process.end()
        if not self._is_closed:
            _log.warning("worker replaced", reason=type(error).__name__)
            with contextlib.suppress(RuntimeError):  # closed in the meantime
                self.start()
        if trace or isinstance(error, OverrunError):
            return OverrunError(trace)
        return WorkerLostError(f"The worker process ended: {type(error).__name__}.")


class _Process:
    """One process and its pipes: calls and results, ends of budgets, and the stack of a call that hangs."""

    def __init__(self, prepare: Callable[[], None], niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._calls, calls = context.Pipe()
        control, self._control = context.Pipe(duplex=False)
        self._trace, trace = context.Pipe(duplex=False)
        self._process: BaseProcess = context.Process(
            target=_serve, args=(calls, control, trace, prepare, niceness), daemon=True
        )
        self._process.start()
        for end in (calls, control, trace):
            end.close()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def wait_until_ready(self) -> None:
        if not self._calls.poll(START_TIMEOUT_S):
            raise WorkerLostError("A worker process did not start.")
        self._calls.recv_bytes()

    def send(self, number: int, call: Call, budget_s: float, limit_s: float) -> None:
        self._calls.send_bytes(pickle.dumps((number, call, budget_s, limit_s)))

    def receive(self, timeout_s: float) -> tuple[bool, Any]:
        """Whether the call succeeded, and its result or its error; EOFError, OSError or OverrunError."""
        if not self._calls.poll(timeout_s):
            raise OverrunError("")
        result: tuple[bool, Any] = pickle.loads(self._calls.recv_bytes())
        return result

    def end_budget(self, number: int) -> None:
        with contextlib.suppress(OSError):  # the process has ended
            self._control.send_bytes(number.to_bytes(NUMBER_BYTES))

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> str:
        """Kill the process; the stack that it reported, if it overran its limit."""
        self.kill()
        self._process.join()
        trace = b""
        while part := os.read(self._trace.fileno(), MAX_TRACE_BYTES):
            trace += part
        for end in (self._calls, self._control, self._trace):
            end.close()
        return trace.decode("utf-8", "replace")


class _Current:
    """The budget of the call that a worker process runs."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._number = 0
        self._ended = 0  # the last call whose budget was ended
        self._budget = Budget(0.0)

    def begin(self, number: int, seconds: float) -> Budget:
        with self._lock:
            self._number, self._budget = number, Budget(seconds)
            if self._ended >= number:
                self._budget.stop()
            return self._budget

    def end_budget(self, number: int) -> None:
        with self._lock:
            self._ended = max(self._ended, number)
            if number == self._number:
                self._budget.stop()


def _serve(
    calls: Connection, control: Connection, trace: Connection, prepare: Callable[[], None], niceness: int
) -> None:
    """The main function of a worker process. It ends with its server, even after a crash."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    current = _Current()
    threading.Thread(target=_follow_parent, daemon=True).start()
    threading.Thread(target=_obey, args=(control, current), daemon=True).start()
    if niceness:
        with contextlib.suppress(PermissionError):  # the service files forbid it
            os.nice(niceness)
    prepare()
    calls.send_bytes(b"ready")
    while True:
        try:
            number, call, budget_s, limit_s = pickle.loads(calls.recv_bytes())
        except (EOFError, OSError):
            return
        # The watchdog needs no lock of the interpreter: it reports a call that hangs in compiled code.
        faulthandler.dump_traceback_later(limit_s, exit=True, file=trace.fileno())
        result = _call(call, current.begin(number, budget_s))
        faulthandler.cancel_dump_traceback_later()
        calls.send_bytes(result)


def _call(call: Call, budget: Budget) -> bytes:
    try:
        return pickle.dumps((True, call.function(budget, *call.args)))
    except Exception as error:
        return pickle.dumps((False, (f"{type(error).__name__}: {error}", traceback.format_exc())))


def _obey(control: Connection, current: _Current) -> None:
    with contextlib.suppress(EOFError, OSError):
        while True:
            current.end_budget(int.from_bytes(control.recv_bytes()))


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class ThreadWorker:
    """A thread of the server, for tests and small machines. A call that hangs keeps its thread for good."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._budget = Budget(0.0)

    async def run(self, call: Call, budget_s: float, limit_s: float) -> Any:
        budget = self._budget = Budget(budget_s)
        names: list[int] = []
        running = asyncio.get_running_loop().run_in_executor(
            self._thread, _call_in_thread, call, budget, names
        )
        try:
            return await asyncio.wait_for(asyncio.shield(running), limit_s + KILL_DELAY_S)
        except TimeoutError:
            if running.done():
                raise  # of the call itself
            frame = sys._current_frames().get(names[0]) if names else None
            self._thread.shutdown(wait=False)
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
            raise OverrunError("".join(traceback.format_stack(frame))) from None

    def finish_early(self) -> None:
        self._budget.stop()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _call_in_thread(call: Call, budget: Budget, names: list[int]) -> Any:
    names.append(threading.get_ident())
    try:
        return call.function(budget, *call.args)
    except Exception as error:
        raise WorkFailedError(f"{type(error).__name__}: {error}", traceback.format_exc()) from None
