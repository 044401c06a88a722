"""A table: one game, its seats and all that was decided, without sockets, files or a clock.

A game is a list of entries that only grows: moves, and `undo N`, which goes back to the state
after N moves. Whoever wants to add one asks the table for the `Moment` that it would lead to
(`propose_…`), stores its text, and then has the table accept it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from shedu.engine.events import Drew, Event, TurnBegan
from shedu.engine.moves import ImpossibleMoveError, MoveSyntaxError, parse_move
from shedu.engine.position import Position
from shedu.engine.record import Entry, Record
from shedu.engine.refusals import IllegalMoveError
from shedu.engine.view import View
from shedu.server import access, views
from shedu.server import messages as m

STEPS_AT_ONCE = 100  # told one by one to somebody who was away


class RefusedError(ValueError):
    """Why something cannot be done at a table; nothing has changed."""

    def __init__(self, code: str, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


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

    @property
    def is_undo(self) -> bool:
        """Whether moves were taken back."""
        return self.text.startswith("undo ")


@dataclass
class Table:
    """A game and who sits at it. All that it tells is made from what a viewer may know."""

    game: str
    head: Record  # rules, players and how it starts; without moves
    seats: Sequence[m.NewSeat]
    is_replay: bool = False  # an opened record
    moments: list[Moment] = field(init=False)
    line: list[Moment] = field(init=False)  # those that lead to the present, by ply

    def __post_init__(self) -> None:
        start = Moment(0, 0, 1, self.head.start())
        self.moments = [start]
        self.line = [start]

    @property
    def now(self) -> Moment:
        """The present."""
        return self.moments[-1]

    @property
    def is_open(self) -> bool:
        """Whether there is nothing hidden any more: the game is over, or a record was opened."""
        return self.is_replay or self.now.position.is_over

    @property
    def decider(self) -> int | None:
        """The seat that is to decide; None if the game is over or only looked at."""
        decision = self.now.position.decision
        return None if decision is None or self.is_replay else decision.seat

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
        turn = self.now.turn + sum(isinstance(event, TurnBegan) for event in events)
        return Moment(entry + 1, self.now.ply + 1, turn, position, seat, str(move), events)

    def propose_undo(self, entry: int, seat: int | None, ply: int) -> Moment:
        """What going back to a ply of `undo_to` leads to; RefusedError. It can be said twice, as a move."""
        self._refuse_closed()
        text = f"undo {ply}"
        if entry != self.now.number:
            return self._said_before(entry, seat, text)
        if seat is None or ply not in self.undo_to(seat):
            raise RefusedError(
                "no-undo",
                "only your own moves of this turn can be taken back, until something hidden is shown",
            )
        back = self.line[ply]
        return Moment(entry + 1, ply, back.turn, back.position, seat, text)

    def accept(self, moment: Moment) -> None:
        """Go on to a proposed moment; one that was accepted before changes nothing."""
        if moment.number <= self.now.number:
            return
        assert moment.number == self.now.number + 1
        self.moments.append(moment)
        if moment.is_undo:
            del self.line[moment.ply + 1 :]
        else:
            self.line.append(moment)

    def restore(self, entries: Sequence[tuple[int, str]]) -> None:
        """Go through stored entries, each a seat and a text, that this table accepted once."""
        for seat, text in entries:
            word, _, rest = text.partition(" ")
            if word == "undo":
                back = self.line[int(rest)]
                number = self.now.number + 1
                self.accept(Moment(number, back.ply, back.turn, back.position, seat, text))
            else:
                position = self.now.position.copy()
                events = position.apply(parse_move(text))
                turn = self.now.turn + sum(isinstance(event, TurnBegan) for event in events)
                self.accept(Moment(self.now.number + 1, self.now.ply + 1, turn, position, seat, text, events))

    def undo_to(self, seat: int | None) -> list[int]:
        """The plies that a seat may go back to, the latest first: over its own moves of this turn alone,
        until something hidden was shown."""
        plies: list[int] = []
        if self.is_open or not access.may_act(self.seats, seat):
            return plies
        for moment in reversed(self.line[1:]):
            before = self.line[moment.ply - 1].position
            is_own = moment.seat == seat and before.active == seat
            if not is_own or any(isinstance(event, Drew | TurnBegan) for event in moment.events):
                break
            plies.append(moment.ply - 1)
        return plies

    def _refuse_closed(self) -> None:
        if self.is_replay:
            raise RefusedError("replay", "this is a record to be looked at: nobody can play on in it")

    def _said_before(self, entry: int, seat: int | None, text: str) -> Moment:
        """What was said at an entry that is past, if it is this; RefusedError if not."""
        if 0 <= entry < self.now.number:
            then = self.moments[entry + 1]
            if then.seat == seat and then.text == text:
                return then
        raise RefusedError("stale", f"the table has moved on: it is at entry {self.now.number}, not {entry}")

    # Telling

    def view(self, seat: int | None, moment: Moment | None = None) -> View:
        """What a seat may know, now or at another moment."""
        return (moment or self.now).position.view(seat)

    def show(self, seat: int | None, moment: Moment | None = None) -> m.Table:
        """The table as a viewer sees it."""
        moment = moment or self.now
        return views.table_message(
            moment.position.view(seat),
            self.seats,
            game=self.game,
            entry=moment.number,
            ply=moment.ply,
            turn=moment.turn,
            undo_to=self.undo_to(seat) if moment is self.now else [],
        )

    def tell(self, seat: int | None, moment: Moment) -> m.Step | m.Undone:
        """What an entry did, as a viewer sees it."""
        table = self.show(seat, moment)
        if moment.is_undo:
            return m.Undone(moment.seat, table)
        events = views.event_messages(moment.events, seat)
        return m.Step(moment.seat, self.decided_at(moment), events, table)

    def decided_at(self, moment: Moment) -> m.DecisionKind:
        """What kind of decision led to a moment."""
        decision = self.moments[moment.number - 1].position.decision
        assert decision is not None
        return decision.kind.value

    def news(self, seat: int | None, since: int | None) -> list[m.Table | m.Step | m.Undone]:
        """The table, or all that a viewer has not seen since an entry, if it is not too much."""
        if since is None or not 0 < self.now.number - since <= STEPS_AT_ONCE or since < 0:
            return [self.show(seat)]
        return [self.tell(seat, moment) for moment in self.moments[since + 1 :]]

    def log(self, seat: int | None) -> m.Log:
        """The moves that led to the present, as a viewer saw them."""
        past = [
            m.Past(
                moment.ply,
                moment.turn,
                moment.seat,
                self.decided_at(moment),
                views.event_messages(moment.events, seat),
            )
            for moment in self.line[1:]
        ]
        return m.Log(self.now.number, past)

    def previews(self, seat: int | None) -> m.Previews:
        """What each move of the open decision would lead to; RefusedError if it is not the seat's."""
        if seat is None or self.decider != seat:
            raise RefusedError("not-yours", "it is not this seat that is to decide")
        return views.previews_message(self.view(seat), self.now.number)

    def info(self, started: str, changed: str, moment: Moment | None = None) -> m.GameInfo:
        """What a list of games says of it, now or after a proposed moment."""
        moment = moment or self.now
        now = moment.position
        decision = now.decision
        return m.GameInfo(
            id=self.game,
            preset=self.head.rules.preset,
            options=list(self.head.rules.options),
            seats=list(self.seats),
            ply=moment.ply,
            turn=moment.turn,
            to_decide=None if decision is None or self.is_replay else decision.seat,
            started=started,
            changed=changed,
            is_over=now.is_over,
            winners=list(now.result.winners) if now.is_over else [],
            is_replay=self.is_replay,
        )

    def record(self) -> Record:
        """The game as a record: it tells everything, so it is for when nothing is hidden any more."""
        entries = tuple(
            Entry(self.head.players[moment.seat], parse_move(moment.text), moment.text)
            for moment in self.line[1:]
        )
        now = self.now.position
        result = now.result.format(self.head.players) if now.is_over else None
        return replace(self.head, entries=entries, result=result)

    def bot_seed(self) -> int:
        """A number for the bot that is to decide, which tells it nothing of the bag."""
        said = f"{self.head.seed} {self.now.ply} {self.decider}".encode()
        return int.from_bytes(hashlib.sha256(said).digest()[:4])
