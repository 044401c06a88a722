"""Half-sent and endless requests, idle connections, floods of frames, clients that do not read, and
bodies that forms of other sites could send.
"""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from litestar import Litestar
from litestar.testing import TestClient
from structlog.testing import capture_logs
from uvicorn.protocols.utils import ClientDisconnected
from websockets.sync.client import connect

from shedu.server.http import connections
from shedu.server.serve import uvicorn_config
from shedu.server.settings import Settings
from shedu.server.tables.games import ConflictError, EntryChange, Games
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, decode
from tests.server.games import wish
from tests.server.moves import wire

Client = TestClient[Litestar]
SHORT_S = 0.3
WAIT_S = 20.0
JSON = {"content-type": "application/json"}


@contextmanager
def running(config: uvicorn.Config) -> Iterator[int]:
    """The port of a server; an error of its shutdown is raised at the end."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(config)
    with ThreadPoolExecutor(1) as pool:
        ended = pool.submit(server.run, [listening])
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            ended.result(WAIT_S)


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """An online server as `shedu serve` runs it, with a short timeout."""
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT_S", SHORT_S)
    with running(uvicorn_config(Settings(data=tmp_path / "data", bots=0, online=True))) as port:
        yield port


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
    """The client sends one byte after the other."""
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


HANDSHAKE = (
    b"GET /api/games/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)


@pytest.mark.parametrize(
    "more",
    [b"".join(b"X-%d: a\r\n" % number for number in range(200)), b"X-Long: " + b"a" * 10_000 + b"\r\n"],
    ids=["many headers", "long header"],
)
def test_a_handshake_that_cannot_be_read_is_rejected(port: int, more: bytes) -> None:
    """The parser of web sockets accepts less than that of HTTP, and no timeout of HTTP applies any more."""
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.settimeout(WAIT_S)
        connection.sendall(HANDSHAKE + more + b"\r\n")
        assert connection.recv(1000).startswith(b"HTTP/1.1 400 ")
        assert connection.recv(1000) == b""


def test_malformed_frames_before_the_response_are_no_error_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    config = uvicorn_config(Settings(data=tmp_path / "data", bots=0, online=True))
    has_begun = threading.Event()

    async def slow(scope: Any, receive: Any, _send: Any) -> None:
        if scope["type"] == "websocket":
            has_begun.set()
            while (await receive())["type"] != "websocket.disconnect":
                pass

    config.app = slow
    config.lifespan = "off"
    with running(config) as port, socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(HANDSHAKE + b"\r\n")
        assert has_begun.wait(WAIT_S)
        connection.sendall(b"\xff" * 100)
        assert is_closed(connection)
    assert "Fatal error" not in caplog.text


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
    for _ in range(100):  # until the server has handled the close
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


ENDLESS = b"x" * 100_000
POST = (
    b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize(
    ("begun", "endless"),
    [
        (b"GET /", ENDLESS),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", ENDLESS),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"x: y\r\n" * 10_000),
        (POST, b"1\r\n \r\n" * 10_000),
        (POST + b"2;", ENDLESS),
        (POST + b"2\r\n{}\r\n0\r\n", b"x: y\r\n" * 10_000),
    ],
    ids=["path", "header", "headers", "chunks", "chunk", "trailers"],
)
def test_endless_requests_are_cut_off(
    port: int, monkeypatch: pytest.MonkeyPatch, begun: bytes, endless: bytes
) -> None:
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT_S", WAIT_S)
    limit = 10 * connections.MAX_BYTES_BESIDE_BODY + 8_000_000  # that buffers of the system may take
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.settimeout(WAIT_S)
        connection.sendall(begun)
        sent = 0
        with suppress(ConnectionError):
            while sent < limit:
                sent += connection.send(endless)
        assert sent < limit
    assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200


def test_a_body_in_chunks_arrives(port: int) -> None:
    def body() -> Iterator[bytes]:
        yield b'{"name": "Ann'
        for _ in range(90):
            yield b" " * 10_000
        yield b'"}'

    answer = httpx.post(
        f"http://127.0.0.1:{port}/api/people", content=body(), headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")  # a name of 900,000 characters


class Application:
    """Accepts a web socket or answers a request, may send, and records when the client disconnects."""

    def __init__(self, sends: bytes = b"") -> None:
        self.sends = sends
        self.gone = threading.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        kind = scope["type"]
        if kind == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
        else:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        leaving = asyncio.create_task(self._until_disconnected(receive))
        block: dict[str, Any] = {"type": "websocket.send", "bytes": self.sends}
        if kind == "http":
            block = {"type": "http.response.body", "body": self.sends, "more_body": True}
        with suppress(ClientDisconnected):
            while self.sends and not leaving.done():
                await send(block)
        await leaving
        self.gone.set()

    async def _until_disconnected(self, receive: Any) -> None:
        while "disconnect" not in (await receive())["type"]:
            pass


@contextmanager
def connected(app: Callable[..., Any], is_socket: bool = True) -> Iterator[socket.socket]:
    """A client of an application behind the server's protocols; it stays until the server has stopped."""
    http, web_socket = connections.protocols(Settings(online=True))
    config = uvicorn.Config(
        app, http=http, ws=web_socket, lifespan="off", log_config=None, timeout_graceful_shutdown=1
    )
    upgrade = (
        b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )
    with socket.socket() as connection, running(config) as port:
        connection.connect(("127.0.0.1", port))
        connection.settimeout(WAIT_S)
        connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + upgrade * is_socket + b"\r\n")
        assert connection.recv(15).startswith(b"HTTP/1.1")
        yield connection


PING, PONG, FRAGMENT, TEXT = b"\x89\x80", b"\x8a\x80", b"\x00\x80", b"\x81\x80"
MASK = b"\0\0\0\0"


def test_a_player_who_vanishes_after_a_move_interrupts_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is stored once the connection is gone; everybody else receives it, and stays connected."""
    has_vanished = threading.Event()
    store = Games.add_entries

    def store_late(self: Games, changes: Sequence[EntryChange]) -> list[ConflictError | None]:
        assert has_vanished.wait(WAIT_S)
        time.sleep(SHORT_S)  # until the server has seen the end of the connection
        return store(self, changes)

    monkeypatch.setattr(Games, "add_entries", store_late)
    with capture_logs() as logs, running(uvicorn_config(Settings(data=tmp_path, bots=0))) as port:
        wanted = msgspec.json.encode(wish())
        made = httpx.post(f"http://127.0.0.1:{port}/api/games", content=wanted, headers=JSON)
        address = f"ws://127.0.0.1:{port}/api/games/{made.json()['id']}/socket"
        with ExitStack() as stack:
            player, *others = (stack.enter_context(connect(address)) for _ in range(8))
            for viewer in (player, *others):
                viewer.send(msgspec.json.encode(m.Look(0)).decode())
                assert isinstance(decode(viewer.recv(timeout=WAIT_S)), m.Table)
            player.send(msgspec.json.encode(m.Play(0, wire("king B1"))).decode())
            player.socket.close()
            has_vanished.set()
            for viewer in others:
                assert isinstance(decode(viewer.recv(timeout=WAIT_S)), m.Step)
                viewer.send("junk")
                assert isinstance(decode(viewer.recv(timeout=WAIT_S)), m.Refused)
    assert [line for line in logs if line["log_level"] == "error"] == []


@pytest.mark.parametrize("frame", [PING, PONG, FRAGMENT, TEXT], ids=["ping", "pong", "fragment", "text"])
def test_floods_of_frames_close_the_socket(frame: bytes) -> None:
    """Each costs time to parse, and a pong for a client that does not read costs memory."""
    app = Application()
    with connected(app) as connection:
        if frame == FRAGMENT:
            connection.sendall(b"\x01\x80" + MASK)
        with suppress(ConnectionError):
            connection.sendall((frame + MASK) * 10_000)
        assert app.gone.wait(WAIT_S)


def test_a_burst_of_frames_is_answered() -> None:
    with connected(Application()) as connection:
        connection.sendall((PING + MASK) * 200)
        answers = b""
        while answers.count(b"\x8a\x00") < 200:
            answers += connection.recv(10_000)


@pytest.mark.parametrize("is_socket", [True, False])
def test_a_client_that_does_not_read_is_dropped(monkeypatch: pytest.MonkeyPatch, is_socket: bool) -> None:
    """Messages for it would stay in memory."""
    monkeypatch.setattr(connections, "STALL_TIMEOUT_S", SHORT_S)
    app = Application(b"x" * 1_000_000)
    with connected(app, is_socket):
        assert app.gone.wait(WAIT_S)


def test_a_client_that_leaves_without_reading_does_not_break_the_shutdown() -> None:
    """Its close frame has arrived, but messages that it does not read keep the connection."""
    has_left = threading.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while scope["extensions"][connections.SEND_NOW](b"x" * 100_000):
            pass
        assert (await receive())["type"] == "websocket.disconnect"
        has_left.set()

    with connected(app) as connection:
        connection.sendall(b"\x88\x80" + MASK)
        assert has_left.wait(WAIT_S)


def test_a_client_that_reads_slowly_is_not_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STALL_TIMEOUT_S", 0.05)
    monkeypatch.setattr(connections, "MIN_READ_BYTES", 1)
    app = Application(b"x" * 30_000_000)
    with connected(app, is_socket=False) as connection:
        received = 0
        while received < 30_000_000:
            received += len(connection.recv(1_000_000))
        assert not app.gone.is_set()


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
