"""A table in memory. Every change is serialised, stored, and then broadcast to all viewers."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar, assert_never

import structlog

from shedu.engine.moves import Move
from shedu.engine.record import format_record
from shedu.play.game import Game, Moment
from shedu.server.background import CoalescedUpdate, UpdateRate
from shedu.server.cluster.messages import (
    ChatSent,
    EntryStored,
    PresenceChanged,
    TableChanged,
    TableMessage,
    UndoRequested,
)
from shedu.server.errors import Code, TableError, rejections
from shedu.server.live.bot_turns import BotTurns
from shedu.server.live.chat import TableChat
from shedu.server.live.consent import Consent
from shedu.server.live.service import Service, person_to_notify
from shedu.server.live.state import TableState
from shedu.server.live.timekeeper import Timekeeper
from shedu.server.live.viewers import Listener, Presence, Viewers
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
from shedu.server.tables.seats import Absence, UndoRequest
from shedu.server.tables.start import restore_game, start_game, summarise
from shedu.server.wire import mapping
from shedu.server.wire import messages as m

T = TypeVar("T")
MAX_CHANGE_ATTEMPTS = 5  # while other processes change the same roster
BOT_TAKEOVER_S = 10.0  # after which a process takes over bots that another one should have started
# Of the room. Visits and absences are cheap to cause; the start of a game stays below the burst of changes.
PRESENCE_UPDATES = UpdateRate(1.0, 4)
ROOM_UPDATES = UpdateRate(4.0, 20)
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
        self.timekeeper = Timekeeper(service.game_time, self._check_clock_soon)
        self.timekeeper.load(roster.terms.clock, clock)
        super().__init__(roster, game, self.timekeeper.left)
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
        self._bot_turns = BotTurns(
            service.workers,
            self.roster.work_owner,
            self._spawn,
            self._play_bot,
            lambda seat: self.viewers.send(m.Thinking(seat)),
        )
        self._room_update = CoalescedUpdate(self._send_room, ROOM_UPDATES)
        self._presence_update = CoalescedUpdate(self._send_presence, PRESENCE_UPDATES)
        self._remote_presence_update = CoalescedUpdate(self._send_room, PRESENCE_UPDATES)
        self.open_sockets = 0  # viewing or not
        self.is_deleted = False
        self.moved_at = service.game_time()
        self._is_waiting = False  # for an absent player, at the last entry
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._arm_clock()

    @classmethod
    def of(cls, stored: StoredGame, game: Game | None, service: Service) -> "LiveTable":
        """A stored table and its restored game."""
        summary = stored.summary
        live = cls(stored.roster, game, summary.started, service, stored.clock, stored.has_chat)
        live.changed = summary.changed
        return live

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

        return await asyncio.shield(self._spawn(append()))

    async def _store(self, moment: Moment) -> Moment:
        game = self.game
        if moment.number <= game.now.number:
            return moment  # a client repeated its move
        clocks = self.timekeeper.after(moment, self.roster.seats)
        summary = summarise(self.roster, game, self.started, now(), moment)
        notice = self._pending_notice(moment, self.roster)
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
        self.moved_at = self.service.game_time()
        self.timekeeper.load(self.roster.terms.clock, state)
        self._arm_clock()
        self.viewers.send_each(lambda viewers: self.presenter.tell_all(viewers, moment))
        has_ended = self.is_open and self.roster.status == "playing"
        if has_ended:
            self.roster = self.roster.ended("over")
        was_waiting = self._is_waiting
        self._is_waiting = self.absence is not None
        if self.consent.expire(moment.number) or has_ended or was_waiting or self._is_waiting:
            self.broadcast_room()

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

        await asyncio.shield(self._spawn(change()))

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
        if game is not None and (starts or _has_returned(before, roster, game.decider)):
            notice = self._pending_notice(game.now, roster)
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
        before, has_started = self.roster, self._game is None
        self.set_state(change.roster, game)
        self._note_start(before, has_started)
        self._arm_clock()
        self.viewers.restrict(self.may_view)
        self.broadcast_room()
        self.service.bus.publish(TableChanged(self.service.bus.name, self.id))
        if game is not None:
            self.viewers.send_each(self.presenter.show_all)
            self._announce(change.notice)
            if self.consent.request is not None:
                self._spawn(self._review_undo())

    def _note_start(self, before: Roster, has_started: bool) -> None:
        """Count the time of a decision anew if the game has begun, or if a player has it back from a bot."""
        if self._game is not None and (has_started or _has_returned(before, self.roster, self._game.decider)):
            self.moved_at = self.service.game_time()

    async def _review_undo(self) -> None:
        with suppress(TableError):  # the game has moved on
            await self.consent.review(self.roster.seats)

    def set_rematch(self, game: str) -> None:
        """Show all viewers the table of the rematch; the link is already stored."""
        self.roster = replace(self.roster, rematch=game)
        self.broadcast_room()
        self.service.bus.publish(TableChanged(self.service.bus.name, self.id))

    # Other processes

    async def receive(self, message: TableMessage) -> None:
        """Handle a message about this table from another process."""
        match message:
            case ChatSent(data=data):
                self.viewers.send_data(data)
            case PresenceChanged(sender=sender, visitors=visitors):
                self.service.remote_presence.update(sender, self.id, visitors)
                self._remote_presence_update.request()
                self._bot_turns.stop_unless(self.has_audience)
            case UndoRequested(entry=entry, request=request):
                await self.consent.merge(self.roster.seats, request, entry)
                self.broadcast_room()
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
        has_started = self._game is None and bool(stored.head)
        self.changed = stored.summary.changed
        self.timekeeper.load(stored.roster.terms.clock, stored.clock)
        self.set_state(stored.roster, restore_game(stored) if has_started else self._game)
        self._note_start(old, has_started)
        self._arm_clock()
        self.viewers.restrict(self.may_view)  # before anything is sent
        if has_started:
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
            self.broadcast_room()
            if self._game is not None and (old.seats, old.status) != (self.roster.seats, self.roster.status):
                self.viewers.send_each(self.presenter.show_all)
        self._bot_turns.stop_unless(self._wants_bots)

    # Viewers

    def room(self) -> m.Room:
        return mapping.room(
            self.roster, self.presence.visitors(), self.consent.request, self.is_open, self.absence
        )

    @property
    def absence(self) -> Absence | None:
        """The player who has to decide, if they are not at the table and others may replace them."""
        moment = self.service.game_time()
        self.presence.observe(moment)
        patience_s = absence.patience_of(self.roster.terms, self.service.patience_s)
        seat = None if self._game is None or self.roster.status != "playing" else self._game.decider
        person = None if seat is None else self.roster.seats[seat].person
        if patience_s is None or seat is None or person is None or len(self.roster.people) < 2:
            return None
        if self.presence.is_viewing(person):
            return None
        since = max(self.moved_at, self.presence.left_at(person) or self.moved_at)
        return Absence(seat, max(0.0, since + patience_s - moment))

    def broadcast_room(self) -> None:
        """Send the room to all viewers; after many changes, a moment later."""
        self._room_update.request()

    def _send_room(self) -> None:
        self.viewers.send(self.room())

    def _send_presence(self) -> None:
        self._send_room()
        self.presence.publish()

    def _undo_request_changed(self, request: UndoRequest | None, entry: int) -> None:
        self.broadcast_room()
        self.service.bus.publish(UndoRequested(self.service.bus.name, self.id, entry, request))

    def presence_changed(self) -> bool:
        """A visitor came, left, or changed their name or visibility; whether the room was sent at once."""
        is_sent = self._presence_update.request()
        self.wake_bot(is_late=True)
        return is_sent

    def remove(self, listener: Listener) -> None:
        """A connection no longer views the table."""
        if listener in self.viewers:
            self.viewers.discard(listener)
            if listener.person is not None and listener.person.id:
                self.presence_changed()
            else:
                self._bot_turns.stop_unless(self.has_audience)

    # Clocks and bots

    def _arm_clock(self) -> None:
        self.timekeeper.arm(self._game is not None and self.roster.status == "playing")

    def _check_clock_soon(self) -> None:
        self._attempt(self.check_clock())

    async def check_clock(self) -> None:
        """Apply the table's timeout rule if a clock has reached zero."""

        def expire(roster: Roster) -> Roster:
            # Under the lock: the player may have decided at the last moment.
            seat = self.timekeeper.overdue()
            if seat is None or roster.status != "playing" or roster.seats[seat].kind != "human":
                return roster
            _log.info("timeout", game=self.id, seat=seat, rule=roster.terms.timeout)
            if roster.terms.timeout == "stop":
                return roster.ended("stopped")
            return roster.taken_over(seat, roster.terms.level, self.game.now.turn)

        if self.timekeeper.overdue() is not None:
            await self.change(expire)
        if not self.timekeeper.is_armed:
            self._arm_clock()

    @property
    def thinking(self) -> m.Thinking | None:
        """The bot that thinks now."""
        seat = None if self._game is None else self._game.bot_to_move
        return None if seat is None or not self._bot_turns.is_thinking else m.Thinking(seat)

    @property
    def has_audience(self) -> bool:
        """Whether a person plays or watches; otherwise the bots of the table pause."""
        return self.roster.has_player or self.presence.is_watched

    @property
    def _is_too_long(self) -> bool:
        limits, game = self.service.limits, self._game
        return limits is not None and game is not None and not game.is_open and not limits.allows_moves(game)

    @property
    def _wants_bots(self) -> bool:
        return self.roster.status == "playing" and self.has_audience and not self._is_too_long

    def wake_bot(self, is_late: bool = False) -> None:
        """Have a bot think if it holds the open decision, and stop one that thinks about the past.

        The process that stored the last entry does so, or, if `is_late`, any process after a while.
        """
        if self._game is None:
            return
        self._bot_turns.stop_if_stale(self._game)
        if self._game.is_open:
            self._bot_turns.end(self._game)
        is_wanted = self._wants_bots
        self._bot_turns.stop_unless(is_wanted)
        is_others = self.service.bus.is_shared and self.service.game_time() - self.moved_at < BOT_TAKEOVER_S
        if self.roster.status != "playing" or (is_late and is_others):
            return
        if self._is_too_long:
            self._change_later(lambda roster: roster.ended("stopped"))
        elif absence.resume(self.roster, self._game) != self.roster:
            self._change_later(lambda roster: absence.resume(roster, self.game))
        elif is_wanted:
            self._bot_turns.start(self._game)

    def _change_later(self, make: Callable[[Roster], Roster]) -> None:
        self._attempt(self.change(lambda roster: make(roster) if roster.status == "playing" else roster))

    def _attempt(self, change: Coroutine[Any, Any, None]) -> None:
        """Start a change that the registry's sweep tries again if it fails."""

        async def attempt() -> None:
            try:
                await change
            except Exception as error:
                _log.error("table not changed", game=self.id, error=type(error).__name__, exc_info=error)

        self._spawn(attempt())

    # Parts

    def _pending_notice(self, moment: Moment, roster: Roster) -> PendingNotice | None:
        """The notice to store with an entry, if the next player is not viewing the table."""
        person = None if self.service.notifier is None else person_to_notify(roster.seats, moment)
        if person is None or self.presence.is_viewing(person):
            return None
        if len(roster.people) == 1 and roster.terms.clock is None:
            return None  # a game against bots can wait
        return PendingNotice(person, self.service.clock())

    def _announce(self, notice: PendingNotice | None) -> None:
        """Notify observers, the notifier and bots that the game has changed."""
        for observer in self.service.observers:
            observer.table_changed(self.roster, self.game.is_replay)
        if notice is not None and self.service.notifier is not None:
            deadline = self.timekeeper.deadline
            if deadline is not None:
                deadline = self.service.game_time.to_wall(deadline)
            self.service.notifier.notify(notice.person, self.roster, deadline)
        self.wake_bot()

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start work that is completed before the table is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def stop(self) -> None:
        """Stop bots and clocks."""
        self._bot_turns.stop()
        self.timekeeper.stop()
        for update in (self._room_update, self._presence_update, self._remote_presence_update):
            update.cancel()

    async def close(self, message: m.Refused | None = None) -> None:
        """Stop, finish what is being stored, and disconnect all viewers if there is a message for them."""
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if message is not None:
            self.viewers.disconnect(message)


def _has_returned(before: Roster, roster: Roster, decider: int | None) -> bool:
    """Whether a change of the roster gave the open decision back to a player."""
    return decider is not None and before.seats[decider].is_bot and not roster.seats[decider].is_bot
