"""Errors as they are told: a reason, what to do about it, and nothing of the inside."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from shedu.server import messages as m
from shedu.server.hall import UnknownGameError

_log = structlog.get_logger("requests")
CODES = {404: "unknown", 405: "method", 413: "too-big", 415: "unreadable"}


class FaultError(Exception):
    """A request that is not followed."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.fault = m.Fault(reason, code)


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


HANDLERS: dict[Any, Any] = {
    FaultError: told,
    UnknownGameError: unknown_game,
    HTTPException: http_error,
    Exception: unexpected,
}
