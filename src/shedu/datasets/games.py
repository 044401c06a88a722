"""A game of a dataset: a record that was replayed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from shedu.datasets.sources import DatasetError, Source
from shedu.engine.errors import SheduError
from shedu.engine.moves import Move
from shedu.engine.position import Position
from shedu.engine.record import Record, format_record, parse_record
from shedu.engine.scores import Result
from shedu.engine.view import View


class Decision(NamedTuple):
    """A decision of a game: what the seat saw, what it chose, and how the game ended."""

    view: View  # of the seat that decides
    move: Move
    result: Result | None  # None if the record ends before the game


@dataclass(frozen=True)
class Game:
    """A record that was replayed without an error."""

    record: Record
    source: str  # `file:line`
    number: int  # of all records that were read, from 0
    result: Result | None  # None if the record ends before the game
    ended: str | None  # `bag` or `treasures`

    @property
    def names(self) -> tuple[str, ...]:
        """Each seat's player, or the dynasty if the record does not name one."""
        return tuple(self.record.names.get(player, player) for player in self.record.players)

    def positions(self) -> Iterator[tuple[Position, Move]]:
        """The position before each decision, and the move. One position object goes through the game."""
        position = self.record.start()
        for entry in self.record.entries:
            move = entry.legal_move
            yield position, move
            position.apply_unchecked(move)

    def decisions(self) -> Iterator[Decision]:
        """Every decision as its seat saw it."""
        for position, move in self.positions():
            decision = position.decision
            assert decision is not None
            yield Decision(position.view(decision.seat), move, self.result)

    @property
    def text(self) -> str:
        """The record as text."""
        return format_record(self.record)


def read_game(source: Source, number: int) -> Game:
    """Read and replay a record; DatasetError with its file and line."""
    try:
        record = parse_record(source.text)
        position = record.start()
        for _ in record.play(position):
            pass
    except SheduError as error:
        line = getattr(error, "line", 0)
        reason = getattr(error, "reason", str(error))
        raise DatasetError(f"{source.path}:{source.line + max(line, 1) - 1}: {reason}") from None
    result = position.result if position.is_over else None
    return Game(record, str(source), number, result, position.ended)


def games_of(texts: Iterable[str], name: str = "self-play", first: int = 0) -> Iterator[Game]:
    """The games of records in memory."""
    for number, text in enumerate(texts, start=first):
        yield read_game(Source(name, 1, text), number)
