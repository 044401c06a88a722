"""Observations and actions as numbers: docs/tensors.md."""

from shedu.engine.tensors import SPEC, Buffer, Field, Spec, new_mask, new_planes, new_scalars

__all__ = ["SPEC", "Buffer", "Field", "Spec", "new_mask", "new_planes", "new_scalars"]
