"""`shedu ladder`: ratings of all levels."""

import json
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from shedu.cli.bots.batch import (
    Jobs,
    Levels,
    Out,
    Players,
    Ray,
    Seconds,
    Seed,
    Simulations,
    check_names,
    made_folder,
    play_all,
    seconds_of,
)
from shedu.cli.bots.ladder_page import column_names, ladder_page, ladder_picture, rung_cells, scale_name
from shedu.cli.records.options import Json, Option, Preset, chosen_rules
from shedu.players.arena.ladder import Ladder, LadderError, ladder_schedule, make_ladder
from shedu.players.bots.registry import LEVELS


def ladder_command(
    levels: Levels = None,
    games: Annotated[
        int, typer.Option(min=1, help="The minimum number of games; rounds are completed.")
    ] = 200,
    players: Players = 2,
    rules: Preset = "modern",
    option: Option = None,
    seconds: Seconds = None,
    simulations: Simulations = None,
    seed: Seed = 0,
    jobs: Jobs = 0,
    ray: Ray = None,
    out: Out = None,
    docs: Annotated[
        Path, typer.Option(metavar="FOLDER", help="The folder for ladder.md and ladder.svg.")
    ] = Path("docs"),
    as_json: Json = False,
) -> None:
    """Rate all levels together: every level plays every other in every seat.

    Ratings are OpenSkill's (Plackett-Luce). Games of two players are also rated by Elo, fitted to all results
    at once, with a mean of 0.
    """
    names = levels or list(LEVELS)
    chosen = chosen_rules(rules, option)
    check_names(names)
    try:
        limit = seconds_of(seconds, simulations)
        pairings = ladder_schedule(names, players, games, chosen, limit, seed, simulations)
    except LadderError as error:
        raise typer.BadParameter(str(error)) from None
    made_folder(docs)
    ladder = make_ladder(names, play_all(pairings, ray, jobs, out))
    options = [f"--option={each}" for each in option or []]
    limits = [] if limit is None else [f"--seconds={limit:g}"]
    limits += [] if simulations is None else [f"--simulations={simulations}"]
    made_with = [
        *("shedu", "ladder", *names, f"--games={len(pairings)}", f"--players={players}"),
        *(f"--rules={rules}", *options, *limits, f"--seed={seed}"),
    ]
    (docs / "ladder.md").write_text(ladder_page(ladder, shlex.join(made_with)), "utf-8")
    (docs / "ladder.svg").write_text(ladder_picture(ladder), "utf-8")
    if as_json:
        data = {"games": len(pairings), "players": players, "seed": seed, **ladder.as_json()}
        sys.stdout.write(json.dumps(data, indent=1) + "\n")
    else:
        _print(Console(), ladder)
        Console().print(f"[dim]Written to {docs / 'ladder.md'} and {docs / 'ladder.svg'}[/]", soft_wrap=True)


def _print(console: Console, ladder: Ladder) -> None:
    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in column_names(ladder):
        table.add_column(column, justify="left" if column == "level" else "right")
    for rung in ladder.rungs:
        table.add_row(*rung_cells(rung))
    console.print(table)
    console.print(f"[dim]{scale_name(ladder)}. 95 % intervals in brackets.[/]")
