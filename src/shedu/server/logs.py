"""Logs: one line for each thing, for people or as JSON.

Nothing that is hidden from a player is ever logged: no hand, no bag, no seed, no move.
"""

import logging
import sys
from typing import Literal

import structlog
from structlog.typing import Processor


def configure(form: Literal["console", "json"]) -> None:
    """Send all logs, those of libraries too, to standard error in this form."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,  # without the values of variables
    ]
    renderer: Processor = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("alembic", "httpx", "uvicorn.access", "uvicorn.error"):  # some would log whole addresses
        logging.getLogger(name).setLevel(logging.WARNING)
