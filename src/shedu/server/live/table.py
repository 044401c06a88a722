"""A table: one game, its seats and all that was decided, without sockets, files or a clock.

A game is a list of entries that only grows: moves, and `undo N`, which goes back to the state
after N moves. Whoever wants to add one asks the table for the `Moment` that it would lead to
(`propose_…`), stores its text, and then has the table accept it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from shedu.engine.events import Drew, Event, TurnBegan
from shedu.engine.moves import ImpossibleMoveError, MoveSyntaxError, parse_move
from shedu.engine.position import Position
from shedu.engine.record import Entry, Record, full_record
from shedu.engine.refusals import IllegalMoveError
from shedu.engine.view import View
from shedu.server.errors import RefusedError
from shedu.server.tables.roster import Gathering
from shedu.server.wire import messages as m
from shedu.server.wire import views

# What the last entries led to, and the last that lead to the present, is kept. Whoever was away is told
# that much step by step: some rounds of a table of four. The rest is worked out again when it is needed.
KEPT = 32
READ_AGAIN = 12  # of these when a table is read again: a server may have thousands of them


@dataclass(frozen=True)
class Moment:
    """The game after an entry, and what the entry did."""

    number: int  # how many entries there are
    ply: int  # how many moves lead here
    turn: int
    position: Position
    seat: int = -1  # who made the entry
    text: str = ""
    events: tuple[Event, ...] = ()  # none after an undo
    kind: m.DecisionKind = "action"  # what was decided

    @property
    def is_undo(self) -> bool:
        """Whether moves were taken back."""
        return self.text.startswith("undo ")


def _no_clocks() -> list[float] | None:
    return None


@dataclass
class Table:
    """A game and who sits at it. All that it tells is made from what a viewer may know."""

    game: str
    head: Record  # rules, players and how it starts; without moves
    seats: Sequence[m.Place]
    is_replay: bool = False  # an opened record
    is_stopped: bool = field(default=False, init=False)  # nobody plays on
    entries: list[tuple[int, str]] = field(init=False)  # seat and text of each
    line: list[int] = field(init=False)  # the entries that lead to the present, by ply; 0 is the start
    now: Moment = field(init=False)
    clocks: Callable[[], list[float] | None] = field(default_factory=lambda: _no_clocks, init=False)
    _last: dict[int, Moment] = field(init=False)
    _board: tuple[Position, m.Board] | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.entries = []
        self.line = [0]
        self.now = Moment(0, 0, 1, self.head.start())
        self._last = {0: self.now}

    def moments(self) -> list[Moment]:
        """The start and what every entry led to."""
        if len(self._last) == len(self.entries) + 1:
            return [self._last[number] for number in range(len(self._last))]
        again = Table(self.game, self.head, self.seats, self.is_replay)
        found = [again.now]
        for seat, text in self.entries:
            again.restore([(seat, text)])
            found.append(again.now)
        return found

    def led_here(self) -> list[Moment]:
        """The moments that lead to the present, by ply."""
        moments = self.moments()
        return [moments[number] for number in self.line]

    def _moment(self, number: int) -> Moment:
        if number not in self._last:
            moments = self.moments()
            self._last |= {each: moments[each] for each in (number, *self.line[-KEPT:])}
        return self._last[number]

    @property
    def is_open(self) -> bool:
        """Whether there is nothing hidden any more: the game is over or stopped, or a record was opened."""
        return self.is_replay or self.is_stopped or self.now.position.is_over

    @property
    def decider(self) -> int | None:
        """The seat that is to decide; None if the game is over or only looked at."""
        decision = self.now.position.decision
        return None if decision is None or self.is_replay or self.is_stopped else decision.seat

    @property
    def thinker(self) -> int | None:
        """The bot that is to decide."""
        seat = self.decider
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    # Growing

    def propose_move(self, entry: int, seat: int | None, text: str) -> Moment:
        """What a seat's move leads to; RefusedError.

        A move that was made already, by the same seat at the same entry, gives what it led to then:
        so whoever is not sure that it arrived can say it again.
        """
        self._refuse_closed()
        if entry != self.now.number:
            return self._said_before(entry, seat, text)
        if self.now.position.is_over:
            raise RefusedError("over", "the game is over", "R13.2")
        if seat is None or seat != self.decider:
            raise RefusedError("not-yours", "it is not this seat that is to decide")
        try:
            move = parse_move(text)
            position = self.now.position.copy()
            events = position.apply(move)
        except MoveSyntaxError as error:
            raise RefusedError("unreadable", str(error)) from None
        except (IllegalMoveError, ImpossibleMoveError) as error:
            raise RefusedError("illegal", error.reason, error.rule) from None
        return self._after(position, seat, str(move), events)

    def propose_undo(self, entry: int, seat: int | None, ply: int, is_agreed: bool = False) -> Moment:
        """What going back to a ply of `undo_to` leads to, or of `undo_by_consent` if agreed; RefusedError.

        It can be said twice, as a move.
        """
        self._refuse_closed()
        text = f"undo {ply}"
        if entry != self.now.number:
            return self._said_before(entry, seat, text)
        if seat is None or ply not in (self.undo_by_consent(seat) if is_agreed else self.undo_to(seat)):
            raise RefusedError(
                "no-undo",
                "only your own moves of this turn can be taken back, until something hidden is shown",
            )
        return self._back(ply, seat)

    def accept(self, moment: Moment) -> None:
        """Go on to a proposed moment; one that was accepted before changes nothing."""
        if moment.number <= self.now.number:
            return
        assert moment.number == self.now.number + 1
        self.now = moment
        self.entries.append((moment.seat, moment.text))
        if moment.is_undo:
            del self.line[moment.ply + 1 :]
        else:
            self.line.append(moment.number)
        self._last[moment.number] = moment
        if len(self._last) > KEPT:
            leading = set(self.line[-KEPT:])
            past = moment.number - KEPT
            self._last = {n: each for n, each in self._last.items() if n > past or n in leading}

    def restore(self, entries: Sequence[tuple[int, str]]) -> None:
        """Go through stored entries, each a seat and a text, that this table accepted once."""
        known = 0
        if not self.entries and not any(text.startswith("undo ") for _, text in entries):
            known = max(0, len(entries) - READ_AGAIN)
            self._hurry(entries[:known])
        for seat, text in entries[known:]:
            self.accept(self.next_moment(seat, text))

    def _hurry(self, entries: Sequence[tuple[int, str]]) -> None:
        """The same for those of which nothing is kept, without saying what happened."""
        if not entries:
            return
        position, turn = self.now.position.copy(), 1
        for _, text in entries:
            active = position.active
            position.apply_unchecked(parse_move(text))
            turn += position.active != active
        self.entries += entries
        self.line += range(1, len(entries) + 1)
        self.now = Moment(len(entries), len(entries), turn, position, *entries[-1])
        self._last = {}

    def next_moment(self, seat: int, text: str) -> Moment:
        """What an entry leads to that was accepted once, here or elsewhere."""
        word, _, rest = text.partition(" ")
        if word == "undo":
            return self._back(int(rest), seat)
        position = self.now.position.copy()
        return self._after(position, seat, text, position.apply(parse_move(text)))

    def _after(self, position: Position, seat: int, text: str, events: tuple[Event, ...]) -> Moment:
        now = self.now
        decision = now.position.decision
        assert decision is not None
        turn = now.turn + sum(isinstance(event, TurnBegan) for event in events)
        return Moment(now.number + 1, now.ply + 1, turn, position, seat, text, events, decision.kind.value)

    def _back(self, ply: int, seat: int) -> Moment:
        back = self._moment(self.line[ply])
        return Moment(self.now.number + 1, ply, back.turn, back.position, seat, f"undo {ply}")

    def undo_to(self, seat: int | None) -> list[int]:
        """The plies that a seat may go back to, the latest first: over its own moves of this turn alone,
        until something hidden was shown."""
        plies: list[int] = []
        if self.is_open or seat is None or self.seats[seat].kind != "human":
            return plies
        for number in reversed(self.line[1:]):
            moment = self._moment(number)
            before = self._moment(self.line[moment.ply - 1]).position
            is_own = moment.seat == seat and before.active == seat
            if not is_own or any(isinstance(event, Drew | TurnBegan) for event in moment.events):
                break
            plies.append(moment.ply - 1)
        return plies

    def undo_by_consent(self, seat: int) -> list[int]:
        """The plies that a seat may go back to if all agree: its own decisions since its last turn began."""
        plies: list[int] = []
        if self.is_open:
            return plies
        is_turn = False
        for number in reversed(self.line[1:]):
            moment = self._moment(number)
            is_active = self._moment(self.line[moment.ply - 1]).position.active == seat
            if is_turn and not is_active:
                break
            is_turn = is_active
            if moment.seat == seat:
                plies.append(moment.ply - 1)
        return plies

    def _refuse_closed(self) -> None:
        if self.is_replay:
            raise RefusedError("replay", "this is a record to be looked at: nobody can play on in it")

    def _said_before(self, entry: int, seat: int | None, text: str) -> Moment:
        """What was said at an entry that is past, if it is this; RefusedError if not."""
        if 0 <= entry < self.now.number and self.entries[entry] == (seat, text) and entry + 1 in self._last:
            return self._last[entry + 1]
        raise RefusedError("stale", f"the table has moved on: it is at entry {self.now.number}, not {entry}")

    # Telling

    def view(self, seat: int | None, moment: Moment | None = None) -> View:
        """What a seat may know, now or at another moment."""
        return (moment or self.now).position.view(seat)

    def show(self, seat: int | None, moment: Moment | None = None) -> m.Table:
        """The table as a viewer sees it."""
        moment = moment or self.now
        view = moment.position.view(seat)
        if self._board is None or self._board[0] is not moment.position:
            self._board = (moment.position, views.board_message(view))  # the same for everybody
        return views.table_message(
            view,
            self._board[1],
            self.seats,
            game=self.game,
            entry=moment.number,
            ply=moment.ply,
            turn=moment.turn,
            undo_to=self.undo_to(seat) if moment is self.now else [],
            clocks=self.clocks() if moment is self.now else None,
        )

    def tell(self, seat: int | None, moment: Moment) -> m.Step | m.Undone:
        """What an entry did, as a viewer sees it."""
        table = self.show(seat, moment)
        if moment.is_undo:
            return m.Undone(moment.seat, table)
        events = views.event_messages(moment.events, seat)
        return m.Step(moment.seat, moment.kind, events, table)

    def missed(self, since: int | None) -> list[Moment]:
        """All since an entry; nothing if that is too long ago to be told step by step."""
        if since is None or not max(0, self.now.number - KEPT) <= since < self.now.number:
            return []
        wanted = range(since + 1, self.now.number + 1)
        return [self._last[number] for number in wanted] if since + 1 in self._last else []

    def log(self, seat: int | None) -> m.Log:
        """The moves that led to the present, as a viewer saw them."""
        past = [
            m.Past(
                moment.ply,
                moment.turn,
                moment.seat,
                moment.kind,
                views.event_messages(moment.events, seat),
            )
            for moment in self.led_here()[1:]
        ]
        return m.Log(self.now.number, past)

    def previews(self, seat: int | None) -> m.Previews:
        """What each move of the open decision would lead to; RefusedError if it is not the seat's."""
        if seat is None or self.decider != seat:
            raise RefusedError("not-yours", "it is not this seat that is to decide")
        return views.previews_message(self.view(seat), self.now.number)

    def info(
        self, started: str, changed: str, moment: Moment | None = None, gathering: Gathering | None = None
    ) -> m.GameInfo:
        """What a list of games says of it, now or after a proposed moment."""
        moment = moment or self.now
        now = moment.position
        decision = now.decision
        status: m.Status = "over" if now.is_over else "playing"
        if gathering is not None and gathering.status == "stopped":
            status = "stopped"
        return m.GameInfo(
            id=self.game,
            status=status,
            terms=m.Terms() if gathering is None else gathering.terms,
            host=None if gathering is None else gathering.host,
            preset=self.head.rules.preset,
            options=list(self.head.rules.options),
            seats=list(self.seats if gathering is None else gathering.places),
            ply=moment.ply,
            turn=moment.turn,
            to_decide=None if decision is None or self.is_replay or status != "playing" else decision.seat,
            started=started,
            changed=changed,
            is_over=now.is_over,
            winners=list(now.result.winners) if now.is_over else [],
            is_replay=self.is_replay,
        )

    def record(self) -> Record:
        """The game as a record: it tells everything, so it is for when nothing is hidden any more."""
        moves = [self.entries[number - 1] for number in self.line[1:]]
        entries = tuple(Entry(self.head.players[seat], parse_move(text), text) for seat, text in moves)
        now = self.now.position
        result = now.result.format(self.head.players) if now.is_over else None
        head = self.head
        if head.position is None:
            head = full_record(head.start(), head.seed)
        return replace(head, names=self._names(), entries=entries, result=result)

    def _names(self) -> dict[str, str]:
        """Who plays, by dynasty; the head does not say it, since names can change."""
        return {
            place.dynasty: name
            for place in self.seats
            if (name := place.name or (place.level or "").capitalize())
        }

    def bot_seed(self) -> int:
        """A number for the bot that is to decide, which tells it nothing of the bag."""
        said = f"{self.head.seed} {self.now.ply} {self.decider}".encode()
        return int.from_bytes(hashlib.sha256(said).digest()[:4])
