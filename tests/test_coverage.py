"""The plugin that measures coverage marks exactly the statements that run."""

from textwrap import dedent

from tests import coverage

SOURCE = """\
    '''Docstring.'''
    from __future__ import annotations
    from typing import TYPE_CHECKING
    if TYPE_CHECKING:
        from collections.abc import Sequence
    found = []
    def first(given: Sequence[int]) -> int:
        '''Docstring.'''
        global found
        for each in given:
            if each < 0:
                continue
            elif each == 0:
                return 0
            else:
                found.append(
                    each
                )
        else:
            found = [*found, -1]
        match given:
            case []:
                return 1
            case _:
                pass
        try:
            given[9]
            found = []
        except ValueError:
            found = []
        except IndexError:
            raise
        finally:
            found.append(-2)
    class Each:
        value: int = 3
        @property
        def twice(self):
            with open(self.value):
                return 2 * self.value
        def nothing(self): ...
    try:
        first([-1, 5])
    except LookupError: pass
    """


def run(source: str) -> tuple[list[int], dict[str, object]]:
    tree, lines = coverage.mark_source(dedent(source).encode())
    names: dict[str, object] = {coverage.MARKS: lines}
    exec(compile(tree, "source", "exec"), names)
    return lines, names


def test_marks_of_statements() -> None:
    lines, names = run(SOURCE)
    executed = [line for line, mark in enumerate(lines) if mark == coverage.EXECUTED]
    missing = [line for line, mark in enumerate(lines) if mark == coverage.STATEMENT]
    assert executed == [3, 6, 7, 10, 11, 12, 13, 16, 20, 21, 25, 26, 27, 32, 34, 35, 36, 38, 41, 42, 43, 44]
    assert missing == [14, 23, 28, 30, 39, 40]
    assert names["found"] == [5, -1, -2]
    assert names["__doc__"] == "Docstring."


def test_report_of_a_file() -> None:
    lines, _ = run(SOURCE)
    path = str(coverage.PACKAGE / "play" / "games.py")
    assert coverage.describe(path, lines) == "shedu/play/games.py 79% 14 23 28-30 39-40"
    assert coverage.describe(path, [0, 0]) == "shedu/play/games.py 100%"


def test_kernels_and_migrations_are_not_measured() -> None:
    assert coverage.is_measured(coverage.PACKAGE / "play" / "games.py")
    assert not coverage.is_measured(coverage.PACKAGE / "engine" / "kernel" / "codes.py")
    assert not coverage.is_measured(coverage.PACKAGE / "server" / "storage" / "migrations" / "env.py")
    assert not coverage.is_measured(coverage.PACKAGE.parents[1] / "tests" / "coverage.py")
