"""Every attack that was found or tried is listed with tests that exist."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
LIST = (Path(__file__).parent / "findings.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]+\.py(?:::\w+)?)`", LIST)) - {"test_findings.py"})
ROWS = re.findall(r"^\| (?!attack|---)([^|]+) \| ([^|]+) \|$", LIST, re.MULTILINE)


def functions(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize("name", NAMED)
def test_a_listed_test_exists(name: str) -> None:
    file, _, function = name.partition("::")
    if file.startswith("bench/"):
        assert (TESTS.parent / file).is_file()
        return
    assert (TESTS / file).is_file()
    assert not function or function in functions(TESTS / file)


def test_every_attack_has_a_test() -> None:
    """And every module of attacks is listed."""
    assert len(ROWS) == LIST.count("\n| ") - LIST.count("\n|---|")
    assert all(re.search(r"`[\w/]+\.py", tests) for _, tests in ROWS)
    modules = {f"attacks/{file.name}" for file in Path(__file__).parent.glob("test_*.py")}
    listed = {name.partition("::")[0] for name in NAMED}
    assert modules - {"attacks/test_findings.py"} <= listed
