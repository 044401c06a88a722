"""The base class of bots, with their budget and their ranking of moves."""

import math
import random
import threading
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from shedu.engine.events import Event
from shedu.engine.moves import Move
from shedu.engine.scores import Result
from shedu.engine.view import View

MIN_SPEED = 0.5  # of the wall clock, at which the time of a process counts that gets less of the processor


@dataclass
class Budget:
    """The limits of one decision: time, simulations, or both; `stop` ends it early.

    Time is processor time of this process, so that a bot has as much time on a busy machine as on an idle
    one, up to twice the wall-clock time. A decision that is limited by simulations alone can be repeated.
    """

    seconds: float | None = 1.0  # None: no limit
    simulations: int | None = None  # for bots that simulate games; None: no limit
    _stop: threading.Event = field(default_factory=threading.Event, repr=False)
    _start: float = field(default_factory=time.monotonic, repr=False)
    _start_of_process: float = field(default_factory=time.process_time, repr=False)

    @property
    def used(self) -> float:
        """The seconds that count as used."""
        wall = time.monotonic() - self._start
        return min(wall, max(MIN_SPEED * wall, time.process_time() - self._start_of_process))

    @property
    def left(self) -> float:
        """Seconds left: infinite without a limit of time, 0 after `stop`."""
        if self._stop.is_set():
            return 0.0
        return math.inf if self.seconds is None else max(0.0, self.seconds - self.used)

    def stop(self) -> None:
        """End the budget at once; may be called from another thread."""
        self._stop.set()


@dataclass(frozen=True)
class Thought:
    """A move and its value: the estimated chance to win with it."""

    move: Move
    value: float


class Bot(ABC):
    """Decides for a seat, given only what the seat may know.

    A new bot is a subclass with a `name` and a `decide`. Everywhere, an object plays one seat of one game:
    `begin`, then `watch` for every event and `decide` for every decision of the seat, then `end`. An object
    that is lost, as its process ended or moves were undone, is replaced by one that sees the same events.

    All randomness comes from `self.rng`: reseeded, a bot decides like a new one with that seed.
    """

    name: str = "bot"
    is_remote = False  # whether another process decides, so that its time is on the clock

    def __init__(self, seed: int = 0) -> None:
        self.rng = random.Random(seed)

    def reseed(self, seed: int) -> None:
        """Make the following choices those of a new bot with this seed."""
        self.rng.seed(seed)

    def begin(self, view: View) -> None:  # noqa: B027  # optional
        """Take the seat `view.seat`. The game may have begun earlier, if a position was given."""

    def watch(self, event: Event) -> None:  # noqa: B027
        """An event as the seat sees it, in order, also of the bot's own moves."""

    @abstractmethod
    def decide(self, view: View, budget: Budget) -> Move:
        """One of `view.legal_moves()`."""

    def end(self, result: Result | None) -> None:  # noqa: B027
        """The game is over; None if it is not, but this object is no longer needed."""

    def think(self, view: View, budget: Budget) -> list[Thought]:
        """The moves it considered, the best first; by default only the one it would play."""
        return [Thought(self.decide(view, budget), 0.5)]

    @property
    def follows_game(self) -> bool:
        """Whether it must see the whole game: it defines `begin`, `watch` or `end`."""
        return any(getattr(type(self), name) is not getattr(Bot, name) for name in ("begin", "watch", "end"))
