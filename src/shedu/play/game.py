"""A game in progress: its seats and every decision.

A game is a list of entries that only grows: moves, and `undo N`, which returns to the state after N moves.
A caller asks for the `Moment` that an entry leads to (`propose_move`, `propose_undo`), stores its text,
and then has the game accept it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
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
RESTORED_MOMENTS = 4  # moments rebuilt when a game is loaded: a server may load thousands of games at once


@dataclass(frozen=True, slots=True)
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
    by_bot: bool = False

    @property
    def is_undo(self) -> bool:
        return self.text.startswith("undo ")


@dataclass(frozen=True)
class Checkpoint:
    """A stored moment, and the entries that led to it, whose replay in this engine may lead elsewhere."""

    moment: Moment
    entries: Sequence[tuple[int, str]]

    def line(self) -> list[int]:
        """The entry numbers on the line that the entries leave."""
        found = [0]
        for number, (_, text) in enumerate(self.entries, 1):
            if text.startswith("undo "):
                del found[int(text.partition(" ")[2]) + 1 :]
            else:
                found.append(number)
        return found


@dataclass
class Game:
    """A game in progress and its seats.

    A game that continues from a checkpoint has no earlier moments: they are neither shown nor undone.
    """

    id: str
    head: Record  # rules, players and start; without moves
    seats: Sequence[Seat]
    is_replay: bool = False  # an opened record
    checkpoint: Checkpoint | None = None
    is_stopped: bool = field(default=False, init=False)  # abandoned before its end
    is_timed: bool = field(default=False, init=False)  # a clock runs for the person who decides
    entries: list[tuple[int, str]] = field(init=False)  # seat and text of each
    by_bots: set[int] = field(init=False)  # numbers of the entries that bots made
    line: list[int] = field(init=False)  # entry numbers on the current line, by ply; 0 is the start
    first: Moment = field(init=False)  # the start, or the checkpoint
    now: Moment = field(init=False)
    _kept: dict[int, Moment] = field(init=False)
    _base: Moment | None = field(default=None, init=False)  # the moment before the oldest kept entry

    def __post_init__(self) -> None:
        stored = self.checkpoint
        self.entries = [] if stored is None else list(stored.entries)
        self.by_bots = set()
        self.line = [0] if stored is None else stored.line()
        self.first = Moment(0, 0, 1, self.head.start()) if stored is None else stored.moment
        self.now = self.first
        self._kept = {self.first.number: self.first}

    @classmethod
    def of_record(cls, id: str, record: Record, seats: Sequence[Seat], *, is_replay: bool = False) -> Game:
        """The game at the end of a record; the engine's error if the record cannot be played."""
        head = Record(record.rules, record.players, seed=record.seed, position=record.position)
        game = cls(id, head, seats, is_replay)
        for position, entry, events in record.play():
            seat = record.players.index(entry.player)
            game.accept(game._after(position.copy(), seat, entry.text, events))
        return game

    def branch(self, ply: int) -> Game:
        """A separate game that shares this one's moves up to a ply of the current line: a variation."""
        game = Game(self.id, self.head, self.seats, checkpoint=self.checkpoint)
        game.restore([self.entries[number - 1] for number in self.line[self.first.ply + 1 : ply + 1]])
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

    def is_by_bot(self, ply: int) -> bool:
        """Whether a bot made the move that led to a ply of the current line."""
        return self.line[ply] in self.by_bots

    def view(self, seat: int | None, moment: Moment | None = None) -> View:
        """The view of a seat, now or at another moment."""
        return (moment or self.now).position.view(seat)

    def copy(self) -> Game:
        """The same game, which can be read in another thread while this one goes on."""
        again = Game(self.id, self.head, self.seats, self.is_replay, self.checkpoint)
        again.is_stopped, again.is_timed = self.is_stopped, self.is_timed
        again.entries, again.by_bots = list(self.entries), set(self.by_bots)
        again.line, again.first, again.now = list(self.line), self.first, self.now
        again._kept, again._base = dict(self._kept), self._base
        return again

    def current_line(self) -> list[Moment]:
        """The moments that lead to the present, from the start or the checkpoint on.

        They are recomputed if they are no longer kept.
        """
        later = self.line[self.first.ply + 1 :]
        if self.keeps(later):
            return [self.first, *(self._kept[number] for number in later)]
        again = Game(self.id, self.head, self.seats, self.is_replay, self.checkpoint)
        found = [self.first]
        for number in later:
            again.accept(again.next_moment(*self.entries[number - 1]))
            found.append(replace(again.now, number=number))
        return found

    def keeps(self, entries: Iterable[int]) -> bool:
        """Whether the moments after these entries are in memory."""
        return all(number in self._kept for number in entries)

    def at_ply(self, ply: int) -> Moment:
        """The moment on the current line after this many moves."""
        first = self.first
        if ply == first.ply:
            return first
        number = self.line[ply]
        if number not in self._kept:
            line = self.current_line()
            wanted = (line[ply - first.ply], *line[-KEPT_MOMENTS:])
            self._kept |= {each.number: each for each in wanted}
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
        if head.position is None and self.checkpoint is None:
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
        return self._after(position, seat, str(move), events, self.seats[seat].is_bot)

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
        if moment.by_bot:
            self.by_bots.add(moment.number)
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

    def restore(self, entries: Sequence[tuple[int, str]], by_bots: Iterable[int] = ()) -> None:
        """Apply stored entries, each a seat and a text, that this game accepted before."""
        self.by_bots.update(by_bots)
        skipped = 0
        if not self.entries:
            skipped = _skippable(entries)
            self._fast_forward(entries[:skipped])
        for seat, text in entries[skipped:]:
            self.accept(self.next_moment(seat, text))

    def next_moment(self, seat: int, text: str, by_bot: bool = False) -> Moment:
        """The moment after an entry that was accepted before, here or in another process."""
        ply = _undone_to(text)
        if ply is not None:
            return self._back(ply, seat)
        position = self.now.position.copy()
        return self._after(position, seat, text, position.apply(parse_move(text)), by_bot)

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
        for number, (_, text) in enumerate(entries, 1):
            ply = _undone_to(text)
            if ply is None:
                self.line.append(number)
            else:
                del self.line[ply + 1 :]
        position, turn = self.now.position.copy(), 1
        for number in self.line[1:]:
            active = position.active
            position.apply_unchecked(parse_move(entries[number - 1][1]))
            turn += position.active != active
        self.entries += entries
        self.now = self._base = Moment(len(entries), len(self.line) - 1, turn, position, *entries[-1])
        self._kept = {}

    def _after(
        self, position: Position, seat: int, text: str, events: tuple[Event, ...], by_bot: bool = False
    ) -> Moment:
        now = self.now
        decision = now.position.decision
        assert decision is not None
        turn = now.turn + sum(isinstance(event, TurnBegan) for event in events)
        return Moment(now.number + 1, now.ply + 1, turn, position, seat, text, events, decision.kind, by_bot)

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


def _undone_to(text: str) -> int | None:
    """The ply that an entry returns to; None for a move."""
    word, _, rest = text.partition(" ")
    return int(rest) if word == "undo" else None


def _skippable(entries: Sequence[tuple[int, str]]) -> int:
    """How many entries can be skipped on restoring: no later one returns to a ply that they made."""
    plies = [0]
    for _, text in entries:
        ply = _undone_to(text)
        plies.append(plies[-1] + 1 if ply is None else ply)
    skipped = max(0, len(entries) - RESTORED_MOMENTS)
    lowest = min(
        (ply for _, text in entries[skipped:] if (ply := _undone_to(text)) is not None), default=None
    )
    while skipped and lowest is not None and plies[skipped] >= lowest:
        skipped -= 1
        ply = _undone_to(entries[skipped][1])
        lowest = lowest if ply is None else min(lowest, ply)
    return skipped
