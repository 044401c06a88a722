"""The terms of a table: rules, access, clock."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from shedu.server.tables.seats import Seat

Access = Literal["open", "invited"]
Timeout = Literal["bot", "stop"]
Days = Literal[1, 3, 7]


@dataclass(frozen=True)
class RealTime:
    """A clock for each player."""

    budget: int  # seconds at the start
    increment: int = 0  # seconds added whenever the seat becomes the one to decide


@dataclass(frozen=True)
class TurnBased:
    """A number of days for each decision."""

    days: Days


ClockTerms = RealTime | TurnBased | None


@dataclass(frozen=True)
class Terms:
    """Admission of players and spectators, and the consequence of a timeout."""

    access: Access = "invited"  # listed in the lobby, or reachable by link only
    spectators: bool = True
    clock: ClockTerms = None
    timeout: Timeout = "bot"  # a bot takes over, or the game is stopped
    level: str = "skilled"  # of bots that take over

    @property
    def may_stop(self) -> bool:
        """Whether a timeout ends the game without a result."""
        return self.clock is not None and self.timeout == "stop"


@dataclass(frozen=True)
class Setup:
    """The rules and terms of a table, fixed when it is created."""

    preset: str = "modern"
    options: tuple[str, ...] = ()
    first: str | None = None  # the dynasty that begins; drawn if None
    terms: Terms = Terms()


@dataclass(frozen=True)
class Wish:
    """A request for a new table."""

    seats: Sequence[Seat]
    preset: str = "modern"
    options: Sequence[str] = ()
    first: str | None = None
    seed: int | None = None  # drawn if None; an online server always draws it
    terms: Terms = Terms()
    seal: str = ""  # SHA-256 of the host's contribution to the shuffle

    @property
    def setup(self) -> Setup:
        return Setup(self.preset, tuple(self.options), self.first, self.terms)
