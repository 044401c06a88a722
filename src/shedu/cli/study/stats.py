"""`shedu stats`: results, points, conflicts, error and luck in a folder of records."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from shedu.cli.records.files import fail, read_record, read_text, replay
from shedu.cli.records.options import Json, Language, chosen_language
from shedu.cli.study.analyse import stored_path
from shedu.cli.table.panels import table_console
from shedu.cli.table.wording import Wording
from shedu.locales import decimal
from shedu.players.arena.match import SOURCES
from shedu.study.analysis.account import Label
from shedu.study.analysis.annotate import points
from shedu.study.analysis.stored import StoredAnalysisError, parse_analysis
from shedu.study.statistics import PlayerStatistics, SeatFacts, Share, facts_of, statistics

UNREADABLE = 2


def stats_command(
    folder: Annotated[
        Path,
        typer.Argument(metavar="FOLDER", exists=True, file_okay=False, help="A folder with records (*.te)."),
    ],
    player: Annotated[
        str | None, typer.Option("--player", metavar="NAME", help="Only this player's statistics.")
    ] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Count the finished games in a folder, for every player.

    Error and luck come from the analyses that `shedu analyse --store` wrote beside the records.
    Exit status: 0, 1 if a move is not allowed, 2 if a file is not a record or not an analysis.
    """
    facts = [fact for path in sorted(folder.rglob("*.te")) for fact in _facts(path)]
    if not facts:
        raise typer.BadParameter(f"there is no finished game in {folder}", param_hint="FOLDER")
    rows = [row for row in statistics(facts) if player in (None, row.player)]
    if not rows:
        raise typer.BadParameter(f"there is no player {player!r} in {folder}", param_hint="--player")
    if as_json:
        sys.stdout.write(json.dumps([row.as_json() for row in rows], indent=1, ensure_ascii=False) + "\n")
        return
    words, console = Wording(chosen_language(language)), table_console()
    for row in rows:
        console.print(Text(words.player(row.player), "bold"))
        console.print(_table(words, row))
        console.print()


def _facts(path: Path) -> list[SeatFacts]:
    record = read_record(str(path))
    replay(str(path), record)
    stored = stored_path(str(path))
    if not stored.exists():
        return facts_of(record)
    try:
        return facts_of(record, parse_analysis(read_text(str(stored))))
    except StoredAnalysisError as error:
        fail(str(stored), 1, f"{error} Write it again with shedu analyse --store.", UNREADABLE)


def _table(words: Wording, row: PlayerStatistics) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, value in _lines(words, row):
        table.add_row(words.say("stats-row", row=name), value)
    return table


def _lines(words: Wording, row: PlayerStatistics) -> Iterator[tuple[str, str]]:
    def shares(rows: dict[str, Share]) -> str:
        return ", ".join(f"{name} {_wins(each)}" for name, each in rows.items())

    yield "games", _wins(Share(row.games, row.wins))
    yield "lowest", decimal(row.mean_lowest, words.language)
    yield "edition", shares(row.by_edition)
    yield "players", shares({str(key): each for key, each in row.by_players.items()})
    yield "seat", shares({str(key): each for key, each in row.by_seat.items()})
    yield (
        "sources",
        ", ".join(
            f"{words.say('stats-source', source=source)} {decimal(row.sources[source], words.language)}"
            for source in SOURCES
        ),
    )
    yield "wars", f"{row.wars[0]} : {row.wars[1]}"
    yield "revolts", f"{row.revolts[0]} : {row.revolts[1]}"
    if row.error is None or row.luck is None or row.adjusted is None:
        return
    yield "analysed", str(row.analysed)
    yield "error", points(row.error, language=words.language)
    yield "luck", points(row.luck, is_signed=True, language=words.language)
    yield "adjusted", points(row.adjusted, language=words.language)
    yield (
        "labels",
        ", ".join(f"{words.say('analysis-label', label=str(label))} {row.labels[label]}" for label in Label),
    )
    yield (
        "mistakes",
        ", ".join(
            f"{words.say('stats-kind', kind=kind)} {words.say('analysis-percent', share=share)}"
            for kind, share in list(row.mistakes.items())[:3]
        ),
    )


def _wins(share: Share) -> str:
    return f"{share.wins:g}/{share.games}"
