"""Numbers of sequences of decisions, kept in a text file (perft/counts.txt)."""

from pathlib import Path

import pytest

import shedu
from shedu.engine.kernel.playout import perft

FOLDER = Path(__file__).parent / "perft"
ROWS = [
    line.split() for line in (FOLDER / "counts.txt").read_text().splitlines() if line[:1] not in ("#", "")
]
INTERPRETED_LIMIT = 20_000


@pytest.mark.parametrize(("name", "depth", "count"), ROWS, ids=str)
def test_perft(name: str, depth: str, count: str) -> None:
    """The count in the file, from the end of the record."""
    if not shedu.IS_COMPILED and int(count) > INTERPRETED_LIMIT:
        pytest.skip("too many sequences to count with the interpreted engine")
    position, _ = shedu.parse_record((FOLDER / f"{name}.te").read_text()).replay()
    assert perft(position._state, int(depth)) == int(count)


def test_a_count_is_the_sum_over_first_moves() -> None:
    """Counting by first move gives the same."""
    position = shedu.new_game(players=3, seed=9)
    total = 0
    for move in position.legal_moves():
        following = position.copy()
        following.apply(move)
        total += perft(following._state, 1)
    assert total == perft(position._state, 2)
    assert perft(position._state, 0) == 1


def test_the_positions_are_varied() -> None:
    """At least a dozen, with every kind of decision."""
    records = [shedu.parse_record(path.read_text()) for path in sorted(FOLDER.glob("*.te"))]
    decisions = [record.replay()[0].decision for record in records]
    assert len(records) >= 12
    assert {decision.kind for decision in decisions if decision} == set(shedu.Kind)
    assert {name for name, *_ in ROWS} == {path.stem for path in FOLDER.glob("*.te")}
