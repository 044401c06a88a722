"""A bot at its seat for one game: shows it the events, limits its time, replaces decisions that fail."""

import time
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal

from shedu.engine import IS_COMPILED
from shedu.engine.events import Event
from shedu.engine.moves import Move
from shedu.engine.scores import Result
from shedu.engine.view import View
from shedu.players.bots.base import Bot, Budget
from shedu.players.bots.random_bot import RandomBot

OVERRUN_FACTOR = 2.0  # on a busy machine, a budget of processor time lasts up to twice as long
OVERRUN_MARGIN_S = 1.0 if IS_COMPILED else 60.0
MAX_DECISION_S = 60.0  # without a limit of time
MAX_FAILURES = 5  # in a game; after that the bot is not asked again

FailureKind = Literal["error", "overrun", "illegal move"]


class OverrunError(Exception):
    """A bot took much longer than its budget."""


@dataclass(frozen=True)
class Failure:
    """A decision that a bot failed to take."""

    name: str
    kind: FailureKind
    text: str  # what happened, in a line
    trace: str = field(default="", repr=False)


def limit_s(budget: Budget) -> float:
    """The wall-clock seconds after which a decision has overrun its budget."""
    return MAX_DECISION_S if budget.seconds is None else budget.seconds * OVERRUN_FACTOR + OVERRUN_MARGIN_S


class SeatedBot:
    """Plays a seat with a bot. If the bot fails, a random move takes the place of its decision.

    Its methods raise nothing; `failures` has what the bot did wrong.
    """

    def __init__(self, name: str, make: Callable[[], Bot], view: View, seed: int) -> None:
        self.name = name
        self.failures: list[Failure] = []
        self.seconds = 0.0  # of processor time, in decisions
        self._fallback = RandomBot(seed)
        self._bot: Bot | None = None
        try:
            self._bot = make()
            self._bot.begin(view)
        except Exception as error:
            self._note("error", error)

    @property
    def is_out(self) -> bool:
        """Whether the bot is not asked any more."""
        return self._bot is None or len(self.failures) >= MAX_FAILURES

    @property
    def follows_game(self) -> bool:
        """Whether the bot must see every event."""
        return self._bot is not None and self._bot.follows_game

    def watch(self, events: Iterable[Event]) -> None:
        """Show the bot events, which must be as its seat sees them."""
        if self._bot is None or self.is_out:
            return
        try:
            for event in events:
                self._bot.watch(event)
        except Exception as error:
            self._note("error", error)

    def decide(self, view: View, budget: Budget) -> Move:
        """The bot's move, or a random one."""
        move = None if self.is_out else self._decision(view, budget)
        return self._fallback.decide(view, budget) if move is None else move

    def end(self, result: Result | None) -> None:
        if self._bot is not None:
            try:
                self._bot.end(result)
            except Exception as error:
                self._note("error", error)

    def _decision(self, view: View, budget: Budget) -> Move | None:
        assert self._bot is not None
        clock = time.monotonic if self._bot.is_remote else time.process_time
        start = clock()
        found = attempt(self.name, self._bot, view, budget)
        self.seconds += clock() - start
        if isinstance(found, Failure):
            self.failures.append(found)
            return None
        return found

    def _note(self, kind: FailureKind, error: Exception) -> None:
        self.failures.append(failure_of(self.name, kind, error))


def attempt(name: str, bot: Bot, view: View, budget: Budget) -> Move | Failure:
    """A bot's move, or why it has none that counts."""
    start = time.monotonic()
    try:
        move = bot.decide(view, budget)
    except OverrunError as error:
        return Failure(name, "overrun", str(error))
    except Exception as error:
        return failure_of(name, "error", error)
    used = time.monotonic() - start
    # Without a limit of time an answer counts however slow the machine is: results can be repeated exactly.
    if budget.seconds is not None and used > limit_s(budget):
        return Failure(name, "overrun", f"took {used:.1f} s with a budget of {budget.seconds:g} s")
    if move not in view.legal_moves():
        return Failure(name, "illegal move", f"{move} is not allowed")
    return move


def failure_of(name: str, kind: FailureKind, error: Exception) -> Failure:
    """An error with its traceback."""
    trace = "".join(traceback.format_exception(error))
    return Failure(name, kind, f"{type(error).__name__}: {error}", trace)
