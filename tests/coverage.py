"""Pytest plugin: reports which statements of src/shedu the tests execute.

Each module is compiled with a mark before each statement: an assignment to an item of a list, which takes a
few nanoseconds. The trace function that coverage.py needs on Python 3.11 would slow down all other code, too.
Kernels, because they are compiled, migrations and the processes that tests start are not counted.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import TypeVar

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "shedu"
REPORT = PACKAGE.parents[1] / "build" / "coverage.txt"
UNCOUNTED_FOLDERS = {"kernel", "migrations"}
MARKS = "__marks__"  # the list of a module, in its namespace
STATEMENT, EXECUTED = 1, 2  # marks of a line
PACKAGES_SHOWN = 5

Node = TypeVar("Node", bound=ast.AST)

marks: dict[str, list[int]] = {}  # file -> a mark for each line
merged: dict[str, list[int]] = {}  # of all processes


class Loader(SourceFileLoader):
    def exec_module(self, module: ModuleType) -> None:
        tree, lines = mark_source(self.get_data(self.path))
        # A module that is imported again keeps its marks.
        vars(module)[MARKS] = marks.setdefault(self.path, lines)
        exec(self.source_to_code(tree, self.path), vars(module))


class Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != PACKAGE.name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and type(spec.loader) is SourceFileLoader:
            file = Path(spec.loader.path).resolve()
            if is_measured(file):
                spec.loader = Loader(fullname, str(file))
        return spec


def is_measured(file: Path) -> bool:
    return file.is_relative_to(PACKAGE) and not UNCOUNTED_FOLDERS & set(file.relative_to(PACKAGE).parts)


def mark_source(source: bytes) -> tuple[ast.Module, list[int]]:
    tree = ast.parse(source)
    lines = [0] * (source.count(b"\n") + 2)
    mark_block(tree.body, lines)
    return tree, lines


def mark_block(block: list[ast.stmt], lines: list[int]) -> None:
    marked: list[ast.stmt] = []
    for statement in block:
        if is_counted(statement):
            lines[statement.lineno] = STATEMENT
            marked.append(mark(statement))
            for inner in blocks(statement):
                mark_block(inner, lines)
        marked.append(statement)
    block[:] = marked


def mark(statement: ast.stmt) -> ast.stmt:
    def here(node: Node) -> Node:
        return ast.copy_location(node, statement)

    name, line = here(ast.Name(MARKS, ast.Load())), here(ast.Constant(statement.lineno))
    item = here(ast.Subscript(name, line, ast.Store()))
    return here(ast.Assign([item], here(ast.Constant(EXECUTED))))


def is_counted(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Constant()) | ast.Global() | ast.Nonlocal():
            return False  # docstrings, ellipses and declarations execute nothing
        case ast.ImportFrom(module="__future__") | ast.If(test=ast.Name("TYPE_CHECKING")):
            return False
        case ast.Expr(value=ast.Call(func=ast.Name("assert_never"))):
            return False
    return True


def blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    for each in (statement, *getattr(statement, "handlers", []), *getattr(statement, "cases", [])):
        for name in ("body", "orelse", "finalbody"):
            yield getattr(each, name, [])


def merge(found: Iterable[tuple[str, Sequence[int]]]) -> None:
    for path, lines in found:
        merged[path] = list(map(max, lines, merged.get(path, lines)))


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Called before any module of the package is imported."""
    sys.meta_path.insert(0, Finder())


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["marks"] = {path: bytes(lines) for path, lines in marks.items()}
    else:
        merge(marks.items())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """Called in the controller when a worker ended; a worker that crashed left no output."""
    merge(getattr(node, "workeroutput", {}).get("marks", {}).items())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for file in filter(is_measured, PACKAGE.rglob("*.py")):
        if str(file) not in merged:  # never imported
            merged[str(file)] = mark_source(file.read_bytes())[1]
    packages: dict[Path, list[int]] = {}
    for path, lines in merged.items():
        packages.setdefault(Path(path).parent.relative_to(PACKAGE.parent), []).extend(filter(None, lines))
    least = sorted(packages, key=lambda package: share(packages[package]))[:PACKAGES_SHOWN]
    total = [each for lines in packages.values() for each in lines]
    terminalreporter.write_line(
        f"Coverage: {share(total):.0%} of {len(total):,} Python statements, least in "
        + ", ".join(f"{package} {share(packages[package]):.0%}" for package in least)
        + "; build/coverage.txt lists what was not executed."
    )
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("".join(f"{describe(path, merged[path])}\n" for path in sorted(merged)), "utf-8")


def share(found: Sequence[int]) -> float:
    return found.count(EXECUTED) / len(found) if found else 1.0


def describe(path: str, lines: Sequence[int]) -> str:
    """The covered share of a file, and ranges of lines with its missing statements."""
    marks_as_text = "".join(" -x"[each] for each in lines)
    ranges = [(found.start(), found.end() - 1) for found in re.finditer("-( *-)*", marks_as_text)]
    missing = " ".join(str(first) if first == last else f"{first}-{last}" for first, last in ranges)
    counted = share([each for each in lines if each])
    return f"{Path(path).relative_to(PACKAGE.parent)} {counted:.0%} {missing}".rstrip()
