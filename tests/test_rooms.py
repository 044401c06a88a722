"""Import rules between the packages, as described in docs/architecture.md."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "shedu"
# Each room may use itself and the rooms before it.
ROOMS = ["engine", "locales", "players", "play", "study", "envs", "datasets", "research", "server", "cli"]
# Other people's packages, by room; the engine uses none.
PACKAGES = {
    "engine": {"cython"},
    "locales": {"babel", "fluent"},
    "players": {"cython", "openskill", "ray"},
    "envs": {"cython", "gymnasium", "numpy", "pettingzoo", "pyspiel"},
    "datasets": {"numpy", "pyarrow"},
    "research": {"numpy", "ray", "torch"},
    "server": {
        "aiosmtplib",
        "alembic",
        "argon2",
        "cryptography",
        "httpx",
        "itsdangerous",
        "litestar",
        "msgspec",
        "openskill",
        "platformdirs",
        "prometheus_client",
        "pywebpush",
        "redis",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "webauthn",
        "websockets",
        "zxcvbn",
    },
    "cli": {"platformdirs", "prompt_toolkit", "rich", "typer"},
}
# The packages inside a room, in the order in which they may import each other.
INNER = {
    "players": ["kernel", "bots", "engines", "advice", "arena"],
    "research": ["samples", "duels", "model", "learning", "training"],
    "datasets": ["schema", "sources", "games", "statistics", "tables", "dataset", "corpora", "store"],
    "study": ["line", "tree", "lessons", "analysis", "puzzles", "statistics", "coach"],
    "cli": ["table", "records", "play", "bots", "study", "server", "main"],
    "server": [
        "errors",
        "strength",
        "settings",
        "logs",
        "tokens",
        "naming",
        "background",
        "garbage",
        "workers",
        "storage",
        "people",
        "tables",
        "cluster",
        "maintenance",
        "wire",
        "ratings",
        "live",
        "study",
        "notices",
        "http",
        "backups",
        "serve",
        "operations",
        "admin",
        "moderation",
    ],
}
MAX_MODULES = 15  # in a package, `__init__` aside
FILES = sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The names of all modules that a file imports, at any level."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} has a relative import"
            names.add(node.module or "")
    return names


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_file_imports_only_what_its_room_may(path: Path) -> None:
    """The standard library, the package's dependencies, and the packages before it."""
    inside = path.relative_to(SOURCE).parts
    if len(inside) == 1:
        return  # re-exports names of the engine
    room = inside[0]
    assert room in ROOMS, f"{room} is a room that docs/architecture.md does not know"
    allowed = {f"shedu.{name}" for name in ROOMS[: ROOMS.index(room) + 1]}
    if room not in ("engine", "locales"):
        allowed.add("shedu.extras")
    for name in imported(path):
        top, *rest = name.split(".")
        if top == "shedu":
            is_front_door = not rest and room == "cli"
            assert is_front_door or ".".join([top, *rest[:1]]) in allowed, f"{path}: {name}"
        else:
            assert top in sys.stdlib_module_names or top in PACKAGES.get(room, set()), f"{path}: {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_compiled_search_uses_the_kernel_of_the_engine(path: Path) -> None:
    """Everything else asks `Sight` and the other public modules; `kernel_state` hands over a copy."""
    inside = path.relative_to(SOURCE).parts
    if inside[0] == "engine" or inside[:2] in (("players", "kernel"), ("envs", "kernel")):
        return
    assert not {name for name in imported(path) if name.startswith("shedu.engine.kernel")}
    tree = ast.parse(path.read_text("utf-8"))
    used = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "_state"]
    assert not used, f"{path} uses the private _state in line {used[0].lineno}"


def parts(room: str) -> dict[str, list[Path]]:
    """The packages and modules of a room, with their files."""
    found: dict[str, list[Path]] = {}
    for path in sorted((SOURCE / room).iterdir()):
        if path.is_dir() and (path / "__init__.py").exists():
            found[path.name] = sorted(path.rglob("*.py"))
        elif path.suffix == ".py" and path.stem != "__init__":
            found[path.stem] = [path]
    return found


@pytest.mark.parametrize("room", INNER)
def test_parts_of_a_room_import_in_order(room: str) -> None:
    """A package or module imports itself and those before it in `INNER`, also for type checking."""
    order = INNER[room]
    found = parts(room)
    assert set(found) == set(order)
    for place, part in enumerate(order):
        later = {f"shedu.{room}.{name}" for name in order[place + 1 :]}
        for path in found[part]:
            names = {".".join(name.split(".")[:3]) for name in imported(path)}
            assert not names & later, f"{path} imports {names & later}"


def test_domain_types_are_apart_from_wire_types() -> None:
    """Stored data and the values of tables do not change with a message."""
    for part in ("storage", "people", "tables", "cluster"):
        for path in parts("server")[part]:
            assert not any(name.startswith("shedu.server.wire") for name in imported(path)), path


@pytest.mark.parametrize("room", INNER)
def test_a_package_has_about_a_dozen_modules(room: str) -> None:
    """More than that means that the package holds several subjects."""
    for folder in {path.parent for path in (SOURCE / room).rglob("*.py")}:
        assert sum(path.stem != "__init__" for path in folder.glob("*.py")) <= MAX_MODULES, folder


def test_no_import_cycles_in_the_server() -> None:
    """Modules import each other in one direction, imports for type checking included."""
    files = {path for paths in parts("server").values() for path in paths}
    modules = {".".join(["shedu", *path.relative_to(SOURCE).with_suffix("").parts]): path for path in files}
    graph = {name: {each for each in imported(path) if each in modules} for name, path in modules.items()}
    done: set[str] = set()

    def visit(name: str, above: tuple[str, ...]) -> None:
        assert name not in above, " -> ".join([*above, name])
        if name not in done:
            for each in sorted(graph[name]):
                visit(each, (*above, name))
            done.add(name)

    for name in sorted(graph):
        visit(name, ())


@pytest.mark.parametrize(
    "path", [path for path in FILES if "engine" in path.parts], ids=lambda path: path.name
)
def test_the_engine_has_no_clock_no_files_no_network_no_global_random(path: Path) -> None:
    """The engine is deterministic and reads only its own data."""
    assert not imported(path) & {"time", "datetime", "socket", "subprocess", "secrets", "tempfile", "uuid"}
    tree = ast.parse(path.read_text("utf-8"))
    called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    assert not called & {"open", "print", "input", "random.random", "random.choice", "random.randrange"}
    assert not any(name.endswith((".write_text", ".write_bytes", ".open")) for name in called)


def test_import_shedu_loads_only_the_engine() -> None:
    """`import shedu` is as cheap as the engine."""
    for name in imported(SOURCE / "__init__.py"):
        assert name.split(".")[0] in sys.stdlib_module_names or name.startswith("shedu.engine")
