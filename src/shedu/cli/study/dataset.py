"""`shedu dataset`: statistics of many records, or a table of their positions."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from shedu.cli.records.options import Json
from shedu.datasets.dataset import Dataset
from shedu.datasets.dataset import open as open_dataset
from shedu.datasets.sources import DatasetError
from shedu.datasets.statistics import DatasetStatistics


def dataset_command(
    paths: Annotated[
        list[Path],
        typer.Argument(
            metavar="PATH...", help="Folders, files of one or many records (.te, .te.gz), zip archives."
        ),
    ],
    out: Annotated[
        Path | None,
        typer.Option(help="Write the positions to this file instead: .parquet or .npz."),
    ] = None,
    rules: Annotated[list[str] | None, typer.Option(help="Only this edition; may be given again.")] = None,
    players: Annotated[
        list[int] | None, typer.Option(help="Only tables of this size; may be given again.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Only games with this player.")] = None,
    masks: Annotated[bool, typer.Option("--masks", help="Write the masks of legal actions too.")] = False,
    skip: Annotated[bool, typer.Option("--skip", help="Leave out records that cannot be read.")] = False,
    as_json: Json = False,
) -> None:
    """Count the games in records, or write their positions as a table (docs/datasets.md).

    Exit status: 0, 2 if a file cannot be read or a record cannot be played.
    """
    try:
        games = open_dataset(*paths, on_error="skip" if skip else "raise").filter(
            rules=rules or None, players=players or None, name=name
        )
        if out is not None:
            _write(games, out, masks)
        else:
            facts = games.statistics()
            sys.stdout.write(json.dumps(facts.as_json(), indent=1) + "\n" if as_json else _text(facts))
    except DatasetError as error:
        sys.stderr.write(f"{error}\n")
        raise SystemExit(2) from None
    for line in games.skipped:
        sys.stderr.write(f"skipped: {line}\n")


def _write(games: Dataset, out: Path, masks: bool) -> None:
    writers = {".parquet": games.to_parquet, ".npz": games.to_npz}
    if out.suffix not in writers:
        raise typer.BadParameter(f"{out} must end in .parquet or .npz", param_hint="--out")
    try:
        rows = writers[out.suffix](out, masks=masks)
    except (ValueError, OSError) as error:
        raise typer.BadParameter(str(error), param_hint="--out") from None
    sys.stderr.write(f"{rows} positions in {out}\n")


def _text(facts: DatasetStatistics) -> str:
    lines = [f"{facts.games} games, {facts.finished} finished, {facts.decisions} decisions"]
    for title, counts in (("rules", facts.rules), ("players", facts.tables), ("ended by", facts.endings)):
        if counts:
            lines.append(f"{title}: " + ", ".join(f"{key} {count}" for key, count in counts.items()))
    for player in facts.players:
        wins = f"{player.wins:g} of {player.games} ({player.wins / player.games:.0%})"
        lines.append(f"{player.player}: {wins}, lowest colour {player.mean_lowest:.1f}")
    return "\n".join(lines) + "\n"
