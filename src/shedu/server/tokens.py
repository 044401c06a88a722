"""What the server's key vouches for: secrets for one purpose each, and words that only it could write."""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence

import msgspec


class Seals:
    """Secrets and sealed words, all made from one key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def secret(self, *purpose: str) -> bytes:
        """A secret that is the same each time; those of two purposes tell nothing of each other."""
        return hmac.new(self._key, "\n".join(purpose).encode(), hashlib.sha256).digest()

    def seal(self, purpose: str, words: Sequence[str], until: float) -> str:
        """Words that can be trusted when they come back, for a while."""
        said = msgspec.json.encode([int(until), *words])
        return f"{_text(said)}.{_text(self._sign(purpose, said))}"

    def read(self, purpose: str, token: str, now: float) -> list[str] | None:
        """The words; None if they were not sealed here for this, or are too old."""
        said, _, signature = token.partition(".")
        try:
            data, given = _data(said), _data(signature)
        except ValueError:
            return None
        if not hmac.compare_digest(given, self._sign(purpose, data)):
            return None
        until, *words = msgspec.json.decode(data)
        return words if now <= until else None

    def _sign(self, purpose: str, said: bytes) -> bytes:
        return hmac.new(self.secret("seal", purpose), said, hashlib.sha256).digest()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _data(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
