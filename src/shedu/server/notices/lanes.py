"""Limits how many deliveries run at once, in all and for one person, one host and one kind.

A receiver that answers slowly holds its own lanes only; notices of others overtake it.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

MAX_DELIVERIES = 100  # of a process at once
MAX_PER_PERSON = 2
MAX_PER_HOST = 8
MAX_WEBHOOKS = 60  # so that mail and push always have room


class BusyLaneError(Exception):
    """The host is busy; try again soon."""


class Lanes:
    """The deliveries that are under way."""

    def __init__(self) -> None:
        self._people: Counter[str] = Counter()
        self._lanes: Counter[str] = Counter()

    def busy_people(self) -> list[str]:
        """People whose other notices have to wait."""
        return [person for person, count in self._people.items() if count >= MAX_PER_PERSON]

    def is_busy(self, person: str) -> bool:
        return self._people[person] >= MAX_PER_PERSON

    def begin(self, person: str) -> None:
        self._people[person] += 1

    def end(self, person: str) -> None:
        _leave(self._people, person)

    @contextmanager
    def webhook(self, host: str) -> Iterator[None]:
        """Occupy a lane to the host of a webhook; BusyLaneError."""
        with self._lane("webhooks", MAX_WEBHOOKS), self.host(host):
            yield

    @contextmanager
    def host(self, host: str) -> Iterator[None]:
        """Occupy a lane to a host; BusyLaneError."""
        with self._lane(f"host {host}", MAX_PER_HOST):
            yield

    @contextmanager
    def _lane(self, name: str, most: int) -> Iterator[None]:
        if self._lanes[name] >= most:
            raise BusyLaneError
        self._lanes[name] += 1
        try:
            yield
        finally:
            _leave(self._lanes, name)


def _leave(counts: Counter[str], name: str) -> None:
    counts[name] -= 1
    if counts[name] <= 0:
        del counts[name]
