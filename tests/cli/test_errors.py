"""Errors in files: exit status 2 if unreadable, 1 if a move is not allowed."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from shedu.engine.errors import TextError
from shedu.engine.record import parse_record
from tests.cli.command import Outcome, shedu

HEAD = "shedu 1\nplayers lion bull\n"
BLOCK = shedu("replay", "-", text=HEAD).out.partition("decision")[0]


def refused(done: Outcome, status: int) -> str:
    """The one line of an error, without the file name."""
    assert done.status == status, done
    assert done.out == ""
    assert done.err.count("\n") == 1
    file, line, why = done.err.rstrip().split(":", 2)
    assert file == "-"
    return f"{line}:{why}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "1: a record begins with `shedu 1`"),
        ("# nothing\n", "1: a record begins"),
        ("shedu 2\nplayers lion bull\n", "1: a record begins"),
        ("players lion bull\n", "1: a record begins"),
        ("shedu 1\n", "1: the players are missing"),
        ("shedu 1\nplayers lion\n", "2: a game needs two to four players"),
        ("shedu 1\nplayers lion bull lion\n", "2: a dynasty can play only once"),
        ("shedu 1\nplayers lion wolf\n", "2: 'wolf' is not a dynasty"),
        ("shedu 1\nmoves\nplayers lion bull\n", "2: `players` must stand before `moves`"),
        (f"shedu 1\n{BLOCK}players lion bull\n", "2: `players` must stand before `position`"),
        (HEAD + "players lion bull\n", "3: `players` is already given in line 2"),
        (HEAD + "rules monopoly\n", "3: unknown rules 'monopoly'"),
        (HEAD + "rules modern\nrules modern\n", "4: `rules` is already given"),
        (HEAD + "rules classic-1997\noption wonder\n", "4: classic-1997 does not have the option 'wonder'"),
        (HEAD + "option bag finish-turn\n", "3: modern does not have the option 'bag finish-turn'"),
        (HEAD + "option shiny\n", "3: unknown option 'shiny'"),
        (HEAD + "option board round\n", "3: invalid option 'board round'"),
        (HEAD + "option english\noption no-english\n", "4: `option english` is already given"),
        (HEAD + "option\n", "3: write for example"),
        (HEAD + "seed x\n", "3: 'x' is not a whole number"),
        (HEAD + "seed -1\n", "3: '-1' is not a whole number"),
        (HEAD + "seed 99999999999999999999\n", "3: '99999999999999999999' is not"),
        (HEAD + "name lion\n", "3: write for example"),
        (HEAD + "name pot Ann\n", "3: 'pot' is not at this table"),
        (HEAD + "hello\n", "3: unknown statement 'hello'"),
        (HEAD + "moves\npot pass\n", "4: 'pot' is not at this table"),
        (HEAD + "moves\nlion fly\n", "4: 'fly' is not a move"),
        (HEAD + "moves\nlion king Z9\n", "4: 'Z9' is not a space"),
        (HEAD + "moves\nlion\n", "4: a move is missing"),
        (HEAD + "moves now\n", "3: `moves` takes no arguments"),
        (HEAD + "moves\nresult lion\n", "4: write the result like"),
        (HEAD + "moves\nresult\n", "4: write the result like"),
        (HEAD + "moves\nresult = lion 3\n", "4: '=' is not at this table"),
        (HEAD + "moves\nresult lion 3 bull 2\nlion pass\n", "5: nothing can follow the result"),
        (HEAD + "moves\nresult pot 3 bull 2\n", "4: 'pot' is not at this table"),
        (HEAD + "position\nend\n", "4: the position is empty"),
        (HEAD + "position\n A B\n", "3: the position has no `end`"),
    ],
)
def test_unreadable_records(text: str, why: str) -> None:
    """Exit status 2, with the line number and a remedy."""
    assert refused(shedu("replay", "-", text=text), 2).startswith(why)


def changed(old: str, new: str) -> str:
    """The initial position as text with one change."""
    assert old in BLOCK
    return HEAD + BLOCK.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (changed("   A  B", "   B  A"), "4: a position begins with the column letters"),
        (changed(" 3 .", " 4 ."), "7: this should be row 3"),
        (changed(" 1 .  .", " 1 ."), "5: row 1 has 15 spaces"),
        (changed("11 .", "hand"), "15: this should be row 11"),
        (changed(" 1 .", " 1 ~"), "5: A1 is land on the standard board (R1.3)"),
        (changed(" 1 .  .  .  .  ~", " 1 .  .  .  .  ."), "5: E1 is river"),
        (changed(" 1 .", " 1 ?"), "5: '?' is not a space"),
        (changed(" 1 .", " 1 f"), "5: a farm lies on land at A1 (R5.1)"),
        (changed(" 1 .  .  .  .  ~", " 1 .  .  .  .  t"), "5: a temple lies on a river at E1"),
        (changed(" 1 .", " 1 Kl"), "5: the leader on A1 has no temple (R4.5)"),
        (changed(" 1 .", " 1 Ka"), "5: 'Ka' is a leader of a dynasty that is not playing"),
        (changed(" 2 .  t*", " 2 Kl t*").replace(" 2 Kl t* .", " 2 Kl t* Kl"), "6: Kl stands on A2 too"),
        (changed(" 2 .  t* .", " 2 Kl t* Kb"), "6: the king on C2 shares its kingdom"),
        (changed(" 1 .", " 1 s*"), "5: the treasure on A1 is not on a temple"),
        (changed(" 1 .", " 1 !*"), "5: '!*' is not a space"),
        (changed(" 1 .", " 1 t+"), "5: there are no buildings without the option (R11.4)"),
        (changed(" 1 .", " 1 x"), "5: the face-down tile on A1 belongs to no monument"),
        (changed(" 1 .", " 1 x+"), "5: a building cannot stand on 'x'"),
        (changed("hand lion", "hand pot"), "16: 'pot' is not at this table"),
        (changed("treasures lion 0", "treasures lion"), "18: write treasures lion 1"),
        (changed("treasures lion 0", "treasures lion -1"), "18: '-1' is not a whole number"),
        (changed("catastrophes lion 2", "catastrophes lion 3"), "19: '3' is not a whole number from 0 to 2"),
        (changed("points lion black 0", "points lion purple 0"), "17: write points lion"),
        (changed("turn lion 2", "turn lion 3"), "25: write whose turn it is"),
        (changed("turn lion 2", "turn lion 2\nturn bull 1"), "26: turn is already given in line 25"),
        (changed("turn lion 2", "draws q"), "25: 'q' is not a tile"),
        (changed("turn lion 2", "monument red-blue A1"), "25: the red-blue monument does not stand on four"),
        (changed("turn lion 2", "wonder G6"), "25: the wonder's five spaces w do not lie around G6"),
        (changed("turn lion 2", "wonder A6"), "25: the wonder around A6 does not fit on the board (R11.8)"),
        (changed("turn lion 2", "weather fine"), "25: 'weather' is not a statement of a position"),
    ],
)
def test_impossible_positions(text: str, why: str) -> None:
    """Exit status 2, with the line number; the error has the rule apart from the reason."""
    said = refused(shedu("replay", "-", text=text), 2)
    assert said.startswith(why)
    with pytest.raises(TextError) as caught:
        parse_record(text)
    rule = re.search(r"\((R[0-9.]+)\)$", said)
    assert caught.value.rule == (rule and rule[1])
    assert "(R" not in caught.value.reason


def test_too_many_tiles() -> None:
    """R1.2: in total, in draws compared with the bag, and in a hand."""
    bag = next(line for line in BLOCK.splitlines() if line.startswith("bag"))
    hand = next(line for line in BLOCK.splitlines() if line.startswith("hand lion"))
    too_full = shedu("replay", "-", text=changed(bag, "bag 57t"))
    assert "there are 57 temples" in refused(too_full, 2)
    assert "`draws` has 2 markets, the bag 1" in refused(
        shedu("replay", "-", text=changed(bag, "bag 1m\ndraws m m")), 2
    )
    seven = changed(hand, "hand lion 3t 4s").replace(bag, "bag 1t")
    assert "a hand holds at most 6 tiles (R1.5)" in refused(shedu("replay", "-", text=seven), 2)


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ("lion farm A1", "4: "),
        ("bull pass", "4: it is lion, not bull, who is to take an action or pass (R3.1)"),
        ("lion king A1", "4: A1 is not next to a face-up temple (R4.2)"),
        ("lion king E1", "4: a leader needs a land space, and E1 is river (R4.2)"),
        ("lion king off", "4: lion's king is not on the board (R4.1)"),
        ("lion catastrophe B2", "4: a catastrophe cannot be played on a treasure's tile: B2 (R6.1)"),
        ("lion commit 1", "4: there is no conflict to commit tiles to (R8.2)"),
        ("lion commit 9", "4: at most six tiles can be committed (R8.2)"),
        ("lion swap 7t", "4: at most six tiles can be swapped (R7.1)"),
        ("lion monument red-blue P11", "4: P11 is too near the edge"),
        ("lion decline", "4: there is nothing to decline now (R3.1)"),
        ("lion pass\nlion pass", "5: it is bull, not lion"),
        ("lion pass\nresult lion 3 bull 2", "5: there is no result: the game is not over (R13.2)"),
    ],
)
def test_illegal_moves(moves: str, why: str) -> None:
    """Exit status 1, with the line number, the reason and the rule."""
    said = refused(shedu("replay", "-", text=f"{HEAD}moves\n{moves}\n"), 1)
    assert said.startswith(why)
    assert said.endswith(")")
    assert "(R" in said


def test_the_whole_file_is_read_before_it_is_played() -> None:
    """A syntax error is reported before an illegal move."""
    text = f"{HEAD}moves\nlion king A1\nlion fly\n"
    assert refused(shedu("replay", "-", text=text), 2).startswith("5: 'fly'")


def test_moves_after_the_end_and_wrong_results() -> None:
    """Exit status 1."""
    game = shedu("random", "--seed", "5", "--players", "lion,bull").out
    head, _, result = game.rstrip().rpartition("\n")
    assert refused(shedu("replay", "-", text=f"{head}\nlion pass\n"), 1).endswith(
        ": the game is over (R13.2)"
    )
    words = result.split()
    words[2] = str(int(words[2]) + 1)
    wrong = refused(shedu("replay", "-", text=f"{head}\n{' '.join(words)}\n"), 1)
    assert wrong.endswith("(R13.3)")


def test_a_dynasty_that_does_not_play() -> None:
    """`--as` needs a player of the record."""
    said = refused(shedu("replay", "-", "--as", "pot", text=HEAD), 2)
    assert said == "2: pot is not at this table (lion, bull)"


def test_unreadable_files(tmp_path: Path) -> None:
    """Missing, a folder, not text."""
    for path in (tmp_path / "nothing.te", tmp_path):
        done = shedu("replay", str(path))
        assert (done.status, done.out) == (2, "")
        assert done.err.startswith(f"{path}:0: cannot be read")
    done = shedu("replay", "-", text=b"shedu 1\nplayers lion b\xffll\n")
    assert refused(done, 2) == "2: this is not UTF-8 text"


@pytest.mark.parametrize(
    "arguments",
    [
        ("random", "--players", "5"),
        ("random", "--players", "1"),
        ("random", "--players", "lion,lion"),
        ("random", "--rules", "monopoly"),
        ("random", "--rules", "classic-1997", "--option", "wonder"),
        ("random", "--option", "shiny"),
        ("random", "--seed", "-1"),
        ("perft", "-", "--depth", "-1"),
        ("rules", "quidditch"),
        ("fly",),
    ],
)
def test_usage_errors(arguments: tuple[str, ...]) -> None:
    """Exit status 2 and a message."""
    done = shedu(*arguments, text=HEAD)
    assert done.status == 2
    assert done.out == ""
    assert "Error" in done.err


@pytest.mark.parametrize("players", ["²", "٣", "0", ""])
def test_malformed_numbers(players: str) -> None:
    """The number of players is written in plain digits."""
    done = shedu("random", "--players", players)
    assert done.status == 2
    assert "Error" in done.err


def test_an_empty_option() -> None:
    done = shedu("random", "--option", "")
    assert done.status == 2
    assert "unknown option ''" in done.err


def test_huge_numbers_of_tiles_are_illegal() -> None:
    """The move is illegal, not malformed."""
    for move in ("commit 1000", "swap 99999t"):
        assert refused(shedu("replay", "-", text=f"{HEAD}moves\nlion {move}\n"), 1)


def test_failed_output_is_an_error() -> None:
    """One line and exit status 2."""
    code = "from shedu.cli.main import main; import sys; sys.argv = ['shedu', 'random']; main()"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", code], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "shedu: No space left on device\n"


def test_a_closed_pipe_ends_the_command() -> None:
    """Silently, by the signal, without an exit status that means something else."""
    code = "from shedu.cli.main import main; import sys; sys.argv = ['shedu', 'rules', '--all']; main()"
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-c", code], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (-signal.SIGPIPE, "")
