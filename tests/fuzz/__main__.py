"""Runs a target in Atheris: `python -m tests.fuzz kernel CORPUS -max_total_time=60`.

The target `leak` loses memory on purpose: `scripts/fuzz` sees with it that the search for leaks works.
"""

import ctypes
import sys
from contextlib import nullcontext

import atheris


def leak(data: bytes) -> None:
    """Lose a little memory."""
    if len(data) > 2:
        ctypes.CDLL(None).malloc(len(data))


if __name__ == "__main__":
    name = sys.argv.pop(1)
    # The kernel counts its own branches, and is faster to fuzz without those of the Python around it.
    with atheris.instrument_imports(include=["shedu.engine"]) if name == "notation" else nullcontext():
        from tests.fuzz.targets import TARGETS
    atheris.Setup(sys.argv, {**TARGETS, "leak": leak}[name])
    atheris.Fuzz()
