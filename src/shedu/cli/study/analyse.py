"""`shedu analyse`: costs of moves, luck and turning points of a recorded game."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from shedu.cli.records.files import fail, read_record, replay, up_to
from shedu.cli.records.options import File, Json, Language, chosen_language
from shedu.cli.table.panels import table_console
from shedu.cli.table.wording import Wording
from shedu.engine.record import Record
from shedu.players.bots.registry import UnknownPlayerError
from shedu.study.analysis.account import Label
from shedu.study.analysis.annotate import MIN_COMMENTED, annotated, points
from shedu.study.analysis.game import (
    Analysis,
    Step,
    TurningPoint,
    analyse,
    analyse_decision,
    tasks,
    turning_point,
)
from shedu.study.analysis.judge import AnalysisError, Settings, levels
from shedu.study.analysis.stored import as_data, format_analysis, step_data

NOTHING_TO_DO = 2
MIN_COST = 0.01  # from which a cost is printed, with the better move


def analyse_command(
    file: File,
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help=f"Whose evaluation is used: {', '.join(levels())}.")
    ] = "expert",
    deals: Annotated[
        int | None,
        typer.Option(
            min=4, max=1000, help="Deals of the hidden tiles for each chance.", show_default="6 to 16"
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=1, help="Limit of processor time: the analysis uses fewer deals if it falls behind."
        ),
    ] = None,
    decision: Annotated[
        int | None, typer.Option("--decision", metavar="N", min=1, help="Analyse only decision N.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="RECORD", help="Write the record with comments.")
    ] = None,
    store: Annotated[
        bool, typer.Option("--store", help="Write FILE.analysis.json, which `shedu stats` reads.")
    ] = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Analyse a record: what each decision cost, the luck of each player, and the turning points.

    Every chance to win is estimated from what that player could know. Ctrl-C cancels the analysis.

    Exit status: 0, 1 if a move is not allowed, 2 if the file is not a record or has no decision.
    """
    words = Wording(chosen_language(language))
    record = read_record(file)
    replay(file, record)
    try:
        settings = Settings(level, deals)
        if decision is not None:
            _print_decision(file, record, decision, settings, words, as_json)
            return
        analysis = _with_progress(record, settings, seconds)
    except UnknownPlayerError as error:
        raise typer.BadParameter(str(error), param_hint="--level") from None
    except AnalysisError as error:
        fail(file, 0, str(error), NOTHING_TO_DO)
    if save is not None:
        _write(save, annotated(record, analysis, words.language))
    if store:
        _write(stored_path(file), format_analysis(analysis))
    if as_json:
        sys.stdout.write(json.dumps(as_data(analysis), indent=1, ensure_ascii=False) + "\n")
    else:
        _print(table_console(), words, file, record, analysis)


def _with_progress(record: Record, settings: Settings, seconds: float | None) -> Analysis:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("analysing")
        return analyse(
            record, settings, seconds, lambda done, total: progress.update(bar, completed=done, total=total)
        )


def stored_path(file: str) -> Path:
    """Where the analysis of a record is stored."""
    if file == "-":
        raise typer.BadParameter("a record from standard input has no file to store the analysis beside")
    return Path(file).with_suffix(".analysis.json")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be written: {error.strerror or error}") from None


def _print_decision(
    file: str, record: Record, number: int, settings: Settings, words: Wording, as_json: bool
) -> None:
    if number > len(record.entries):
        up_to(file, record, number + 1)  # exits with the number of decisions
    step = analyse_decision(record, number, settings)
    if as_json:
        sys.stdout.write(json.dumps(step_data(step), indent=1, ensure_ascii=False) + "\n")
        return
    console = table_console()
    console.print(Text(_headline(words, record.players, step), "bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("advice-head-move"), no_wrap=True)
    table.add_column(words.say("advice-head-value"), justify="right", no_wrap=True)
    for choice in step.choices:
        style = "bold" if choice.move == step.move else ""
        table.add_row(Text(str(choice.move), style), words.say("analysis-percent", share=choice.value))
    console.print(table)
    for line in change_lines(words, record.players, step):
        console.print(line, highlight=False)
    position = tasks(record, settings)[number - 1].position
    _print_reasons(console, words, step, turning_point(position, step))


def _print_reasons(console: Console, words: Wording, step: Step, point: TurningPoint) -> None:
    """Why the played move, and why the better one."""
    own = "; ".join(words.sentences([phrase]) for phrase in point.played)
    console.print(f"   {words.say('analysis-played', move=str(step.move), reason=own)}", highlight=False)
    if point.best != step.move and step.change.cost >= MIN_COST:
        why = "; ".join(words.sentences([phrase]) for phrase in point.reasons)
        console.print(f"   {words.say('analysis-better', move=str(point.best), reason=why)}", highlight=False)


def _headline(words: Wording, players: tuple[str, ...], step: Step) -> str:
    label = step.change.label
    said = f" ({words.say('analysis-label', label=str(label))})" if label else ""
    return f"{step.number}. {words.dynasty(players[step.seat])}: {step.move}{said}"


def _print(console: Console, words: Wording, file: str, record: Record, analysis: Analysis) -> None:
    console.print(_players_table(words, record, analysis))
    console.print()
    console.print(Text(words.say("analysis-turning-points"), "bold"))
    if not analysis.turning_points:
        console.print(words.say("analysis-no-turning-points"))
    for point in analysis.turning_points:
        step = analysis.steps[point.number - 1]
        console.print(Text(_headline(words, analysis.players, step), "bold"))
        for line in change_lines(words, analysis.players, step):
            console.print(line, highlight=False)
        _print_reasons(console, words, step, point)
    console.print()
    console.print(Text(words.say("analysis-from-here", file=file), "dim"), soft_wrap=True)


def change_lines(words: Wording, players: Sequence[str], step: Step) -> list[str]:
    """The chances before and after a decision, its cost, and the luck of each seat."""
    change = step.change
    lines = []
    for seat, dynasty in enumerate(players):
        before, after = change.before[seat], change.after[seat]
        if abs(after - before) >= MIN_COMMENTED:
            lines.append(words.say("analysis-change", dynasty=dynasty, before=before, after=after))
    if change.cost >= MIN_COST:
        lines.append(words.say("analysis-cost", points=_points(words, change.cost)))
    for seat, dynasty in enumerate(players):
        if abs(change.luck[seat]) >= MIN_COMMENTED:
            signed = _points(words, change.luck[seat], is_signed=True)
            cause = str(change.causes[seat])
            lines.append(words.say("analysis-luck", dynasty=dynasty, points=signed, cause=cause))
    return [f"   {line}" for line in lines]


def _points(words: Wording, share: float, is_signed: bool = False) -> str:
    return points(share, is_signed, words.language)


def _players_table(words: Wording, record: Record, analysis: Analysis) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    heads = ("start", "own", "others", "draws", "reveals", "end", "adjusted", "error", "labels")
    for head in heads:
        table.add_column(words.say("analysis-head", column=head), justify="right")
    for dynasty, row in zip(analysis.players, analysis.tallies, strict=True):
        table.add_row(
            Text(f"{words.dynasty(dynasty)} {words.player(record.names.get(dynasty, ''))}".strip(), "bold"),
            words.say("analysis-percent", share=row.start),
            *(_points(words, each, is_signed=True) for each in (row.own, row.others, row.draws, row.reveals)),
            words.say("analysis-percent", share=row.end),
            _points(words, row.adjusted),
            _points(words, row.error),
            "/".join(str(row.labels[label]) for label in (Label.INACCURACY, Label.MISTAKE, Label.BLUNDER)),
        )
    return table
