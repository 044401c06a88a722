"""`shedu leaderboard`: a page of ratings that can be reproduced."""

import hashlib
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from shedu.cli.bots.batch import Jobs, Levels, Out, Ray, Seed, check_names, made_folder, play_all
from shedu.cli.bots.ladder_page import column_names, rung_cells
from shedu.cli.records.options import Option, Preset, chosen_rules
from shedu.players.arena.ladder import LadderError, ladder_schedule, make_ladder, round_size
from shedu.players.arena.match import GameReport, Pairing
from shedu.players.bots.registry import LEVELS

DIGEST_CHARS = 16


def leaderboard_command(
    levels: Levels = None,
    games: Annotated[
        int, typer.Option(min=1, help="The minimum number of games for each number of players.")
    ] = 100,
    players: Annotated[str, typer.Option(metavar="N,N", help="The numbers of seats.")] = "2,3,4",
    rules: Preset = "modern",
    option: Option = None,
    simulations: Annotated[
        int, typer.Option(min=1, help="Simulations per decision, for bots that use them.")
    ] = 100,
    seed: Seed = 0,
    jobs: Jobs = 0,
    ray: Ray = None,
    out: Out = None,
    page: Annotated[Path, typer.Option(metavar="FILE", help="The page to write.")] = Path(
        "docs/leaderboard.md"
    ),
) -> None:
    """Rate bots on fixed deals with fixed numbers of simulations, and write a page.

    The same command and version give the same games on every machine. The page has a digest of all results.
    """
    names = levels or list(LEVELS)
    chosen = chosen_rules(rules, option)
    check_names(names)
    options = [f"--option={each}" for each in option or []]
    made_with = [
        *("shedu", "leaderboard", *names, f"--games={games}", f"--players={players}", f"--rules={rules}"),
        *(*options, f"--simulations={simulations}", f"--seed={seed}"),
    ]
    schedules: list[tuple[int, list[Pairing]]] = []
    try:
        for count in _numbers(players):
            pairings = ladder_schedule(names, count, games, chosen, None, seed, simulations)
            schedules.append((count, pairings))
    except LadderError as error:
        raise typer.BadParameter(str(error)) from None
    made_folder(page.parent)
    lines = list(_head(shlex.join(made_with)))
    for count, pairings in schedules:
        folder = None if out is None else out / str(count)
        stories = play_all(pairings, ray, jobs, folder)
        lines += _section(count, names, stories)
    page.write_text("\n".join(lines) + "\n", "utf-8")
    typer.echo(f"Written to {page}")


def _numbers(text: str) -> list[int]:
    parts = text.split(",")
    if not all(part in ("2", "3", "4") for part in parts) or len(set(parts)) < len(parts):
        raise typer.BadParameter("write some of 2,3,4", param_hint="--players")
    return [int(part) for part in parts]


def _head(made_with: str) -> Iterator[str]:
    yield "# Leaderboard"
    yield ""
    yield "<!-- Written by `shedu leaderboard`. -->"
    yield ""
    yield f"`{made_with}` generated this page."
    yield "Deals and simulations are fixed and time is not limited, so the same version plays the same games"
    yield "on every machine. Every bot played equally often in every seat. Brackets hold 95 % intervals."
    yield "`lowest` is the mean score."
    yield ""


def _section(players: int, names: Sequence[str], stories: Sequence[GameReport]) -> Iterator[str]:
    ladder = make_ladder(names, stories)
    columns = column_names(ladder)
    yield f"## {players} players"
    yield ""
    yield f"| {' | '.join(columns)} |"
    yield "|---" + "|--:" * (len(columns) - 1) + "|"
    for rung in ladder.rungs:
        yield f"| {' | '.join(rung_cells(rung))} |"
    yield ""
    failures = sum(len(story.failures) for story in stories)
    if failures:
        yield f"Random moves replaced {failures} decisions of bots that failed."
        yield ""
    results = "\n".join(
        f"{story.number} {[(seat.name, seat.place, seat.points) for seat in story.seats]}"
        for story in stories
    )
    digest = hashlib.sha256(results.encode()).hexdigest()[:DIGEST_CHARS]
    deals = len(stories) // round_size(len(names), players)
    yield f"{len(stories)} games, deals: {deals}; digest of the results `{digest}`."
    yield ""
