"""Whatever the server refuses has a text in the browser."""

import ast
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import shedu.server

# What no page of ours can meet, or of which no more can be said than that it is not possible.
GENERAL = {
    "sealed",
    "unknown-level",
    "unknown-language",
    "no-seat",
    "method",
    "too-big",
    "foreign-host",
    "foreign-origin",
    "no-dynasty",
    "no-passkeys",
    "not-here",
    "not-online",
    "look-first",
    "cookie",
    "many",
    "not-there",
    "yourself",
}
# What the browser says by itself.
OWN = {"offline"}
MAKERS = {
    "RefusedError": 0,
    "PersonError": 0,
    "FaultError": 1,
    "m.Refused": 1,
    "m.Fault": 1,
    "Fault": 1,
    "m.RecordFault": 1,
}


def codes_of_server() -> set[str]:
    """The codes that are written in calls that make a refusal, and those of plain HTTP."""
    found = set()
    for path in Path(shedu.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (place := MAKERS.get(ast.unparse(node.func))) is not None:
                code = node.args[place] if len(node.args) > place else None
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.add(code.value)
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CODES":
                found |= set(ast.literal_eval(node.value).values())
    return found


def codes_with_texts() -> set[str]:
    """The codes that `refused-code` has words for, and `refused-online`."""
    return variants("table.ftl", "refused-code") | variants("online.ftl", "refused-online")


def variants(file: str, name: str) -> set[str]:
    """What a message tells apart."""
    folder = Path(shedu.server.__file__).parents[1] / "locales" / "en"
    body = FluentParser().parse((folder / file).read_text("utf-8")).body
    (message,) = [m for m in body if isinstance(m, fluent.Message) and m.id.name == name]
    assert message.value is not None
    (placeable,) = message.value.elements
    assert isinstance(placeable, fluent.Placeable)
    assert isinstance(placeable.expression, fluent.SelectExpression)
    return {
        variant.key.name
        for variant in placeable.expression.variants
        if isinstance(variant.key, fluent.Identifier) and not variant.default
    }


def test_every_code_has_a_text() -> None:
    """By itself, or the general one; and none has a text that nobody says."""
    codes = codes_of_server()
    assert {"illegal", "stale", "gone", "running", "no-record", "internal", "method"} <= codes
    assert codes - GENERAL == codes_with_texts() - OWN
    assert codes >= GENERAL
