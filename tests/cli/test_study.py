"""`shedu analyse`, `shedu stats`, `shedu calibrate`, and decisions of a record in other commands."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shedu.cli.study.reliability import reliability_picture
from shedu.engine.record import format_record
from shedu.study.analysis.fit import Bin
from tests.cli.command import shedu
from tests.study.endings import GAMES, ending

QUICK = ("--level", "apprentice", "--deals", "4")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.te"
    path.write_text(format_record(ending("modern-04.te", 6)), "utf-8")
    return path


@pytest.mark.compiled_only
def test_a_game_is_analysed_annotated_stored_and_counted(game: Path, tmp_path: Path) -> None:
    save = tmp_path / "annotated.te"
    done = shedu("analyse", str(game), *QUICK, "--save", str(save), "--store")
    assert done.status == 0, done.err
    assert "Turning points" in done.out
    assert f"shedu play {game} --decision N" in done.out
    assert "\ncomment Lion: error" in save.read_text("utf-8")
    assert shedu("replay", str(save)).out == shedu("replay", str(game)).out
    save.unlink()
    stored = json.loads((tmp_path / "game.analysis.json").read_text("utf-8"))
    printed = json.loads(shedu("analyse", str(game), *QUICK, "--json").out)
    assert printed == stored
    rows = json.loads(shedu("stats", str(tmp_path), "--json").out)
    assert {row["player"]: row["analysed"] for row in rows} == {"Ann": 1, "Ben": 1}
    assert "luck per game" in shedu("stats", str(tmp_path), "--player", "Ann").out
    (tmp_path / "game.analysis.json").write_text("{}")
    broken = shedu("stats", str(tmp_path))
    assert broken.status == 2
    assert "Write it again with shedu analyse --store" in broken.err


@pytest.mark.compiled_only
def test_a_decision_of_a_record_with_variations(game: Path, tmp_path: Path) -> None:
    """Notes and variations change nothing for commands that take a decision; an illegal one is refused."""
    lines = game.read_text("utf-8").splitlines()
    at = lines.index("moves") + 1
    player = lines[at].split()[0]
    noted = tmp_path / "noted.te"
    added = ["comment Why not pass?", "mark red F5", "variation", f"  {player} pass", "end"]
    noted.write_text("\n".join([*lines[: at + 1], *added, *lines[at + 1 :]]) + "\n", "utf-8")
    for command in (["show"], ["advise", "--level", "novice"], ["analyse", *QUICK, "--json"]):
        plain, same = (shedu(*command, str(file), "--decision", "2") for file in (game, noted))
        assert (same.status, same.out) == (0, plain.out), same.err
    noted.write_text(noted.read_text("utf-8").replace(f"  {player} pass", f"  {player} king A1"), "utf-8")
    refused = shedu("show", str(noted), "--decision", "2")
    assert refused.status == 1
    assert f"noted.te:{at + 5}: " in refused.err


@pytest.mark.compiled_only
def test_one_decision_is_analysed(game: Path) -> None:
    step = json.loads(shedu("analyse", str(game), *QUICK, "--decision", "2", "--json").out)
    assert step["number"] == 2
    assert step["move"] in [choice["move"] for choice in step["choices"]]
    shown = shedu("analyse", str(game), *QUICK, "--decision", "2").out
    assert f"   {step['move']}: " in shown  # with its reason
    if step["cost"] >= 0.01:
        cost = f"{step['cost'] * 100:.1f}"
        assert f"The decision cost {cost} percentage points" in shown
        italian = shedu("analyse", str(game), *QUICK, "--decision", "2", "--language", "it").out
        assert cost.replace(".", ",") in italian
    assert "there is no decision" in shedu("analyse", str(game), *QUICK, "--decision", "99").err


def test_what_cannot_be_analysed_is_said(tmp_path: Path) -> None:
    empty = tmp_path / "empty.te"
    empty.write_text("shedu 1\nplayers lion bull\n")
    done = shedu("analyse", str(empty))
    assert done.status == 2
    assert "nothing to analyse" in done.err
    assert shedu("analyse", str(empty), "--level", "nobody").status == 2
    assert shedu("stats", str(tmp_path)).status == 2


def test_show_and_advise_accept_a_decision() -> None:
    game = str(GAMES / "modern-04.te")
    assert "Lion" in shedu("show", game, "--decision", "1").out
    assert shedu("show", game, "--decision", "1").out != shedu("show", game, "--decision", "9").out
    end = 1 + sum(
        line[:5] in ("lion ", "arche") for line in Path(game).read_text().split("moves\n")[1].splitlines()
    )
    assert shedu("show", game, "--decision", str(end)).out == shedu("show", game).out
    missing = shedu("show", game, "--decision", "9999")
    assert missing.status == 2
    assert "there is no decision 9999: the record has" in missing.err
    advice = json.loads(shedu("advise", game, "--decision", "3", "--level", "apprentice", "--json").out)
    assert advice["moves"]


def test_a_game_is_played_on_from_a_decision(tmp_path: Path) -> None:
    source, saved = str(GAMES / "modern-04.te"), tmp_path / "on.te"
    done = shedu("play", source, "--decision", "9", "--level", "novice", "--file", str(saved), text="quit\n")
    assert done.status == 0, done.err
    assert "You" in saved.read_text("utf-8")
    assert shedu("play", "--decision", "9").status == 2
    assert shedu("play", source, "--decision", "9999", "--file", str(tmp_path / "x.te")).status == 2


def test_the_plot_of_calibration_has_a_square_for_each_size() -> None:
    bins = [Bin(9, 0.3, 0.25, 0.1, 0.5)]
    picture = ElementTree.fromstring(reliability_picture({2: bins, 4: bins}))
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 2


@pytest.mark.compiled_only
def test_an_evaluation_is_calibrated(game: Path, tmp_path: Path) -> None:
    picture = tmp_path / "plot.svg"
    done = shedu("calibrate", str(tmp_path), "--level", "apprentice", "--picture", str(picture))
    assert "[written]\nplayers-2 = " in done.out
    assert picture.exists()
    assert game.exists()
    assert shedu("calibrate", str(GAMES.parent / "docs")).status == 2
