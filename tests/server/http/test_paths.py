"""Every path has one spelling: no other one reaches a handler or bypasses a limit."""

from typing import Any
from urllib.parse import quote

import pytest
import structlog
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http import limits as limiting
from shedu.server.http.guards import LIMIT
from shedu.server.http.middleware import MAX_LOGGED_CHARS, is_canonical
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, begun, until

Client = TestClient[Litestar]


def operations(client: Client) -> list[tuple[str, str]]:
    """Method and path of every operation, with a value for each parameter."""
    described = client.get("/api/schema/openapi.json").json()["paths"]
    found = []
    for path, methods in described.items():
        filled = "/".join("x" if segment.startswith("{") else segment for segment in path.split("/"))
        found += [(method.upper(), filled) for method in methods]
    assert len(found) > 40
    return found


def spellings(path: str) -> list[str]:
    """Other spellings of a path, which a router might treat as equal."""
    head, _, last = path.rpartition("/")
    return [
        "/" + path,
        path + "/",
        path + "//",
        f"{head}//{last}",
        f"{head}/./{last}",
        f"{head}/x/../{last}",
        f"{head}/%2e/{last}",
        f"{head}/x/%2e%2e/{last}",
        f"{head or chr(47)}%2f{last}",
        path + "%2f",
        path + "%00",
        path + "%0a",
        "/" + path[1:].replace("/", "\\"),
        path.upper(),
        path.swapcase(),
        path + ";a=b",
        path + "%20",
    ]


def send(client: Client, method: str, raw: str) -> int:
    """The status of a request whose path is sent unchanged."""
    url = client.base_url.copy_with(raw_path=raw.encode())
    return client.request(method, url, json={}).status_code


def test_no_other_spelling_of_a_path_reaches_a_handler(server: Client) -> None:
    """The response may be the client's page, never that of an operation."""
    reached: list[tuple[str, str]] = []
    for method, path in operations(server):
        for other in spellings(path):
            is_value = path.endswith("/x") and other.startswith(path)  # another value of a parameter
            if other == path or is_value:
                continue
            answer = server.request(method, server.base_url.copy_with(raw_path=other.encode()), json={})
            if answer.request.url.raw_path != other.encode():
                continue  # the client has resolved the dots itself
            is_page = answer.headers.get("content-type", "").startswith("text/html")
            if answer.status_code not in (400, 404, 405) and not is_page:
                reached.append((method, other))
    assert reached == []


def test_a_limit_counts_every_way_to_ask(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """New guests, requested with a doubled slash."""
    monkeypatch.setitem(limiting.RATES, "login", limiting.Rate(0.001, 3))
    server.app.state.limiter.is_on = True
    statuses = [
        send(server, "POST", raw)
        for raw in ("/api/people", "//api/people", "/api//people", "/api/people/", "/api/%70eople") * 4
    ]
    assert sum(status in (200, 201, 400) for status in statuses) <= 3
    assert statuses.count(429) >= 5


# A row or two of the database, or a constant: the limits of all requests are enough for them.
CHEAP = {
    ("GET", "/"),
    ("GET", "/api/catalogue"),
    ("DELETE", "/api/games/{game}"),
    ("GET", "/api/games/{game}"),
    ("DELETE", "/api/games/{game}/analysis"),
    ("GET", "/api/lessons"),
    ("POST", "/api/logout"),
    ("GET", "/api/me"),
    ("DELETE", "/api/mutes/{other}"),
    ("PUT", "/api/mutes/{other}"),
    ("GET", "/api/notices"),
    ("PUT", "/api/notices"),
    ("DELETE", "/api/notices/browsers"),
    ("POST", "/api/notices/browsers"),
    ("GET", "/api/passkeys"),
    ("GET", "/api/privacy"),
    ("GET", "/api/schema"),
    ("GET", "/api/schema/openapi.json"),
    ("GET", "/api/schema/{path}"),
    ("GET", "/api/sessions"),
    ("DELETE", "/api/sessions/{session}"),
    ("DELETE", "/api/studies/{study}"),
    ("PUT", "/api/studies/{study}/sharing"),
    ("GET", "/health"),
    ("GET", "/locales/{language}/{name}"),
    ("GET", "/metrics"),
    ("GET", "/{path}"),
}


def test_every_operation_declares_a_limit_or_is_cheap(server: Client) -> None:
    """A new operation fails here until its cost is known."""
    app: Any = server.app
    operations = {
        (method, route.path_format): handler.opt.get(LIMIT)
        for route in app.routes
        for handler in getattr(route, "route_handlers", [])
        for method in getattr(handler, "http_methods", ())
        if method != "OPTIONS"
    }
    assert {operation for operation, limit in operations.items() if limit is None} == CHEAP


@pytest.mark.parametrize(
    "path", ["/", "/play/abc", "/play/abc/", "/assets/index-1.js", "/api/games/abc/frames"]
)
def test_ordinary_paths_are_canonical(path: str) -> None:
    assert is_canonical(path, quote(path).encode())


@pytest.mark.parametrize(
    "path", ["/api/./people", "/api/x/../people", "/../api", "/api/people/", "//api", "/a\\b"]
)
def test_odd_paths_are_not_canonical(path: str) -> None:
    assert not is_canonical(path, quote(path).encode())


def test_long_paths_are_refused(server: Client) -> None:
    """Without an error in the log."""
    assert send(server, "GET", "/" + "a" * 256) == 404
    assert send(server, "GET", "/" + "a/" * 600) == 404


def test_messages_are_limited_by_person(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over all sockets of the person."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = begun(ann, bob)
    monkeypatch.setitem(limiting.RATES, "message", limiting.Rate(5, 4))
    server.app.state.limiter.is_on = True
    refused = 0
    for _ in range(4):
        seat = ann.socket(game)
        with seat.socket:
            for _ in range(2):
                seat.socket.send_text('{"type": "look"}')
            refused += any(b"too-fast" in seat.socket.receive_text(timeout=5).encode() for _ in range(3))
    assert refused >= 1


def test_messages_are_limited_by_address(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many guests one makes."""
    people = [BrowserClient(server, f"Eve {number}") for number in range(4)]
    game = people[0].make()
    monkeypatch.setitem(limiting.RATES, "address-message", limiting.Rate(0.5, 3))
    server.app.state.limiter.is_on = True
    codes = []
    for person in people:
        seat = person.socket(game)
        with seat.socket:
            seat.socket.send_text("{")
            codes.append(until(seat, m.Refused).code)
    assert codes == ["unreadable"] * 3 + ["too-fast"]


def test_a_long_path_does_not_fill_the_log(server: Client) -> None:
    with structlog.testing.capture_logs() as logs:
        server.get("/" + "x" * 5_000)
    (line,) = [each for each in logs if each["event"] == "request"]
    assert line["status"] == 404
    assert len(line["path"]) == 1 + MAX_LOGGED_CHARS
