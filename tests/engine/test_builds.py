"""The compiled and the interpreted kernel are the same engine."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import shedu
from shedu.engine.rules import RULES_VERSION
from shedu.engine.signature import signature
from tests.engine.trace import trace

# Checksums of the engine's behaviour, by version. The numbers of a version never change: stored games
# are played by it to their end. A change of behaviour needs a new RULES_VERSION, with its own numbers here.
SHORT_SIGNATURES = {1: "30556640"}
SIGNATURES = {1: "42eabed4"}


def run(code: list[str], **environment: str) -> str:
    """The output of a separate Python process."""
    done = subprocess.run(
        [sys.executable, *code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.compiled_only
def test_compiled_equals_interpreted_move_by_move() -> None:
    """Legal moves, positions and views at each decision of many games, in all builds."""
    if not shedu.IS_COMPILED:
        pytest.skip("there is no compiled engine to compare with")
    expected = list(trace())
    first, *lines = run(["-m", "tests.engine.trace"], SHEDU_PURE="1").splitlines()
    assert first == "compiled=False"
    assert lines == expected
    first, *lines = run(["-m", "tests.engine.trace"], SHEDU_BASELINE="1").splitlines()
    assert first == "compiled=True"
    assert lines == expected


def test_every_version_of_the_rules_has_its_own_signature() -> None:
    """RULES_VERSION rises by one with each change of behaviour."""
    versions = list(range(1, RULES_VERSION + 1))
    assert list(SHORT_SIGNATURES) == list(SIGNATURES) == versions
    assert len(set(SIGNATURES.values())) == len(versions)


@pytest.mark.parametrize("version", SHORT_SIGNATURES)
def test_behaviour_is_unchanged(version: int) -> None:
    """The short signature, which the interpreted build can compute as well."""
    assert signature(500, version) == SHORT_SIGNATURES[version]


@pytest.mark.compiled_only
@pytest.mark.parametrize("version", SIGNATURES)
def test_behaviour_is_unchanged_in_long_play(version: int) -> None:
    """The signature over some hundred thousand random steps."""
    assert signature(20_000, version) == SIGNATURES[version]


def test_the_build_is_compiled_unless_asked_otherwise() -> None:
    """With a compiler, tests run the compiled engine; with SHEDU_PURE=1, the interpreted one."""
    if os.environ.get("SHEDU_PURE"):
        assert not shedu.IS_COMPILED
        return
    has_headers = Path(sysconfig.get_paths()["include"], "Python.h").exists()
    if shutil.which("g++") and has_headers:
        assert shedu.IS_COMPILED


def test_it_runs_interpreted_without_cython() -> None:
    """Without Cython, the same game is played."""
    code = (
        "import sys, importlib.abc\n"
        "class Without(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name.lower() == 'cython': raise ModuleNotFoundError(name=name)\n"
        "import importlib.util as u; found = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'cython' else found(name, *rest)\n"
        "sys.meta_path.insert(0, Without())\n"
        "import shedu; from shedu.engine.signature import signature\n"
        "print(shedu.IS_COMPILED, 'cython' in sys.modules, signature(50))"
    )
    assert run(["-c", code], SHEDU_PURE="1").split() == ["False", "False", signature(50)]
