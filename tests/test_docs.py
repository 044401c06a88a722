"""The documentation agrees with the code, and its examples run."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

import pytest

import shedu
from shedu.engine.events import format_event, read_event
from shedu.engine.kernel import codes
from shedu.engine.kernel.rng import Rng
from shedu.engine.pieces import TILE_COUNTS
from shedu.engine.position import shuffled
from shedu.engine.rules import EDITIONS, OPTIONS
from shedu.locales import rule_sections, texts
from shedu.players.bots.registry import LEVELS
from shedu.server.http.metrics import Metrics
from shedu.server.settings import Settings
from tests.cli.command import shedu as command
from tests.pages import DOCS, blocks


def test_generated_pages_are_current() -> None:
    done = subprocess.run(
        [sys.executable, str(DOCS / "generate.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_api_tour_runs() -> None:
    """All blocks of docs/api.md, in order."""
    record = command("random", "--seed", "3", "--players", "2").out
    names: dict[str, object] = {"text": record}
    for block in blocks("docs/api.md", "python"):
        exec(compile(block, "docs/api.md", "exec"), names)
    assert isinstance(names["view"], shedu.View)


def test_the_examples_of_environments_run() -> None:
    """All blocks of docs/environments.md and docs/tensors.md, in order."""
    for page in ("docs/tensors.md", "docs/environments.md"):
        names: dict[str, object] = {}
        for block in blocks(page, "python"):
            exec(compile(block, page, "exec"), names)


def test_the_example_bot_plays() -> None:
    """At most twenty lines; it returns a legal move."""
    names: dict[str, object] = {}
    (block,) = blocks("docs/bots.md", "python")
    exec(compile(block, "docs/bots.md", "exec"), names)
    assert len(block.splitlines()) <= 20
    bot = names["Gardener"](seed=1)  # type: ignore[operator]
    view = shedu.new_game(players=2, seed=1).view(0)
    assert bot.decide(view, None) in view.legal_moves()


def test_the_example_of_the_readme_runs() -> None:
    """Five lines that play a random game."""
    (block,) = blocks("README.md", "python") or blocks("README.md", "  python")
    code = "\n".join(line.removeprefix("  ") for line in block.splitlines())
    assert len(code.strip().splitlines()) == 5
    exec(compile(code, "README.md", "exec"), {})


def test_the_examples_of_the_notation_are_valid() -> None:
    """The record, without its result, which is only an illustration, and the position."""
    record, position = blocks("docs/notation.md")[:2]
    assert command("replay", "-", text=record.replace("result", "# result")).err == ""
    done = command("replay", "-", text=f"shedu 1\nplayers lion bull\n{position}")
    assert done.err == ""
    assert "turn lion 2" in done.out


def test_the_shuffle_follows_its_description() -> None:
    """SplitMix64 and the swaps, implemented from docs/notation.md alone."""
    state = 4711

    def below(n: int) -> int:
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return ((z ^ z >> 31) >> 33) * n >> 31

    assert [Rng(4711).below(10)] == [below(10)]
    state = 4711
    bag = [colour for colour in range(4) for _ in range(TILE_COUNTS[colour])]
    for i in range(len(bag) - 1, 0, -1):
        j = below(i + 1)
        bag[i], bag[j] = bag[j], bag[i]
    assert shuffled(TILE_COUNTS, 4711) == bytes(bag)


def metric_names() -> list[str]:
    """The names of all metrics as `/metrics` shows them, without the suffixes of histograms."""
    metrics = Metrics(Settings()).registry.collect()
    return [f"{each.name}_total" if each.type == "counter" else each.name for each in metrics]


def event_words() -> list[str]:
    """The first word of each event as `shedu replay --events` prints it."""
    logged = [code for name, code in vars(codes).items() if name.endswith("_EVENT")]
    events = [read_event((code, 1, 1, 1, 1, 1)) for code in logged]
    return [format_event(event, ("lion", "bull")).split()[0] for event in events]


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("README.md", [preset for preset in EDITIONS if preset != "custom"]),
        ("docs/notation.md", [option.split()[0] for option in OPTIONS]),
        ("docs/notation.md", event_words()),
        ("docs/bots.md", LEVELS),
        ("docs/hosting.md", metric_names()),
    ],
)
def test_lists_are_complete(page: str, names: Sequence[str]) -> None:
    """Editions, options, events, levels and metrics, each in backticks."""
    text = (DOCS.parent / page).read_text("utf-8")
    missing = [name for name in names if not re.search(rf"`{name}[` ]", text)]
    assert not missing, f"describe {', '.join(missing)} in {page}"


def test_the_architecture_names_every_package() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    root = DOCS.parent / "src" / "shedu"
    packages = {str(path.parent.relative_to(root)) for path in root.rglob("__init__.py")} - {"."}
    missing = [
        name for name in sorted(packages) if f"{name}/" not in text and f"{Path(name).name}/" not in text
    ]
    assert not missing, f"describe {', '.join(missing)} in docs/architecture.md"


def test_every_dependency_has_a_reason() -> None:
    """Those of Python in the architecture, those of the client in its README."""
    project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    wanted = {*project["build-system"]["requires"], *project["project"]["dependencies"], *chain(*extras)}
    names = {re.split(r"[<>=\[; ]", each)[0] for each in wanted}
    client = json.loads((DOCS.parent / "web" / "package.json").read_text("utf-8"))
    for page, found in (
        ("docs/architecture.md", names - {"shedu"}),
        (
            "web/README.md",
            {each.split("/")[-1] for each in {**client["devDependencies"], **client["overrides"]}},
        ),
    ):
        text = (DOCS.parent / page).read_text("utf-8").lower().replace("-", "_")
        missing = sorted(name for name in found if name.lower().replace("-", "_") not in text)
        assert not missing, f"say in {page} why {', '.join(missing)} is needed"


def test_the_tests_that_prove_the_guarantees_exist() -> None:
    """Each file that docs/security.md names, once in tests/."""
    named = re.findall(r"`((?:[a-z]+/)*test_[a-z_0-9]+\.py)`", (DOCS / "security.md").read_text("utf-8"))
    assert len(named) > 50
    for name in sorted(set(named)):
        assert len(list((DOCS.parent / "tests").rglob(name.removeprefix("tests/")))) == 1, name


def test_links_have_targets() -> None:
    """All links from a page to a file of the repository."""
    for page in [DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md", *DOCS.rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_files_that_howto_pages_name_exist() -> None:
    """All paths in backticks, except new files; a `*` matches any name."""
    for page in (DOCS / "howto").glob("*.md"):
        text = page.read_text("utf-8")
        for path in re.findall(r"(?<!new file )`((?:src|tests|web|docs|scripts|games)/[\w./*-]+)`", text):
            assert any(DOCS.parent.glob(path.rstrip("/"))), f"{page.name}: {path}"


def test_every_text_of_the_rules_formats() -> None:
    """All sixty rules with titles, sections, presets and options."""
    sections = rule_sections()
    assert [len(rules) for _, rules in sections] == [7, 2, 3, 6, 5, 2, 2, 4, 9, 2, 9, 4, 3, 2]
    for preset in shedu.PRESETS:
        assert texts().text(f"preset-{preset}")
    assert texts().text("nothing-like-this") is None


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "CHANGELOG.md"])
def test_main_pages_exist(name: str) -> None:
    assert (DOCS.parent / name).stat().st_size > 200
    assert os.access(DOCS.parent / name, os.R_OK)
