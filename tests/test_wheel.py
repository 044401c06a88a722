"""A wheel built from the repository is self-contained, and `import shedu` needs nothing else."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

from shedu.extras import MODULES

ROOT = Path(__file__).parents[1]
CLIENT = "shedu/server/static/"
# Modules of other systems, and everything that is not in the standard library.
ALONE = """
import sys
POSIX = {"fcntl", "grp", "pwd", "resource", "termios", "tty", "syslog", "curses", "readline"}
class Alone:
    def find_spec(self, name, path=None, target=None):
        top = name.split(".")[0]
        if top in POSIX or top not in sys.stdlib_module_names | {"shedu", "cython", "Cython"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Alone())
"""
# Commands in an installation without extras, where the modules of all extras are missing.
WITHOUT_EXTRAS = f"""
import contextlib, io, json, sys
MISSING = {sorted({name for names in MODULES.values() for name in names})}
class Without:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Without())
from shedu.cli.main import main
done = []
for arguments in json.loads(sys.argv[1]):
    sys.argv[1:] = arguments
    out, err, status = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            status = end.code
    done.append((status, out.getvalue(), err.getvalue()))
print(json.dumps(done))
"""
NEED = {
    ("serve",): "server",
    ("admin", "check"): "server",
    ("verify", str(ROOT / "games/modern-01.te")): "server",
    ("match", "random", "random", "--games", "2", "--ray", "127.0.0.1:1"): "ray",
    ("train",): "train",
}
NEED_NONE = [("random", "--seed", "1"), ("rules", "R9.7"), ("match", "random", "random", "--games", "2")]


def run(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own."""
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=False, **options
    )


@pytest.mark.compiled_only
def test_a_wheel_runs_without_the_repository(tmp_path: Path) -> None:
    """Unpacked and run elsewhere: data, compiled kernel and browser client are included."""
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
    done = run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(built), str(ROOT))
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (wheel,) = built.glob("*.whl")
    place = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
    missing = (assets() | client_files(ROOT / "src")) - client_files(place)
    assert not missing, f"the wheel has no browser client, or only a part of it: {sorted(missing)}"
    code = (
        "import shedu, sys; from shedu.cli.main import main;"
        f"assert shedu.__file__.startswith({str(place)!r}), shedu.__file__;"
        "assert shedu.IS_COMPILED;"
        "from shedu.server.storage.database import Database; Database('sqlite:///games.sqlite').close();"
        "sys.argv = ['shedu', 'random', '--seed', '1', '--players', '2']; main()"
    )
    environment = {**os.environ, "PYTHONPATH": str(place), "SHEDU_PURE": ""}
    done = run("-c", code, cwd=tmp_path, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "shedu 1"
    assert done.stdout.splitlines()[-1].startswith("result ")


def client_files(place: Path) -> set[str]:
    folder = place / CLIENT
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def assets() -> set[str]:
    """The files that the page of the repository loads."""
    page = ROOT / "src" / CLIENT / "index.html"
    assert page.exists(), "the browser client is not built: see scripts/client"
    found = set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', page.read_text("utf-8")))
    assert found
    return found


@pytest.mark.parametrize("is_pure", ["", "1"])
def test_the_engine_needs_only_the_standard_library(is_pure: str) -> None:
    """Neither other packages nor modules of one system."""
    code = ALONE + (
        "import shedu; position = shedu.new_game(players=2, seed=1);"
        "position.apply(position.legal_moves()[0]); position.view(0); shedu.full_record(position)"
    )
    done = run("-c", code, env={**os.environ, "SHEDU_PURE": is_pure})
    assert done.returncode == 0, done.stderr


def test_commands_without_extras() -> None:
    """A command that needs an extra names it in one line; others work."""
    commands = [*NEED, *NEED_NONE]
    done = run("-c", WITHOUT_EXTRAS, json.dumps(commands))
    assert done.returncode == 0, done.stderr
    for command, (status, out, err) in zip(commands, json.loads(done.stdout), strict=True):
        if command in NEED:
            assert (status, out, err.count("\n")) == (2, "", 1), command
            assert err.endswith(f"Run: pip install 'shedu[{NEED[command]}]'\n")
        else:
            assert (status, err.strip()) == (0, ""), command


def test_the_modules_of_extras_are_those_of_their_requirements() -> None:
    """Of requirements that are installed here, and that are needed on every system."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    installed = packages_distributions()
    for extra, modules in MODULES.items():
        listed = [re.match(r"[\w.-]+", each) for each in project["optional-dependencies"][extra]]
        names = {found[0].lower() for found in listed if found and found[0] != "uvloop"}
        assert {_name(installed[module][0]) for module in modules if module in installed} <= names
        if all(module in installed for module in modules):
            assert len(modules) == len(names), extra


def _name(distribution: str) -> str:
    return distribution.lower().replace("_", "-")
