"""A server that samples what it spends its time on, and writes the shares to a file when it stops."""

import atexit
import json
import os
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from shedu.cli.main import main

INTERVAL_S = 0.005
# Parts of a server, by what stands in the path of a frame's file; the innermost frame that matches counts.
PARTS = {
    "encoding": ("server/wire/encoding",),
    "views": ("server/wire/", "server/live/presenter", "engine/sight", "engine/view", "engine/contests"),
    "engine": ("shedu/engine/", "shedu/play/"),
    "storage": ("server/storage/", "sqlalchemy", "sqlite3"),
    "logging": ("structlog", "logging/__init__"),
    "sockets": ("uvicorn", "websockets", "litestar", "httptools", "wsproto", "server/http/", "asyncio"),
}
IDLE = ("selectors.py", "asyncio/runners.py", "threading.py", "concurrent/futures/thread.py", "queue.py")
_found: Counter[str] = Counter()


def part_of(frame: FrameType | None) -> str:
    """The part of the server that a thread is in, `idle` if it waits for work."""
    if frame is not None and frame.f_code.co_filename.endswith(IDLE):
        return "idle"
    if frame is not None and frame.f_code.co_name == "do_commit":
        return "disk"  # waits until a transaction is on disk
    while frame is not None:
        name = frame.f_code.co_filename
        for part, marks in PARTS.items():
            if any(mark in name for mark in marks):
                return part
        frame = frame.f_back
    return "other"


def _sample() -> None:
    own = threading.get_ident()
    while True:
        time.sleep(INTERVAL_S)
        for thread, frame in sys._current_frames().items():
            if thread != own:
                _found[part_of(frame)] += 1


def _write() -> None:
    busy = {part: count for part, count in _found.items() if part not in ("idle", "disk")}
    shares = {part: count / sum(busy.values()) for part, count in busy.items()}
    Path(os.environ["SHEDU_SHARES"]).write_text(json.dumps(shares))


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: _found.clear())  # the load begins: forget the start
    threading.Thread(target=_sample, daemon=True).start()
    atexit.register(_write)
    main()
