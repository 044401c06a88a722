"""Starting a server: settings, ports, database, lock."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from shedu.cli.main import app
from shedu.server.serve import StartError, address_of, bind, check_data, lock_data
from shedu.server.settings import Settings, SettingsError
from shedu.server.storage.database import Database


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    """Unset variables keep the defaults."""
    assert Settings.load(environment={}).host == "127.0.0.1"
    said = {
        "SHEDU_HOST": "0.0.0.0",
        "SHEDU_PORT": "9000",
        "SHEDU_DATA": str(tmp_path),
        "SHEDU_HOSTS": "table.example, other.example",
        "SHEDU_ORIGINS": "http://localhost:5173",
        "SHEDU_BOTS": "3",
        "SHEDU_SECONDS": "2.5",
        "SHEDU_LOG": "json",
    }
    settings = Settings.load(environment=said)
    assert settings == Settings(
        "0.0.0.0",
        9000,
        tmp_path,
        hosts=("table.example", "other.example"),
        origins=("http://localhost:5173",),
        bots=3,
        seconds=2.5,
        log="json",
    )
    assert "other.example" in settings.known_hosts
    assert settings.file == tmp_path / "tables.sqlite"


@pytest.mark.parametrize(
    "said", [{"SHEDU_PORT": "high"}, {"SHEDU_LOG": "loud"}, {"SHEDU_BOTS": "-1"}, {"SHEDU_PORT": "70000"}]
)
def test_invalid_settings_are_rejected(said: dict[str, str]) -> None:
    with pytest.raises(SettingsError):
        Settings.load(environment=said)


def test_the_next_free_port_unless_it_is_fixed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = Settings(port=port)
        with pytest.raises(StartError, match=str(port)):
            bind(settings, is_fixed=True)
        with bind(settings, is_fixed=False) as found:
            assert port < found.getsockname()[1] <= port + 20
            assert address_of(found) == f"http://127.0.0.1:{found.getsockname()[1]}/"


def test_an_unusable_database_is_reported(tmp_path: Path) -> None:
    """A file in place of the folder, another file in place of the database, a newer database."""
    file = tmp_path / "file"
    file.write_text("something else, and long enough to be told from a database")
    with pytest.raises(StartError, match="cannot be stored"):
        check_data(Settings(data=file))
    other = Settings(data=tmp_path / "other")
    other.data.mkdir()
    other.file.write_text("something else, and long enough to be told from a database" * 20)
    with pytest.raises(StartError, match="not a database"):
        check_data(other)
    newer = Settings(data=tmp_path / "newer")
    check_data(newer)
    storage = Database(newer.url)
    with storage.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    storage.close()
    with pytest.raises(StartError, match="newer version"):
        check_data(newer)


def test_the_command_reports_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = CliRunner().invoke(app, ["serve", "--port", port, "--data", str(tmp_path), "--no-open"])
    assert done.exit_code == 1
    assert f"cannot listen at 127.0.0.1, port {port}" in done.stderr


def test_environment_variables_override_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('online = true\nport = 9000\nproxies = ["10.0.0.0/8"]\nseconds = 0.5\n')
    settings = Settings.load(file, {"SHEDU_PORT": "9001", "SHEDU_ONLINE": ""})
    assert (settings.online, settings.port, settings.proxies) == (True, 9001, ("10.0.0.0/8",))
    assert Settings.load(environment={"SHEDU_SETTINGS": str(file)}).port == 9000


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("prot = 9000", "there is no setting 'prot'"),
        ("port = [", "not valid TOML"),
        ('online = "perhaps"', "set it to yes or no"),
        ('public = "play.example.org"', "https://play.example.org"),
        ('proxies = ["the proxy"]', "addresses or networks"),
        ('redis = "redis://bus"', "set online as well"),
        ('online = true\nredis = "redis://bus"', "need a database that they share"),
        ('database = "sqlite:///games"', "PostgreSQL"),
    ],
)
def test_invalid_settings_files_are_reported(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=why):
        Settings.load(file, {})
    done = CliRunner().invoke(app, ["serve", "--settings", str(file), "--no-open"])
    assert done.exit_code == 2
    missing = CliRunner().invoke(app, ["serve", "--settings", str(tmp_path / "none.toml")])
    assert missing.exit_code == 2


def test_an_unavailable_database_is_reported(tmp_path: Path) -> None:
    """Without its password."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    settings = Settings(data=tmp_path, database=f"postgresql+psycopg://ann:sesame@127.0.0.1:{port}/games")
    with pytest.raises(StartError, match="Check that it runs") as caught:
        check_data(settings)
    assert "sesame" not in str(caught.value)
    with pytest.raises(StartError, match="malformed"):
        check_data(Settings(data=tmp_path, database="other://ann:sesame@127.0.0.1/games"))


def test_online_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    """Servers for one machine may."""
    many, here = Settings(data=tmp_path, online=True), Settings(data=tmp_path)
    with lock_data(many):
        for settings in (many, here):
            with pytest.raises(StartError, match="Stop it, choose another folder"):
                lock_data(settings)
    with lock_data(here), lock_data(here), pytest.raises(StartError):
        lock_data(many)


@pytest.mark.parametrize("has_client", [True, False])
def test_a_missing_browser_client_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_client: bool
) -> None:
    """At start-up, on the terminal, with a remedy."""

    def serve(_settings: Settings, _is_fixed: bool, greet: Callable[[str], None]) -> None:
        greet("http://127.0.0.1:8000/")

    monkeypatch.setattr("shedu.server.serve.serve", serve)
    monkeypatch.setattr("shedu.server.http.static.FOLDER", tmp_path)
    if has_client:
        (tmp_path / "index.html").write_text("<!doctype html>")
    done = CliRunner().invoke(app, ["serve", "--no-open", "--data", str(tmp_path)])
    assert done.exit_code == 0
    assert "Shedu is at http://127.0.0.1:8000/" in done.stdout
    assert ("The browser client is missing" in done.stderr) is not has_client
