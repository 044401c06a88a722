"""A table in memory. Every change is serialised, stored, and then broadcast to all viewers."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import assert_never

import structlog

from shedu.engine.moves import Move
from shedu.engine.record import format_record
from shedu.play.game import Game, Moment
from shedu.server.background import Tasks
from shedu.server.cluster.messages import (
    ChatSent,
    EntryStored,
    PresenceChanged,
    TableChanged,
    TableMessage,
    UndoRequested,
)
from shedu.server.errors import Code, TableError, rejections
from shedu.server.live.automation import Automation
from shedu.server.live.chat import TableChat
from shedu.server.live.consent import Consent
from shedu.server.live.service import Service
from shedu.server.live.state import TableState
from shedu.server.live.viewers import Listener, Presence, RoomUpdates, Viewers
from shedu.server.storage.database import now
from shedu.server.tables import absence
from shedu.server.tables.clocks import ClockState
from shedu.server.tables.games import (
    ConflictError,
    EntryChange,
    NewEntry,
    PendingNotice,
    RosterChange,
    StoredGame,
)
from shedu.server.tables.roster import Roster
from shedu.server.tables.seats import UndoRequest
from shedu.server.tables.start import restore_game, start_game, summarise
from shedu.server.wire import mapping
from shedu.server.wire import messages as m

MAX_CHANGE_ATTEMPTS = 5  # while other processes change the same roster
_log = structlog.get_logger("table")


class LiveTable(TableState):
    """A table with its viewers, bots and clocks."""

    def __init__(
        self,
        roster: Roster,
        game: Game | None,
        started: str,
        service: Service,
        clock: ClockState | None = None,
        has_chat: bool = False,
    ) -> None:
        super().__init__(roster, game, self._seconds_left)
        self.started = started
        self.changed = started
        self.service = service
        self.viewers = Viewers()
        self.presence = Presence(roster.game, self.viewers, service.remote_presence, service.bus)
        self.chat = TableChat(roster.game, self.viewers, service.writer, service.chat, service.bus, has_chat)
        self.consent = Consent(
            lambda request, entry: self.undo(request.seat, entry, request.ply, is_agreed=True),
            self._undo_request_changed,
        )
        self.updates = RoomUpdates(self.viewers, self.presence, self.room)
        self._tasks = Tasks()
        self.automation = Automation(
            self, service, self.viewers, self.presence, self._tasks, self.change, self._play_bot
        )
        self.timekeeper = self.automation.timekeeper
        self.timekeeper.load(roster.terms.clock, clock)
        self.automation.arm_clock()
        self.open_sockets = 0  # viewing or not
        self.is_deleted = False
        self._lock = asyncio.Lock()

    @classmethod
    def of(cls, stored: StoredGame, game: Game | None, service: Service) -> "LiveTable":
        """A stored table and its restored game."""
        summary = stored.summary
        live = cls(stored.roster, game, summary.started, service, stored.clock, stored.has_chat)
        live.changed = summary.changed
        return live

    def _seconds_left(self) -> list[float] | None:  # a method: the state is made before the clocks
        return self.timekeeper.left()

    @property
    def is_idle(self) -> bool:
        return not self.open_sockets and not self._tasks and not self.timekeeper.is_armed

    # Entries: propose, store, accept, broadcast

    async def play(self, seat: int | None, entry: int, move: Move) -> Moment:
        """Make a move; TableError. Completes even if the caller is cancelled."""
        return await self._append(lambda: self._propose(seat, entry, move, by_bot=False))

    async def _play_bot(self, seat: int, entry: int, move: Move) -> Moment:
        return await self._append(lambda: self._propose(seat, entry, move, by_bot=True))

    def _propose(self, seat: int | None, entry: int, move: Move, by_bot: bool) -> Moment:
        # Under the lock: while the move waited, the seat may have changed hands.
        game = self.game
        if seat is not None and entry == game.now.number and game.seats[seat].is_bot != by_bot:
            raise TableError(Code.NOT_YOURS, "The seat has changed hands.")
        return game.propose_move(entry, seat, move)

    async def undo(self, seat: int | None, entry: int, ply: int, is_agreed: bool = False) -> Moment:
        """Return to a ply; TableError. Completes even if the caller is cancelled."""
        return await self._append(lambda: self.game.propose_undo(entry, seat, ply, is_agreed))

    async def _append(self, propose: Callable[[], Moment]) -> Moment:
        async def append() -> Moment:
            async with self._lock:
                if self.roster.status == "stopped":
                    raise TableError(Code.STOPPED, "This game was stopped.")
                with rejections():
                    moment = propose()
                if self.service.limits is not None and moment.number > self.entry:
                    self.service.limits.check_entry(self.game, moment)
                return await self._store(moment)

        return await asyncio.shield(self._tasks.start(append()))

    async def _store(self, moment: Moment) -> Moment:
        game = self.game
        if moment.number <= game.now.number:
            return moment  # a client repeated its move
        clocks = self.timekeeper.after(moment, self.roster.seats)
        summary = summarise(self.roster, game, self.started, now(), moment)
        notice = self.service.pending_notice(self.roster, moment, self.presence.is_viewing)
        entry = NewEntry(moment.number, moment.seat, moment.text, moment.by_bot)
        try:
            await self.service.entries.add(EntryChange(entry, summary, clocks, notice, moment))
        except ConflictError:
            await self.refresh()
            if game.entries[moment.number - 1 : moment.number] == [(moment.seat, moment.text)]:
                return moment  # a client repeated its move at another process
            raise TableError(Code.STALE, "The table has changed in the meantime. Please try again.") from None
        state = None if clocks is None else clocks.state
        self._accept(moment, state, summary.changed)
        self.service.bus.publish(EntryStored(self.service.bus.name, self.id, moment.number))
        _log.info("entry", game=self.id, entry=moment.number, seat=moment.seat, undo=moment.is_undo)
        self._announce(notice)
        return moment

    def _accept(self, moment: Moment, state: ClockState | None, changed: str) -> None:
        """Apply a stored entry and broadcast it."""
        self.game.accept(moment)
        self.changed = changed
        self.timekeeper.load(self.roster.terms.clock, state)
        self.automation.begin_decision()
        self.viewers.send_each(lambda viewers: self.presenter.tell_all(viewers, moment))
        has_ended = self.is_open and self.is_playing
        if has_ended:
            self.roster = self.roster.ended("over")
        has_absence = self.automation.check_absence()
        if self.consent.expire(moment.number) or has_ended or has_absence:
            self.updates.room_changed()

    # The roster: change, store, broadcast

    async def change(self, make: Callable[[Roster], Roster]) -> None:
        """Change who sits where; TableError of `make`. Completes even if the caller is cancelled."""

        async def change() -> None:
            async with self._lock:
                if self.service.bus.is_shared:
                    await self.refresh()
                for _ in range(MAX_CHANGE_ATTEMPTS):
                    try:
                        return await self._change_roster(make)
                    except ConflictError:  # another process, or an admin command
                        await self.refresh()
                raise TableError(
                    Code.BUSY, "Too many people are changing this table. Please try again in a moment."
                )

        await asyncio.shield(self._tasks.start(change()))

    async def _change_roster(self, make: Callable[[Roster], Roster]) -> None:
        before, game = self.roster, self._game
        roster = make(before)
        if roster == before:
            return
        starts = game is None and roster.status == "playing"
        if starts:
            roster, game = start_game(roster)
        clocks, head, notice = None, None, None
        if game is not None:
            decider = game.decider if roster.status == "playing" else None
            clocks = self.timekeeper.begun(roster.terms.clock, roster.seats, decider)
        if starts and game is not None:
            head = format_record(game.head)
        if game is not None and (starts or absence.has_returned(before, roster, game)):
            notice = self.service.pending_notice(roster, game.now, self.presence.is_viewing)
        summary = summarise(roster, game, self.started, now())
        start = game.now if starts and game is not None else None
        change = RosterChange(roster, summary, before, self.entry, head, clocks, notice, start)
        await self.service.writer.run(self.service.games.change_roster, change)
        if starts:
            _log.info("game started", game=self.id, seats=len(roster.seats))
        self._apply(change, game)

    def _apply(self, change: RosterChange, game: Game | None) -> None:
        """Apply a stored roster and broadcast it."""
        self.changed = change.summary.changed
        self.timekeeper.clocks = change.clocks
        before, starts = self.roster, self._game is None
        self.set_state(change.roster, game)
        self.automation.follow_roster(before, starts)
        self.viewers.restrict(self.may_view)
        self.updates.room_changed()
        self.service.bus.publish(TableChanged(self.service.bus.name, self.id))
        if game is not None:
            self.viewers.send_each(self.presenter.show_all)
            self._announce(change.notice)
            if self.consent.request is not None:
                self._tasks.start(self._review_undo())

    async def _review_undo(self) -> None:
        with suppress(TableError):  # the game has moved on
            await self.consent.review(self.roster.seats)

    def _announce(self, notice: PendingNotice | None) -> None:
        """Notify the observers and the next player of a change, and wake the next bot."""
        self.service.announce(self.roster, self.game, notice, self.timekeeper.deadline)
        self.automation.wake_bot()

    def set_rematch(self, game: str) -> None:
        """Show all viewers the table of the rematch; the link is already stored."""
        self.roster = replace(self.roster, rematch=game)
        self.updates.room_changed()
        self.service.bus.publish(TableChanged(self.service.bus.name, self.id))

    # Other processes

    async def receive(self, message: TableMessage) -> None:
        """Handle a message about this table from another process."""
        match message:
            case ChatSent(data=data):
                self.viewers.send_data(data)
            case PresenceChanged(sender=sender, visitors=visitors):
                self.service.remote_presence.update(sender, self.id, visitors)
                self.updates.remote_presence_changed()
                self.automation.pause_bots()
            case UndoRequested(entry=entry, request=request):
                await self.consent.merge(self.roster.seats, request, entry)
                self.updates.room_changed()
            case EntryStored() | TableChanged():
                async with self._lock:
                    await self._catch_up(message)
            case _:
                assert_never(message)

    async def _catch_up(self, message: EntryStored | TableChanged) -> None:
        """Apply what the database has; the message only says what to look for."""
        if not isinstance(message, EntryStored) or self._game is None:
            return await self.refresh()
        if message.number <= self.entry:
            return None
        stored = await self.service.stored_entries.get((self.id, self.entry))
        if stored is not None:
            for entry in stored.entries:
                self._accept(self._game.next_moment(*entry), stored.clock, stored.changed)
        return None

    async def refresh(self) -> None:
        """Catch up with the database, and broadcast what changed."""
        stored = await self.service.writer.run(self.service.games.game, self.id)
        if stored is None:
            self.is_deleted = True
            self.stop()
            self.viewers.disconnect(m.Refused("This game was deleted.", Code.GONE))
            return
        old = self.roster
        starts = self._game is None and bool(stored.head)
        self.changed = stored.summary.changed
        self.timekeeper.load(stored.roster.terms.clock, stored.clock)
        self.set_state(stored.roster, restore_game(stored) if starts else self._game)
        self.automation.follow_roster(old, starts)
        self.viewers.restrict(self.may_view)  # before anything is sent
        if starts:
            self.viewers.send_each(self.presenter.show_all)
        elif self._game is not None:
            if self._game.entries != stored.entries[: self._game.now.number]:  # memory is wrong
                _log.error("table differs from the database", game=self.id, entry=self._game.now.number)
                self.set_state(stored.roster, restore_game(stored))
                self.viewers.send_each(self.presenter.show_all)
            for number, entry in enumerate(stored.entries[self._game.now.number :], self.entry + 1):
                moment = self._game.next_moment(*entry, number in stored.by_bots)
                self._accept(moment, None, self.changed)
        if self.roster != old:
            self.updates.room_changed()
            if self._game is not None and (old.seats, old.status) != (self.roster.seats, self.roster.status):
                self.viewers.send_each(self.presenter.show_all)
        self.automation.pause_bots()

    # Viewers

    def room(self) -> m.Room:
        return mapping.room(
            self.roster, self.presence.visitors(), self.consent.request, self.is_open, self.automation.absence
        )

    def _undo_request_changed(self, request: UndoRequest | None, entry: int) -> None:
        self.updates.room_changed()
        self.service.bus.publish(UndoRequested(self.service.bus.name, self.id, entry, request))

    def presence_changed(self) -> bool:
        """A visitor came, left, or changed their name or visibility; whether the room was sent at once."""
        is_sent = self.updates.presence_changed()
        self.automation.wake_bot(is_late=True)
        return is_sent

    def remove(self, listener: Listener) -> None:
        """A connection no longer views the table."""
        if listener in self.viewers:
            self.viewers.discard(listener)
            if listener.person is not None and listener.person.id:
                self.presence_changed()
            else:
                self.automation.pause_bots()

    def stop(self) -> None:
        """Stop bots, clocks and updates."""
        self.automation.stop()
        self.updates.cancel()

    async def close(self, message: m.Refused | None = None) -> None:
        """Stop, finish what is being stored, and disconnect all viewers if there is a message for them."""
        self.stop()
        await self._tasks.finish()
        if message is not None:
            self.viewers.disconnect(message)
