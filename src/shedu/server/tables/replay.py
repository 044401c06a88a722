"""Records: opened for viewing, and exported from finished games."""

from shedu.engine.errors import RecordError, TextError
from shedu.engine.record import format_record, parse_record
from shedu.play.game import Game
from shedu.play.seats import Seat
from shedu.server.naming import is_visible
from shedu.server.tables.fairness import Shuffle
from shedu.server.tables.limits import MAX_DECISIONS

MAX_NAME_CHARS = 40


def read_replay(id: str, text: str) -> Game:
    """The game of a record; TextError or RecordError of the engine if it is invalid."""
    record = parse_record(text)
    if len(record.entries) > MAX_DECISIONS:
        raise RecordError(
            record.entries[MAX_DECISIONS].line, f"A record may have at most {MAX_DECISIONS} decisions."
        )
    for dynasty, name in record.names.items():
        if len(name) > MAX_NAME_CHARS or not is_visible(name):
            raise TextError(
                record.lines[f"name {dynasty}"],
                f"a name must have at most {MAX_NAME_CHARS} characters, all of them visible",
            )
    seats = [Seat(dynasty, "human", None, record.names.get(dynasty, "")) for dynasty in record.players]
    return Game.of_record(id, record, seats, is_replay=True)


def record_text(game: Game, shuffle: Shuffle | None) -> str:
    """The record of an open game, with the comments that verify its shuffle."""
    proof = "" if shuffle is None else "".join(f"# {line}\n" for line in shuffle.comments())
    return format_record(game.record()) + proof
