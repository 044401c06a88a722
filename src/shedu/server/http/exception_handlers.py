"""Errors as they are told: a reason, what to do about it, and nothing of the inside."""

import math
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Reference
from sqlalchemy.exc import DBAPIError

from shedu.server.errors import RefusedError
from shedu.server.live.registry import UnknownGameError
from shedu.server.people.people import PersonError
from shedu.server.people.sessions import NobodyError
from shedu.server.wire import messages as m

_log = structlog.get_logger("requests")
CODES = {404: "unknown", 405: "method", 413: "too-big", 415: "unreadable"}


class FaultError(Exception):
    """A request that is not followed."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.fault = m.Fault(reason, code)


class TooFastError(Exception):
    """Somebody asks too much at once."""

    def __init__(self, wait: float, reason: str = "too much at once") -> None:
        super().__init__(reason)
        self.wait = wait
        self.reason = reason


def _fault(status: int, fault: m.Fault) -> Response[m.Fault]:
    return Response(fault, status_code=status, media_type="application/json")


def told(_: Request[Any, Any, Any], error: FaultError) -> Response[m.Fault]:
    """One of our own."""
    return _fault(error.status, error.fault)


def unknown_game(_: Request[Any, Any, Any], __: UnknownGameError) -> Response[m.Fault]:
    """A game that does not exist."""
    return _fault(404, m.Fault("there is no such game; it may have been deleted", "unknown"))


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[m.Fault]:
    """What the framework refuses."""
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [
            f"{extra.get('key', 'it')}: {extra['message']}" for extra in error.extra if "message" in extra
        ]
        reason = "; ".join(found) or "the request is not understood"
    response = _fault(error.status_code, m.Fault(reason, CODES.get(error.status_code, "unreadable")))
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[m.Fault]:
    """Anything else: logged here, and not told."""
    _log.error("request failed", path=request.url.path, error=type(error).__name__, exc_info=error)
    return _fault(500, m.Fault("something went wrong on the server; its log says what", "internal"))


def nobody(_: Request[Any, Any, Any], __: NobodyError) -> Response[m.Fault]:
    """Somebody whom this server does not know."""
    return _fault(401, m.Fault("say who you are first", "who-are-you"))


def about_person(_: Request[Any, Any, Any], error: PersonError) -> Response[m.Fault]:
    """What cannot be done about a person."""
    return _fault(403 if error.code == "banned" else 400, m.Fault(error.reason, error.code))


def refused(_: Request[Any, Any, Any], error: RefusedError) -> Response[m.Fault]:
    """What cannot be done at a table now."""
    return _fault(409, m.Fault(error.reason, error.code))


def too_fast(_: Request[Any, Any, Any], error: TooFastError) -> Response[m.Fault]:
    """Somebody asks too much at once."""
    seconds = math.ceil(error.wait)
    said = f"{error.reason}: wait {seconds} seconds and try again"
    response = _fault(429, m.Fault(said, "too-fast"))
    response.set_header("Retry-After", str(seconds))
    return response


def away(_: Request[Any, Any, Any], error: DBAPIError) -> Response[m.Fault]:
    """The database does not answer."""
    _log.error("the database failed", error=type(error.orig).__name__)
    return _fault(503, m.Fault("the server cannot reach its database: try again soon", "away"))


def describe_refusals(app: Litestar) -> None:
    """Say in the description what can be answered to any request, and that nothing is nothing."""
    fault = Reference("#/components/schemas/Fault")
    said = {
        "401": "Nobody knows who asks.",
        "403": "Not from this page, or under this name.",
        "429": "Too much at once; `Retry-After` says how long to wait.",
        "503": "The database does not answer.",
    }
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.put, path.patch, path.delete):
            if operation is not None and operation.responses is not None:
                nothing = operation.responses.get("204")
                if isinstance(nothing, OpenAPIResponse):
                    nothing.content = None
                for status, description in said.items():
                    content = {"application/json": OpenAPIMediaType(schema=fault)}
                    operation.responses.setdefault(status, OpenAPIResponse(description, content=content))


HANDLERS: dict[Any, Any] = {
    RefusedError: refused,
    TooFastError: too_fast,
    DBAPIError: away,
    NobodyError: nobody,
    PersonError: about_person,
    FaultError: told,
    UnknownGameError: unknown_game,
    HTTPException: http_error,
    Exception: unexpected,
}
