"""A server for each test, in this process."""

import logging
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
from tests.server import services
from tests.server.services import Postgres, fresh_database


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of a local server with a folder of its own."""
    return Settings(data=tmp_path / "data", bots=0, seconds=0.05)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Litestar]]:
    """A client of that server."""
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash passwords with little effort, for tests with many attempts."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(people, "_hasher", quick)
    monkeypatch.setattr(people, "_DUMMY_HASH", quick.hash("nobody's"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL; the test is skipped if it is not installed."""
    with services.postgres() as server:
        yield server


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
    return fresh_database(request.getfixturevalue("postgres"), f"test_{uuid.uuid4().hex}")


@pytest.fixture
def server(tmp_path: Path, database_url: str) -> Iterator[TestClient[Litestar]]:
    """An online server."""
    settings = Settings(
        data=tmp_path / "data", database=database_url, bots=0, seconds=0.05, online=True, limits=False
    )
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


@pytest.fixture
def restored_logs() -> Iterator[None]:
    """Restore the logging configuration."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)
