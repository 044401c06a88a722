"""Servers that admit guests or accounts by invitation, or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http.app import create_app
from shedu.server.people.invitations import Invitations
from shedu.server.settings import Settings, SettingsError
from tests.cli.command import shedu
from tests.server.clients import PASSWORD, BrowserClient

Client = TestClient[Litestar]


@contextmanager
def serving(folder: Path, database: str = "", **changes: Any) -> Iterator[Client]:
    settings = Settings(data=folder / "data", database=database, bots=0, online=True, limits=False, **changes)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


def told(answer: Any) -> tuple[int, str]:
    """Status and code of a response."""
    return answer.status_code, answer.json().get("code", "")


def register(server: Client, name: str, **more: str) -> Any:
    answer = server.post("/api/register", json={"name": name, "password": PASSWORD, **more})
    server.cookies.clear()
    return answer


def test_an_account_is_created_at_once(tmp_path: Path) -> None:
    """Without guests, by a name and a password."""
    with serving(tmp_path, guests="closed") as server:
        offered = server.get("/api/me").json()
        assert (offered["guests"], offered["registration"]) == ("closed", "open")
        assert told(server.post("/api/people", json={"name": "Ann"})) == (403, "closed")
        made = register(server, "Ann")
        assert made.status_code == 201
        assert (made.json()["person"]["is_guest"], made.json()["person"]["has_password"]) == (False, True)
        assert told(register(server, "ann")) == (400, "taken")
        assert "shedu" in made.cookies


def test_a_closed_server_admits_no_new_people(tmp_path: Path) -> None:
    """Existing guests cannot create accounts."""
    with serving(tmp_path) as server:
        ann = BrowserClient(server, "Ann")
    with serving(tmp_path, guests="closed", registration="closed") as server:
        ann.server = server
        account = {"name": "Ann", "password": PASSWORD}
        assert told(ann.ask("POST", "/api/account", json=account)) == (403, "closed")
        assert told(register(server, "Bob")) == (403, "closed")
        passkey = {"credential": "{}", "name": "telephone"}
        assert told(ann.ask("POST", "/api/passkeys", json=passkey)) == (403, "closed")


@pytest.mark.both_databases
def test_an_invitation_is_used_a_number_of_times(tmp_path: Path, database_url: str) -> None:
    """Until it expires; a rejected name does not use it up."""
    with serving(tmp_path, database_url, guests="invited", registration="invited") as server:
        invitations = Invitations(server.app.state.tables.writer.database)
        code = invitations.create(2, 4e9)
        assert told(server.post("/api/people", json={"name": "Ann"})) == (400, "invitation")
        assert told(server.post("/api/people", json={"name": "#", "invitation": code})) == (400, "name")
        spoken = code.upper().replace("-", " ")
        assert server.post("/api/people", json={"name": "Ann", "invitation": spoken}).status_code == 201
        assert told(register(server, "Bob", invitation="aaaa-bbbb-cccc-dddd")) == (400, "invitation")
        assert register(server, "Bob", invitation=code).status_code == 201
        assert told(register(server, "Bobby", invitation=code)) == (400, "invitation")
        assert told(register(server, "Bobby", invitation=invitations.create(2, 1.0))) == (400, "invitation")
        with server.app.state.tables.writer.database.engine.connect() as connection:
            assert code not in str(connection.exec_driver_sql("SELECT * FROM invitations").all())


def test_invitations_by_command(tmp_path: Path) -> None:
    with serving(tmp_path, registration="invited") as server:
        admin = ("admin", "--data", str(tmp_path / "data"), "--operator", "Olga")
        code = shedu(*admin, "invite", "--uses", "3", "--days", "2").out.strip()
        assert register(server, "Ann", invitation=code).status_code == 201
        (line,) = shedu(*admin, "invitations").out.splitlines()
        assert line.split("\t")[:2] == [code[:4], "2"]
        assert shedu(*admin, "invitations", "--withdraw", code).out == "withdrawn\t1\n"
        assert shedu(*admin, "invitations", "--withdraw", code).status == 1
        assert told(register(server, "Bob", invitation=code)) == (400, "invitation")
        assert [line.split("\t")[2] for line in shedu(*admin, "log").out.splitlines()] == [
            "withdraw-invitation",
            "invite",
        ]


def test_the_setting_is_checked() -> None:
    with pytest.raises(SettingsError, match="open, invited or closed"):
        Settings.load(environment={"SHEDU_GUESTS": "some"})
