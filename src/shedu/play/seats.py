"""Seats of a game and the order of play."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from shedu.engine.rng import Rng

SeatKind = Literal["human", "bot", "open"]
T = TypeVar("T")


@dataclass(frozen=True)
class Seat:
    """A seat: its dynasty and who decides for it."""

    dynasty: str
    kind: SeatKind = "human"
    level: str | None = None  # of a bot
    name: str = ""

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"

    @property
    def is_only_bot(self) -> bool:
        """Whether a bot plays the seat and no person may take it back."""
        return self.is_bot


def draw_first(seed: int, count: int) -> int:
    """The seat that begins, drawn from the seed (R1.7) and independent of the shuffle of the bag."""
    return Rng(seed ^ 1).below(count)


def rotate(circle: Sequence[T], first: int) -> tuple[T, ...]:
    """The same circle of seats, starting with seat number `first` (R1.7)."""
    return (*circle[first:], *circle[:first])
