"""Rate limits: token buckets by address and by person, in the memory of this process.

A bucket holds up to `burst` tokens and refills at a constant rate; each request takes one. Bytes are counted
when they have been sent: a bucket of bytes can be in debt, and its client waits until the debt is paid.
"""

import ipaddress
import time
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

LIMIT_KEYS = "limit_keys"  # of a request's scope: whose bytes are counted
MAX_BUCKETS = 50_000  # the least recently used one is dropped
MAX_SOCKETS = {"address": 400, "person": 30}  # open at the same time; a club may share one address

ByteKind = Literal["upload", "download"]
LimitKind = (
    Literal[
        "request",
        "login",
        "expensive",
        "socket",
        "message",
        "address-message",
        "history",
        "chat",
        "person",
        "mail",
        "replay",
        "work",
    ]
    | ByteKind
)
BYTES: tuple[ByteKind, ...] = ("upload", "download")


class Rate(NamedTuple):
    per_second: float
    burst: float


RATES: dict[LimitKind, Rate] = {
    "request": Rate(50, 400),  # by address
    "login": Rate(1 / 6, 20),  # passwords and new guests, by address and by person
    "expensive": Rate(1, 20),  # requests that cost the server much, by address and by person
    "socket": Rate(10, 400),  # opened sockets, by address
    "person": Rate(10, 100),  # requests, by person
    "message": Rate(20, 100),  # of all sockets of a person, or by address without a session
    "address-message": Rate(100, 1_000),  # of all people at an address
    "history": Rate(5, 60),  # past events of a table, by person, or by address without a session
    "chat": Rate(1 / 2, 8),  # lines, by person
    "replay": Rate(50, 3_000),  # decisions whose frames are made, by address
    "work": Rate(150, 6_000),  # milliseconds of work for a request, by address and by person
    "upload": Rate(100_000, 5_000_000),  # bytes of request bodies, by address and by person
    "download": Rate(1_000_000, 60_000_000),  # bytes of responses of the API, by address and by person
    "mail": Rate(1 / 720, 5),  # confirmation mails, by person and by recipient
}


class RateLimiter:
    """Token buckets, and the count of open sockets."""

    def __init__(self, is_on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_on = is_on
        self.clock = clock
        self._buckets: dict[tuple[LimitKind, str], tuple[float, float]] = {}  # tokens, and at what time
        self._open_sockets: dict[str, int] = {}

    def take(self, kind: LimitKind, key: str, cost: float = 1.0) -> float:
        """Take tokens: 0 if there were enough, else the seconds to wait for them."""
        if not self.is_on:
            return 0.0
        tokens, rate = self._refilled(kind, key), RATES[kind]
        cost = min(cost, max(1.0, rate.burst))
        wait = 0.0 if tokens >= cost else (cost - tokens) / rate.per_second
        self._store(kind, key, tokens if wait else tokens - cost)
        return wait

    def charge(self, kind: ByteKind, keys: Iterable[str], count: int) -> None:
        """Count bytes that have been sent; the buckets may be in debt."""
        if self.is_on and count:
            for key in keys:
                self._store(kind, key, self._refilled(kind, key) - count)

    def debt(self, key: str) -> float:
        """The seconds until the bytes of a client are paid for; 0 if it may send."""
        if not self.is_on:
            return 0.0
        return max(0.0, *(-self._refilled(kind, key) / RATES[kind].per_second for kind in BYTES))

    def _refilled(self, kind: LimitKind, key: str) -> float:
        """The tokens of a bucket now."""
        rate, now = RATES[kind], self.clock()
        tokens, at = self._buckets.get((kind, key), (rate.burst, now))
        return min(rate.burst, tokens + (now - at) * rate.per_second)

    def _store(self, kind: LimitKind, key: str, tokens: float) -> None:
        self._buckets.pop((kind, key), None)
        self._buckets[kind, key] = (tokens, self.clock())  # last: most recently used
        if len(self._buckets) > MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]

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


def person_key(person: str) -> str:
    """The key of a person in buckets that also count addresses."""
    return f"person {person}"


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class TrustedProxies:
    """Proxies whose `X-Forwarded-For` header names the client."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks: list[Network] = [ipaddress.ip_network(each, strict=False) for each in networks]

    def client_address(self, scope: Any) -> str:
        """The last address before the trusted proxies, or the peer's."""
        client = (scope.get("client") or ("",))[0]
        if not self.is_trusted(client):
            return str(client)
        forwarded = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        for each in reversed(forwarded.decode("latin-1").split(",")):
            if not is_ip_address(each.strip()):
                break
            client = each.strip()
            if not self.is_trusted(client):
                break
        return str(client)

    def limit_key(self, scope: Any) -> str:
        """The rate-limit key of a request's address."""
        return limit_key(self.client_address(scope))

    def is_trusted(self, client: str) -> bool:
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
