"""Tuning: rounds, stored state and results."""

import json
from pathlib import Path

import pytest

from shedu.players.arena.tuning import Duel, Tuning, play_duel
from shedu.players.bots.weights import format_weights, weights_named
from shedu.players.kernel.codes import WEIGHT_NAMES
from tests.cli.command import shedu


def better_with_more_treasures(duels: object) -> list[float]:
    """Outcomes in which the side with the greater weight of treasures wins."""
    at = WEIGHT_NAMES.index("treasures")
    assert isinstance(duels, list)
    return [1.0 if duel.one[at] > duel.other[at] else -1.0 for duel in duels]


def test_weights_move_to_what_wins() -> None:
    """The weight that decides grows; the scale stays; signs stay."""
    start = weights_named("written")
    tuning = Tuning(start, rounds=60, games=4, width=0)
    for _ in range(60):
        assert tuning.step(better_with_more_treasures) != 0
    found = dict(zip(WEIGHT_NAMES, tuning.weights, strict=True))
    before = dict(zip(WEIGHT_NAMES, start, strict=True))
    assert found["treasures"] > 1.5 * before["treasures"]
    assert found["lowest"] == before["lowest"]
    assert all((found[name] > 0) == (before[name] > 0) for name in WEIGHT_NAMES)


def test_every_deal_is_played_from_both_sides() -> None:
    """With the same seat and seed."""
    seen: list[Duel] = []

    def watch(duels: object) -> list[float]:
        assert isinstance(duels, list)
        seen.extend(duels)
        return [0.0] * len(duels)

    Tuning(weights_named("written"), rounds=1, games=6, width=0).step(watch)
    for first, second in zip(seen[::2], seen[1::2], strict=True):
        assert (first.one, first.other) == (second.other, second.one)
        assert (first.seat, first.seed, first.players) == (second.seat, second.seed, second.players)


@pytest.mark.compiled_only
def test_a_duel_is_a_whole_game() -> None:
    """Good weights beat inverted ones."""
    good = weights_named("written")
    bad = tuple(-weight for weight in good)
    outcomes = [play_duel(Duel(good, bad, seat, 2, (), 3, 0)) for seat in (0, 1)]
    assert min(outcomes) > 0.5


@pytest.mark.compiled_only
def test_tune_goes_on_where_it_was(tmp_path: Path) -> None:
    """The state is stored after each round; the state of another tuning is rejected."""
    state = tmp_path / "state.json"
    options = ["--games", "2", "--width", "0", "--jobs", "1", "--state", str(state)]
    done = shedu("tune", "--rounds", "1", *options)
    assert done.out.startswith("[tuned] # by self-play from written: 1 rounds")
    assert json.loads(state.read_text())["done"] == 1
    assert shedu("tune", "--rounds", "1", *options).out == done.out
    other = shedu("tune", "--rounds", "2", *options)
    assert other.status == 2
    assert "or delete the file" in other.err


def test_weights_are_written_as_they_are_read() -> None:
    """The table of a set, apart from rounding."""
    text = format_weights("tuned", weights_named("written"), "a remark")
    assert text.startswith("[tuned] # a remark\nleader = 0.3\n")
    assert '"to move" = 0.2' in text
