"""Web push: wakes a browser that has no page of ours open, through the push service of its maker."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from email.utils import parseaddr
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from shedu.server.notices.http_client import AddressError, Outgoing, check_address
from shedu.server.settings import Settings
from shedu.server.tokens import Seals

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Keys(Struct, frozen=True):
    """By which what is sent to a browser is encrypted; as it is stored."""

    p256dh: str
    auth: str


class Pusher:
    """Sends to browsers. Its key is made from the server's, so that all processes have the same."""

    def __init__(self, settings: Settings, seals: Seals, outgoing: Outgoing) -> None:
        self._seals = seals
        self._outgoing = outgoing
        sender, host = parseaddr(settings.sender)[1], urlsplit(settings.public).hostname or ""
        # Push services want to know whom to ask; some look whether it could be an address.
        if "." in sender.rpartition("@")[2]:
            self._contact = f"mailto:{sender}"
        else:
            self._contact = f"https://{host}" if "." in host else "mailto:nobody@localhost"

    @cached_property
    def _vapid(self) -> Any:
        from pywebpush import Vapid  # noqa: PLC0415  # an extra

        number = int.from_bytes(self._seals.secret("push")) % (_ORDER - 1) + 1
        return Vapid.from_raw(urlsafe_b64encode(number.to_bytes(32)).rstrip(b"="))

    def load(self) -> None:
        """Get ready; what it takes is slow to load."""
        _ = self.public_key

    @cached_property
    def public_key(self) -> str | None:
        """What a browser must know to subscribe; None if this server cannot push."""
        try:
            header: str = self._vapid.sign({"aud": "https://localhost", "sub": self._contact})[
                "Authorization"
            ]
        except ImportError:
            return None
        return header.rpartition(",k=")[2]

    async def send(self, endpoint: str, keys: Keys, said: bytes, seconds: int, is_urgent: bool) -> int:
        """Send a message that is of use for so long; the status of the answer. AddressError, OSError."""
        from pywebpush import WebPusher  # noqa: PLC0415  # an extra

        parts = check_address(endpoint, is_plain_allowed=False)
        told = {"endpoint": endpoint, "keys": msgspec.to_builtins(keys)}
        body = WebPusher(told).encode(said)["body"]
        proof = self._vapid.sign({"aud": f"https://{parts.netloc}", "sub": self._contact})
        headers = {
            **proof,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(seconds),
            "Urgency": "high" if is_urgent else "normal",
        }
        return await self._outgoing.post(endpoint, body, headers)


def check_subscription(endpoint: str, keys: Keys) -> None:
    """See that something could be sent to a browser; ValueError."""
    check_address(endpoint, is_plain_allowed=False)
    try:
        point, secret = (
            urlsafe_b64decode(said.encode("ascii") + b"=" * (-len(said) % 4))
            for said in (keys.p256dh, keys.auth)
        )
    except ValueError:
        raise AddressError("these are not the keys of a browser") from None
    if len(point) != 65 or point[0] != 4 or len(secret) != 16 or not _is_on_curve(point):
        raise AddressError("these are not the keys of a browser")


def _is_on_curve(point: bytes) -> bool:
    x, y = int.from_bytes(point[1:33]), int.from_bytes(point[33:])
    prime = 2**256 - 2**224 + 2**192 + 2**96 - 1
    b = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
    return x < prime and y < prime and (y * y - (x * x * x - 3 * x + b)) % prime == 0
