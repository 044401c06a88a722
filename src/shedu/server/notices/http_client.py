"""HTTP client for addresses that users provide: webhooks and push services.

A user could name an address inside the operator's network. The transport therefore resolves the host
itself, requires every address of it to be public, and connects to one of those addresses, so that a second
DNS answer cannot redirect the request. Redirects are not followed and response bodies are not read.

Hosts are resolved in threads of their own: a name server that never answers would otherwise occupy the few
threads of the event loop, for which mail, passwords and the bus have to wait.
"""

import asyncio
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

import httpx

MAX_URL_CHARS = 500
TIMEOUT_S = 10.0  # of the whole request
MAX_LOOKUPS = 100  # of host names at once; a lookup can outlive its request
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
# Private or reserved in their standards, but global for the standard library.
_NOT_PUBLIC = tuple(
    map(
        ipaddress.ip_network,
        (
            "::/96",  # IPv4-compatible, deprecated
            "64:ff9b:1::/48",  # local NAT64
            "100::/64",  # discarded
            "2001:2::/48",  # benchmarks
            "2001:10::/28",  # ORCHID
            "3fff::/20",  # documentation
            "5f00::/16",  # segment routing
            "fec0::/10",  # site-local, deprecated
            "192.88.99.0/24",  # relays of 6to4, deprecated
        ),
    )
)


class AddressError(ValueError):
    """The server sends nothing to this address."""


def check_url(url: str, is_plain_allowed: bool = True) -> SplitResult:
    """The parts of a URL that the server could send to; AddressError."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise AddressError("This is not a web address.") from None
    schemes = ("http", "https") if is_plain_allowed else ("https",)
    if len(url) > MAX_URL_CHARS or not url.isascii() or not url.isprintable() or " " in url:
        raise AddressError(f"A web address has at most {MAX_URL_CHARS} ASCII characters and no spaces.")
    if parts.scheme not in schemes or not parts.hostname or port == 0:
        allowed = " or ".join(f"{scheme}://" for scheme in schemes)
        raise AddressError(f"The web address must begin with {allowed} and name a host.")
    if parts.username is not None or parts.password is not None:
        raise AddressError("The web address must not contain a user name or a password.")
    return parts


def is_public(address: str) -> bool:
    """Whether an IP address is reachable from the internet; embedded IPv4 addresses are unwrapped."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in _NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    if any(found.version == network.version and found in network for network in _NOT_PUBLIC):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


class _Lookups:
    """Resolves host names in daemon threads."""

    def __init__(self) -> None:
        self._running = 0

    async def addresses(self, host: str, port: int | None) -> list[str]:
        """The addresses of a host; OSError."""
        if self._running >= MAX_LOOKUPS:
            raise OSError("Too many host names are being looked up.")
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()

        def finish(addresses: list[str], error: Exception | None) -> None:
            self._running -= 1
            if found.done():  # the request has timed out
                return
            if error is None:
                found.set_result(addresses)
            else:
                found.set_exception(error)

        def look_up() -> None:
            addresses: list[str] = []
            problem: Exception | None = None
            try:
                answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
                addresses = [str(address[4][0]) for address in answers]
            except OSError as error:
                problem = error
            except ValueError:
                problem = OSError("The host name is invalid.")
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(finish, addresses, problem)

        try:
            threading.Thread(target=look_up, name="host lookup", daemon=True).start()
        except RuntimeError as error:  # the system starts no more threads
            raise OSError(f"The host name cannot be looked up: {error}.") from None
        self._running += 1
        return await found


class _PinnedTransport(httpx.AsyncBaseTransport):
    """Connects to a checked address of the host; TLS still verifies the host's name."""

    def __init__(self, is_private_allowed: bool, trust: ssl.SSLContext, lookups: _Lookups) -> None:
        self._is_private_allowed = is_private_allowed
        self._lookups = lookups
        limits = httpx.Limits(max_keepalive_connections=0)
        self._transport = httpx.AsyncHTTPTransport(verify=trust, trust_env=False, limits=limits)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        host = request.url.host
        address = await self._resolve(host, request.url.port)
        request.url = request.url.copy_with(host=address)  # the Host header is set already
        request.extensions = {**request.extensions, "sni_hostname": host}
        return await self._transport.handle_async_request(request)

    async def aclose(self) -> None:
        await self._transport.aclose()

    async def _resolve(self, host: str, port: int | None) -> str:
        addresses = await self._lookups.addresses(host, port)
        if not addresses:
            raise OSError("The host has no address.")
        if not self._is_private_allowed and not all(map(is_public, addresses)):
            raise AddressError("This address is inside a private network.")
        return addresses[0]


class PublicHttpClient:
    def __init__(self, is_private_allowed: bool = False, trust: ssl.SSLContext | None = None) -> None:
        self.is_private_allowed = is_private_allowed
        self._trust = trust
        self._lookups = _Lookups()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request once; the status of the response. AddressError, or OSError without a response."""
        check_url(url)
        self._trust = self._trust or ssl.create_default_context()
        headers = {"User-Agent": "Shedu", "Connection": "close", **headers}
        transport = _PinnedTransport(self.is_private_allowed, self._trust, self._lookups)
        try:
            async with (
                asyncio.timeout(TIMEOUT_S),
                httpx.AsyncClient(transport=transport, timeout=None, trust_env=False) as client,
                client.stream("POST", url, content=body, headers=headers) as response,
            ):
                return response.status_code
        except TimeoutError:
            raise OSError("The host sent no answer in time.") from None
        except httpx.InvalidURL:
            raise AddressError("This is not a web address.") from None
        except httpx.TransportError as error:
            raise _cause(error) from error


def _cause(error: BaseException) -> OSError:
    """The operating system's or TLS error behind an httpx error, or a general one."""
    found: BaseException | None = error
    while found is not None:
        if isinstance(found, OSError):
            return found
        found = found.__cause__ or found.__context__
    return OSError(f"The host sent no answer that is HTTP: {type(error).__name__}.")
