"""Connections of the HTTP server: a request must arrive in time, and one client holds few connections.

Web sockets can also send without a task: with thousands of them, waking one for each message takes longer
than sending it.

uvicorn has no timeout for a request that is sent slowly or never finished, and no limit on idle connections.
Web sockets have limits of their own (`limits.MAX_SOCKETS`).
"""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from shedu.server.http.limits import TrustedProxies, limit_key
from shedu.server.settings import Settings

REQUEST_TIMEOUT_S = 30.0  # for a whole request, from its first byte or from the start of the connection
MAX_CONNECTIONS = {"all": 4_000, "address": 200}  # open at the same time; a club may share one address
SEND_NOW = "shedu.send_now"  # the extension of a socket's scope: `SocketProtocol.send_now`


class ConnectionCount:
    """The open connections of a process; those of trusted proxies count for no address."""

    def __init__(self, settings: Settings) -> None:
        self._is_limited = settings.has_limits
        self._proxies = TrustedProxies(settings.proxies)
        self._total = 0
        self._by_address: Counter[str] = Counter()

    def add(self, peer: str) -> str | None:
        """Count a connection: the key to remove it with; None if there are too many."""
        key = "" if self._proxies.is_trusted(peer) else limit_key(peer)
        is_full = self._total >= MAX_CONNECTIONS["all"]
        if self._is_limited and (is_full or (key and self._by_address[key] >= MAX_CONNECTIONS["address"])):
            return None
        self._total += 1
        self._by_address[key] += 1
        return key

    def remove(self, key: str) -> None:
        self._total -= 1
        self._by_address[key] -= 1
        if self._by_address[key] <= 0:
            del self._by_address[key]


class TimedProtocol(HttpToolsProtocol):
    """Closes connections that are too many, or whose request does not arrive in time."""

    count: ConnectionCount
    _key: str | None = None  # while the connection is counted
    _timer: asyncio.TimerHandle | None = None  # while a request is awaited

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._key = self.count.add(self.client[0] if self.client else "")
        if self._key is None:
            transport.abort()
        else:
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_request()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._release()
        super().handle_websocket_upgrade()

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


def protocol_for(settings: Settings) -> type[TimedProtocol]:
    """The protocol of a server, which counts its own connections."""
    return type("ServerProtocol", (TimedProtocol,), {"count": ConnectionCount(settings)})


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's web socket, with an extension that sends at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the handshake is valid
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SEND_NOW] = self.send_now

    def send_now(self, data: bytes) -> bool:
        """Send a text message; False if it has to wait because the client reads too slowly or is leaving."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
