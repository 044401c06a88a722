"""Clock arithmetic, without reading a clock: the current time is always an argument.

A real-time clock runs while its seat is to decide and gains the increment whenever the seat becomes the one
to decide. A turn-based clock then starts again at its number of days. An undo adds no time. Bots have no
clock. All times are game time (cluster/game_time.py).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from shedu.server.tables.terms import ClockTerms, RealTime, TurnBased

DAY_S = 86_400.0
RETURN_GRACE_S = 60.0  # for a player who returns for the first time after running out of real time


@dataclass(frozen=True)
class ClockState:
    """All clocks of a table at one time."""

    left: list[float]  # seconds, by seat
    ticking: int | None = None  # the seat whose clock runs
    since: float = 0.0
    graces: list[int] = field(default_factory=list)  # the seats that were given time after running out


class Clocks:
    """The clocks of a table: their terms and their state."""

    def __init__(self, kind: RealTime | TurnBased, state: ClockState) -> None:
        self.kind = kind
        self.state = state

    @classmethod
    def new(cls, kind: RealTime | TurnBased, seats: int) -> "Clocks":
        """Full clocks, none of them running."""
        budget = float(kind.budget) if isinstance(kind, RealTime) else kind.days * DAY_S
        return cls(kind, ClockState([budget] * seats))

    def begun(self, decider: int | None, now: float) -> ClockState:
        """The state after the start, or after a change of seats; `decider` is None if no person decides."""
        left, graces = self._counted(now), self.state.graces
        if decider is not None and decider != self.state.ticking and left[decider] <= 0:
            # Half as much each time, so that a player who stalls again and again does not hold up the others.
            grace = RETURN_GRACE_S if isinstance(self.kind, RealTime) else DAY_S
            left[decider] = grace / 2 ** graces.count(decider)
            graces = [*graces, decider]
        return ClockState(left, decider, now, graces)

    def after(self, decider: int | None, now: float, is_undo: bool = False) -> ClockState:
        """The state after an entry; `decider` is None if no person decides next."""
        left = [max(0.0, seconds) for seconds in self._counted(now)]
        if decider is not None and decider != self.state.ticking and not is_undo:
            if isinstance(self.kind, RealTime):
                left[decider] += self.kind.increment
            else:
                left[decider] = self.kind.days * DAY_S
        return ClockState(left, decider, now, self.state.graces)

    def _counted(self, now: float) -> list[float]:
        left = list(self.state.left)
        if self.state.ticking is not None:
            left[self.state.ticking] -= max(0.0, now - self.state.since)
        return left

    def left(self, now: float) -> list[float]:
        """Seconds left to each seat."""
        left = self._counted(now)
        if isinstance(self.kind, TurnBased):  # a seat that does not decide has all its days
            full = self.kind.days * DAY_S
            return [full if seat != self.state.ticking else seconds for seat, seconds in enumerate(left)]
        return left

    def deadline(self) -> float | None:
        """When the running clock reaches zero."""
        ticking = self.state.ticking
        return None if ticking is None else self.state.since + self.state.left[ticking]


def start_clocks(kind: ClockTerms, seats: int, decider: int | None, now: float) -> Clocks | None:
    """The clocks of a game that starts; None without clocks."""
    if kind is None:
        return None
    return Clocks(kind, Clocks.new(kind, seats).begun(decider, now))


def shown(left: Sequence[float]) -> list[float]:
    """Seconds as they are sent: tenths, never negative."""
    return [max(0.0, round(seconds, 1)) for seconds in left]
