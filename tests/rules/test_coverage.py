"""Every rule of the rule texts is named by a test here, and every test by a rule that exists."""

import ast
from pathlib import Path

from shedu.locales import rule_sections

RULES = [rule.rule for _, rules in rule_sections() for rule in rules]


def rule_tests() -> dict[str, str | None]:
    """The names of all tests in this folder that are named after a rule, with their docstrings."""
    tests: dict[str, str | None] = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_R"):
                assert node.name not in tests, f"{node.name} is there twice"
                tests[node.name] = ast.get_docstring(node)
    return tests


def rule_of(name: str) -> str:
    """The rule in a test's name: R5.2 in test_R5_2_a_tile_never_unites_three_kingdoms."""
    _, section, number, *_ = name.split("_")
    return f"{section}.{number}"


def test_sixty_rules_in_fourteen_sections() -> None:
    """So that a rule text that is lost does not go unnoticed."""
    assert [len(rules) for _, rules in rule_sections()] == [7, 2, 3, 6, 5, 2, 2, 4, 9, 2, 9, 4, 3, 2]
    assert len(set(RULES)) == 60


def test_every_rule_has_a_test() -> None:
    """None is forgotten."""
    tested = {rule_of(name) for name in rule_tests()}
    assert [rule for rule in RULES if rule not in tested] == []


def test_every_test_names_a_rule_that_exists_and_says_it() -> None:
    """The rule in the name is the one at the beginning of the docstring."""
    for name, said in rule_tests().items():
        rule = rule_of(name)
        assert rule in RULES, name
        assert said is not None, name
        assert said.startswith(f"{rule}: "), name


def test_each_section_has_its_own_file() -> None:
    """test_05_tiles.py tests section 5 and nothing else."""
    for file in sorted(Path(__file__).parent.glob("test_[0-9][0-9]_*.py")):
        section = int(file.name.split("_")[1])
        names = [
            node.name for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)
        ]
        tests = [name for name in names if name.startswith("test_")]
        assert tests
        assert [name for name in tests if not name.startswith(f"test_R{section}_")] == [], file.name
