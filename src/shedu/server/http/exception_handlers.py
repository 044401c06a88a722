"""Exception handlers: turn errors into responses without internal details."""

import math
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DataError, DBAPIError

from shedu.server.errors import Code, RateLimitError, ServerError
from shedu.server.http.guards import online_operations
from shedu.server.storage.causes import cause_of
from shedu.server.wire import messages as m

_log = structlog.get_logger("requests")
CODES = {404: Code.UNKNOWN, 405: Code.METHOD, 413: Code.TOO_BIG, 415: Code.UNREADABLE}


def _fault(status: int, fault: m.Fault) -> Response[m.Fault]:
    return Response(fault, status_code=status, media_type="application/json")


def server_error(_: Request[Any, Any, Any], error: ServerError) -> Response[m.Fault]:
    return _fault(error.status, m.Fault(error.reason, error.code))


def rate_limited(_: Request[Any, Any, Any], error: RateLimitError) -> Response[m.Fault]:
    seconds = math.ceil(error.wait)
    reason = f"{error.reason} Wait {seconds} seconds and try again."
    response = _fault(error.status, m.Fault(reason, error.code))
    response.set_header("Retry-After", str(seconds))
    return response


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[m.Fault]:
    """Errors that the framework raises, for example for a body that does not match its type."""
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [
            f"{extra.get('key', 'it')}: {extra['message']}" for extra in error.extra if "message" in extra
        ]
        reason = "; ".join(found) or "The request is malformed."
    response = _fault(error.status_code, m.Fault(reason, CODES.get(error.status_code, Code.UNREADABLE)))
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[m.Fault]:
    """Any other error is logged with its traceback; the client learns nothing about it."""
    pattern = request.scope.get("path_template", "")  # the path may contain secrets
    _log.error("request failed", path=pattern, error=type(error).__name__, exc_info=error)
    return _fault(500, m.Fault("Internal server error; the server log has details.", Code.INTERNAL))


def database_unavailable(_: Request[Any, Any, Any], error: DBAPIError) -> Response[m.Fault]:
    _log.error("database unavailable", cause=cause_of(error), error=type(error.orig).__name__)
    return _fault(503, m.Fault("The database is unavailable. Try again soon.", Code.AWAY))


def unstorable(_: Request[Any, Any, Any], error: DataError) -> Response[m.Fault]:
    """The database cannot hold a value of the request, for example a number that is too large."""
    _log.warning("value rejected by the database", error=type(error.orig).__name__)
    return _fault(400, m.Fault("The request contains a value that cannot be stored.", Code.UNREADABLE))


COMMON_ERRORS = {
    "400": "The request is malformed.",
    "401": "The request needs a session and has none.",
    "403": "The Host or Origin header is not allowed.",
    "413": "The body is too large.",
    "415": "The body is not JSON.",
    "429": "Too many requests; `Retry-After` says how long to wait.",
    "503": "The database is unavailable.",
}
ONLINE_ERRORS = COMMON_ERRORS | {"409": "This server has no accounts: it serves one machine."}


def describe_errors(app: Litestar, description: dict[str, Any]) -> None:
    """Add to the OpenAPI description the errors that middleware, guards and dependencies raise."""
    fault = {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}}
    online = online_operations(app)
    for name, path in description["paths"].items():
        for method, operation in path.items():
            responses = operation["responses"]
            responses.get("204", {}).pop("content", None)
            errors = ONLINE_ERRORS if (name, method) in online else COMMON_ERRORS
            for status, text in errors.items():
                responses.setdefault(status, {"description": text, "content": fault})


class DescriptionPlugin(JsonRenderPlugin):
    """Renders the OpenAPI description with these errors, on request: building it slows down the start."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        describe_errors(request.app, openapi_schema)
        return super().render(request, openapi_schema)


HANDLERS: dict[Any, Any] = {
    ServerError: server_error,
    RateLimitError: rate_limited,
    DBAPIError: database_unavailable,
    DataError: unstorable,
    HTTPException: http_error,
    Exception: unexpected,
}
