"""`shedu rules`: presets, options and every rule by its id."""

import json
import sys
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from shedu.cli.records.options import Json
from shedu.engine.rules import EDITIONS
from shedu.locales import RuleText, rule_sections, texts


def rules_command(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WHAT",
            help="A rule (R9.7), a section (R9), a preset, an option, or a word to look for.",
        ),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Every rule.")] = False,
    as_json: Json = False,
) -> None:
    """Read the rules: the editions and their options, or each rule by its id."""
    found = _all_rules() if everything else _look_up(what or [])
    if as_json:
        data = {"editions": EDITIONS, "rules": [asdict(rule) for rule in found]}
        sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
        return
    console = Console(highlight=False)
    if not what and not everything:
        print_overview(console)
    for word in what or []:
        _print_named(console, word)
    for rule in found:
        print_rule(console, rule)


def _all_rules() -> list[RuleText]:
    return [rule for _, rules in rule_sections() for rule in rules]


def _look_up(words: list[str]) -> list[RuleText]:
    """The rules that these words name or occur in; a usage error for a word that finds nothing."""
    found: list[RuleText] = []
    for word in words:
        rules = find_rules(word)
        if not rules and _named(word) is None:
            raise typer.BadParameter(f"{word!r} is no rule, preset or option, nor in any rule's text")
        found += [rule for rule in rules if rule not in found]
    return found


def find_rules(word: str) -> list[RuleText]:
    """The rule or section of an id (R9.7, 9.7, R9); else, but for presets and options, those a word is in."""
    key = word.upper() if word.upper().startswith("R") else f"R{word}"
    rules = [rule for rule in _all_rules() if rule.rule == key or rule.rule.startswith(f"{key}.")]
    if rules or _named(word) is not None:
        return rules
    return [rule for rule in _all_rules() if word.lower() in f"{rule.title} {rule.text}".lower()]


def print_about(console: Console, word: str) -> bool:
    """Print all there is about a word: presets, options, rules; False if there is nothing."""
    rules = find_rules(word)
    _print_named(console, word)
    for rule in rules:
        print_rule(console, rule)
    return bool(rules) or _named(word) is not None


def _named(word: str) -> str | None:
    """The text id of a preset or an option."""
    for name in (f"preset-{word.lower()}", f"option-{word.lower()}"):
        if texts().text(name) is not None:
            return name
    return None


def _print_named(console: Console, word: str) -> None:
    name = _named(word)
    if name is None:
        return
    attributes = texts().attributes(name)
    console.print(f"[bold]{word.lower()}[/] · {escape(attributes.pop('title'))}")
    console.print(Padding(escape(texts().text(name) or ""), (0, 0, 0, 2)))
    for value, said in attributes.items():
        console.print(Padding(f"[bold]{value}[/]  {escape(said)}", (0, 0, 0, 4)))
    console.print()


def print_rule(console: Console, rule: RuleText) -> None:
    """A rule with its example, its ruling and what single editions say."""
    console.print(f"[bold cyan]{rule.rule}[/] [bold]{escape(rule.title)}[/]")
    console.print(Padding(escape(rule.text), (0, 0, 0, 2)))
    extras = {"Example": rule.example, "Ruling": rule.ruling, **rule.editions}
    for label, said in extras.items():
        if said:
            console.print(Padding(f"[italic dim]{label}:[/] {escape(said)}", (0, 0, 0, 4)))
    console.print()


def print_overview(console: Console) -> None:
    """What the game is, and a table of what each edition has."""
    console.print(Padding(escape(texts().text("rules-overview") or ""), (0, 0, 1, 0)))
    table = Table(title="What each edition has", title_justify="left", box=None, padding=(0, 1, 0, 0))
    table.add_column("edition", style="bold")
    shown = [option for option in EDITIONS["custom"] if not option.startswith("open-")]
    for option in shown:
        table.add_column(option)
    for preset, edition in EDITIONS.items():
        table.add_row(preset, *(_cell(edition[option]) for option in shown))
    console.print(table)
    console.print("All of them have the options [bold]open-scores[/] and [bold]open-bag[/].\n")
    console.print(
        "Read on with [bold]shedu rules R9.7[/], [bold]R9[/], [bold]wonder[/], [bold]classic-1997[/]"
    )
    console.print("or any word, and with [bold]--all[/] for every rule.")
    for title, rules in rule_sections():
        console.print(f"\n[bold]{title}[/]")
        for rule in rules:
            console.print(f"  [cyan]{rule.rule:6}[/] {escape(rule.title)}")


def _cell(values: list[object]) -> str:
    if values == [False]:
        return "[dim]-[/]"
    if isinstance(values[0], bool):
        return "option"
    return "\n".join(map(str, values))
