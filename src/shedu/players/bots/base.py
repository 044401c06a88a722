"""The base class of bots, with their time budget and their ranking of moves."""

import random
import threading
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from shedu.engine.moves import Move
from shedu.engine.view import View


@dataclass
class Budget:
    """The time for one decision; `stop` ends it early."""

    seconds: float = 1.0
    _stop: threading.Event = field(default_factory=threading.Event, repr=False)
    _start: float = field(default_factory=time.monotonic, repr=False)

    @property
    def left(self) -> float:
        """Seconds left; 0 after `stop`."""
        if self._stop.is_set():
            return 0.0
        return max(0.0, self.seconds - (time.monotonic() - self._start))

    def stop(self) -> None:
        """End the budget at once; may be called from another thread."""
        self._stop.set()


@dataclass(frozen=True)
class Thought:
    """A move and its value: the estimated chance to win with it."""

    move: Move
    value: float


class Bot(ABC):
    """Decides for a seat, given only the seat's view.

    A new bot is a subclass with a `name` and a `decide`, registered under the entry point group
    `shedu.players`.

    A bot lives through many decisions and may keep what it measured or built, such as its pace or its
    planners. All randomness comes from `self.rng`: reseeded, a bot decides like a new one with that seed.
    """

    name: str = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.rng = random.Random(seed)

    def reseed(self, seed: int) -> None:
        """Make the following choices those of a new bot with this seed."""
        self.rng.seed(seed)

    @abstractmethod
    def decide(self, view: View, budget: Budget) -> Move:
        """One of `view.legal_moves()`."""

    def think(self, view: View, budget: Budget) -> list[Thought]:
        """The moves it considered, the best first; by default only the one it would play."""
        return [Thought(self.decide(view, budget), 0.5)]
