"""Functions that worker processes call in tests."""

import os
import time

from shedu.players.bots.base import Budget


def prepare() -> None:
    """Nothing to prepare."""


def pid(_budget: Budget) -> int:
    return os.getpid()


def double(_budget: Budget, number: int) -> int:
    return 2 * number


def fail(_budget: Budget) -> None:
    raise ValueError("no such thing")


def use_budget(budget: Budget) -> bool:
    """Whether the budget ended early."""
    begun = time.monotonic()
    while budget.left > 0:
        time.sleep(0.005)
    assert budget.seconds is not None
    return time.monotonic() - begun < budget.seconds


def hang_here(_budget: Budget) -> None:
    while True:
        time.sleep(60)


def niceness(_budget: Budget) -> int:
    return os.nice(0)
