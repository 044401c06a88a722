"""The engine's random generator for callers outside the engine: the same numbers in every build."""

from shedu.engine.kernel.rng import Rng

__all__ = ["Rng"]
