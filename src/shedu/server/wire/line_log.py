"""The log of a game for its viewers, kept from one request to the next."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

import msgspec

from shedu.engine.events import Event
from shedu.engine.sight import Kind
from shedu.play.game import Game, Moment
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode
from shedu.server.wire.events import seen_by
from shedu.server.wire.log import line_messages


class _Move(NamedTuple):
    """A move on the line: a moment without its position, which is large."""

    number: int
    ply: int
    turn: int
    seat: int
    kind: Kind
    events: tuple[Event, ...]


class LineLog:
    """The moves on the current line. A request costs as much as the moves since the last one."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._moves: list[_Move] = []  # by ply, after the game's first moment
        self._encoded: dict[int | None, list[tuple[int, bytes]]] = {}  # entry and `Past` by viewer

    async def prepare(self) -> None:
        """Recompute moves that the game no longer keeps, in a thread."""
        self._drop_undone()
        missing = self._game.line[self._game.first.ply + len(self._moves) + 1 :]
        if not self._game.keeps(missing):
            self._moves = _moves((await asyncio.to_thread(self._game.copy().current_line))[1:])

    def encoded(self, viewer: int | None) -> bytes:
        """`m.Log` as a viewer sees it."""
        self._drop_undone()
        missing = range(self._game.first.ply + len(self._moves) + 1, len(self._game.line))
        self._moves += _moves(self._game.at_ply(ply) for ply in missing)
        encoded, players = self._encoded.setdefault(viewer, []), self._game.head.players
        while encoded and (
            len(encoded) > len(self._moves) or self._moves[len(encoded) - 1].number != encoded[-1][0]
        ):
            encoded.pop()
        encoded += [(move.number, _encode(players, move, viewer)) for move in self._moves[len(encoded) :]]
        past = [msgspec.Raw(data) for _, data in encoded]
        return encode(m.Log(self._game.now.number, cast(list[m.Past], past)))

    def _drop_undone(self) -> None:
        """Drop the moves that are no longer on the line. A line whose last entry is the same is the same."""
        line, moves = self._game.line[self._game.first.ply :], self._moves
        while moves and (len(moves) >= len(line) or line[len(moves)] != moves[-1].number):
            moves.pop()


def _moves(line: Iterable[Moment]) -> list[_Move]:
    return [_Move(each.number, each.ply, each.turn, each.seat, each.kind, each.events) for each in line]


def _encode(players: Sequence[str], move: _Move, viewer: int | None) -> bytes:
    lines = line_messages(players, move, seen_by(viewer, move.events))
    return encode(m.Past(move.ply, move.turn, move.seat, lines))
