"""Rejects clients from banned address ranges, and closes their open sockets."""

import asyncio
import ipaddress
import time
from collections.abc import Callable

from litestar.types import ASGIApp, Receive, Scope, Send

from shedu.server.background import BackgroundLoop
from shedu.server.errors import CloseCode, Code
from shedu.server.http.limits import TrustedProxies, is_ip_address
from shedu.server.http.metrics import Metrics
from shedu.server.http.middleware import reject
from shedu.server.people.address_bans import AddressBans, Network
from shedu.server.storage.writer import Writer
from shedu.server.wire.messages import Fault

REFRESH_S = 5.0


class BannedAddresses(BackgroundLoop):
    """The banned networks, read from the database at intervals, and the open sockets by address."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        super().__init__("refresh bans of addresses", self.refresh, REFRESH_S)
        self._clock = clock
        self._writer: Writer | None = None
        self._networks: list[Network] = []
        self._sockets: dict[asyncio.Task[None], str] = {}

    def connect(self, writer: Writer) -> None:
        self._writer = writer

    async def refresh(self) -> None:
        assert self._writer is not None
        bans = AddressBans(self._writer.database)
        active = await self._writer.run(bans.active, self._clock())
        self._networks = [ipaddress.ip_network(ban.network) for ban in active]
        for task, address in list(self._sockets.items()):
            if address in self:
                task.cancel()

    def __contains__(self, address: str) -> bool:
        if not self._networks or not is_ip_address(address):
            return False
        found = ipaddress.ip_address(address)
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

    async def serve_socket(
        self, app: ASGIApp, scope: Scope, receive: Receive, send: Send, address: str
    ) -> None:
        """Run a socket until it ends, or until its address is banned."""
        task = asyncio.create_task(_run(app, scope, receive, send))
        self._sockets[task] = address
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError:  # the server stops
            task.cancel()
            raise
        finally:
            del self._sockets[task]
        if not task.cancelled():
            return task.result()
        return await send({"type": "websocket.close", "code": CloseCode.FORBIDDEN, "reason": "banned"})


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


class BanMiddleware:
    """Rejects requests to the API and sockets from banned addresses."""

    def __init__(
        self, app: ASGIApp, banned: BannedAddresses, metrics: Metrics, proxies: TrustedProxies
    ) -> None:
        self.app = app
        self.banned = banned
        self.metrics = metrics
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope["path"].startswith("/api/"):
            return await self.app(scope, receive, send)
        address = self.proxies.client_address(scope)
        if address in self.banned:
            fault = Fault("Your address has been banned by the operator.", Code.ADDRESS_BANNED)
            return await reject(scope, send, self.metrics, fault)
        if "method" in scope:
            return await self.app(scope, receive, send)
        return await self.banned.serve_socket(self.app, scope, receive, send, address)
