"""Opens the database: engine, connection settings, migrations at start."""

import os
import secrets
import string
import threading
from contextlib import suppress
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, select, text, update

from shedu.server.storage.files import private_file
from shedu.server.storage.schema import IDENTITY

_ID_CHARS = string.ascii_letters + string.digits
_ID_LENGTH = 12
_alembic_lock = threading.Lock()  # alembic keeps its context in a module, shared by all threads
_MIGRATION_LOCK = 5_417_233  # key of the PostgreSQL advisory lock that serialises migrations
_POSTGRESQL_TIMEOUTS = {"connect_timeout": 3, "tcp_user_timeout": 10_000}  # seconds, milliseconds


_POSTGRESQL_IDENTITY = text(
    "SELECT system_identifier, (SELECT oid FROM pg_database WHERE datname = current_database())"
    " FROM pg_control_system()"
)


def now() -> str:
    """The current time as it is stored: ISO 8601, UTC, milliseconds."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def new_id() -> str:
    """An unguessable id without a hyphen, so that it can be an argument of a command."""
    return "".join(secrets.choice(_ID_CHARS) for _ in range(_ID_LENGTH))


class Database:
    """The engine of a database whose schema is up to date."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        # Parameters may be secret and errors are logged, so they are hidden.
        self.engine: Engine = create_engine(
            url,
            pool_pre_ping=not self.is_sqlite,  # a file does not lose its connection
            hide_parameters=True,
            connect_args={} if self.is_sqlite else _POSTGRESQL_TIMEOUTS,
        )
        self.has_committed = False  # or tried to
        event.listen(self.engine, "commit", self._note_commit)
        if self.is_sqlite:
            _create_private(self.engine.url.database or "")
            event.listen(self.engine, "connect", _prepare_sqlite)
        self._migrate()
        if self.is_sqlite and self.engine.url.database:
            private_file(Path(self.engine.url.database))

    def close(self) -> None:
        self.engine.dispose()

    def check_writable(self) -> None:
        """Raise an error if nothing can be stored: the disk is full, the files are read-only or locked."""
        with self.engine.begin() as connection:
            connection.execute(update(IDENTITY).values(id=IDENTITY.c.id))

    def identity(self) -> str:
        """A name of this database that no other one has, not even a copy of it."""
        with self.engine.connect() as connection:
            name = str(connection.execute(select(IDENTITY.c.id)).scalar_one())
            if self.is_sqlite:
                return name  # used by one process
            cluster, database = connection.execute(_POSTGRESQL_IDENTITY).one()
            return f"{name}.{cluster}.{database}"

    def _note_commit(self, _connection: Connection) -> None:
        self.has_committed = True

    def _migrate(self) -> None:
        """Upgrade the schema in one transaction; an interrupted upgrade leaves the old schema."""
        config = migrations()
        with self.engine.connect() as connection:
            if _is_current(connection, config):
                return
        with self.engine.connect() as connection:
            if self.is_sqlite:
                # Recreating a table would delete the rows that refer to it. Both statements must precede
                # the transaction: the driver begins one only before it changes rows, not the schema.
                connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            config.attributes["connection"] = connection
            with _alembic_lock:
                alembic.command.upgrade(config, "head")
            connection.commit()
            if self.is_sqlite:
                connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def migrations() -> alembic.config.Config:
    """Where alembic finds the migrations."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(resources.files("shedu.server.storage") / "migrations"))
    return config


def _is_current(connection: Connection, config: alembic.config.Config) -> bool:
    heads = set(ScriptDirectory.from_config(config).get_heads())
    return set(MigrationContext.configure(connection).get_current_heads()) == heads


def _create_private(file: str) -> None:
    """Create a missing file for its owner alone: it holds hands, seeds and password hashes."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Use the write-ahead log, and flush every commit to disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
