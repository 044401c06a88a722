"""Trees of variations, and edits of them."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shedu
from shedu.engine.notes import NoteColour
from shedu.engine.record import format_record, parse_record
from shedu.study.line import LineError, read_start
from shedu.study.tree import (
    MAX_COMMENT_CHARS,
    AddMoves,
    ConflictError,
    EditError,
    MakeMain,
    RemoveMove,
    SetArrow,
    SetComment,
    SetMark,
    SetTitle,
    Tree,
)

GAMES = Path(__file__).parents[2] / "games"
HEAD = "shedu 1\nrules modern\nplayers lion bull\nseed 4711\nmoves\n"
KING, PRIEST, PASS = "lion king G3", "lion priest G3", "lion pass"


@pytest.fixture
def tree() -> Tree:
    return Tree.read(f"{HEAD}{KING}\n{PASS}\nbull pass\n")


def spaces(*names: str) -> list[shedu.Space]:
    return [shedu.parse_space(name) for name in names]


def moves(tree: Tree) -> list[str]:
    return [node.move for _, node in tree.nodes()]


def test_branches_are_kept_beside_the_game(tree: Tree) -> None:
    tree.apply(AddMoves((), (PRIEST, PASS)))
    tree.apply(AddMoves((KING,), (PASS,)))  # there already
    assert moves(tree) == ["", KING, PASS, "bull pass", PRIEST, PASS]
    assert f"{KING}\nvariation\n  {PRIEST}\n  {PASS}\nend\n{PASS}\n" in tree.text()
    tree.apply(MakeMain((PRIEST,)))
    assert moves(tree) == ["", PRIEST, PASS, KING, PASS, "bull pass"]
    tree.apply(RemoveMove((KING, PASS)))
    assert moves(tree) == ["", PRIEST, PASS, KING]
    tree.apply(SetTitle("  The   war # 2 "))
    assert Tree.read(tree.text()).head.title == "The war # 2"
    assert Tree.read(tree.text()).text() == tree.text()


def test_moves_are_kept_as_records_have_them(tree: Tree) -> None:
    """White space within a move must not reach the record, where a line is a move."""
    tree.apply(AddMoves((), ("lion priest\nG3", "lion  pass")))
    assert moves(tree)[-2:] == [PRIEST, PASS]
    assert moves(Tree.read(tree.text())) == moves(tree)


def test_long_starts_are_not_kept_in_memory() -> None:
    assert read_start(HEAD) is read_start(HEAD)
    long = HEAD + "# remark\n" * 5_000
    assert read_start(long) == read_start(HEAD)
    assert read_start(long) is not read_start(long)


def test_a_changed_comment_is_not_overwritten(tree: Tree) -> None:
    tree.apply(SetComment((KING,), "mine", was=""))
    tree.apply(SetComment((KING,), "mine", was=""))  # repeated after a lost answer
    with pytest.raises(ConflictError) as caught:
        tree.apply(SetComment((KING,), "theirs", was=""))
    assert caught.value.now == "mine"
    tree.apply(SetComment((KING,), "ours", was="mine"))
    assert tree.at((KING,)).note.comment == "ours"


def test_marks_and_arrows_are_set_and_removed(tree: Tree) -> None:
    here, there = spaces("G3", "H4")
    tree.apply(SetMark((), here, NoteColour.RED))
    tree.apply(SetMark((), here, NoteColour.BLUE))
    tree.apply(SetArrow((), here, there, NoteColour.GREEN))
    assert "moves\nmark blue G3\narrow green G3 H4\n" in tree.text()
    tree.apply(SetMark((), here, None))
    tree.apply(SetArrow((), here, there, None))
    assert not tree.root.note


def test_what_cannot_be_edited(tree: Tree) -> None:
    (here,) = spaces("G3")
    with pytest.raises(LineError, match="river space"):
        tree.apply(AddMoves((), ("lion farm A1",)))
    with pytest.raises(EditError, match="removed in the meantime"):
        tree.apply(SetMark((PRIEST,), here, NoteColour.RED))
    with pytest.raises(EditError, match="start cannot be removed"):
        tree.apply(RemoveMove(()))
    with pytest.raises(EditError, match="at most 2000 characters"):
        tree.apply(SetComment((), "a" * (MAX_COMMENT_CHARS + 1), was=""))
    with pytest.raises(EditError, match="two spaces"):
        tree.apply(SetArrow((), here, here, NoteColour.RED))


def test_the_result_follows_the_main_line() -> None:
    """A record to the end keeps its result; another main line has none."""
    text = (GAMES / "modern-04.te").read_text()
    tree = Tree.read(text)
    assert tree.record().result == parse_record(text).result
    first = next(node.move for _, node in tree.nodes() if node.move)
    player = first.partition(" ")[0]
    tree.apply(AddMoves((), (f"{player} pass",)))
    tree.apply(MakeMain((f"{player} pass",)))
    assert tree.record().result is None


@pytest.mark.compiled_only
@given(st.integers(0, 999), st.lists(st.integers(0, 30), max_size=12))
@settings(max_examples=40, deadline=None)
def test_any_tree_survives_writing(seed: int, branches: list[int]) -> None:
    """Random branches at random positions: the text has all of them, in their order."""
    tree = Tree.of_record(shedu.full_record(shedu.new_game(players=3, seed=seed)))
    rng = random.Random(seed)
    paths: list[tuple[str, ...]] = [()]
    for pick in branches:
        path = paths[pick % len(paths)]
        position = tree.position(path)
        assert position.decision is not None
        move = f"{position.players[position.decision.seat]} {rng.choice(position.legal_moves())}"
        tree.apply(AddMoves(path, (move,)))
        paths.append((*path, move))
    again = Tree.read(tree.text())
    assert moves(again) == moves(tree)
    assert format_record(again.record()) == tree.text()
