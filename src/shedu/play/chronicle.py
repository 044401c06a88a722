"""The part of a game that a seat has seen, kept up to date for its bot."""

from collections.abc import Sequence

from shedu.engine.events import Event
from shedu.play.game import Game, Moment
from shedu.players.bots.history import History


class Chronicle:
    """The events of a game's current line as a seat sees them, also those before the bot took the seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self._seat = seat
        self._steps: list[int] = []
        self._events: list[Sequence[Event]] = []

    def history(self) -> History:
        """All of it up to now."""
        line = self.game.line[self.game.first.ply :]
        known = 0
        while known < min(len(line), len(self._steps)) and line[known] == self._steps[known]:
            known += 1
        self._events[known:] = [self._seen(moment) for moment in self._moments(line, known)]
        self._steps = line
        return History(self.game.view(self._seat, self.game.first), tuple(line), tuple(self._events))

    def _moments(self, line: Sequence[int], since: int) -> Sequence[Moment]:
        first = self.game.first
        if since and self.game.keeps(line[since:]):
            return [self.game.at_ply(first.ply + step) for step in range(since, len(line))]
        return self.game.current_line()[since:]

    def _seen(self, moment: Moment) -> Sequence[Event]:
        first = self.game.first
        is_opening = moment is first and not first.ply
        events = first.position.opening_events() if is_opening else moment.events
        return tuple(event.seen_by(self._seat) for event in events)
