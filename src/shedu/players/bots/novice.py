"""The novice: takes visible points."""

from shedu.engine.moves import Move
from shedu.engine.view import View
from shedu.players.bots.base import Budget
from shedu.players.bots.planning import PlanningBot


class Novice(PlanningBot):
    """Takes points of any colour, choosing at random among similar moves."""

    name = "novice"
    weights = "beginner"
    tolerance = 0.02  # moves whose value is this close to the best count as equal

    def decide(self, view: View, budget: Budget) -> Move:
        ranking = self.ranking(view, budget)
        good = [thought for thought in ranking if thought.value >= ranking[0].value - self.tolerance]
        return good[self.rng.randrange(len(good))].move
