"""`shedu show`: the table a record ends at, drawn."""

import re
from collections.abc import Iterator
from enum import StrEnum
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from shedu.cli.records.files import read_record, replay, seat_in
from shedu.cli.records.options import AsPlayer, File
from shedu.cli.table.board import draw_board
from shedu.cli.table.panels import (
    WIDE,
    arrange,
    facts_table,
    glyphs_for,
    players_table,
    ranking_table,
    strengths_table,
    table_console,
)
from shedu.cli.table.prose import ENDINGS, decision_words
from shedu.engine.events import ENDINGS as WHY_ENDED
from shedu.engine.position import Position
from shedu.engine.record import Record
from shedu.engine.view import View


class Width(StrEnum):
    """Where the panels stand."""

    NARROW = "narrow"
    WIDE = "wide"


def show_command(
    file: File,
    strengths: Annotated[bool, typer.Option("--strengths", help="Show every leader's strengths.")] = False,
    kingdoms: Annotated[
        bool, typer.Option("--kingdoms/--no-kingdoms", help="Outline kingdoms, or draw a smaller board.")
    ] = True,
    as_player: AsPlayer = None,
    width: Annotated[
        Width, typer.Option("--width", help=f"80 columns, or {WIDE} with the panels beside the board.")
    ] = Width.NARROW,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="PICTURE", help="Draw into this file instead.")
    ] = None,
) -> None:
    """Play a record and draw the table it ends at.

    Exit status: 0, or 1 if a move is not allowed, or 2 if the file is no record.
    """
    record = read_record(file)
    seat = None if as_player is None else seat_in(file, record, as_player)
    position, _ = replay(file, record)
    sight = position if seat is None else position.view(seat)
    is_wide = width == Width.WIDE
    console = table_console(is_wide=is_wide) if svg is None else picture_console(WIDE if is_wide else 80)
    board = draw_board(
        sight, viewer=seat, kingdoms=kingdoms, is_numbered=strengths, glyphs=glyphs_for(console)
    )
    panels = _panels(record, position, sight, seat, strengths)
    console.print(arrange(board, panels, is_wide=is_wide))
    if svg is not None:
        write_picture(console, svg)


def picture_console(width: int) -> Console:
    """A terminal of this width that keeps what is printed and shows nothing."""
    return Console(record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor")


def write_picture(console: Console, path: Path) -> None:
    """Write what a console kept as a picture that needs no font but the reader's own."""
    picture = console.export_svg(title="Shedu", clear=False, unique_id="shedu")
    try:
        path.write_text(re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL), "utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be written: {error.strerror}") from None


def _panels(
    record: Record, position: Position, sight: Position | View, seat: int | None, strengths: bool
) -> Iterator[RenderableType]:
    if position.is_over:
        yield Text(f"The game is over: {ENDINGS[WHY_ENDED[position.snapshot.ended]]}", "bold")
        yield ranking_table(sight, position.result, record.names, seat)
    else:
        yield Text(decision_words(sight), "bold")
    yield players_table(sight, record.names, seat)
    yield facts_table(sight)
    if strengths:
        yield strengths_table(sight, seat)
