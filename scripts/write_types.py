"""Writes web/src/net/messages.ts from src/shedu/server/wire/messages/ and errors.py (`make types`).

It reads the source instead of the classes, so that names of types, docstrings and comments reach the
client as well.
"""

import ast
import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = ("game", "table", "socket", "requests", "people", "study", "analysis", "trees")
SOURCES = [ROOT / "src/shedu/server/wire/messages" / f"{name}.py" for name in MODULES]
TARGET = ROOT / "web" / "src" / "net" / "messages.ts"
ERRORS = ROOT / "src/shedu/server/errors.py"
BOUNDS = ROOT / "src/shedu/server/wire/messages/bounds.py"
SIMPLE = {"int": "number", "float": "number", "str": "string", "bool": "boolean"}
# Types that the client creates; it may omit fields with defaults.
INBOUND = (
    "FromBrowser",
    "NewGame",
    "OpenRecord",
    "NewPassword",
    "NewAccount",
    "Registration",
    "NewPasskey",
    "NewGuest",
    "Report",
    "StudyRequest",
    "LessonLine",
    "TreeRequest",
    "NewStudy",
    "StudyEdits",
    "StudySharing",
    "StudyReport",
    "LayoutRequest",
)
WIDTH = 100


def typescript(node: ast.expr) -> str:
    """Translate a Python type to TypeScript."""
    match node:
        case ast.Constant(None):
            return "null"
        case ast.Constant(str(name)):  # a class that is defined further down
            return name
        case ast.Name(name):
            return SIMPLE.get(name, name)
        case ast.BinOp(left, ast.BitOr(), right):
            parts = (typescript(side) for side in (left, right))
            return " | ".join(part for part in parts if part != "UnsetType")
        case ast.Subscript(ast.Name("Literal"), inside):
            values = inside.elts if isinstance(inside, ast.Tuple) else [inside]
            return " | ".join(json.dumps(ast.literal_eval(value)) for value in values)
        case ast.Subscript(ast.Name("Annotated"), ast.Tuple([inside, *_])):
            return typescript(inside)
        case ast.Subscript(ast.Name("list"), inside):
            item = typescript(inside)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case ast.Subscript(ast.Name("dict"), ast.Tuple([key, value])):
            return f"Partial<Record<{typescript(key)}, {typescript(value)}>>"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(items)):
            return f"[{', '.join(map(typescript, items))}]"
    raise TypeError(f"line {node.lineno}: no TypeScript for {ast.unparse(node)}")


def names_in(node: ast.AST) -> set[str]:
    """All names used in a piece of source."""
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


def reached(definitions: dict[str, ast.stmt], names: tuple[str, ...]) -> set[str]:
    """The given definitions and all that they depend on."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in definitions and name not in found:
            found.add(name)
            waiting += names_in(definitions[name])
    return found


def comment_on(lines: list[str], node: ast.stmt) -> str:
    """The comment at the end of a statement's line, or an empty string."""
    rest = lines[(node.end_lineno or 1) - 1][node.end_col_offset or 0 :]
    return rest.strip().removeprefix("#").strip()


def fields_of(node: ast.ClassDef, definitions: dict[str, ast.stmt]) -> list[ast.AnnAssign]:
    """The fields of a message, inherited ones first."""
    found: list[ast.AnnAssign] = []
    for base in node.bases:
        parent = definitions.get(base.id) if isinstance(base, ast.Name) else None
        if isinstance(parent, ast.ClassDef):
            found += fields_of(parent, definitions)
    return found + [field for field in node.body if isinstance(field, ast.AnnAssign)]


def interface(
    node: ast.ClassDef, definitions: dict[str, ast.stmt], lines: list[str], is_inbound: bool
) -> list[str]:
    """The TypeScript interface of a message."""
    options = {word.arg: ast.literal_eval(word.value) for word in node.keywords}
    has_optional = is_inbound or bool(options.get("omit_defaults"))
    out = [f"/** {' '.join((ast.get_docstring(node) or '').split())} */", f"export interface {node.name} {{"]
    if "tag" in options:
        out.append(f'  type: "{options["tag"]}";')
    for field in fields_of(node, definitions):
        comment = comment_on(lines, field)
        if comment:
            out.append(f"  /** {comment} */")
        mark = "?" if has_optional and field.value is not None else ""
        out.append(f"  {ast.unparse(field.target)}{mark}: {typescript(field.annotation)};")
    return [*out, "}"]


def alias(name: str, node: ast.Assign, lines: list[str]) -> list[str]:
    """A TypeScript type alias."""
    comment = comment_on(lines, node)
    said = typescript(node.value)
    line = f"export type {name} = {said};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {part}" for part in said.split(" | ")) + ";"
    return [*([f"/** {comment} */"] if comment else []), *line.splitlines()]


def enums(source: str) -> list[str]:
    """`StrEnum` classes as a list and a type, `IntEnum` classes as an object, tuples of members as lists."""
    out: list[str] = []
    values: dict[str, str] = {}  # by "Class.MEMBER", as TypeScript
    lines = source.splitlines()
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name, [ast.Name("StrEnum" | "IntEnum" as base)]):
                found = {
                    ast.unparse(member.targets[0]): json.dumps(ast.literal_eval(member.value))
                    for member in node.body
                    if isinstance(member, ast.Assign)
                }
                values |= {f"{name}.{member}": value for member, value in found.items()}
                if base == "StrEnum":
                    opening, items = f"{name.upper()}S = [", list(found.values())
                    end = ["] as const;", f"export type {name} = (typeof {name.upper()}S)[number];"]
                else:
                    opening, items = f"{name} = {{", [f"{member}: {value}" for member, value in found.items()]
                    end = ["} as const;"]
                out += ["", f"/** {ast.get_docstring(node)} */", f"export const {opening}"]
                out += [*(f"  {item}," for item in items), *end]
            case ast.Assign([ast.Name(name)], ast.Tuple(items)) if {ast.unparse(item) for item in items} <= {
                *values
            }:
                comment = lines[node.lineno - 2].removeprefix("#").strip()
                members = [ast.unparse(item) for item in items]
                kind = members[0].partition(".")[0] if values[members[0]].startswith('"') else "number"
                listed = ", ".join(values[member] for member in members)
                out += ["", f"/** {comment} */", f"export const {name}: readonly {kind}[] = [{listed}];"]
    return out


def constant(name: str, node: ast.AnnAssign) -> list[str]:
    """A closed set in its order."""
    assert isinstance(node.annotation, ast.Subscript)
    assert isinstance(node.annotation.slice, ast.Tuple)
    assert node.value is not None
    values = json.dumps(ast.literal_eval(node.value))
    return [f"export const {name}: readonly {typescript(node.annotation.slice.elts[0])}[] = {values};"]


def bounded(source: str) -> dict[str, str]:
    """TypeScript for the names of bounded types: the client knows no bounds."""
    return {
        node.targets[0].id: typescript(node.value)
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Subscript)
    }


def generate() -> str:
    SIMPLE.update(bounded(BOUNDS.read_text("utf-8")))
    source = "\n".join(path.read_text("utf-8") for path in SOURCES)
    lines = source.splitlines()
    tree = ast.parse(source)
    definitions: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            if node.name in definitions:
                raise ValueError(f"two messages are named {node.name}: the package exports only one of them")
            definitions[node.name] = node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            definitions[node.targets[0].id] = node
        elif isinstance(node, ast.AnnAssign) and (name := ast.unparse(node.target)) != "NOT_SENT":
            definitions[name] = node  # a closed set, in its order
    inbound = reached(definitions, INBOUND)
    out = ["// Generated from src/shedu/server/wire/messages/ and errors.py by `make types`. Do not edit."]
    out += enums(ERRORS.read_text("utf-8"))
    for name, node in definitions.items():
        out.append("")
        if isinstance(node, ast.ClassDef):
            out += interface(node, definitions, lines, name in inbound)
        elif isinstance(node, ast.Assign):
            out += alias(name, node, lines)
        elif isinstance(node, ast.AnnAssign):
            out += constant(name, node)
    return "\n".join([*out, ""])


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generate(), "utf-8")
    sys.stdout.write(f"wrote {TARGET.relative_to(ROOT)}\n")
