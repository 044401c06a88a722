"""Compresses responses; large ones in a thread, because the event loop serves all clients."""

import asyncio
import gzip

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

MIN_BYTES = 500
MAX_INLINE_BYTES = 16_000  # compressed in less than a millisecond
GZIP_LEVEL = 5
COMPRESSIBLE = (
    "text/",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
    "application/vnd.oai",
)


class CompressionMiddleware:
    """Compresses complete bodies of text with gzip, unless their handler did."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "method" not in scope or not accepts_gzip(scope):
            await self.app(scope, receive, send)
            return
        start: HTTPResponseStartEvent | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                if message["type"] == "http.response.body" and not message.get("more_body"):
                    message["body"] = await _compressed(start, message["body"])
                await send(start)
                start = None
            await send(message)

        await self.app(scope, receive, send_compressed)


def accepts_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


async def _compressed(start: HTTPResponseStartEvent, body: bytes) -> bytes:
    headers = MutableScopeHeaders(start)
    is_text = headers.get("content-type", "").startswith(COMPRESSIBLE)
    if len(body) < MIN_BYTES or not is_text or "content-encoding" in headers:
        return body
    if len(body) <= MAX_INLINE_BYTES:
        body = gzip.compress(body, GZIP_LEVEL, mtime=0)
    else:
        body = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL, mtime=0)
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(body))
    headers.extend_header_value("vary", "Accept-Encoding")
    return body
