"""`shedu puzzles`: makes, verifies, lists and shows puzzles."""

import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from shedu.cli.records.files import read_text
from shedu.cli.records.options import Json, Language, chosen_language
from shedu.cli.table.board import draw_board
from shedu.cli.table.panels import arrange, facts_table, glyphs_for, players_table, table_console
from shedu.cli.table.wording import Wording
from shedu.engine.moves import Move, MoveSyntaxError, parse_move
from shedu.engine.view import View
from shedu.study.puzzles.explain import explain
from shedu.study.puzzles.finding import Tally
from shedu.study.puzzles.making import CheckpointError, Order, SearchedGame, Shipper, search_games
from shedu.study.puzzles.puzzle import (
    DIFFICULTIES,
    THEMES,
    Collection,
    Puzzle,
    PuzzleError,
    chosen,
    format_collection,
    parse_collection,
)
from shedu.study.puzzles.puzzle import puzzles as shipped
from shedu.study.puzzles.verifying import verify

NOT_CONFIRMED = 1

puzzles = typer.Typer(
    help="Find the best move: list, show, make and verify puzzles.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Source = Annotated[
    str | None,
    typer.Option("--file", metavar="FILE", help="A file of `shedu puzzles make`; by default those of Shedu."),
]
Theme = Annotated[str | None, typer.Option(metavar="THEME", help=f"{', '.join(THEMES)}.")]
Difficulty = Annotated[str | None, typer.Option(metavar="DIFFICULTY", help=f"{', '.join(DIFFICULTIES)}.")]
PuzzleId = Annotated[str, typer.Argument(metavar="PUZZLE", help="The id of a puzzle: `shedu puzzles list`.")]


@puzzles.command("list")
def list_command(
    theme: Theme = None, difficulty: Difficulty = None, file: Source = None, as_json: Json = False
) -> None:
    """List puzzles, without their solutions."""
    rows = _chosen(_collection(file), theme, difficulty)
    if as_json:
        facts = [{"id": each.id, "difficulty": each.difficulty, "themes": each.themes} for each in rows]
        sys.stdout.write(json.dumps(facts, indent=1) + "\n")
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("puzzle", "difficulty", "themes"):
        table.add_column(column)
    for each in rows:
        table.add_row(each.id, each.difficulty, ", ".join(each.themes))
    Console().print(table)


@puzzles.command("show")
def show_puzzle_command(
    puzzle: PuzzleId,
    try_move: Annotated[
        str | None, typer.Option("--try", metavar="MOVE", help="Try a move, as in records: `temple F5`.")
    ] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Show the solution.")] = False,
    file: Source = None,
    language: Language = None,
) -> None:
    """Draw a puzzle as its player sees it; with a move, say whether it is the best one.

    Exit status: 0, 1 if the move is not the solution, 2 if there is no such puzzle or move.
    """
    words = Wording(chosen_language(language))
    collection = _collection(file)
    try:
        found = collection.of_id(puzzle)
    except PuzzleError as error:
        raise typer.BadParameter(f"{error} `shedu puzzles list` names them.", param_hint="PUZZLE") from None
    view = _view(collection, found)
    move = None if try_move is None else _legal(view, try_move)
    if move is None and not solution:
        _draw(words, view)
        return
    told = explain(
        view, found.solution, found.value, found.gap, None if move is None else str(move), words.language
    )
    is_solved = move is not None and str(move) in found.answers
    console = Console()
    if move is not None:
        console.print(Text(words.say("puzzle-solved" if is_solved else "puzzle-failed"), "bold"))
    if told.tried and not is_solved:
        chance = words.say("puzzle-chance", chance=told.tried_value or 0.0)
        console.print(Text(f"{told.move}: {told.tried}. {chance}"))
        for line in told.reply:
            console.print(Text(f"  {line}"))
    console.print(Text(f"{told.solution}: {told.reason}. {words.say('puzzle-chance', chance=found.value)}"))
    raise typer.Exit(0 if is_solved or move is None else NOT_CONFIRMED)


@puzzles.command("make")
def make_command(
    out: Annotated[Path, typer.Argument(metavar="FILE", help="Where the puzzles are written.")],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles to search for.")] = 300,
    max_games: Annotated[int, typer.Option(min=1, help="At most so many games.")] = 5000,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 0,
    players: Annotated[
        int | None, typer.Option(min=2, max=4, help="Only games at tables of this size; by default all.")
    ] = None,
    hard: Annotated[
        bool, typer.Option("--hard", help="Only moves that novice, apprentice and skilled do not find.")
    ] = False,
    checkpoint: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where each game is stored; by default FILE.search beside the puzzles."
        ),
    ] = None,
) -> None:
    """Find puzzles in games between bots, and verify them by a longer search.

    The puzzles of a game depend on its number and on --hard alone, so every machine finds the same ones.
    An interrupted run continues after its last whole game. docs/puzzles.md describes the search.
    """
    path = checkpoint or out.with_name(f"{out.name}.search")
    console = Console(stderr=True)
    started, games = time.monotonic(), list[SearchedGame]()
    try:
        for game in search_games(path, Order(count, max_games, first, hard, players)):
            games.append(game)
            found = sum(len(each.found) for each in games)
            used = time.monotonic() - started
            console.print(f"game {game.number}: {found} of {count} puzzles, {used:.0f} s", highlight=False)
    except CheckpointError as error:
        raise typer.BadParameter(str(error), param_hint="--checkpoint") from None
    except KeyboardInterrupt:
        console.print("Stopped. The same command continues.")
    known = parse_collection(out.read_text("utf-8"), str(out)) if out.exists() else None
    rows = []
    for puzzle, record in Shipper().collection(games, known):
        rows.append((puzzle, record))
    collection = Collection(tuple(each for each, _ in rows), {each.game: record for each, record in rows})
    out.write_text(format_collection(collection), "utf-8")
    for line in _report(games, collection):
        sys.stdout.write(line + "\n")


@puzzles.command("verify")
def verify_puzzles_command(
    puzzle: Annotated[
        list[str] | None, typer.Argument(metavar="PUZZLE...", help="Ids; by default all.")
    ] = None,
    deals: Annotated[int, typer.Option(min=8, help="Deals of the hidden tiles for each puzzle.")] = 128,
    every: Annotated[int, typer.Option(min=1, help="Only every so many puzzles.")] = 1,
    seed: Annotated[int, typer.Option(help="Another seed deals other tiles.")] = 0,
    file: Source = None,
) -> None:
    """Search puzzles again in other deals, and name those that are not confirmed.

    Exit status: 0, or 1 if a puzzle is not confirmed.
    """
    collection = _collection(file)
    try:
        rows = [collection.of_id(each) for each in puzzle] if puzzle else list(collection.puzzles)[::every]
    except PuzzleError as error:
        raise typer.BadParameter(str(error), param_hint="PUZZLE") from None
    failed = 0
    for each in rows:
        verdict = verify(collection, each, deals, seed)
        failed += not verdict.is_confirmed
        word = "confirmed" if verdict.is_confirmed else "NOT CONFIRMED"
        sys.stdout.write(f"{each.id}: {word}, {verdict.best} by {verdict.gap:.3f} in {verdict.deals} deals\n")
    sys.stdout.write(f"{len(rows) - failed} of {len(rows)} puzzles confirmed\n")
    raise typer.Exit(NOT_CONFIRMED if failed else 0)


def _collection(file: str | None) -> Collection:
    try:
        return shipped() if file is None else parse_collection(read_text(file), file)
    except PuzzleError as error:
        raise typer.BadParameter(str(error), param_hint="--file") from None


def _chosen(collection: Collection, theme: str | None, difficulty: str | None) -> list[Puzzle]:
    if theme not in (None, *THEMES):
        raise typer.BadParameter(f"choose from {', '.join(THEMES)}", param_hint="--theme")
    if difficulty not in (None, *DIFFICULTIES):
        raise typer.BadParameter(f"choose from {', '.join(DIFFICULTIES)}", param_hint="--difficulty")
    return chosen(collection.puzzles, theme, difficulty)


def _view(collection: Collection, puzzle: Puzzle) -> View:
    position = collection.position(puzzle)
    decision = position.decision
    assert decision is not None
    return position.view(decision.seat)


def _legal(view: View, text: str) -> Move:
    try:
        move = parse_move(text)
    except MoveSyntaxError as error:
        raise typer.BadParameter(str(error), param_hint="--try") from None
    if move not in view.legal_moves():
        raise typer.BadParameter(f"{text} is not allowed in this position.", param_hint="--try")
    return move


def _draw(words: Wording, view: View) -> None:
    console = table_console()
    board = draw_board(view, viewer=view.seat, kingdoms=True, is_numbered=True, glyphs=glyphs_for(console))
    panels: list[RenderableType] = [
        Text(words.question(view), "bold"),
        players_table(words, view, {}, view.seat),
        facts_table(words, view),
    ]
    console.print(arrange(board, panels, is_wide=False))


def _report(games: list[SearchedGame], collection: Collection) -> list[str]:
    """How many decisions passed each filter, and the puzzles by difficulty and theme."""
    sums = {name: sum(getattr(each.tally, name) for each in games) for name in Tally.__dataclass_fields__}
    rows = collection.puzzles
    levels = Counter(each.difficulty for each in rows)
    themes = Counter(theme for each in rows for theme in each.themes)
    return [
        f"{len(games)} games: " + ", ".join(f"{name} {count}" for name, count in sums.items()),
        f"{len(rows)} puzzles: " + ", ".join(f"{name} {levels[name]}" for name in DIFFICULTIES),
        "themes: " + ", ".join(f"{name} {themes[name]}" for name in THEMES),
    ]
