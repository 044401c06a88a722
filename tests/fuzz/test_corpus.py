"""The inputs that fuzzing found, with the ordinary build."""

from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"
SEE = 2  # the call of the target that compares a view with what may be seen


@pytest.mark.parametrize("name", TARGETS)
def test_kept_inputs(name: str) -> None:
    inputs = sorted((CORPUS / name).iterdir())
    assert len(inputs) >= 20
    for path in inputs:
        TARGETS[name](path.read_bytes())


def test_targets_find_a_wrong_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that sees another hand is noticed."""
    import shedu  # noqa: PLC0415

    monkeypatch.setattr(shedu.Position, "view", lambda self, _seat: self.copy())
    with pytest.raises(Exception):  # noqa: B017, PT011  # any failure
        TARGETS["kernel"](bytes([0] * 9 + [SEE, 0, 0]))
