"""Route guards: checks that routers and handlers declare, and that run before the handler."""

import time
from typing import Any

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute
from litestar.types import ControllerRouterHandler

from shedu.server.errors import Code, RateLimitError, RequestError
from shedu.server.http.limits import LIMIT_KEYS, LimitKind, RateLimiter, person_key

# Keys of a handler's options.
ONLINE_ONLY = "online_only"
LIMIT = "limit"  # a rate limit by address and person, in addition to the one of all requests
COST = "cost"  # tokens of that limit; 1 without it
LOGIN: dict[str, LimitKind] = {LIMIT: "login"}
EXPENSIVE: dict[str, LimitKind] = {LIMIT: "expensive"}
WORK: dict[str, LimitKind] = {LIMIT: "work"}  # the handler charges the rest, which depends on the request
ANY_BODY: dict[str, bool] = {"any_body": True}  # the handler ignores a body of any type


def work(milliseconds: float) -> dict[str, LimitKind | float]:
    """Options of a handler that takes about this time of a core or of the database."""
    return {**WORK, COST: milliseconds}


def require_online(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Reject requests that only make sense on a server with accounts."""
    if not connection.app.state.settings.online:
        raise RequestError(409, Code.NOT_ONLINE, "This server has no accounts: it serves one machine.")


def no_api_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Reject API tokens where the account, its sessions or its notices are changed."""
    if connection.app.state.sessions.is_api(connection):
        raise RequestError(403, Code.CONFIRM, "An API token cannot change the account. Log in instead.")


def check_json(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Reject a body that is not declared as JSON: a form of another site could send it."""
    headers = connection.headers
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and media_type != "application/json" and not handler.opt.get("any_body"):
        raise RequestError(415, Code.UNREADABLE, "The body must have the content type application/json.")


async def check_limit(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Apply the rate limit that a handler declares by `opt=LOGIN`, `EXPENSIVE`, `WORK` or `work(ms)`."""
    kind: LimitKind | None = handler.opt.get(LIMIT)
    if kind is not None:
        await charge(connection, kind, handler.opt.get(COST, 1.0))


async def charge(connection: ASGIConnection[Any, Any, Any, Any], kind: LimitKind, cost: float = 1.0) -> None:
    """Take tokens of the address and of the person of a request; RateLimitError."""
    state = connection.app.state
    limiter: RateLimiter = state.limiter
    if not limiter.is_on:
        return
    wait = limiter.take(kind, state.proxies.limit_key(connection.scope), cost)
    person = None if wait else await state.sessions.person_of(connection, time.time())
    if person is not None:  # from however many addresses
        owed = charge_person(connection.scope, limiter, person.id)
        wait = limiter.take(kind, person_key(person.id), cost) or owed
    if wait:
        state.metrics.refused.labels(Code.TOO_FAST).inc()
        raise RateLimitError(wait)


def charge_person(scope: Any, limiter: RateLimiter, person: str) -> float:
    """Count the bytes of a request for its person as well; the seconds to wait if they owe some."""
    key = person_key(person)
    keys = scope.setdefault(LIMIT_KEYS, [])
    if key not in keys:
        keys.append(key)
    return limiter.debt(key)


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
