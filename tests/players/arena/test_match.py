"""Matches: seats, seeds, statistics."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import shedu as library
from shedu.engine.events import Ending, format_event
from shedu.engine.rules import Rules
from shedu.players.arena.match import SOURCES, play_game, schedule, seatings, statistics, summarize, wilson
from tests.cli.command import shedu


def test_seatings_are_all_there_are() -> None:
    """Two of two, four of one against three, six of two against two."""
    assert seatings(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert len(seatings(["a", "b"], 4)) == 4
    assert len(seatings(["a", "a", "b"], 4)) == 6
    assert len(seatings(["a", "b", "c"], 3)) == 6
    with pytest.raises(ValueError, match="seats are for"):
        seatings(["a", "b", "c"], 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_schedule_is_balanced_and_paired(players: int) -> None:
    """Every seed is played in every seating."""
    games = list(schedule(["a", "b"], players, 10 * players, Rules(), 1.0))
    assert all(pairing.names.count("a") == 1 for pairing in games)
    seats = Counter(pairing.names.index("a") for pairing in games)
    assert seats == dict.fromkeys(range(players), 10)
    ways = Counter((pairing.seed, pairing.names) for pairing in games)
    assert len(ways) == 10 * players
    assert Counter(pairing.seed for pairing in games) == dict.fromkeys(range(10), players)


def test_a_game_is_told_and_recorded() -> None:
    """Its record replays to the result, and points are counted by source."""
    pairing = next(iter(schedule(["novice", "random"], 3, 1, Rules(), 0.1)))
    story = play_game(pairing)
    record = library.parse_record(story.record)
    position, events = record.replay()
    entries = record.entries
    assert position.is_over
    assert sum(seat.won for seat in story.seats) == pytest.approx(1)
    for number, seat in enumerate(story.seats):
        assert seat.points == dict(
            zip(["black", "red", "blue", "green"], position.points(number), strict=True)
        )
        assert sum(seat.points.values()) + position.treasures(number) == sum(seat.sources.values())
        mine = [entry.text for entry in entries if entry.player == position.players[number]]
        placed = [text for text in mine if text.split()[0] in ("king", "priest", "farmer", "trader")]
        assert seat.decisions == len(mine)
        assert seat.leader_moves == len(placed)
        assert seat.withdrawals == sum(text.endswith(" off") for text in placed)
        assert seat.place == next(score.place for score in position.result.scores if score.seat == number)
    happened = [format_event(event, position.players).split() for event in events]
    assert story.turns == sum(words[0] == "turn" for words in happened)
    assert story.decisions == sum(words[0] == "move" for words in happened) == len(entries)
    assert story.wars == sum(words[0] == "war" for words in happened)
    assert story.revolts == sum(words[0] == "revolt" for words in happened)
    assert story.monuments == len(position.snapshot.monument) - position.snapshot.monument.count(-1)
    assert ["over", story.ended] in happened
    again = play_game(pairing)
    assert again.record == story.record
    (novice, others) = summarize([story, again])
    assert (novice.games, others.games) == (2, 4)


def test_statistics_are_means_and_shares() -> None:
    """Over all games, and over each player's games."""
    story = play_game(next(iter(schedule(["random"], 2, 1, Rules(), 0.1))))
    first, other = (replace(seat, leader_moves=8, withdrawals=2) for seat in story.seats)
    second = replace(other, name="novice")
    busy = replace(
        story,
        seats=(first, second),
        ended=Ending.TREASURES,
        turns=30,
        decisions=90,
        wars=3,
        revolts=1,
        monuments=2,
    )
    quiet = replace(
        story,
        seats=(replace(first, leader_moves=4, withdrawals=1), second),
        ended=Ending.BAG,
        turns=40,
        decisions=100,
        wars=0,
        revolts=0,
        monuments=0,
    )
    found = statistics([busy, quiet, quiet, quiet])
    assert (found.ended_by_treasures, found.ended_by_bag) == (0.25, 0.75)
    assert (found.games_with_war, found.games_with_revolt, found.games_with_monument) == (0.25, 0.25, 0.25)
    assert (found.turns_per_game, found.decisions_per_game) == (37.5, 97.5)
    assert (found.wars_per_game, found.revolts_per_game, found.monuments_per_game) == (0.75, 0.25, 0.5)
    assert found.leader_moves == {"random": 5, "novice": 8}
    assert found.withdrawals == {"random": 1.25, "novice": 2}


def test_intervals() -> None:
    """Known values of Wilson intervals."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-3)
    assert wilson(0, 20)[0] == pytest.approx(0, abs=1e-9)
    assert wilson(0, 0) == (0.0, 1.0)


def test_match_prints_json_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """The folder keeps every record; a second call plays only what is missing."""
    out = tmp_path / "match"
    arguments = ["match", "novice", "random", "--jobs", "1", "--json", "--out", str(out)]
    first = json.loads(shedu(*arguments, "--games", "2").out)
    assert [player["name"] for player in first["players"]] == ["novice", "random"]
    novice = first["players"][0]
    assert {"games", "wins", "share", "share_low", "share_high", "mean_lowest"} <= set(novice)
    assert {"decisions", "ms_per_decision"} <= set(novice)
    assert list(novice["points"]) == ["black", "red", "blue", "green"]
    assert sum(novice["points"].values()) + novice["sources"]["treasure"] == sum(novice["sources"].values())
    facts = first["statistics"]
    assert facts["ended_by_treasures"] + facts["ended_by_bag"] == 1
    assert set(facts["leader_moves"]) == set(facts["withdrawals"]) == {"novice", "random"}
    kept = (out / "00000.te").stat().st_mtime_ns
    second = json.loads(shedu(*arguments, "--games", "4").out)
    assert second["games"] == 4
    assert (out / "00000.te").stat().st_mtime_ns == kept
    assert len(list(out.glob("*.te"))) == 4
    other = shedu("match", "random", "novice", "--jobs", "1", "--out", str(out), "--games", "2")
    assert other.status == 2
    assert "another match" in other.err


@pytest.mark.parametrize(("names", "seats"), [(["random"], 2), (["random", "novice", "random"], 3)])
def test_without_a_number_of_seats_every_bot_has_one(names: list[str], seats: int) -> None:
    done = json.loads(shedu("match", *names, "--jobs", "1", "--json", "--games", "1", "--seed", "3").out)
    assert sum(player["games"] for player in done["players"]) == seats


@pytest.mark.compiled_only
def test_match_prints_points_by_colour_and_source_and_statistics() -> None:
    """In tables that fit a terminal."""
    done = shedu("match", "random", "novice", "--jobs", "1", "--games", "2")
    lines = done.out.splitlines()
    heads = [line.split() for line in lines if line.startswith("player")]
    assert heads == [
        ["player", "games", "wins", "share", "95", "%", "lowest", "decisions", "ms"],
        ["player", "black", "red", "blue", "green", *SOURCES],
    ]
    for words in ("ended by treasures ", "games with a war ", "per game: ", "leader moves of novice "):
        assert sum(line.startswith(words) for line in lines) == 1
    assert max(map(len, lines)) <= 80


def test_a_folder_that_was_cut_off_or_is_of_another_version(tmp_path: Path) -> None:
    """A truncated line is played again; lines of another format are an error."""
    arguments = ["match", "random", "--jobs", "1", "--games", "2", "--out", str(tmp_path)]
    whole = shedu(*arguments)
    games = tmp_path / "games.jsonl"
    text = games.read_text()
    games.write_text(text[:-20])
    again = shedu(*arguments)
    assert without_times(again.out) == without_times(whole.out)
    assert len(games.read_text().splitlines()) == 2
    games.write_text(text.replace('"turns"', '"terms"'))
    other = shedu(*arguments)
    assert (other.status, other.out) == (2, "")
    assert "games of another version" in " ".join(other.err.replace("│", " ").split())


def without_times(out: str) -> list[str]:
    """The output of a match without the times in its first table."""
    lines = out.splitlines()
    return [line.rpartition(" ")[0] if at < 2 else line for at, line in enumerate(map(str.rstrip, lines))]


@pytest.mark.parametrize(
    "arguments",
    [
        ("match", "grandmaster", "random"),
        ("match", "random", "random", "random", "--players", "2"),
        ("match", *["random"] * 5),
        ("match", "random", "--games", "0"),
        ("match", "random", "--seed", "99999999999999999999"),
        ("match",),
    ],
)
def test_wrong_matches(arguments: tuple[str, ...]) -> None:
    """Exit status 2 with a reason."""
    done = shedu(*arguments)
    assert done.status == 2
    assert "Error" in done.err
