"""Encodes messages; a function of its own, so that profiles show encoding separately."""

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    return _encoder.encode(message)
