"""Security: origins, cookies, headers, sizes, and secrets in logs."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from shedu.server import logs
from shedu.server.http.app import create_app
from shedu.server.settings import Settings
from shedu.server.tables.fairness import seal_of
from shedu.server.wire import messages as m
from tests.server.clients import ADDED, BrowserClient, until

pytestmark = pytest.mark.usefixtures("restored_logs")

Client = TestClient[Litestar]
KEY = "5b1f0c8e92d7a3461fe07d2b9c64a83e"
PUBLIC = "https://play.example.org"
OWN = {"host": "play.example.org", "origin": PUBLIC}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Client]:
    """An online server with a public https URL."""
    settings = Settings(data=tmp_path, bots=0, seconds=0.05, online=True, limits=False, public=PUBLIC)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (OWN, 201),
        ({"host": "play.example.org"}, 201),  # not a browser
        ({"host": "play.example.org", "origin": "https://evil.example"}, 403),
        ({"host": "play.example.org", "origin": "http://play.example.org"}, 403),
        ({"host": "play.example.org", "origin": "https://play.example.org.evil.example"}, 403),
        ({"host": "play.example.org", "origin": "null"}, 403),
        ({"host": "play.example.org", "sec-fetch-site": "cross-site"}, 403),
        ({"host": "play.example.org", "sec-fetch-site": "same-site"}, 403),
        ({"host": "evil.example", "origin": "https://evil.example"}, 403),
        ({"host": "127.0.0.1:8000", "origin": PUBLIC}, 201),  # a proxy with another Host header
    ],
)
def test_changes_from_other_origins_are_rejected(
    server: Client, headers: dict[str, str], status: int
) -> None:
    answer = server.post("/api/people", json={"name": "Ann"}, headers=headers)
    assert answer.status_code == status, answer.text
    if status == 403:
        assert answer.json()["code"] in ("foreign-origin", "foreign-host")
        assert "set-cookie" not in answer.headers


def test_sockets_from_other_origins_are_rejected(server: Client) -> None:
    ann = BrowserClient(server, "Ann")
    path = f"/api/games/{ann.make()}/socket"
    cookie = {"cookie": f"{ann.cookie_name}={ann.cookie}", "host": "play.example.org"}
    for origin in ("https://evil.example", "http://play.example.org", "null"):
        with (
            pytest.raises(WebSocketDisconnect) as caught,
            server.websocket_connect(path, headers={**cookie, "origin": origin}) as socket,
        ):
            socket.receive_text(timeout=1)
        assert caught.value.code == 4403
    with server.websocket_connect(path, headers={**cookie, "origin": PUBLIC}) as socket:
        socket.send_text('{"type":"look"}')
        assert '"room"' in socket.receive_text(timeout=20)


def test_cookie_attributes(server: Client, tmp_path: Path) -> None:
    """HttpOnly, SameSite and Secure."""
    said = server.post("/api/people", json={"name": "Ann"}, headers=OWN).headers["set-cookie"].lower()
    assert {"httponly", "samesite=lax", "secure", "path=/"} <= {part.strip() for part in said.split(";")}
    assert "domain" not in said
    plain = Settings(data=tmp_path / "plain", bots=0, online=True)
    with TestClient(create_app(plain), base_url="http://127.0.0.1:8000") as other:
        assert "secure" not in other.post("/api/people", json={"name": "Ann"}).headers["set-cookie"].lower()


def test_the_cookie_is_renewed(server: Client) -> None:
    ann = BrowserClient(server, "Ann")
    said = ann.ask("GET", "/api/me").headers["set-cookie"].lower()
    assert said.startswith(f"__host-shedu={ann.cookie.lower()};")
    wanted = {"httponly", "samesite=lax", "secure", "path=/", f"max-age={365 * 86_400}"}
    assert wanted <= {part.strip() for part in said.split(";")}
    server.cookies.clear()
    assert "set-cookie" not in server.get("/api/me", headers=OWN).headers


def test_forged_cookies_are_ignored(server: Client) -> None:
    ann = BrowserClient(server, "Ann")
    token, _, signature = ann.cookie.partition(".")
    for cookie in (f"{token}.{signature[::-1]}", token, f"{token}x.{signature}", "", ".", "é.é"):
        said = f"__Host-shedu={cookie}".encode("latin-1", "replace")
        answer = server.get("/api/games", headers=[(b"cookie", said)])
        assert answer.status_code == 401, cookie


def test_security_headers_on_every_response(server: Client, tmp_path: Path) -> None:
    """Private responses are not cached."""
    for path, method in (("/", "GET"), ("/api/games", "GET"), ("/api/none", "GET"), ("/api/people", "POST")):
        headers = server.request(method, path, headers=OWN).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["strict-transport-security"] == "max-age=31536000"
        assert headers["referrer-policy"] == "same-origin"
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"
        assert "server" not in headers
    with TestClient(create_app(Settings(data=tmp_path, bots=0)), base_url="http://127.0.0.1:8000") as other:
        assert "strict-transport-security" not in other.get("/").headers


def test_large_requests_and_messages_are_rejected(server: Client) -> None:
    ann = BrowserClient(server, "Ann")
    answer = ann.ask("POST", "/api/records", json={"text": "x" * 1_500_000})
    assert answer.status_code == 413
    game = ann.make()
    seat, other = ann.socket(game), BrowserClient(server, "Bob").socket(game)
    with other.socket:
        other.ask(m.Look())
        with seat.socket:
            seat.ask(m.Look())
            assert len(until(other, m.Room).present) == 2
            seat.socket.send_text('{"type":"say","text":"' + "x" * 20_000 + '"}')
            with pytest.raises(WebSocketDisconnect) as caught:
                seat.hear()
            assert caught.value.code == 1009
            assert [who.name for who in until(other, m.Room).present] == ["Bob"]  # broadcast to other viewers


def test_no_secret_is_logged(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Passwords, cookies, chat and shuffle secrets, also when an error occurs."""
    logs.configure("json")
    settings = Settings(data=tmp_path, bots=0, seconds=0.01, online=True, limits=False, key=KEY)
    with TestClient(
        create_app(settings), base_url="http://127.0.0.1:8000", raise_server_exceptions=False
    ) as server:
        ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
        word = {"name": "Ann the First", "password": "open sesame 42"}
        assert ann.ask("POST", "/api/account", json=word).status_code == 200
        server.post("/api/login", json={**word, "password": "open sesame 43"})
        server.post("/api/login", json=[word])
        (session,) = [row["id"] for row in ann.ask("GET", "/api/sessions").json()]
        bob.ask("DELETE", f"/api/sessions/{session}")
        game = ann.make()
        seat = bob.socket(game)
        with seat.socket:
            seat.ask(m.Look())
            seat.say(m.Sit(1, None, seal_of(ADDED)))
            until(seat, m.Room)
            seat.say(m.Open(ADDED))
            until(seat, m.Refused)
            seat.say(m.Say("between us"))
            until(seat, m.Said)
        shuffle = server.app.state.tables._open[game].roster.shuffle
        server.app.state.sessions.people.make_account = _breaks
        assert bob.ask("POST", "/api/account", json=word).status_code == 500
        logging.getLogger().handlers[0].flush()
    written = capfd.readouterr().err
    assert '"request failed"' in written
    hidden = [
        *("open sesame", ann.cookie, bob.cookie, session, "between us", ADDED, shuffle.secret),
        *(KEY, "Ann the First", ann.cookie.partition(".")[0]),
    ]
    for each in hidden:
        assert each not in written, each


def _breaks(*_: object) -> None:
    raise RuntimeError("broken")
