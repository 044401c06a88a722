"""The HTTP client for addresses of users: targets, responses, TLS."""

import asyncio
import datetime
import socket
import ssl
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from shedu.server.notices import http_client
from shedu.server.notices.http_client import AddressError, PublicHttpClient, check_url, is_public

INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "::",
    "fe80::1%eth0",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
    "fec0::1",
    "feff::1",
    "::2",
    "::7f00:1",
    "::101:101",
    "64:ff9b:1::101:101",
    "100::1",
    "2001:2::1",
    "2001:10::1",
    "3fff::1",
    "5f00::1",
    "240.0.0.1",
    "192.88.99.1",
]


@pytest.mark.parametrize("address", INSIDE)
def test_private_addresses(address: str) -> None:
    """Also when another address format wraps them."""
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "http:///path",
        "http://example.org:0/",
        "http://example.org:99999/",
        "http://user:password@example.org/",
        "http://example.org/a b",
        "http://example.org/\r\nHost: other",
        "http://[::1",
        "http://exämple.org/",
        f"http://example.org/{'a' * 500}",
    ],
)
def test_malformed_urls_are_rejected(address: str) -> None:
    """Header injection included."""
    with pytest.raises(AddressError):
        check_url(address)


@asynccontextmanager
async def listening(
    answer: bytes, trust: ssl.SSLContext | None = None
) -> AsyncIterator[tuple[int, list[bytes]]]:
    """A server with a fixed response; its port and the requests it received."""
    heard: list[bytes] = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"Content-Length:"))
        heard.append(head + await reader.readexactly(length))
        writer.write(answer)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(hear, "127.0.0.1", 0, ssl=trust)
    async with server:
        yield server.sockets[0].getsockname()[1], heard


def test_post_returns_the_status_and_follows_no_redirect() -> None:
    async def check() -> None:
        async with listening(b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\n\r\n") as (port, heard):
            address = f"http://127.0.0.1:{port}/hook?a=1"
            assert await PublicHttpClient(True).post(address, b"hello", {"Content-Type": "text/plain"}) == 302
            assert len(heard) == 1  # the redirect was not followed
            lines = heard[0].split(b"\r\n")
            assert lines[0] == b"POST /hook?a=1 HTTP/1.1"
            assert f"Host: 127.0.0.1:{port}".encode() in lines
            assert b"Content-Type: text/plain" in lines
            assert lines[-1] == b"hello"
            with pytest.raises(AddressError):
                await PublicHttpClient().post(address, b"hello", {})
            with pytest.raises(AddressError):
                await PublicHttpClient().post(f"http://localhost:{port}/", b"hello", {})
            assert len(heard) == 1

    asyncio.run(check())


def test_the_host_is_resolved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second DNS answer cannot redirect the request to another address."""
    lookups: list[str] = []
    resolve = socket.getaddrinfo

    def rebinding(host: str, *arguments: Any, **options: Any) -> Any:
        lookups.append(host)
        address = "127.0.0.1" if lookups.count("hook.example") == 1 else "203.0.113.1"
        return resolve(address if host == "hook.example" else host, *arguments, **options)

    monkeypatch.setattr(socket, "getaddrinfo", rebinding)

    async def check() -> None:
        async with listening(b"HTTP/1.1 200 OK\r\n\r\n") as (port, heard):
            lookups.clear()
            assert await PublicHttpClient(True).post(f"http://hook.example:{port}/", b"", {}) == 200
            assert lookups.count("hook.example") == 1
            assert f"Host: hook.example:{port}".encode() in heard[0].split(b"\r\n")

    asyncio.run(check())


@pytest.mark.parametrize("inside", ["127.0.0.1", "169.254.169.254", "::ffff:10.0.0.1", "64:ff9b::7f00:1"])
def test_a_host_with_one_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch, inside: str) -> None:
    """Beside a public one, in either order."""
    answers = [(0, 0, 0, "", (address, 80)) for address in ("1.1.1.1", inside)]

    async def check() -> None:
        for found in (answers, answers[::-1]):
            monkeypatch.setattr(socket, "getaddrinfo", lambda *_, found=found, **__: found)
            with pytest.raises(AddressError, match="private"):
                await PublicHttpClient().post("http://both.example/", b"", {})

    asyncio.run(check())


def test_lookups_without_a_thread_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_thread(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    async def check() -> None:
        client = PublicHttpClient(True)
        with monkeypatch.context() as patch:
            patch.setattr(http_client, "MAX_LOOKUPS", 1)
            patch.setattr(threading.Thread, "start", no_thread)
            for _ in range(2):
                with pytest.raises(OSError, match="can't start new thread"):
                    await client.post("http://hook.example/", b"", {})

    asyncio.run(check())


def test_silent_name_servers_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would occupy the threads of the event loop, in which passwords are checked and mail is sent."""
    monkeypatch.setattr(http_client, "TIMEOUT_S", 0.5)
    monkeypatch.setattr(http_client, "MAX_LOOKUPS", 60)
    resolve, answered = socket.getaddrinfo, threading.Event()

    def tarpit(host: Any, *arguments: Any, **options: Any) -> Any:
        if str(host).endswith(".tarpit"):
            assert answered.wait(60)
            raise socket.gaierror("no answer")
        return resolve(host, *arguments, **options)

    monkeypatch.setattr(socket, "getaddrinfo", tarpit)

    async def check() -> None:
        client = PublicHttpClient(True)
        posts = [asyncio.create_task(client.post(f"http://{n}.tarpit/", b"", {})) for n in range(70)]
        await asyncio.sleep(0.05)
        async with asyncio.timeout(10):
            assert await asyncio.to_thread(lambda: "done") == "done"
            assert await asyncio.get_running_loop().getaddrinfo("127.0.0.1", 80)
        results = await asyncio.gather(*posts, return_exceptions=True)
        assert all(isinstance(result, OSError) for result in results)
        assert sum("Too many" in str(result) for result in results) == 10
        with pytest.raises(OSError, match="Too many"):  # the lookups outlive their requests
            await client.post("http://one-more.tarpit/", b"", {})
        answered.set()
        async with listening(b"HTTP/1.1 200 OK\r\n\r\n") as (port, _), asyncio.timeout(10):
            status = 0
            while not status:
                await asyncio.sleep(0)  # a request that is refused at once never waits for the loop
                with suppress(OSError):
                    status = await client.post(f"http://127.0.0.1:{port}/", b"", {})
        assert status == 200

    try:
        asyncio.run(check())
    finally:
        answered.set()


def test_the_body_of_a_response_is_not_read() -> None:
    async def check() -> None:
        async with listening(b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 20_000_000) as (port, _):
            assert await PublicHttpClient(True).post(f"http://127.0.0.1:{port}/", b"", {}) == 200

    asyncio.run(check())


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n", b"HTTP/1.1\r\n", b"x" * 100_000])
def test_malformed_responses(answer: bytes) -> None:
    async def check() -> None:
        async with listening(answer) as (port, _):
            with pytest.raises(OSError, match="no answer"):
                await PublicHttpClient(True).post(f"http://127.0.0.1:{port}/", b"", {})

    asyncio.run(check())


def test_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_client, "TIMEOUT_S", 0.05)

    async def check() -> None:
        server = await asyncio.start_server(lambda _, __: None, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            with pytest.raises(OSError, match="in time"):
                await PublicHttpClient(True).post(f"http://127.0.0.1:{port}/", b"", {})

    asyncio.run(check())


def certificate(folder: Path) -> Path:
    """A certificate for localhost with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    until = now + datetime.timedelta(days=1)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, until)
    made = made.add_extension(names, critical=False)
    pem = made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path = folder / "both.pem"
    path.write_bytes(pem + private)
    return path


def test_tls_verifies_the_host_name(tmp_path: Path) -> None:
    """Although the client connects to an address."""
    path = certificate(tmp_path)
    theirs = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    theirs.load_cert_chain(path)
    ours = ssl.create_default_context(cafile=str(path))

    async def check() -> None:
        async with listening(b"HTTP/1.1 204 No Content\r\n\r\n", theirs) as (port, _):
            assert await PublicHttpClient(True, ours).post(f"https://localhost:{port}/", b"", {}) == 204
            with pytest.raises(ssl.SSLCertVerificationError):
                await PublicHttpClient(True, ours).post(f"https://127.0.0.1:{port}/", b"", {})
            with pytest.raises(ssl.SSLCertVerificationError):
                await PublicHttpClient(True).post(f"https://localhost:{port}/", b"", {})

    asyncio.run(check())
