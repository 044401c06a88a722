"""Random text: parsing it gives a value or an error with a line."""

from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import shedu
from shedu.engine.notation import HEADER
from shedu.engine.pieces import SPACES

MOVES = st.sampled_from(shedu.MOVES).map(str)
WORDS = st.one_of(
    st.sampled_from(["lion", "bull", "king", "F4", "t*", "+", "2t", "red", "position", "end", "moves", "="]),
    st.text(max_size=6),
    st.integers(-3, 300).map(str),
)
LINES = st.lists(WORDS, max_size=6).map(" ".join)
CELLS = st.sampled_from(
    [".", "~", "!", "t", "t*", "s", "f", "m", "x", "w", "w*", "t+", "Kl", "Pb", "Tl", "Fb", "Ka"]
)


@pytest.mark.compiled_only
@given(st.text())
@example("shedu 1\nplayers lion bull\nmoves\nlion \x85pass")
@settings(max_examples=300)
def test_any_text(text: str) -> None:
    """No error but TextError."""
    read(text)


@pytest.mark.compiled_only
@given(st.lists(LINES, max_size=12))
@settings(max_examples=300)
def test_any_words_after_a_good_beginning(lines: list[str]) -> None:
    """The same after a valid beginning."""
    read("\n".join(["shedu 1", "players lion bull", *lines]))


@given(st.lists(CELLS, min_size=176, max_size=176), st.lists(LINES, max_size=4), st.integers(0, 175))
@settings(max_examples=150)
def test_any_board(cells: list[str], lines: list[str], keep: int) -> None:
    """Random boards, most of them impossible: rejected with a line, or without a defect."""
    terrain = shedu.new_game(options=["wonder", "buildings"])
    words = list(cells)
    for space in SPACES[keep:]:
        words[space] = "~" if terrain.snapshot.river >> space & 1 else "."
    rows = [f"{row + 1} {' '.join(words[row * 16 : row * 16 + 16])}" for row in range(11)]
    head = ["shedu 1", "option wonder", "option buildings", "players lion bull", "position", HEADER]
    record = read("\n".join([*head, *rows, *lines, "end"]))
    if record is not None:
        assert record.start().check() == []


@given(st.lists(MOVES, max_size=30), st.integers(0, 2**64 - 1))
@settings(max_examples=100)
def test_any_moves(moves: list[str], seed: int) -> None:
    """Played until one is rejected, which changes nothing."""
    position = shedu.new_game(players=2, seed=seed)
    for text in moves:
        before = position.copy()
        with suppress(shedu.IllegalMoveError):
            position.apply(shedu.parse_move(text))
            continue
        assert position == before
    assert position.check() == []


def read(text: str) -> shedu.Record | None:
    """Parse a record and check that it survives formatting; None if the text is not a record."""
    refusal: shedu.TextError | None = None
    try:
        record = shedu.parse_record(text)
    except shedu.TextError as error:
        refusal = error
    if refusal is not None:
        assert refusal.line >= 1
        assert refusal.reason
        assert "\n" not in refusal.reason
        return None
    assert shedu.parse_record(shedu.format_record(record)) == record
    return record
