"""Runs a target in Atheris: `python -m tests.fuzz kernel CORPUS -max_total_time=60`."""

import sys

import atheris

if __name__ == "__main__":
    name = sys.argv.pop(1)
    with atheris.instrument_imports(include=["shedu.engine"]):
        from tests.fuzz.targets import TARGETS
    atheris.Setup(sys.argv, TARGETS[name])
    atheris.Fuzz()
