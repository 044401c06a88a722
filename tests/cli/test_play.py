"""`shedu play`: complete games through piped input, and all commands."""

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shedu import MOVES, Commit, Kind, Position, resample
from shedu.cli.play import command
from shedu.cli.play.game import SoloGame
from shedu.cli.play.saves import newest_unfinished
from shedu.cli.table.wording import Wording
from shedu.engine.record import format_record, full_record
from shedu.play.errors import UndoError
from tests.cli.command import Outcome, shedu
from tests.cli.solo import (
    GEMS,
    LINE,
    PLUS,
    SQUARE,
    TABLES,
    TWO_WARS,
    Typist,
    begun,
    last_moves,
    play_on,
    random_move,
    saved,
    sit,
    typed,
)

# Whole games


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options[3])
def test_a_whole_game_is_played_through_piped_input(options: tuple[str, ...], tmp_path: Path) -> None:
    """The saved record is the played game with its result; no hidden information is shown."""
    expected = begun(tmp_path / "begun.te", *options)
    lines = play_on(expected)
    done = shedu("play", "--file", str(tmp_path / "game.te"), *options, text="\n".join(lines))
    assert (done.status, done.err) == (0, "")
    record = saved(tmp_path / "game.te")
    assert record == expected.record
    assert record.result is not None
    assert ": the game is over" in done.out
    assert re.search(r"^(You win|\w+ wins|.+: \w+( and \w+)+)$", done.out, re.MULTILINE)
    until_the_end = done.out.partition(": the game is over")[0]
    rows = re.findall(r"Random .*", until_the_end)
    assert rows
    assert all(re.search(r" [0-6] tiles( +-){5} *$", row) for row in rows)
    others = "|".join(player.capitalize() for player, name in record.names.items() if name != "You")
    assert re.search(rf"({others}): swaps \d tile", until_the_end)
    assert not re.search(rf"({others}): (draws|swaps \d+ (temple|settlement|farm|market))", until_the_end)


@pytest.mark.parametrize("level", ["novice", "skilled"])
def test_bots_play_at_the_requested_level(level: str, tmp_path: Path) -> None:
    """The same seed gives the same moves."""
    game = begun(tmp_path / "game.te", "--players", "2", "--level", level, "--seed", "3", "--first", "pot")
    assert level.capitalize() in game.record.names.values()
    assert len(game.record.entries) >= 2  # the opponent has begun
    again = begun(tmp_path / "again.te", "--players", "2", "--level", level, "--seed", "3", "--first", "pot")
    assert again.record == game.record


def test_random_games_reach_most_kinds_of_decision(tmp_path: Path) -> None:
    """The games above ask the person for every kind of decision that random play is likely to reach."""
    asked: set[Kind] = set()
    for number, options in enumerate(TABLES):
        game = begun(tmp_path / f"{number}.te", *options)
        while (decision := game.view.decision) is not None:
            move = game.bot_move()
            if move is None:
                asked.add(decision.kind)
                move = random_move(game.view, 100, len(game.record.entries))
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
    game: SoloGame, kind: Kind, line: str, meant: str, tmp_path: Path
) -> None:
    """In short forms."""
    view = game.view
    assert view.decision is not None
    assert (view.decision.seat, view.decision.kind) == (game.seat, kind)
    ply = len(game.record.entries)
    again = SoloGame(game.record, game.seat)  # the parameter stays as it is for other tests
    session, out = typed(again, tmp_path / "game.te", line)
    assert Wording().question(view) in out
    assert session.game.record.entries[ply].text == meant
    assert saved(tmp_path / "game.te").entries[ply].text == meant


# Commands


def test_an_illegal_move_is_explained_by_its_rule(tmp_path: Path) -> None:
    """The engine's reason, then the text of the rule; the game does not change."""
    game = sit("t  .")
    session, out = typed(game, tmp_path / "game.te", "farm H3", "swap 7t")
    assert "That is not allowed. A farm needs a river space, and H3 is land." in out
    assert "R5.1 Where tiles may lie" in out
    assert "Farms belong on river spaces" in " ".join(out.split())
    assert "That is not allowed. At most six tiles can be swapped." in out
    assert not session.game.record.entries


def test_commands_do_not_change_the_game(tmp_path: Path) -> None:
    """Help, moves, hand, log, rules and switches."""
    game = sit("t  .", "king H2")
    lines = ("?", "moves", "moves pass", "moves xyz", "hand", "log", "rules R4.3", "rules", "rules dragon")
    session, out = typed(game, tmp_path / "game.te", *lines, "strengths on", "kingdoms off", "show")
    assert "undo decisions of your turn" in out
    assert re.search(r"^settlement +\d+ moves; to list them, type: moves settlement", out, re.MULTILINE)
    assert "No legal move matches." in out
    assert "Hand: 2 temples, 2 settlements, 1 farm and 1 market" in out
    assert "Points: black 0, red 0, blue 0, green 0; lowest: black, red, blue and green" in out
    assert out.count("Lion: king to H2") == 2  # as news and in the log
    assert out.count("R4.3 Leaders never unite kingdoms") == 1
    assert "“dragon” is not a rule, an edition or an option, and no rule mentions it." in out
    assert "temples (revolt)" in out
    assert session.game.record == game.record


def test_save_prints_the_path_and_copies(tmp_path: Path) -> None:
    """A copy never replaces a file."""
    copy = tmp_path / "copy.te"
    (tmp_path / "mine.txt").write_text("precious")
    lines = ("king H2", "save", f"save {copy}", f"save {tmp_path / 'mine.txt'}", "save a\0b", "quit", "pass")
    session, out = typed(sit("t  ."), tmp_path / "game.te", *lines)
    assert f"The game is saved in {tmp_path / 'game.te'}" in out
    assert saved(copy) == saved(tmp_path / "game.te") == session.game.record
    assert (tmp_path / "mine.txt").read_text() == "precious"
    assert "already exists. Choose another name." in out
    assert "The game cannot be saved in a" in out
    assert last_moves(session.game.record) == ["lion king H2"]  # what follows quit is not read


# Undo


def test_undo_returns_to_any_point_of_the_turn() -> None:
    """One decision, or several."""
    game = sit(TWO_WARS, "settlement I2")
    game.undo()
    assert game.record == sit(TWO_WARS).record
    one, two, many = (sit(SQUARE, "temple H3", "decline") for _ in range(3))
    one.undo()
    assert last_moves(one.record) == ["lion temple H3"]
    two.undo(2)
    many.undo(9)
    assert two.record == many.record == sit(SQUARE).record
    assert not two.history()


def test_an_undo_without_a_decision_has_a_reason() -> None:
    with pytest.raises(UndoError) as caught:
        sit("t  .").undo()
    assert "There is nothing to undo" in str(caught.value)


@pytest.mark.parametrize(
    ("picture", "moves", "kept"),
    [
        ("t  .", ("swap 1t",), 0),
        ("t  Kb", ("king G3", "commit 0", "commit 0"), 1),
        ("t  .", ("pass", "pass"), 0),
        ("t  Kl", ("pass", "king G3", "commit 0"), 0),
    ],
)
def test_against_bots_an_undo_passes_draws_and_answers(
    picture: str, moves: tuple[str, ...], kept: int
) -> None:
    """It returns to the last decision of the person."""
    game = sit(picture, *moves)
    game.undo()
    assert game.record == sit(picture, *moves[:kept]).record


def test_an_undo_is_saved(tmp_path: Path) -> None:
    """The game continues from there."""
    session, out = typed(sit("t  ."), tmp_path / "game.te", "king H2", "undo", "undo", "priest H2")
    assert "Undone." in out
    assert "There is nothing to undo" in out
    assert saved(tmp_path / "game.te") == session.game.record
    assert last_moves(session.game.record) == ["lion priest H2"]
    assert len(session.game.record.entries) == 1


# Saved games


@pytest.mark.parametrize("part", [0.0, 0.5])
def test_a_resumed_game_continues_unchanged(part: float, tmp_path: Path) -> None:
    """The same bots, the same bag, the same final record."""
    expected = begun(tmp_path / "begun.te", *TABLES[0])
    lines = play_on(expected)
    cut = int(part * len(lines))
    path = str(tmp_path / "game.te")
    first = shedu("play", "--file", path, *TABLES[0], text="\n".join(lines[:cut]))
    assert f"Resume it with: shedu play --resume {path}" in first.out
    second = shedu("play", "--resume", path, text="\n".join(lines[cut:]))
    assert (second.status, second.err) == (0, "")
    assert saved(Path(path)) == expected.record
    again = shedu("play", "--resume", path)  # a game that is over shows its end and is left alone
    assert re.search(r"^(You win|\w+ wins)$", again.out, re.MULTILINE)
    assert saved(Path(path)) == expected.record


def test_a_killed_game_loses_nothing(tmp_path: Path) -> None:
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
    """Not a finished, broken or foreign record."""
    assert shedu("play", "--resume").err == f"{folder}:0: there is no unfinished game here\n"
    shedu("play", "--seed", "1", "--first", "me", text="king F4\n")
    (path,) = folder.glob("*-lion.te")
    (folder / "broken.te").write_text("shedu 1\nplayers lion")
    (folder / "foreign.te").write_text("shedu 1\nplayers lion bull\n")
    over = begun(folder.parent / "over.te", *TABLES[0])
    play_on(over)
    (folder / "over.te").write_text(format_record(over.record))
    assert newest_unfinished() == path
    assert "Lion: king to F4" in shedu("play", "--resume").out


@pytest.mark.parametrize(
    ("text", "status", "why"),
    [
        ("shedu 1\nplayers lion\n", 2, "2: a game needs two to four players"),
        ("shedu 1\nplayers lion bull\nname lion Ann\n", 2, "2: this is not a saved game"),
        ("shedu 1\nplayers lion bull\nname lion You\nname bull You\n", 2, "2: this is not a saved game"),
        ("shedu 1\nplayers lion bull\nname lion You\nmoves\nlion farm F4\n", 1, "5: lion holds no farm"),
    ],
)
def test_a_file_that_cannot_be_resumed_is_not_changed(
    text: str, status: int, why: str, tmp_path: Path
) -> None:
    """One line gives the reason."""
    path = tmp_path / "game.te"
    path.write_text(text)
    done = shedu("play", "--resume", str(path), text="pass\n")
    assert (done.status, done.out) == (status, "")
    assert done.err.startswith(f"{path}:{why}")
    assert done.err.count("\n") == 1
    assert path.read_text() == text


def test_no_file_is_ever_overwritten(tmp_path: Path) -> None:
    """Neither by a new game nor by a game whose file another program changed."""
    path = tmp_path / "game.te"
    path.write_text("precious")
    done = shedu("play", "--file", str(path), text="pass\n")
    assert done.status == 2
    assert done.err == f"{path}:0: the file exists; resume it with: shedu play --resume FILE\n"
    session, out = typed(sit("t  ."), path, "king H2")
    assert path.read_text() == "precious"
    assert f"The game is now saved in {tmp_path / 'game-2.te'}" in out
    assert saved(tmp_path / "game-2.te") == session.game.record


def test_a_game_continues_when_it_cannot_be_saved(tmp_path: Path) -> None:
    """It reports the failure once, and again at the end."""
    (tmp_path / "no folder").write_text("")
    session, out = typed(sit("t  ."), tmp_path / "no folder" / "game.te", "king H2", "priest G3")
    assert len(session.game.record.entries) > 2
    assert out.count("The game cannot be saved: ") == 1
    assert "The last decisions are not saved." in out
    done = shedu("play", "--file", str(tmp_path / "no folder" / "game.te"))
    assert (done.status, done.out) == (2, "")


def test_a_resumed_game_can_be_saved_elsewhere(tmp_path: Path) -> None:
    """The old file is not changed."""
    game = begun(tmp_path / "old.te", "--seed", "1", "--first", "me")
    before = (tmp_path / "old.te").read_bytes()
    shedu("play", "--resume", str(tmp_path / "old.te"), "--file", str(tmp_path / "new.te"), text="k f4")
    assert (tmp_path / "old.te").read_bytes() == before
    assert last_moves(saved(tmp_path / "new.te"))[0] == "lion king F4"
    assert not game.record.entries


# Hidden information


def test_hidden_information_does_not_affect_the_output(tmp_path: Path) -> None:
    """Other hands and another bag give the same table, texts and rejections."""
    game = begun(tmp_path / "game.te", *TABLES[1])
    rng = random.Random(1)
    compared = 0
    while (decision := game.view.decision) is not None:
        move = game.bot_move()
        if move is None:
            move = random_move(game.view, 100, len(game.record.entries))
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


def shown(position: Position, game: SoloGame, folder: Path, *lines: str) -> str:
    """The output of a session with these lines from this position."""
    return typed(
        SoloGame(full_record(position, 0, game.record.names), game.seat), folder / "copy.te", *lines
    )[1]


# Setup


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (("--first", "me"), "lion pot archer"),
        (("--first", "me", "--dynasty", "bull", "--players", "4"), "bull lion pot archer"),
        (("--first", "pot", "--players", "2"), "pot lion"),
        (("--players", "archer,bull", "--first", "me"), "archer bull"),
        (("--players", "archer,lion", "--first", "me"), "lion archer"),
        (("--first", "random", "--seed", "3"), "pot archer lion"),
    ],
)
def test_seats_and_the_first_player(options: tuple[str, ...], players: str, tmp_path: Path) -> None:
    """The first player comes first, the others follow clockwise."""
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
def test_an_impossible_game_is_a_usage_error(options: tuple[str, ...], folder: Path) -> None:
    """No file is created."""
    done: Outcome = shedu("play", *options)
    assert (done.status, done.out) == (2, "")
    assert not list(folder.glob("*"))


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, *lines: str) -> Outcome:
    """Run `shedu play` on a terminal with these lines."""
    monkeypatch.setattr(command, "is_terminal", lambda: True)
    monkeypatch.setattr(command, "reader_for", lambda _: Typist(lines))
    return shedu("play")


def test_enter_starts_a_default_game(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The next start offers to resume it."""
    done = at_a_terminal(monkeypatch, "")
    assert "play at once: modern rules, 3 players, you play Lion, the bots are at level novice." in done.out
    (path,) = folder.glob("*.te")
    assert (saved(path).rules.preset, len(saved(path).players)) == ("modern", 3)
    assert str(path) in at_a_terminal(monkeypatch, "").out
    assert len(list(folder.glob("*.te"))) == 1
    at_a_terminal(monkeypatch, "n", "")
    assert len(list(folder.glob("*.te"))) == 2


def test_questions_set_up_a_game(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """An invalid answer is asked again; leaving early creates no file."""
    at_a_terminal(monkeypatch, "c", "2")
    assert not list(folder.glob("*.te"))
    done = at_a_terminal(
        monkeypatch, "c", "9", "2", "pot", "wizard", "random", "classic-1997", "wonder", "open-scores", "me"
    )
    assert "a game needs two to four players" in done.out
    assert "there is no player 'wizard'" in done.out
    assert "classic-1997 does not have the option 'wonder'" in done.out
    (path,) = folder.glob("*.te")
    record = saved(path)
    assert record.players == ("pot", "archer")
    assert record.rules.open_scores
    assert record.names == {"pot": "You", "archer": "Random"}
