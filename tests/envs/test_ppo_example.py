"""The learning example: its network fits the specification, and it improves the loss it computes."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from shedu.tensors import SPEC

torch = pytest.importorskip("torch")
np = pytest.importorskip("numpy")
EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


def test_logits_are_in_the_order_of_the_actions(example: dict[str, Any]) -> None:
    """A map's value at a space is the logit of the action on that space."""
    policy = example["Policy"]()
    planes, scalars = torch.zeros(1, *SPEC.plane_shape), torch.zeros(1, *SPEC.scalar_shape)
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


def test_a_rollout_is_played_and_learned(example: dict[str, Any]) -> None:
    """Sampled actions are legal, advantages are finite, and the policy changes."""
    code = example["Rollout"].play.__globals__
    code.update(GAMES=8, STEPS=6, BATCH=16)
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
