"""`/health`: whether the server can store a move now."""

import asyncio
import time
from typing import Any

import structlog
from litestar import Request, get
from sqlalchemy.exc import DBAPIError

from shedu.server.errors import Code, RequestError
from shedu.server.settings import VERSION
from shedu.server.storage.causes import cause_of
from shedu.server.storage.writer import Writer
from shedu.server.wire import messages as m

TIMEOUT_S = 3.0
CACHE_S = 2.0  # of a result: the page is public, and every check flushes the disk
_log = structlog.get_logger("health")


class HealthCheck:
    """Writes to the database, at most once in a while."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._cause = ""  # empty while the database can be written
        self._checked_at = -CACHE_S
        self._lock = asyncio.Lock()

    async def cause(self) -> str:
        """Why nothing can be stored; empty if it can."""
        async with self._lock:
            if time.monotonic() - self._checked_at >= CACHE_S:
                cause = await self._check()
                if cause and cause != self._cause:
                    _log.error("nothing can be stored", cause=cause)
                elif self._cause and not cause:
                    _log.info("storing works again")
                self._cause, self._checked_at = cause, time.monotonic()
        return self._cause

    async def _check(self) -> str:
        try:
            await asyncio.wait_for(self._writer.run(self._writer.database.check_writable), TIMEOUT_S)
        except TimeoutError:
            return "the database does not respond, or another program has locked it"
        except DBAPIError as error:
            return cause_of(error)
        return ""


@get("/health", tags=["server"])
async def health(request: Request[Any, Any, Any]) -> m.Health:
    """Whether the server can store moves."""
    cause = await request.app.state.health.cause()
    if cause:
        raise RequestError(503, Code.AWAY, f"The server cannot store anything: {cause}.")
    return m.Health("ok", VERSION)
