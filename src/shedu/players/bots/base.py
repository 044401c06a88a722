"""Whoever decides: the one interface of people, bots and remote players."""

import random
import threading
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from shedu.engine.moves import Move
from shedu.engine.sight import LegalMoves
from shedu.engine.view import View


@dataclass
class Budget:
    """How long a player may think, and a way to tell it to stop."""

    seconds: float = 1.0
    _stop: threading.Event = field(default_factory=threading.Event, repr=False)
    _start: float = field(default_factory=time.monotonic, repr=False)

    @property
    def left(self) -> float:
        """Seconds that are left; none after `stop`."""
        if self._stop.is_set():
            return 0.0
        return max(0.0, self.seconds - (time.monotonic() - self._start))

    def stop(self) -> None:
        """Ask for an answer at once; may be called from another thread."""
        self._stop.set()


@runtime_checkable
class Player(Protocol):
    """Decides for a seat. It is given the seat's view and never the position."""

    name: str

    def decide(self, view: View, moves: LegalMoves, budget: Budget) -> Move:
        """One of the moves, all of which are legal."""


@dataclass(frozen=True)
class Thought:
    """What a player thinks of a move."""

    move: Move
    value: float  # the chance to win with it


class Bot(ABC):
    """A player that is a program: found by name, the same choices with the same seed.

    A new bot is a subclass with a `name` and a `decide`, named under the entry point group
    `shedu.players`.
    """

    name: str = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.rng = random.Random(seed)

    @abstractmethod
    def decide(self, view: View, moves: LegalMoves, budget: Budget) -> Move:
        """One of the moves."""

    def think(self, view: View, moves: LegalMoves, budget: Budget) -> list[Thought]:
        """The moves it considers, the best first; by default the one it would play."""
        return [Thought(self.decide(view, moves, budget), 0.5)]
