"""A wheel built from the repository is self-contained."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.compiled_only
def test_a_wheel_runs_without_the_repository(tmp_path: Path) -> None:
    """Unpacked and run elsewhere: data and compiled kernel are included."""
    for stale in (ROOT / "build").glob("lib*"):
        shutil.rmtree(stale)  # files that were renamed since the last build would be packed as well
    source, target = (
        ROOT / "src",
        ROOT / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}",
    )
    for kernel in source.glob("shedu/*/kernel/*.so"):  # compiled again only if it is older than its source
        copy = target / kernel.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(kernel, copy)
    built = tmp_path / "dist"
    command = ["-m", "build", "--wheel", "--no-isolation", "--outdir", str(built), str(ROOT)]
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (wheel,) = built.glob("*.whl")
    place = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
    client = Path("shedu", "server", "static", "index.html")
    assert (place / client).exists() == (ROOT / "src" / client).exists()
    code = (
        "import shedu, sys; from shedu.cli.main import main;"
        f"assert shedu.__file__.startswith({str(place)!r}), shedu.__file__;"
        "assert shedu.IS_COMPILED;"
        "from shedu.server.storage.database import Database; Database('sqlite:///games.sqlite').close();"
        "sys.argv = ['shedu', 'random', '--seed', '1', '--players', '2']; main()"
    )
    environment = {**os.environ, "PYTHONPATH": str(place), "SHEDU_PURE": ""}
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines()[0] == "shedu 1"
    assert run.stdout.splitlines()[-1].startswith("result ")
