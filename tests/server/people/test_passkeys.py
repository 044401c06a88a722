"""Accounts with passkeys."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from webauthn.helpers import bytes_to_base64url

from shedu.server.http.app import create_app
from shedu.server.people.login_attempts import MAX_FAILURES
from shedu.server.people.passkeys import CHALLENGE_S, Site, site_of
from shedu.server.settings import Settings
from tests.server.authenticator import IS_PRESENT, Authenticator
from tests.server.clients import BrowserClient, confirm
from tests.server.registries import Clock

Client = TestClient[Litestar]
ORIGIN = "http://club.local:8000"


@pytest.fixture
def server(tmp_path: Path, database_url: str) -> Iterator[Client]:
    """An online server with a host name, which passkeys need."""
    settings = Settings(
        data=tmp_path / "data",
        database=database_url,
        bots=0,
        seconds=0.05,
        online=True,
        limits=False,
        hosts=("club.local",),
    )
    with TestClient(create_app(settings), base_url=ORIGIN) as client:
        yield client


def offer(person: BrowserClient, key: Authenticator, **said: Any) -> Any:
    """Create a passkey and register it."""
    asked = person.ask("POST", "/api/passkeys/ask", json={"name": said.get("account", "")})
    assert asked.status_code == 200, asked.text
    return hand_in(person, key.make(asked.json()["options"]), **said)


def hand_in(person: BrowserClient, credential: str, **said: Any) -> Any:
    """Register a passkey."""
    return person.ask(
        "POST", "/api/passkeys", json={"credential": credential, "name": "my telephone", **said}
    )


def options(server: Client) -> str:
    """The options to log in with a passkey."""
    asked = server.post("/api/login/passkey/ask")
    assert asked.status_code == 200, asked.text
    return str(asked.json()["options"])


def enter(server: Client, credential: str) -> Any:
    """Log in with a passkey."""
    answer = server.post("/api/login/passkey", json={"credential": credential})
    server.cookies.clear()
    return answer


def test_an_account_without_a_password(server: Client) -> None:
    """A guest creates a passkey, logs out, and logs in with it."""
    ann, key = BrowserClient(server, "Ann"), Authenticator(ORIGIN)
    made = offer(ann, key, account="Annabel")
    assert made.status_code == 201, made.text
    mine = made.json()["person"]
    assert (mine["id"], mine["name"], mine["is_guest"], mine["has_password"]) == (
        ann.id,
        "Annabel",
        False,
        False,
    )
    assert [each["name"] for each in ann.ask("GET", "/api/passkeys").json()] == ["my telephone"]
    assert ann.ask("POST", "/api/logout").status_code == 204
    for _ in range(2):
        back = enter(server, key.use(options(server)))
        assert back.status_code == 200, back.text
        assert back.json()["person"]["id"] == ann.id
        assert back.cookies["shedu"] != ann.cookie


@pytest.mark.both_databases
def test_a_challenge_is_used_once(server: Client) -> None:
    """An intercepted response can neither log in nor add a key."""
    ann, key = BrowserClient(server, "Ann"), Authenticator(ORIGIN, counts=False)
    asked = ann.ask("POST", "/api/passkeys/ask", json={"name": ""}).json()["options"]
    made = key.make(asked)
    assert hand_in(ann, made).status_code == 201
    again = Authenticator(ORIGIN).make(asked)
    assert hand_in(ann, again).json()["code"] == "passkey"
    used = key.use(options(server))
    assert enter(server, used).status_code == 200
    answer = enter(server, used)
    assert (answer.status_code, answer.json()["code"]) == (400, "passkey")


def test_invalid_passkeys_are_rejected(server: Client) -> None:
    """Wrong site, origin, person, verification or time."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    foreign = Authenticator("http://elsewhere.example")
    assert offer(ann, foreign).json()["code"] == "passkey"
    careless = Authenticator(ORIGIN)
    careless.flags = IS_PRESENT
    assert offer(ann, careless).json()["code"] == "passkey"
    key = Authenticator(ORIGIN)
    asked = ann.ask("POST", "/api/passkeys/ask", json={"name": ""}).json()["options"]
    assert hand_in(bob, key.make(asked)).json()["code"] == "passkey"  # Ann's challenge
    assert hand_in(ann, key.use(options(server))).json()["code"] == "passkey"
    assert offer(ann, key, account="Ann").status_code == 201
    other = Authenticator(ORIGIN)
    other.id = key.id  # the id without the key
    assert enter(server, other.use(options(server))).json()["code"] == "passkey"
    assert enter(server, Authenticator(ORIGIN).use(options(server))).json()["code"] == "passkey"
    service = server.app.state.tables.service
    old = options(server)
    clock = service.clock
    service.clock = lambda: clock() + CHALLENGE_S + 1
    assert enter(server, key.use(old)).json()["code"] == "passkey"
    assert enter(server, key.use(options(server))).status_code == 200
    key.count = 0  # a cloned authenticator
    assert enter(server, key.use(options(server))).json()["code"] == "passkey"


@pytest.mark.parametrize(
    "credential",
    [
        "",
        "[]",
        "{}",
        '{"id": 3}',
        '{"id": "a", "response": {}}',
        '{"id": "a", "response": {"clientDataJSON": "é"}}',
        json.dumps({"id": "a", "response": {"clientDataJSON": bytes_to_base64url(b'{"challenge": "eHg"}')}}),
        "[" * 10_000,
        "x" * 30_000,
    ],
)
def test_malformed_credentials_are_rejected(server: Client, credential: str) -> None:
    ann = BrowserClient(server, "Ann")
    for answer in (hand_in(ann, credential), enter(server, credential)):
        assert (answer.status_code, answer.json()["code"]) == (400, "passkey")


@pytest.mark.both_databases
def test_several_keys_and_a_password(server: Client) -> None:
    """The last way into an account cannot be removed."""
    ann, one, two = BrowserClient(server, "Ann"), Authenticator(ORIGIN), Authenticator(ORIGIN)
    assert offer(ann, one).status_code == 201
    assert offer(ann, one).json()["code"] == "passkey"  # registered already
    (first,) = ann.ask("GET", "/api/passkeys").json()
    assert ann.ask("DELETE", f"/api/passkeys/{first['id']}").json()["code"] == "last-key"
    assert ann.ask("POST", "/api/password", json={"new": "a long password"}).status_code == 200
    assert offer(ann, two, name="").json()["code"] == "name"
    assert offer(ann, two).status_code == 201
    assert ann.ask("DELETE", f"/api/passkeys/{first['id']}").status_code == 204
    assert ann.ask("DELETE", f"/api/passkeys/{first['id']}").status_code == 404
    assert enter(server, one.use(options(server))).json()["code"] == "passkey"
    assert enter(server, two.use(options(server))).status_code == 200
    bob = BrowserClient(server, "Bob")
    (second,) = ann.ask("GET", "/api/passkeys").json()
    assert bob.ask("DELETE", f"/api/passkeys/{second['id']}").status_code == 404


@pytest.mark.both_databases
def test_wrong_passwords_do_not_hinder_a_passkey(server: Client) -> None:
    """Failed attempts of others do not lock out the passkey, neither to log in nor to confirm."""
    guesses = server.app.state.sessions.login_attempts
    guesses.is_on, guesses.clock = True, Clock()
    ann, key = BrowserClient(server, "Ann"), Authenticator(ORIGIN)
    assert offer(ann, key).status_code == 201
    assert ann.ask("POST", "/api/password", json={"new": "a long password"}).status_code == 200
    for number in range(MAX_FAILURES):
        assert confirm(ann, f"a wrong password {number}").json()["code"] == "password"
    word = {"name": "Ann", "password": "a long password"}
    assert server.post("/api/login", json=word).status_code == 429
    assert confirm(ann).status_code == 429
    asked = ann.ask("POST", "/api/confirm/passkey/ask").json()["options"]
    assert ann.ask("POST", "/api/confirm/passkey", json={"credential": key.use(asked)}).status_code == 200
    assert enter(server, key.use(options(server))).status_code == 200


@pytest.mark.both_databases
def test_a_taken_name(server: Client) -> None:
    """The registration changes nothing: the guest can try another name."""
    ann, bob, key = BrowserClient(server, "Ann"), BrowserClient(server, "Bob"), Authenticator(ORIGIN)
    assert offer(ann, Authenticator(ORIGIN)).status_code == 201
    assert offer(bob, key, account="ann").json()["code"] == "taken"
    assert bob.ask("GET", "/api/me").json()["person"]["is_guest"]
    assert bob.ask("GET", "/api/passkeys").json() == []
    assert offer(bob, key).status_code == 201


def test_the_site() -> None:
    """It is the host of the public URL, or that of the Host header."""
    public = Settings(public="https://play.example.org", origins=("http://localhost:5173",))
    assert site_of(public, "localhost:8000") == Site(
        "play.example.org", ("https://play.example.org", "http://localhost:5173")
    )
    assert site_of(Settings(), "localhost:8000") == Site(
        "localhost", ("http://localhost:8000", "https://localhost:8000")
    )
