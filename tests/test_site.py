"""The documentation site and its notebooks."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.pages import DOCS

NOTEBOOKS = sorted((DOCS / "tutorials").glob("*.ipynb"))
RUN = (
    "import sys, notebooks; sys.stdout.write(notebooks.executed(open(sys.argv[1], encoding='utf-8').read()))"
)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=DOCS,
        env={**os.environ, "PYTHONPATH": str(DOCS.parent / "src"), "SHEDU_PURE": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.compiled_only
def test_the_site_builds_without_warnings(tmp_path: Path) -> None:
    """All pages, links, anchors and docstrings, as `make docs` reads them."""
    done = run("-m", "sphinx", "-q", "-W", "--keep-going", "-b", "dummy", str(DOCS), str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_every_page_is_in_the_navigation() -> None:
    """A page that is left out makes the build of the site fail."""
    listed = re.findall(r"^[\w/-]+$", (DOCS / "index.md").read_text("utf-8"), re.MULTILINE)
    pages = [path for path in DOCS.rglob("*") if path.suffix in (".md", ".ipynb")]
    names = {str(path.relative_to(DOCS).with_suffix("")) for path in pages} - {"index"}
    assert names == set(listed), "name the page in a toctree of docs/index.md"


@pytest.mark.compiled_only
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    """Every cell, without Jupyter. The stored outputs are those that its code gives."""
    done = run("-c", RUN, str(path))
    assert done.returncode == 0, done.stderr
    assert outputs(json.loads(done.stdout)) == outputs(json.loads(path.read_text("utf-8"))), "run `make docs`"


def outputs(notebook: dict[str, Any]) -> list[str]:
    """The prints and results of the cells as text."""
    found = []
    for cell in notebook["cells"]:
        for output in cell.get("outputs", []):
            found.append("".join(output.get("text", output.get("data", {}).get("text/plain", []))))
    return found
