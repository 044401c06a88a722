"""The inputs that fuzzing found, with the ordinary build."""

import gc
from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"
ROUNDS = 5
SEE = 2  # the call of the target that compares a view with what may be seen


@pytest.mark.parametrize("name", TARGETS)
def test_kept_inputs(name: str) -> None:
    inputs = sorted((CORPUS / name).iterdir())
    assert len(inputs) >= 20
    for path in inputs:
        TARGETS[name](path.read_bytes())


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", TARGETS)
def test_kept_inputs_leave_no_objects(name: str) -> None:
    """LeakSanitizer finds no lost container of Python: the lists of the garbage collector refer to it."""
    inputs = [path.read_bytes() for path in (CORPUS / name).iterdir()]

    def objects_after(rounds: int) -> int:
        for data in inputs * rounds:
            TARGETS[name](data)
        gc.collect()
        return len(gc.get_objects())

    before = objects_after(1)  # the first round fills caches
    assert objects_after(ROUNDS) - before < ROUNDS


def test_targets_find_a_wrong_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that sees another hand is noticed."""
    import shedu  # noqa: PLC0415

    monkeypatch.setattr(shedu.Position, "view", lambda self, _seat: self.copy())
    with pytest.raises(Exception):  # noqa: B017, PT011  # any failure
        TARGETS["kernel"](bytes([0] * 9 + [SEE, 0, 0]))
