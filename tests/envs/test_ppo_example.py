"""The learning example: its network fits the specification, and it learns from examples and from play."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from shedu import datasets
from shedu.engine.position import Position
from shedu.tensors import SPEC

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'shedu[train]'")
np = pytest.importorskip("numpy")
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    torch.set_num_threads(1)
    return runpy.run_path(str(ROOT / "examples" / "ppo.py"))


def test_logits_are_in_the_order_of_the_actions(example: dict[str, Any]) -> None:
    """A map's value at a space is the logit of the action on that space."""
    policy = example["Policy"]()
    planes = torch.zeros(1, example["PLANES"], *SPEC.plane_shape[1:])
    scalars = torch.zeros(1, example["SCALARS"])
    with torch.no_grad():
        policy.maps.weight.zero_()
        policy.rest.weight.zero_()
        policy.maps.bias.copy_(torch.arange(1.0, 22.0))
        policy.rest.bias.copy_(torch.arange(100.0, 330.0))
        with torch.autocast("cpu", enabled=False):
            policy.float()
            logits, value = policy.evaluate(planes.numpy(), scalars.numpy(), np.ones((1, SPEC.action_count)))
    assert logits.shape == (1, SPEC.action_count)
    assert value.shape == (1,)
    found = logits[0] - logits[0, 0]
    for name, first in (("tile", 1), ("leader", 5), ("catastrophe", 9), ("building", 10), ("monument", 14)):
        field = SPEC.action(name)
        assert found[field.first].item() == pytest.approx(first - 1, abs=0.5), name
    for name, first in (("wonder", 20), ("leave", 21), ("withdraw", 100), ("swap", 104), ("pass", 313)):
        assert found[SPEC.action(name).first].item() == pytest.approx(first - 1, abs=2), name


def kingdom_of(position: Position, seat: int, colour: int) -> frozenset[int]:
    """The spaces of the kingdom of a leader, by the engine."""
    return next(
        (
            frozenset(int(space) for space in kingdom.spaces)
            for kingdom in position.kingdoms()
            if any(leader.seat == seat and leader.colour.value == colour for leader in kingdom.leaders)
        ),
        frozenset(),
    )


def test_kingdoms_are_those_of_the_engine(example: dict[str, Any]) -> None:
    checked = 0
    for game in datasets.open(ROOT / "games").filter(players=2).limit(3):
        for position, _ in game.positions():
            decision = position.decision
            if decision is None or decision.kind != "action":
                continue
            planes = np.zeros((1, *SPEC.plane_shape), np.uint8)
            scalars = np.zeros((1, *SPEC.scalar_shape), np.float32)
            position.view(decision.seat).encode(planes, scalars)
            found, counted = example["inputs"](planes, scalars)
            ruled = found[0, SPEC.plane_shape[0] :].reshape(2, 4, -1)
            assert (found[0, : SPEC.plane_shape[0]] == planes[0]).all()
            for relative in (0, 1):
                for colour in range(4):
                    expected = kingdom_of(position, (decision.seat + relative) % 2, colour)
                    assert set(np.flatnonzero(ruled[relative, colour])) == expected
                    tiles = planes[0, :4].reshape(4, -1)[:, sorted(expected)].sum(1)
                    row = counted[0, SPEC.scalar_shape[0] :].reshape(2, 4, 5)[relative, colour]
                    assert (row[:4] * 10).round() == pytest.approx(tiles)
                    checked += bool(expected)
    assert checked > 500


def test_a_rollout_is_played_and_learned(example: dict[str, Any]) -> None:
    """Sampled actions are legal, advantages are finite, and the policy changes."""
    code = example["Rollout"].play.__globals__
    code.update(GAMES=8, STEPS=6, BATCH=16, LIMIT=60)
    torch.manual_seed(1)
    policy = example["Policy"]().to(memory_format=torch.channels_last)
    before = policy.maps.weight.clone()
    rollout = example["Rollout"](1)
    rollout.play(policy)
    assert np.isfinite(rollout.advantages).all()
    assert set(np.unique(rollout.signs)) <= {-1, 0, 1}
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    entropy = example["learn"](policy, optimizer, rollout, np.random.default_rng(1), 1.0)
    assert 0 < entropy < 9
    assert not torch.equal(policy.maps.weight, before)
    assert 0 <= example["win_share"](policy, "random", 2) <= 1


def test_examples_are_imitated_and_win(example: dict[str, Any], tmp_path: Path) -> None:
    """A few seconds with a few games are enough to win games against random moves."""
    example["imitate"].__globals__.update(BATCH=256)
    torch.manual_seed(1)
    sample = datasets.open(ROOT / "examples" / "data" / "strong-1-sample.te.gz").filter(players=2)
    sample.to_npz(tmp_path / "positions-00000.npz", masks=True)
    policy = example["Policy"]().to(memory_format=torch.channels_last)
    losses = example["imitate"](policy, tmp_path, 0.15, np.random.default_rng(1))
    assert np.mean(losses[-5:]) < np.mean(losses[:5]) - 1
    assert example["win_share"](policy, "random", 40) > 0.4  # untrained: less than a fifth
