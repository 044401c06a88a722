"""Runs a target in Atheris: `python -m tests.fuzz kernel CORPUS -max_total_time=60`.

The target `leak` loses memory on purpose: `scripts/fuzz` sees with it that the search for leaks works.
"""

import ctypes
import inspect
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from types import FrameType

import atheris


def running_frames() -> Iterator[FrameType]:
    """The frames of the callers."""
    frame = inspect.currentframe()
    while frame is not None and (frame := frame.f_back) is not None:
        yield frame


def leak(data: bytes) -> None:
    """Lose a little memory."""
    if len(data) > 2:
        ctypes.CDLL(None).malloc(len(data))


if __name__ == "__main__":
    # libFuzzer exits inside these frames. CPython 3.11 keeps running frames in memory that LeakSanitizer does
    # not search. It makes the object of such a frame when a traceback keeps the frame of a callee: without
    # another reference, that object counts as a leak.
    frames = list(running_frames())
    name = sys.argv.pop(1)
    # The kernel counts its own branches, and is faster to fuzz without those of the Python around it.
    with atheris.instrument_imports(include=["shedu.engine"]) if name == "notation" else nullcontext():
        from tests.fuzz.targets import TARGETS
    atheris.Setup(sys.argv, {**TARGETS, "leak": leak}[name])
    atheris.Fuzz()
