"""A server for each test, in this process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http.app import create_app
from shedu.server.people import people
from shedu.server.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server that keeps its games in a folder of the test's own."""
    return Settings(data=tmp_path / "data", bots=0, seconds=0.05)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[Litestar]]:
    """Somebody who asks that server."""
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed with no effort, where many are tried."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(people, "_hasher", quick)
    monkeypatch.setattr(people, "_DUMMY_HASH", quick.hash("nobody's"))
