"""Garbage collection by what leaves garbage, so that moves do not wait for it.

Reference counting frees nearly everything; a move leaves no cycles. Requests and closed sockets do. Python
would collect after a number of allocations, and with thousands of tables each collection takes long enough
to be noticed by players.
"""

import gc
import time

from litestar.types import ASGIApp, Receive, Scope, Send

from shedu.server.background import BackgroundLoop

YOUNG_INTERVAL_S = 0.25
IDLE_INTERVAL_S = 5.0
IDLE_SHARE = 0.05  # of one processor
MIN_CLOSED = 1_000  # requests and sockets, before a full collection under load


class CollectingApp:
    """An ASGI application that collects the cycles which its requests and sockets leave.

    Objects that survive a collection are frozen: only a full collection looks at them again. It runs while
    the server is idle, at the latest when the ended requests and sockets outnumber half of the open ones.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._open = 0
        self._ended = 0  # since the last full collection
        self._changes = 0  # since the last collection of young objects
        self._idle_since = time.perf_counter()
        self._used_s = time.process_time()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]  # Litestar handles it as well
            return await self._live(scope, receive, send)
        self._open += 1
        self._changes += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open -= 1
            self._changes += 1
            self._ended += 1

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        loop = BackgroundLoop("garbage collection", self._step, YOUNG_INTERVAL_S)
        gc.disable()
        gc.collect()
        gc.freeze()
        loop.start()
        try:
            await self._app(scope, receive, send)
        finally:
            await loop.close()
            gc.unfreeze()
            gc.enable()

    async def _step(self) -> None:
        if self._is_full_due():
            self._ended = self._changes = 0
            gc.unfreeze()
            gc.collect()
        elif self._changes:
            self._changes = 0
            gc.collect(0)
        gc.freeze()

    def _is_full_due(self) -> bool:
        now, used_s = time.perf_counter(), time.process_time()
        is_idle = False
        if now - self._idle_since >= IDLE_INTERVAL_S:
            is_idle = used_s - self._used_s < IDLE_SHARE * (now - self._idle_since)
            self._idle_since, self._used_s = now, used_s
        return self._ended > MIN_CLOSED + self._open // 2 or (is_idle and self._ended > 0)
