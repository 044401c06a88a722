"""Runs the server: finds a port, says where it is, stops cleanly."""

import gc
import signal
import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import DatabaseError

from shedu.server import logs
from shedu.server.app import create_app
from shedu.server.settings import Settings
from shedu.server.storage import Storage

TRIES = 20  # ports after the wanted one
MESSAGE_LIMIT = 65_536  # bytes of a message from a browser
PATIENCE = 1  # seconds for requests to end when the server stops


class StartError(OSError):
    """Why a server cannot start."""


def bind(settings: Settings, is_fixed: bool) -> socket.socket:
    """A socket on the wanted port; if that is taken, and need not be it, on one after it."""
    last: OSError | None = None
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in range(settings.port, settings.port + (1 if is_fixed or not settings.port else TRIES)):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((settings.host, port))
            found.listen(2048)
        except OSError as error:
            found.close()
            last = error
            continue
        return found
    reason = last.strerror if last is not None else "no port"
    raise StartError(f"cannot listen at {settings.host}, port {settings.port}: {reason}")


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def check_data(settings: Settings) -> None:
    """See that games can be kept; StartError says why not."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        Storage(settings.url).close()
    except OSError as error:
        raise StartError(f"games cannot be kept in {settings.data}: {error.strerror or error}") from None
    except CommandError:
        raise StartError(f"{settings.database} was made by a newer version of Shedu") from None
    except DatabaseError as error:
        raise StartError(f"games cannot be kept in {settings.database}: {error.orig}") from None


def _settle_signals() -> None:
    """To be stopped is a good end; a browser that goes away is none at all."""

    def leave(*_: object) -> None:
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, leave)  # uvicorn takes both over while it runs, and then gives them on
    signal.signal(signal.SIGINT, leave)
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)


def serve(settings: Settings, is_fixed: bool, greet: Callable[[str], None]) -> None:
    """Serve until a signal stops it; `greet` is told the address once it listens."""
    listening = bind(settings, is_fixed)
    check_data(settings)
    logs.configure(settings.log)
    _settle_signals()
    settings = replace(settings, port=listening.getsockname()[1])
    gc.set_threshold(50_000, 20, 50)  # most of what is made here dies at once, by counting
    config = uvicorn.Config(
        create_app(settings),
        loop="auto",
        http="auto",
        ws="websockets-sansio",
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        access_log=False,
        log_config=None,
        server_header=False,
    )
    greet(address_of(listening))
    uvicorn.Server(config).run([listening])
