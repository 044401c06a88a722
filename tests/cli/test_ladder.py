"""`shedu ladder`: the command, its page and its picture."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shedu.cli.bots.ladder_page import ladder_page, ladder_picture
from shedu.players.arena.ladder import Estimate, Ladder, Rung
from tests.cli.command import shedu

SVG = "{http://www.w3.org/2000/svg}"


def made_up(name: str, value: float, with_elo: bool = True) -> Rung:
    """A level with a rating."""
    rating = Estimate(value, value - 40, value + 60)
    return Rung(name, 20, 10.5, 0.525, 1.5, 7.25, rating, rating if with_elo else None)


LADDER = Ladder(
    (made_up("<best>", 210.0), made_up("worst", -210.0)),
    {"<best>": {"<best>": 0.0, "worst": 15.0}, "worst": {"<best>": 5.0, "worst": 0.0}},
)


@pytest.mark.compiled_only
def test_a_ladder_is_printed_written_and_continued(tmp_path: Path) -> None:
    """The result does not depend on the number of processes; a second call plays only missing games."""
    out, docs = tmp_path / "games", tmp_path / "docs"
    arguments = ["ladder", "random", "novice", "--json", "--out", str(out), "--docs", str(docs)]
    first = json.loads(shedu(*arguments, "--games", "2", "--jobs", "1").out)
    assert (first["games"], first["players"]) == (2, 2)
    assert [rung["name"] for rung in first["rungs"]] == ["novice", "random"]
    assert first["rungs"][0]["elo"]["value"] == pytest.approx(-first["rungs"][1]["elo"]["value"])
    assert first["scores"]["novice"]["random"] + first["scores"]["random"]["novice"] == 2
    kept = (out / "00000.te").stat().st_mtime_ns
    second = shedu(*arguments, "--games", "3", "--jobs", "2")
    assert json.loads(second.out)["games"] == 4
    assert (out / "00000.te").stat().st_mtime_ns == kept
    assert len(list(out.glob("*.te"))) == 4
    page, picture = (docs / "ladder.md").read_text(), (docs / "ladder.svg").read_text()
    assert "`shedu ladder random novice --games=4 --players=2 --rules=modern --seconds=1 --seed=0`" in page
    elsewhere = tmp_path / "elsewhere"
    table = shedu("ladder", "random", "novice", "--games", "4", "--jobs", "1", "--docs", str(elsewhere))
    assert (elsewhere / "ladder.md").read_text() == page
    assert (elsewhere / "ladder.svg").read_text() == picture
    assert table.out.split()[:6] == ["level", "games", "share", "lowest", "OpenSkill", "Elo"]
    assert "Elo with a mean of 0" in table.out


@pytest.mark.compiled_only
def test_a_table_for_three_has_places_and_no_elo(tmp_path: Path) -> None:
    """Three levels in every seat."""
    done = shedu(
        "ladder",
        "random",
        "novice",
        "apprentice",
        "--players=3",
        "--games=3",
        f"--docs={tmp_path}",
        "--jobs=1",
    )
    assert done.out.split()[:6] == ["level", "games", "share", "lowest", "place", "OpenSkill"]
    assert "Elo" not in (tmp_path / "ladder.md").read_text()
    assert [line.split()[1] for line in done.out.splitlines()[1:4]] == ["3", "3", "3"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("grandmaster", "random"), "there is no player 'grandmaster': choose from"),
        (("random",), "needs 2 levels or more, not 1: name others"),
        (("random", "novice", "random"), "random is named more than once"),
        (("random", "novice", "--players", "4"), "needs 4 levels or more, not 2"),
        (("random", "novice", "--players", "5"), "--players"),
        (("random", "novice", "--games", "0"), "--games"),
        (("random", "novice", "--seed", "-1"), "--seed"),
        (("random", "novice", "--seconds", "0"), "--seconds"),
        (("random", "novice", "--rules", "monopoly"), "unknown rules 'monopoly'"),
        (("random", "novice", "--ray", "nonsense"), "'nonsense' is not the address of a Ray cluster"),
    ],
)
def test_invalid_ladders(arguments: tuple[str, ...], why: str, tmp_path: Path) -> None:
    """Exit status 2, nothing on standard output, and a message."""
    done = shedu("ladder", *arguments, "--docs", str(tmp_path / "docs"))
    assert (done.status, done.out) == (2, "")
    assert why in " ".join(done.err.replace("│", " ").split())
    assert not (tmp_path / "docs" / "ladder.md").exists()


@pytest.mark.parametrize("option", ["--docs", "--out"])
def test_an_invalid_folder(option: str, tmp_path: Path) -> None:
    """It is reported before any game is played."""
    (tmp_path / "file").write_text("")
    done = shedu("ladder", "random", "novice", option, str(tmp_path / "file"))
    assert (done.status, done.out) == (2, "")
    assert "cannot be created" in " ".join(done.err.replace("│", " ").split())


def test_the_page() -> None:
    """The command, both tables, the picture."""
    lines = ladder_page(LADDER, "shedu ladder").splitlines()
    assert "![Elo with a mean of 0](ladder.svg)" in lines
    assert "| <best> | 20 | 52.5% | 7.2 | 210.0 (170.0 to 270.0) | 210 (170 to 270) |" in lines
    assert "| worst | 20 | 52.5% | 7.2 | -210.0 (-250.0 to -150.0) | -210 (-250 to -150) |" in lines
    assert "| <best> |  | 75% |" in lines
    assert "| worst | 25% |  |" in lines


def test_the_picture() -> None:
    """Well-formed SVG with a dot in each bar, within bounds, in the colour scheme of the reader."""
    text = ladder_picture(LADDER)
    root = ElementTree.fromstring(text)
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    bars = [
        line.attrib
        for line in root.iter(f"{SVG}line")
        if line.attrib["y1"] == line.attrib["y2"]  # the others are ends of bars, and the grid
    ]
    dots = [dot.attrib for dot in root.iter(f"{SVG}circle")]
    assert len(bars) == len(dots) == 2
    for bar, dot in zip(bars, dots, strict=True):
        assert 0 < float(bar["x1"]) < float(dot["cx"]) < float(bar["x2"]) < width
        assert 0 < float(dot["cy"]) < height
        share = (float(dot["cx"]) - float(bar["x1"])) / (float(bar["x2"]) - float(bar["x1"]))
        assert share == pytest.approx(0.4, abs=0.01)
    assert float(dots[0]["cx"]) > float(dots[1]["cx"])
    words = [label.text for label in root.iter(f"{SVG}text")]
    assert {"<best>", "worst", "0", "-200", "200"} <= set(words)
    assert "prefers-color-scheme: dark" in text
    assert ladder_picture(LADDER) == text
