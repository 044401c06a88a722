"""`/health` is 200 only while moves can be stored, logs name the cause, and every GET route answers HEAD."""

import sqlite3
from contextlib import closing
from typing import Any

import httpx
import psycopg
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from shedu.server.http import health
from shedu.server.serve import StartError, check_data
from shedu.server.settings import Settings
from shedu.server.storage import database
from shedu.server.storage.causes import cause_of
from shedu.server.storage.database import Database
from tests.server.loopback import ENDPOINTS, running

Client = TestClient[Litestar]
NEW_GAME = {"seats": [{"dynasty": "lion"}, {"dynasty": "bull"}]}


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the database for every request."""
    monkeypatch.setattr(health, "CACHE_S", 0.0)


def execute(client: Client, statement: str) -> None:
    """Change the connection of the writer thread."""
    writer = client.app.state.tables.writer

    def run() -> None:
        with writer.database.engine.connect() as connection:
            connection.exec_driver_sql(statement)

    async def on_writer() -> None:
        await writer.run(run)

    with client.portal() as portal:
        portal.call(on_writer)


def test_health_is_503_while_the_database_is_read_only(
    client: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the cause, in the answer and once in the log; and 200 as soon as it works again."""
    assert client.get("/health").status_code == 200
    execute(client, "PRAGMA query_only=ON")
    for _ in range(3):
        answer = client.get("/health")
        assert answer.status_code == 503
        assert "the database is read-only" in answer.json()["reason"]
    logged = "".join(capsys.readouterr())
    assert logged.count("nothing can be stored") == 1
    assert client.post("/api/games", json=NEW_GAME).status_code == 503
    assert "the database is read-only" in "".join(capsys.readouterr())
    execute(client, "PRAGMA query_only=OFF")
    assert client.get("/health").status_code == 200
    assert "storing works again" in "".join(capsys.readouterr())


def test_health_is_503_while_the_database_is_locked(
    client: Client, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program holds the lock for longer than the check waits."""
    monkeypatch.setattr(health, "TIMEOUT_S", 0.2)
    with closing(sqlite3.connect(settings.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = client.get("/health")
        other.execute("ROLLBACK")
    assert answer.status_code == 503
    assert "locked" in answer.json()["reason"]


def test_health_is_cached(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is public, so the disk is flushed at most once in a while."""
    checks = []
    monkeypatch.setattr(Database, "check_writable", lambda _: checks.append(1))
    monkeypatch.setattr(health, "CACHE_S", 60.0)
    for _ in range(5):
        assert client.get("/health").status_code == 200
    assert len(checks) == 1


def refused(state: str | None) -> Exception:
    """An error of PostgreSQL with a code."""
    error = psycopg.OperationalError("value 'secret' of a row")
    error.sqlstate = state
    return error


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (sqlite3.OperationalError("database or disk is full"), "the disk is full"),
        (sqlite3.OperationalError("attempt to write a readonly database"), "the database is read-only"),
        (sqlite3.OperationalError("database is locked"), "another program has locked the database"),
        (sqlite3.OperationalError("disk I/O error"), "the disk reports errors"),
        (sqlite3.OperationalError("no such table: secret"), "OperationalError"),
        (refused("53100"), "the disk of PostgreSQL is full"),
        (refused("53300"), "too many connections"),
        (refused("25006"), "PostgreSQL is read-only"),
        (refused("22P02"), "SQLSTATE 22P02"),
        (refused(None), "PostgreSQL does not respond"),
    ],
)
def test_causes_are_named_without_values(error: Exception, cause: str) -> None:
    """The text of an error may contain user input."""
    found = cause_of(OperationalError("INSERT", {}, error))
    assert cause in found
    assert "secret" not in found


def test_a_read_only_file_stops_the_start(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line that says what to do, instead of a traceback later."""
    check_data(settings)
    prepare = database._prepare_sqlite

    def read_only(connection: Any, record: object) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA query_only=ON")

    monkeypatch.setattr(database, "_prepare_sqlite", read_only)
    with pytest.raises(StartError, match="read-only; check the owner and the mode"):
        check_data(settings)


def test_every_get_route_answers_head(settings: Settings) -> None:
    """Status and headers of GET, by a real server, without a body."""
    paths = ["/", *(path for method, path in ENDPOINTS if method == "get" and "{" not in path)]
    with running(settings) as address, httpx.Client(base_url=address) as client:
        for path in [*paths, "/api/games/nothing", "/assets/nothing.js"]:
            head, get = client.head(path), client.get(path)
            assert head.status_code == get.status_code != 405, path
            assert head.content == b""
            assert head.headers["content-type"] == get.headers["content-type"], path
        assert client.head("/health").status_code == 200
        assert client.request("HEAD", "/api/logout").status_code in (404, 405)  # has no GET
