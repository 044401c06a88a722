"""Moves, their text and their numbers."""

import pytest

import shedu


def test_number_and_value_are_in_bijection() -> None:
    """MOVES lists every move at its own number, without gaps."""
    assert [move.index for move in shedu.MOVES] == list(range(3720))
    assert len(set(shedu.MOVES)) == 3720


def test_text_and_value_are_in_bijection() -> None:
    """Every move is read from its own text."""
    assert len({str(move) for move in shedu.MOVES}) == 3720
    for move in shedu.MOVES:
        assert shedu.parse_move(str(move)) == move


def test_every_swap_of_one_to_six_tiles_is_a_move() -> None:
    """R7.1: 209 choices of tiles by colour."""
    swaps = [move for move in shedu.MOVES if isinstance(move, shedu.Swap)]
    assert len(swaps) == 209
    assert all(1 <= sum(swap.tiles) <= 6 for swap in swaps)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("king F4", shedu.PositionLeader(shedu.Colour.BLACK, shedu.parse_space("F4"))),
        ("trader off", shedu.WithdrawLeader(shedu.Colour.GREEN)),
        ("swap 1f 2t", shedu.Swap((0, 2, 1, 0))),
        ("monument blue-red E4", shedu.BuildMonument(shedu.Monument.RED_BLUE, shedu.parse_space("E4"))),
        ("market-hall P11", shedu.PlaceBuilding(shedu.Colour.GREEN, shedu.parse_space("P11"))),
        ("  score   red ", shedu.ScoreWonder(shedu.Colour.RED)),
    ],
)
def test_texts_of_moves(text: str, move: shedu.Move) -> None:
    """Blanks and the order of kinds and colours do not matter."""
    assert shedu.parse_move(text) == move


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "missing"),
        ("quing F4", "not a move"),
        ("king", "with a space"),
        ("king F12", "A to P"),
        ("king Q1", "A to P"),
        ("king f4", "A to P"),
        ("king F04", "A to P"),
        ("temple F5 F6", "with a space"),
        ("swap", "with its tiles"),
        ("swap 2x", "2t"),
        ("swap 0t 1s", "leave out"),
        ("swap 1t 1t", "twice"),
        ("swap t", "2t"),
        ("swap ²t", "2t"),
        ("commit", "how many"),
        ("commit two", "commit 2"),
        ("commit -1", "commit 2"),
        ("commit 01", "commit 2"),
        ("commit ٣", "commit 2"),
        ("monument red E4", "not a monument"),
        ("monument red-red E4", "not a monument"),
        ("war pot", "none of"),
        ("score purple", "none of"),
        ("pass now", "takes no arguments"),
        ("decline it", "takes no arguments"),
    ],
)
def test_texts_that_are_no_moves(text: str, hint: str) -> None:
    """The error says how to write it."""
    with pytest.raises(shedu.MoveSyntaxError, match=hint):
        shedu.parse_move(text)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("swap 7t", "R7.1"),
        ("swap 3t 3s 1f", "R7.1"),
        ("commit 7", "R8.2"),
        ("monument red-blue P4", "R11.1"),
        ("monument red-blue E11", "R11.1"),
        ("wonder A5", "R11.8"),
        ("wonder B11", "R11.8"),
    ],
)
def test_texts_that_read_like_moves_but_never_are(text: str, rule: str) -> None:
    """Rejected with a rule, like an illegal move."""
    with pytest.raises(shedu.ImpossibleMoveError) as refusal:
        shedu.parse_move(text)
    assert refusal.value.rule == rule


def test_a_record_keeps_no_frame_of_its_reader() -> None:
    """The traceback of an impossible move would keep those of all callers, and more with each play."""
    record = shedu.parse_record("shedu 1\nplayers lion bull\nmoves\nlion commit 7")
    (entry,) = record.entries
    assert isinstance(entry.move, shedu.ImpossibleMoveError)
    for _ in range(2):
        with pytest.raises(shedu.RecordError, match=r"R8\.2"):
            list(record.play())
        with pytest.raises(shedu.ImpossibleMoveError, match=r"R8\.2"):
            entry.legal_move  # noqa: B018
        assert entry.move.__traceback__ is None


@pytest.mark.parametrize(
    "make",
    [
        lambda: shedu.Swap((0, 0, 0, 0)),
        lambda: shedu.Swap((-1, 2, 0, 0)),
        lambda: shedu.Commit(7),
        lambda: shedu.BuildMonument(shedu.Monument.RED_BLUE, shedu.parse_space("P1")),
        lambda: shedu.ErectWonder(shedu.parse_space("A1")),
    ],
)
def test_values_that_cannot_be(make: object) -> None:
    """Constructing them raises ValueError."""
    with pytest.raises(ValueError, match=r"."):
        make()  # type: ignore[operator]


def test_legal_moves_are_a_sequence() -> None:
    """Length, slices, membership and choice, like a list."""
    moves = shedu.new_game(seed=1).legal_moves()
    listed = list(moves)
    assert len(moves) == len(listed)
    assert moves[-1] == listed[-1] == shedu.Pass()
    assert moves[3:6] == listed[3:6]
    assert listed[5] in moves
    assert shedu.Commit(0) not in moves
    with pytest.raises(IndexError):
        moves[len(moves)]
