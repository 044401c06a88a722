"""Command-line options and arguments that several commands share."""

from typing import Annotated

import typer

from shedu.engine.position import seats_from
from shedu.engine.rules import OPTIONS, PRESETS, Rules, RulesError

File = Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads standard input.")]
AsPlayer = Annotated[
    str | None, typer.Option("--as", metavar="DYNASTY", help="Show only what this player may know.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Preset = Annotated[str, typer.Option("--rules", metavar="PRESET", help=f"The edition: {', '.join(PRESETS)}.")]
Option = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="OPTION", help=f"Can be repeated: {'; '.join(OPTIONS)}."),
]


def chosen_rules(preset: str, options: list[str] | None) -> Rules:
    """The rules of a preset with options; a usage error if they do not exist."""
    try:
        return Rules.of(preset, options or [])
    except RulesError as error:
        raise typer.BadParameter(str(error)) from None


def is_number(players: str) -> bool:
    """Whether `--players` is a count and not a list of dynasties."""
    return players.isascii() and players.isdigit()


def chosen_seats(players: str) -> tuple[str, ...]:
    """The dynasties of `--players`: a count, or names separated by commas or blanks."""
    try:
        return seats_from(int(players) if is_number(players) else players.replace(",", " ").split())
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
