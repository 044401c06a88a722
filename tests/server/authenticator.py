"""A software authenticator for passkeys."""

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

IS_PRESENT, IS_VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one passkey."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.counts = counts
        self.count = 0
        self.flags = IS_PRESENT | IS_VERIFIED
        self.user = b""

    def make(self, options: str) -> str:
        """The browser's response to registration options."""
        asked = json.loads(options)
        self.user = base64url_to_bytes(asked["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        made = bytes(16) + len(self.id).to_bytes(2) + self.id + encode_cbor(key)
        data = self._data(asked["rp"]["id"], HAS_KEY) + made
        response = {
            "clientDataJSON": bytes_to_base64url(self._said("webauthn.create", asked["challenge"])),
            "attestationObject": bytes_to_base64url(
                encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
            ),
        }
        return self._credential(response)

    def use(self, options: str) -> str:
        """The browser's response to authentication options."""
        asked = json.loads(options)
        said = self._said("webauthn.get", asked["challenge"])
        data = self._data(asked["rpId"], 0)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": bytes_to_base64url(said),
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "userHandle": bytes_to_base64url(self.user),
        }
        return self._credential(response)

    def _data(self, site: str, flags: int) -> bytes:
        self.count += self.counts
        return hashlib.sha256(site.encode()).digest() + bytes([self.flags | flags]) + self.count.to_bytes(4)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, Any]) -> str:
        name = bytes_to_base64url(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
