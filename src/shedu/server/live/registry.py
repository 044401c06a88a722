"""The registry of tables: creates them, loads them from the database, and keeps the open ones."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import assert_never
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import DBAPIError

from shedu.engine.record import format_record
from shedu.server.background import Tasks
from shedu.server.cluster.admin_commands import AdminCommands
from shedu.server.cluster.game_time import TICK_INTERVAL_S
from shedu.server.cluster.heartbeat import HEARTBEAT_INTERVAL_S, Heartbeat
from shedu.server.cluster.messages import (
    BusMessage,
    ChatSent,
    EntryStored,
    Ping,
    PresenceChanged,
    ProcessPresence,
    Resync,
    TableChanged,
    TableMessage,
    TurnNotice,
    UndoRequested,
)
from shedu.server.errors import Code, TableError, UnknownGameError
from shedu.server.live.live_table import LiveTable
from shedu.server.live.service import Service
from shedu.server.people.people import HERE, Person
from shedu.server.storage.batching import BatchedReads
from shedu.server.storage.causes import describe
from shedu.server.storage.database import new_id, now
from shedu.server.storage.quotas import QuotaError
from shedu.server.storage.writer import Writer
from shedu.server.tables.clocks import start_clocks
from shedu.server.tables.games import Games, NewEntry
from shedu.server.tables.replay import read_replay
from shedu.server.tables.roster import Roster, new_roster
from shedu.server.tables.seats import Seat
from shedu.server.tables.start import restore_game, start_game, summarise
from shedu.server.tables.summary import Status, Summary
from shedu.server.tables.terms import Setup, Wish
from shedu.server.wire import messages as m

MAX_LISTED_GAMES = 500
MAX_IDLE_TABLES = 200  # kept in memory though no client uses them
MAX_QUERY_KEYS = 500
SWEEP_INTERVAL_S = HEARTBEAT_INTERVAL_S
_log = structlog.get_logger("registry")


class TableRegistry:
    """The tables of a server."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._open: dict[str, LiveTable] = {}  # the least recently used first
        # Closed tables that a client still holds are found again: two objects for one game would diverge.
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._late = Tasks()  # messages for tables that are being loaded
        self._stored = BatchedReads(service.writer, service.games.games_of)
        self._heartbeat = Heartbeat(service.writer.database, service.clock)
        self._commands = AdminCommands(service.writer.database)
        self._last_command = 0
        self._sweeping: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._evict_above = 0  # open tables
        self._broken: set[str] = set()  # tables whose failure was logged

    @property
    def writer(self) -> Writer:
        return self.service.writer

    @property
    def games(self) -> Games:
        return self.service.games

    @property
    def tables(self) -> Sequence[LiveTable]:
        """The open tables: in use, or used lately."""
        known = list(self._known.values())
        return [live for live in known if live.id in self._open or not live.is_idle]

    def loaded(self, game: str) -> LiveTable | None:
        """The table of a game, if it is in memory."""
        return self._known.get(game)

    async def start(self) -> None:
        """Subscribe to the bus and resume clocks and bots."""
        self._last_command = await self.writer.run(self._commands.last)
        self.service.game_time.start(await self.writer.run(self._heartbeat.join, self.service.bus.is_shared))
        self._ticking = asyncio.create_task(self._tick())
        await self.service.bus.start(self._receive, self._resync, self._process_lost)
        await self.wake_bots()
        self._sweeping = asyncio.create_task(self._sweep())

    # Tables

    async def games_of(self, person: Person) -> list[Summary]:
        """A person's games, the last changed first; on one machine, all games."""
        if person is HERE:
            return await self.writer.run(self.games.summaries, MAX_LISTED_GAMES)
        found = await self.writer.run(self.games.summaries_of, person.id, MAX_LISTED_GAMES)
        return [self.dated(summary) for summary in found]

    async def lobby(self) -> list[Summary]:
        """Waiting tables that anyone may join."""
        return await self.writer.run(self.games.lobby, MAX_LISTED_GAMES)

    async def create(self, wish: Wish, person: Person = HERE) -> Summary:
        """Create a table; the game starts if no seat is open. ValueError if the request is invalid."""
        roster = new_roster(new_id(), wish, person, self.service.game_time())
        game, clocks, head, started = None, None, "", now()
        if roster.status == "playing":
            roster, game = start_game(roster, wish.seed)
            head = format_record(game.head)
            decider = None if game.bot_to_move is not None else game.decider
            clocks = start_clocks(roster.terms.clock, len(roster.seats), decider, self.service.game_time())
        summary = summarise(roster, game, started, started)
        moment = None if game is None else game.now
        limit = None if self.service.limits is None else self.service.limits.open_tables
        try:
            await self.writer.run(self.games.add, roster, summary, head, (), clocks, moment, limit)
        except QuotaError:
            reason = f"You host {limit} tables that are not over. Finish or delete one first."
            raise TableError(Code.MANY_TABLES, reason) from None
        _log.info("table created", game=roster.game, preset=summary.preset, seats=len(roster.seats))
        state = None if clocks is None else clocks.state
        live = self._keep(LiveTable(roster, game, started, self.service, state))
        for observer in self.service.observers:
            observer.table_changed(roster, is_replay=False)
        live.automation.wake_bot()
        return summary

    async def open_record(self, text: str, person: Person = HERE) -> Summary:
        """Open a record for viewing; TextError or RecordError if it is invalid."""
        game = await asyncio.to_thread(read_replay, new_id(), text)
        started, rules = now(), game.head.rules
        seats = tuple(Seat(seat.dynasty, "human", None, seat.name) for seat in game.seats)
        setup = Setup(rules.preset, rules.options)
        status: Status = "over" if game.now.position.is_over else "stopped"
        roster = Roster(game.id, setup, person.id or None, seats, status)
        summary = summarise(roster, game, started, started)
        entries = [NewEntry(number, *entry) for number, entry in enumerate(game.entries, 1)]
        head, limit = format_record(game.head), None
        if self.service.limits is not None:
            limit = self.service.limits.open_records
        try:
            await self.writer.run(self.games.add, roster, summary, head, entries, None, game.now, limit)
        except QuotaError:
            reason = f"You have opened {limit} records. Delete one first."
            raise TableError(Code.MANY_TABLES, reason) from None
        _log.info("record opened", game=game.id, entries=len(entries))
        self._keep(LiveTable(roster, game, started, self.service))
        return summary

    async def open(self, game: str) -> LiveTable:
        """The live table of a game, loaded from the database if necessary; UnknownGameError."""
        live = self._known.get(game)
        if live is not None and not live.is_deleted:
            return self._keep(live)
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game))
            self._loading[game].add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(self._loading[game])

    async def _load(self, game: str) -> LiveTable:
        stored = await self._stored.get(game)
        if stored is None:
            raise UnknownGameError(game)
        restored = restore_game(stored) if stored.head else None
        live = self._keep(LiveTable.of(stored, restored, self.service))
        live.automation.wake_bot(is_late=True)
        return live

    def _keep(self, live: LiveTable) -> LiveTable:
        """Mark a table as used, and evict the idle tables that were used least recently."""
        self._open.pop(live.id, None)
        self._open[live.id] = self._known[live.id] = live
        if len(self._open) > self._evict_above:
            surplus = len(self._open) - MAX_IDLE_TABLES
            for other in [other for other in self._open.values() if other.is_idle][:surplus]:
                if other is not live:
                    del self._open[other.id]
            # With many tables in use, the scan runs once per ten per cent of growth, not for every table.
            self._evict_above = max(MAX_IDLE_TABLES, len(self._open) * 11 // 10)
        return live

    async def summary(self, game: str) -> Summary:
        """A game's summary; UnknownGameError."""
        stored = await self.writer.run(self.games.summary, game)
        if stored is None:
            raise UnknownGameError(game)
        return self.dated(stored)

    def dated(self, summary: Summary) -> Summary:
        """With the deadline in seconds since 1970 instead of game time."""
        deadline = summary.deadline
        return (
            summary
            if deadline is None
            else replace(summary, deadline=self.service.game_time.to_wall(deadline))
        )

    async def delete(self, game: str) -> None:
        """Delete a game and disconnect its viewers; UnknownGameError."""
        self._open.pop(game, None)
        live = self._known.pop(game, None)
        if live is not None:
            await live.close(m.Refused("This game was deleted.", Code.GONE))
        changed = await self.writer.run(self.games.delete, game)
        if not changed:
            raise UnknownGameError(game)
        for each in changed:
            await self._receive(TableChanged("", each))
            self.service.bus.publish(TableChanged(self.service.bus.name, each))
        _log.info("game deleted", game=game)

    async def rematch(self, live: LiveTable, person: Person, seal: str) -> str:
        """The table of a game's rematch, created by the first player who asks."""
        old = live.roster
        if old.rematch is None:
            own = person.id or None
            seats = [
                replace(
                    seat,
                    kind="open" if seat.kind == "human" and seat.person != own else seat.kind,
                    person=None,
                    left=None,
                )
                for seat in old.seats
            ]
            wish = Wish(seats, old.setup.preset, old.setup.options, terms=old.terms, seal=seal)
            summary = await self.create(wish, person)
            first = await self.writer.run(self.games.set_rematch, live.id, summary.id)
            if first != summary.id:
                await self.delete(summary.id)  # another player was faster
            live.set_rematch(first or summary.id)
        assert live.roster.rematch is not None
        return live.roster.rematch

    # Other processes and admin commands

    async def _receive(self, message: BusMessage) -> None:
        match message:
            case TurnNotice(person=person, data=data):
                if self.service.notifier is not None:
                    self.service.notifier.deliver(person, data)
            case ProcessPresence(sender=sender, tables=tables):
                self._broadcast_rooms(self.service.remote_presence.replace(sender, tables))
            case EntryStored() | TableChanged() | ChatSent() | PresenceChanged() | UndoRequested():
                await self._receive_for_table(message)
            case Ping() | Resync():
                pass  # the bus handles them
            case _:
                assert_never(message)

    async def _receive_for_table(self, message: TableMessage) -> None:
        live = self.loaded(message.game)
        if live is not None:
            await self._forward(live, message)
        elif isinstance(message, PresenceChanged):
            self.service.remote_presence.update(message.sender, message.game, message.visitors)
        elif message.game in self._loading:  # what was read may be older than the message
            self._late.start(self._forward_late(message))

    async def _forward_late(self, message: TableMessage) -> None:
        try:
            await self._forward(await self.open(message.game), message)
        except UnknownGameError:
            pass
        except Exception as error:
            _log.error(
                "message for a table that was being loaded failed",
                game=message.game,
                error=type(error).__name__,
                exc_info=error,
            )

    async def _forward(self, live: LiveTable, message: TableMessage) -> None:
        await live.receive(message)
        if live.is_deleted:
            self._open.pop(message.game, None)
            self._known.pop(message.game, None)

    async def _process_lost(self, process: str) -> None:
        """Remove a lost process's visitors and take over its bots."""
        _log.warning("process lost", process=process)
        self._broadcast_rooms(self.service.remote_presence.remove_process(process))
        await self.wake_bots()

    def _broadcast_rooms(self, games: Iterable[str]) -> None:
        for game in games:
            live = self.loaded(game)
            if live is not None:
                live.updates.room_changed()

    async def apply_admin_commands(self) -> None:
        """Reload the tables that an administrator changed in the database, and hide removed chat lines."""
        for number, kind, target in await self.writer.run(self._commands.after, self._last_command):
            self._last_command = number
            if kind == "line":
                self._hide_line(target)
                continue
            game = target
            await self._receive(TableChanged("", game))
            summary = await self.writer.run(self.games.summary, game)
            if summary is not None and summary.awaits_bot:
                await self._for_each([game], self._wake_bot)

    def _hide_line(self, target: str) -> None:
        game, _, number = target.partition(" ")
        live = self.loaded(game)
        if live is not None:
            live.chat.hide(int(number))

    async def _resync(self) -> None:
        """Compare all tables in memory with the database, and report this process's visitors."""
        games = list(self._known)
        for start in range(0, len(games), MAX_QUERY_KEYS):
            batch = games[start : start + MAX_QUERY_KEYS]
            for game, (entries, changed) in (await self.writer.run(self.games.versions, batch)).items():
                live = self.loaded(game)
                if live is not None and (entries != live.entry or changed > live.changed):
                    await self._for_each([game], self._reload)
        visitors = {live.id: live.viewers.visitors() for live in self.tables if len(live.viewers)}
        self.service.bus.publish(ProcessPresence(self.service.bus.name, visitors))

    # Time

    async def _tick(self) -> None:
        """Read the game time often, so that a gap shows that the process was suspended."""
        while True:
            await asyncio.sleep(TICK_INTERVAL_S)
            self.service.game_time()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_S)
            try:
                await self.apply_admin_commands()
                await self.check_clocks()
                for live in self.tables:
                    live.automation.wake_bot(is_late=True)
            except Exception as error:
                _log.error("sweep of commands, clocks and bots failed", cause=describe(error), exc_info=error)

    async def check_clocks(self) -> None:
        """Apply the timeout rule of all tables with a clock at zero."""
        await self._beat()
        overdue = await self.writer.run(self.games.overdue, self.service.game_time())
        await self._for_each(overdue, lambda live: live.automation.check_clock())

    async def _beat(self) -> None:
        """Exchange the game time with the other processes."""
        game_time, is_shared = self.service.game_time, self.service.bus.is_shared
        game_time.catch_up(await self.writer.run(self._heartbeat.beat, game_time(), is_shared))

    async def wake_bots(self) -> None:
        """Load every table at which a bot holds the open decision, so that it continues."""
        await self._for_each(await self.writer.run(self.games.awaiting_bots), self._wake_bot)

    async def _wake_bot(self, live: LiveTable) -> None:
        live.automation.wake_bot()

    async def _reload(self, live: LiveTable) -> None:
        await live.receive(TableChanged("", live.id))

    async def _for_each(self, games: Iterable[str], work: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Do something at tables; one that cannot be loaded or changed does not hold up the others."""
        for game in games:
            try:
                await work(await self.open(game))
            except UnknownGameError:  # deleted in the meantime
                pass
            except DBAPIError:  # concerns all tables
                raise
            except Exception as error:
                if game not in self._broken:
                    self._broken.add(game)
                    _log.error("table left out", game=game, error=type(error).__name__, exc_info=error)

    # The end

    def stop(self) -> None:
        """Stop all bots and clocks."""
        for task in (self._sweeping, self._ticking):
            if task is not None:
                task.cancel()
        for live in self.tables:
            live.stop()

    async def close(self) -> None:
        """Finish what is being stored."""
        await self._beat()
        for live in self.tables:
            await live.close()
        self._open.clear()
        await self.service.bus.close()
