"""A server that samples what it spends processor time on, and writes the shares to a file when it stops."""

import atexit
import json
import os
import signal
import sys
import threading
from collections import Counter
from pathlib import Path
from types import FrameType

from shedu.cli.main import main

INTERVAL_S = 0.002  # of processor time
# Parts of a server, by what stands in the path of a frame's file; the innermost frame that matches counts.
PARTS = {
    "encoding": ("server/wire/encoding",),
    "views": ("server/wire/", "server/live/presenter", "engine/sight", "engine/view", "engine/conflicts"),
    "engine": ("shedu/engine/", "shedu/play/"),
    "storage": ("server/storage/", "server/tables/games", "server/tables/rows", "sqlalchemy", "sqlite3"),
    "logging": ("server/logs", "structlog", "logging/__init__"),
    "sockets": ("uvicorn", "websockets", "litestar", "httptools", "server/http/"),
    "tables": ("server/live/", "server/tables/", "server/cluster/", "server/notices/"),
}
IDLE = ("selectors.py", "asyncio/runners.py", "threading.py", "concurrent/futures/thread.py", "queue.py")
_samples: Counter[str] = Counter()
_main = threading.main_thread().ident


def part_of(frame: FrameType | None) -> str:
    """The part of the server that a thread is in; empty if it waits for work."""
    if frame is not None and frame.f_code.co_filename.endswith(IDLE):
        return ""
    while frame is not None:
        name = frame.f_code.co_filename
        for part, marks in PARTS.items():
            if any(mark in name for mark in marks):
                return part
        frame = frame.f_back
    return "other"


def _sample(_signal: int, frame: FrameType | None) -> None:
    """Count the part that used the processor: of the main thread or, while that waits, of the others."""
    part = part_of(frame)
    if not part:
        others = (part_of(each) for thread, each in sys._current_frames().items() if thread != _main)
        part = next(filter(None, others), "other")
    _samples[part] += 1


def _begin(*_: object) -> None:
    _samples.clear()
    signal.setitimer(signal.ITIMER_PROF, INTERVAL_S, INTERVAL_S)


def _write() -> None:
    signal.setitimer(signal.ITIMER_PROF, 0)
    shares = {part: count / _samples.total() for part, count in _samples.most_common()}
    Path(os.environ["SHEDU_SHARES"]).write_text(json.dumps(shares))


if __name__ == "__main__":
    signal.signal(signal.SIGPROF, _sample)
    signal.signal(signal.SIGUSR1, _begin)  # when the load begins
    atexit.register(_write)
    main()
