"""`shedu show`: the table at the end of a record."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import shedu as library
from shedu.locales import Phrase, languages, texts
from tests.cli.boards import EVERYTHING
from tests.cli.command import shedu

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.te"))
HANDS = """\
hand lion 6f
hand bull 3t 3m
hand archer 2t 2s 2m
points lion black 3 red 5 blue 2 green 8
points bull black 71 red 72 blue 73 green 74
treasures bull 9
"""
MAIN = "from shedu.cli.main import main; main()"
TABLE = EVERYTHING.replace("bag ", f"{HANDS}bag ")
REVOLT = """\
shedu 1
players lion bull
name lion Ann
seed 1
moves
lion king F4
lion king off
bull king F4
bull pass
lion king G3
"""


def show(text: str, *options: str) -> str:
    """The output of `shedu show` for a valid record."""
    done = shedu("show", "-", *options, text=text)
    assert (done.status, done.err) == (0, "")
    return done.out


def row(out: str, beginning: str) -> str:
    """The line that begins with these words, with single blanks."""
    lines = (" ".join(line.split()) for line in out.splitlines())
    return next(line for line in lines if line.startswith(beginning))


@pytest.mark.parametrize("language", languages())
def test_without_a_terminal_there_are_no_colours_and_80_columns_suffice(language: str) -> None:
    """In every language nothing is cut off."""
    for record in (TABLE, REVOLT):
        out = show(record, "--strengths", "--language", language)
        assert "\x1b" not in out
        assert max(map(len, out.splitlines())) <= 80
        cut = [line for line in out.splitlines() if "…" in line and "  " in line.strip()]
        assert not cut, language


def test_a_record_shows_everything() -> None:
    """Every hand, all points with the lowest in brackets, treasures, the bag and the decision."""
    out = show(TABLE)
    assert row(out, "> Lion") == "> Lion - P F T ! ! 6f 3 5 [ 2] 8 0"
    assert row(out, "Bull") == "Bull K - F T ! ! 3t 3m [71] 72 73 74 9"
    assert row(out, "Archer") == "Archer K P - - ! ! 2t 2s 2m [ 0] [ 0] [ 0] [ 0] 0"
    assert row(out, "bag") == "bag 52 tiles"
    assert row(out, "Lion: ") == "Lion: two actions left"


def test_a_player_sees_their_own_view() -> None:
    """Of other players only the number of tiles in hand."""
    out = show(TABLE, "--as", "lion")
    assert row(out, "> Lion") == "> Lion - P F T ! ! 6f 3 5 [ 2] 8 0"
    assert row(out, "Bull") == "Bull K - F T ! ! 6 tiles - - - - -"
    assert "bag" not in out


def test_pieces_on_the_board_are_listed() -> None:
    """Treasures with their special borders, monuments, buildings, the wonder."""
    out = show(TABLE)
    assert "10 on the board: K1 F3 N5 I7 F10 K11; special border B2 P2 B8 O9" in out
    assert "red-green H7; left: black-red" in out
    assert "library F3, granary H1, market hall not placed" in out
    assert row(out, "wonder") == "wonder on the board"


def test_strengths_are_listed_by_kingdoms_that_are_numbered_on_the_board() -> None:
    """Temples for revolts, supporters for wars."""
    out = show(TABLE, "--strengths")
    assert "┌2──────────┐" in out
    assert row(out, "2 Bull") == "2 Bull priest F5 1 1"
    assert "kingdom" not in show(TABLE)


def test_no_kingdoms_no_outlines() -> None:
    """The smaller board."""
    assert "┌" in show(TABLE)
    assert "┌" not in show(TABLE, "--no-kingdoms")


def test_wide_has_the_panels_beside_the_board() -> None:
    """From the first line on."""
    out = show(TABLE, "--width", "wide", "--strengths")
    assert "Lion: two actions left" in out.splitlines()[0]
    assert len(out.splitlines()) == 25


def test_a_commit_is_shown_with_its_conflict() -> None:
    """Both sides with their strengths."""
    out = show(REVOLT)
    asked = texts().say(Phrase("prompt-wait-kind", {"dynasty": "lion", "kind": "commit"}))
    assert f"{asked} Lion: revolt of the kings, 1 to 1 against Bull" in " ".join(out.split())
    assert row(out, "> Lion Ann")


@pytest.mark.parametrize("path", GAMES[:3], ids=lambda path: path.name)
def test_the_end_shows_the_ranking_with_treasures_placed(path: Path) -> None:
    """Points and treasures add up to the totals, the lowest of which is the score."""
    position, _ = library.parse_record(path.read_text("utf-8")).replay()
    out = show(path.read_text("utf-8"))
    assert texts().say(Phrase("end-title")) in out
    assert texts().say(Phrase(f"end-{position.ended}")) in " ".join(out.split())
    for score in position.result.scores:
        words = row(out, f"{score.place} {position.players[score.seat].capitalize()}").split()[2:]
        numbers = [int(word) for word in words]
        assert sum(numbers[:-1]) == sum(score.totals)
        assert numbers[-1] == score.lowest


def test_colours_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours and symbols where a terminal has them; letters of the notation with NO_COLOR."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = show(TABLE)
    assert "\x1b[" in coloured
    assert "48;2;235;218;180" in coloured
    assert "◆" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    plain = show(TABLE)
    assert "48;2;" not in plain
    assert "◆" not in plain


def test_an_ascii_terminal(tmp_path: Path) -> None:
    """Everything is drawn in ASCII; other characters of names are replaced."""
    (tmp_path / "game.te").write_text(TABLE.replace("position\n", "name lion Zoë\nposition\n", 1), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", MAIN, "show", tmp_path / "game.te", "--strengths"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "+1------+" in done.stdout
    assert row(done.stdout, "> Lion Zo?")


@pytest.mark.parametrize(
    ("text", "options", "status", "why"),
    [
        ("hello\n", (), 2, "-:1: a record begins with `shedu 1`\n"),
        (REVOLT, ("--as", "pot"), 2, "-:2: pot is not at this table (lion, bull)\n"),
        (f"{REVOLT}bull pass\n", (), 1, "-:11: it is lion, not bull, who is to commit"),
    ],
)
def test_records_that_cannot_be_shown(text: str, options: tuple[str, ...], status: int, why: str) -> None:
    """One line, and the exit status of `shedu replay`."""
    done = shedu("show", "-", *options, text=text)
    assert done.status == status
    assert done.out == ""
    assert done.err.startswith(why)
    assert done.err.count("\n") == 1


def test_show_writes_a_picture(tmp_path: Path) -> None:
    """`--svg` writes a picture without embedded fonts and prints nothing."""
    picture = tmp_path / "board.svg"
    done = shedu("show", "-", "--svg", str(picture), text="shedu 1\nplayers lion bull\n")
    assert (done.status, done.out, done.err) == (0, "", "")
    text = picture.read_text("utf-8")
    assert text.startswith("<svg")
    assert "@font-face" not in text
    nowhere = str(tmp_path / "no" / "board.svg")
    missing = shedu("show", "-", "--svg", nowhere, text="shedu 1\nplayers lion bull\n")
    assert missing.status == 2
