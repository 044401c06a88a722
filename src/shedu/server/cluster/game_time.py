"""Game time: the time that the clocks of all tables count.

Game time is a number of seconds that grows only while at least one process runs. It started as the time since
1970, but neither the wall clock nor downtime changes it: a process counts it with its monotonic clock, leaves
out any period in which it was suspended, and the processes agree on it through the heartbeat in the database
(cluster/heartbeat.py). So stored clocks and deadlines stay valid across restarts, and a deadline must be
converted before a person sees it.
"""

import math
import time
from collections.abc import Callable

import structlog

TICK_INTERVAL_S = 1.0
MAX_GAP_S = 3.0  # between two ticks; a longer gap means that the process was suspended
_log = structlog.get_logger("clock")


class GameTime:
    """The game time of this process. It must be read at least every MAX_GAP_S seconds."""

    def __init__(
        self,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        max_gap_s: float = MAX_GAP_S,
    ) -> None:
        self.wall = wall
        self._monotonic = monotonic
        self._max_gap_s = max_gap_s
        self._read_at = monotonic()
        self._time = wall()

    def __call__(self) -> float:
        at = self._monotonic()
        gap, self._read_at = at - self._read_at, at
        if gap <= self._max_gap_s:
            self._time += gap
        else:
            _log.warning("process was suspended; clocks stood still", seconds=round(gap, 1))
        return self._time

    def start(self, time: float) -> None:
        """Continue from the game time in the database."""
        self._read_at, self._time = self._monotonic(), time

    def catch_up(self, time: float) -> None:
        """Advance to the time of another process, if that one is ahead: this one may have been suspended."""
        self._time = max(self(), time)

    def to_wall(self, time: float) -> float:
        """A game time in seconds since 1970, if no process is suspended or down until then."""
        return time - self() + self.wall()


def unlimited(clock: Callable[[], float]) -> GameTime:
    """Game time that follows a clock of the caller in steps of any size."""
    return GameTime(clock, clock, math.inf)
