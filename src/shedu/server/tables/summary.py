"""A game as lists show it."""

from dataclasses import dataclass
from typing import Literal

from shedu.server.tables.seats import Seat
from shedu.server.tables.terms import Terms

Status = Literal["waiting", "playing", "over", "stopped"]


@dataclass(frozen=True)
class Summary:
    """A stored game without its moves."""

    id: str
    status: Status
    preset: str
    options: tuple[str, ...]
    seats: tuple[Seat, ...]
    terms: Terms
    host: str | None
    ply: int
    turn: int
    to_decide: int | None
    started: str  # ISO 8601, UTC
    changed: str
    winners: tuple[int, ...] = ()
    is_replay: bool = False  # an opened record
    deadline: float | None = None  # of the open decision, in seconds since 1970

    @property
    def is_over(self) -> bool:
        return self.status == "over"

    @property
    def owners(self) -> set[str]:
        """All people with a seat, or who left one to a bot and may return."""
        return {owner for seat in self.seats if (owner := seat.owner)}

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot holds the open decision."""
        return self.to_decide is not None and self.seats[self.to_decide].is_bot
