"""The clocks of a table that is open: they run, and ring when somebody's real time is up."""

import asyncio
from collections.abc import Callable, Sequence

from shedu.play.game import Moment
from shedu.server.tables import clocks as timing
from shedu.server.tables.clocks import Clocks, State
from shedu.server.wire.messages import Place, RealTime, TurnBased

Kind = RealTime | TurnBased | None


class Timekeeper:
    """Keeps a table's clocks, if it has any."""

    def __init__(self, now: Callable[[], float], ring: Callable[[], None]) -> None:
        self.clocks: Clocks | None = None
        self._now = now
        self._ring = ring
        self._alarm: asyncio.TimerHandle | None = None

    def take(self, kind: Kind, state: State | None) -> None:
        """Go on from here."""
        if kind is not None and state is not None:
            self.clocks = Clocks(kind, state)

    def left(self) -> list[float] | None:
        """Seconds left to each seat; None without clocks."""
        return None if self.clocks is None else timing.shown(self.clocks.left(self._now()))

    def overdue(self) -> int | None:
        """The seat whose time is up."""
        deadline = None if self.clocks is None else self.clocks.deadline()
        if self.clocks is None or deadline is None or deadline > self._now():
            return None
        return self.clocks.state.ticking

    # What clocks would be: it is stored first, then taken

    def begun(self, kind: Kind, places: Sequence[Place], decider: int | None) -> Clocks | None:
        """When the game begins or another sits at a seat, and this seat is to decide."""
        if kind is None:
            return None
        clocks = self.clocks or Clocks.new(kind, len(places))
        return Clocks(kind, clocks.begun(_person(places, decider), self._now()))

    def after(self, moment: Moment, places: Sequence[Place]) -> Clocks | None:
        """After an entry."""
        if self.clocks is None:
            return None
        decision = moment.position.decision
        decider = _person(places, None if decision is None else decision.seat)
        return Clocks(self.clocks.kind, self.clocks.after(decider, self._now(), moment.is_undo))

    # The alarm

    @property
    def is_set(self) -> bool:
        """Whether it will ring."""
        return self._alarm is not None

    def set(self, is_playing: bool) -> None:
        """Ring when real time is up; whose days are over, the hall looks for."""
        self.stop()
        clocks = self.clocks
        deadline = None if clocks is None or isinstance(clocks.kind, TurnBased) else clocks.deadline()
        if deadline is not None and is_playing:
            wait = min(max(0.0, deadline - self._now()), 3600.0)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._rings)

    def stop(self) -> None:
        """Not to ring."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _rings(self) -> None:
        self._alarm = None
        self._ring()


def _person(places: Sequence[Place], seat: int | None) -> int | None:
    return None if seat is None or places[seat].kind == "bot" else seat
