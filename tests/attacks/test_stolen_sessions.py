"""Planted and stolen cookies: an attacker who has one token of a browser."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http.app import create_app
from shedu.server.people.sessions import CONFIRMATION_S
from shedu.server.settings import Settings
from shedu.server.tokens import Tokens
from shedu.server.wire import messages as m
from tests.server.authenticator import Authenticator
from tests.server.clients import (
    PASSWORD,
    BrowserClient,
    confirm,
    cookie_of,
    log_in,
    refresh,
    until,
    with_account,
)

Client = TestClient[Litestar]
ORIGIN = "http://club.local:8000"
PUBLIC = "https://play.example.org"


@pytest.fixture
def named(tmp_path: Path) -> Iterator[Client]:
    """A server under a name, as passkeys need it."""
    settings = Settings(data=tmp_path / "named", bots=0, online=True, limits=False, hosts=("club.local",))
    with TestClient(create_app(settings), base_url=ORIGIN) as client:
        yield client


@pytest.fixture
def secure(tmp_path: Path) -> Settings:
    """Settings of a server behind https."""
    return Settings(data=tmp_path / "secure", bots=0, online=True, limits=False, public=PUBLIC)


def person_of(server: Client, cookie: str) -> Any:
    """The person that the server takes the owner of a cookie for."""
    answer = server.get("/api/me", headers={"cookie": cookie}).json()["person"]
    server.cookies.clear()
    return answer


@pytest.mark.both_databases
def test_a_planted_guest_token_does_not_open_the_account(server: Client) -> None:
    """The session gets a new token when the guest becomes an account; its sockets stay open."""
    ann = BrowserClient(server, "Ann")
    planted = f"{ann.cookie_name}={ann.cookie}"
    seat = ann.socket(ann.make())
    with seat.socket:
        seat.say(m.Look())
        until(seat, m.Room)
        made = ann.ask("POST", "/api/account", json={"name": "Ann", "password": PASSWORD})
        assert made.status_code == 200
        assert f"{ann.cookie_name}={ann.cookie}" != planted
        refresh(server)
        seat.say(m.Say("still here"))
        assert until(seat, m.Said).text == "still here"
    assert person_of(server, planted) is None
    assert person_of(server, f"{ann.cookie_name}={ann.cookie}")["id"] == ann.id
    assert len(ann.ask("GET", "/api/sessions").json()) == 1


def test_sockets_of_another_process_follow_the_new_token(server: Client) -> None:
    """It finds the successor in the database."""
    ann = BrowserClient(server, "Ann")
    seat = ann.socket(ann.make())
    sessions = server.app.state.sessions
    with seat.socket:
        seat.say(m.Look())
        until(seat, m.Room)
        (old,) = sessions.store.of(ann.id)
        token, new = sessions.new_session()
        assert sessions.store.replace(old.id, new)
        refresh(server)
        seat.say(m.Say("moved along"))
        assert until(seat, m.Said).text == "moved along"
        ann.cookie = token
        assert ann.ask("POST", "/api/logout").status_code == 204
        assert until(seat, m.Refused).code == "logged-out"


def _password(ann: BrowserClient) -> Any:
    return ann.ask("POST", "/api/password", json={"new": "the thief owns this now"})


def _passkey(ann: BrowserClient) -> Any:
    return ann.ask("POST", "/api/passkeys/ask", json={"name": ""})


def _no_passkey(ann: BrowserClient) -> Any:
    return ann.ask("DELETE", f"/api/passkeys/{ann.ask('GET', '/api/passkeys').json()[0]['id']}")


def _mail(ann: BrowserClient) -> Any:
    return ann.ask("POST", "/api/notices/mail", json={"mail": "thief@evil.example"})


def _no_mail(ann: BrowserClient) -> Any:
    return ann.ask("DELETE", "/api/notices/mail")


def _name(ann: BrowserClient) -> Any:
    return ann.ask("POST", "/api/name", json={"name": "Annabel"})


def _delete(ann: BrowserClient) -> Any:
    return ann.ask("POST", "/api/account/delete")


def _export(ann: BrowserClient) -> Any:
    return ann.ask("GET", "/api/account/data")


@pytest.mark.parametrize("act", [_password, _passkey, _no_passkey, _mail, _no_mail, _name, _delete, _export])
def test_a_stolen_cookie_changes_no_account(named: Client, act: Callable[[BrowserClient], Any]) -> None:
    """The same holds for an account with passkeys only."""
    ann, key = BrowserClient(named, "Ann"), Authenticator(ORIGIN)
    asked = ann.ask("POST", "/api/passkeys/ask", json={"name": ""}).json()["options"]
    made = ann.ask("POST", "/api/passkeys", json={"credential": key.make(asked), "name": "telephone"})
    assert made.status_code == 201
    sessions = named.app.state.sessions
    sessions.clock = lambda: time.time() + CONFIRMATION_S + 1
    refused = act(ann)
    assert (refused.status_code, refused.json()["code"]) == (403, "confirm")
    assert confirm(ann, "").json()["code"] == "password"  # the account has no password
    asked = ann.ask("POST", "/api/confirm/passkey/ask").json()["options"]
    stolen = f"{ann.cookie_name}={ann.cookie}"
    proof = {"credential": key.use(asked)}
    assert ann.ask("POST", "/api/confirm/passkey", json=proof).status_code == 200
    assert person_of(named, stolen) is None  # the thief's copy ends with the confirmation
    assert act(ann).status_code != 403


def test_the_passkey_of_another_person_confirms_nothing(named: Client) -> None:
    """The response to a log-in confirms nothing, either."""
    keys = {}
    for name in ("Ann", "Thief"):
        person, key = BrowserClient(named, name), Authenticator(ORIGIN)
        asked = person.ask("POST", "/api/passkeys/ask", json={"name": ""}).json()["options"]
        person.ask("POST", "/api/passkeys", json={"credential": key.make(asked), "name": "telephone"})
        keys[name] = (person, key)
    (ann, hers), (_, his) = keys["Ann"], keys["Thief"]
    asked = ann.ask("POST", "/api/confirm/passkey/ask").json()["options"]
    other = named.post("/api/login/passkey/ask").json()["options"]
    for credential in (his.use(asked), hers.use(other)):
        answer = ann.ask("POST", "/api/confirm/passkey", json={"credential": credential})
        assert (answer.status_code, answer.json()["code"]) == (400, "passkey")
    assert log_in(named, "Ann", "").json()["code"] == "password"


def test_a_changed_password_ends_a_stolen_session(server: Client) -> None:
    """Also the thief's copy of the owner's own cookie."""
    ann = with_account(server, "Ann")
    stolen = f"{ann.cookie_name}={ann.cookie}"
    assert ann.ask("POST", "/api/password", json={"new": "quite another sentence"}).status_code == 200
    assert person_of(server, stolen) is None
    assert ann.ask("GET", "/api/me").json()["person"]["id"] == ann.id


def test_a_sibling_site_cannot_plant_a_cookie(secure: Settings) -> None:
    """With https its name has the prefix __Host-, and its token is valid under no other name."""
    with TestClient(create_app(secure), base_url="http://127.0.0.1:8000") as server:
        answer = server.post("/api/people", json={"name": "Thief"}, headers={"origin": PUBLIC})
        assert answer.headers["set-cookie"].startswith("__Host-shedu=")
        assert "Domain" not in answer.headers["set-cookie"]
        name, token = cookie_of(answer)
        server.cookies.clear()
        assert person_of(server, f"{name}={token}")["name"] == "Thief"
        assert person_of(server, f"shedu={token}") is None


def test_cookies_of_earlier_versions_are_accepted_once(secure: Settings) -> None:
    """And replaced; without https they stay as they are."""
    plain = replace(secure, public="")
    with TestClient(create_app(plain), base_url="http://127.0.0.1:8000") as server:
        ann = BrowserClient(server, "Ann")
        old = ann.cookie
        assert ann.ask("GET", "/api/me").json()["person"]["id"] == ann.id
        assert (ann.cookie_name, ann.cookie) == ("shedu", old)
    with TestClient(create_app(secure), base_url="http://127.0.0.1:8000") as server:
        answer = server.get("/api/me", headers={"cookie": f"shedu={old}"})
        assert answer.json()["person"]["id"] == ann.id
        fresh, gone = answer.headers.get_list("set-cookie")
        assert fresh.startswith("__Host-shedu=")
        assert gone.startswith('shedu="";')
        assert "Max-Age=0" in gone
        server.cookies.clear()
        assert person_of(server, f"shedu={old}") is None
        assert person_of(server, fresh.partition(";")[0])["id"] == ann.id


def test_a_previous_key_is_accepted_for_sessions_and_links(tmp_path: Path) -> None:
    """A cookie that it signed is replaced; without the key in the settings it is worth nothing."""
    old, new = "5b1f0c8e92d7a3461fe07d2b9c64a83e", "c9d20e47b85f63a1d07e4c92bf18a365"
    settings = Settings(data=tmp_path / "data", bots=0, online=True, limits=False, key=old)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        ann = BrowserClient(server, "Ann")
    signed = ann.cookie
    token = Tokens(old.encode()).issue("purpose", ["a"], 100)
    assert Tokens(new.encode()).verify("purpose", token, 1) is None
    assert Tokens(new.encode(), old.encode()).verify("purpose", token, 1) == ["a"]
    assert Tokens(new.encode(), old.encode()).secret("x") == Tokens(new.encode()).secret("x")
    rotated = replace(settings, key=new, previous_keys=(old,))
    with TestClient(create_app(rotated), base_url="http://127.0.0.1:8000") as server:
        ann.server = server
        assert ann.ask("GET", "/api/me").json()["person"]["id"] == ann.id
        assert ann.cookie != signed
        assert person_of(server, f"shedu={signed}") is None
    with TestClient(
        create_app(replace(rotated, previous_keys=())), base_url="http://127.0.0.1:8000"
    ) as server:
        assert person_of(server, f"shedu={signed}") is None
        assert person_of(server, f"shedu={ann.cookie}")["id"] == ann.id
