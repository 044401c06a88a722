"""`shedu selfplay`: games between bots as records and tables of positions."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shedu.cli.bots.batch import (
    PLAYER_FORMS,
    Jobs,
    Ray,
    Seats,
    Seconds,
    Seed,
    Simulations,
    check_names,
    made_folder,
    seats_for,
    seconds_of,
)
from shedu.cli.records.options import Option, Preset, chosen_rules
from shedu.datasets.corpora import CORPORA, SHARD_GAMES, Corpus, corpus_named
from shedu.datasets.sources import DatasetError
from shedu.datasets.store import FORMATS, Shard, Store
from shedu.extras import need
from shedu.players.arena.executor import Executor, ExecutorError, executor_for
from shedu.players.arena.match import Pairing, play_game, schedule

DEFAULT_PLAYER = "skilled:width=8"


def selfplay_command(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[PLAYER...]",
            help=f"The bots, by default {DEFAULT_PLAYER}: {PLAYER_FORMS}. The last takes the other seats.",
        ),
    ] = None,
    out: Annotated[
        Path,
        typer.Option(help="A folder for the games. An interrupted run continues there.", show_default=False),
    ] = ...,  # type: ignore[assignment]
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 1000,
    players: Seats = None,
    rules: Preset = "modern",
    option: Option = None,
    corpus: Annotated[
        str | None,
        typer.Option(help=f"Play a published corpus instead: {', '.join(CORPORA)}."),
    ] = None,
    form: Annotated[
        str, typer.Option("--format", help=f"What is written beside records: {', '.join(FORMATS)}.")
    ] = "parquet",
    masks: Annotated[bool, typer.Option("--masks", help="Write the masks of legal actions too.")] = False,
    seconds: Seconds = None,
    simulations: Simulations = None,
    seed: Seed = 0,
    jobs: Jobs = 0,
    ray: Ray = None,
    shard: Annotated[int, typer.Option(min=1, max=100_000, help="Games in a file.")] = SHARD_GAMES,
) -> None:
    """Play games between bots and write records and positions for learning.

    Without limits of time the games are the same on every machine. docs/datasets.md describes the files.
    """
    if form not in FORMATS:
        raise typer.BadParameter(f"{form!r} is none of {', '.join(FORMATS)}", param_hint="--format")
    if form != "records":
        need("data", *(("numpy",) if form == "npz" else ("numpy", "pyarrow")))
    chosen = None if corpus is None else _corpus(corpus)
    if chosen is not None:
        pairings = list(chosen.pairings())
    else:
        bots = names or [DEFAULT_PLAYER]
        check_names(bots)
        seats = seats_for(bots, players)
        limit = None if seconds is None and names is None else seconds_of(seconds, simulations)
        pairings = list(schedule(bots, seats, games, chosen_rules(rules, option), limit, seed, simulations))
    try:
        store = Store(made_folder(out), pairings, form, masks, SHARD_GAMES if chosen else shard)
        _play(store, pairings, executor_for(ray, jobs), chosen)
    except DatasetError as error:
        raise typer.BadParameter(str(error), param_hint="--out") from None
    except ExecutorError as error:
        raise typer.BadParameter(str(error), param_hint="--ray") from None


def _corpus(name: str) -> Corpus:
    try:
        return corpus_named(name)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--corpus") from None


def _play(store: Store, pairings: list[Pairing], executor: Executor, corpus: Corpus | None) -> None:
    console = Console(stderr=True)
    done = store.done
    todo = [pairing for pairing in pairings if pairing.number not in done]
    published = corpus.digests() if corpus else {}
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console, transient=True) as progress,
        closing(executor.results(play_game, todo)) as played,
    ):
        task = progress.add_task("", total=len(pairings), completed=len(pairings) - len(todo))
        for _, report in played:
            for failure in report.failures[:1]:
                console.print(f"game {report.number}: {failure.name}: {failure.text}", markup=False)
            if shard := store.add(report):
                _report(progress.console, shard, published)
            progress.update(task, advance=1)
        for shard in store.finish():
            _report(progress.console, shard, published)
    total = sum(shard.decisions for shard in store.shards.values())
    console.print(f"{len(pairings)} games, {total} decisions in {store.folder}", highlight=False)
    if store.failures:
        console.print(f"{store.failures} decisions were taken by a random move, because a bot failed")


def _report(console: Console, shard: Shard, published: dict[str, str]) -> None:
    known = published.get(shard.name)
    verdict = "" if known is None else ", as published" if known == shard.digest else ", NOT as published"
    text = f"shard {shard.name}: {shard.games} games, digest {shard.digest[:16]}{verdict}"
    console.print(text, highlight=False)
