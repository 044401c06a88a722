"""The engine's random generator for callers outside the engine: the same numbers in every build."""

from typing import Protocol

from shedu.engine.kernel.rng import Rng

__all__ = ["RandomSource", "Rng", "random_bits"]


class HasBits(Protocol):
    """`random.Random` and the like."""

    def getrandbits(self, k: int, /) -> int: ...


class HasBytes(Protocol):
    """`numpy.random.Generator` and `RandomState`."""

    def bytes(self, length: int, /) -> bytes: ...


RandomSource = HasBits | HasBytes


def random_bits(source: RandomSource) -> int:
    """64 random bits from any random generator."""
    if hasattr(source, "getrandbits"):
        return source.getrandbits(64)
    if hasattr(source, "bytes"):
        return int.from_bytes(source.bytes(8), "little")
    raise TypeError(
        f"a random generator is needed, such as random.Random or numpy.random.Generator, not {source!r}"
    )
