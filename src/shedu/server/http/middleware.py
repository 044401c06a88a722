"""Stands before the application: lets in who may come, and puts headers on what goes out.

A page of another site can make a browser ask this server (and, with a name that leads to
127.0.0.1, even read the answer). So the name a browser asks for must be one of ours or an
address, and a request that changes something must come from our own pages. And nobody may ask so
much that others have to wait.
"""

import ipaddress
import math
import time
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from shedu.server.errors import CloseCode, Code
from shedu.server.http.limits import Kind, Limits, Proxies
from shedu.server.http.metrics import Metrics
from shedu.server.settings import Settings
from shedu.server.wire.messages import Fault

SAFE = {"GET", "HEAD", "OPTIONS"}
METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
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
    (b"x-frame-options", b"DENY"),  # for browsers that do not know frame-ancestors
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
SECURE = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT = (b"cache-control", b"no-store")  # what is for one person is for no cache
DOOR = ("/api/people", "/api/account", "/api/login", "/api/passkeys", "/api/password", "/api/notices/mail")
HEAVY = ("/api/records", "/api/games", "/api/reports")
_log = structlog.get_logger("requests")


class Guard:
    """An ASGI application around another one."""

    def __init__(
        self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics, proxies: Proxies
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.proxies = proxies
        self._headers = [*HEADERS, *([SECURE] if settings.is_secure else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        refused = self._reason(scope)
        wait = 0.0
        address = self.proxies.household_of(scope)
        if refused is None:
            wait = max(self.limits.take(kind, address) for kind in _kinds(scope))
            if wait:
                refused = Fault(f"too much at once: wait {wait:.0f} seconds and try again", Code.TOO_FAST)
        if "method" not in scope:  # a socket
            await self._open(scope, receive, send, refused, address)
            return
        status = 0
        begun = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(message, scope["path"])
            await send(message)

        if refused is None:
            await self.app(scope, receive, send_with_headers)
        else:
            self.metrics.refused.labels(refused.code).inc()
            await _say(send_with_headers, refused, wait)
        seconds = time.perf_counter() - begun
        method = str(scope.get("method"))
        self.metrics.requests.labels(method if method in METHODS else "other", status).inc()
        self.metrics.seconds.observe(seconds)
        # The pattern of an address, not the address: that may hold what only one person knows.
        pattern = scope.get("path_template") or "/" + scope["path"].strip("/").partition("/")[0]
        _log.info("request", method=method, path=pattern, status=status, ms=round(seconds * 1000, 1))

    async def _open(
        self, scope: Scope, receive: Receive, send: Send, refused: Fault | None, address: str
    ) -> None:
        """Let somebody open a socket, or not."""
        if refused is None and not self.limits.enter("address", address):
            refused = Fault("too many sockets are open from this address", Code.TOO_FAST)
        elif refused is None:
            try:
                with self.metrics.sockets.track_inprogress():
                    await self.app(scope, receive, send)
            finally:
                self.limits.leave("address", address)
            return
        _log.warning("socket refused", code=refused.code)
        self.metrics.refused.labels(refused.code).inc()
        await send({"type": "websocket.close", "code": CloseCode.FORBIDDEN, "reason": refused.reason[:100]})

    def _reason(self, scope: Scope) -> Fault | None:
        """Why a request is not let in."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._is_known(host):
            return Fault(
                "this server does not answer under this name; SHEDU_HOSTS can name it more", Code.FOREIGN_HOST
            )
        if scope.get("method") in SAFE:  # a socket has none
            return None
        origin = headers.get(b"origin")
        if origin is None:  # no page of today's browsers leaves it out where it matters
            is_ours = headers.get(b"sec-fetch-site", "none") in ("same-origin", "none")
        else:
            is_ours = origin in self.settings.origins or self._is_own(origin, host)
        if is_ours:
            return None
        return Fault(
            "pages of other sites may not use this server; SHEDU_ORIGINS can allow one", Code.FOREIGN_ORIGIN
        )

    def _is_own(self, origin: str, host: str) -> bool:
        """Whether a page is one of ours; where people come by https, one that came by http is not."""
        public = self.settings.public.rstrip("/").lower()
        if public and _place(public) in (host.lower(), _place(origin)):
            return origin.lower() == public
        return _place(origin) == host.lower()

    def _add_headers(self, message: HTTPResponseStartEvent, path: str) -> None:
        given = list(message["headers"])
        is_said = any(name.lower() == NOT_KEPT[0] for name, _ in given)
        is_private = path.startswith(("/api/", "/health", "/metrics")) and not is_said
        message["headers"] = [*given, *self._headers, *([NOT_KEPT] if is_private else [])]

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


def _kinds(scope: Scope) -> list[Kind]:
    """What a request counts as."""
    method = scope.get("method")
    if method is None:
        return ["socket"]
    if method not in SAFE and scope["path"].startswith(DOOR):
        return ["ask", "door"]
    if (method == "POST" and scope["path"].startswith(HEAVY)) or scope["path"].endswith(
        ("/frames", "/records")
    ):
        return ["ask", "heavy"]
    return ["ask"]


async def _say(send: Send, fault: Fault, wait: float) -> None:
    body = msgspec.json.encode(fault)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if wait:
        headers.append((b"retry-after", b"%d" % math.ceil(wait)))
    await send({"type": "http.response.start", "status": 429 if wait else 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
