"""`shedu calibrate`: fits the chances of an evaluation to finished games, and draws how well they agree."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from shedu.cli.records.files import read_record, replay
from shedu.cli.study.reliability import reliability_picture
from shedu.engine.record import Record
from shedu.study.analysis.calibration import Calibration
from shedu.study.analysis.fit import Bin, Sample, fit, log_loss, reliability, samples_of
from shedu.study.analysis.judge import Judge, Settings


def calibrate_command(
    folders: Annotated[
        list[Path], typer.Argument(metavar="FOLDER...", help="Folders with records of finished games.")
    ],
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help="The level whose evaluation is used.")
    ] = "expert",
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="SVG", help="Draw the agreement in this file.")
    ] = None,
) -> None:
    """Fit the calibration of an evaluation to finished games, for each number of players.

    Half of the games are fitted, the other half is measured: of positions with a chance of 60 %, about 60 %
    should be won. The last lines belong in study/analysis/data/calibration.toml.
    """
    games = [record for folder in folders for record in _finished(folder)]
    if not games:
        raise typer.BadParameter("there is no finished game in these folders", param_hint="FOLDER")
    charts: dict[int, Sequence[Bin]] = {}
    table: dict[str, list[str]] = {}
    for players in sorted({len(record.players) for record in games}):
        judge = Judge(Settings(level), players)
        sampled = [
            list(samples_of(number, record, judge))
            for number, record in enumerate(games)
            if len(record.players) == players
        ]
        fitted = [sample for rows in sampled[::2] for sample in rows]
        tested: list[Sample] = [sample for rows in sampled[1::2] for sample in rows]
        found = fit(fitted)
        charts[players] = reliability(tested or fitted, found)
        table.setdefault(judge.evaluation_name, []).append(f"players-{players} = {found.slope}")
        _print(players, len(sampled), tested or fitted, found, charts[players])
    if picture is not None:
        picture.write_text(reliability_picture(charts), "utf-8")
    for name, rows in table.items():
        sys.stdout.write("\n".join([f"[{name}]", *rows]) + "\n")


def _finished(folder: Path) -> list[Record]:
    found = []
    for path in sorted(folder.glob("*.te")):
        record = read_record(str(path))
        position, _ = replay(str(path), record)
        if position.is_over and record.entries:
            found.append(record)
    return found


def _print(players: int, games: int, tested: list[Sample], found: Calibration, bins: Sequence[Bin]) -> None:
    before, after = log_loss(tested, Calibration()), log_loss(tested, found)
    sys.stdout.write(
        f"{players} players, {games} games: slope {found.slope}, log loss {before:.4f} -> {after:.4f}\n"
    )
    for each in bins:
        sys.stdout.write(
            f"  said {each.chance:.0%}, won {each.won:.0%} ({each.low:.0%} to {each.high:.0%}), "
            f"{each.count} positions\n"
        )
