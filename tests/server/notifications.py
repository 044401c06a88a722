"""The outside world of notifications: browsers, webhooks and a mail server."""

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from shedu.server.notices.http_client import PublicHttpClient
from shedu.server.notices.push import Keys
from shedu.server.tables.terms import Terms, TurnBased

HOOK = "https://hook.example/x"

SLOW = Terms(clock=TurnBased(3))


class Net(PublicHttpClient):
    """The net outside: gives the answers that a test wants, and remembers what was posted."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[int | Exception] = []
        self.gone: set[str] = set()
        self.posts: list[tuple[str, bytes, Mapping[str, str]]] = []

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Remember it, and answer."""
        self.posts.append((address, body, headers))
        answer = 410 if address in self.gone else self.answers.pop(0) if self.answers else 201
        if isinstance(answer, Exception):
            raise answer
        return answer


class Browser:
    """A browser that can be woken."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = Keys(_text(point), _text(self._auth))

    def read(self, body: bytes) -> dict[str, Any]:
        """The data it was woken with."""
        data = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = msgspec.json.decode(data)
        return found


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
