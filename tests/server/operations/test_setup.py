"""`shedu admin setup`, `shedu admin check`, service files and secret files."""

import re
import secrets
import shutil
import sqlite3
import subprocess
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from shedu.server.operations import check as checks
from shedu.server.operations.check import Finding, check
from shedu.server.operations.setup import UNITS
from shedu.server.serve import check_data
from shedu.server.settings import Settings, SettingsError
from tests.cli.command import shedu
from tests.server.loopback import running
from tests.server.services import free_port

SYSTEMD = Path(__file__).parents[3] / "src/shedu/server/operations/systemd"
MAX_EXPOSURE = 3.0


def set_up(root: Path, *more: str) -> Any:
    return shedu("admin", "setup", "--public", "https://play.example.org", "--root", str(root), *more)


def test_setup_makes_folders_settings_key_and_services(tmp_path: Path) -> None:
    """Private where they hold secrets; a second run changes nothing."""
    done = set_up(tmp_path)
    assert done.status == 0, done.err
    for name, mode in {
        "etc/shedu": 0o750,
        "etc/shedu/settings.toml": 0o640,
        "etc/shedu/credentials": 0o750,
        "var/lib/shedu": 0o700,
        "var/lib/shedu/secret.key": 0o600,
        "var/backups/shedu": 0o700,
        **{f"etc/systemd/system/{unit}": 0o644 for unit in UNITS},
    }.items():
        assert (tmp_path / name).stat().st_mode & 0o777 == mode, name
    settings = Settings.load(tmp_path / "etc/shedu/settings.toml", {})
    assert settings.online
    assert settings.is_secure
    assert settings.proxies
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    again = set_up(tmp_path)
    assert all(line.startswith("found ") for line in again.out.splitlines())
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_setup_of_several_processes_keeps_secrets_in_files(tmp_path: Path) -> None:
    """The settings file, which the group may read, contains no password."""
    database = "postgresql+psycopg://shedu:a-password@127.0.0.1/shedu"
    done = set_up(tmp_path, "--database", database, "--redis", "redis://:word@127.0.0.1:6379/0")
    assert done.status == 0, done.err
    file = tmp_path / "etc/shedu/settings.toml"
    assert "a-password" not in file.read_text()
    assert Settings.load(file, {}).database == database
    passed = tmp_path / "passed"
    passed.mkdir()
    key = secrets.token_hex(32)
    (passed / "shedu_key").write_text(f"{key}\n")
    found = Settings.load(file, {"CREDENTIALS_DIRECTORY": str(passed), "SHEDU_REDIS": "redis://other/0"})
    assert (found.key, found.redis, found.database) == (key, "redis://other/0", database)


def test_setup_refuses_invalid_settings(tmp_path: Path) -> None:
    """Before anything is written."""
    refused = set_up(tmp_path, "--redis", "redis://127.0.0.1")
    assert refused.status == 1
    assert "set database as well" in refused.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("unit", [name for name in UNITS if name.endswith(".service")])
def test_services_are_confined(unit: str) -> None:
    """As systemd rates them: from 0, best, to 10."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(SYSTEMD / unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    rated = re.search(r"exposure level for \S+: ([\d.]+)", done.stdout)
    assert rated is not None, done.stdout + done.stderr
    assert float(rated[1]) < MAX_EXPOSURE


def by_subject(found: list[Finding]) -> dict[str, list[Finding]]:
    return {each.subject: [other for other in found if other.subject == each.subject] for each in found}


def test_check_of_a_good_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check reports no failure: processes, address, web sockets and mail work."""
    monkeypatch.setattr(checks, "LOW_DISK_BYTES", 0)
    tmp_path.chmod(0o700)
    settings = Settings(data=tmp_path / "data", online=True, bots=0, metrics="a token")
    settings.signing_key()
    check_data(settings)
    for path in (settings.data, settings.file):
        path.chmod(0o700)
    mail = Controller(_Mailbox(), hostname="127.0.0.1", port=free_port())
    mail.start()
    with running(settings) as address:
        port = int(address.rpartition(":")[2])
        chosen = Settings(
            data=settings.data,
            online=True,
            port=port,
            public=address,
            proxies=("127.0.0.1",),
            smtp=f"smtp://127.0.0.1:{mail.port}",
            sender="games@play.example.org",
            metrics="a token",
            bots=0,
        )
        found = by_subject(list(check(chosen, None, "ann@play.example.org")))
    mail.stop()
    assert {each.level for each in found.pop("TLS")} == {"failure"}  # plain http
    found.pop("clock", None)  # of the machine that runs the test
    bad = [each for some in found.values() for each in some if each.level != "ok"]
    assert bad == []
    assert [each.text for each in found["proxy"]] == [f"{address}/health is 200", "web sockets pass"]
    assert _Mailbox.received == ["ann@play.example.org"]


class _Mailbox:
    received: list[str] = []  # noqa: RUF012

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.received += envelope.rcpt_tos
        return "250 OK"


def test_check_of_a_bad_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each problem has advice, and the command fails."""
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o755)
    (data / "secret.key").write_text("short")
    (data / "secret.key").chmod(0o644)
    file = tmp_path / "settings.toml"
    port = free_port()
    file.write_text(
        f'online = true\npublic = "http://127.0.0.1:{port}"\ndata = "{data}"\nport = {port}\n'
        f'smtp = "smtp://127.0.0.1:{port}"\nsender = "games@play.example.org"\nbots = 99\n'
        f'database = "postgresql+psycopg://shedu:a-password@127.0.0.1:{port}/shedu"\n'
        f'redis = "redis://:word@127.0.0.1:{port}/0"\n'
    )
    monkeypatch.setattr(checks, "FULL_DISK_BYTES", 1 << 60)
    found = by_subject(list(check(Settings.load(file, {}), file)))
    for subject in ("disk", "files", "key", "database", "redis", "TLS", "proxy", "mail"):
        failures = [each for each in found[subject] if each.level == "failure"]
        assert failures, subject
        assert all(each.advice for each in failures)
    assert found["bots"][0].level == "warning"
    done = shedu("admin", "--settings", str(file), "check")
    assert done.status == 1
    assert "a-password" not in done.out + done.err


def test_check_finds_a_proxy_that_drops_upgrades(tmp_path: Path) -> None:
    """The most frequent mistake in a proxy's configuration."""
    settings = Settings(data=tmp_path, online=True, bots=0)
    with running(settings) as address, pytest.MonkeyPatch.context() as patch:
        patch.setattr(checks, "_UPGRADE", {})
        chosen = Settings(data=tmp_path, public=address, online=True, bots=0)
        assert "web sockets do not pass" in [each.text for each in check(chosen)]


def test_check_of_a_database_of_a_newer_version(tmp_path: Path) -> None:
    """The line is a sentence that says so."""
    settings = Settings(data=tmp_path)
    check_data(settings)
    with closing(sqlite3.connect(settings.file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    done = shedu("admin", "--data", str(tmp_path), "check")
    assert f"{settings.file} was written by a newer version of Shedu. Update this one." in done.out


def test_check_of_a_server_that_is_down_blames_no_header(tmp_path: Path) -> None:
    """A proxy answers 502 to everything then; only that is reported."""

    class Proxy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # named by the library
            self.send_response(502)
            self.end_headers()

    with ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as server:
        threading.Thread(target=server.serve_forever).start()
        address = f"http://127.0.0.1:{server.server_port}"
        found = list(checks._proxy(Settings(data=tmp_path, public=address, online=True, proxies=("::1",))))
        server.shutdown()
    assert [each.text for each in found if each.subject == "proxy"] == [f"{address}/health is 502"]


@pytest.mark.parametrize(("path", "is_wrong"), [("/health", False), ("/metrics", False), ("", True)])
def test_check_tells_a_slow_proxy_from_a_wrong_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, is_wrong: bool
) -> None:
    """A minute that passes while a request is answered is no difference of the clocks."""
    late = 60.0 if is_wrong else 0.0

    class Proxy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # named by the library
            nonlocal late
            late += 60 * (self.path == path)
            self.send_response(200)
            self.end_headers()

    with ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as server:
        threading.Thread(target=server.serve_forever).start()
        monkeypatch.setattr(checks, "time", SimpleNamespace(time=lambda: time.time() + late))
        settings = Settings(data=tmp_path, public=f"http://127.0.0.1:{server.server_port}", online=True)
        found = by_subject(list(checks._proxy(settings)))
        server.shutdown()
    assert ("clock" in found) is is_wrong


def test_an_unreadable_secret_is_reported(tmp_path: Path) -> None:
    """Instead of starting without it."""
    (tmp_path / "credentials" / "key").mkdir(parents=True)
    file = tmp_path / "settings.toml"
    file.write_text("online = true\n")
    with pytest.raises(SettingsError, match="cannot be read"):
        Settings.load(file, {})
