"""A beginner."""

from shedu.engine.moves import Move
from shedu.engine.view import View
from shedu.players.bots.base import Budget
from shedu.players.bots.planning import PlanningBot


class Novice(PlanningBot):
    """Takes what points it sees, of any colour, and is not too exact about which."""

    name = "novice"
    weights = "beginner"
    carelessness = 0.02  # moves that are so much worse than the best look as good to it

    def decide(self, view: View, budget: Budget) -> Move:
        """One of those that look best."""
        ranking = self.ranking(view)
        good = [thought for thought in ranking if thought.value >= ranking[0].value - self.carelessness]
        return good[self.rng.randrange(len(good))].move
