"""How often and how much: token buckets by address and by person, in the memory of this process.

A bucket holds so many tokens and fills up again at a steady rate; whatever is asked for takes one.
"""

import ipaddress
import time
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

KEPT = 50_000  # buckets
SOCKETS = {"address": 400, "person": 30}  # open at the same time; a whole club may share an address
TABLES = 50  # of a person that are not over

Kind = Literal["ask", "door", "heavy", "socket", "message", "past", "say", "person", "mail"]


class Rate(NamedTuple):
    """How fast a bucket fills, and how much it holds."""

    a_second: float
    burst: float


RATES: dict[Kind, Rate] = {
    "ask": Rate(50, 400),  # requests of an address
    "door": Rate(1 / 6, 20),  # passwords and new names, of an address
    "heavy": Rate(1, 20),  # what costs the server much, of an address
    "socket": Rate(10, 400),  # opened, of an address
    "person": Rate(10, 100),  # requests of a person
    "message": Rate(20, 100),  # on a socket
    "past": Rate(5, 60),  # what happened at a table, of a person, or of an address without a name
    "say": Rate(1 / 2, 8),  # lines of the chat, of a person
    "mail": Rate(1 / 720, 5),  # first mails to an address, of a person and to anybody
}


class Limits:
    """Buckets, and how many sockets are open."""

    def __init__(self, is_on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_on = is_on
        self.clock = clock
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}  # tokens, and when
        self._open: dict[str, int] = {}

    def take(self, kind: Kind, key: str) -> float:
        """Take a token: 0 if there was one, else how many seconds to wait for it."""
        if not self.is_on:
            return 0.0
        rate = RATES[kind]
        now = self.clock()
        tokens, at = self._buckets.pop((kind, key), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - at) * rate.a_second)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / rate.a_second
        self._buckets[kind, key] = (tokens if wait else tokens - 1, now)  # to the end: used last
        if len(self._buckets) > KEPT:
            del self._buckets[next(iter(self._buckets))]
        return wait

    def enter(self, whose: Literal["address", "person"], key: str) -> bool:
        """A socket is opened; False if there are enough."""
        name = f"{whose} {key}"
        count = self._open.get(name, 0)
        if self.is_on and count >= SOCKETS[whose]:
            return False
        self._open[name] = count + 1
        return True

    def leave(self, whose: Literal["address", "person"], key: str) -> None:
        """It is closed."""
        name = f"{whose} {key}"
        count = self._open.get(name, 0) - 1
        if count > 0:
            self._open[name] = count
        else:
            self._open.pop(name, None)


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """Who stands between browsers and this server, and may say for whom."""

    def __init__(self, known: Iterable[str]) -> None:
        self._known: list[Network] = [ipaddress.ip_network(each, strict=False) for each in known]

    def address_of(self, scope: Any) -> str:
        """The address that a request comes from: what the last proxy we know says, else who connects."""
        client = (scope.get("client") or ("",))[0]
        if not self._is_known(client):
            return str(client)
        said = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        for each in reversed(said.decode("latin-1").split(",")):
            if not _is_address(each.strip()):
                break
            client = each.strip()
            if not self._is_known(client):
                break
        return str(client)

    def household_of(self, scope: Any) -> str:
        """By what this address is told apart from others."""
        return household(self.address_of(scope))

    def _is_known(self, client: str) -> bool:
        if not self._known or not _is_address(client):
            return False
        return any(ipaddress.ip_address(client) in network for network in self._known)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def household(address: str) -> str:
    """By which addresses are told apart: of the newer kind, a whole network belongs to one customer."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
