"""Texts in several languages from Fluent files, for the command line, the server and the browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

RULE_ID = re.compile(r"R(\d+)[.-](\d+)")
_BLANKS = re.compile(r"[ \n]+")  # but not the no-break space between a number and its unit


@dataclass(frozen=True)
class Phrase:
    """A message by its id, with its arguments, not yet in a language.

    A sequence is formatted as a list, and a float between 0 and 1 as a percentage.
    """

    name: str
    about: dict[str, Argument] = field(default_factory=dict)


Argument = str | int | float | Phrase | Sequence[str | Phrase]


class Texts:
    """The messages of a language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # slow to import

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files("shedu.locales").joinpath(language)
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def text(self, name: str, attribute: str = "") -> str | None:
        """A message without arguments, or one of its attributes, on one line; None if it does not exist."""
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else self._format(name, pattern, {}).strip()

    def say(self, phrase: Phrase) -> str:
        """A phrase as text on one line; ValueError if the message or an argument is missing."""
        return self._words(phrase).strip()

    def _words(self, phrase: Phrase) -> str:
        pattern = (
            self._bundle.get_message(phrase.name).value if self._bundle.has_message(phrase.name) else None
        )
        if pattern is None:
            raise ValueError(f"There is no message {phrase.name} in {self.language}.")
        about = {name: self._argument(value) for name, value in phrase.about.items()}
        return self._format(phrase.name, pattern, about)

    def _argument(self, value: Argument) -> object:
        from fluent.runtime.types import fluent_number  # noqa: PLC0415

        match value:
            case Phrase():
                return self._words(value)
            case float():
                return fluent_number(value, style="percent")
            case str() | int():
                return value
        words = [word if isinstance(word, str) else self._words(word) for word in value]
        if len(words) < 2:
            return "".join(words)
        return self._words(Phrase("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]}))

    def _format(self, name: str, pattern: Any, about: dict[str, object]) -> str:
        value, errors = self._bundle.format_pattern(pattern, about)
        if errors:
            raise ValueError(f"{name} in {self.language}: {errors[0]}")
        return _BLANKS.sub(" ", str(value))

    def attributes(self, name: str) -> dict[str, str]:
        """The attributes of a message, in the order of the file."""
        names = self._bundle.get_message(name).attributes if self._bundle.has_message(name) else {}
        return {attribute: self.text(name, attribute) or "" for attribute in names}


def languages() -> list[str]:
    """The available languages."""
    folder = resources.files("shedu.locales")
    return sorted(entry.name for entry in folder.iterdir() if entry.joinpath("rules.ftl").is_file())


def closest_language(locale: str) -> str | None:
    """The language for a locale like `pt_PT.UTF-8`: the same region, else the same language, else None."""
    tag = re.split(r"[.@]", locale.replace("_", "-"))[0].lower()
    exact = [language for language in languages() if language.lower() == tag]
    base = [language for language in languages() if language.lower().split("-")[0] == tag.split("-")[0]]
    return next(iter(exact or base), None)


def decimal(value: float, language: str = "en") -> str:
    """A number with one decimal, as the language writes it."""
    from babel.numbers import format_decimal  # noqa: PLC0415  # slow to import

    return str(format_decimal(value, "#,##0.0", language.replace("-", "_")))


@cache
def texts(language: str = "en") -> Texts:
    return Texts(language)


@dataclass(frozen=True)
class RuleText:
    """The texts of a rule."""

    rule: str  # R9.7
    title: str
    text: str
    example: str | None
    ruling: str | None  # how Shedu decides where the rulebooks are silent
    editions: dict[str, str]  # differences by preset


def rule_text(rule: str, language: str = "en") -> RuleText | None:
    """The texts of a rule by its id (R9.7, also r9-7); None if it does not exist."""
    match = RULE_ID.fullmatch(rule.strip().upper())
    name = f"R{match[1]}-{match[2]}" if match else ""
    text = texts(language).text(name)
    if text is None:
        return None
    attributes = texts(language).attributes(name)
    prefix = "edition-"
    return RuleText(
        rule=name.replace("-", "."),
        title=attributes["title"],
        text=text,
        example=attributes.get("example"),
        ruling=attributes.get("ruling"),
        editions={
            key.removeprefix(prefix): said for key, said in attributes.items() if key.startswith(prefix)
        },
    )


def rule_sections(language: str = "en") -> list[tuple[str, list[RuleText]]]:
    """All rules, by section titles."""
    sections = []
    number = 1
    while (title := texts(language).text(f"rules-section-{number}")) is not None:
        rules: list[RuleText] = []
        while (rule := rule_text(f"R{number}.{len(rules) + 1}", language)) is not None:
            rules.append(rule)
        sections.append((f"{number}. {title}", rules))
        number += 1
    return sections
