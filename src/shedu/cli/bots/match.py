"""`shedu match`: games between bots."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from shedu.cli.bots.batch import Jobs, Out, Ray, Seconds, Seed, check_names, play_all
from shedu.cli.records.options import Json, Option, Preset, chosen_rules
from shedu.engine.pieces import COLOURS
from shedu.players.arena.match import (
    SOURCES,
    GameReport,
    Statistics,
    Summary,
    schedule,
    seatings,
    statistics,
    summarize,
)
from shedu.players.bots.registry import player_names


def match_command(
    names: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...",
            help=f"The bots: {', '.join(player_names())}. The last one takes the remaining seats.",
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 20,
    players: Annotated[int, typer.Option(min=2, max=4, help="The number of seats.")] = 2,
    rules: Preset = "modern",
    option: Option = None,
    seconds: Seconds = 1.0,
    seed: Seed = 0,
    jobs: Jobs = 0,
    ray: Ray = None,
    out: Out = None,
    as_json: Json = False,
) -> None:
    """Play games between bots in balanced seats and print statistics."""
    chosen = chosen_rules(rules, option)
    check_names(names)
    try:
        seatings(names, players)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    pairings = list(schedule(names, players, games, chosen, seconds, seed))
    stories = play_all(pairings, ray, jobs, out)
    if as_json:
        data = {
            "games": len(stories),
            "players": [summary.as_json() for summary in summarize(stories)],
            "statistics": statistics(stories).as_json(),
        }
        sys.stdout.write(json.dumps(data, indent=1) + "\n")
    else:
        _print(Console(), stories)


def _print(console: Console, stories: list[GameReport]) -> None:
    summaries = summarize(stories)
    results = ("player", "games", "wins", "share", "95 %", "lowest", "decisions", "ms")
    console.print(_table(results, summaries, _results))
    console.print("\n[dim]mean points by colour, without treasures, and by source[/]")
    console.print(_table(("player", *COLOURS, *SOURCES), summaries, _points))
    console.print("\n[dim]statistics[/]")
    for line in _statistics(statistics(stories)):
        console.print(line, highlight=False)


def _table(columns: Sequence[str], summaries: list[Summary], row: Callable[[Summary], list[str]]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in columns:
        table.add_column(column, justify="left" if column == "player" else "right")
    for summary in summaries:
        table.add_row(*row(summary))
    return table


def _results(summary: Summary) -> list[str]:
    return [
        summary.name,
        str(summary.games),
        f"{summary.wins:g}",
        f"{summary.share:.1%}",
        f"{summary.share_low:.0%}-{summary.share_high:.0%}",
        f"{summary.mean_lowest:.1f}",
        f"{summary.decisions:.0f}",
        f"{summary.ms_per_decision:.1f}",
    ]


def _points(summary: Summary) -> list[str]:
    return [
        summary.name,
        *(f"{summary.points[colour]:.1f}" for colour in COLOURS),
        *(f"{summary.sources[source]:.1f}" for source in SOURCES),
    ]


def _statistics(facts: Statistics) -> Iterator[str]:
    yield f"ended by treasures {facts.ended_by_treasures:.0%}, by the bag {facts.ended_by_bag:.0%}"
    yield (
        f"games with a war {facts.games_with_war:.0%}, with a revolt {facts.games_with_revolt:.0%}, "
        f"with a monument {facts.games_with_monument:.0%}"
    )
    yield (
        f"per game: {facts.turns_per_game:.1f} turns, {facts.decisions_per_game:.1f} decisions, "
        f"{facts.wars_per_game:.1f} wars, {facts.revolts_per_game:.1f} revolts, "
        f"{facts.monuments_per_game:.1f} monuments"
    )
    for name, moves in facts.leader_moves.items():
        withdrawals = facts.withdrawals[name]
        yield f"leader moves of {name} per game: {moves:.1f}, of which {withdrawals:.1f} withdrawals"
