"""Matches: seats, seeds, statistics."""

import json
from collections import Counter
from pathlib import Path

import pytest

import shedu as library
from shedu.engine.rules import Rules
from shedu.players.match import play_game, schedule, seatings, summarize, wilson
from tests.cli.command import shedu


def test_seatings_are_all_there_are() -> None:
    """Two of two, four of one against three, six of two against two."""
    assert seatings(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert len(seatings(["a", "b"], 4)) == 4
    assert len(seatings(["a", "a", "b"], 4)) == 6
    assert len(seatings(["a", "b", "c"], 3)) == 6
    with pytest.raises(ValueError, match="seats are for"):
        seatings(["a", "b", "c"], 2)


def test_a_schedule_is_balanced_and_paired() -> None:
    """Every seed is played in every seating."""
    games = list(schedule(["a", "b"], 4, 40, Rules(), 1.0))
    seats = Counter(pairing.names.index("a") for pairing in games)
    assert set(seats.values()) == {10}
    assert Counter(pairing.seed for pairing in games) == dict.fromkeys(range(10), 4)


def test_a_game_is_told_and_recorded() -> None:
    """Its record replays to the result, and points are counted by where they came from."""
    pairing = next(iter(schedule(["novice", "random"], 3, 1, Rules(), 0.1)))
    story = play_game(pairing)
    position, _ = library.parse_record(story.record).replay()
    assert position.is_over
    assert sum(seat.won for seat in story.seats) == pytest.approx(1)
    for number, seat in enumerate(story.seats):
        assert seat.points == dict(
            zip(["black", "red", "blue", "green"], position.points(number), strict=True)
        )
        assert sum(seat.points.values()) + position.treasures(number) == sum(seat.sources.values())
    again = play_game(pairing)
    assert again.record == story.record
    (novice, others) = summarize([story, again])
    assert (novice.games, others.games) == (2, 4)


def test_intervals() -> None:
    """Wilson's, by known values."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-3)
    assert wilson(0, 20)[0] == pytest.approx(0, abs=1e-9)
    assert wilson(0, 0) == (0.0, 1.0)


def test_match_prints_json_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """The folder keeps every record; a second call plays only what is missing."""
    out = tmp_path / "match"
    arguments = ["match", "novice", "random", "--jobs", "1", "--json", "--out", str(out)]
    first = json.loads(shedu(*arguments, "--games", "2").out)
    assert [player["name"] for player in first["players"]] == ["novice", "random"]
    assert {"games", "wins", "share", "share_low", "share_high", "mean_lowest"} <= set(first["players"][0])
    kept = (out / "00000.te").stat().st_mtime_ns
    second = json.loads(shedu(*arguments, "--games", "4").out)
    assert second["games"] == 4
    assert (out / "00000.te").stat().st_mtime_ns == kept
    assert len(list(out.glob("*.te"))) == 4
    other = shedu("match", "random", "novice", "--jobs", "1", "--out", str(out), "--games", "2")
    assert other.status == 2
    assert "another match" in other.err


@pytest.mark.parametrize(
    "arguments",
    [("match", "grandmaster", "random"), ("match", "random", "random", "random"), ("match",)],
)
def test_wrong_matches(arguments: tuple[str, ...]) -> None:
    """Exit 2 and a reason."""
    done = shedu(*arguments)
    assert done.status == 2
    assert "Error" in done.err
