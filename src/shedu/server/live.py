"""A table that people and bots sit at: what is done is stored first, then told to all who look."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

import msgspec
import structlog

from shedu.server import messages as m
from shedu.server.bots import Bots
from shedu.server.storage import NewEntry, TakenError, Writer, now
from shedu.server.table import Moment, RefusedError, Table

T = TypeVar("T")
FALLBACK = "random"  # who decides for a bot that fails
_log = structlog.get_logger("table")
_encoder = msgspec.json.Encoder()


def encode(message: m.FromServer) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


class Listener(Protocol):
    """Somebody who looks at a table."""

    viewer: int | None

    def send(self, data: bytes) -> None:
        """Have a message sent soon."""

    def leave(self, message: m.Refused) -> None:
        """Say why and hang up."""


class LiveTable:
    """A table with those who look at it, its bots and its storage."""

    def __init__(self, table: Table, started: str, writer: Writer, bots: Bots) -> None:
        self.table = table
        self.started = started
        self.listeners: set[Listener] = set()
        self.guests = 0  # open sockets, whether they look yet or not
        self._writer = writer
        self._bots = bots
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_at = -1

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, thinks or writes."""
        return not self.guests and not self._tasks

    async def play(self, viewer: int | None, entry: int, move: str) -> Moment:
        """Make a move; RefusedError. Everybody has been told when this returns."""
        return await self._finish(self._add_move(entry, viewer, move))

    async def undo(self, viewer: int | None, entry: int, ply: int) -> Moment:
        """Take moves back; RefusedError."""
        return await self._finish(self._add_undo(entry, viewer, ply))

    async def advise(self, viewer: int | None, entry: int, level: str, language: str) -> m.Hint:
        """What a bot would do in the viewer's place; RefusedError."""
        table = self.table
        if entry != table.now.number:
            raise RefusedError("stale", "the table has moved on")
        if viewer is None or table.decider != viewer:
            raise RefusedError("not-yours", "it is not this seat that is to decide")
        moves, chances = await self._bots.advise(level, table.bot_seed(), table.view(viewer), language)
        return m.Hint(entry, moves, chances)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do some work to its end, though whoever asked for it may go away meanwhile."""
        return await asyncio.shield(self._spawn(work))

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _add_move(self, entry: int, seat: int | None, move: str) -> Moment:
        async with self._lock:
            return await self._store(self.table.propose_move(entry, seat, move))

    async def _add_undo(self, entry: int, seat: int | None, ply: int) -> Moment:
        async with self._lock:
            return await self._store(self.table.propose_undo(entry, seat, ply))

    async def _store(self, moment: Moment) -> Moment:
        """Keep a proposed moment for good, then go on to it and tell everybody."""
        table = self.table
        if moment.number <= table.now.number:
            return moment  # said twice
        changed = now()
        entry = NewEntry(moment.number, moment.seat, moment.text)
        info = table.info(self.started, changed, moment)
        try:
            await self._writer.run(self._writer.storage.add_entry, entry, info)
        except TakenError:
            await self._catch_up()
            raise RefusedError("stale", "somebody else was faster") from None
        table.accept(moment)
        _log.info("entry", game=table.game, entry=moment.number, seat=moment.seat, undo=moment.is_undo)
        self._broadcast(moment)
        self.wake_bot()
        return moment

    async def _catch_up(self) -> None:
        """Somebody else wrote to this game: read what there is, and show it."""
        table = self.table
        stored = await self._writer.run(self._writer.storage.game, table.game)
        if stored is not None:
            table.restore(stored.entries[table.now.number :])
        for listener in list(self.listeners):
            listener.send(encode(table.show(listener.viewer)))
        self.wake_bot()

    def _broadcast(self, moment: Moment) -> None:
        told: dict[int | None, bytes] = {}
        for listener in list(self.listeners):
            viewer = listener.viewer
            if viewer not in told:
                told[viewer] = encode(self.table.tell(viewer, moment))
            listener.send(told[viewer])

    # Bots

    @property
    def thinking(self) -> m.Thinking | None:
        """The bot that thinks now."""
        seat = self.table.thinker
        return None if seat is None or self._thinking is None else m.Thinking(seat)

    def wake_bot(self) -> None:
        """Have the bot think that is to decide; one that thinks about what is past stops."""
        number = self.table.now.number
        if self._thinking is not None and self._thinking_at != number:
            self._thinking.cancel()
            self._thinking = None
        if self.table.thinker is not None and self._thinking is None:
            self._thinking_at = number
            self._thinking = self._spawn(self._think(self.table.thinker, number))

    async def _think(self, seat: int, number: int) -> None:
        table = self.table
        for listener in list(self.listeners):
            listener.send(encode(m.Thinking(seat)))
        try:
            text = await self._choose(seat, number)
        except Exception as error:
            _log.error("nobody could decide for a bot", game=table.game, error=type(error).__name__)
            self._thinking = None  # whoever looks next has it tried again
            return
        if table.now.number == number:
            self._spawn(self._add_bot_move(number, seat, text))

    async def _choose(self, seat: int, number: int) -> str:
        """The bot's move; if it fails or cannot be played, that of a simpler one."""
        table = self.table
        level = table.seats[seat].level or FALLBACK
        seed, view = table.bot_seed(), table.view(seat)
        try:
            text = await self._bots.decide(level, seed, view)
            table.propose_move(number, seat, text)
        except RefusedError as error:
            if error.code == "stale":
                return text
            _log.error("a bot's move was refused", game=table.game, level=level, code=error.code)
        except Exception as error:
            _log.error("a bot failed", game=table.game, level=level, error=type(error).__name__)
        else:
            return text
        return await self._bots.decide(FALLBACK, seed, view)

    async def _add_bot_move(self, number: int, seat: int, text: str) -> None:
        try:
            await self._add_move(number, seat, text)
        except RefusedError:  # somebody took his move back meanwhile
            self.wake_bot()

    def hush(self) -> None:
        """Stop thinking."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def close(self, message: m.Refused | None = None) -> None:
        """Stop thinking, finish what is being written, and send everybody away, if there is a word for it."""
        self.hush()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for listener in list(self.listeners):
            if message is not None:
                listener.leave(message)
