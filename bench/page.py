"""Client in Chromium: first visit, interaction, and download size."""

import gzip
import json
import os
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from bench.engine import Goal

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "shedu" / "server" / "static"
GOALS = {
    "page.first_paint_ms": Goal(1000, is_least=False),
    "page.pick_ms_p95": Goal(100, is_least=False),
    "page.hover_ms_p95": Goal(100, is_least=False),
    "page.place_ms_p95": Goal(100, is_least=False),
    "page.kilobytes": Goal(160, is_least=False),
}


def kilobytes(folder: Path = STATIC) -> float:
    """Compressed size of the scripts of the start page and the table, and of all styles.

    Scripts of other pages, texts, fonts and pictures are loaded on demand.
    """
    assets = folder / "assets"
    index = (folder / "index.html").read_text("utf-8")
    waiting = re.findall(r"/assets/([\w.-]+\.js)", index) + [path.name for path in assets.glob("Play-*.js")]
    scripts = set[str]()
    while waiting:
        name = waiting.pop()
        if name not in scripts:
            scripts.add(name)
            waiting += re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', (assets / name).read_text("utf-8"))
    files = [*(assets / name for name in scripts), *assets.glob("*.css")]
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in files) / 1000


def run(say: Callable[[str], None]) -> dict[str, float]:
    """Run the client's Playwright benchmark."""
    say("the table, opened, picked from and played at")
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "page.json"
        done = subprocess.run(
            [str(ROOT / "scripts" / "client"), "bench"],
            env={**os.environ, "SHEDU_BENCH": str(results)},
            check=False,
        )
        if done.returncode or not results.exists():
            raise SystemExit("The client could not be measured. Node and Chromium are required.")
        figures: dict[str, float] = json.loads(results.read_text())
    return figures | {"page.kilobytes": kilobytes()}
