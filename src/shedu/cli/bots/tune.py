"""`shedu tune`: tunes the weights of the evaluation by self-play."""

import json
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from shedu.players.arena.tuning import Duel, Tuning, play_duel
from shedu.players.bots.weights import format_weights, weights_named


def tune_command(
    start: Annotated[str, typer.Option(help="The initial weights: a table of weights.toml.")] = "written",
    rounds: Annotated[int, typer.Option(min=1, help="The number of updates of the weights.")] = 200,
    games: Annotated[int, typer.Option(min=2, help="Games per round.")] = 12,
    width: Annotated[int, typer.Option(min=0, help="The number of first actions to extend by a second.")] = 8,
    players: Annotated[
        int, typer.Option(min=0, max=4, help="Players per game; 0 alternates between 2, 3 and 4.")
    ] = 0,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="The number of processes; 0 is one per core.")] = 0,
    state: Annotated[Path, typer.Option(help="The file that stores the state after each round.")] = Path(
        "build/tuning.json"
    ),
    name: Annotated[str, typer.Option(help="The name of the resulting weights.")] = "tuned",
) -> None:
    """Tune the weights of the evaluation by self-play and print them in the format of weights.toml.

    An interrupted run continues when it is called again with the same options.
    """
    tuning = _load(state, Tuning(weights_named(start), rounds, games, width, seed, players))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        ProcessPoolExecutor(jobs or os.cpu_count() or 1) as pool,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
    ):
        task = progress.add_task("tuning", total=rounds, completed=tuning.done)

        def play(duels: Iterable[Duel]) -> list[float]:
            return list(pool.map(play_duel, duels))

        while tuning.done < rounds:
            gain = tuning.step(play)
            _store(state, tuning)
            progress.update(task, advance=1, description=f"tuning, {gain:+.2f}")
    remark = f"by self-play from {start}: {rounds} rounds of {games} games, width {width}"
    remark += f", {players} players" if players else ""
    sys.stdout.write(format_weights(name, tuning.weights, remark))


def _load(state: Path, fresh: Tuning) -> Tuning:
    if not state.exists():
        return fresh
    data = json.loads(state.read_text("utf-8"))
    stored = Tuning(**{**data, "start": tuple(data["start"])})
    same = ("start", "rounds", "games", "width", "seed", "players")
    if any(getattr(stored, field) != getattr(fresh, field) for field in same):
        raise typer.BadParameter(
            f"{state} belongs to another run: choose another --state, or delete the file"
        )
    return stored


def _store(state: Path, tuning: Tuning) -> None:
    state.parent.mkdir(parents=True, exist_ok=True)
    part = state.with_suffix(".part")
    part.write_text(json.dumps(asdict(tuning)), "utf-8")
    part.replace(state)
