"""The columns of tables of positions (docs/datasets.md is generated from them)."""

import math
from dataclasses import dataclass

from shedu.engine.tensors import SPEC

SCHEMA_VERSION = 1  # rises with any change of a column's meaning


@dataclass(frozen=True)
class Column:
    """A column: a number, a text, or so many bytes or floats in each row."""

    name: str
    kind: str  # of NumPy; `str` is a text, `bytes` and `float32` with a size are arrays
    meaning: str
    size: int = 1


COLUMNS = (
    Column("game", "int32", "the number of the game in the data, from 0"),
    Column("ply", "int32", "the number of the decision in the game, from 0"),
    Column("rules", "str", "the edition and its options, as in `modern` or `custom english wonder`"),
    Column("players", "uint8", "the number of players"),
    Column("seat", "uint8", "the seat that decides"),
    Column("player", "str", "who decides: the bot, or the name in the record"),
    Column("kind", "uint8", "the kind of decision, in the order of `shedu.Kind`"),
    Column("legal", "uint16", "how many moves were legal"),
    Column("action", "uint16", "the move that was made: `shedu.MOVES[action]`"),
    Column(
        "share",
        "float32",
        "1 for the winner, divided among those who share the victory; NaN without a result",
    ),
    Column("margin", "float32", "the lowest colour less the best other seat's; NaN without a result"),
    Column("place", "float32", "from 1 for the first to -1 for the last; NaN without a result"),
    Column(
        "planes",
        "bytes",
        "the packed planes of what the seat sees ([tensors](tensors.md))",
        math.prod(SPEC.packed_plane_shape),
    ),
    Column("scalars", "float32", "the scalars of what the seat sees", *SPEC.scalar_shape),
    Column(
        "mask",
        "bytes",
        "the packed mask of legal actions; left out unless it is asked for",
        *SPEC.packed_mask_shape,
    ),
)
