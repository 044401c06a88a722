"""The bus between the processes of a server: each publishes what changed at its tables.

The database decides; the bus only wakes: processes read what was stored from the database, also after a
message was lost. An interruption of the bus makes a process resync.

A Redis server may be shared, and its database numbers do not separate channels. So the channel is named by
the database, and messages are signed and numbered: those of other installations, of a copy of the database,
or of an attacker change nothing, repeated ones included.
"""

import asyncio
import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
import structlog

from shedu.server.cluster.messages import BusMessage, Ping, Resync

_log = structlog.get_logger("bus")
SIGNATURE_BYTES = 16
NUMBER_BYTES = 8
MAX_KNOWN_PROCESSES = 1_000  # whose last number is kept, after they have ended as well
HEARTBEAT_INTERVAL_S = 5.0
MAX_MISSED_HEARTBEATS = 3  # before a connection or a process counts as lost
RETRY_DELAY_S = 0.5
MAX_QUEUED_MESSAGES = 10_000

OnMessage = Callable[[BusMessage], Awaitable[None]]
OnResync = Callable[[], Awaitable[None]]
OnProcessLost = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    """The interface for messages between processes."""

    is_shared: bool
    name: str

    async def start(self, on_message: OnMessage, on_resync: OnResync, on_process_lost: OnProcessLost) -> None:
        """Subscribe. `on_resync` is called whenever messages may have been lost."""

    def publish(self, message: BusMessage) -> None:
        """Queue a message for the other processes."""

    async def close(self) -> None:
        """Unsubscribe."""


class NoBus:
    """The bus of a server with one process."""

    is_shared = False
    name = ""

    async def start(self, on_message: OnMessage, on_resync: OnResync, on_process_lost: OnProcessLost) -> None:
        pass

    def publish(self, message: BusMessage) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus:
    """A channel of a Redis or Valkey server, with reconnection."""

    is_shared = True

    def __init__(self, url: str, database: str, key: bytes) -> None:
        """`database` names the database of the processes, `key` signs their messages."""
        from redis.asyncio import Redis  # noqa: PLC0415  # an extra
        from redis.exceptions import RedisError  # noqa: PLC0415

        self._outages = (RedisError, OSError, TimeoutError)
        self.name = secrets.token_hex(8)
        self.channel = f"shedu.{hashlib.sha256(database.encode()).hexdigest()[:32]}"
        self._key = key
        self._has_rejected = False  # a message with a wrong signature
        self._redis = Redis.from_url(url, socket_timeout=HEARTBEAT_INTERVAL_S, socket_connect_timeout=2)
        self._queue: asyncio.Queue[BusMessage] = asyncio.Queue(MAX_QUEUED_MESSAGES)
        self._number = 0  # of the last message sent
        self._numbers: dict[str, int] = {}  # of the last message received, by process
        self._tasks: list[asyncio.Task[None]] = []
        self._received = 0.0  # time of the last message, of any process
        self._has_lost = False  # a message could not be published
        self._others: dict[str, float] = {}  # time of the last message by process
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode: Callable[[bytes], BusMessage] = msgspec.msgpack.Decoder(BusMessage).decode

    async def start(self, on_message: OnMessage, on_resync: OnResync, on_process_lost: OnProcessLost) -> None:
        self._tasks = [
            asyncio.create_task(self._receive(on_message, on_resync)),
            asyncio.create_task(self._send()),
            asyncio.create_task(self._beat(on_process_lost)),
        ]

    def publish(self, message: BusMessage) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:  # the other processes resync
            self._has_lost = True

    def _signed(self, message: BusMessage) -> bytes:
        """A message as it is sent, with the next number: sign it in the order in which it is published."""
        self._number += 1
        content = self._number.to_bytes(NUMBER_BYTES, "big") + self._encode(message)
        return self._signature(content) + content

    def _signature(self, content: bytes) -> bytes:
        return hmac.digest(self._key, self.channel.encode() + content, "sha256")[:SIGNATURE_BYTES]

    def _verified(self, data: bytes) -> BusMessage | None:
        """A message with a valid signature that was not received before."""
        signature, content = data[:SIGNATURE_BYTES], data[SIGNATURE_BYTES:]
        if hmac.compare_digest(signature, self._signature(content)):
            message = self._decode(content[NUMBER_BYTES:])
            return message if self._is_next(message.sender, content[:NUMBER_BYTES]) else None
        if not self._has_rejected:
            self._has_rejected = True
            _log.warning("bus messages with a wrong signature are ignored; all processes need the same key")
        return None

    def _is_next(self, sender: str, encoded: bytes) -> bool:
        number, last = int.from_bytes(encoded, "big"), self._numbers.pop(sender, 0)
        self._numbers[sender] = max(number, last)  # as the latest
        if len(self._numbers) > MAX_KNOWN_PROCESSES:
            del self._numbers[next(iter(self._numbers))]
        return number > last

    @property
    def _timeout_s(self) -> float:
        return HEARTBEAT_INTERVAL_S * MAX_MISSED_HEARTBEATS

    async def _receive(self, on_message: OnMessage, on_resync: OnResync) -> None:
        while True:
            try:
                await self._subscribe(on_message, on_resync)
                _log.warning("bus timed out")
            except asyncio.CancelledError:
                raise
            except self._outages as error:
                _log.warning("bus connection lost", error=type(error).__name__)
            except Exception as error:
                _log.error("handling a bus message failed", error=type(error).__name__, exc_info=error)
            await asyncio.sleep(RETRY_DELAY_S)
            try:
                await on_resync()  # without a bus, tables follow the database more slowly
            except Exception as error:
                _log.error("resync failed", error=type(error).__name__, exc_info=error)

    async def _subscribe(self, on_message: OnMessage, on_resync: OnResync) -> None:
        """Handle messages until no heartbeat arrives any more, not even this process's own."""
        loop = asyncio.get_running_loop()
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(self.channel)
            self._received = loop.time()
            self.publish(Resync(self.name))  # the others report their visitors
            await on_resync()
            while loop.time() - self._received < self._timeout_s:
                data = await channel.get_message(timeout=HEARTBEAT_INTERVAL_S)
                message = None if data is None else self._verified(data["data"])
                if message is None:
                    continue
                self._received = loop.time()
                if message.sender == self.name:
                    continue
                self._others[message.sender] = self._received
                await (on_resync() if isinstance(message, Resync) else on_message(message))

    async def _send(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                if self._has_lost:
                    await self._redis.publish(self.channel, self._signed(Resync(self.name)))
                    self._has_lost = False
                await self._redis.publish(self.channel, self._signed(message))
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._has_lost = True
                is_outage = isinstance(error, self._outages)
                _log.warning(
                    "message not published",
                    error=type(error).__name__,
                    exc_info=None if is_outage else error,
                )
                await asyncio.sleep(RETRY_DELAY_S)
                if self._queue.empty():
                    self.publish(Ping(self.name))  # so that the resync does not wait for the next message

    async def _beat(self, on_process_lost: OnProcessLost) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self.publish(Ping(self.name))
            await asyncio.sleep(HEARTBEAT_INTERVAL_S)
            if loop.time() - self._received > self._timeout_s:
                continue  # the bus itself is down
            for name, received in list(self._others.items()):
                if self._received - received > self._timeout_s:
                    del self._others[name]
                    try:
                        await on_process_lost(name)
                    except Exception as error:
                        _log.error(
                            "handling a lost process failed",
                            process=name,
                            error=type(error).__name__,
                            exc_info=error,
                        )

    async def close(self) -> None:
        while pending := [task for task in self._tasks if not task.done()]:
            for task in pending:
                task.cancel()
            # A timeout inside a task can swallow its cancellation, so it is repeated.
            await asyncio.wait(pending, timeout=0.5)
        with contextlib.suppress(Exception):
            await self._redis.aclose()
