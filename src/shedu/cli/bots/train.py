"""`shedu train`: trains a network by self-play."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from shedu.extras import need
from shedu.players.arena.executor import ExecutorError
from shedu.players.bots.networks import Network, NetworkError, network_at


def train_command(
    folder: Annotated[
        Path, typer.Option("--out", help="The folder of the run, which stores all state.")
    ] = Path("build/training"),
    players: Annotated[str, typer.Option(help="Sizes of the tables, in turn: 2, or 4,3,4.")] = "2",
    iterations: Annotated[int, typer.Option(min=1, help="How many iterations the whole run has.")] = 40,
    games: Annotated[int, typer.Option(min=1, help="New games for each iteration.")] = 2000,
    window: Annotated[int, typer.Option(min=1, help="How many of the newest games are trained on.")] = 20_000,
    widths: Annotated[
        str, typer.Option(help="First actions that self-play extends by a second, in turn.")
    ] = "2,2,8",
    guests: Annotated[
        float,
        typer.Option(min=0, max=1, help="Share of games with earlier networks or weights in some seats."),
    ] = 0.2,
    hidden: Annotated[int, typer.Option(min=8, max=128, help="Units of the first layer.")] = 64,
    teacher: Annotated[
        int, typer.Option(min=0, help="Units of a larger network that gives the targets; 0 for none.")
    ] = 0,
    trace: Annotated[float, typer.Option(min=0, max=1, help="Lambda of the targets.")] = 0.8,
    match_games: Annotated[int, typer.Option(min=0, help="Games against the best network so far.")] = 120,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Stop after the iteration that is running then.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="The number of processes; 0 is one per core but one.")] = 0,
    ray: Annotated[str | None, typer.Option(help="Play on the Ray cluster at HOST:PORT.")] = None,
    device: Annotated[
        str, typer.Option(help="Of PyTorch: cpu, cuda; by default a GPU if there is one.")
    ] = "",
    start: Annotated[
        str | None,
        typer.Option(help="Where to begin: the folder of a run, the file of a network, or master-two."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0)] = 1,
) -> None:
    """Train a network by self-play, or continue the run in a folder.

    Each iteration plays games with the best network so far, fits a new one to the newest games, and accepts
    it if it holds its own in a match. docs/training.md describes the method and the runs of the bundled
    networks.
    """
    need("train")
    from shedu.research.learning import Plan  # noqa: PLC0415  # needs PyTorch
    from shedu.research.training import Run, Settings, TrainingError  # noqa: PLC0415

    settings = Settings(
        players=_numbers(players, "--players", (2, 3, 4)),
        iterations=iterations,
        games=games,
        window=window,
        widths=_numbers(widths, "--widths", range(200)),
        guest_share=guests,
        hidden=hidden,
        teacher=teacher,
        plan=Plan(trace=trace),
        match_games=match_games,
        seed=seed,
        device=device,
    )
    console = Console(stderr=True)
    try:
        beginning = None if start is None else _beginning(start)
        run = Run(folder, settings, jobs or max(1, (os.cpu_count() or 2) - 1), console.print, ray, beginning)
        state = run.run(minutes)
    except (TrainingError, NetworkError) as error:
        raise typer.BadParameter(str(error)) from None
    except ExecutorError as error:
        raise typer.BadParameter(str(error), param_hint="--ray") from None
    except KeyboardInterrupt:
        console.print(f"stopped; the same command continues after iteration {run.state.iteration}")
        raise typer.Exit(130) from None
    sys.stdout.write(
        f"{state.iteration} iterations, {state.games} games, best network: {state.best or 'none yet'}\n"
    )


def _beginning(start: str) -> Path | Network:
    """The folder of a run, or a network by its file or its name in the package; NetworkError."""
    path = Path(start)
    return path if path.is_dir() else network_at(start)


def _numbers(text: str, option: str, allowed: range | tuple[int, ...]) -> tuple[int, ...]:
    try:
        numbers = tuple(int(word) for word in text.split(","))
    except ValueError:
        numbers = ()
    if not numbers or not all(number in allowed for number in numbers):
        raise typer.BadParameter(f"{option}: {text!r} is not a list of numbers such as 2 or 4,3,4")
    return numbers
