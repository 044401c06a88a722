"""Games for the tests of `shedu play`."""

from pathlib import Path
from typing import Unpack

from shedu import Record, parse_move, parse_record
from shedu.cli.game import Game
from shedu.cli.saves import person_in
from shedu.engine.record import full_record
from tests.cli.command import shedu
from tests.rules import drawing

TWO_WARS = """
    t  Kl .  Kb t
    t  Tl .  Tb t
    .  m  .  .  .
"""

GEMS = """
    t* .  t*
    Tl .  .
"""


def saved(path: Path) -> Record:
    """The record in a file, which must be one that can be played."""
    done = shedu("replay", str(path))
    assert (done.status, done.err) == (0, "")
    return parse_record(path.read_text("utf-8"))


def sit(picture: str, *moves: str, **table: Unpack[drawing.Table]) -> Game:
    """Lion's game from a drawn position, after these moves of whoever decides."""
    start = drawing.play(picture, **table).position
    names = {player: "You" if player == "lion" else "Random" for player in start.players}
    game = Game(full_record(start, 0, names), start.seat_of("lion"))
    for move in moves:
        game.decide(parse_move(move))
    return game


def begun(path: Path, *options: str) -> Game:
    """The game that these options begin, where the person is asked for the first time."""
    assert shedu("play", "--file", str(path), *options).status == 0
    record = saved(path)
    return Game(record, person_in(record) or 0)


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
