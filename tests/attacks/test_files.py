"""Other users of the machine: none of them reads the database, the key or the lock."""

import os
import stat
from pathlib import Path

import pytest
from litestar.testing import TestClient
from structlog.testing import capture_logs

from shedu.server.http.app import create_app
from shedu.server.serve import check_data, lock_data
from shedu.server.settings import Settings

pytestmark = pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX systems")


def modes(folder: Path) -> dict[str, int]:
    """The permissions of a folder and of the files in it."""
    found = {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}
    return {".": stat.S_IMODE(folder.stat().st_mode), **found}


def test_new_files_are_private(tmp_path: Path) -> None:
    """The database with the files next to it, and the key."""
    before = os.umask(0o022)
    try:
        settings = Settings(data=tmp_path / "data", bots=0, online=True)
        with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
            assert client.post("/api/people", json={"name": "Ann"}).status_code == 201
            found = modes(settings.data)
    finally:
        os.umask(before)
    assert {"tables.sqlite", "secret.key"} <= found.keys()
    assert found.pop(".") == 0o700
    assert {name: mode for name, mode in found.items() if mode & 0o077} == {}


def test_existing_files_are_tightened(tmp_path: Path) -> None:
    """With a line in the log."""
    settings = Settings(data=tmp_path / "data", online=True)
    check_data(settings)
    settings.data.chmod(0o755)
    settings.file.chmod(0o644)
    with capture_logs() as logs:
        lock_data(settings).close()
        check_data(settings)
    assert {each["before"] for each in logs if each["event"] == "permissions tightened"} == {"755", "644"}
    found = modes(settings.data)
    assert (found["."], found["tables.sqlite"]) == (0o700, 0o600)
