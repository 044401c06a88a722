"""`shedu play`: whole games through piped input, and everything that a person may type."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from shedu import MOVES, Commit, Kind, Position, Record, resample
from shedu.cli import play
from shedu.cli.game import Game, UndoError, random_move
from shedu.cli.prose import question
from shedu.cli.saves import SaveFile, newest_unfinished
from shedu.cli.screen import Screen
from shedu.cli.session import Session
from shedu.engine.record import format_record, full_record
from tests.cli.command import Outcome, shedu
from tests.cli.tables import GEMS, TABLES, TWO_WARS, begun, saved, sit

SQUARE = """
    t  t  .
    t  .  Kl
    .  .  t
"""
LINE = """
    s  s  .  .
    .  .  Kl t
"""
PLUS = """
    .  .  t  .  .
    .  t  .  t  .
    .  .  t  Kl t
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept: nowhere near the real ones, and without waiting for the disk."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setenv("SHEDU_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"


class Typist:
    """Types these lines and leaves."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)

    def read(self, prompt: str, lines: Sequence[str] = (), toolbar: str = "") -> str:  # noqa: ARG002
        """The next line."""
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def typed(game: Game, path: Path, *lines: str) -> tuple[Session, str]:
    """The session in which these lines were typed, and all that was shown."""
    console = Console(file=StringIO(), width=100, highlight=False)
    session = Session(game, SaveFile(path), Screen(console), Typist(lines))
    session.run()
    assert isinstance(console.file, StringIO)
    return session, console.file.getvalue()


def last_moves(record: Record, count: int = 1) -> list[str]:
    """The end of a record."""
    return [f"{entry.player} {entry.text}" for entry in record.entries[-count:]]


def play_on(game: Game, seed: int = 99) -> list[str]:
    """Play a game to its end; what the person typed for it."""
    lines = []
    while not (view := game.view).is_over:
        move = game.opponent_move()
        if move is None:
            move = random_move(view, seed, len(game.record.entries))
            lines.append(str(move))
        game.decide(move)
    return lines


# Whole games


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options[3])
def test_a_whole_game_is_played_through_piped_input(options: tuple[str, ...], tmp_path: Path) -> None:
    """The record that is kept is the game that was played, with its result; nothing hidden is shown."""
    expected = begun(tmp_path / "begun.te", *options)
    lines = play_on(expected)
    done = shedu("play", "--file", str(tmp_path / "game.te"), *options, text="\n".join(lines))
    assert (done.status, done.err) == (0, "")
    record = saved(tmp_path / "game.te")
    assert record == expected.record
    assert record.result is not None
    assert "The game is over: " in done.out
    assert re.search(r"^\w+( and \w+)* (wins|share the victory)\.", done.out, re.MULTILINE)
    until_the_end = done.out.partition("The game is over: ")[0]
    rows = re.findall(r"Random .*", until_the_end)
    assert rows
    assert all(re.search(r" [0-6] tiles( +-){5} *$", row) for row in rows)
    others = "|".join(player.capitalize() for player, name in record.names.items() if name != "You")
    assert re.search(rf"({others}) swaps \d tile", until_the_end)
    assert not re.search(rf"({others}) (draws|swaps \d+ (temple|settlement|farm|market))", until_the_end)


@pytest.mark.parametrize("level", ["novice", "skilled"])
def test_opponents_play_at_the_level_asked_for(level: str, tmp_path: Path) -> None:
    """The same choices again when a saved game goes on."""
    game = begun(tmp_path / "game.te", "--players", "2", "--level", level, "--seed", "3", "--first", "pot")
    assert level.capitalize() in game.record.names.values()
    assert len(game.record.entries) >= 2  # the opponent has begun
    again = begun(tmp_path / "again.te", "--players", "2", "--level", level, "--seed", "3", "--first", "pot")
    assert again.record == game.record


def test_random_games_reach_most_kinds_of_decision(tmp_path: Path) -> None:
    """All that random play is likely to reach is asked of the person in the games above."""
    asked: set[Kind] = set()
    for number, options in enumerate(TABLES):
        game = begun(tmp_path / f"{number}.te", *options)
        while (decision := game.view.decision) is not None:
            move = game.opponent_move()
            if move is None:
                asked.add(decision.kind)
                move = random_move(game.view, 99, len(game.record.entries))
            game.decide(move)
    assert asked >= {Kind.ACTION, Kind.COMMIT, Kind.TREASURE, Kind.MONUMENT}


@pytest.mark.parametrize(
    ("game", "kind", "line", "meant"),
    [
        (sit("t ."), Kind.ACTION, "K h 2", "king H2"),
        (sit(TWO_WARS, "settlement I2"), Kind.WAR, "tr", "war trader"),
        (sit(TWO_WARS, "settlement I2"), Kind.WAR, "war k", "war king"),
        (sit(TWO_WARS, "settlement I2", "war king"), Kind.COMMIT, "1", "commit 1"),
        (sit(TWO_WARS, "settlement I2", "war king"), Kind.COMMIT, "c 1", "commit 1"),
        (sit(LINE, "settlement I2", options="buildings"), Kind.BUILDING, "h2", "palace H2"),
        (sit(LINE, "settlement I2", options="buildings"), Kind.BUILDING, "Pal, i2", "palace I2"),
        (sit(LINE, "settlement I2", options="buildings"), Kind.BUILDING, "no", "decline"),
        (sit(SQUARE, "temple H3"), Kind.MONUMENT, "m red-green g2", "monument red-green G2"),
        (sit(SQUARE, "temple H3"), Kind.MONUMENT, "red blue", "monument red-blue G2"),
        (sit(SQUARE, "temple H3"), Kind.MONUMENT, "monument blue-red G 2", "monument red-blue G2"),
        (sit(PLUS, "temple I3", options="wonder"), Kind.MONUMENT, "w i3", "wonder I3"),
        (sit(GEMS, "temple H2"), Kind.TREASURE, "i2", "leave I2"),
        (sit(PLUS, "temple I3", "wonder I3", "pass", options="wonder"), Kind.WONDER_POINT, "re", "score red"),
    ],
)
def test_each_kind_of_decision_is_asked_and_answered(
    game: Game, kind: Kind, line: str, meant: str, tmp_path: Path
) -> None:
    """In short forms, typed at the table."""
    view = game.view
    assert view.decision is not None
    assert (view.decision.seat, view.decision.kind) == (game.seat, kind)
    ply = len(game.record.entries)
    again = Game(game.record, game.seat)  # the parameter stays as it is for other tests
    session, out = typed(again, tmp_path / "game.te", line)
    assert question(view) in out
    assert session.game.record.entries[ply].text == meant
    assert saved(tmp_path / "game.te").entries[ply].text == meant


# Commands


def test_a_refused_move_is_explained_by_its_rule(tmp_path: Path) -> None:
    """The engine's reason, then the rule's text; nothing is played."""
    game = sit("t  .")
    session, out = typed(game, tmp_path / "game.te", "farm H3", "swap 7t")
    assert "Not allowed: a farm needs a river space, and H3 is land." in out
    assert "R5.1 Where tiles may lie" in out
    assert "Farms belong on river spaces" in " ".join(out.split())
    assert "Not allowed: at most six tiles can be swapped." in out
    assert not session.game.record.entries


def test_commands_tell_and_change_nothing(tmp_path: Path) -> None:
    """Help, moves, hand, log, rules and switches."""
    game = sit("t  .", "king H2")
    lines = ("?", "moves", "moves pass", "moves xyz", "hand", "log", "rules R4.3", "rules", "rules dragon")
    session, out = typed(game, tmp_path / "game.te", *lines, "strengths on", "kingdoms off", "show")
    assert "take back decisions of your turn" in out
    assert re.search(r"^settlement +\d+ ways; see: moves settlement", out, re.MULTILINE)
    assert "No move that is allowed now fits that." in out
    assert "hand: 2 temples, 2 settlements, 1 farm and 1 market" in out
    assert "points: black 0, red 0, blue 0, green 0; lowest: black, red, blue and green" in out
    assert out.count("Lion positions the king on H2") == 2  # as news and in the log
    assert out.count("R4.3 Leaders never unite kingdoms") == 1
    assert "'dragon' is no rule, preset or option, nor in any rule's text." in out
    assert "temples (revolt)" in out
    assert session.game.record == game.record


def test_save_tells_where_and_copies(tmp_path: Path) -> None:
    """A copy never replaces a file."""
    copy = tmp_path / "copy.te"
    (tmp_path / "mine.txt").write_text("precious")
    lines = ("king H2", "save", f"save {copy}", f"save {tmp_path / 'mine.txt'}", "save a\0b", "quit", "pass")
    session, out = typed(sit("t  ."), tmp_path / "game.te", *lines)
    assert f"The game is kept in {tmp_path / 'game.te'}" in out
    assert saved(copy) == saved(tmp_path / "game.te") == session.game.record
    assert (tmp_path / "mine.txt").read_text() == "precious"
    assert "exists already: choose another name" in out
    assert "The game cannot be saved in a" in out
    assert last_moves(session.game.record) == ["lion king H2"]  # what follows quit is not read


# Undo


def test_undo_goes_back_to_any_point_of_the_turn() -> None:
    """One decision, or several."""
    game = sit(TWO_WARS, "settlement I2")
    assert game.undone().record == sit(TWO_WARS).record
    game = sit(SQUARE, "temple H3", "decline")
    assert last_moves(game.undone().record) == ["lion temple H3"]
    assert game.undone(2).record == game.undone(9).record == sit(SQUARE).record


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (sit("t  ."), "there is nothing to take back"),
        (sit("t  .", "swap 1t"), "tiles were drawn since"),
        (sit("t  Kb", "king G3", "commit 0", "commit 0"), "Bull has answered in the conflict since"),
        (sit("t  .", "pass", "pass"), "there is nothing to take back"),
        (sit("t  Kl", "pass", "king G3", "commit 0"), "this is Bull's turn"),
    ],
)
def test_undo_says_why_not(game: Game, why: str) -> None:
    """What was seen cannot be unseen, and other people's turns are theirs."""
    with pytest.raises(UndoError) as caught:
        game.undone()
    assert why in str(caught.value)


def test_undo_at_the_table_is_kept_in_the_file(tmp_path: Path) -> None:
    """And the game goes on from there."""
    session, out = typed(sit("t  ."), tmp_path / "game.te", "king H2", "undo", "undo", "priest H2")
    assert "Taken back." in out
    assert "That cannot be undone: there is nothing to take back" in out
    assert saved(tmp_path / "game.te") == session.game.record
    assert last_moves(session.game.record) == ["lion priest H2"]
    assert len(session.game.record.entries) == 1


# Keeping games


@pytest.mark.parametrize("part", [0.0, 0.5])
def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(part: float, tmp_path: Path) -> None:
    """The same opponents, the same bag, the same record in the end."""
    expected = begun(tmp_path / "begun.te", *TABLES[0])
    lines = play_on(expected)
    cut = int(part * len(lines))
    path = str(tmp_path / "game.te")
    first = shedu("play", "--file", path, *TABLES[0], text="\n".join(lines[:cut]))
    assert f"Go on with: shedu play --resume {path}" in first.out
    second = shedu("play", "--resume", path, text="\n".join(lines[cut:]))
    assert (second.status, second.err) == (0, "")
    assert saved(Path(path)) == expected.record
    again = shedu("play", "--resume", path)  # a game that is over shows its end and is left alone
    assert "wins." in again.out
    assert saved(Path(path)) == expected.record


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    """Killed at a prompt, the file holds every decision before it."""
    expected = begun(tmp_path / "begun.te", *TABLES[0])
    lines = play_on(expected)
    path = tmp_path / "game.te"
    process = subprocess.Popen(
        [sys.executable, "-c", "from shedu.cli.main import main; main()", "play", "--file", path, *TABLES[0]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for line in lines[:5]:
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
    shown = ""
    while shown.count("lion> ") < 6:
        shown += process.stdout.read(1)
    process.kill()
    process.communicate()
    assert [entry.text for entry in saved(path).entries if entry.player == "lion"] == lines[:5]
    assert shedu("play", "--resume", str(path), text="\n".join(lines[5:])).status == 0
    assert saved(path) == expected.record


def test_the_newest_unfinished_game_is_resumed(folder: Path) -> None:
    """Not a finished one, not a broken one, not somebody else's record."""
    assert shedu("play", "--resume").err == f"{folder}:0: there is no unfinished game here\n"
    shedu("play", "--seed", "1", "--first", "me", text="king F4\n")
    (path,) = folder.glob("*-lion.te")
    (folder / "broken.te").write_text("shedu 1\nplayers lion")
    (folder / "foreign.te").write_text("shedu 1\nplayers lion bull\n")
    over = begun(folder.parent / "over.te", *TABLES[0])
    play_on(over)
    (folder / "over.te").write_text(format_record(over.record))
    assert newest_unfinished() == path
    assert "Lion positions the king on F4" in shedu("play", "--resume").out


@pytest.mark.parametrize(
    ("text", "status", "why"),
    [
        ("shedu 1\nplayers lion\n", 2, "2: two to four players can play"),
        ("shedu 1\nplayers lion bull\nname lion Ann\n", 2, "2: this is no saved game"),
        ("shedu 1\nplayers lion bull\nname lion You\nname bull You\n", 2, "2: this is no saved game"),
        ("shedu 1\nplayers lion bull\nname lion You\nmoves\nlion farm F4\n", 1, "5: lion holds no farm"),
    ],
)
def test_a_file_that_cannot_be_resumed_stays_as_it_is(
    text: str, status: int, why: str, tmp_path: Path
) -> None:
    """One line says why."""
    path = tmp_path / "game.te"
    path.write_text(text)
    done = shedu("play", "--resume", str(path), text="pass\n")
    assert (done.status, done.out) == (status, "")
    assert done.err.startswith(f"{path}:{why}")
    assert done.err.count("\n") == 1
    assert path.read_text() == text


def test_no_file_is_ever_overwritten(tmp_path: Path) -> None:
    """Neither by a new game nor by one whose file was changed behind its back."""
    path = tmp_path / "game.te"
    path.write_text("precious")
    done = shedu("play", "--file", str(path), text="pass\n")
    assert done.status == 2
    assert done.err == f"{path}:0: this file exists already; go on with it: shedu play --resume FILE\n"
    session, out = typed(sit("t  ."), path, "king H2")
    assert path.read_text() == "precious"
    assert f"the game is now kept in {tmp_path / 'game-2.te'}" in out
    assert saved(tmp_path / "game-2.te") == session.game.record


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    """And says so once, and when it is left."""
    (tmp_path / "no folder").write_text("")
    session, out = typed(sit("t  ."), tmp_path / "no folder" / "game.te", "king H2", "priest G3")
    assert len(session.game.record.entries) > 2
    assert out.count("The game cannot be saved: ") == 1
    assert "The last decisions are not saved." in out
    done = shedu("play", "--file", str(tmp_path / "no folder" / "game.te"))
    assert (done.status, done.out) == (2, "")


def test_a_resumed_game_can_be_kept_elsewhere(tmp_path: Path) -> None:
    """Then the old file stays as it is."""
    game = begun(tmp_path / "old.te", "--seed", "1", "--first", "me")
    before = (tmp_path / "old.te").read_bytes()
    shedu("play", "--resume", str(tmp_path / "old.te"), "--file", str(tmp_path / "new.te"), text="k f4")
    assert (tmp_path / "old.te").read_bytes() == before
    assert last_moves(saved(tmp_path / "new.te"))[0] == "lion king F4"
    assert not game.record.entries


# Hidden information


def test_what_the_person_cannot_know_changes_nothing_he_is_shown(tmp_path: Path) -> None:
    """Other hands and another bag, the same table, the same words, the same refusals."""
    game = begun(tmp_path / "game.te", *TABLES[1])
    rng = random.Random(1)
    compared = 0
    while (decision := game.view.decision) is not None:
        move = game.opponent_move()
        if move is None:
            move = random_move(game.view, 99, len(game.record.entries))
            truth, other = game.record.replay()[0], resample(game.view, rng)
            assert other != truth
            commits = map(Commit, range(7))  # inside a conflict a record cannot begin: refusals alone
            illegal = [m for m in (*rng.sample(MOVES, 20), *commits) if m not in game.view.legal_moves()]
            assert [str(truth.why_not(m)) for m in illegal] == [str(other.why_not(m)) for m in illegal]
            if decision.kind == Kind.ACTION and len(game.record.entries) % 5 == 0:
                lines = ("strengths", "hand", "moves", "moves swap", "log", *map(str, illegal))
                assert shown(truth, game, tmp_path, *lines) == shown(other, game, tmp_path, *lines)
                compared += 1
        game.decide(move)
    assert compared > 5


def shown(position: Position, game: Game, folder: Path, *lines: str) -> str:
    """What the person of a game is shown at this position when he types these lines."""
    return typed(Game(full_record(position, 0, game.record.names), game.seat), folder / "copy.te", *lines)[1]


# Beginning


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (("--first", "me"), "lion pot archer"),
        (("--first", "me", "--dynasty", "bull", "--players", "4"), "bull lion pot archer"),
        (("--first", "pot", "--players", "2"), "pot lion"),
        (("--players", "archer,bull", "--first", "me"), "archer bull"),
        (("--players", "archer,lion", "--first", "me"), "lion archer"),
        (("--first", "random", "--seed", "3"), "archer lion pot"),
    ],
)
def test_who_plays_and_who_begins(options: tuple[str, ...], players: str, tmp_path: Path) -> None:
    """The first player stands first, the others clockwise."""
    assert " ".join(begun(tmp_path / "game.te", *options).record.players) == players


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "5"),
        ("--dynasty", "wolf"),
        ("--players", "archer,bull", "--dynasty", "lion"),
        ("--first", "bull", "--players", "2"),
        ("--rules", "classic-1997", "--option", "wonder"),
        ("--resume", "--seed", "1"),
    ],
)
def test_what_cannot_be_played_is_a_usage_error(options: tuple[str, ...], folder: Path) -> None:
    """And leaves no file behind."""
    done: Outcome = shedu("play", *options)
    assert (done.status, done.out) == (2, "")
    assert not list(folder.glob("*"))


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, *lines: str) -> Outcome:
    """`shedu play` by a person who types these lines."""
    monkeypatch.setattr(play, "is_terminal", lambda: True)
    monkeypatch.setattr(play, "reader_for", lambda _: Typist(lines))
    return shedu("play")


def test_a_person_is_greeted_and_can_play_at_once(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Enter is enough; the next time the game is offered again."""
    done = at_a_terminal(monkeypatch, "")
    assert "Enter plays at once: modern rules, 3 players, you are Lion, the others novices." in done.out
    (path,) = folder.glob("*.te")
    assert (saved(path).rules.preset, len(saved(path).players)) == ("modern", 3)
    assert str(path) in at_a_terminal(monkeypatch, "").out
    assert len(list(folder.glob("*.te"))) == 1
    at_a_terminal(monkeypatch, "n", "")
    assert len(list(folder.glob("*.te"))) == 2


def test_a_person_can_choose_what_to_play(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """A wrong answer is asked for again; leaving early leaves nothing."""
    at_a_terminal(monkeypatch, "c", "2")
    assert not list(folder.glob("*.te"))
    done = at_a_terminal(
        monkeypatch, "c", "9", "2", "pot", "wizard", "random", "classic-1997", "wonder", "open-scores", "me"
    )
    assert "two to four players can play" in done.out
    assert "there is no level 'wizard'" in done.out
    assert "classic-1997 does not have the option 'wonder'" in done.out
    (path,) = folder.glob("*.te")
    record = saved(path)
    assert record.players == ("pot", "archer")
    assert record.rules.open_scores
    assert record.names == {"pot": "You", "archer": "Random"}
