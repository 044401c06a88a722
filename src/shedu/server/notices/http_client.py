"""Requests to addresses that people have given: to public ones only, once, and briefly.

Somebody could name an address inside the network of whoever runs the server. So the name is looked
up here, every address that it leads to must be public, and one of those very addresses is
connected to. No redirect is followed, and of the answer only the first line is read.
"""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

ADDRESS_LIMIT = 500  # characters
LINE_LIMIT = 1_000  # bytes
TIMEOUT = 10.0  # seconds for all of it
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class AddressError(ValueError):
    """An address that nothing is sent to."""


def check_address(address: str, is_plain_allowed: bool = True) -> SplitResult:
    """The parts of an address that could be written to; AddressError."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise AddressError("this is no web address") from None
    schemes = ("http", "https") if is_plain_allowed else ("https",)
    if len(address) > ADDRESS_LIMIT or not address.isascii() or not address.isprintable() or " " in address:
        raise AddressError(f"a web address has at most {ADDRESS_LIMIT} plain characters")
    if parts.scheme not in schemes or not parts.hostname or port == 0:
        raise AddressError(f"a web address begins with {' or '.join(f'{scheme}://' for scheme in schemes)}")
    if parts.username is not None or parts.password is not None:
        raise AddressError("a web address here has no name and no password in it")
    return parts


def is_public(address: str) -> bool:
    """Whether an address leads out of this machine and its network, also if it wraps another one."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in _NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


class Outgoing:
    """Writes to addresses on the net."""

    def __init__(self, is_private_allowed: bool = False, trust: ssl.SSLContext | None = None) -> None:
        self.is_private_allowed = is_private_allowed
        self._trust = trust

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post something; the status of the answer. AddressError, or OSError if nobody answers."""
        parts = check_address(address)
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._post(parts, body, headers)
        except TimeoutError:
            raise OSError("no answer in time") from None

    async def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        host, is_secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if is_secure else 80)
        if is_secure and self._trust is None:
            self._trust = ssl.create_default_context()
        reader, writer = await asyncio.open_connection(
            await self._find(host, port),
            port,
            ssl=self._trust if is_secure else None,
            server_hostname=host if is_secure else None,
            limit=LINE_LIMIT,
        )
        try:
            lines = {
                "Host": parts.netloc,
                "User-Agent": "Shedu",
                "Content-Length": str(len(body)),
                "Connection": "close",
                **headers,
            }
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            said = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
            writer.write(f"POST {path} HTTP/1.1\r\n{said}\r\n".encode("ascii") + body)
            await writer.drain()
            return _status(await reader.readline())
        except ValueError as error:  # a line without an end
            raise OSError("this is no answer") from error
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _find(self, host: str, port: int) -> str:
        """An address of this name; AddressError if any of them is not for everybody."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(address[4][0]) for address in found]
        if not addresses:
            raise OSError("this name leads nowhere")
        if not self.is_private_allowed and not all(is_public(address) for address in addresses):
            raise AddressError("this address is inside a private network")
        return addresses[0]


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise ValueError("not HTTP")
    return int(words[1])
