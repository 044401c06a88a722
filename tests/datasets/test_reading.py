"""Records from folders, files of many games and archives, as a stream of decisions."""

import gzip
import zipfile
from pathlib import Path

import numpy as np
import pytest

import shedu
from shedu import datasets
from tests.engine.tables import Table

GAMES = Path(__file__).parents[2] / "games"


@pytest.fixture(scope="module")
def texts() -> list[str]:
    return [path.read_text("utf-8") for path in sorted(GAMES.glob("modern-0*.te"))[:4]]


def test_a_folder_a_file_of_many_games_and_archives_hold_the_same_games(
    texts: list[str], tmp_path: Path
) -> None:
    """However they are stored; comments above a record belong to it."""
    (tmp_path / "many.te").write_text("# four games\n" + "\n".join(texts), "utf-8")
    (tmp_path / "many.te.gz").write_bytes(gzip.compress("".join(texts).encode()))
    with zipfile.ZipFile(tmp_path / "many.zip", "w") as archive:
        archive.writestr("a/first.te", texts[0])
        archive.writestr("b/rest.te.gz", gzip.compress("".join(texts[1:]).encode()))
        archive.writestr("readme.txt", "no record")
    (tmp_path / "folder").mkdir()
    for number, text in enumerate(texts):
        (tmp_path / "folder" / f"{number}.te").write_text(text, "utf-8")
    records = [shedu.parse_record(text) for text in texts]
    for name in ("many.te", "many.te.gz", "many.zip", "folder"):
        games = list(datasets.open(tmp_path / name))
        assert [game.record for game in games] == records
        assert [game.number for game in games] == [0, 1, 2, 3]
    assert len(list(datasets.open(tmp_path))) == 16


def test_decisions_are_what_the_seat_saw() -> None:
    """(view, move, result): the view is of the seat that decides, and the moves lead to the result."""
    game = next(iter(datasets.open(GAMES)))
    position = game.record.start()
    for view, move, result in game.decisions():
        decision = position.decision
        assert decision is not None
        assert view == position.view(decision.seat)
        assert move in view.legal_moves()
        assert result == game.result
        position.apply(move)
    assert position.is_over
    assert position.result == game.result


def test_filters_and_statistics() -> None:
    """By edition, size of the table, player, end, and any test; counted as the records say."""
    games = datasets.open(GAMES)
    facts = games.statistics()
    assert facts.games == facts.finished == len(list(games))
    assert (
        sum(facts.rules.values()) == sum(facts.tables.values()) == sum(facts.endings.values()) == facts.games
    )
    assert facts.decisions == sum(1 for _ in games.positions())
    modern = games.filter(rules="modern", players=(2, 3))
    assert {len(game.record.players) for game in modern} <= {2, 3}
    assert 0 < len(list(modern)) < facts.rules["modern"]
    assert len(list(games.filter(players=np.int64(2)))) == facts.tables[2]
    assert len(list(games.filter(where=lambda game: game.number % 2 == 0).limit(3))) == 3
    assert not list(games.filter(finished=False))
    commits = list(games.limit(5).positions(kinds=["commit"]))
    assert commits
    assert all(view.decision and view.decision.kind == "commit" for view, _, _ in commits)
    one = next(iter(games)).names[0]
    assert all(view.players[view.seat or 0] == one for view, _, _ in games.limit(1).positions(name=one))


def test_an_unfinished_game_has_no_result(tmp_path: Path) -> None:
    (tmp_path / "open.te").write_text("shedu 1\nplayers lion bull\nmoves\nlion pass\n")
    (game,) = datasets.open(tmp_path)
    assert (game.result, game.ended) == (None, None)
    assert [result for _, _, result in game.decisions()] == [None]


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("shedu 1\nplayers lion bull\nmoves\nlion farm A1\n", 4, "farm"),
        ("shedu 1\nplayers lion\n", 2, "two to four"),
        ("nothing", 1, "this is not a record"),
    ],
)
def test_a_bad_record_is_named_with_its_line_or_left_out(
    text: str, line: int, why: str, texts: list[str], tmp_path: Path
) -> None:
    """In a file of many games the line is that of the file."""
    good = texts[0] if "shedu" in text else ""
    (tmp_path / "bad.te").write_text(good + text, "utf-8")
    at = good.count("\n") + line
    with pytest.raises(datasets.DatasetError, match=why) as refused:
        list(datasets.open(tmp_path))
    assert f"bad.te:{at}:" in str(refused.value)
    if good:
        games = datasets.open(tmp_path, on_error="skip")
        assert len(list(games)) == 1
        assert len(games.skipped) == 1


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    (tmp_path / "broken.zip").write_bytes(b"PK\x03\x04 not a zip")
    (tmp_path / "broken.te.gz").write_bytes(b"\x1f\x8b not gzip")
    for name in ("broken.zip", "broken.te.gz"):
        with pytest.raises(datasets.DatasetError, match="cannot be read"):
            list(datasets.open(tmp_path / name))
    with pytest.raises(datasets.DatasetError, match="no file or folder"):
        datasets.open(tmp_path / "absent")
    with pytest.raises(ValueError, match="on_error"):
        datasets.open(tmp_path, on_error="ignore")


def test_a_record_that_begins_inside_an_action_is_read(tmp_path: Path) -> None:
    """Exact positions make every part of a game a record of its own."""
    position = Table("modern", (), 2, 3).start()
    while position.decision is not None and position.decision.kind == "action":
        position.apply(position.legal_moves()[0])
    decision = position.decision
    assert decision is not None
    move = position.legal_moves()[0]
    record = shedu.full_record(position)
    text = shedu.format_record(record) + f"{position.players[decision.seat]} {move}\n"
    (tmp_path / "part.te").write_text(text, "utf-8")
    ((view, played, _),) = datasets.open(tmp_path).positions()
    assert (view, played) == (position.view(decision.seat), move)
