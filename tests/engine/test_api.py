"""Edge cases of the public API: invalid input, pickling, equality."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import shedu
from shedu.engine.check import find_defects
from shedu.engine.kernel.snapshot import Snapshot
from tests.engine.tables import TABLES, walk

BLACK = shedu.Colour.BLACK


def test_scores_of_any_size() -> None:
    """Totals of any reachable size are ranked correctly."""
    snap = shedu.new_game(players=2, seed=1).snapshot
    rich = snap._replace(
        points=(999, 1500, 1400, 1300, 999, 1500, 1400, 1299, *[0] * 8), chest=(99, 99, 0, 0)
    )
    position = shedu.Position.from_snapshot(shedu.Rules(), ("lion", "bull"), rich)
    assert [score.ascending for score in position.result.scores] == [
        (1098, 1300, 1400, 1500),
        (1098, 1299, 1400, 1500),
    ]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("bag", bytes(100_000)),
        ("bag", bytes([200])),
        ("hand", (1,)),
        ("hand", (20,) * 16),
        ("lost", (30_000,) * 4),
        ("seat", 4000),
        ("seats", 4000),
        ("place", (20_000,) * 16),
        ("monument", (9999,) * 6),
        ("building", (9999,) * 4),
        ("treasures", 2**200),
        ("points", (-1,) * 16),
        ("decision", 9),
    ],
)
def test_what_has_not_the_shape_of_a_position_is_refused(field: str, value: Any) -> None:
    """Malformed snapshots are rejected before they reach the kernel; `check` names the defect."""
    start = shedu.new_game(players=3, seed=1)
    bad = start.snapshot._replace(**{field: value})
    with pytest.raises(ValueError, match=r"."):
        shedu.Position.from_snapshot(start.rules, start.players, bad)
    assert find_defects(start.rules, bad)


@pytest.mark.parametrize(
    "change",
    [
        {"decision": 3},
        {"decision": 1},
        {"decision": 2},
        {"decision": 2, "conflict": 0, "attacker": 0, "defender": 1},
        {"decision": 7},
        {"decision": 7, "seat": -1},
        {"ended": 1},
        {"rules": 127},
        {"board": 1},
        {"seat": 3},
        {"seat": -1},
        {"unification": 5},
        {"held": (5, 6, 6, 0)},
        {"spent": (1, 0, 0, 0)},
        {"treasures": 1},
    ],
)
def test_check_names_what_cannot_be(change: dict[str, Any]) -> None:
    """Well-formed positions that no game leads to."""
    start = shedu.new_game(players=3, seed=1)
    bad = start.snapshot._replace(**change)
    assert find_defects(start.rules, bad)


def test_a_player_who_attacks_their_own_leader_is_a_defect() -> None:
    """The turn between attack and defence would never end."""
    rng = random.Random(1)
    position = shedu.new_game(players=2, seed=1)
    while position.snapshot.conflict < 0:
        position.apply(rng.choice(position.legal_moves()))
    snap = position.snapshot
    assert find_defects(position.rules, snap) == []
    (defect,) = find_defects(position.rules, snap._replace(defender=snap.attacker))
    assert defect.rule == "R8.1"


def test_check_survives_any_snapshot() -> None:
    """Random changes of random positions: a list of defects, never an exception."""
    rng = random.Random(3)
    for position in walk(TABLES[0].start(), 1):
        snap = position.snapshot
        for _ in range(3):
            name = rng.choice(Snapshot._fields)
            value: Any = getattr(snap, name)
            if isinstance(value, int):
                value += rng.choice((-1, 1, 7, 2**20))
            elif isinstance(value, tuple):
                changed = list(value)
                changed[rng.randrange(len(changed))] += rng.choice((-1, 1, 3, 500))
                value = tuple(changed)
            snap = snap._replace(**{name: value})
        assert isinstance(find_defects(position.rules, snap), list)


def test_a_bag_that_was_seen_to_be_empty_is_empty_in_every_possible_position() -> None:
    """After a draw that came up short this is public; `resample` respects it."""
    start = shedu.new_game("pegasus-2007", ["lion", "bull"], seed=4)
    lion, bull = start.hand(0), start.hand(1)
    text = shedu.format_record(shedu.full_record(start))
    lines = [line for line in text.splitlines() if not line.startswith(("draws", "bag"))]
    lines.insert(lines.index("end"), "bag 2s")
    position = shedu.parse_record("\n".join(lines)).start()
    assert (position.hand(0), position.hand(1)) == (lion, bull)
    position.apply(shedu.Swap(lion))
    for seat in (0, 1, None):
        assert shedu.resample(position.view(seat), random.Random(1)).bag == ()


@pytest.mark.parametrize(
    "make",
    [
        lambda: shedu.PlaceTile(BLACK, shedu.Space(181)),
        lambda: shedu.PositionLeader(BLACK, shedu.Space(-1)),
        lambda: shedu.PlaceTile(7, shedu.SPACES[0]),  # type: ignore[arg-type]
        lambda: shedu.new_game(seed=-1),
        lambda: shedu.new_game(seed=2**64),
        lambda: shedu.new_game(seed=1.5),  # type: ignore[arg-type]
        lambda: shedu.new_game(options=[""]),
        lambda: shedu.new_game(rules="chess"),
        lambda: shedu.Rules(english=1),  # type: ignore[arg-type]
        lambda: shedu.new_game(players=1),
        lambda: shedu.new_game(players=["lion", "lion"]),
        lambda: shedu.new_game(players=3).view(3),
        lambda: shedu.new_game(players=3).view(-1),
        lambda: shedu.new_game(players=3).hand(3),
        lambda: shedu.new_game(players=3).view(0).points(5),
    ],
)
def test_wrong_arguments_are_refused(make: Callable[[], object]) -> None:
    """With a ValueError."""
    with pytest.raises(ValueError, match=r"."):
        make()


def test_moves_made_of_plain_numbers_are_whole() -> None:
    """Plain numbers become colours and spaces."""
    move = shedu.PlaceTile(1, 100)  # type: ignore[arg-type]
    assert str(move) == "temple E7"
    assert shedu.MOVES[move.index] == move
    assert hash(shedu.Swap([1, 0, 0, 0])) == hash(shedu.Swap((1, 0, 0, 0)))  # type: ignore[arg-type]


def test_a_text_is_no_move() -> None:
    """The error names `parse_move`."""
    with pytest.raises(TypeError, match="parse_move"):
        shedu.new_game().apply("pass")  # type: ignore[arg-type]


def test_legal_moves_compare_and_are_bounded() -> None:
    """Equal if the moves are equal; IndexError beyond them."""
    position = shedu.new_game(seed=1)
    assert position.legal_moves() == position.copy().legal_moves()
    assert position.legal_moves() != shedu.new_game(seed=2).legal_moves()
    with pytest.raises(IndexError):
        position.legal_moves()[2**40]


def test_positions_views_and_errors_can_be_stored() -> None:
    """Pickling and copying preserve them."""
    position = shedu.new_game(players=3, seed=1)
    view = position.view(1)
    assert pickle.loads(pickle.dumps(view)) == view
    assert copy.deepcopy(position) == position
    assert copy.deepcopy(view) == view
    for error in (
        shedu.IllegalMoveError("R5.1", "no"),
        shedu.ImpossibleMoveError("R7.1", "no"),
        shedu.TextError(3, "no"),
        shedu.RecordError(4, "no", "R5.2"),
        shedu.RecordError(4, "no"),
    ):
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_moves_in_many_positions_are_those_one_by_one() -> None:
    """A batch call does what a loop does, and names the games that are over."""
    rng = random.Random(7)
    many = [shedu.new_game(rules, players, seed=7) for rules in shedu.PRESETS for players in (2, 3, 4)]
    alone = [position.copy() for position in many]
    while many:
        moves = shedu.random_moves(many, rng)
        over = shedu.apply_many(many, moves)
        for position, move in zip(alone, moves, strict=True):
            position.apply_index(move)
        assert many == alone
        assert [position.ply for position in many] == [position.ply for position in alone]
        assert over == [i for i, position in enumerate(alone) if position.is_over]
        assert all(move == -1 for move in shedu.random_moves([many[i] for i in over], rng))
        many = [position for position in many if not position.is_over]
        alone = [position for position in alone if not position.is_over]


def test_one_illegal_move_of_many_changes_nothing() -> None:
    """The whole batch is checked before the first move."""
    many = [shedu.new_game(seed=seed) for seed in range(3)]
    before = [position.copy() for position in many]
    with pytest.raises(shedu.IllegalMoveError):
        shedu.apply_many(many, [shedu.Pass(), shedu.Commit(2), shedu.Pass()])
    with pytest.raises(ValueError, match="need 3 moves, not 2"):
        shedu.apply_many(many, [shedu.Pass()] * 2)
    with pytest.raises(ValueError, match="not 3720"):
        shedu.apply_many(many, [shedu.Pass(), 3720, shedu.Pass()])
    with pytest.raises(ValueError, match="given twice"):
        shedu.apply_many([many[0], many[0]], [shedu.Pass()] * 2)
    assert many == before
    assert shedu.apply_many([], []) == []
