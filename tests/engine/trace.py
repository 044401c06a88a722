"""A game as lines of text, to compare builds: `python -m tests.engine.trace`."""

import hashlib
import sys
from collections.abc import Iterator

import shedu
from tests.engine.tables import TABLES, walk


def trace() -> Iterator[str]:
    """The legal moves and the position at every decision of a game at each table."""
    for table in TABLES[::3]:
        for position in walk(table.start(), table.seed):
            legal = position.legal_moves().indices()
            view = position.view(0).snapshot
            known = repr((position.snapshot, view, legal)).encode()
            yield f"{table} {position.decision} {len(legal)} {hashlib.sha256(known).hexdigest()[:16]}"


if __name__ == "__main__":
    sys.stdout.write(f"compiled={shedu.IS_COMPILED}\n")
    sys.stdout.write("".join(f"{line}\n" for line in trace()))
