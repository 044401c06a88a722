"""Whose turn it becomes: who is to be told, if he does not look."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from shedu.play.game import Moment
from shedu.server.people.people import Person
from shedu.server.wire.messages import Place

if TYPE_CHECKING:
    from shedu.server.live.live_table import LiveTable


class Hearer(Protocol):
    """A socket of somebody's page."""

    person: Person | None

    def send(self, data: bytes) -> None:
        """Have a message sent soon."""


class Caller(Protocol):
    """Tells people that it is their turn."""

    def enter(self, hearer: Hearer) -> None:
        """Somebody has a page open."""

    def part(self, hearer: Hearer) -> None:
        """Not any more."""

    def call(self, person: str, live: "LiveTable") -> None:
        """It has become somebody's turn who does not look; that he is to be told is stored."""

    def hear(self, person: str, said: bytes) -> None:
        """The same, at another process."""


def called(places: Sequence[Place], moment: Moment) -> str | None:
    """The person whose turn it becomes by an entry of another, or as the game begins."""
    decision = moment.position.decision
    if decision is None:
        return None
    person = places[decision.seat].person
    is_own = moment.number > 0 and places[moment.seat].person == person
    return None if is_own else person
