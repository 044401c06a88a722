"""Checks an installed wheel: python scripts/check_wheel.py, with a Python that has the wheel and no extras.

The engine is compiled, all builds in it behave alike, a bot plays, and the browser client is included.
"""

import os
import subprocess
import sys
from importlib import resources

SIGNATURE = "from shedu.engine.signature import signature; print(signature(200))"
COMMAND = "from shedu.cli.main import main; main()"


def output(code: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def main() -> None:
    if output("import shedu; print(shedu.IS_COMPILED)").strip() != "True":
        sys.exit("check_wheel: the engine of this wheel is not compiled")
    builds = {
        "chosen": output(SIGNATURE),
        "for every processor": output(SIGNATURE, SHEDU_BASELINE="1"),
        "interpreted": output(SIGNATURE, SHEDU_PURE="1"),
    }
    if len(set(builds.values())) != 1:
        sys.exit(f"check_wheel: the builds of the engine differ: {builds}")
    subprocess.run(
        [sys.executable, "-c", COMMAND, "match", "novice", "random", "--games", "2", "--jobs", "1"],
        check=True,
    )
    if not resources.files("shedu").joinpath("server", "static", "index.html").is_file():
        sys.exit("check_wheel: this wheel has no browser client")


if __name__ == "__main__":
    main()
