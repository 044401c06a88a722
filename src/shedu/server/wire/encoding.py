"""Encodes messages as they are sent."""

import msgspec

from shedu.server.wire import messages as m

_encoder = msgspec.json.Encoder()


def encode(message: m.FromServer) -> bytes:
    return _encoder.encode(message)
