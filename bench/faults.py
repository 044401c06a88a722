"""Faults that are injected into servers, database and bus.

Kills, stops, outages, freezes, locks, full disks, jumps of the clock and forged messages.
"""

import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import redis

KILL_S = (0.1, 2.0)  # until the supervisor restarts a killed process
FREEZE_S = (1.0, 8.0)
OUTAGE_S = (10.0, 15.0)  # of the database or the bus
LOCK_S = (2.0, 10.0)
FULL_DISK_S = (2.0, 6.0)
JUMPS = (3600, -3600, 600, -172_800, 0)  # seconds of the wall clock, from the true time
JUMP_S = (0.0, 1.0)
LISTENING_S = 1.0
CLOCK_SOURCE = Path(__file__).with_name("wall_clock.c")
BLOCK_BYTES = 65_536


class Program(Protocol):
    """A process that is supervised."""

    @property
    def is_running(self) -> bool: ...

    def start(self) -> None: ...


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong for a while."""

    name: str
    seconds: tuple[float, float]  # shortest and longest duration
    strike: Callable[[], None]
    recover: Callable[[], None]


def killed(name: str, program: Program, kill: Callable[[], None]) -> Fault:
    return Fault(f"{name} killed", KILL_S, kill, program.start)


def stopped(name: str, program: Program, stop: Callable[[], None]) -> Fault:
    """As for an update."""
    return Fault(f"{name} stopped", KILL_S, stop, program.start)


def away(name: str, program: Program, kill: Callable[[], None]) -> Fault:
    return Fault(f"{name} away", OUTAGE_S, kill, program.start)


def frozen(name: str, pids: Callable[[], list[int]]) -> Fault:
    """A suspended program, as a virtual machine that is moved to another host."""

    def send(what: signal.Signals) -> None:
        for pid in pids():
            with contextlib.suppress(ProcessLookupError):  # of a child that has ended
                os.kill(pid, what)

    return Fault(f"{name} frozen", FREEZE_S, lambda: send(signal.SIGSTOP), lambda: send(signal.SIGCONT))


def locked(file: Path) -> Fault:
    """Another program writes to the SQLite database for a long time."""
    held: list[sqlite3.Connection] = []

    def lock() -> None:
        connection = sqlite3.connect(file, timeout=30, isolation_level=None, check_same_thread=False)
        connection.execute("BEGIN IMMEDIATE")
        held.append(connection)

    def unlock() -> None:
        connection = held.pop()
        connection.execute("ROLLBACK")
        connection.close()

    return Fault("the database locked", LOCK_S, lock, unlock)


def forged(url: str) -> Fault:
    """Another program on the same Redis repeats all messages of every channel, and adds its own."""

    def publish() -> None:
        with closing(redis.Redis.from_url(url)) as bus, closing(bus.pubsub()) as heard:  # type: ignore[no-untyped-call]
            heard.psubscribe("*")
            known: set[bytes] = set()  # its own messages, which it receives as well
            until = time.monotonic() + LISTENING_S
            while time.monotonic() < until:
                message = heard.get_message(ignore_subscribe_messages=True, timeout=0.1)
                if message is not None:
                    data = bytes(message["data"])
                    forgeries = {data, data[:-1], bytes(24) + data, b"junk"}
                    if data not in known:
                        known |= forgeries
                        for forgery in forgeries:
                            bus.publish(message["channel"], forgery)

    return Fault("forged messages on Redis", KILL_S, publish, lambda: None)


@contextlib.contextmanager
def small_disk(megabytes: int) -> Iterator[Path | None]:
    """A file system in memory that can be filled; None without the permission to mount it."""
    folder = tempfile.mkdtemp(prefix="shedu-disk-")
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700", "none", folder]
    is_mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    try:
        yield Path(folder) if is_mounted else None
    finally:
        if is_mounted:
            subprocess.run(["umount", "-l", folder], check=False)
        shutil.rmtree(folder, ignore_errors=True)


def full_disk(name: str, disk: Path, program: Program) -> Fault:
    ballast = disk / "ballast"

    def fill() -> None:
        with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(BLOCK_BYTES))

    def free() -> None:
        ballast.unlink()
        if not program.is_running:  # PostgreSQL ends if it cannot write its log
            program.start()

    return Fault(f"disk of {name} full", FULL_DISK_S, fill, free)


class WallClock:
    """A wall clock of a server that jumps; its monotonic clock does not."""

    def __init__(self, folder: Path) -> None:
        self._offset, library = folder / "offset", folder / "wall_clock.so"
        folder.mkdir()
        self._set(0)
        subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", library, CLOCK_SOURCE], check=True)
        self.variables = {"LD_PRELOAD": str(library), "SHEDU_BENCH_WALL_CLOCK": str(self._offset)}
        self._rng = random.Random(1)
        self._check()

    def changed(self, name: str) -> Fault:
        return Fault(
            f"clock of {name} changed", JUMP_S, lambda: self._set(self._rng.choice(JUMPS)), lambda: None
        )

    def _check(self) -> None:
        """The loader only warns of a library that it cannot load, of a path with a space for example."""
        self._set(JUMPS[0])
        told = subprocess.check_output(
            [sys.executable, "-c", "import time; print(time.time())"], env=os.environ | self.variables
        )
        assert float(told) - time.time() > JUMPS[0] / 2, "the wall clock of a process did not jump"
        self._set(0)

    def _set(self, seconds: int) -> None:
        # Not truncated: a server that reads the mapped file at that moment would be killed.
        with self._offset.open("r+b" if self._offset.exists() else "wb") as file:
            file.write(seconds.to_bytes(8, sys.byteorder, signed=True))
