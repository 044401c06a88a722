"""Metrics for Prometheus. They describe this process and contain nothing about people or games.

To add one, declare it in `Metrics.__init__`; its caller gets the object from the dependency `metrics` or from
`app.state.metrics`. A gauge that reads other objects is connected in `Metrics.connect`.
"""

import hmac
import ipaddress
import logging
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from shedu.server.errors import Code, RequestError
from shedu.server.http.limits import TrustedProxies
from shedu.server.live.registry import TableRegistry
from shedu.server.live.service import Service
from shedu.server.settings import Settings
from shedu.server.wire import messages as m

STORING_BUCKETS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20)
REQUEST_BUCKETS_S = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5)
# Their counters of errors begin at 0: Prometheus overlooks the first error of a counter that begins with it.
LOGGERS = (
    "analyses",
    "background",
    "backups",
    "bus",
    "cleanup",
    "clock",
    "games",
    "health",
    "migration",
    "notices",
    "passkeys",
    "puzzles",
    "ratings",
    "registry",
    "requests",
    "security",
    "server",
    "socket",
    "statistics",
    "storage",
    "study",
    "table",
    "workers",
)
PROXY_HEADERS = ("x-forwarded-for", "forwarded", "x-real-ip")


class Metrics(logging.Handler):
    """All metrics of a process; as a log handler it counts errors."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(logging.ERROR)
        self.settings = settings
        self.proxies = TrustedProxies(settings.proxies)
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "shedu_requests", "Answered requests.", ["method", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "shedu_request_seconds", "Duration of requests.", buckets=REQUEST_BUCKETS_S, registry=registry
        )
        self.sockets = Gauge("shedu_sockets", "Open web sockets.", registry=registry)
        self.tables = Gauge("shedu_tables_open", "Tables in memory.", registry=registry)
        self.entries = Counter("shedu_entries_stored", "Stored moves and undos.", registry=registry)
        self.storing_seconds = Histogram(
            "shedu_storing_seconds",
            "Duration of writes; a write stores all entries that wait.",
            buckets=STORING_BUCKETS_S,
            registry=registry,
        )
        self.thinking = Gauge("shedu_bots_thinking", "Bots that are thinking.", registry=registry)
        self.waiting = Gauge(
            "shedu_bots_waiting", "Bots and hints that wait for a worker.", registry=registry
        )
        self.refused = Counter(
            "shedu_refused", "Requests rejected before their handler.", ["code"], registry=registry
        )
        self.errors = Counter("shedu_errors", "Logged errors.", ["logger"], registry=registry)
        for name in LOGGERS:
            self.errors.labels(name)

    def connect(self, tables: TableRegistry, service: Service) -> None:
        """Let gauges and the storage's observer read the objects of the running server."""
        self.tables.set_function(lambda: len(tables.tables))
        bots = service.workers.bots
        self.thinking.set_function(lambda: bots.running)
        self.waiting.set_function(lambda: bots.waiting)
        service.entries.observe = self._observe_write

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.labels(record.name).inc()

    def _observe_write(self, count: int, seconds: float) -> None:
        self.entries.inc(count)
        self.storing_seconds.observe(seconds)

    def may_read(self, request: Request[Any, Any, Any]) -> bool:
        """With the bearer token of the settings; without one, only from this machine and not by a proxy."""
        token = self.settings.metrics
        if token:
            given = request.headers.get("authorization", "").removeprefix("Bearer ")
            return hmac.compare_digest(given.encode(), token.encode())
        if any(name in request.headers for name in PROXY_HEADERS):
            return False
        try:
            return ipaddress.ip_address(self.proxies.client_address(request.scope)).is_loopback
        except ValueError:
            return False


@get(
    "/metrics",
    tags=["server"],
    media_type="text/plain",
    sync_to_thread=False,
    responses={403: ResponseSpec(m.Fault, description="The bearer token is missing or wrong.")},
)
def metrics_page(request: Request[Any, Any, Any], metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """Metrics of this process, for Prometheus."""
    if not metrics.may_read(request):
        raise RequestError(
            403, Code.NOT_YOURS, "Metrics are readable from this machine, or with the bearer token."
        )
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)
