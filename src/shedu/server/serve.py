"""Runs the server: checks the settings, binds a port, stops cleanly."""

import importlib
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import IO

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError

from shedu.server import logs
from shedu.server.backups import BackupError, back_up_before_update
from shedu.server.garbage import CollectingApp
from shedu.server.http.app import create_app
from shedu.server.http.connections import protocols
from shedu.server.settings import Settings
from shedu.server.storage.causes import cause_of
from shedu.server.storage.database import Database
from shedu.server.storage.file_lock import LOCK_FILE, flock
from shedu.server.storage.files import private_folder, private_umask

MAX_PORT_TRIES = 20
MAX_MESSAGE_BYTES = 65_536  # of a web socket message
SHUTDOWN_TIMEOUT_S = 1
SWITCH_INTERVAL_S = 0.000_5


class StartError(OSError):
    """The server cannot start; the message says why and what to do."""


def bind(settings: Settings, is_fixed: bool) -> socket.socket:
    """A listening socket on the port of the settings, or on the next free one unless it is fixed."""
    last: OSError | None = None
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in range(
        settings.port, settings.port + (1 if is_fixed or not settings.port else MAX_PORT_TRIES)
    ):
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
    raise StartError(f"The server cannot listen at {settings.host}, port {settings.port}: {reason}.")


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def check_data(settings: Settings) -> None:
    """Open the database once; StartError if games cannot be stored."""
    try:
        private_folder(settings.data)
        database = Database(settings.url)
        try:
            database.check_writable()
        finally:
            database.close()
        if settings.redis:
            importlib.import_module("redis")
    except ModuleNotFoundError as error:
        raise StartError(
            f"These settings need {error.name}, which is not installed. Run: pip install 'shedu[online]'"
        ) from None
    except OSError as error:
        raise StartError(f"Games cannot be stored in {settings.data}: {error.strerror or error}.") from None
    except CommandError:
        raise StartError(
            f"{settings.place} was written by a newer version of Shedu. Update this one."
        ) from None
    except DatabaseError as error:
        advice = " Check that it runs and that `database` is right." if settings.database else ""
        raise StartError(
            f"Games cannot be stored in {settings.place}: {cause_of(error)} ({_first_line(error)}).{advice}"
        ) from None
    except (ArgumentError, NoSuchModuleError):
        raise StartError(
            "`database` is malformed. Set it to postgresql+psycopg://user:password@host/name."
        ) from None


def _first_line(error: DatabaseError) -> str:
    return (str(error.orig).strip().splitlines() or ["no reason given"])[0]


def lock_data(settings: Settings) -> IO[str]:
    """Lock the data folder until the file is closed; StartError.

    An online server locks it exclusively: its SQLite database has one writer, which caches what it wrote.
    """
    private_folder(settings.data)
    lock = (settings.data / LOCK_FILE).open("a")
    try:
        flock(lock, is_exclusive=settings.online)
    except OSError:
        lock.close()
        raise StartError(
            f"Another server uses {settings.data}. Stop it, choose another folder, or let several processes "
            "share a PostgreSQL database."
        ) from None
    return lock


def _handle_signals() -> None:
    """Exit with status 0 when stopped."""

    def stop(*_: object) -> None:
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, stop)  # uvicorn replaces both handlers while it runs
    signal.signal(signal.SIGINT, stop)


def serve(settings: Settings, is_fixed: bool, greet: Callable[[str], None]) -> None:
    """Serve until a signal; `greet` receives the address before the first request."""
    logs.configure(settings.log)  # before the first line, which would go to the output
    private_umask()
    listening = bind(settings, is_fixed)
    try:
        lock = None if settings.database else lock_data(settings)
    except OSError as error:
        if isinstance(error, StartError):
            raise
        raise StartError(f"Games cannot be stored in {settings.data}: {error.strerror or error}.") from None
    try:
        back_up_before_update(settings)
    except (BackupError, OSError) as error:
        raise StartError(str(error)) from None
    check_data(settings)
    _handle_signals()
    settings = replace(settings, port=listening.getsockname()[1])
    # The database thread releases the interpreter lock at each call of SQLite. While the event loop is busy,
    # it gets the lock back after this interval; with the default of 5 ms a transaction takes many times that.
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    config = uvicorn_config(settings)
    greet(address_of(listening))
    AnnouncedServer(config).run([listening])
    if lock is not None:
        lock.close()


class AnnouncedServer(uvicorn.Server):
    """Notifies systemd when it answers, so that `systemctl start` and `restart` wait for that."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            notify_systemd("READY=1")


def notify_systemd(state: str) -> None:
    """Send a state of the service to systemd (`man sd_notify`); nothing without it."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # the abstract namespace
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.connect(address)
        told.sendall(state.encode())


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    """The web server that runs the application."""
    http, socket_protocol = protocols(settings)
    return uvicorn.Config(
        CollectingApp(create_app(settings)),
        loop="auto",
        http=http,
        ws=socket_protocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # limits.TrustedProxies reads them
    )
