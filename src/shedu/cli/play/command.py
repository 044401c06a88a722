"""`shedu play`: a game in the terminal against bots."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from shedu.cli.play.game import SoloGame
from shedu.cli.play.reader import Reader, is_terminal, reader_for
from shedu.cli.play.saves import PERSON, SaveFile, games_folder, new_path, newest_unfinished, person_in
from shedu.cli.play.screen import Screen
from shedu.cli.play.session import Session
from shedu.cli.play.setup import Wishes, ask_wishes, says_yes
from shedu.cli.records.files import UNREADABLE, fail, read_record, replay
from shedu.cli.records.options import Option
from shedu.cli.table.panels import table_console
from shedu.engine.pieces import DYNASTIES
from shedu.engine.position import SEED_LIMIT
from shedu.engine.record import format_record
from shedu.engine.rules import PRESETS
from shedu.players.bots.registry import LEVELS


def play_command(
    game: Annotated[
        str | None, typer.Argument(metavar="FILE", help="A saved game to go on with.", show_default=False)
    ] = None,
    players: Annotated[
        str | None, typer.Option(metavar="N", help="How many play, 2 to 4, or which: lion,bull,pot.")
    ] = None,
    rules: Annotated[
        str | None, typer.Option(metavar="PRESET", help=f"The edition: {', '.join(PRESETS)}.")
    ] = None,
    option: Option = None,
    dynasty: Annotated[
        str | None, typer.Option(metavar="DYNASTY", help=f"Which you play: {', '.join(DYNASTIES)}.")
    ] = None,
    first: Annotated[
        str | None, typer.Option(metavar="WHO", help="Who begins: me, a dynasty or random.")
    ] = None,
    level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help=f"How well the others play: {', '.join(LEVELS)}.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=SEED_LIMIT, help="The same seed, the same bag and opponents.")
    ] = None,
    file: Annotated[str | None, typer.Option(metavar="FILE", help="Where to keep the game.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with FILE, or with the last game that is not over.")
    ] = False,
) -> None:
    """Play a game against bots.

    The game is kept as a record after every decision; leave it whenever you like.
    """
    wishes = Wishes(players, rules, option, dynasty, first, level, seed)
    screen = Screen(table_console())
    reader = reader_for(screen.console)
    if resume or game is not None:
        if wishes != Wishes():
            raise typer.BadParameter("a game is resumed as it is: the other options are for a new one")
        table = _resume(game or _last_game(), file)
    elif wishes != Wishes() or file is not None or not is_terminal():
        table = _begin(wishes, file)
    else:
        try:
            table = _greet(screen, reader)
        except (EOFError, KeyboardInterrupt):
            screen.say()
            return
    Session(*table, screen, reader).run()


def _greet(screen: Screen, reader: Reader) -> tuple[SoloGame, SaveFile]:
    """The last game, if the person wants to go on with it, or the new one that he asks for."""
    screen.say("Shedu: Tigris & Euphrates in your terminal", "bold")
    path = newest_unfinished()
    if path is not None and says_yes(reader, f"Go on with your game {path.stem}? [Y/n] "):
        return _resume(str(path), None)
    return _begin(ask_wishes(screen, reader), None)


def _begin(wishes: Wishes, file: str | None) -> tuple[SoloGame, SaveFile]:
    """A new game, and where it is kept; usage errors for what cannot be played."""
    seed = secrets.randbelow(2**32) if wishes.seed is None else wishes.seed
    seats = wishes.seats(seed)
    game = SoloGame.new(wishes.rule_set(), seats, wishes.own_dynasty(), seed, wishes.opponents())
    path = new_path(game.dynasty) if file is None else Path(file)
    return game, _new_file(path, game)


def _new_file(path: Path, game: SoloGame) -> SaveFile:
    """A file that now holds the game; exits with 2 if there is one already or it cannot be written."""
    if path.exists():
        fail(str(path), 0, "this file exists already; go on with it: shedu play --resume FILE", UNREADABLE)
    save = SaveFile(path)
    try:
        save.write(format_record(game.record))
    except OSError as error:
        fail(str(path), 0, f"cannot be written: {error.strerror or error}", UNREADABLE)
    return save


def _last_game() -> str:
    path = newest_unfinished()
    if path is None:
        fail(str(games_folder()), 0, "there is no unfinished game here", UNREADABLE)
    return str(path)


def _resume(source: str, file: str | None) -> tuple[SoloGame, SaveFile]:
    """A saved game, kept on in its own file or in another one; exits if it cannot be read or played."""
    if source == "-":
        fail(source, 0, "a game cannot be resumed from standard input", UNREADABLE)
    record = read_record(source)
    seat = person_in(record)
    if seat is None:
        why = f"this is no saved game: exactly one player must be called {PERSON}"
        fail(source, record.lines.get("players", 0), why, UNREADABLE)
    replay(source, record)
    game = SoloGame(record, seat)
    return game, SaveFile.of(Path(source)) if file is None else _new_file(Path(file), game)
