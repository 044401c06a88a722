"""Tactical positions with one clearly best answer, read from `tactics/`.

Each record says in its first lines what it is about:

    # theme: war that pays
    # best: temple G5 | settlement G5
    # why: one sentence

`best` names the first moves that are right, with ` | ` between them. `farm *` is any farm, `* G5`
any move to G5, and `not: temple H5` is wrong beside any other move named. If only wrong moves are named, all
others are right.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import shedu

TACTICS = Path(__file__).parent / "tactics"
RECORDS = sorted(TACTICS.glob("*.te"))


@dataclass(frozen=True)
class Puzzle:
    """A position with its right and wrong moves."""

    name: str
    theme: str
    good: tuple[str, ...]
    bad: tuple[str, ...]
    why: str
    position: shedu.Position

    def accepts(self, move: shedu.Move) -> bool:
        """Whether a move is right."""
        if any(fits(move, pattern) for pattern in self.bad):
            return False
        return not self.good or any(fits(move, pattern) for pattern in self.good)


def fits(move: shedu.Move, pattern: str) -> bool:
    word, _, rest = pattern.partition(" ")
    first, _, last = str(move).partition(" ")
    return word in {"*", first} and rest in {"*", last}


@cache
def puzzle(path: Path) -> Puzzle:
    """Read a record with its header comments."""
    text = path.read_text("utf-8")
    comments = [line.removeprefix("# ") for line in text.splitlines() if line.startswith("# ")]
    head = dict(line.split(": ", 1) for line in comments)
    answers = head["best"].split(" | ")
    bad = tuple(answer.removeprefix("not: ") for answer in answers if answer.startswith("not: "))
    good = tuple(answer for answer in answers if not answer.startswith("not: "))
    position, _ = shedu.parse_record(text).replay()
    return Puzzle(path.stem, head["theme"], good, bad, head["why"], position)
