"""Route guards: checks that routers and handlers declare, and that run before the handler."""

from typing import Any

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, RateLimitError, RequestError
from shedu.server.http.limits import LimitKind

# Keys of a handler's options.
ONLINE_ONLY = "online_only"
LIMIT = "limit"  # a rate limit by address, in addition to the one of all requests
LOGIN: dict[str, LimitKind] = {LIMIT: "login"}
EXPENSIVE: dict[str, LimitKind] = {LIMIT: "expensive"}


def require_online(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Reject requests that only make sense on a server with accounts."""
    if not connection.app.state.settings.online:
        raise RequestError(409, Code.NOT_ONLINE, "This server has no accounts: it serves one machine.")


def check_limit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Apply the rate limit that a handler declares by `opt=LOGIN` or `opt=EXPENSIVE`."""
    kind: LimitKind | None = handler.opt.get(LIMIT)
    if kind is None:
        return
    state = connection.app.state
    wait = state.limiter.take(kind, state.proxies.limit_key(connection.scope))
    if wait:
        state.metrics.refused.labels(Code.TOO_FAST).inc()
        raise RateLimitError(wait)


def online_router(*handlers: ControllerRouterHandler) -> Router:
    """A router whose handlers exist only on a server with accounts."""
    return Router(path="/", route_handlers=handlers, guards=[require_online], opt={ONLINE_ONLY: True})


def online_operations(app: Litestar) -> set[tuple[str, str]]:
    """Path and method of every handler behind `require_online`, for the OpenAPI description."""
    return {
        (route.path_format, method.lower())
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.opt.get(ONLINE_ONLY)
        for method in handler.http_methods
    }
