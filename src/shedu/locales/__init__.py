"""Texts in people's languages, from Fluent files: for the command line, the server and the browser."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

RULE_ID = re.compile(r"R(\d+)[.-](\d+)")


class Texts:
    """All texts of a language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  # slow to load, seldom needed

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files("shedu.locales").joinpath(language)
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def text(self, name: str, attribute: str = "") -> str | None:
        """A text, or an attribute of it, on one line; None if there is none."""
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        value, errors = self._bundle.format_pattern(pattern)
        if errors:
            raise ValueError(f"{name} in {self.language}: {errors[0]}")
        return " ".join(str(value).split())

    def attributes(self, name: str) -> dict[str, str]:
        """All attributes of a text, in the order they are written."""
        names = self._bundle.get_message(name).attributes if self._bundle.has_message(name) else {}
        return {attribute: self.text(name, attribute) or "" for attribute in names}


@cache
def texts(language: str = "en") -> Texts:
    """The texts of a language."""
    return Texts(language)


@dataclass(frozen=True)
class RuleText:
    """A rule in words."""

    rule: str  # R9.7
    title: str
    text: str
    example: str | None
    ruling: str | None  # what Shedu does where the rulebooks leave something open
    editions: dict[str, str]  # what single editions say, by preset


def rule_text(rule: str, language: str = "en") -> RuleText | None:
    """The rule of this id (R9.7, also r9-7) in words; None if there is none."""
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
    """Every rule, by sections with their titles."""
    sections = []
    number = 1
    while (title := texts(language).text(f"rules-section-{number}")) is not None:
        rules: list[RuleText] = []
        while (rule := rule_text(f"R{number}.{len(rules) + 1}", language)) is not None:
            rules.append(rule)
        sections.append((f"{number}. {title}", rules))
        number += 1
    return sections
