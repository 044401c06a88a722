"""The built browser client, and the scripts that build it."""

import shutil
import subprocess
from pathlib import Path

import pytest
from bench.page import GOALS, STATIC, kilobytes

SCRIPTS = Path(__file__).parents[1] / "scripts"


def test_the_client_is_small() -> None:
    """Scripts of the start page and the table, and all styles, compressed."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: see scripts/client")
    size = kilobytes()
    assert size > 50  # fails if a file is missing
    assert GOALS["page.kilobytes"].is_met(size)


def add_program(folder: Path, name: str, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)


def run_script(clone: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A script in a clone, with only the programs of the clone and the shell's."""
    for name in ("sh", "dirname"):
        if not (clone / "bin" / name).exists():
            (clone / "bin" / name).symlink_to(f"/bin/{name}")
    environment = {"PATH": str(clone / "bin")}
    return subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False)


def test_an_old_node_is_not_used(tmp_path: Path) -> None:
    """Debian 12 has Node 18; scripts/setup then installs a newer one from the package index."""
    (tmp_path / "scripts").mkdir()
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package.json").write_text("{}")
    shutil.copy(SCRIPTS / "client", tmp_path / "scripts")
    add_program(tmp_path / "bin", "node", "exit 1")
    add_program(tmp_path / "bin", "npm", "exit 0")
    assert run_script(tmp_path, "scripts/client", "has-node").returncode != 0
    add_program(tmp_path / ".venv/node/bin", "node", "exit 0")
    add_program(tmp_path / ".venv/node/bin", "npm", "exit 0")
    assert run_script(tmp_path, "scripts/client", "has-node").returncode == 0


def test_set_up_installs_python_on_a_bare_debian(tmp_path: Path) -> None:
    """A message asks for it where that is impossible."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(SCRIPTS / "setup", tmp_path / "scripts")
    add_program(tmp_path / "scripts", "apt_install", 'echo "wanted: $*"; exit 1')
    (tmp_path / "bin").mkdir()
    done = run_script(tmp_path, "scripts/setup", "play")
    assert "wanted: python3" in done.stdout
    assert "is not Python 3.11 or newer" in done.stderr
    assert done.returncode == 1
