"""Runs one function on many items, in local processes or on a Ray cluster."""

import logging
import os
import signal
import socket
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeAlias, TypeVar

from shedu.extras import need
from shedu.players.engines.process import kill_engines

Item = TypeVar("Item")
Result = TypeVar("Result")

Results: TypeAlias = Generator[tuple[Item, Result], None, None]  # closed, it ends the work

CONNECT_TIMEOUT_S = 5.0
END_TIMEOUT_S = 2.0  # for a process to end its engines
HOW_TO_START = "start one with `ray start --head` and give the HOST:PORT it prints"


class ExecutorError(RuntimeError):
    """The executor is not available."""


class Executor(Protocol):
    def results(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Results[Item, Result]:
        """Yield each item with its result, in the order of completion."""


class LocalExecutor:
    """Runs in processes on this machine; with a single job, in the calling process."""

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def results(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Results[Item, Result]:
        if self.jobs == 1:
            for item in items:
                yield item, work(item)
            return
        with ProcessPoolExecutor(self.jobs, initializer=_obey_only_the_parent) as pool:
            asked = {pool.submit(work, item): item for item in items}
            try:
                for done in as_completed(asked):
                    yield asked[done], done.result()
            except BaseException:  # Ctrl-C, an error, or enough results: not to wait for games of minutes
                _end_all(list(pool._processes.values()))
                raise


def _end_all(processes: Sequence[BaseProcess]) -> None:
    """Ask the processes to end, and kill those that do not: one that has just started may have missed it."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(END_TIMEOUT_S)
        process.kill()


def _obey_only_the_parent() -> None:
    """Leave Ctrl-C, which reaches all processes, to the parent, and end when it says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _end(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it comes twice
    kill_engines()
    os._exit(1)


class RayExecutor:
    """Runs on the nodes of a Ray cluster, each of which needs this package installed."""

    def __init__(self, address: str) -> None:
        check_cluster(address)
        self.address = address

    def results(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Results[Item, Result]:
        """Yield each item with its result; the work of a lost node is repeated."""
        ray = connect_to_cluster(self.address)
        try:
            task = ray.remote(work)
            asked = {task.remote(item): item for item in items}
            while asked:
                (done, *_), _ = ray.wait(list(asked))
                yield asked.pop(done), ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None  # of the work, not of the cluster
        except ray.exceptions.RayError as error:
            raise ExecutorError(
                f"a node of the Ray cluster failed; each needs the same version of shedu: {_line(error)}"
            ) from None
        finally:
            ray.shutdown()


def executor_for(address: str | None, jobs: int = 0) -> Executor:
    """The Ray cluster at an address, or `jobs` local processes; 0 means one per core."""
    return LocalExecutor(jobs) if address is None else RayExecutor(address)


def connect_to_cluster(address: str) -> Any:
    """The module `ray`, connected to this cluster; ExecutorError."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # the default retries for 15 minutes
    import ray  # noqa: PLC0415

    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise ExecutorError(f"the Ray cluster at {address} refused the connection: {_line(error)}") from None
    return ray


def check_cluster(address: str) -> None:
    """Fail quickly if Ray is not installed or nothing listens there: Ray itself would wait for minutes."""
    need("ray")
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not (port.isascii() and port.isdigit() and int(port) < 65536):
        raise ExecutorError(f"{address!r} is not the address of a Ray cluster: {HOW_TO_START}")
    try:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT_S).close()
    except OSError:
        raise ExecutorError(f"there is no Ray cluster at {address}: {HOW_TO_START}") from None


def _line(error: Exception) -> str:
    """The last line of an error's text, which names the cause if the text quotes a traceback."""
    return (str(error).strip().splitlines() or [type(error).__name__])[-1]
