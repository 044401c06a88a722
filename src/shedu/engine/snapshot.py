"""A position or view as one value of integers and tuples, for callers outside the engine."""

from shedu.engine.kernel.snapshot import Snapshot

__all__ = ["Snapshot"]
