"""Connections of the HTTP server: what a client costs before its request or message is complete.

uvicorn has no timeout for a request that is sent slowly or never finished, no limit on idle connections, on
the head of a request or on frames of web sockets, and waits for ever for a client that does not read. Open
web sockets have limits of their own (`limits.MAX_SOCKETS`).

Web sockets can also send without a task: with thousands of them, waking one for each message takes longer
than sending it.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from shedu.server.errors import CloseCode
from shedu.server.http.limits import Rate, TrustedProxies, limit_key
from shedu.server.settings import Settings

REQUEST_TIMEOUT_S = 30.0  # for a whole request, from its first byte or from the start of the connection
MAX_CONNECTIONS = {"all": 4_000, "address": 200}  # open at the same time; a club may share one address
# Head, chunk sizes and trailers. Parsing them takes time in which the server does nothing else.
MAX_BYTES_BESIDE_BODY = 65_536
HEAD_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
FRAMES = Rate(50, 300)  # of a web socket, control frames and fragments included
SLICE_BYTES = 4_096  # parsed between two checks; the smallest frame has 6 bytes
STALL_TIMEOUT_S = 30.0  # in which a client must read
MIN_READ_BYTES = 15_000  # less than what remains when the transport stops waiting
CLOSE_TIMEOUT_S = (
    15.0  # after which a closed web socket is dropped, though its client has not read everything
)
HANDSHAKE_REJECTED = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
SEND_NOW = "shedu.send_now"  # the extension of a socket's scope: `SocketProtocol.send_now`


class ConnectionCount:
    """The open connections of a process; those of trusted proxies count for no address."""

    def __init__(self, settings: Settings) -> None:
        self.is_limited = settings.has_limits
        self._proxies = TrustedProxies(settings.proxies)
        self._total = 0
        self._by_address: Counter[str] = Counter()

    def add(self, peer: str) -> str | None:
        """Count a connection: the key to remove it with; None if there are too many."""
        key = "" if self._proxies.is_trusted(peer) else limit_key(peer)
        is_full = self._total >= MAX_CONNECTIONS["all"]
        if self.is_limited and (is_full or (key and self._by_address[key] >= MAX_CONNECTIONS["address"])):
            return None
        self._total += 1
        self._by_address[key] += 1
        return key

    def remove(self, key: str) -> None:
        self._total -= 1
        self._by_address[key] -= 1
        if self._by_address[key] <= 0:
            del self._by_address[key]


def _slices(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), SLICE_BYTES):
        yield data[start : start + SLICE_BYTES]


class StallTimer:
    """Drops a client that does not read what waits for it in memory."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        """The buffer is full; check after a while that it has become smaller."""
        waiting = transport.get_write_buffer_size()

        def check() -> None:
            if transport.get_write_buffer_size() > waiting - MIN_READ_BYTES:
                transport.abort()
            else:
                self.start(loop, transport)

        self._timer = loop.call_later(STALL_TIMEOUT_S, check)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class TimedProtocol(HttpToolsProtocol):
    """Closes connections that are too many, too slow, or whose request does not arrive in time."""

    count: ConnectionCount
    _key: str | None = None  # while the connection is counted
    _timer: asyncio.TimerHandle | None = None  # while a request is awaited
    _beside_body = 0  # bytes of the request
    _has_upgraded = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._stall = StallTimer()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._key = self.count.add(self.client[0] if self.client else "")
        if self._key is None:
            transport.abort()
        else:
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        self._stall.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for part in _slices(data):
            self._beside_body += len(part)
            super().data_received(part)
            if self._has_upgraded or self.transport.is_closing():
                return
            if self.count.is_limited and self._beside_body > MAX_BYTES_BESIDE_BODY:
                self.transport.write(HEAD_TOO_LARGE)
                self.transport.close()
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._beside_body = 0
        self._await_request()

    def on_body(self, body: bytes) -> None:
        self._beside_body -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_timer()
        self._beside_body = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._has_upgraded = True
        self._release()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.start(self.loop, self.transport)

    def resume_writing(self) -> None:
        self._stall.stop()
        super().resume_writing()

    def _await_request(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(REQUEST_TIMEOUT_S, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _release(self) -> None:
        self._stop_timer()
        if self._key is not None:
            self.count.remove(self._key)
            self._key = None


def protocols(settings: Settings) -> tuple[type[TimedProtocol], type["SocketProtocol"]]:
    """The protocols of a server for HTTP, which counts its own connections, and for web sockets."""
    return (
        type("HttpProtocol", (TimedProtocol,), {"count": ConnectionCount(settings)}),
        type("LimitedSocketProtocol", (SocketProtocol,), {"is_limited": settings.has_limits}),
    )


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's web socket, with a limit of frames and an extension that sends at once."""

    is_limited = True

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._stall = StallTimer()
        self._frames = FRAMES.burst  # that may arrive now
        self._counted_at = self.loop.time()

    def data_received(self, data: bytes) -> None:
        for part in _slices(data):
            super().data_received(part)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.write(HANDSHAKE_REJECTED)  # uvicorn would leave the connection open
                self.transport.close()
            elif self._frames < 0 and self.is_limited:
                self._refuse_flood()
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        now = self.loop.time()
        self._frames += (now - self._counted_at) * FRAMES.per_second
        self._frames = min(FRAMES.burst, self._frames) - len(self.conn.events)
        self._counted_at = now
        super().handle_events()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # malformed frames before the handshake was answered
            self.transport.abort()
            return
        super().handle_parser_exception()

    def _refuse_flood(self) -> None:
        if self.close_sent or self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.fail(CloseCode.TOO_FAST, "too many frames")
        self.handle_parser_exception()
        self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stall.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.start(self.loop, self.transport)

    def resume_writing(self) -> None:
        self._stall.stop()
        super().resume_writing()

    def shutdown(self) -> None:
        """As uvicorn, which raises an error for a client that has sent its close frame but reads nothing."""
        if self.transport.is_closing():
            self.stop_keepalive()
        else:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # `close` would wait until the client has read everything

    async def send(self, message: Any) -> None:
        """As uvicorn, but ClientDisconnected where it raises RuntimeError or drops the message."""
        await self.writable.wait()
        if self._is_leaving:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

    @property
    def _is_leaving(self) -> bool:
        """Whether the connection is closing or lost; uvloop raises RuntimeError for writing to a lost one."""
        return self.close_sent or self.transport.is_closing()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the handshake is valid
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SEND_NOW] = self.send_now

    def send_now(self, data: bytes) -> bool:
        """Send a text message; False if it has to wait because the client reads too slowly or is leaving."""
        if not self.writable.is_set() or self._is_leaving or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
