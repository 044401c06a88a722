"""Load generator: a minimal web socket client that opens ten thousand connections and measures latency."""

import asyncio
import base64
import os
import random
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from bench.moves import choose
from shedu.server.wire import messages as m

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Browser(asyncio.Protocol):
    """Client side of a web socket. It masks with zeros, which is valid and needs no computation."""

    def __init__(self, host: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nOrigin: http://{host}\r\nCookie: shedu={cookie}\r\n\r\n"
        ).encode()
        self.hear = hear
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: Callable[[], None] = lambda: None
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the upgrade request."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Split the stream into messages."""
        self._buffer += data
        if not self.is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            head = bytes(self._buffer[:end])
            del self._buffer[: end + 4]
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                if not self.opened.done():
                    self.opened.set_exception(ConnectionError(head.split(b"\r\n", 1)[0].decode()))
                return
            self.is_open = True
            if not self.opened.done():
                self.opened.set_result(None)
        while (message := self._next()) is not None:
            code, payload = message
            if code == TEXT:
                self.hear(payload)
            elif code == PING:
                self._send(PONG, payload)
            elif code == CLOSE and self._transport is not None:
                self._transport.close()

    def _next(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1] & 0x7F, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, at = struct.unpack_from("!H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, at = struct.unpack_from("!Q", buffer, 2)[0], 10
        if len(buffer) < at + size:
            return None
        payload = bytes(buffer[at : at + size])
        code = buffer[0] & 0x0F
        del buffer[: at + size]
        return code, payload

    def send(self, data: bytes) -> None:
        self._send(TEXT, data)

    def _send(self, code: int, data: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        if len(data) < 126:
            head = struct.pack("!BB4x", 0x80 | code, 0x80 | len(data))
        else:
            head = struct.pack("!BBH4x", 0x80 | code, 0x80 | 126, len(data))
        self._transport.write(head + data)

    def connection_lost(self, error: Exception | None) -> None:
        """The connection was lost."""
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))
        self.lost()

    def close(self) -> None:
        self.lost = lambda: None
        if self._transport is not None:
            self._transport.abort()


async def connect(address: tuple[str, int], path: str, cookie: str, hear: Callable[[bytes], None]) -> Browser:
    host, port = address
    loop = asyncio.get_running_loop()
    _, browser = await loop.create_connection(
        lambda: Browser(f"{host}:{port}", path, cookie, hear), host, port
    )
    await browser.opened
    return browser


class Decision(Struct):
    """The fields of a decision that the load generator reads."""

    seat: int
    choices: m.Choices | None


class Seen(Struct):
    """The fields of a table or a step that the load generator reads."""

    entry: int
    decision: Decision | None
    viewer: int | None = None


_seen = msgspec.json.Decoder(Seen)


@dataclass
class Pair:
    """A table with two players, both simulated by this process."""

    game: str
    cookies: tuple[str, str]
    rng: random.Random
    browsers: list[Browser | None] = field(default_factory=lambda: [None, None])
    entry: int = -1
    choices: m.Choices | None = None
    mover: int = 0
    sent: float | None = None
    awaited: tuple[int, int] = (-1, -1)  # seat and number of the expected entry
    is_over: bool = False

    @property
    def is_ready(self) -> bool:
        """Whether the deciding seat has received its choices."""
        return self.sent is None and self.choices is not None


@dataclass
class Crowd:
    """All simulated tables, their latencies and their errors."""

    addresses: list[tuple[str, int]]  # of the servers; the second seat connects to the last one
    pairs: list[Pair]
    latencies: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    looking: int = 0

    def _hear(self, pair: Pair, seat: int) -> Callable[[bytes], None]:
        def hear(data: bytes) -> None:
            if data.startswith(b'{"type":"step"'):
                self._take(pair, seat, _seen.decode(data), True)
            elif data.startswith(b'{"type":"table"'):
                self._take(pair, seat, _seen.decode(data), False)
            elif data.startswith(b'{"type":"refused"'):
                self.errors.append(data.decode())
                pair.sent = None

        return hear

    def _take(self, pair: Pair, seat: int, table: Seen, is_step: bool) -> None:
        if table.viewer != seat:
            return
        if is_step and pair.sent is not None and pair.awaited == (seat, table.entry):
            self.latencies.append(time.perf_counter() - pair.sent)
            pair.sent = None
        elif not is_step:
            self.looking += 1
        decision = table.decision
        if decision is None:
            pair.is_over, pair.choices = True, None
        elif decision.seat == seat:
            pair.entry, pair.choices, pair.mover = table.entry, decision.choices, seat

    async def sit_down(self, at_once: int = 200) -> float:
        """Connect all players; return the seconds until each has received its table."""
        start = time.perf_counter()
        self.looking = 0
        free = asyncio.Semaphore(at_once)

        async def sit(pair: Pair, seat: int) -> None:
            address = self.addresses[seat % len(self.addresses)]
            path = f"/api/games/{pair.game}/socket"
            async with free:
                while True:
                    try:
                        browser = await connect(address, path, pair.cookies[seat], self._hear(pair, seat))
                        break
                    except OSError:
                        await asyncio.sleep(0.2)
            pair.browsers[seat] = browser
            browser.send(b'{"type":"look","seat":%d}' % seat)

        await asyncio.gather(*(sit(pair, seat) for pair in self.pairs for seat in (0, 1)))
        while self.looking < 2 * len(self.pairs):
            await asyncio.sleep(0.05)
        return time.perf_counter() - start

    def leave(self) -> None:
        """Close all connections."""
        for pair in self.pairs:
            for browser in pair.browsers:
                if browser is not None:
                    browser.close()
            pair.browsers = [None, None]
            pair.sent, pair.choices = None, None

    async def play(self, rate: float, seconds: float) -> tuple[int, int]:
        """Send moves at a fixed rate, even if the server falls behind; return those sent and skipped."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        sent = missed = at = 0
        while (now := loop.time()) < start + seconds:
            due = int((now - start) * rate)
            while sent + missed < due:
                for _ in range(len(self.pairs)):
                    at = (at + 1) % len(self.pairs)
                    if self.pairs[at].is_ready:
                        self._move(self.pairs[at])
                        sent += 1
                        break
                else:
                    missed += 1
            await asyncio.sleep(0.002)
        for _ in range(100):  # wait for moves in flight
            if not any(pair.sent for pair in self.pairs):
                break
            await asyncio.sleep(0.05)
        return sent, missed

    def _move(self, pair: Pair) -> None:
        assert pair.choices is not None
        move = choose(pair.choices, pair.rng)
        browser = pair.browsers[pair.mover]
        assert browser is not None
        pair.choices = None
        pair.awaited = (1 - pair.mover, pair.entry + 1)
        pair.sent = time.perf_counter()
        browser.send(msgspec.json.encode(m.Play(pair.entry, move)))
