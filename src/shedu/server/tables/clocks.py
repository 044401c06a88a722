"""Clocks, without a clock: what time a seat has left, given what time it is.

A real-time clock runs down while its seat is to decide, and is wound up a little whenever it
becomes the seat's turn to. A turn-based one then gives so many days. Taking moves back wins
nobody any time. Bots have no clock.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from shedu.server.wire.messages import RealTime, TurnBased

DAY = 86_400.0
MERCY = 60.0  # seconds for somebody whose real time was up and who comes back


class State(Struct, frozen=True):
    """Clocks at some time: what each seat has left, whose runs, and since when."""

    left: list[float]
    ticking: int | None = None
    since: float = 0.0

    def encode(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()


def decode(stored: str) -> State | None:
    """As it was stored; None if the table has no clocks."""
    return msgspec.json.decode(stored, type=State) if stored else None


class Clocks:
    """The clocks of a table."""

    def __init__(self, kind: RealTime | TurnBased, state: State) -> None:
        self.kind = kind
        self.state = state

    @classmethod
    def new(cls, kind: RealTime | TurnBased, seats: int) -> "Clocks":
        """Fresh clocks, none of them running."""
        budget = float(kind.budget) if isinstance(kind, RealTime) else kind.days * DAY
        return cls(kind, State([budget] * seats))

    def begun(self, decider: int | None, now: float) -> State:
        """The clocks when the game begins, or another sits at a seat; None if no person is to decide.

        Somebody whose time was up, and who is there again, gets a little.
        """
        left = self._counted(now)
        if decider is not None and decider != self.state.ticking and left[decider] <= 0:
            left[decider] = MERCY if isinstance(self.kind, RealTime) else DAY
        return State(left, decider, now)

    def after(self, decider: int | None, now: float, is_undo: bool = False) -> State:
        """The clocks after an entry, when a person is to decide next; None if nobody is, or a bot."""
        left = [max(0.0, seconds) for seconds in self._counted(now)]
        if decider is not None and decider != self.state.ticking and not is_undo:
            if isinstance(self.kind, RealTime):
                left[decider] += self.kind.increment
            else:
                left[decider] = self.kind.days * DAY
        return State(left, decider, now)

    def _counted(self, now: float) -> list[float]:
        left = list(self.state.left)
        if self.state.ticking is not None:
            left[self.state.ticking] -= max(0.0, now - self.state.since)
        return left

    def left(self, now: float) -> list[float]:
        """Seconds left to each seat."""
        left = self._counted(now)
        if isinstance(self.kind, TurnBased):  # the days of the others are still to come
            full = self.kind.days * DAY
            return [full if seat != self.state.ticking else seconds for seat, seconds in enumerate(left)]
        return left

    def deadline(self) -> float | None:
        """When the time of whoever is to decide is up."""
        ticking = self.state.ticking
        return None if ticking is None else self.state.since + self.state.left[ticking]

    def resumed(self, alive: float, now: float) -> State:
        """After the server was away, last seen alive then: time that nobody could use is not counted."""
        away = max(0.0, now - max(alive, self.state.since))
        return State(self.state.left, self.state.ticking, self.state.since + away)


def fresh(
    kind: RealTime | TurnBased | None, seats: int, decider: int | None, now: float
) -> tuple[str, float | None]:
    """The clocks of a game that begins, as they are stored, and when the first time is up."""
    if kind is None:
        return "", None
    clocks = Clocks(kind, Clocks.new(kind, seats).begun(decider, now))
    return clocks.state.encode(), clocks.deadline()


def shown(left: Sequence[float]) -> list[float]:
    """As it is told: whole tenths, never below none."""
    return [max(0.0, round(seconds, 1)) for seconds in left]
