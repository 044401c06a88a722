"""Route guards: checks that a router declares and that run before its handlers."""

from typing import Any

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, RequestError

ONLINE_ONLY = "online_only"  # key of a route handler's options


def require_online(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Reject requests that only make sense on a server with accounts."""
    if not connection.app.state.settings.online:
        raise RequestError(409, Code.NOT_ONLINE, "This server has no accounts: it serves one machine.")


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
