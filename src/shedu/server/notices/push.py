"""Web push: notifies a browser that has no page of the server open, through its vendor's push service.

`cryptography` and `pywebpush` belong to the `online` extra and are imported on first use.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from email.utils import parseaddr
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from shedu.server.notices.http_client import AddressError, PublicHttpClient, check_url
from shedu.server.settings import Settings
from shedu.server.tokens import Tokens

AUTH_SECRET_BYTES = 16


class Keys(Struct, frozen=True):
    """A browser's keys for the encryption of its messages; stored as JSON."""

    p256dh: str
    auth: str


class Pusher:
    """Sends push messages. The VAPID key is derived from the server's key: all processes have the same."""

    def __init__(self, settings: Settings, tokens: Tokens, client: PublicHttpClient) -> None:
        self._tokens = tokens
        self._client = client
        sender, host = parseaddr(settings.sender)[1], urlsplit(settings.public).hostname or ""
        # Push services require a contact; some reject one whose domain has no dot.
        if "." in sender.rpartition("@")[2]:
            self._contact = f"mailto:{sender}"
        else:
            self._contact = f"https://{host}" if "." in host else "mailto:nobody@localhost"

    @cached_property
    def _vapid(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
        from pywebpush import Vapid  # noqa: PLC0415

        curve = ec.SECP256R1()
        number = int.from_bytes(self._tokens.secret("push")) % (curve.group_order - 1) + 1
        return Vapid(ec.derive_private_key(number, curve))

    def load(self) -> None:
        """Import the libraries and derive the key; slow, so that callers run it in a thread."""
        _ = self.public_key

    @cached_property
    def public_key(self) -> str | None:
        """The key that a browser subscribes with; None if this server cannot push."""
        try:
            from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

            point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        except ImportError:
            return None
        return urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, endpoint: str, keys: Keys, message: bytes, ttl_s: int, is_urgent: bool) -> int:
        """Send a message; the status of the response. AddressError, OSError."""
        from pywebpush import WebPusher  # noqa: PLC0415

        parts = check_url(endpoint, is_plain_allowed=False)
        subscription = {"endpoint": endpoint, "keys": msgspec.to_builtins(keys)}
        body = WebPusher(subscription).encode(message)["body"]
        authorisation = self._vapid.sign({"aud": f"https://{parts.netloc}", "sub": self._contact})
        headers = {
            **authorisation,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(ttl_s),
            "Urgency": "high" if is_urgent else "normal",
        }
        return await self._client.post(endpoint, body, headers)


def check_subscription(endpoint: str, keys: Keys) -> None:
    """Reject a subscription that messages cannot be sent to or encrypted for; AddressError."""
    check_url(endpoint, is_plain_allowed=False)
    try:
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    except ImportError:
        raise AddressError("This server cannot send push messages: it needs shedu[online].") from None
    try:
        point, secret = map(_decode, (keys.p256dh, keys.auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise AddressError("The keys of the push subscription are invalid.") from None
    if len(point) != 65 or len(secret) != AUTH_SECRET_BYTES:  # 65: uncompressed, as RFC 8291 requires
        raise AddressError("The keys of the push subscription are invalid.")


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
