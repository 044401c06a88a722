"""All tables of a server: new ones, stored ones, and those that are open now."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import cast
from weakref import WeakValueDictionary

import structlog

from shedu.engine.record import format_record
from shedu.server.cluster.admin_commands import Orders
from shedu.server.cluster.bus import News
from shedu.server.cluster.heartbeat import Pulse
from shedu.server.errors import Code, UnknownGameError
from shedu.server.live.live_table import LiveTable, Service
from shedu.server.live.replay import read_replay
from shedu.server.people.people import HERE, Person
from shedu.server.storage.batching import Together
from shedu.server.storage.database import NewEntry, Writer, new_id, now
from shedu.server.tables.clocks import fresh
from shedu.server.tables.roster import Gathering, gather
from shedu.server.tables.start import begin, begun_table, info_of
from shedu.server.wire import messages as m

LISTED = 500  # games in a list
WOKEN = 100_000  # that are looked through for bots at the start
KEPT = 200  # open tables that are kept though nobody looks
PATIENCE = 15.0  # seconds without a sign of life after which no other process is taken to live
SWEEP = 5.0  # seconds between two looks for whose time is up, and for bots that nobody woke
_log = structlog.get_logger("hall")


def _waits_for_bot(info: m.GameInfo) -> bool:
    return info.to_decide is not None and info.seats[info.to_decide].kind == "bot"


class Hall:
    """The tables of a server."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._open: dict[str, LiveTable] = {}
        # Those that were put away, too, while somebody holds them: two of one game would not hear each other.
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._late: set[asyncio.Task[None]] = set()  # news of tables that are being opened
        self._stored = Together(service.writer, service.writer.storage.games_of)
        self._pulse = Pulse(service.writer.storage)
        self._sweeping: asyncio.Task[None] | None = None
        self._tidy_at = 0
        self._orders = Orders(service.writer.storage)
        self._order = 0  # the last one that was obeyed

    @property
    def writer(self) -> Writer:
        """What keeps all of it."""
        return self.service.writer

    @property
    def tables(self) -> Sequence[LiveTable]:
        """Those that are open now: used lately, or somebody is there."""
        known = list(self._known.values())
        return [live for live in known if live.id in self._open or not live.is_idle]

    def at(self, game: str) -> LiveTable | None:
        """The table of a game, if anybody has it here."""
        return self._known.get(game)

    async def start(self) -> None:
        """Listen to other processes, and have bots and clocks go on."""
        self._order = await self.writer.run(self._orders.last)
        patience = PATIENCE if self.service.bus.is_shared else 0.0
        resumed = await self.writer.run(self._pulse.resume, self.service.clock(), patience)
        if resumed:
            _log.info("clocks go on", games=resumed)
        await self.service.bus.start(self._hear, self._look_around, self._mourn)
        await self.wake_bots()
        self._sweeping = asyncio.create_task(self._sweep())

    async def games_of(self, person: Person) -> list[m.GameInfo]:
        """The games of a person, those that changed last first; at one machine, all of them."""
        storage = self.writer.storage
        if person is HERE:
            return await self.writer.run(storage.infos, LISTED)
        return await self.writer.run(storage.infos_of, person.id, LISTED)

    async def lobby(self) -> list[m.GameInfo]:
        """The tables that wait for anybody."""
        return await self.writer.run(self.writer.storage.lobby, LISTED)

    async def begin(self, wish: m.NewGame, person: Person = HERE) -> m.GameInfo:
        """A new table; the game begins if all is settled. ValueError says what cannot be."""
        gathering = gather(new_id(), wish, person, self.service.clock())
        wish = gathering.wish
        table = None
        if gathering.status == "playing":
            gathering, table = begin(gathering)
        started = now()
        info = info_of(gathering, table, started, started)
        clock, deadline = "", None
        if table is not None:
            decider = None if table.bot_to_move is not None else table.decider
            clock, deadline = fresh(wish.terms.clock, len(table.seats), decider, self.service.clock())
        await self.writer.run(
            self.writer.storage.add_game,
            "" if table is None else format_record(table.head),
            info,
            (),
            wish,
            "" if gathering.shuffle is None else gathering.shuffle.encode(),
            clock,
            deadline,
        )
        _log.info("table made", game=gathering.game, preset=info.preset, seats=len(info.seats))
        live = self._take_in(LiveTable(gathering, table, started, self.service, clock))
        for follower in self.service.followers:
            follower.moved(live)
        live.wake_bot()
        return info

    async def open_record(self, text: str, person: Person = HERE) -> m.GameInfo:
        """A record, to be looked at; TextError or RefusedError of the engine says what is wrong with it."""
        game = await asyncio.to_thread(read_replay, new_id(), text)
        started = now()
        places = tuple(
            m.Place(cast(m.Dynasty, seat.dynasty), "human", None, seat.name) for seat in game.seats
        )
        gathering = Gathering(game.id, m.NewGame([]), person.id or None, places, "over")
        info = info_of(gathering, game, started, started)
        entries = [NewEntry(number, *entry) for number, entry in enumerate(game.entries, 1)]
        await self.writer.run(self.writer.storage.add_game, format_record(game.head), info, entries)
        _log.info("record opened", game=game.id, entries=len(entries))
        self._take_in(LiveTable(gathering, game, started, self.service))
        return info

    async def open(self, game: str) -> LiveTable:
        """The open table of a game, read from the storage if need be; UnknownGameError."""
        live = self._known.get(game)
        if live is not None and not live.is_gone:
            return self._take_in(live)
        if game not in self._opening:
            self._opening[game] = asyncio.create_task(self._read(game))
            self._opening[game].add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(self._opening[game])

    async def _read(self, game: str) -> LiveTable:
        stored = await self._stored.get(game)
        if stored is None:
            raise UnknownGameError(game)
        table = begun_table(stored) if stored.head else None
        live = self._take_in(LiveTable.of(stored, table, self.service))
        live.wake_bot(is_late=True)
        return live

    def _take_in(self, live: LiveTable) -> LiveTable:
        self._open.pop(live.id, None)
        self._open[live.id] = self._known[live.id] = live  # at the end: used last
        if len(self._open) > self._tidy_at:
            surplus = len(self._open) - KEPT
            for other in [other for other in self._open.values() if other.is_idle][:surplus]:
                if other is not live:
                    del self._open[other.id]
            self._tidy_at = max(KEPT, len(self._open) * 11 // 10)  # not at every table, if many are in use
        return live

    async def info(self, game: str) -> m.GameInfo:
        """What a list says of a game; UnknownGameError."""
        stored = await self.writer.run(self.writer.storage.info, game)
        if stored is None:
            raise UnknownGameError(game)
        return stored

    async def delete(self, game: str) -> None:
        """Remove a game for good and send away who looks at it; UnknownGameError."""
        self._open.pop(game, None)
        live = self._known.pop(game, None)
        if live is not None:
            await live.close(m.Refused("this game was deleted", Code.GONE))
        changed = await self.writer.run(self.writer.storage.delete_game, game)
        if not changed:
            raise UnknownGameError(game)
        for each in changed:
            await self._hear(News("", each))
            self.service.bus.tell(News(self.service.bus.name, each))
        _log.info("game deleted", game=game)

    async def rematch(self, live: LiveTable, person: Person, seal: str) -> str:
        """The table at which the people of a finished one play again: made by the first who asks."""
        if live.gathering.rematch is None:
            old = live.gathering
            seats = [
                m.NewSeat(
                    place.dynasty,
                    "open" if (person.id or None) != place.person and place.kind == "human" else place.kind,
                    place.level,
                    place.name,
                )
                for place in old.places
            ]
            wish = m.NewGame(seats, old.wish.preset, old.wish.options, None, None, old.terms, seal)
            info = await self.begin(wish, person)
            first = await self.writer.run(self.writer.storage.set_rematch, live.id, info.id)
            if first != info.id:
                await self.delete(info.id)  # somebody else was faster
            live.rematch_at(first or info.id)
        assert live.gathering.rematch is not None
        return live.gathering.rematch

    # Other processes, and time

    async def _hear(self, news: News) -> None:
        if news.call:
            if self.service.caller is not None:
                self.service.caller.hear(news.call, news.said)
            return
        if news.everybody is not None:
            self._tell_rooms(self.service.elsewhere.take_all(news.sender, news.everybody))
            return
        live = self.at(news.game)
        if live is not None:
            await self._pass_on(live, news)
        elif news.present is not None:
            self.service.elsewhere.take(news.sender, news.game, news.present)
        elif news.game in self._opening:  # what is being read may be older
            late = asyncio.create_task(self._hear_late(news))
            self._late.add(late)
            late.add_done_callback(self._late.discard)

    async def _hear_late(self, news: News) -> None:
        try:
            await self._pass_on(await self.open(news.game), news)
        except UnknownGameError:
            pass
        except Exception as error:
            _log.error("news came to nothing", game=news.game, error=type(error).__name__)

    async def _pass_on(self, live: LiveTable, news: News) -> None:
        await live.hear(news)
        if live.is_gone:
            self._open.pop(news.game, None)
            self._known.pop(news.game, None)

    async def _mourn(self, process: str) -> None:
        """Another process is gone: its people are not here any more, its bots think here."""
        _log.warning("a process is gone", process=process)
        self._tell_rooms(self.service.elsewhere.forget(process))
        await self.wake_bots()

    def _tell_rooms(self, games: Iterable[str]) -> None:
        for game in games:
            live = self.at(game)
            if live is not None:
                live.tell_room()

    async def obey(self) -> None:
        """Look at the tables that whoever runs the server has changed."""
        for number, game in await self.writer.run(self._orders.after, self._order):
            self._order = number
            await self._hear(News("", game))
            info = await self.writer.run(self.writer.storage.info, game)
            if info is not None and _waits_for_bot(info):
                (await self.open(game)).wake_bot()

    async def _look_around(self) -> None:
        """Something may have been missed: see which tables are behind."""
        games = list(self._known)
        for start in range(0, len(games), 500):
            some = games[start : start + 500]
            for game, (count, changed) in (await self.writer.run(self.writer.storage.counts, some)).items():
                live = self.at(game)
                if live is None:
                    continue
                seen = live.game.now.number if live.has_begun else 0
                if count != seen or changed > live.changed:
                    await live.hear(News("", game))
        here = {live.id: live.here() for live in self.tables if live.listeners}
        bus = self.service.bus
        bus.tell(News(bus.name, "", everybody=here))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.obey()
                await self.look_at_clocks()
                for live in self.tables:
                    live.wake_bot(is_late=True)
            except Exception as error:
                _log.error("looking for whose time is up failed", error=type(error).__name__)

    async def look_at_clocks(self) -> None:
        """See whose time is up."""
        moment = self.service.clock()
        await self.writer.run(self._pulse.beat, moment)
        for game in await self.writer.run(self.writer.storage.due, moment):
            await (await self.open(game)).check_time()

    async def wake_bots(self) -> None:
        """Open every table at which a bot is to decide, so that it goes on."""
        for info in await self.writer.run(self.writer.storage.with_bots, WOKEN):
            if _waits_for_bot(info):
                (await self.open(info.id)).wake_bot()

    def hush(self) -> None:
        """Have every bot stop thinking."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for live in self.tables:
            live.hush()

    async def close(self) -> None:
        """Leave every table as it is."""
        await self.writer.run(self._pulse.beat, self.service.clock())
        for live in self.tables:
            await live.close()
        self._open.clear()
        await self.service.bus.close()
