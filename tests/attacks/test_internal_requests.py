"""Requests into the network of the operator: webhooks and push endpoints that name this machine."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from shedu.server.notices.http_client import AddressError, PublicHttpClient

# Spellings of 127.0.0.1, ::1 and the unspecified address that need no name server.
LOOPBACK = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0177.0.0.1",
    "00000177.1",
    "127.000.000.001",
    "0",
    "0.0.0.0",
    "localhost",
    "%31%32%37.0.0.1",
    "①②⑦.0.0.1",
    "127。0。0。1",
    "[::1]",
    "[::]",
    "[0:0:0:0:0:0:0:1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "example.org@127.0.0.1",
    "127.0.0.1%2f@example.org",
]


@pytest.fixture
def listeners() -> Iterator[tuple[int, list[str]]]:
    """The port of servers at 127.0.0.1 and, if there is one, ::1; and the addresses that connected."""
    connected: list[str] = []

    def accept(server: socket.socket) -> None:
        with suppress(OSError):  # closed at the end of the test
            while True:
                connection, address = server.accept()
                connected.append(str(address[0]))
                connection.close()

    with ExitStack() as stack:
        servers = [stack.enter_context(socket.create_server(("127.0.0.1", 0)))]
        port = servers[0].getsockname()[1]
        with suppress(OSError):
            other = socket.create_server(("::1", port), family=socket.AF_INET6)
            servers.append(stack.enter_context(other))
        threads = [threading.Thread(target=accept, args=(server,)) for server in servers]
        for thread in threads:
            thread.start()
        yield port, connected
        for server in servers:
            server.shutdown(socket.SHUT_RDWR)
        for thread in threads:
            thread.join()


def test_no_spelling_of_an_address_reaches_this_machine(listeners: tuple[int, list[str]]) -> None:
    """Neither numbers in any base nor names, and no connection is tried before the address is checked."""
    port, connected = listeners

    async def attack() -> None:
        for scheme in ("http", "https"):
            for host in LOOPBACK:
                with pytest.raises((AddressError, OSError)):
                    await PublicHttpClient().post(f"{scheme}://{host}:{port}/", b"", {})
        assert connected == []
        with suppress(OSError):  # the server answers nothing
            await PublicHttpClient(is_private_allowed=True).post(f"http://127.1:{port}/", b"", {})

    asyncio.run(attack())
    assert len(connected) == 1  # with the setting `private_hooks`
