"""Stands before the application: lets in who may come, and puts headers on what goes out.

A page of another site can make a browser ask this server (and, with a name that leads to
127.0.0.1, even read the answer). So the name a browser asks for must be one of ours or an
address, and a request that changes something must come from our own pages.
"""

import ipaddress
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from shedu.server.messages import Fault
from shedu.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where things stand is computed
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_log = structlog.get_logger("requests")


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        refused = self._reason(scope)
        if "method" not in scope:  # a socket
            if refused is None:
                await self.app(scope, receive, send)
            else:
                _log.warning("socket refused", code=refused.code)
                await send({"type": "websocket.close", "code": 4403, "reason": refused.reason[:100]})
            return
        status = 0
        begun = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message)
            await send(message)

        if refused is None:
            await self.app(scope, receive, send_with_headers)
        else:
            await _say(send_with_headers, refused)
        ms = round((time.perf_counter() - begun) * 1000, 1)
        _log.info("request", method=scope.get("method"), path=scope["path"], status=status, ms=ms)

    def _reason(self, scope: Scope) -> Fault | None:
        """Why a request is not let in."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._is_known(host):
            return Fault(
                "this server does not answer under this name; SHEDU_HOSTS can name it more", "foreign-host"
            )
        is_safe = scope.get("method") in SAFE  # a socket has none
        origin = headers.get(b"origin")
        if is_safe or origin is None or origin in self.settings.origins or _place(origin) == host.lower():
            return None
        return Fault(
            "pages of other sites may not use this server; SHEDU_ORIGINS can allow one", "foreign-origin"
        )

    def _is_known(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.settings.known_hosts or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _place(origin: str) -> str:
    """Host and port of an origin, as a browser writes them."""
    return origin.partition("://")[2].lower()


def _add_headers(message: HTTPResponseStartEvent) -> None:
    given: Iterable[tuple[bytes, bytes]] = message["headers"]
    message["headers"] = [*given, *HEADERS]


async def _say(send: Send, fault: Fault) -> None:
    body = msgspec.json.encode(fault)
    await send(
        {
            "type": "http.response.start",
            "status": 403,
            "headers": [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
