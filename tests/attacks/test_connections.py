"""Half-sent requests, idle connections, and bodies that a form of another site could send."""

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http import connections
from shedu.server.serve import uvicorn_config
from shedu.server.settings import Settings
from tests.server.clients import BrowserClient

Client = TestClient[Litestar]
SHORT_S = 0.3
WAIT_S = 20.0


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """An online server as `shedu serve` runs it, with a short timeout."""
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT_S", SHORT_S)
    settings = Settings(data=tmp_path / "data", bots=0, online=True)
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn_config(settings))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join()


def is_closed(connection: socket.socket) -> bool:
    """Whether the server closes the connection without a response."""
    connection.settimeout(WAIT_S)
    try:
        return connection.recv(1000) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b'Content-Length: 100\r\n\r\n{"name":',
    ],
    ids=["nothing", "method", "header", "body"],
)
def test_half_sent_requests_are_dropped(port: int, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(sent)
        assert is_closed(connection)
    assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200


def test_a_trickle_does_not_prolong_the_time(port: int) -> None:
    """One byte after the other, as slow clients send them on purpose."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.settimeout(SHORT_S / 10)
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        for _ in range(1000):
            try:
                connection.sendall(b"x")
                if connection.recv(1000) == b"":
                    return
            except TimeoutError:
                continue
            except (ConnectionResetError, BrokenPipeError):
                return
    pytest.fail("the server never closed the connection")


def test_a_kept_connection_serves_several_requests(port: int) -> None:
    """The time is that of one request, not of the connection."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        assert [client.get("/health").status_code for _ in range(20)] == [200] * 20


def test_one_address_has_a_limited_number_of_connections(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT_S", WAIT_S)
    monkeypatch.setitem(connections.MAX_CONNECTIONS, "address", 3)
    idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(4)]
    assert is_closed(idle[3])
    for connection in idle:
        connection.close()
    for _ in range(100):  # until the server has noticed
        try:
            assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
            break
        except httpx.TransportError:
            continue


def test_connections_of_proxies_count_for_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(connections.MAX_CONNECTIONS, "address", 1)
    monkeypatch.setitem(connections.MAX_CONNECTIONS, "all", 3)
    count = connections.ConnectionCount(Settings(online=True, proxies=("10.0.0.0/8",)))
    assert [count.add(peer) for peer in ("10.0.0.1", "10.0.0.1", "192.0.2.1", "192.0.2.2")] == [
        "",
        "",
        "192.0.2.1",
        None,
    ]
    count.remove("")
    assert count.add("192.0.2.1") is None
    count.remove("192.0.2.1")
    assert count.add("192.0.2.1") == "192.0.2.1"


@pytest.mark.parametrize(
    "media_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_bodies_that_forms_can_send_are_refused(server: Client, media_type: str) -> None:
    """A page of another site sends these types without a preflight."""
    ann = BrowserClient(server, "Ann")
    described = server.get("/api/schema/openapi.json").json()["paths"]
    for path, methods in described.items():
        for method in methods:
            if method not in ("post", "put") or path == "/api/notices/mail/stop":
                continue
            answer = server.request(
                method.upper(),
                path.replace("{other}", "x"),
                content=b'{"name": "Eve"}',
                headers={"cookie": f"shedu={ann.cookie}", "content-type": media_type},
            )
            assert answer.status_code == 415, (method, path)
    answer = server.post(
        "/api/people", content=b'{"name": "Eve"}', headers={"content-type": "application/json; charset=utf-8"}
    )
    assert answer.status_code == 201


def test_mail_programs_unsubscribe_with_a_form(server: Client) -> None:
    """RFC 8058: the body is a form, and the token in the URL counts."""
    answer = server.post("/api/notices/mail/stop?token=x", data={"List-Unsubscribe": "One-Click"})
    assert (answer.status_code, answer.json()["code"]) == (400, "link")
