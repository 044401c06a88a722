"""Figures for Prometheus: what this process does, with nothing about anybody in it."""

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
from shedu.server.http.limits import Proxies
from shedu.server.settings import Settings
from shedu.server.wire import messages as m

STORING = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20)  # seconds
ANSWERING = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5)
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


class Metrics(logging.Handler):
    """The figures of a process; as a handler of logs it counts errors."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(logging.ERROR)
        self.settings = settings
        self.proxies = Proxies(settings.proxies)
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "shedu_requests", "Requests answered.", ["method", "status"], registry=registry
        )
        self.seconds = Histogram(
            "shedu_request_seconds", "How long a request took.", buckets=ANSWERING, registry=registry
        )
        self.sockets = Gauge("shedu_sockets", "Open web sockets.", registry=registry)
        self.tables = Gauge("shedu_tables_open", "Tables that are held in memory.", registry=registry)
        self.entries = Counter("shedu_entries_stored", "Moves and undos stored.", registry=registry)
        self.storing = Histogram(
            "shedu_storing_seconds",
            "How long a write took, of all entries that waited together.",
            buckets=STORING,
            registry=registry,
        )
        self.thinking = Gauge("shedu_bots_thinking", "Bots that think now.", registry=registry)
        self.refused = Counter("shedu_refused", "What was refused at the door.", ["code"], registry=registry)
        self.errors = Counter("shedu_errors", "Errors in the log.", ["logger"], registry=registry)

    def emit(self, record: logging.LogRecord) -> None:
        """An error was logged."""
        self.errors.labels(record.name).inc()

    def stored(self, count: int, seconds: float) -> None:
        """Entries were stored together."""
        self.entries.inc(count)
        self.storing.observe(seconds)

    def may_read(self, request: Request[Any, Any, Any]) -> bool:
        """Whoever knows the word; if there is none, whoever is at this machine and no proxy."""
        word = self.settings.metrics
        if word:
            said = request.headers.get("authorization", "").removeprefix("Bearer ")
            return hmac.compare_digest(said.encode(), word.encode())
        if any(name in request.headers for name in FORWARDED):
            return False
        try:
            return ipaddress.ip_address(self.proxies.address_of(request.scope)).is_loopback
        except ValueError:
            return False


@get(
    "/metrics",
    tags=["server"],
    media_type="text/plain",
    sync_to_thread=False,
    responses={403: ResponseSpec(m.Fault, description="Not for whoever asks.")},
)
def metrics_page(request: Request[Any, Any, Any], metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """Figures about this process, for Prometheus."""
    if not metrics.may_read(request):
        raise RequestError(
            403, Code.NOT_YOURS, "figures are for this machine, or for whoever knows the word for them"
        )
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)
