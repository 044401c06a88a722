"""A table that people and bots sit at: what is done is stored first, then told to all who look."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar

import msgspec
import structlog

from shedu.engine.moves import Move
from shedu.engine.record import format_record
from shedu.play.game import Game, Moment
from shedu.server.cluster.bus import Bus, News, NoBus
from shedu.server.cluster.presence import Elsewhere
from shedu.server.errors import Code, TableError, rejections
from shedu.server.live.bot_turns import Thinker
from shedu.server.live.bot_workers import Bots
from shedu.server.live.consent import Consent
from shedu.server.live.presenter import Presenter
from shedu.server.live.response_cache import Answers
from shedu.server.live.timekeeper import Timekeeper
from shedu.server.live.turn_notices import Caller, called
from shedu.server.people.chat import Chat, tidy_text
from shedu.server.people.people import Person
from shedu.server.storage.database import Before, Call, Change, NewEntry, StoredGame, TakenError, Writer, now
from shedu.server.tables import clocks as timing
from shedu.server.tables import fairness
from shedu.server.tables.access import may_look
from shedu.server.tables.roster import Gathering
from shedu.server.tables.start import begin, begun_table, info_of, seats_of
from shedu.server.wire import messages as m
from shedu.server.wire.moves import MESSAGES

T = TypeVar("T")
SAYING = 500  # characters
TRIES = 5  # to change who sits where, if others do so at the same time
_log = structlog.get_logger("table")
_encoder = msgspec.json.Encoder()


def encode(message: m.FromServer) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


class Listener(Protocol):
    """Somebody who looks at a table."""

    viewer: int | None
    person: Person | None
    is_away: bool  # the table is out of sight

    def send(self, data: bytes) -> None:
        """Have a message sent soon."""

    def leave(self, message: m.Refused) -> None:
        """Say why and hang up."""


class Follower(Protocol):
    """Somebody who wants to know what goes on at all tables: notices, ratings, figures."""

    def moved(self, live: LiveTable) -> None:
        """An entry was added, or a game has begun, ended or stopped."""


@dataclass
class Service:
    """What tables need of their server."""

    writer: Writer
    talk: Chat
    bots: Bots
    bus: Bus = field(default_factory=NoBus)
    clock: Callable[[], float] = time.time
    followers: list[Follower] = field(default_factory=list)
    caller: Caller | None = None
    answers: Answers = field(default_factory=Answers)
    elsewhere: Elsewhere = field(default_factory=Elsewhere)


class LiveTable:
    """A table with those who look at it, its bots and its storage."""

    def __init__(
        self, gathering: Gathering, game: Game | None, started: str, service: Service, clock: str = ""
    ) -> None:
        self.gathering = gathering
        self._game = game
        self._presenter: Presenter | None = None
        self.started = started
        self.changed = started
        self.service = service
        self.listeners: set[Listener] = set()
        self.guests = 0  # open sockets, whether they look yet or not
        self.is_gone = False  # deleted
        self._is_silent = True  # nobody has said anything here
        self.consent = Consent(self)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinker = Thinker(self)
        self.moved_at = service.clock()
        self.time = Timekeeper(service.clock, self._ring)
        self.time.take(gathering.terms.clock, timing.decode(clock))
        if game is not None:
            self._welcome(game)

    @classmethod
    def of(cls, stored: StoredGame, game: Game | None, service: Service) -> LiveTable:
        """As it was stored."""
        info = stored.info
        gathering = Gathering(
            stored.id,
            stored.wish,
            info.host,
            tuple(info.seats),
            info.status,
            fairness.decode(stored.shuffle),
            stored.rematch,
        )
        live = cls(gathering, game, info.started, service, stored.clock)
        live.changed = info.changed
        live._is_silent = not stored.has_chat
        return live

    @property
    def id(self) -> str:
        return self.gathering.game

    @property
    def game(self) -> Game:
        """The game in progress; TableError before it begins."""
        if self._game is None:
            raise TableError(Code.WAITING, "the game has not begun")
        return self._game

    @property
    def presenter(self) -> Presenter:
        """Makes the game's messages; TableError before it begins."""
        if self._presenter is None:
            raise TableError(Code.WAITING, "the game has not begun")
        return self._presenter

    @property
    def has_begun(self) -> bool:
        """Whether there is a game."""
        return self._game is not None

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, thinks or writes."""
        return not self.guests and not self._tasks and not self.time.is_set

    # Moves

    async def play(self, viewer: int | None, entry: int, move: Move) -> Moment:
        """Make a move; TableError. Everybody has been told when this returns."""
        return await self._finish(self.add_move(entry, viewer, move))

    async def undo(self, viewer: int | None, entry: int, ply: int) -> Moment:
        """Take moves back; TableError."""
        return await self._finish(self._add_undo(entry, viewer, ply, False))

    async def advise(self, viewer: int | None, entry: int, level: str, language: str) -> m.Hint:
        """What a bot would do in the viewer's place; TableError."""
        game = self.game
        if entry != game.now.number:
            raise TableError(Code.STALE, "the table has moved on")
        if viewer is None or game.decider != viewer:
            raise TableError(Code.NOT_YOURS, "it is not this seat that is to decide")
        left = {place.left for place in self.gathering.places if place.left is not None}
        if len(self.gathering.people | left) > 1:  # who left his seat to a bot may come back
            raise TableError(Code.NO_HINTS, "among people everybody thinks for himself")
        moves, chances = await self.service.bots.advise(level, game.bot_seed(), game.view(viewer), language)
        advice = [m.Advice(MESSAGES[move.index], value, reason) for move, value, reason in moves]
        return m.Hint(entry, advice, chances)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do some work to its end, though whoever asked for it may go away meanwhile."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that is finished before the table is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def go_back(self, entry: int, seat: int, ply: int) -> None:
        """Take moves back on which all have agreed; TableError."""
        await self._finish(self._add_undo(entry, seat, ply, True))

    async def add_move(self, entry: int, seat: int | None, move: Move) -> Moment:
        """`play`, for whoever is not going away."""
        async with self._lock:
            self._check_going_on()
            with rejections():
                moment = self.game.propose_move(entry, seat, move)
            return await self._store(moment)

    async def _add_undo(self, entry: int, seat: int | None, ply: int, is_agreed: bool) -> Moment:
        async with self._lock:
            self._check_going_on()
            with rejections():
                moment = self.game.propose_undo(entry, seat, ply, is_agreed)
            return await self._store(moment)

    def _check_going_on(self) -> None:
        if self.gathering.status == "stopped":
            raise TableError(Code.STOPPED, "this game was stopped")

    async def _store(self, moment: Moment) -> Moment:
        """Keep a proposed moment for good, then go on to it and tell everybody."""
        game = self.game
        if moment.number <= game.now.number:
            return moment  # said twice
        clocks = self.time.after(moment, self.gathering.places)
        info = info_of(self.gathering, game, self.started, now(), moment)
        change = Change(
            NewEntry(moment.number, moment.seat, moment.text),
            info,
            "" if clocks is None else clocks.state.encode(),
            None if clocks is None else clocks.deadline(),
            self._call(moment, self.gathering),
        )
        try:
            await self.service.writer.add_entry(change)
        except TakenError:
            await self.refresh()
            if game.entries[moment.number - 1 : moment.number] == [(moment.seat, moment.text)]:
                return moment  # said twice, to two processes
            raise TableError(Code.STALE, "somebody else was faster") from None
        self._accept(moment, None if clocks is None else clocks.state, info.changed)
        self.service.bus.tell(
            News(self.service.bus.name, self.id, moment.number, moment.seat, moment.text, change.clock)
        )
        _log.info("entry", game=self.id, entry=moment.number, seat=moment.seat, undo=moment.is_undo)
        for follower in self.service.followers:
            follower.moved(self)
        self._tell_called(change.call)
        self.wake_bot()
        return moment

    def _call(self, moment: Moment, gathering: Gathering) -> Call | None:
        """Who is to be told that it is his turn."""
        person = None if self.service.caller is None else called(gathering.places, moment)
        if person is None or self.is_seen_by(person):
            return None
        if len(gathering.people) == 1 and gathering.terms.clock is None:
            return None  # bots do not mind
        return Call(person, self.service.clock())

    def _tell_called(self, call: Call | None) -> None:
        if call is not None and self.service.caller is not None:
            self.service.caller.call(call.person, self)

    def _accept(self, moment: Moment, state: timing.State | None, changed: str) -> None:
        """Go on to a moment that is stored, and tell everybody."""
        game = self.game
        game.accept(moment)
        self.changed = changed
        self.moved_at = self.service.clock()
        self.time.take(self.gathering.terms.clock, state)
        self.time.set(self.gathering.status == "playing")
        told: dict[int | None, bytes] = {}
        for listener in list(self.listeners):
            viewer = listener.viewer
            if viewer not in told:
                told[viewer] = encode(self.presenter.tell(viewer, moment))
            listener.send(told[viewer])
        is_new = game.is_open and self.gathering.status == "playing"
        if is_new:
            self.gathering = self.gathering.ended("over")
        if self.consent.is_past(moment.number) or is_new:
            self.tell_room()

    # What others did: another process, or another server

    async def hear(self, news: News) -> None:
        """Another process says that something changed here."""
        if news.said:
            for listener in list(self.listeners):
                listener.send(news.said)
            return
        if news.present is not None:
            self.service.elsewhere.take(news.sender, self.id, news.present)
            self.tell_room()
            return
        if news.undo is not None:
            await self.consent.hear(news.undo, news.undo_at)
            return
        async with self._lock:
            if self._game is not None and news.number:
                if news.number <= self._game.now.number:
                    return
                if news.number == self._game.now.number + 1:
                    moment = self._game.next_moment(news.seat, news.text)
                    self._accept(moment, timing.decode(news.clock), now())
                    return
            await self.refresh()

    async def refresh(self) -> None:
        """Read what there is, and show it."""
        stored = await self.service.writer.run(self.service.writer.storage.game, self.id)
        if stored is None:
            self.is_gone = True
            for listener in list(self.listeners):
                listener.leave(m.Refused("this game was deleted", Code.GONE))
            return
        info = stored.info
        old = self.gathering
        self.gathering = Gathering(
            self.id,
            stored.wish,
            info.host,
            tuple(info.seats),
            info.status,
            fairness.decode(stored.shuffle),
            stored.rematch,
        )
        self.changed = info.changed
        self.time.take(stored.wish.terms.clock, timing.decode(stored.clock))
        has_begun_elsewhere = self._game is None and bool(stored.head)
        if has_begun_elsewhere:
            self._welcome(begun_table(stored))
        elif self._game is not None:
            self._game.seats = seats_of(self.gathering.places)
            self._game.is_stopped = self.gathering.status == "stopped"
        self.time.set(info.status == "playing")
        self._check_viewers()  # before anything is shown
        if has_begun_elsewhere:
            self._show_all()
        elif self._game is not None:
            missed = stored.entries[self._game.now.number :]
            for seat, text in missed:
                self._accept(self._game.next_moment(seat, text), None, info.changed)
        if self.gathering != old:
            self.tell_room()
            is_other = (old.places, old.status) != (self.gathering.places, self.gathering.status)
            if self._game is not None and is_other:
                self._show_all()

    def _show_all(self) -> None:
        for listener in list(self.listeners):
            listener.send(encode(self.presenter.show(listener.viewer)))

    # People

    def room(self) -> m.Room:
        """The table and the people around it."""
        gathering = self.gathering
        everybody = [*self.here(), *self.service.elsewhere.at(self.id)]
        present = {who.person: who for who in sorted(everybody, key=lambda who: not who.is_away)}
        is_open = self._game is not None and self._game.is_open
        return m.Room(
            game=self.id,
            status=gathering.status,
            host=gathering.host,
            places=list(gathering.places),
            terms=gathering.terms,
            present=sorted(present.values(), key=lambda visitor: (visitor.name, visitor.person)),
            shuffle=None if gathering.shuffle is None else gathering.shuffle.told(is_open),
            undo=self.consent.wish,
            rematch=gathering.rematch,
        )

    def here(self) -> list[m.Visitor]:
        """Who looks at this table through this process, each once."""
        people: dict[str, m.Visitor] = {}
        for listener in self.listeners:
            who = listener.person
            if who is not None and who.id and (who.id not in people or not listener.is_away):
                people[who.id] = m.Visitor(who.id, who.name, listener.is_away)
        return list(people.values())

    def is_seen_by(self, person: str) -> bool:
        """Whether somebody looks at this table, through whichever process."""
        is_here = any(who.person == person and not who.is_away for who in self.here())
        return is_here or self.service.elsewhere.sees(self.id, person)

    def tell_presence(self) -> None:
        """Somebody has come, gone or changed his name: tell everybody here, and the other processes."""
        self.tell_room()
        if self.service.bus.is_shared:
            self.service.bus.tell(News(self.service.bus.name, self.id, present=self.here()))

    def may_look(self, person: Person | None, seat: int | None) -> bool:
        """Whether somebody may see this table from a seat; before the game, whoever could sit down may."""
        gathering = self.gathering
        if seat is None and self._game is None and person is not None:
            return True
        is_open = self._game is not None and self._game.is_open
        return may_look(person, gathering.places, seat, is_open, gathering.terms.spectators)

    def _check_viewers(self) -> None:
        """Who has left a seat does not look behind its screen any more; where only players look, he goes."""
        for listener in list(self.listeners):
            if not self.may_look(listener.person, listener.viewer):
                listener.viewer = None
                if not self.may_look(listener.person, None):
                    listener.leave(m.Refused("only those who play here may look", Code.NO_SPECTATORS))

    def tell_room(self) -> None:
        """Tell everybody who is here and how the table stands."""
        self.tell_all(self.room())

    def tell_all(self, message: m.FromServer) -> None:
        """Tell everybody something that is the same for all."""
        data = encode(message)
        for listener in list(self.listeners):
            listener.send(data)

    async def change(self, make: Callable[[Gathering], Gathering]) -> None:
        """Have somebody sit down, leave, come back; TableError of `make`."""
        await self._finish(self._change(make))

    async def _change(self, make: Callable[[Gathering], Gathering]) -> None:
        async with self._lock:
            if self.service.bus.is_shared:
                await self.refresh()
            for _ in range(TRIES):
                try:
                    return await self._change_once(make)
                except TakenError:  # another process, or whoever runs the server
                    await self.refresh()
            raise TableError(Code.BUSY, "too many people change this table at once: try again")

    async def _change_once(self, make: Callable[[Gathering], Gathering]) -> None:
        old = self.gathering
        changed = make(old)
        if changed == old:
            return
        began = changed.status == "playing" and self._game is None
        game = self._game
        shuffle = "" if old.shuffle is None else old.shuffle.encode()
        seen = Before(old.status, old.places, 0 if game is None else game.now.number, shuffle)
        if began:
            changed, game = begin(changed)
        clocks = None
        if game is not None:
            decider = game.decider if changed.status == "playing" else None
            clocks = self.time.begun(changed.terms.clock, changed.places, decider)
        info = info_of(changed, game, self.started, now())
        call = self._call(game.now, changed) if began and game is not None else None
        await self.service.writer.run(
            self.service.writer.storage.change_game,
            info,
            format_record(game.head) if began and game is not None else None,
            None if changed.shuffle is None else changed.shuffle.encode(),
            None if clocks is None else clocks.state.encode(),
            None if clocks is None else clocks.deadline(),
            seen,
            call,
        )
        self.gathering = changed
        self.time.clocks = clocks
        self.changed = info.changed
        if game is not None:
            game.seats = seats_of(changed.places)
            game.is_stopped = changed.status == "stopped"
        if began and game is not None:
            self._welcome(game)
            _log.info("game begun", game=self.id, seats=len(changed.places))
        self._check_viewers()
        self.tell_room()
        if game is not None:
            self._show_all()
        self.service.bus.tell(News(self.service.bus.name, self.id))
        if game is not None:
            self.time.set(changed.status == "playing")
            for follower in self.service.followers:
                follower.moved(self)
            self._tell_called(call)
            self.wake_bot()

    def rematch_at(self, game: str) -> None:
        """Tell everybody where these people play again."""
        self.gathering = replace(self.gathering, rematch=game)
        self.tell_room()
        self.service.bus.tell(News(self.service.bus.name, self.id))

    def part(self, listener: Listener) -> None:
        """Somebody does not look any more."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            if listener.person is not None and listener.person.id:
                self.tell_presence()

    # Talk

    async def say(self, person: Person, text: str) -> None:
        """Somebody says something to the table; TableError."""
        tidy = tidy_text(text, SAYING)
        if tidy is None:
            raise TableError(Code.SAYING, f"say something of at most {SAYING} characters")
        if not person.id:
            raise TableError(Code.NOT_HERE, "people at one machine can speak to each other")
        self._is_silent = False
        said = await self.service.writer.run(self.service.talk.add, self.id, person, tidy)
        self.tell_all(said)
        self.service.bus.tell(News(self.service.bus.name, self.id, said=encode(said)))

    async def last_said(self) -> list[m.Said]:
        """What was said lately; other processes may have heard more of it."""
        if self._is_silent and not self.service.bus.is_shared:
            return []
        return await self.service.writer.run(self.service.talk.last, self.id)

    # Time

    def _welcome(self, game: Game) -> None:
        self._game = game
        game.seats = seats_of(self.gathering.places) or game.seats
        game.is_stopped = self.gathering.status == "stopped"
        self._presenter = Presenter(game, self.time.left)
        self.time.set(self.gathering.status == "playing")

    def _ring(self) -> None:
        self.spawn(self.check_time())

    async def check_time(self) -> None:
        """See whether somebody's time is up, and do what the table agreed on."""

        def make(gathering: Gathering) -> Gathering:
            # Only now nobody else changes anything: he may have decided at the last moment.
            seat = self.time.overdue()
            if seat is None or gathering.status != "playing" or gathering.places[seat].kind != "human":
                return gathering
            _log.info("time is up", game=self.id, seat=seat, then=gathering.terms.timeout)
            if gathering.terms.timeout == "stop":
                return gathering.ended("stopped")
            return gathering.taken_over(seat, gathering.terms.level)

        if self.time.overdue() is not None:
            await self._change(make)
        if not self.time.is_set:
            self.time.set(self.gathering.status == "playing")

    # Bots

    @property
    def thinking(self) -> m.Thinking | None:
        """The bot that thinks now."""
        seat = None if self._game is None else self._game.bot_to_move
        return None if seat is None or not self._thinker.is_thinking else m.Thinking(seat)

    def wake_bot(self, is_late: bool = False) -> None:
        """Have the bot think that is to decide."""
        self._thinker.wake(is_late)

    def hush(self) -> None:
        """Stop thinking, and the clock."""
        self._thinker.stop()
        self.time.stop()

    async def close(self, message: m.Refused | None = None) -> None:
        """Stop thinking, finish what is being written, and send everybody away, if there is a word for it."""
        self.hush()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for listener in list(self.listeners):
            if message is not None:
                listener.leave(message)
