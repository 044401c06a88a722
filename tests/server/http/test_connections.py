"""Web sockets that send at once, over a real connection."""

import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from websockets.sync.client import ClientConnection, connect

from shedu.server.http.connections import SEND_NOW, SocketProtocol

WAIT_S = 20.0


@contextmanager
def connected(app: Callable[..., Any]) -> Iterator[ClientConnection]:
    """A client of a server with this application."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(
        uvicorn.Config(app, ws=SocketProtocol, lifespan="off", log_config=None, ws_per_message_deflate=False)
    )
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    address = f"ws://127.0.0.1:{listening.getsockname()[1]}"
    try:
        with connect(address, compression=None, max_queue=1, open_timeout=WAIT_S) as client:
            yield client
    finally:
        server.should_exit = True
        thread.join()


def vanish(client: ClientConnection, resets: bool) -> None:
    """End the connection without a close frame."""
    if resets:
        client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.socket.close()


def test_a_client_that_reads_slowly_receives_everything_in_order() -> None:
    """Once the buffers are full, nothing is sent at once."""
    sent = 0

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        nonlocal sent
        await receive()
        await send({"type": "websocket.accept"})
        while _scope["extensions"][SEND_NOW](b"%d " % sent + b"x" * 60_000):
            sent += 1
        await send({"type": "websocket.send", "text": "last"})
        await receive()

    with connected(app) as client:
        received = []
        while (message := client.recv(timeout=WAIT_S)) != "last":
            assert isinstance(message, str)
            received.append(int(message.partition(" ")[0]))
    assert received == list(range(sent))
    assert sent > 0


def test_nothing_is_sent_to_a_client_that_is_leaving() -> None:
    outcomes: list[bool] = []
    has_left = threading.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        send_now = _scope["extensions"][SEND_NOW]
        outcomes.append(send_now(b"before the handshake"))
        await send({"type": "websocket.accept"})
        outcomes.append(send_now(b"hello"))
        assert (await receive())["type"] == "websocket.disconnect"
        outcomes.append(send_now(b"late"))
        has_left.set()

    with connected(app) as client:
        assert client.recv(timeout=WAIT_S) == "hello"
        client.close()
        assert has_left.wait(WAIT_S)
    assert outcomes == [False, True, False]


@pytest.mark.parametrize("resets", [False, True], ids=["end", "reset"])
def test_nothing_is_sent_to_a_client_that_vanished(resets: bool) -> None:
    """Its browser was killed: no close frame arrives, and writing to the transport raises an error."""
    outcomes: list[bool] = []
    errors: list[str] = []
    has_ended = threading.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        send_now = _scope["extensions"][SEND_NOW]
        outcomes.append(send_now(b"hello"))
        assert (await receive())["type"] == "websocket.disconnect"
        try:
            outcomes.append(send_now(b"late"))
            await send({"type": "websocket.send", "text": "later"})
        except (RuntimeError, ClientDisconnected) as error:
            errors.append(type(error).__name__)
        has_ended.set()

    with connected(app) as client:
        assert client.recv(timeout=WAIT_S) == "hello"
        vanish(client, resets)
        assert has_ended.wait(WAIT_S)
    assert outcomes == [True, False]
    assert errors == ["ClientDisconnected"]


@pytest.mark.parametrize("kind", ["websocket.send", "websocket.close"])
def test_sending_after_the_server_closed_the_socket_is_no_error(kind: str) -> None:
    """The protocol closes it because of a frame, while the application is about to send."""
    outcomes: list[str] = []
    has_ended = threading.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "hello"})
        assert (await receive())["type"] == "websocket.disconnect"
        try:
            await send({"type": kind, "text": "late"})
        except (RuntimeError, ClientDisconnected) as error:
            outcomes.append(type(error).__name__)
        has_ended.set()

    with connected(app) as client:
        assert client.recv(timeout=WAIT_S) == "hello"
        with suppress(OSError):
            client.socket.sendall(b"\xff" * 100)  # malformed frames
        assert has_ended.wait(WAIT_S)
    assert outcomes == ["ClientDisconnected"]
