"""Command-line options and arguments that several commands share."""

import os
from typing import Annotated

import typer

from shedu.engine.position import seats_from
from shedu.engine.rules import OPTIONS, PRESETS, Rules, RulesError
from shedu.locales import closest_language, languages

File = Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads standard input.")]
AsPlayer = Annotated[
    str | None, typer.Option("--as", metavar="DYNASTY", help="Show only what this player may know.")
]
DecisionNumber = Annotated[
    int | None,
    typer.Option(
        "--decision",
        metavar="N",
        min=1,
        help="The table before decision N of the record; 1 is the start, one past the last the end.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Preset = Annotated[str, typer.Option("--rules", metavar="PRESET", help=f"The edition: {', '.join(PRESETS)}.")]
Option = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="OPTION", help=f"Can be repeated: {'; '.join(OPTIONS)}."),
]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="LANGUAGE",
        envvar="SHEDU_LANGUAGE",
        show_default=False,
        help=f"{', '.join(languages())}; by default that of the environment, else English.",
    ),
]


def chosen_language(language: str | None) -> str:
    """The language of `--language`, else that of the environment's locale, else English."""
    if language is None:
        locales = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return closest_language(next(filter(None, locales), "")) or "en"
    if language not in languages():
        raise typer.BadParameter(
            f"there are no texts in {language!r}: choose from {', '.join(languages())}",
            param_hint="--language",
        )
    return language


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
