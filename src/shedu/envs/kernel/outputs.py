"""The buffers of a batch, which its owner allocated: nothing about them is checked."""

import cython

if not cython.compiled:
    from typing import Any, TypeAlias

    from shedu.engine.kernel.bb import i32
    from shedu.envs.kernel.codes import FLOAT_FORM

    Octets: TypeAlias = Any
    Floats: TypeAlias = Any
    Numbers: TypeAlias = Any
    Seeds: TypeAlias = Any
    Pointer: TypeAlias = Any


class Raw:
    """A buffer that is held as long as this object lives."""

    def __init__(self, out: object) -> None:
        if cython.compiled:
            PyObject_GetBuffer(out, cython.address(self.buffer), PyBUF_CONTIG)  # noqa: F821

    def __dealloc__(self) -> None:
        if cython.compiled:
            PyBuffer_Release(cython.address(self.buffer))  # noqa: F821


def hold(held: list, out: object) -> Pointer:  # type: ignore[type-arg]
    """The start of a buffer, which stays in memory with `held`; nothing for None."""
    if out is None:
        return cython.NULL if cython.compiled else None
    raw: Raw = Raw(out)
    held.append(raw)
    if cython.compiled:
        return raw.buffer.buf
    return memoryview(out).cast("B")  # type: ignore[arg-type]


def octets(held: list, out: object) -> Octets:  # type: ignore[type-arg]
    """A buffer of bytes."""
    if cython.compiled:
        return cython.cast(Octets, hold(held, out))
    return hold(held, out)


def floats(held: list, out: object) -> Floats:  # type: ignore[type-arg]
    """A buffer of float32."""
    if cython.compiled:
        return cython.cast(Floats, hold(held, out))
    return None if out is None else hold(held, out).cast("f")


def numbers(held: list, out: object) -> Numbers:  # type: ignore[type-arg]
    """A buffer of int32."""
    if cython.compiled:
        return cython.cast(Numbers, hold(held, out))
    return None if out is None else hold(held, out).cast("i")


def seeds(held: list, out: object) -> Seeds:  # type: ignore[type-arg]
    """A buffer of uint64."""
    if cython.compiled:
        return cython.cast(Seeds, hold(held, out))
    return None if out is None else hold(held, out).cast("Q")


class Outputs:
    """Where a batch writes, by name."""

    def __init__(self, buffers: dict[str, object], plane_form: i32, mask_form: i32) -> None:
        wide: bool = plane_form == FLOAT_FORM
        self.held: list = []  # type: ignore[type-arg]
        self.plane_form = plane_form
        self.mask_form = mask_form
        self.planes = octets(self.held, None if wide else buffers.get("planes"))
        self.float_planes = floats(self.held, buffers.get("planes") if wide else None)
        self.final_planes = octets(self.held, None if wide else buffers.get("final_planes"))
        self.final_float_planes = floats(self.held, buffers.get("final_planes") if wide else None)
        self.scalars = floats(self.held, buffers.get("scalars"))
        self.final_scalars = floats(self.held, buffers.get("final_scalars"))
        self.mask = octets(self.held, buffers.get("action_mask"))
        self.actions = numbers(self.held, buffers["actions"])
        self.choices = numbers(self.held, buffers["choices"])
        self.seats = numbers(self.held, buffers["seats"])
        self.plies = numbers(self.held, buffers["plies"])
        self.rewards = floats(self.held, buffers["rewards"])
        self.returns = floats(self.held, buffers["returns"])
        self.terminations = octets(self.held, buffers["terminations"])
        self.truncations = octets(self.held, buffers["truncations"])
        self.seeds = seeds(self.held, buffers["seeds"])
