"""`shedu show`: draws the table at the end of a record."""

import re
from collections.abc import Iterator
from enum import StrEnum
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from shedu.cli.records.files import read_record, replay, seat_in, up_to
from shedu.cli.records.options import AsPlayer, DecisionNumber, File, Language, chosen_language
from shedu.cli.table.board import draw_board
from shedu.cli.table.panels import (
    NARROW_COLUMNS,
    WIDE_COLUMNS,
    arrange,
    facts_table,
    glyphs_for,
    players_table,
    ranking_table,
    strengths_table,
    table_console,
)
from shedu.cli.table.wording import Wording
from shedu.engine.position import Position
from shedu.engine.record import Record
from shedu.engine.view import View


class Width(StrEnum):
    """The layout: panels below the board, or beside it."""

    NARROW = "narrow"
    WIDE = "wide"


def show_command(
    file: File,
    strengths: Annotated[bool, typer.Option("--strengths", help="Show every leader's strengths.")] = False,
    kingdoms: Annotated[
        bool, typer.Option("--kingdoms/--no-kingdoms", help="Outline kingdoms, or draw a smaller board.")
    ] = True,
    as_player: AsPlayer = None,
    decision: DecisionNumber = None,
    width: Annotated[
        Width,
        typer.Option(
            "--width", help=f"{NARROW_COLUMNS} columns, or {WIDE_COLUMNS} with the panels beside the board."
        ),
    ] = Width.NARROW,
    svg: Annotated[
        Path | None,
        typer.Option("--svg", metavar="PICTURE", help="Write an SVG picture to this file instead."),
    ] = None,
    language: Language = None,
) -> None:
    """Replay a record and draw the table at its end, or before a decision.

    Exit status: 0, 1 if a move is not allowed, 2 if the file is not a record.
    """
    words = Wording(chosen_language(language))
    record = up_to(file, read_record(file), decision)
    seat = None if as_player is None else seat_in(file, record, as_player)
    position, _ = replay(file, record)
    sight = position if seat is None else position.view(seat)
    is_wide = width == Width.WIDE
    console = table_console(is_wide=is_wide) if svg is None else _picture_console(is_wide)
    board = draw_board(
        sight, viewer=seat, kingdoms=kingdoms, is_numbered=strengths, glyphs=glyphs_for(console)
    )
    panels = _panels(words, record, position, sight, seat, strengths)
    console.print(arrange(board, panels, is_wide=is_wide))
    if svg is not None:
        write_picture(console, svg)


def _picture_console(is_wide: bool) -> Console:
    """A console that records its output and prints nothing."""
    width = WIDE_COLUMNS if is_wide else NARROW_COLUMNS
    return Console(record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor")


def write_picture(console: Console, path: Path) -> None:
    """Write the recorded output as SVG without embedded fonts."""
    picture = console.export_svg(title="Shedu", clear=False, unique_id="shedu")
    try:
        path.write_text(re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL), "utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be written: {error.strerror}") from None


def _panels(
    words: Wording,
    record: Record,
    position: Position,
    sight: Position | View,
    seat: int | None,
    strengths: bool,
) -> Iterator[RenderableType]:
    if position.is_over:
        why = words.say("end-bag" if position.ended == "bag" else "end-treasures")
        yield Text(f"{words.say('end-title')}: {why}", "bold")
        yield ranking_table(words, sight, position.result, record.names, seat)
    else:
        yield Text(words.decision(sight), "bold")
    yield players_table(words, sight, record.names, seat)
    yield facts_table(words, sight)
    if strengths:
        yield strengths_table(words, sight, seat)
