"""Clients of a server that listens on loopback."""

from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from shedu.server.wire import messages as m

TIMEOUT_S = 60.0
ADDED = "0123456789abcdef"
decode = msgspec.json.Decoder(m.FromServer).decode


class Visitor:
    """A client with or without a session; it records everything that it receives."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        self.got: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.cookie = self.id = ""
        self._client = httpx.Client(base_url=address, timeout=TIMEOUT_S)
        if name:
            answer = self.ask("POST", "/api/people", {"name": name})
            self.cookie = answer.cookies["shedu"]
            self.id = answer.json()["person"]["id"]

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send an HTTP request."""
        answer = self._client.request(
            method,
            path,
            json=None if body is None else msgspec.to_builtins(body),
            headers={"cookie": f"shedu={self.cookie}"} if self.cookie else {},
        )
        self._client.cookies.clear()
        self.got.append(answer.text)
        self.got.append("\n".join(f"{name}: {value}" for name, value in answer.headers.items()))
        return answer

    def come(self, game: str) -> ClientConnection:
        """Open a socket to a table."""
        socket = connect(
            f"{self.address.replace('http', 'ws')}/api/games/{game}/socket",
            additional_headers={"cookie": f"shedu={self.cookie}"} if self.cookie else {},
            open_timeout=TIMEOUT_S,
            close_timeout=1,  # also with unread messages
        ).__enter__()
        self.sockets.append(socket)
        return socket

    def hear(self, socket: ClientConnection) -> Any:
        """The next message."""
        data = socket.recv(timeout=TIMEOUT_S)
        assert isinstance(data, str)
        self.got.append(data)
        return decode(data)

    def until(self, socket: ClientConnection, is_wanted: Any) -> Any:
        """The next message of a type, or that meets a condition."""
        while True:
            message = self.hear(socket)
            if isinstance(message, is_wanted) if isinstance(is_wanted, type) else is_wanted(message):
                return message

    def close(self) -> None:
        for socket in self.sockets:
            with suppress(ConnectionClosed, OSError):
                socket.close()


def say(socket: ClientConnection, message: m.FromBrowser) -> None:
    """Send a message."""
    socket.send(msgspec.json.encode(message).decode())
