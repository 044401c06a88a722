"""The specification of observations and actions as numbers (docs/tensors.md).

`SPEC` names every plane, scalar and action. `View.encode`, `Position.legal_mask` and `Position.afterstates`
write them. A change of meaning, order or scale raises `SPEC.version`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from operator import index
from typing import Any, SupportsIndex, TypeAlias

from shedu.engine.kernel import codes

# Anything with the buffer protocol: NumPy arrays, `array.array`, `bytearray`, `memoryview`. Python 3.11
# has no type for it.
Buffer: TypeAlias = Any


@dataclass(frozen=True)
class Field:
    """Consecutive planes, scalars or actions of one meaning."""

    name: str
    first: int
    count: int
    meaning: str
    scale: float = 1.0  # of a scalar: the number is divided by this

    @property
    def stop(self) -> int:
        """One past the last."""
        return self.first + self.count

    @property
    def slice(self) -> slice:
        """The place of this field in a tensor."""
        return slice(self.first, self.stop)


@dataclass(frozen=True)
class Spec:
    """The shapes and fields of one version of the tensors."""

    version: int
    planes: tuple[Field, ...]
    scalars: tuple[Field, ...]
    actions: tuple[Field, ...]
    plane_shape: tuple[int, int, int] = (codes.PLANES, codes.ROWS, codes.COLUMNS)
    scalar_shape: tuple[int] = (codes.SCALARS,)
    action_count: int = codes.ACTION_COUNT
    packed_plane_shape: tuple[int, int] = (codes.PLANES, codes.PLANE_BYTES)
    packed_mask_shape: tuple[int] = (codes.MASK_BYTES,)

    def plane(self, name: str) -> Field:
        """The planes of this name; KeyError."""
        return _named(self.planes, name)

    def scalar(self, name: str) -> Field:
        """The scalars of this name; KeyError."""
        return _named(self.scalars, name)

    def action(self, name: str) -> Field:
        """The actions of this name; KeyError."""
        return _named(self.actions, name)


def _named(fields: tuple[Field, ...], name: str) -> Field:
    for field in fields:
        if field.name == name:
            return field
    raise KeyError(f"{name!r} is none of {', '.join(field.name for field in fields)}")


def _fields(*rows: tuple[str, int, str, float]) -> Iterator[Field]:
    first = 0
    for name, count, meaning, scale in rows:
        yield Field(name, first, count, meaning, scale)
        first += count


_OPTIONS = ("english", "buildings", "wonder", "finish-turn", "may-claim", "open-scores", "open-bag")

assert len(_OPTIONS) == codes.OPTION_BITS, "_OPTIONS must name OPTION_BITS options"

SPEC = Spec(
    codes.TENSOR_VERSION,
    planes=tuple(
        _fields(
            ("tiles", 4, "face-up tiles of each colour", 1),
            ("face_down", 1, "face-down tiles under monuments", 1),
            ("wonder", 1, "the wonder's five spaces", 1),
            ("catastrophes", 1, "catastrophe tiles", 1),
            ("treasures", 1, "spaces with a treasure", 1),
            ("special", 1, "start spaces with a special border, whose treasures are taken first", 1),
            ("river", 1, "river spaces of the board", 1),
            ("leaders", 16, "the leader of each relative seat and colour", 1),
            ("monuments", 4, "spaces of the monuments that bear each colour", 1),
            ("buildings", 4, "the civilization building of each colour", 1),
            ("placed", 1, "the tile placed in the current action", 1),
            ("unification", 1, "the space under the unification tile", 1),
            ("before", 1, "what was linked before the action, where treasures may be declined (R12.3)", 1),
        )
    ),
    scalars=tuple(
        _fields(
            ("hand", 4, "the observer's tiles by colour", 6),
            ("held", 4, "the number of tiles of each relative seat", 6),
            ("points", 16, "points known, by relative seat and colour, without treasures", 16),
            ("treasures", 4, "treasures known, by relative seat", 10),
            ("catastrophes", 4, "catastrophes left to play, by relative seat", 2),
            ("swaps", 4, "tiles swapped away, by relative seat", 30),
            ("unseen", 4, "tiles whose place the observer does not know, by colour", 30),
            ("bag", 1, "tiles in the bag if the rules show it, else 0", 100),
            ("bag_short", 1, "1 after a draw that came up short", 1),
            ("rules", len(_OPTIONS), f"1 for each rule that applies: {', '.join(_OPTIONS)}", 1),
            ("seats", 3, "one-hot: two, three or four players", 1),
            ("active", 4, "one-hot: the relative seat whose turn it is", 1),
            ("decider", 4, "one-hot: the relative seat that decides; none when the game is over", 1),
            ("actions", 1, "actions left in the turn", 2),
            ("kind", 8, "one-hot: the kind of decision in the order of `Kind`, then game over", 1),
            ("colour", 4, "one-hot: the colour of the tile placed in the current action", 1),
            ("conflict", 4, "one-hot: the colour of the leaders in conflict", 1),
            ("attacker", 4, "one-hot: the attacker's relative seat", 1),
            ("defender", 4, "one-hot: the defender's relative seat", 1),
            ("attack", 1, "the attacker's strength on the board", 10),
            ("defence", 1, "the defender's strength on the board", 10),
            ("committed", 1, "tiles committed by the attacker", 6),
            ("ended", 2, "one-hot: the game ended by the bag, by the treasures", 1),
        )
    ),
    actions=tuple(
        _fields(
            ("tile", 704, "place a tile: colour x 176 + space", 1),
            ("leader", 704, "position a leader: colour x 176 + space", 1),
            ("withdraw", 4, "withdraw the leader of a colour", 1),
            ("catastrophe", 176, "play a catastrophe on a space", 1),
            ("swap", 209, "swap one to six tiles, in ascending order of (black, red, blue, green)", 1),
            ("pass", 1, "end the turn", 1),
            ("war", 4, "fight the war of a colour next", 1),
            ("commit", 7, "commit none to six tiles", 1),
            ("building", 704, "place a building: colour x 176 + space", 1),
            ("monument", 900, "build a monument: monument x 150 + row x 15 + column of its square", 1),
            ("wonder", 126, "erect the wonder: (row - 1) x 14 + column - 1 of its centre", 1),
            ("decline", 1, "build nothing, or take no treasures", 1),
            ("leave", 176, "take all treasures of the kingdom but the one on a space", 1),
            ("score", 4, "the wonder's point in a colour", 1),
        )
    ),
)
for _fields_of, _total in (
    (SPEC.planes, codes.PLANES),
    (SPEC.scalars, codes.SCALARS),
    (SPEC.actions, codes.ACTION_COUNT),
):
    assert _fields_of[-1].stop == _total, "the fields must fill the tensor"


def new_planes(rows: SupportsIndex = 1) -> memoryview:
    """Zeroed planes of uint8 for so many positions, without NumPy: shape (rows, 37, 11, 16)."""
    count = index(rows)
    return memoryview(bytearray(count * codes.PLANES * codes.CELLS)).cast("B", (count, *SPEC.plane_shape))


def new_scalars(rows: SupportsIndex = 1) -> memoryview[float]:
    """Zeroed scalars of float32 for so many positions: shape (rows, 90)."""
    count = index(rows)
    flat = array("f", bytes(4 * count * codes.SCALARS))
    return memoryview(flat).cast("B").cast("f", (count, codes.SCALARS))


def new_mask(rows: SupportsIndex = 1) -> memoryview:
    """A zeroed mask of actions for so many positions: shape (rows, 3720)."""
    count = index(rows)
    return memoryview(bytearray(count * codes.ACTION_COUNT)).cast("B", (count, codes.ACTION_COUNT))


__all__ = ["SPEC", "Buffer", "Field", "Spec", "new_mask", "new_planes", "new_scalars"]
