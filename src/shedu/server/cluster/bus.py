"""Between the processes of a server: each tells the others what changed at which table.

The database decides; the bus only wakes. What is lost on it, or comes out of order, is read from
the database: a news item with a gap before it, or a bus that was away, makes a process look.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
import structlog
from msgspec import Struct

from shedu.server.wire.messages import UndoWish, Visitor

_log = structlog.get_logger("bus")
CHANNEL = "shedu.tables"
EVERYWHERE = "*"  # in place of a table: look at all of them
BEAT = 5.0  # seconds between two signs of life to oneself
PATIENCE = 3  # signs that may be missing before the connection is made anew
RETRY = 0.5


class News(Struct, frozen=True, omit_defaults=True):
    """Something changed at a table; with an entry, what it was."""

    sender: str
    game: str
    number: int = 0  # of the entry
    seat: int = -1
    text: str = ""
    clock: str = ""
    said: bytes = b""  # a line of the chat, as it is sent, or what the called one is told
    call: str = ""  # the person whose turn it is now, and who does not look
    present: list[Visitor] | None = None  # who looks at the table, at the sender's
    everybody: dict[str, list[Visitor]] | None = None  # who looks at which table there, all of them
    undo: list[UndoWish] | None = None  # what somebody asks for, or nothing any more
    undo_at: int = -1  # at which entry


Hear = Callable[[News], Awaitable[None]]
LookAround = Callable[[], Awaitable[None]]
Mourn = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    """How the processes of a server speak to each other."""

    is_shared: bool
    name: str

    async def start(self, hear: Hear, look_around: LookAround, mourn: Mourn) -> None:
        """Listen from now on.

        `look_around` is called whenever something may have been missed, `mourn` when a process has
        fallen silent.
        """

    def tell(self, news: News) -> None:
        """Tell the others, soon."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """For a server that is one process."""

    is_shared = False
    name = ""

    async def start(self, hear: Hear, look_around: LookAround, mourn: Mourn) -> None:
        """Nobody else is there."""

    def tell(self, news: News) -> None:
        """Nobody hears."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisBus:
    """One channel of a Redis or Valkey server, watched over: it is joined again whenever it falls silent."""

    is_shared = True

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415  # an extra

        self.name = secrets.token_hex(8)
        self._redis = Redis.from_url(url, socket_timeout=BEAT, socket_connect_timeout=2)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._heard = 0.0
        self._has_lost = False  # something could not be told
        self._others: dict[str, float] = {}  # when each was last heard
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(News).decode

    async def start(self, hear: Hear, look_around: LookAround, mourn: Mourn) -> None:
        """Join the channel, and keep to it."""
        self._tasks = [
            asyncio.create_task(self._listen(hear, look_around)),
            asyncio.create_task(self._speak()),
            asyncio.create_task(self._beat(mourn)),
        ]

    def tell(self, news: News) -> None:
        """Have it published; what does not fit is found in the database."""
        try:
            self._waiting.put_nowait(self._encode(news))
        except asyncio.QueueFull:
            self._has_lost = True

    async def _listen(self, hear: Hear, look_around: LookAround) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self._heard = loop.time()
                    self.tell(News(self.name, EVERYWHERE))  # so that the others say who is there
                    await look_around()
                    while loop.time() - self._heard < BEAT * PATIENCE:
                        message = await channel.get_message(timeout=BEAT)
                        if message is not None:
                            self._heard = loop.time()
                            news = self._decode(message["data"])
                            if news.sender != self.name:
                                self._others[news.sender] = self._heard
                                await (look_around() if news.game == EVERYWHERE else hear(news))
                _log.warning("the bus fell silent")
            except asyncio.CancelledError:
                raise
            except Exception as error:
                _log.warning("the bus was lost", error=type(error).__name__)
            await asyncio.sleep(RETRY)
            try:
                await look_around()  # meanwhile the database is enough, if slower
            except Exception as error:
                _log.warning("the tables could not be looked at", error=type(error).__name__)

    async def _speak(self) -> None:
        while True:
            data = await self._waiting.get()
            try:
                if self._has_lost:
                    await self._redis.publish(CHANNEL, self._encode(News(self.name, EVERYWHERE)))
                    self._has_lost = False
                await self._redis.publish(CHANNEL, data)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._has_lost = True  # the others must look once it takes news again
                _log.warning("the bus does not take news", error=type(error).__name__)
                await asyncio.sleep(RETRY)
                if self._waiting.empty():
                    self.tell(News(self.name, ""))  # so that they look soon, though there is no more news

    async def _beat(self, mourn: Mourn) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self.tell(News(self.name, ""))
            await asyncio.sleep(BEAT)
            if loop.time() - self._heard > BEAT * PATIENCE:
                continue  # it is the bus that is silent
            for name, heard in list(self._others.items()):
                if self._heard - heard > BEAT * PATIENCE:
                    del self._others[name]
                    try:
                        await mourn(name)
                    except Exception as error:
                        _log.error("what a process left could not be seen to", error=type(error).__name__)

    async def close(self) -> None:
        """Leave the channel."""
        while pending := [task for task in self._tasks if not task.done()]:
            for task in pending:
                task.cancel()
            await asyncio.wait(pending, timeout=0.5)  # a time-out at that instant takes it for its own: again
        with contextlib.suppress(Exception):
            await self._redis.aclose()
