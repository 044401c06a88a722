"""Rate limits: token buckets by address and by person, in the memory of this process.

A bucket holds up to `burst` tokens and refills at a constant rate; each request takes one.
"""

import ipaddress
import time
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

MAX_BUCKETS = 50_000  # the least recently used one is dropped
MAX_SOCKETS = {"address": 400, "person": 30}  # open at the same time; a club may share one address
MAX_OPEN_TABLES = 50  # hosted by a person and not over

LimitKind = Literal["request", "login", "expensive", "socket", "message", "history", "chat", "person", "mail"]


class Rate(NamedTuple):
    per_second: float
    burst: float


RATES: dict[LimitKind, Rate] = {
    "request": Rate(50, 400),  # by address
    "login": Rate(1 / 6, 20),  # passwords and new guests, by address
    "expensive": Rate(1, 20),  # requests that cost the server much, by address
    "socket": Rate(10, 400),  # opened sockets, by address
    "person": Rate(10, 100),  # requests, by person
    "message": Rate(20, 100),  # of all sockets of a person, or by address without a session
    "history": Rate(5, 60),  # past events of a table, by person, or by address without a session
    "chat": Rate(1 / 2, 8),  # lines, by person
    "mail": Rate(1 / 720, 5),  # confirmation mails, by person and by recipient
}


class RateLimiter:
    """Token buckets, and the count of open sockets."""

    def __init__(self, is_on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_on = is_on
        self.clock = clock
        self._buckets: dict[tuple[LimitKind, str], tuple[float, float]] = {}  # tokens, and at what time
        self._open_sockets: dict[str, int] = {}

    def take(self, kind: LimitKind, key: str) -> float:
        """Take a token: 0 if there was one, else the seconds to wait for it."""
        if not self.is_on:
            return 0.0
        rate = RATES[kind]
        now = self.clock()
        tokens, at = self._buckets.pop((kind, key), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - at) * rate.per_second)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / rate.per_second
        self._buckets[kind, key] = (tokens if wait else tokens - 1, now)  # last: most recently used
        if len(self._buckets) > MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return wait

    def open_socket(self, whose: Literal["address", "person"], key: str) -> bool:
        """Count an open socket; False if the limit is reached."""
        name = f"{whose} {key}"
        count = self._open_sockets.get(name, 0)
        if self.is_on and count >= MAX_SOCKETS[whose]:
            return False
        self._open_sockets[name] = count + 1
        return True

    def close_socket(self, whose: Literal["address", "person"], key: str) -> None:
        name = f"{whose} {key}"
        count = self._open_sockets.get(name, 0) - 1
        if count > 0:
            self._open_sockets[name] = count
        else:
            self._open_sockets.pop(name, None)


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class TrustedProxies:
    """Proxies whose `X-Forwarded-For` header names the client."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks: list[Network] = [ipaddress.ip_network(each, strict=False) for each in networks]

    def client_address(self, scope: Any) -> str:
        """The last address before the trusted proxies, or the peer's."""
        client = (scope.get("client") or ("",))[0]
        if not self._is_trusted(client):
            return str(client)
        forwarded = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        for each in reversed(forwarded.decode("latin-1").split(",")):
            if not is_ip_address(each.strip()):
                break
            client = each.strip()
            if not self._is_trusted(client):
                break
        return str(client)

    def limit_key(self, scope: Any) -> str:
        """The rate-limit key of a request's address."""
        return limit_key(self.client_address(scope))

    def _is_trusted(self, client: str) -> bool:
        if not self._networks or not is_ip_address(client):
            return False
        return any(ipaddress.ip_address(client) in network for network in self._networks)


def is_ip_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def limit_key(address: str) -> str:
    """Rate-limit key: the IPv4 address, or the /64 of an IPv6 address, which belongs to one customer."""
    if not is_ip_address(address):
        return address
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
