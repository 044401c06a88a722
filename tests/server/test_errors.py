"""Every error code has a text in the client."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import shedu.server
from shedu.server.errors import Code

# Codes with the general text: the client cannot cause them, or cannot say more.
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
    "not-there",
    "yourself",
}
# Codes of the client itself.
OWN = {"offline"}


def codes_with_texts() -> set[str]:
    """The codes with a variant in `refused-code` or `refused-online`."""
    return variants("table.ftl", "refused-code") | variants("online.ftl", "refused-online")


def variants(file: str, name: str) -> set[str]:
    """The variants of a Fluent message."""
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
    """Its own or the general one; every text has a code."""
    codes = {code.value for code in Code}
    assert codes - GENERAL == codes_with_texts() - OWN
    assert codes >= GENERAL


def test_every_code_is_raised_somewhere() -> None:
    """A code without a use is removed from the enum."""
    folder = Path(shedu.server.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    assert [code for code in Code if f"Code.{code.name}" not in source] == []
