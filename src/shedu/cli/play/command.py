"""`shedu play`: a game in the terminal against bots."""

import secrets
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from shedu.cli.play.game import SoloGame
from shedu.cli.play.reader import Reader, is_terminal, reader_for
from shedu.cli.play.saves import SaveFile, games_folder, new_path, newest_unfinished, person_in
from shedu.cli.play.screen import Screen
from shedu.cli.play.session import Session
from shedu.cli.play.setup import GameSetup, ask_setup, says_yes
from shedu.cli.records.files import UNREADABLE, fail, read_record, replay, seat_in, up_to
from shedu.cli.records.options import Language, Option, chosen_language
from shedu.cli.table.panels import table_console
from shedu.cli.table.wording import PERSON, Wording
from shedu.engine.pieces import DYNASTIES
from shedu.engine.position import SEED_LIMIT
from shedu.engine.record import format_record
from shedu.engine.rules import PRESETS
from shedu.players.bots.registry import LEVELS


def play_command(
    game: Annotated[
        str | None, typer.Argument(metavar="FILE", help="A saved game to resume.", show_default=False)
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(metavar="N", help="2 to 4 players, or dynasties: lion,bull,pot."),
    ] = None,
    rules: Annotated[
        str | None, typer.Option(metavar="PRESET", help=f"The edition: {', '.join(PRESETS)}.")
    ] = None,
    option: Option = None,
    dynasty: Annotated[
        str | None, typer.Option(metavar="DYNASTY", help=f"Your dynasty: {', '.join(DYNASTIES)}.")
    ] = None,
    first: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="The player who begins: me, a dynasty or random.")
    ] = None,
    level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help=f"The level of the bots: {', '.join(LEVELS)}.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=SEED_LIMIT, help="The seed of the bag and of the bots.")
    ] = None,
    file: Annotated[str | None, typer.Option(metavar="FILE", help="Save the game in this file.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume FILE, or the last unfinished game.")
    ] = False,
    decision: Annotated[
        int | None,
        typer.Option(
            "--decision",
            metavar="N",
            min=1,
            help="Play on from before decision N of the record FILE, for the player who decides there.",
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Play a game against bots.

    The game is saved as a record after every decision. You can leave at any time and resume it later.
    """
    setup = GameSetup(players, rules, option, dynasty, first, level, seed)
    screen = Screen(table_console(), Wording(chosen_language(language)))
    reader = reader_for(screen.console)
    if decision is not None:
        if game is None or resume or setup not in (GameSetup(), GameSetup(dynasty=dynasty, level=level)):
            raise typer.BadParameter("--decision needs FILE, and of the options only --dynasty and --level")
        table = _branch(game, decision, setup, file)
    elif resume or game is not None:
        if setup != GameSetup():
            raise typer.BadParameter("a resumed game keeps its options: use them only for a new game")
        table = _resume(game or _last_game(), file)
    elif setup != GameSetup() or file is not None or not is_terminal():
        table = _begin(setup, file)
    else:
        try:
            table = _greet(screen, reader)
        except (EOFError, KeyboardInterrupt):
            screen.say()
            return
    Session(*table, screen, reader).run()


def _greet(screen: Screen, reader: Reader) -> tuple[SoloGame, SaveFile]:
    """Offer to resume the last unfinished game, or ask for the options of a new one."""
    screen.say(screen.words.say("terminal-title"), "bold")
    path = newest_unfinished()
    if path is not None and says_yes(reader, screen.words.say("terminal-ask-resume", game=path.stem)):
        return _resume(str(path), None)
    return _begin(ask_setup(screen, reader), None)


def _begin(setup: GameSetup, file: str | None) -> tuple[SoloGame, SaveFile]:
    """A new game and its file; usage errors for options that exclude each other."""
    seed = secrets.randbelow(2**32) if setup.seed is None else setup.seed
    seats = setup.seats(seed)
    game = SoloGame.new(setup.rule_set(), seats, setup.own_dynasty(), seed, setup.bot_level())
    path = new_path(game.dynasty) if file is None else Path(file)
    return game, _new_file(path, game)


def _new_file(path: Path, game: SoloGame) -> SaveFile:
    """Save the game in a new file; exits with 2 if the file exists or cannot be written."""
    if path.exists():
        fail(str(path), 0, "the file exists; resume it with: shedu play --resume FILE", UNREADABLE)
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


def _branch(source: str, number: int, setup: GameSetup, file: str | None) -> tuple[SoloGame, SaveFile]:
    """A new game from before a decision of any record; exits if the record cannot be played."""
    record = up_to(source, read_record(source), number)
    position, _ = replay(source, record)
    decision = position.decision
    if decision is None:
        fail(
            source, record.lines.get("result", 0), "the game is over: choose an earlier decision", UNREADABLE
        )
    seat = decision.seat if setup.dynasty is None else seat_in(source, record, setup.own_dynasty())
    level = setup.bot_level().capitalize()
    names = {player: PERSON if at == seat else level for at, player in enumerate(record.players)}
    game = SoloGame(replace(record, names=names), seat)
    return game, _new_file(new_path(game.dynasty) if file is None else Path(file), game)


def _resume(source: str, file: str | None) -> tuple[SoloGame, SaveFile]:
    """A saved game and its file, or a new file; exits if the game cannot be read or played."""
    if source == "-":
        fail(source, 0, "a game cannot be resumed from standard input", UNREADABLE)
    record = read_record(source)
    seat = person_in(record)
    if seat is None:
        why = f"this is not a saved game: exactly one player must have the name {PERSON}"
        fail(source, record.lines.get("players", 0), why, UNREADABLE)
    replay(source, record)
    game = SoloGame(record, seat)
    return game, SaveFile.of(Path(source)) if file is None else _new_file(Path(file), game)
