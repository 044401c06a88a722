"""PostgreSQL and Redis or Valkey for a test alone, on loopback, to be killed and started again."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine

PATIENCE_S = 60  # far more than it takes, on the slowest machine
ACCOUNTS = ("postgres", "nobody")  # PostgreSQL does not run as root


def find(*names: str) -> str:
    """The path of a program; the test is skipped if it is not installed."""
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", ""), "/usr/sbin"])
    for name in names:
        found = shutil.which(name, path=path)
        if found:
            return found
    pytest.skip(f"{' or '.join(names)} is not installed: `scripts/setup dev` installs it where it may")


def free_port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the port accepts connections."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert process.poll() is None, f"it has ended with {process.returncode}"
        time.sleep(0.02)
    raise TimeoutError(f"nothing listens at port {port}")


class Program(ABC):
    """A server that is a process."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """The command."""

    def account(self) -> str | None:
        """The account that runs it; None for the current one."""
        return None

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        self.process = subprocess.Popen(
            self.command(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self.account(),
            start_new_session=True,
        )
        self.wait(self.process)

    def wait(self, process: "subprocess.Popen[bytes]") -> None:
        """Wait until it is ready."""
        wait_for(self.port, process)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Send SIGKILL."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE_S)
            self.process = None

    @property
    def is_running(self) -> bool:
        """Whether the process runs."""
        return self.process is not None and self.process.poll() is None

    def pids(self) -> list[int]:
        """Its process and child processes; empty if it does not run."""
        if not self.is_running or self.process is None:
            return []
        pid = self.process.pid
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


class Redis(Program):
    """Redis or Valkey, in memory."""

    def __init__(self) -> None:
        super().__init__(free_port())
        self.program = find("valkey-server", "redis-server")

    @property
    def url(self) -> str:
        """For the settings."""
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        """On loopback, in memory."""
        return [
            self.program,
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--daemonize",
            "no",
        ]


class Postgres(Program):
    """PostgreSQL with a fresh database in a folder."""

    def __init__(self, folder: Path, is_durable: bool = True) -> None:
        super().__init__(free_port())
        self.folder = folder
        self.is_durable = is_durable
        self.program = find("postgres")
        account = self.account()
        if account is not None:
            shutil.chown(folder, account)
        subprocess.run(
            [
                find("initdb"),
                "-D",
                str(folder),
                "-U",
                "shedu",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-locale",
                "-N",
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            user=account,
            cwd="/",
        )

    @property
    def url(self) -> str:
        """For the settings."""
        return f"postgresql+psycopg://shedu@127.0.0.1:{self.port}/postgres"

    def account(self) -> str | None:
        """An account other than root, which PostgreSQL refuses."""
        if os.getuid() != 0:
            return None
        known = {entry.pw_name for entry in pwd.getpwall()}
        return next(name for name in ACCOUNTS if name in known)

    def command(self) -> list[str]:
        """On loopback; with `is_durable`, every commit is flushed to the disk."""
        quick = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")
        return [
            self.program,
            *("-D", str(self.folder), "-p", str(self.port), "-h", "127.0.0.1"),
            *("-c", "unix_socket_directories=", "-c", "shared_buffers=16MB", "-c", "max_connections=40"),
            *(() if self.is_durable else quick),
        ]

    def wait(self, process: "subprocess.Popen[bytes]") -> None:
        """PostgreSQL listens before its recovery is complete."""
        super().wait(process)
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                psycopg.connect(self.url.replace("+psycopg", "")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < until, "PostgreSQL does not get ready"
                time.sleep(0.02)
            else:
                return

    def kill(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Kill all processes without a shutdown; the next start recovers from the log."""
        children = self._children() if how == signal.SIGKILL else []
        super().kill(how)
        for child in children:  # each is a session of its own and would prevent the next start
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, how)
        until = time.monotonic() + PATIENCE_S
        while any(map(_lives, children)):
            assert time.monotonic() < until, "PostgreSQL does not end"
            time.sleep(0.01)
        with contextlib.suppress(FileNotFoundError):
            (self.folder / "postmaster.pid").unlink()

    def _children(self) -> list[int]:
        """Its child processes; it is suspended, so that it forks no more."""
        if self.is_running and self.process is not None:
            self.process.send_signal(signal.SIGSTOP)
        return self.pids()[1:]


def _lives(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "XZ"
    except FileNotFoundError:
        return False


@contextlib.contextmanager
def postgres(is_durable: bool = True, folder: Path | None = None) -> Iterator[Postgres]:
    """A running one, in an empty folder."""
    folder = folder or Path(tempfile.mkdtemp(prefix="shedu-postgres-"))
    server: Postgres | None = None
    try:
        server = Postgres(folder, is_durable)
        server.start()
        yield server
    finally:
        if server is not None:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """A running one."""
    server = Redis()
    try:
        server.start()
        yield server
    finally:
        server.kill()


def fresh_database(server: Postgres, name: str, template: str = "template1") -> str:
    """The URL of a new database: empty, or a copy of another one without connections."""
    engine = create_engine(server.url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
    engine.dispose()
    return server.url.replace("/postgres", f"/{name}")
