"""A server for each test, in this process."""

import logging
import shutil
import sqlite3
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http.app import create_app
from shedu.server.people import people
from shedu.server.settings import Settings
from shedu.server.storage import database
from shedu.server.storage.database import Database
from tests.server import services
from tests.server.mailbox import Inbox, mail_server
from tests.server.services import Postgres, fresh_database

MIGRATED_DATABASE = "template_migrated"
_QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
_QUICK_DUMMY_HASH = _QUICK_HASHER.hash("unknown")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of a local server with a folder of its own."""
    return Settings(data=tmp_path / "data", bots=0, seconds=0.05)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Litestar]]:
    """A client of that server."""
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


@pytest.fixture(autouse=True)
def quick_passwords(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash passwords with little effort, except in tests with the marker `full_password_hashes`."""
    if request.node.get_closest_marker("full_password_hashes") is None:
        monkeypatch.setattr(people, "_hasher", _QUICK_HASHER)
        monkeypatch.setattr(people, "_DUMMY_HASH", _QUICK_DUMMY_HASH)


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with the current schema and without rows."""
    file = tmp_path_factory.mktemp("migrated") / "tables.sqlite"
    Database(f"sqlite:///{file}").close()
    return file


@pytest.fixture(autouse=True)
def quick_sqlite(migrated_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy a migrated file instead of migrating an empty one, and do not flush commits to the disk.

    The tests in `storage/` do without this.
    """
    migrate, prepare = Database._migrate, database._prepare_sqlite

    def copy_or_migrate(self: Database) -> None:
        file = self.engine.url.database
        if self.is_sqlite and file and Path(file).stat().st_size == 0:
            shutil.copyfile(migrated_file, file)
        else:
            migrate(self)

    def prepare_without_flush(connection: sqlite3.Connection, record: object) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA synchronous=OFF")

    monkeypatch.setattr(Database, "_migrate", copy_or_migrate)
    monkeypatch.setattr(database, "_prepare_sqlite", prepare_without_flush)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL; the test is skipped if it is not installed."""
    with services.postgres(is_durable=False) as server:
        yield server


@pytest.fixture(scope="session")
def migrated_database(postgres: Postgres) -> str:
    """The name of a PostgreSQL database with the current schema and without rows."""
    Database(fresh_database(postgres, MIGRATED_DATABASE)).close()
    return MIGRATED_DATABASE


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests with the marker `both_databases` on SQLite and on PostgreSQL."""
    if metafunc.definition.get_closest_marker("both_databases") is not None:
        metafunc.parametrize("database_kind", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def database_kind(request: pytest.FixtureRequest) -> str:
    """The database of the server in a test."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def database_url(database_kind: str, request: pytest.FixtureRequest) -> str:
    """The setting `database`: empty for SQLite."""
    if database_kind == "sqlite":
        return ""
    template = request.getfixturevalue("migrated_database")
    return fresh_database(request.getfixturevalue("postgres"), f"test_{uuid.uuid4().hex}", template)


@pytest.fixture
def server(tmp_path: Path, database_url: str) -> Iterator[TestClient[Litestar]]:
    """An online server."""
    settings = Settings(
        data=tmp_path / "data", database=database_url, bots=0, seconds=0.05, online=True, limits=False
    )
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


@pytest.fixture
def inbox() -> Iterator[tuple[Inbox, str]]:
    """A running mail server and its URL."""
    with mail_server() as running:
        yield running


@pytest.fixture
def restored_logs() -> Iterator[None]:
    """Restore the logging configuration."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
