"""Buffers for a batch of games: NumPy arrays if NumPy is installed, memoryviews if not."""

from __future__ import annotations

from math import prod
from operator import index
from types import ModuleType
from typing import Any

from shedu.engine.tensors import SPEC

try:
    import numpy
except ImportError:  # the engine and `Vector` do without
    NUMPY: ModuleType | None = None
else:
    NUMPY = numpy

_ITEMS = {"uint8": ("B", 1), "bool": ("B", 1), "int32": ("i", 4), "uint64": ("Q", 8), "float32": ("f", 4)}


def zeros(shape: tuple[int, ...], kind: str) -> Any:
    """A zeroed buffer of this shape."""
    if NUMPY is not None:
        return NUMPY.zeros(shape, kind)
    code, size = _ITEMS[kind]
    return memoryview(bytearray(prod(shape) * size)).cast(code, shape)  # type: ignore[call-overload]


def fill(buffer: Any, values: Any) -> None:
    """Copy one integer for each row into a buffer of int32; ValueError for another number of them."""
    if NUMPY is not None:
        given = NUMPY.asarray(values)
        if given.shape != buffer.shape or given.dtype.kind not in "iu":
            raise ValueError(f"actions are {len(buffer)} integers, not {given.dtype} of shape {given.shape}")
        if len(given) and not 0 <= given.min() <= given.max() < SPEC.action_count:
            raise ValueError(f"actions are numbered from 0 to {SPEC.action_count - 1}")
        NUMPY.copyto(buffer, given, casting="unsafe")
        return
    if len(values) != len(buffer):
        raise ValueError(f"actions are {len(buffer)} integers, not {len(values)}")
    for i, value in enumerate(map(index, values)):
        if not 0 <= value < SPEC.action_count:
            raise ValueError(f"actions are numbered from 0 to {SPEC.action_count - 1}")
        buffer[i] = value
