"""A bot that remembers all that it is shown."""

from shedu.engine.events import Event
from shedu.engine.moves import Move
from shedu.engine.scores import Result
from shedu.engine.view import View
from shedu.players.bots.base import Bot, Budget


class Witness(Bot):
    """Plays at random."""

    name = "witness"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.first: View | None = None
        self.events: list[Event] = []
        self.decisions = 0
        self.result: Result | None = None
        self.is_ended = False

    def begin(self, view: View) -> None:
        assert self.first is None
        self.first = view

    def watch(self, event: Event) -> None:
        self.events.append(event)

    def decide(self, view: View, budget: Budget) -> Move:  # noqa: ARG002
        self.decisions += 1
        moves = view.legal_moves()
        return moves[self.rng.randrange(len(moves))]

    def end(self, result: Result | None) -> None:
        assert not self.is_ended
        self.is_ended, self.result = True, result
