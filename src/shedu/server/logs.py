"""Logging: one line per event, for the console or as JSON.

Hidden information is never logged: no hand, no bag, no seed, no move.
"""

import logging
import sys
import time
from collections.abc import Callable, Iterator
from types import CodeType, TracebackType
from typing import Any, Literal

import msgspec
import structlog
from structlog.typing import EventDict, Processor

TRACEBACK_INTERVAL_S = 60.0  # between two tracebacks of the same error


class LineLogger:
    """Writes rendered lines to standard error, five times as fast as the standard library's loggers.

    Errors pass through the standard library, whose handlers count them.
    """

    def __init__(self, name: str = "shedu") -> None:
        self.name = name

    def info(self, line: str) -> None:
        sys.stderr.write(line + "\n")
        sys.stderr.flush()

    warning = info

    def error(self, line: str) -> None:
        logging.getLogger(self.name).error("%s", line, extra={"is_rendered": True})

    critical = exception = error


class Formatter(structlog.stdlib.ProcessorFormatter):
    """Renders lines of libraries; lines of `LineLogger` are already rendered."""

    def format(self, record: logging.LogRecord) -> str:
        return record.getMessage() if hasattr(record, "is_rendered") else super().format(record)


class Tracebacks:
    """A processor that keeps a traceback only if the same one was not written in the last minute.

    When the database is away, the sockets and requests of all clients fail at the same place. To render a
    traceback takes milliseconds, in which the server does nothing else.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._written: dict[tuple[type[BaseException], tuple[tuple[CodeType, int], ...]], float] = {}

    def __call__(self, _logger: Any, _method: str, event: EventDict) -> EventDict:
        error = _error_of(event.get("exc_info"))
        if error is None:
            return event
        now, key = self._clock(), (type(error), tuple(_places(error.__traceback__)))
        if now - self._written.get(key, -TRACEBACK_INTERVAL_S) < TRACEBACK_INTERVAL_S:
            event["exc_info"] = None
            event["traceback"] = "as before"
        else:
            self._written[key] = now
        return event


def _places(trace: TracebackType | None) -> Iterator[tuple[CodeType, int]]:
    while trace is not None:
        yield trace.tb_frame.f_code, trace.tb_lineno
        trace = trace.tb_next


def _error_of(exc_info: Any) -> BaseException | None:
    """The error that a line was logged with, in any of the forms of the standard library."""
    if isinstance(exc_info, tuple):
        exc_info = exc_info[1]
    elif exc_info is True:
        exc_info = sys.exc_info()[1]
    return exc_info if isinstance(exc_info, BaseException) else None


def configure(form: Literal["console", "json"]) -> None:
    """Send all logs, also those of libraries, to standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        Tracebacks(),
        structlog.processors.format_exc_info,  # without local variables, which may be secret
    ]
    renderer: Processor = (
        _render_json if form == "json" else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=LineLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        Formatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("alembic", "httpx", "uvicorn.access", "uvicorn.error"):  # some log whole URLs
        logging.getLogger(name).setLevel(logging.WARNING)


def _render_json(_logger: Any, _method: str, event: EventDict) -> str:
    return msgspec.json.encode(event, enc_hook=repr).decode()
