"""`shedu rules`: editions, options and every rule by its id."""

import json
import sys
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from shedu.cli.records.options import Json, Language, chosen_language
from shedu.cli.table.wording import Wording
from shedu.engine.rules import EDITIONS
from shedu.locales import RuleText, rule_sections, texts


def rules_command(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WHAT",
            help="A rule (R9.7), a section (R9), an edition, an option, or a word to search for.",
        ),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Every rule.")] = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Read the rules: the editions and their options, or each rule by its id."""
    spoken = chosen_language(language)
    found = _all_rules(spoken) if everything else _look_up(what or [], spoken)
    if as_json:
        data = {"editions": EDITIONS, "rules": [asdict(rule) for rule in found]}
        sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
        return
    console = Console(highlight=False)
    if not what and not everything:
        print_overview(console, spoken)
    for word in what or []:
        _print_named(console, word, spoken)
    for rule in found:
        print_rule(console, rule, spoken)


def _all_rules(language: str) -> list[RuleText]:
    return [rule for _, rules in rule_sections(language) for rule in rules]


def _look_up(words: list[str], language: str) -> list[RuleText]:
    """The rules that these words name or that mention them; a usage error for a word without a match."""
    found: list[RuleText] = []
    for word in words:
        rules = find_rules(word, language)
        if not rules and _named(word) is None:
            raise typer.BadParameter(
                f"{word!r} is not a rule, an edition or an option, and no rule mentions it"
            )
        found += [rule for rule in rules if rule not in found]
    return found


def find_rules(word: str, language: str = "en") -> list[RuleText]:
    """The rule or section of an id (R9.7, 9.7, R9); else the rules that mention the word.

    The word of an edition or an option finds no rules.
    """
    key = word.upper() if word.upper().startswith("R") else f"R{word}"
    every = _all_rules(language)
    rules = [rule for rule in every if rule.rule == key or rule.rule.startswith(f"{key}.")]
    if rules or _named(word) is not None:
        return rules
    return [rule for rule in every if word.lower() in f"{rule.title} {rule.text}".lower()]


def print_about(console: Console, word: str, language: str = "en") -> bool:
    """Print the edition, option or rules that a word names; False if there are none."""
    rules = find_rules(word, language)
    _print_named(console, word, language)
    for rule in rules:
        print_rule(console, rule, language)
    return bool(rules) or _named(word) is not None


def _named(word: str) -> str | None:
    """The message id of an edition or an option."""
    for name in (f"preset-{word.lower()}", f"option-{word.lower()}"):
        if texts().text(name) is not None:
            return name
    return None


def _print_named(console: Console, word: str, language: str) -> None:
    name = _named(word)
    if name is None:
        return
    attributes = texts(language).attributes(name)
    console.print(f"[bold]{word.lower()}[/] · {escape(attributes.pop('title'))}")
    console.print(Padding(escape(texts(language).text(name) or ""), (0, 0, 0, 2)))
    for value, said in attributes.items():
        console.print(Padding(f"[bold]{value}[/]  {escape(said)}", (0, 0, 0, 4)))
    console.print()


def print_rule(console: Console, rule: RuleText, language: str = "en") -> None:
    """Print a rule with its example, its ruling and the differences between editions."""
    words = Wording(language)
    console.print(f"[bold cyan]{rule.rule}[/] [bold]{escape(rule.title)}[/]")
    console.print(Padding(escape(rule.text), (0, 0, 0, 2)))
    extras = {
        words.say("rules-example"): rule.example,
        words.say("rules-ruling"): rule.ruling,
        **rule.editions,
    }
    for label, said in extras.items():
        if said:
            console.print(Padding(f"[italic dim]{label}:[/] {escape(said)}", (0, 0, 0, 4)))
    console.print()


def print_overview(console: Console, language: str = "en") -> None:
    """Print what the game is, and a table of the options of each edition."""
    words = Wording(language)
    console.print(Padding(escape(texts(language).text("rules-overview") or ""), (0, 0, 1, 0)))
    title = words.say("terminal-rules-editions")
    table = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    table.add_column(words.say("terminal-rules-edition"), style="bold")
    always = [
        option
        for option, values in EDITIONS["custom"].items()
        if all(edition[option] == values for edition in EDITIONS.values())
    ]
    shown = [option for option in EDITIONS["custom"] if option not in always]
    for option in shown:
        table.add_column(option)
    for preset, edition in EDITIONS.items():
        table.add_row(preset, *(_cell(words, edition[option]) for option in shown))
    console.print(table)
    console.print(escape(words.say("terminal-rules-always", options=always)))
    console.print()
    console.print(escape(words.say("terminal-rules-more")))
    for section, rules in rule_sections(language):
        console.print(f"\n[bold]{section}[/]")
        for rule in rules:
            console.print(f"  [cyan]{rule.rule:6}[/] {escape(rule.title)}")


def _cell(words: Wording, values: list[object]) -> str:
    if values == [False]:
        return "[dim]-[/]"
    if isinstance(values[0], bool):
        return words.say("terminal-rules-option")
    return "\n".join(map(str, values))
