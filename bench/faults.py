"""Faults that are injected into servers, database and bus: kills, freezes, full disks, clock jumps."""

import contextlib
import os
import random
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

KILL_S = (0.1, 2.0)  # until the supervisor restarts a killed process
FREEZE_S = (1.0, 8.0)
FULL_DISK_S = (2.0, 6.0)
JUMPS = ("+1h", "-1h", "+10m", "-2d", "+0")  # of the wall clock, from the true time
JUMP_S = (0.0, 1.0)
LIBRARIES = "faketime/libfaketime.so.1"
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


def frozen(name: str, pid: Callable[[], int]) -> Fault:
    """A suspended process, as a virtual machine that is moved to another host."""

    def resume() -> None:
        os.kill(pid(), signal.SIGCONT)

    return Fault(f"{name} frozen", FREEZE_S, lambda: os.kill(pid(), signal.SIGSTOP), resume)


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

    def __init__(self, file: Path) -> None:
        self.file = file
        self.file.write_text("+0\n")
        found = [
            path for root in ("/usr/lib", "/usr/local/lib") for path in Path(root).glob(f"*/{LIBRARIES}")
        ]
        self.library = found[0] if found else None
        self._rng = random.Random(1)

    @property
    def variables(self) -> dict[str, str]:
        """Of the environment of the server."""
        if self.library is None:
            return {}
        return {
            "LD_PRELOAD": str(self.library),
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def jumps(self, name: str) -> list[Fault]:
        """None without libfaketime."""
        if self.library is None:
            return []
        return [Fault(f"clock of {name} changed", JUMP_S, self._jump, lambda: None)]

    def _jump(self) -> None:
        self.file.write_text(f"{self._rng.choice(JUMPS)}\n")
