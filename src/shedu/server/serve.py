"""Runs the server: finds a port, says where it is, stops cleanly."""

import gc
import importlib
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import IO

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError

from shedu.server import logs
from shedu.server.http.app import create_app
from shedu.server.settings import Settings
from shedu.server.storage.database import Database

try:
    import fcntl
except ImportError:  # another system
    fcntl = None  # type: ignore[assignment]

TRIES = 20  # ports after the wanted one
MESSAGE_LIMIT = 65_536  # bytes of a message from a browser
HELD = "server.lock"
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
        Database(settings.url).close()
        if settings.redis:
            importlib.import_module("redis")
    except ModuleNotFoundError as error:
        raise StartError(
            f"these settings need {error.name}, which is not installed: pip install 'shedu[online]'"
        ) from None
    except OSError as error:
        raise StartError(f"games cannot be kept in {settings.data}: {error.strerror or error}") from None
    except CommandError:
        raise StartError(f"{settings.place} was made by a newer version of Shedu: update this one") from None
    except DatabaseError as error:
        advice = ". See that it runs and that `database` is right" if settings.database else ""
        raise StartError(f"games cannot be kept in {settings.place}: {_first_line(error)}{advice}") from None
    except (ArgumentError, NoSuchModuleError):
        raise StartError("`database` is not understood: postgresql+psycopg://user:word@host/name") from None


def _first_line(error: DatabaseError) -> str:
    return (str(error.orig).strip().splitlines() or ["no reason given"])[0]


def hold(settings: Settings) -> IO[str]:
    """The data folder, for as long as this is open; StartError if others have it.

    A server for many has it alone: its database has one writer, who knows all that changes.
    """
    settings.data.mkdir(parents=True, exist_ok=True)
    held = (settings.data / HELD).open("a")
    try:
        flock(held, is_alone=settings.online)
    except OSError:
        held.close()
        raise StartError(
            f"another server keeps its games in {settings.data}: stop it, choose another folder, or have "
            "several processes share a PostgreSQL database"
        ) from None
    return held


def flock(file: IO[str], is_alone: bool) -> None:
    """Lock a file, where that can be done, until it is closed; OSError if somebody else has it."""
    if fcntl is not None:
        fcntl.flock(file, (fcntl.LOCK_EX if is_alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)


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
    try:
        held = None if settings.database else hold(settings)
    except OSError as error:
        if isinstance(error, StartError):
            raise
        raise StartError(f"games cannot be kept in {settings.data}: {error.strerror or error}") from None
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
        proxy_headers=False,  # limits.Proxies reads them
    )
    greet(address_of(listening))
    uvicorn.Server(config).run([listening])
    if held is not None:
        held.close()
