"""Signed tokens and derived secrets, all from the server's key, by itsdangerous.

Key derivation and signatures equal those of earlier releases, so that cookies, links in mails, webhook
secrets and push keys stay valid. A token carries its own expiry time, because each caller has its own clock.
"""

import hashlib
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Sequence

import msgspec
from itsdangerous import BadSignature, Signer
from itsdangerous.signer import HMACAlgorithm

SESSION_SIGNATURE_BYTES = 18
API_TOKEN_PREFIX = "shedu_"  # so that people and scanners recognise a token


class _ShortHmac(HMACAlgorithm):
    """HMAC-SHA-256, truncated to keep cookies short."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        return super().get_signature(key, value)[:SESSION_SIGNATURE_BYTES]


class Tokens:
    """The first key signs; tokens of the others are accepted too."""

    def __init__(self, *keys: bytes) -> None:
        self._keys = keys[::-1]  # itsdangerous signs with the last key
        # A cookie of another site of the same domain can have any name but one with `__Host-`. Each kind of
        # cookie has its own signature, so that a token of one kind is not valid as the other.
        self._sessions = self._session_signer(self._keys)
        self._host_sessions = self._session_signer([Tokens._derive(key) for key in self._keys])
        self._api_sessions = self._session_signer([Tokens._derive(key, "api-token") for key in self._keys])
        self._current = [self._session_signer([key]) for key in (keys[0], Tokens._derive(keys[0]))]

    def secret(self, *purpose: str) -> bytes:
        """A secret for one purpose; it reveals nothing about the key or about other secrets."""
        return self._signer(*purpose).derive_key()

    def issue(self, purpose: str, values: Sequence[str], expires_at: float) -> str:
        """A token that `verify` accepts for this purpose until it expires."""
        payload = msgspec.json.encode([int(expires_at), *values])
        signature = self._signer("seal", purpose).get_signature(payload)
        return f"{_encode(payload)}.{signature.decode()}"

    def verify(self, purpose: str, token: str, now: float) -> list[str] | None:
        """The values of a valid token, else None."""
        encoded, _, signature = token.partition(".")
        try:
            payload = _decode(encoded)
            is_valid = self._signer("seal", purpose).verify_signature(payload, signature.encode("ascii"))
        except (Base64Error, UnicodeEncodeError):
            return None
        if not is_valid:
            return None
        expires_at, *values = msgspec.json.decode(payload)
        return values if now <= expires_at else None

    def new_session_token(self, is_host_bound: bool = False) -> str:
        """A token for a cookie; `is_host_bound` if the cookie's name has the prefix `__Host-`."""
        return self._sessions_of(is_host_bound).sign(secrets.token_urlsafe(24)).decode()

    def session_id(self, cookie: str, is_host_bound: bool = False) -> str | None:
        """The id under which the database stores a session; None if the signature is wrong.

        Only the hash is stored: a stolen database contains no cookie, and a forged cookie costs no query.
        """
        try:
            token = self._sessions_of(is_host_bound).unsign(cookie.encode("ascii"))
        except (BadSignature, UnicodeEncodeError):
            return None
        return hashlib.sha256(token).hexdigest()

    def new_api_token(self) -> str:
        """A token for the header `Authorization: Bearer`."""
        return API_TOKEN_PREFIX + self._api_sessions.sign(secrets.token_urlsafe(24)).decode()

    def api_session_id(self, token: str) -> str | None:
        """The same as `session_id` for a token of `new_api_token`; neither is valid as the other."""
        if not token.startswith(API_TOKEN_PREFIX):
            return None
        try:
            value = self._api_sessions.unsign(token.removeprefix(API_TOKEN_PREFIX).encode("ascii"))
        except (BadSignature, UnicodeEncodeError):
            return None
        return hashlib.sha256(value).hexdigest()

    def is_current(self, cookie: str, is_host_bound: bool = False) -> bool:
        """Whether a session's token is signed by the key that signs now."""
        return self._current[is_host_bound].validate(cookie.encode("ascii"))

    def _sessions_of(self, is_host_bound: bool) -> Signer:
        return self._host_sessions if is_host_bound else self._sessions

    @staticmethod
    def _session_signer(keys: Sequence[bytes]) -> Signer:
        return Signer(
            keys, key_derivation="none", digest_method=hashlib.sha256, algorithm=_ShortHmac(hashlib.sha256)
        )

    @staticmethod
    def _derive(key: bytes, purpose: str = "host-session") -> bytes:
        return Tokens._new_signer(key, purpose).derive_key()

    def _signer(self, *purpose: str) -> Signer:
        return self._new_signer(self._keys, *purpose)

    @staticmethod
    def _new_signer(keys: bytes | Sequence[bytes], *purpose: str) -> Signer:
        return Signer(keys, salt="\n".join(purpose), key_derivation="hmac", digest_method=hashlib.sha256)


def _encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
