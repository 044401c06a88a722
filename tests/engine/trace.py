"""A game as lines of text, to compare builds: `python -m tests.engine.trace`."""

import hashlib
import sys
from collections.abc import Iterator

import shedu
from shedu.engine.position import RETURNS
from tests.engine.tables import TABLES, walk


def trace() -> Iterator[str]:
    """The legal moves and the position at every decision of a game at each table."""
    for table in TABLES[::3]:
        for position in walk(table.start(), table.seed):
            legal = position.legal_moves().indices()
            view = position.view(0).snapshot
            known = repr((position.snapshot, view, legal)).encode() + tensors_of(position)
            yield f"{table} {position.decision} {len(legal)} {hashlib.sha256(known).hexdigest()[:16]}"


def tensors_of(position: shedu.Position) -> bytes:
    """Observations of a seat and a spectator, masks, returns, and afterstates where there are few."""
    planes, scalars, mask = shedu.tensors.new_planes(), shedu.tensors.new_scalars(), shedu.tensors.new_mask()
    packed = bytearray(shedu.tensors.SPEC.packed_mask_shape[0])
    parts: list[memoryview | bytes] = []
    for seat in (1, None):
        position.view(seat).encode(planes, scalars)
        parts += [bytes(planes), bytes(scalars)]
    count = position.legal_mask(mask)
    position.legal_mask(packed, packed=True)
    parts += [mask, bytes(packed), repr([position.returns(kind) for kind in RETURNS]).encode()]
    if 0 < count < 30:
        planes, scalars = shedu.tensors.new_planes(count), shedu.tensors.new_scalars(count)
        position.afterstates(planes, scalars)
        parts += [bytes(planes), bytes(scalars)]
    return b"".join(parts)


if __name__ == "__main__":
    sys.stdout.write(f"compiled={shedu.IS_COMPILED}\n")
    sys.stdout.write("".join(f"{line}\n" for line in trace()))
