"""ASGI middleware around the application, outermost first: response headers, Host and Origin, rate limits.

A page of another site can send requests to this server and, with a host name that resolves to 127.0.0.1,
read the responses. Therefore the Host header must be known or an address, and requests that change anything
must come from the server's own pages.
"""

import math
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from shedu.server.errors import CloseCode, Code
from shedu.server.http.dependencies import MAX_ID_CHARS
from shedu.server.http.limits import LIMIT_KEYS, RateLimiter, TrustedProxies, is_ip_address
from shedu.server.http.metrics import Metrics
from shedu.server.settings import Settings
from shedu.server.wire.messages import Fault

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
METHODS = SAFE_METHODS | {"POST", "PUT", "PATCH", "DELETE"}
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions are computed
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
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),  # for browsers without frame-ancestors
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")
MAX_PATH_CHARS = 1_000
MAX_FILE_NAME_BYTES = 255
MAX_LOGGED_CHARS = 60  # of a path without a route, which a client can make as long as a request
PRIVATE_PATHS = ("/api/", "/health", "/metrics")
STATUSES = {Code.UNKNOWN: 404, Code.UNREADABLE: 400}  # of rejected requests; 403 otherwise
_log = structlog.get_logger("requests")


class ResponseMiddleware:
    """Adds security headers, and measures and logs each request."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self._headers = [*SECURITY_HEADERS, *([HSTS] if settings.is_secure else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _is_socket(scope):
            await self.app(scope, receive, send)
            return
        status = 0
        begun = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(message, scope["path"])
            await send(message)

        await self.app(scope, receive, send_with_headers)
        seconds = time.perf_counter() - begun
        method = str(scope.get("method"))
        self.metrics.requests.labels(method if method in METHODS else "other", status).inc()
        self.metrics.request_seconds.observe(seconds)
        # The pattern instead of the path, which may contain secrets.
        pattern = (
            scope.get("path_template") or "/" + scope["path"].strip("/").partition("/")[0][:MAX_LOGGED_CHARS]
        )
        _log.info("request", method=method, path=pattern, status=status, ms=round(seconds * 1000, 1))

    def _add_headers(self, message: HTTPResponseStartEvent, path: str) -> None:
        given = list(message["headers"])
        has_cache_control = any(name.lower() == NO_STORE[0] for name, _ in given)
        is_private = path.startswith(PRIVATE_PATHS) and not has_cache_control
        message["headers"] = [*given, *self._headers, *([NO_STORE] if is_private else [])]


class OriginMiddleware:
    """Rejects odd paths, unknown Host headers, and changes that pages of other sites request."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        fault = self._check(scope)
        if fault is None:
            await self.app(scope, receive, send)
        else:
            await reject(scope, send, self.metrics, fault)

    def _check(self, scope: Scope) -> Fault | None:
        if not is_canonical(scope["path"], scope.get("raw_path") or b""):
            return Fault("There is no such path.", Code.UNKNOWN)
        if b"%00" in scope["query_string"]:  # PostgreSQL cannot store it
            return Fault("The query contains a NUL character.", Code.UNREADABLE)
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._is_known_host(host):
            return Fault("This host name is not allowed. Add it to SHEDU_HOSTS.", Code.FOREIGN_HOST)
        if scope.get("method") in SAFE_METHODS:  # never for a socket
            return None
        origin = headers.get(b"origin")
        if origin is None:  # browsers send it with every request that changes anything
            is_own = headers.get(b"sec-fetch-site", "none") in ("same-origin", "none")
        else:
            is_own = origin in self.settings.origins or self._is_own(origin, host)
        if is_own:
            return None
        return Fault(
            "Pages of other sites may not use this server. Add their origin to SHEDU_ORIGINS.",
            Code.FOREIGN_ORIGIN,
        )

    def _is_own(self, origin: str, host: str) -> bool:
        """Whether a page is the server's own; with a public https URL, pages by http are not."""
        public = self.settings.public.rstrip("/").lower()
        if public and _authority(public) in (host.lower(), _authority(origin)):
            return origin.lower() == public
        return _authority(origin) == host.lower()

    def _is_known_host(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.settings.known_hosts or is_ip_address(name)


class RateLimitMiddleware:
    """Limits requests, bytes and open sockets by address.

    `guards.check_limit` adds limits of single handlers. Code that knows the person of a request adds a key
    to `LIMIT_KEYS` of the scope, so that the bytes count for the person as well.
    """

    def __init__(self, app: ASGIApp, limiter: RateLimiter, metrics: Metrics, proxies: TrustedProxies) -> None:
        self.app = app
        self.limiter = limiter
        self.metrics = metrics
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        key = self.proxies.limit_key(scope)
        wait = self.limiter.take("socket" if _is_socket(scope) else "request", key) or self.limiter.debt(key)
        if wait:
            fault = Fault(f"Too many requests. Wait {math.ceil(wait)} seconds and try again.", Code.TOO_FAST)
            await reject(scope, send, self.metrics, fault, wait)
        elif not _is_socket(scope):
            await self._count_bytes(scope, receive, send, key)
        elif not self.limiter.open_socket("address", key):
            fault = Fault("Too many sockets are open from this address.", Code.TOO_FAST)
            await reject(scope, send, self.metrics, fault)
        else:
            try:
                with self.metrics.sockets.track_inprogress():
                    await self.app(scope, receive, send)
            finally:
                self.limiter.close_socket("address", key)

    async def _count_bytes(self, scope: Any, receive: Receive, send: Send, key: str) -> None:
        keys = scope[LIMIT_KEYS] = [key]
        sent = {"upload": 0, "download": 0}

        async def receive_counted() -> Any:
            message: Any = await receive()
            sent["upload"] += len(message.get("body", b""))
            return message

        async def send_counted(message: Any) -> None:
            sent["download"] += len(message.get("body", b""))
            await send(message)

        try:
            await self.app(scope, receive_counted, send_counted)
        finally:
            self.limiter.charge("upload", keys, sent["upload"])
            if scope["path"].startswith(PRIVATE_PATHS):  # files of the client are cheap and cached
                self.limiter.charge("download", keys, sent["download"])


def is_canonical(path: str, raw_path: bytes) -> bool:
    """Whether a path is spelled in the one way that routes, limits and logs know."""
    segments = path.split("/")[1:]
    is_private = path.startswith(PRIVATE_PATHS)
    longest = MAX_ID_CHARS if is_private else MAX_FILE_NAME_BYTES
    return (
        len(path) <= MAX_PATH_CHARS
        and not any(char < " " or char in "\\\x7f" for char in path)
        and not any(segment in (".", "..") or len(segment.encode()) > longest for segment in segments)
        and "" not in segments[:-1]
        and not (is_private and segments[-1] == "")
        and not (is_private and b"%2f" in raw_path.partition(b"?")[0].lower())
    )


def _is_socket(scope: Scope) -> bool:
    return "method" not in scope


def _authority(origin: str) -> str:
    """Host and port of an origin, as browsers write them."""
    return origin.partition("://")[2].lower()


async def reject(scope: Scope, send: Send, metrics: Metrics, fault: Fault, wait: float = 0.0) -> None:
    metrics.refused.labels(fault.code).inc()
    if _is_socket(scope):
        _log.warning("socket rejected", code=fault.code)
        await send({"type": "websocket.close", "code": CloseCode.FORBIDDEN, "reason": fault.reason[:100]})
        return
    body = msgspec.json.encode(fault)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if wait:
        headers.append((b"retry-after", b"%d" % math.ceil(wait)))
    status = 429 if wait else STATUSES.get(fault.code, 403)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
