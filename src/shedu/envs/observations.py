"""Observations as one NumPy array, for the interfaces that want one."""

from math import prod
from typing import Any

import numpy as np

from shedu.engine.position import Position
from shedu.engine.sight import Sight
from shedu.engine.tensors import SPEC
from shedu.engine.view import View

PLANE_ITEMS = prod(SPEC.plane_shape)
OBSERVATION_SIZE = PLANE_ITEMS + SPEC.scalar_shape[0]
MAX_SCALAR = 1000.0  # no scalar of a game that can be played is greater


def observation_of(view: View, out: Any = None) -> Any:
    """Planes, then scalars, as float32 in one dimension."""
    out = np.zeros(OBSERVATION_SIZE, np.float32) if out is None else out
    view.encode(out[:PLANE_ITEMS], out[PLANE_ITEMS:])
    return out


def mask_of(sight: Sight, is_deciding: bool) -> Any:
    """The mask of legal actions; zeros for a seat that does not decide."""
    mask = np.zeros(SPEC.action_count, np.int8)
    if is_deciding:
        sight.legal_mask(mask)
    return mask


def observed(position: Position, seat: int) -> dict[str, Any]:
    """The observation of a seat, with the mask of its legal actions."""
    decision = position.decision
    is_deciding = decision is not None and decision.seat == seat
    view = position.view(seat)
    return {"observation": observation_of(view), "action_mask": mask_of(view, is_deciding)}
