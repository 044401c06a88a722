"""Replays finished games to their exact results. A new record in `games/` is a new test."""

from collections import Counter
from pathlib import Path

import pytest

import shedu

FOLDER = Path(__file__).parents[2] / "games"
GAMES = sorted(FOLDER.glob("*.te"))
TRANSCRIPTS = sorted(FOLDER.glob("*.events"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_game_ends_as_it_did(path: Path) -> None:
    """Every move is legal, the game is over, and the result matches the record."""
    text = path.read_text("utf-8")
    record = shedu.parse_record(text)
    assert record.result is not None
    position, _ = record.replay()
    assert position.is_over
    assert position.check() == []
    assert shedu.format_record(record) == text


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_game_happens_as_it_did(path: Path) -> None:
    """Every event matches, line by line."""
    record = shedu.parse_record(path.with_suffix(".te").read_text("utf-8"))
    _, events = record.replay()
    lines = [shedu.format_event(event, record.players) for event in events]
    assert lines == path.read_text("utf-8").splitlines(), (
        f"if events were added or renamed: shedu replay --events games/{path.stem}.te > games/{path.name}"
    )


def test_there_are_games_of_every_kind() -> None:
    """At least sixty, of every preset, for 2, 3 and 4 players, with every option and kind of decision."""
    records = [shedu.parse_record(path.read_text("utf-8")) for path in GAMES]
    assert len(records) >= 60
    assert len(TRANSCRIPTS) >= 6
    presets = Counter(record.rules.preset for record in records)
    assert set(presets) == set(shedu.PRESETS)
    assert min(presets.values()) >= 10
    assert {len(record.players) for record in records} == {2, 3, 4}
    words = Counter(entry.text.split()[0] for record in records for entry in record.entries)
    kinds = {str(move).split()[0] for move in shedu.MOVES}
    assert set(words) == kinds
    options = {option for record in records for option in record.rules.options}
    assert {"english", "buildings", "wonder", "board advanced", "bag finish-turn"} <= options
