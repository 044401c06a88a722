"""`shedu replay`, `legal`, `random` and `perft`, as in docs/notation.md."""

import json
from pathlib import Path

import pytest

from tests.cli.command import shedu

GAME = """shedu 1
rules modern
players lion bull archer
seed 4711
moves
lion king F4
lion priest G3
bull farmer A2
"""
ROW_1 = " 1 .  .  .  .  ~  ~  ~  ~  ~  .  t* .  ~  .  .  ."


def test_replay_prints_the_position_in_the_same_format() -> None:
    """The grid, each player in seat order, the bag, the turn; after `end` the decision."""
    done = shedu("replay", "-", text=GAME)
    lines = done.out.splitlines()
    assert (done.status, done.err) == (0, "")
    assert lines[0] == "position"
    assert lines[1] == "   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P"
    assert lines[2] == ROW_1
    assert lines[4] == " 3 .  .  .  ~  ~  t* Pl .  .  .  .  .  ~  ~  .  ."
    words = [line.split()[0] for line in lines[13:]]
    each = ["hand", "points", "treasures", "catastrophes"]
    assert words == [*each, *each, *each, "bag", "turn", "end", "decision"]
    assert lines[-3:] == ["turn bull 1", "end", "decision bull action"]
    assert "points lion black 0 red 0 blue 0 green 0" in lines


def test_what_replay_prints_can_be_replayed() -> None:
    """A position between actions survives the round trip."""
    printed = shedu("replay", "-", text=GAME).out
    block, _, decision = printed.partition("decision ")
    again = shedu("replay", "-", text=f"shedu 1\nplayers lion bull archer\n{block}")
    assert again.out == block + "decision " + decision


def test_replay_as_a_player_hides_what_others_hold() -> None:
    """R14.1: other players' hands, points and treasures, and the bag, are omitted."""
    lines = shedu("replay", "-", "--as", "bull", text=GAME).out.splitlines()
    said = [line.split()[:2] for line in lines[13:]]
    assert ["hand", "bull"] in said
    assert ["catastrophes", "lion"] in said
    for hidden in (["hand", "lion"], ["points", "lion"], ["treasures", "archer"]):
        assert hidden not in said
    assert not any(words[0] in ("bag", "draws") for words in said)


def test_open_scores_and_open_bag_are_shown() -> None:
    """R14.2."""
    text = GAME.replace("seed", "option open-scores\noption open-bag\nseed")
    lines = shedu("replay", "-", "--as", "bull", text=text).out.splitlines()
    assert "points lion black 0 red 0 blue 0 green 0" in lines
    assert "treasures archer 0" in lines
    assert "bag 125" in lines
    assert not any(line.startswith(("hand lion", "hand archer", "draws")) for line in lines)


def test_everything_is_shown_when_the_game_is_over() -> None:
    """`--as` makes no difference, and the result follows."""
    game = shedu("random", "--seed", "5", "--players", "2").out
    full = shedu("replay", "-", text=game)
    assert shedu("replay", "-", "--as", "bull", text=game) == full
    assert full.out.splitlines()[-2] == "over"
    assert full.out.splitlines()[-1] == game.splitlines()[-1]
    assert "\nturn " not in full.out


def test_events_are_printed_one_per_line() -> None:
    """From the first turn on; another player's draw or swap shows its number only."""
    text = GAME + "bull pass\narcher swap 1t\n"
    hand = next(line for line in shedu("replay", "-", text=GAME).out.splitlines() if "hand archer" in line)
    tile = hand.split()[2][1]
    text = text.replace("swap 1t", f"swap 1{tile}")
    lines = shedu("replay", "-", "--events", text=text).out.splitlines()
    assert lines[:4] == ["turn lion", "move lion king F4", "move lion priest G3", "turn bull"]
    assert f"move archer swap 1{tile}" in lines
    assert any(line.startswith("draw archer 1") and line != "draw archer 1" for line in lines)
    seen = shedu("replay", "-", "--events", "--as", "lion", text=text).out.splitlines()
    assert "move archer swap 1" in seen
    assert "draw archer 1" in seen
    assert shedu("replay", "-", "--events", "--as", "archer", text=text).out.splitlines() == lines


def test_remaining_draws_are_printed() -> None:
    """The remaining draws of the record; none for a bag that the seed shuffled."""
    block = shedu("replay", "-", text="shedu 1\nplayers lion bull\n").out.partition("decision")[0]
    assert "draws" not in block
    bag = next(line for line in block.splitlines() if line.startswith("bag"))
    listed = block.replace(bag, f"{bag}\ndraws t s f m")
    listed = listed.replace(next(line for line in block.splitlines() if "hand lion" in line), "hand lion 1t")
    listed = listed.replace(bag, "bag 20t 20s 20f 20m")
    text = f"shedu 1\nplayers lion bull\n{listed}moves\nlion swap 1t\nlion pass\n"
    done = shedu("replay", "-", text=text)
    assert done.err == ""
    lines = done.out.splitlines()
    hand = next(line for line in lines if line.startswith("hand lion")).split()[2:]
    held = {word[-1]: int(word[:-1]) for word in hand}
    assert sum(held.values()) == 6
    assert set(held) == set("tsfm")  # one of each was listed and drawn
    assert "draws" in lines  # none of them is left: the line stays, empty


def test_missing_hands_are_drawn_from_the_front_of_the_bag() -> None:
    """In seat order, six tiles each, the tiles of `draws` first."""
    block = shedu("replay", "-", text="shedu 1\nplayers lion bull\n").out.partition("decision")[0]
    kept = [line for line in block.splitlines() if not line.startswith(("hand", "bag", "turn", "end"))]
    drawn = "t t t s s s f f f m m m t"
    text = "\n".join(["shedu 1", "players lion bull", *kept, f"draws {drawn}", "end", ""])
    lines = shedu("replay", "-", text=text).out.splitlines()
    assert "hand lion 3t 3s" in lines
    assert "hand bull 3f 3m" in lines
    assert "draws t" in lines


def test_legal_prints_sorted_full_lines() -> None:
    """Every move of the open decision, each swap included; nothing when the game is over."""
    done = shedu("legal", "-", text=GAME)
    lines = done.out.splitlines()
    assert done.status == 0
    assert lines == sorted(lines)
    assert len(set(lines)) == len(lines)
    assert all(line.startswith("bull ") for line in lines)
    assert "bull pass" in lines
    assert sum(line.startswith("bull swap") for line in lines) > 20
    over = shedu("random", "--seed", "5", "--players", "2").out
    assert shedu("legal", "-", text=over).out == ""


def test_legal_as_json() -> None:
    """With the indices of the moves."""
    rows = json.loads(shedu("legal", "-", "--json", text=GAME).out)
    assert {"player": "bull", "move": "pass", "index": 1797} in rows


def test_replay_as_json() -> None:
    data = json.loads(shedu("replay", "-", "--json", "--as", "lion", text=GAME).out)
    assert data["decision"] == {"player": "bull", "kind": "action"}
    assert data["events"][1] == "move lion king F4"
    assert "hand bull" not in data["position"]
    assert data["result"] is None


def test_random_prints_a_whole_record_that_replays() -> None:
    """The same seed gives the same game; replaying checks the result."""
    arguments = ["random", "--seed", "12", "--players", "3", "--rules", "modern"]
    options = ["--option", "board advanced", "--option", "wonder"]
    one, other = shedu(*arguments, *options), shedu(*arguments, *options)
    assert one == other
    assert one.status == 0
    lines = one.out.splitlines()
    assert lines[1:4] == ["rules modern", "option board advanced", "option wonder"]
    assert sorted(lines[4].split()) == ["archer", "bull", "lion", "players"]
    draws = next(line for line in lines if line.startswith("draws"))
    assert len(draws.split()) == 1 + 139 - 18
    assert shedu("replay", "-", text=one.out).status == 0
    assert shedu("random", "--seed", "13", "--players", "3").out != one.out


def test_random_draws_the_first_player() -> None:
    """R1.7: every dynasty begins for some seed."""
    games = [shedu("random", "--seed", str(seed), "--players", "3").out for seed in range(12)]
    first = {line.split()[1] for game in games for line in game.splitlines() if line.startswith("players")}
    assert first == {"archer", "bull", "lion"}


@pytest.mark.parametrize("preset", ["modern-first", "pegasus-2007", "mayfair-2004", "classic-1997", "custom"])
def test_random_plays_every_preset(preset: str) -> None:
    """Also with named dynasties."""
    game = shedu("random", "--seed", "1", "--players", "pot,archer", "--rules", preset).out
    assert "players pot archer" in game
    assert shedu("replay", "-", text=game).status == 0


def test_perft_counts_and_splits() -> None:
    """The total, and by first move."""
    assert shedu("perft", "-", "--depth", "0", text=GAME).out == "1\n"
    total = int(shedu("perft", "-", "--depth", "2", text=GAME).out)
    split = shedu("perft", "-", "--depth", "2", "--split", text=GAME).out.splitlines()
    assert int(split[-1]) == total == sum(int(line.split()[-1]) for line in split[:-1])
    data = json.loads(shedu("perft", "-", "--depth", "1", "--split", "--json", text=GAME).out)
    assert data["count"] == len(data["moves"]) == len(shedu("legal", "-", text=GAME).out.splitlines())


def test_files_are_read_by_name(tmp_path: Path) -> None:
    """Errors name the file as on the command line."""
    path = tmp_path / "game.te"
    path.write_text(GAME)
    assert shedu("replay", str(path)).out == shedu("replay", "-", text=GAME).out
    path.write_text(GAME + "archer king F5\n")
    done = shedu("replay", str(path))
    assert done.err.startswith(f"{path}:9: ")
