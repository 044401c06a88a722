"""A game in progress: its seats and every decision.

A game is a list of entries that only grows: moves, and `undo N`, which returns to the state after N moves.
A caller asks for the `Moment` that an entry leads to (`propose_move`, `propose_undo`), stores its text,
and then has the game accept it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from shedu.engine.events import Event, TurnBegan
from shedu.engine.moves import Move, parse_move
from shedu.engine.position import Position
from shedu.engine.record import Entry, Record, full_record
from shedu.engine.sight import Kind
from shedu.engine.view import View
from shedu.play import undo
from shedu.play.errors import (
    GameOverError,
    NotYourDecisionError,
    ReadOnlyError,
    StaleEntryError,
    UndoError,
    UndoReason,
)
from shedu.play.seats import Seat

# Moments kept in memory: the last entries, and the last ones on the current line. Clients that reconnect
# receive this many steps one by one; older moments are recomputed when needed.
KEPT_MOMENTS = 32
RESTORED_MOMENTS = 12  # moments rebuilt when a game is loaded: a server may load thousands of games at once


@dataclass(frozen=True)
class Moment:
    """The game after an entry, and what the entry did."""

    number: int  # count of entries
    ply: int  # count of moves on the current line
    turn: int
    position: Position
    seat: int = -1  # that made the entry
    text: str = ""
    events: tuple[Event, ...] = ()  # empty after an undo
    kind: Kind = Kind.ACTION  # of the decision that the entry answered

    @property
    def is_undo(self) -> bool:
        return self.text.startswith("undo ")


@dataclass
class Game:
    """A game in progress and its seats."""

    id: str
    head: Record  # rules, players and start; without moves
    seats: Sequence[Seat]
    is_replay: bool = False  # an opened record
    is_stopped: bool = field(default=False, init=False)  # abandoned before its end
    entries: list[tuple[int, str]] = field(init=False)  # seat and text of each
    line: list[int] = field(init=False)  # entry numbers on the current line, by ply; 0 is the start
    now: Moment = field(init=False)
    _kept: dict[int, Moment] = field(init=False)
    _base: Moment | None = field(default=None, init=False)  # the moment before the oldest kept entry

    def __post_init__(self) -> None:
        self.entries = []
        self.line = [0]
        self.now = Moment(0, 0, 1, self.head.start())
        self._kept = {0: self.now}

    @classmethod
    def of_record(cls, id: str, record: Record, seats: Sequence[Seat], *, is_replay: bool = False) -> Game:
        """The game at the end of a record; the engine's error if the record cannot be played."""
        game = cls(id, replace(record, names={}, entries=(), result=None, lines={}), seats, is_replay)
        for position, entry, events in record.play():
            seat = record.players.index(entry.player)
            game.accept(game._after(position.copy(), seat, entry.text, events))
        return game

    def branch(self, ply: int) -> Game:
        """A separate game that shares this one's moves up to a ply of the current line: a variation."""
        game = Game(self.id, self.head, self.seats)
        game.restore([self.entries[number - 1] for number in self.line[1 : ply + 1]])
        return game

    # Reading

    @property
    def is_open(self) -> bool:
        """Whether nothing is hidden any more: the game is over or stopped, or a record was opened."""
        return self.is_replay or self.is_stopped or self.now.position.is_over

    @property
    def decider(self) -> int | None:
        """The seat that holds the open decision; None if the game is over or only viewed."""
        decision = self.now.position.decision
        return None if decision is None or self.is_replay or self.is_stopped else decision.seat

    @property
    def bot_to_move(self) -> int | None:
        """The deciding seat, if a bot plays it."""
        seat = self.decider
        return seat if seat is not None and self.seats[seat].is_bot else None

    def bot_seed(self) -> int:
        """Seed for the bot that decides next; reveals nothing about the bag."""
        text = f"{self.head.seed} {self.now.ply} {self.decider}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:4])

    def view(self, seat: int | None, moment: Moment | None = None) -> View:
        """What a seat may know, now or at another moment."""
        return (moment or self.now).position.view(seat)

    def moments(self) -> list[Moment]:
        """The start and the moment after every entry."""
        if len(self._kept) == len(self.entries) + 1:
            return [self._kept[number] for number in range(len(self._kept))]
        again = Game(self.id, self.head, self.seats, self.is_replay)
        found = [again.now]
        for seat, text in self.entries:
            again.restore([(seat, text)])
            found.append(again.now)
        return found

    def current_line(self) -> list[Moment]:
        """The moments that lead to the present, by ply."""
        moments = self.moments()
        return [moments[number] for number in self.line]

    def at_ply(self, ply: int) -> Moment:
        """The moment on the current line after this many moves."""
        number = self.line[ply]
        if number not in self._kept:
            moments = self.moments()
            self._kept |= {each: moments[each] for each in (number, *self.line[-KEPT_MOMENTS:])}
        return self._kept[number]

    def missed(self, since: int | None) -> list[Moment]:
        """The moments after an entry; empty if they are no longer kept."""
        if since is None or not max(0, self.now.number - KEPT_MOMENTS) <= since < self.now.number:
            return []
        wanted = range(since + 1, self.now.number + 1)
        return [self._kept[number] for number in wanted] if since + 1 in self._kept else []

    def before(self, moment: Moment) -> Moment | None:
        """The moment before an entry; None if it is no longer kept."""
        number = moment.number - 1
        if self._base is not None and self._base.number == number:
            return self._base
        return self._kept.get(number)

    def record(self) -> Record:
        """The game as a record. It reveals everything, so it is for games without hidden information left."""
        moves = [self.entries[number - 1] for number in self.line[1:]]
        entries = tuple(Entry(self.head.players[seat], parse_move(text), text) for seat, text in moves)
        now = self.now.position
        result = now.result.format(self.head.players) if now.is_over else None
        head = self.head
        if head.position is None:
            head = full_record(head.start(), head.seed)
        return replace(head, names=self._names(), entries=entries, result=result)

    def _names(self) -> dict[str, str]:
        """Players by dynasty; the head has none, because names can change."""
        return {
            seat.dynasty: name
            for seat in self.seats
            if (name := seat.name or (seat.level or "").capitalize())
        }

    # Growing

    def propose_move(self, entry: int, seat: int | None, move: Move) -> Moment:
        """The moment that a seat's move leads to; PlayError, IllegalMoveError or ImpossibleMoveError.

        A move that the same seat made at the same entry before returns its moment again, so that a client
        may repeat a move whose acknowledgement was lost.
        """
        self._check_writable()
        if entry != self.now.number:
            return self._repeated(entry, seat, str(move))
        if self.now.position.is_over:
            raise GameOverError
        if seat is None or seat != self.decider:
            raise NotYourDecisionError
        position = self.now.position.copy()
        events = position.apply(move)
        return self._after(position, seat, str(move), events)

    def propose_undo(self, entry: int, seat: int | None, ply: int, is_agreed: bool = False) -> Moment:
        """The moment after returning to a ply of `undo_to`, or of `undo_by_consent` if agreed; PlayError.

        It can be repeated, like a move.
        """
        self._check_writable()
        if entry != self.now.number:
            return self._repeated(entry, seat, f"undo {ply}")
        if seat is None or ply not in (self.undo_by_consent(seat) if is_agreed else self.undo_to(seat)):
            raise UndoError
        return self._back(ply, seat)

    def accept(self, moment: Moment) -> None:
        """Advance to a proposed moment; one that was accepted before changes nothing."""
        if moment.number <= self.now.number:
            return
        assert moment.number == self.now.number + 1
        self.now = moment
        self.entries.append((moment.seat, moment.text))
        if moment.is_undo:
            del self.line[moment.ply + 1 :]
        else:
            self.line.append(moment.number)
        self._kept[moment.number] = moment
        if len(self._kept) > KEPT_MOMENTS:
            leading = set(self.line[-KEPT_MOMENTS:])
            past = moment.number - KEPT_MOMENTS
            self._base = self._kept.get(past)
            self._kept = {n: each for n, each in self._kept.items() if n > past or n in leading}

    def restore(self, entries: Sequence[tuple[int, str]]) -> None:
        """Apply stored entries, each a seat and a text, that this game accepted before."""
        skipped = 0
        if not self.entries and not any(text.startswith("undo ") for _, text in entries):
            skipped = max(0, len(entries) - RESTORED_MOMENTS)
            self._fast_forward(entries[:skipped])
        for seat, text in entries[skipped:]:
            self.accept(self.next_moment(seat, text))

    def next_moment(self, seat: int, text: str) -> Moment:
        """The moment after an entry that was accepted before, here or in another process."""
        word, _, rest = text.partition(" ")
        if word == "undo":
            return self._back(int(rest), seat)
        position = self.now.position.copy()
        return self._after(position, seat, text, position.apply(parse_move(text)))

    # Undo

    def why_no_undo(self, seat: int) -> UndoReason | None:
        """Why a seat can undo nothing alone; None if it can."""
        return undo.why_not(self, seat)

    def undo_to(self, seat: int | None) -> list[int]:
        """The plies that a seat may return to alone, the latest first."""
        return [] if seat is None or self.seats[seat].kind != "human" else undo.plies_alone(self, seat)

    def undo_by_consent(self, seat: int) -> list[int]:
        """The plies that a seat may return to if all players agree, the latest first."""
        return undo.plies_by_consent(self, seat)

    # Parts

    def _fast_forward(self, entries: Sequence[tuple[int, str]]) -> None:
        """Apply entries whose moments are not kept, without collecting events."""
        if not entries:
            return
        position, turn = self.now.position.copy(), 1
        for _, text in entries:
            active = position.active
            position.apply_unchecked(parse_move(text))
            turn += position.active != active
        self.entries += entries
        self.line += range(1, len(entries) + 1)
        self.now = self._base = Moment(len(entries), len(entries), turn, position, *entries[-1])
        self._kept = {}

    def _after(self, position: Position, seat: int, text: str, events: tuple[Event, ...]) -> Moment:
        now = self.now
        decision = now.position.decision
        assert decision is not None
        turn = now.turn + sum(isinstance(event, TurnBegan) for event in events)
        return Moment(now.number + 1, now.ply + 1, turn, position, seat, text, events, decision.kind)

    def _back(self, ply: int, seat: int) -> Moment:
        back = self.at_ply(ply)
        return Moment(self.now.number + 1, ply, back.turn, back.position, seat, f"undo {ply}")

    def _check_writable(self) -> None:
        if self.is_replay:
            raise ReadOnlyError

    def _repeated(self, entry: int, seat: int | None, text: str) -> Moment:
        """The moment of an earlier entry, if the seat repeats it word for word; StaleEntryError if not."""
        if 0 <= entry < self.now.number and self.entries[entry] == (seat, text) and entry + 1 in self._kept:
            return self._kept[entry + 1]
        raise StaleEntryError(entry, self.now.number)
