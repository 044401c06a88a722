"""Where much work is done: in processes on this machine, or on a Ray cluster."""

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.util import find_spec
from typing import Protocol, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

PATIENCE = 5.0  # seconds for a cluster to answer
START = "start one with `ray start --head` and give the HOST:PORT it prints"


class CrewError(RuntimeError):
    """The work cannot be done there."""


class Crew(Protocol):
    """Does one kind of work on many items."""

    def results(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[Item, Result]]:
        """Each item with what came of it, as soon as it is done."""


class LocalCrew:
    """Processes on this machine."""

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def results(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[Item, Result]]:
        """Each item with what came of it; with a single job, in this very process."""
        if self.jobs == 1:
            for item in items:
                yield item, work(item)
            return
        with ProcessPoolExecutor(self.jobs) as pool:
            asked = {pool.submit(work, item): item for item in items}
            try:
                for done in as_completed(asked):
                    yield asked[done], done.result()
            finally:
                pool.shutdown(cancel_futures=True)


class RayCrew:
    """The nodes of a Ray cluster, each of which has this package installed."""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise CrewError("Ray is not installed here: pip install 'shedu[ray]'")
        _knock(address)
        self.address = address

    def results(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[Item, Result]]:
        """Each item with what came of it; a node that is lost costs nothing but time."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # else it tries for a quarter of an hour
        import ray  # noqa: PLC0415

        try:
            ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError) as error:
            raise CrewError(f"the Ray cluster at {self.address} does not let us in: {_line(error)}") from None
        try:
            task = ray.remote(work)
            asked = {task.remote(item): item for item in items}
            while asked:
                (done, *_), _ = ray.wait(list(asked))
                yield asked.pop(done), ray.get(done)
        except ray.exceptions.RayError as error:
            raise CrewError(
                f"a node of the Ray cluster failed, see that each has this shedu installed: {_line(error)}"
            ) from None
        finally:
            ray.shutdown()


def crew_at(address: str | None, jobs: int = 0) -> Crew:
    """The Ray cluster at an address, or so many processes here; 0 is one for each core."""
    return LocalCrew(jobs) if address is None else RayCrew(address)


def _knock(address: str) -> None:
    """See that somebody is there: Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not (port.isascii() and port.isdigit() and int(port) < 65536):
        raise CrewError(f"{address!r} is no address of a Ray cluster: {START}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError:
        raise CrewError(f"there is no Ray cluster at {address}: {START}") from None


def _line(error: Exception) -> str:
    """The last line of what an error says: the cause, where it quotes a traceback."""
    return (str(error).strip().splitlines() or [type(error).__name__])[-1]
