"""Runs the clocks of a live table and reports a timeout."""

import asyncio
from collections.abc import Callable, Sequence

from shedu.play.game import Moment
from shedu.server.tables import clocks as timing
from shedu.server.tables.clocks import Clocks, ClockState
from shedu.server.tables.seats import Seat
from shedu.server.tables.terms import ClockTerms, TurnBased

MAX_TIMER_S = 3600.0


class Timekeeper:
    """The clocks of a table, if it has any."""

    def __init__(self, now: Callable[[], float], on_timeout: Callable[[], None]) -> None:
        self.clocks: Clocks | None = None
        self._now = now
        self._on_timeout = on_timeout
        self._timer: asyncio.TimerHandle | None = None

    def load(self, kind: ClockTerms, state: ClockState | None) -> None:
        """Continue from a stored state."""
        if kind is not None and state is not None:
            self.clocks = Clocks(kind, state)

    def left(self) -> list[float] | None:
        """Seconds left to each seat; None without clocks."""
        return None if self.clocks is None else timing.shown(self.clocks.left(self._now()))

    @property
    def deadline(self) -> float | None:
        return None if self.clocks is None else self.clocks.deadline()

    def overdue(self) -> int | None:
        """The seat whose clock has reached zero."""
        deadline = self.deadline
        if self.clocks is None or deadline is None or deadline > self._now():
            return None
        return self.clocks.state.ticking

    # Future clocks, which are stored before they are loaded

    def begun(self, kind: ClockTerms, seats: Sequence[Seat], decider: int | None) -> Clocks | None:
        """The clocks after the start or after a change of seats."""
        if kind is None:
            return None
        clocks = self.clocks or Clocks.new(kind, len(seats))
        return Clocks(kind, clocks.begun(_unless_bot(seats, decider), self._now()))

    def after(self, moment: Moment, seats: Sequence[Seat]) -> Clocks | None:
        """The clocks after an entry."""
        if self.clocks is None:
            return None
        decision = moment.position.decision
        decider = _unless_bot(seats, None if decision is None else decision.seat)
        return Clocks(self.clocks.kind, self.clocks.after(decider, self._now(), moment.is_undo))

    # The timer

    @property
    def is_armed(self) -> bool:
        return self._timer is not None

    def arm(self, is_playing: bool) -> None:
        """Start the timer of a real-time clock; the registry polls turn-based ones."""
        self.stop()
        clocks = self.clocks
        deadline = None if clocks is None or isinstance(clocks.kind, TurnBased) else clocks.deadline()
        if deadline is not None and is_playing:
            wait = min(max(0.0, deadline - self._now()), MAX_TIMER_S)
            self._timer = asyncio.get_running_loop().call_later(wait, self._expire)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expire(self) -> None:
        self._timer = None
        self._on_timeout()


def _unless_bot(seats: Sequence[Seat], seat: int | None) -> int | None:
    return None if seat is None or seats[seat].is_bot else seat
