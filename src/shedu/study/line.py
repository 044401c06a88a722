"""A line of moves from any position: the game behind a study, a lesson or a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from shedu.engine.errors import SheduError
from shedu.engine.moves import ImpossibleMoveError, MoveSyntaxError, parse_move
from shedu.engine.record import Entry, Record, parse_record, play_entry
from shedu.engine.refusals import IllegalMoveError
from shedu.play.game import Game, Moment
from shedu.play.seats import Seat

CACHED_STARTS = 16  # parsed records; every request about a line has the whole text
MAX_CACHED_CHARS = 40_000  # of such a text; the record of a long one takes megabytes


class LineError(SheduError):
    """A move of a line that cannot be made: its number (counted from 1), the reason and the rule."""

    def __init__(self, number: int, reason: str, rule: str | None = None) -> None:
        super().__init__(f"Move {number} of the line: {reason}")
        self.number = number
        self.reason = str(self)
        self.rule = rule


@dataclass
class StudyGame(Game):
    """A game that begins where a record ends. Its entries are the record's decisions, then the line's."""

    base: int = field(default=0, init=False)  # decisions of the record, which cannot be undone

    def undo_to(self, seat: int | None) -> list[int]:
        """Every ply since the start at which no bot decided, the latest first: nothing is at stake here."""
        if seat is None:
            return []
        plies = range(self.now.ply - 1, self.base - 1, -1)
        return [ply for ply in plies if not self.seats[self.entries[ply][0]].is_bot]

    def extend(self, text: str) -> Moment:
        """Make the move `lion king F4`; LineError."""
        number = self.now.ply - self.base + 1
        player, _, words = text.partition(" ")
        if player not in self.head.players:
            at_table = ", ".join(self.head.players)
            raise LineError(number, f"it begins with {player!r}, not with a player ({at_table})")
        position = self.now.position.copy()
        try:
            move = parse_move(words)
            events = play_entry(position, Entry(player, move, words))
        except MoveSyntaxError as error:
            raise LineError(number, str(error)) from None
        except (IllegalMoveError, ImpossibleMoveError) as error:
            raise LineError(number, error.reason, error.rule) from None
        seat = self.head.players.index(player)
        self.accept(self._after(position, seat, str(move), events, self.seats[seat].is_bot))
        return self.now

    def written(self, moment: Moment) -> str:
        """A move as the line has it: `lion king F4`."""
        return f"{self.head.players[moment.seat]} {moment.text}"


def read_start(text: str) -> Record:
    """The record from whose end a line goes on; TextError."""
    return _parse(text) if len(text) > MAX_CACHED_CHARS else _cached(text)


def _parse(text: str) -> Record:
    return replace(parse_record(text), result=None)


_cached = lru_cache(CACHED_STARTS)(_parse)


def open_line(start: str, line: Sequence[str] = (), levels: Sequence[str | None] = ()) -> StudyGame:
    """The game after a record and a line; TextError, RecordError or LineError.

    A seat with a level is a bot's; people hold the others.
    """
    record = read_start(start)
    by_seat = [*levels, *[None] * len(record.players)][: len(record.players)]
    seats = [
        Seat(dynasty, "human" if level is None else "bot", level, record.names.get(dynasty, ""))
        for dynasty, level in zip(record.players, by_seat, strict=True)
    ]
    game = StudyGame.of_record("study", record, seats)
    assert isinstance(game, StudyGame)
    game.base = game.now.ply
    for text in line:
        game.extend(text)
    return game
