"""The part of a game that a seat has seen, from which a bot that was lost is rebuilt."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from shedu.engine.events import Event
from shedu.engine.view import View
from shedu.players.bots.base import Bot


@dataclass(frozen=True)
class History:
    """The view with which a seat began, and the events of each step since then, as the seat saw them."""

    first: View
    steps: tuple[int, ...]  # a number for each; equal numbers at the same place are the same step
    events: tuple[Sequence[Event], ...] = field(repr=False)

    def replay(self, bot: Bot, since: int = 0) -> None:
        """Show a bot the steps from this one on, or all of them."""
        if not since:
            bot.begin(self.first)
        for events in self.events[since:]:
            for event in events:
                bot.watch(event)
