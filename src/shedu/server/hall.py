"""All tables of a server: new ones, stored ones, and those that are open now."""

import asyncio
import secrets
from random import Random

import structlog

from shedu.engine.position import SEED_LIMIT, Position, seats_from
from shedu.engine.record import format_record, full_record, parse_record
from shedu.engine.rules import Rules
from shedu.players.registry import player_names
from shedu.server import messages as m
from shedu.server.bots import Bots
from shedu.server.live import LiveTable
from shedu.server.replay import read_replay
from shedu.server.storage import NewEntry, StoredGame, Writer, now
from shedu.server.table import Table

LISTED = 500  # games in a list
KEPT = 200  # open tables that are kept though nobody looks
_log = structlog.get_logger("hall")


class UnknownGameError(LookupError):
    """There is no game of this id."""


def new_id() -> str:
    """An id that nobody guesses, for addresses."""
    return secrets.token_urlsafe(9)


class Hall:
    """The tables of a server."""

    def __init__(self, writer: Writer, bots: Bots) -> None:
        self.writer = writer
        self.bots = bots
        self._open: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def list(self) -> list[m.GameInfo]:
        """The games there are, those that changed last first."""
        return await self.writer.run(self.writer.storage.infos, LISTED)

    async def begin(self, wish: m.NewGame) -> m.GameInfo:
        """A new game; ValueError says what cannot be."""
        table = new_table(wish)
        started = now()
        info = table.info(started, started)
        await self.writer.run(self.writer.storage.add_game, format_record(table.head), info)
        _log.info("game begun", game=table.game, preset=info.preset, seats=len(info.seats))
        self._take_in(LiveTable(table, started, self.writer, self.bots)).wake_bot()
        return info

    async def open_record(self, text: str) -> m.GameInfo:
        """A record, to be looked at; TextError or RefusedError of the engine says what is wrong with it."""
        table = await asyncio.to_thread(read_replay, new_id(), text)
        started = now()
        info = table.info(started, started)
        entries = [NewEntry(moment.number, moment.seat, moment.text) for moment in table.moments[1:]]
        await self.writer.run(self.writer.storage.add_game, format_record(table.head), info, entries)
        _log.info("record opened", game=table.game, entries=len(entries))
        self._take_in(LiveTable(table, started, self.writer, self.bots))
        return info

    async def open(self, game: str) -> LiveTable:
        """The open table of a game, read from the storage if need be; UnknownGameError."""
        if game in self._open:
            live = self._open.pop(game)  # to the end: used last
            self._open[game] = live
            return live
        if game not in self._opening:
            self._opening[game] = asyncio.create_task(self._read(game))
            self._opening[game].add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(self._opening[game])

    async def _read(self, game: str) -> LiveTable:
        stored = await self.writer.run(self.writer.storage.game, game)
        if stored is None:
            raise UnknownGameError(game)
        table = await asyncio.to_thread(stored_table, stored)
        live = self._take_in(LiveTable(table, stored.started, self.writer, self.bots))
        live.wake_bot()
        return live

    def _take_in(self, live: LiveTable) -> LiveTable:
        self._open[live.table.game] = live
        surplus = len(self._open) - KEPT
        for game in [game for game, other in self._open.items() if other.is_idle][: max(0, surplus)]:
            if game != live.table.game:
                del self._open[game]
        return live

    async def info(self, game: str) -> m.GameInfo:
        """What a list says of a game; UnknownGameError."""
        stored = await self.writer.run(self.writer.storage.info, game)
        if stored is None:
            raise UnknownGameError(game)
        return stored

    async def delete(self, game: str) -> None:
        """Remove a game for good and send away who looks at it; UnknownGameError."""
        live = self._open.pop(game, None)
        if live is not None:
            await live.close(m.Refused("this game was deleted", "gone"))
        if not await self.writer.run(self.writer.storage.delete_game, game):
            raise UnknownGameError(game)
        _log.info("game deleted", game=game)

    async def wake_bots(self) -> None:
        """Open every table at which a bot is to decide, so that it goes on."""
        for info in await self.list():
            if info.to_decide is not None and info.seats[info.to_decide].kind == "bot":
                await self.open(info.id)

    def hush(self) -> None:
        """Have every bot stop thinking."""
        for live in self._open.values():
            live.hush()

    async def close(self) -> None:
        """Leave every table as it is."""
        for live in list(self._open.values()):
            await live.close()
        self._open.clear()


def new_table(wish: m.NewGame) -> Table:
    """A table as somebody wants it; ValueError says what cannot be."""
    rules = Rules.of(wish.preset, wish.options)
    seats_from([seat.dynasty for seat in wish.seats])
    for seat in wish.seats:
        if seat.kind == "bot" and seat.level not in player_names():
            raise ValueError(f"there is no bot {seat.level!r}: choose from {', '.join(player_names())}")
        if len(seat.name) > 40 or any(not char.isprintable() or char == "#" for char in seat.name):
            raise ValueError("a name is one line of at most 40 characters without #")
    seed = secrets.randbelow(SEED_LIMIT + 1) if wish.seed is None else wish.seed
    seats = [_tidy(seat) for seat in _from_first(wish, seed)]
    start = Position.new(rules, [seat.dynasty for seat in seats], seed)
    names: dict[str, str] = {
        seat.dynasty: name for seat in seats if (name := seat.name or (seat.level or "").capitalize())
    }
    return Table(new_id(), full_record(start, seed, names), seats)


def _from_first(wish: m.NewGame, seed: int) -> list[m.NewSeat]:
    """The seats in order from the one who begins, who is drawn if nobody was named."""
    dynasties = [seat.dynasty for seat in wish.seats]
    if wish.first is None:
        number = Random(seed).randrange(len(dynasties))
    elif wish.first in dynasties:
        number = dynasties.index(wish.first)
    else:
        raise ValueError(f"{wish.first} does not play and cannot begin")
    return [*wish.seats[number:], *wish.seats[:number]]


def _tidy(seat: m.NewSeat) -> m.NewSeat:
    level = seat.level if seat.kind == "bot" else None
    return m.NewSeat(seat.dynasty, seat.kind, level, " ".join(seat.name.split()))


def stored_table(stored: StoredGame) -> Table:
    """A table as it was when it was stored."""
    table = Table(stored.id, parse_record(stored.head), stored.seats, stored.is_replay)
    table.restore(stored.entries)
    return table
