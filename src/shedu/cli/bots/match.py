"""`shedu match`: games between bots."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from shedu.cli.bots.batch import (
    PLAYER_FORMS,
    Jobs,
    Out,
    Ray,
    Seats,
    Seconds,
    Seed,
    Simulations,
    check_names,
    failure_lines,
    play_all,
    seats_for,
    seconds_of,
)
from shedu.cli.records.options import Json, Option, Preset, chosen_rules
from shedu.engine.pieces import COLOURS
from shedu.players.arena.match import (
    SOURCES,
    GameReport,
    Statistics,
    Summary,
    schedule,
    statistics,
    summarize,
)
from shedu.players.arena.sprt import SequentialTest
from shedu.players.bots.registry import player_names

SPRT_LINE_GAMES = 20


def match_command(
    names: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...",
            help=f"The bots: {', '.join(player_names())}, {PLAYER_FORMS}. The last takes the other seats.",
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 20,
    players: Seats = None,
    rules: Preset = "modern",
    option: Option = None,
    seconds: Seconds = None,
    simulations: Simulations = None,
    seed: Seed = 0,
    jobs: Jobs = 0,
    ray: Ray = None,
    out: Out = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="'elo0=0 elo1=20'",
            help="Stop once the first bot is shown to be stronger than the second by elo1, or only by elo0; "
            "alpha=0.05 beta=0.05 are the probabilities of error.",
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Play games between bots in balanced seats and print statistics."""
    chosen = chosen_rules(rules, option)
    check_names(names)
    seats = seats_for(names, players)
    test = None if sprt is None else _sequential_test(sprt, names, seats)
    limit = seconds_of(seconds, simulations)
    pairings = list(schedule(names, seats, games, chosen, limit, seed, simulations))
    until = None if test is None else partial(_is_decided, test, names[0])
    stories = play_all(pairings, ray, jobs, out, until)
    if as_json:
        data = {
            "games": len(stories),
            "players": [summary.as_json() for summary in summarize(stories)],
            "statistics": statistics(stories).as_json(),
            "failures": [
                asdict(failure) | {"game": story.number} for story in stories for failure in story.failures
            ],
        }
        if test is not None:
            data["sprt"] = asdict(test.outcome(stories, names[0]))
        sys.stdout.write(json.dumps(data, indent=1) + "\n")
    else:
        _print(Console(), stories)
        if test is not None:
            Console().print(str(test.outcome(stories, names[0])), highlight=False)


def _sequential_test(text: str, names: Sequence[str], players: int) -> SequentialTest:
    if players != 2 or len(names) != 2 or names[0] == names[1]:
        raise typer.BadParameter(
            "a sequential test compares two different bots at a table for two", param_hint="--sprt"
        )
    try:
        return SequentialTest.of(text)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--sprt") from None


def _is_decided(test: SequentialTest, name: str, stories: list[GameReport], console: Console) -> bool:
    """Print the state of the test after each pair of games."""
    outcome = test.outcome(stories, name)
    if len(stories) % SPRT_LINE_GAMES == 0 or outcome.verdict:
        console.print(str(outcome), highlight=False)
    return bool(outcome.verdict)


def _print(console: Console, stories: list[GameReport]) -> None:
    summaries = summarize(stories)
    results = ("player", "games", "wins", "share", "95 %", "lowest", "decisions", "ms")
    console.print(_table(results, summaries, _results))
    console.print("\n[dim]mean points by colour, without treasures, and by source[/]")
    console.print(_table(("player", *COLOURS, *SOURCES), summaries, _points))
    console.print("\n[dim]statistics[/]")
    for line in [*_statistics(statistics(stories)), *failure_lines(stories)]:
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
