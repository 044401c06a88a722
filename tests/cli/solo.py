"""Games of one person against bots for the tests of `shedu play`."""

import random
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path
from typing import Unpack

from rich.console import Console

from shedu import Move, Record, View, parse_move, parse_record
from shedu.cli.play.game import SoloGame
from shedu.cli.play.saves import SaveFile, person_in
from shedu.cli.play.screen import Screen
from shedu.cli.play.session import Session
from shedu.cli.table.wording import Wording
from shedu.engine.record import full_record
from tests.cli.command import shedu
from tests.rules import drawing

TABLES = (
    ("--players", "2", "--rules", "classic-1997", "--level", "random", "--seed", "2"),
    ("--players", "3", "--option", "buildings", "--option", "wonder", "--level", "random", "--seed", "5"),
    ("--players", "4", "--rules", "mayfair-2004", "--level", "random", "--dynasty", "pot", "--seed", "6"),
    (
        "--players",
        "2",
        "--rules",
        "pegasus-2007",
        "--level",
        "random",
        "--option",
        "board advanced",
        "--first",
        "me",
        "--seed",
        "8",
    ),
)


TWO_WARS = """
    t  Kl .  Kb t
    t  Tl .  Tb t
    .  m  .  .  .
"""
SQUARE = """
    t  t  .
    t  .  Kl
    .  .  t
"""
LINE = """
    s  s  .  .
    .  .  Kl t
"""
PLUS = """
    .  .  t  .  .
    .  t  .  t  .
    .  .  t  Kl t
"""
GEMS = """
    t* .  t*
    Tl .  .
"""


def random_move(view: View, seed: int, ply: int) -> Move:
    """A legal move of the viewer, each with the same chance."""
    return random.Random(f"{seed} {ply}").choice(view.legal_moves())


def sit(picture: str, *moves: str, **table: Unpack[drawing.Table]) -> SoloGame:
    """Lion's game from a drawn position, after these moves of the deciding seats."""
    start = drawing.play(picture, **table).position
    names = {player: "You" if player == "lion" else "Random" for player in start.players}
    game = SoloGame(full_record(start, 0, names), start.seat_of("lion"))
    for move in moves:
        game.decide(parse_move(move))
    return game


class Typist:
    """A reader that returns these lines, then the end of input."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)

    def read(self, prompt: str, lines: Sequence[str] = (), toolbar: str = "") -> str:  # noqa: ARG002
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def typed(game: SoloGame, path: Path, *lines: str, language: str = "en") -> tuple[Session, str]:
    """Run a session on these lines; the session and its output."""
    console = Console(file=StringIO(), width=100, highlight=False)
    session = Session(game, SaveFile(path), Screen(console, Wording(language)), Typist(lines))
    session.run()
    assert isinstance(console.file, StringIO)
    return session, console.file.getvalue()


def last_moves(record: Record, count: int = 1) -> list[str]:
    """The last decisions of a record."""
    return [f"{entry.player} {entry.text}" for entry in record.entries[-count:]]


def play_on(game: SoloGame, seed: int = 100) -> list[str]:
    """Play a game to its end; the moves of the person."""
    lines = []
    while not (view := game.view).is_over:
        move = game.bot_move()
        if move is None:
            move = random_move(view, seed, len(game.record.entries))
            lines.append(str(move))
        game.decide(move)
    return lines


def saved(path: Path) -> Record:
    """The record in a file; the test fails if it cannot be replayed."""
    done = shedu("replay", str(path))
    assert (done.status, done.err) == (0, "")
    return parse_record(path.read_text("utf-8"))


def begun(path: Path, *options: str) -> SoloGame:
    """A new game with these options, at the person's first decision."""
    assert shedu("play", "--file", str(path), *options).status == 0
    record = saved(path)
    return SoloGame(record, person_in(record) or 0)
