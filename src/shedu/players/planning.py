"""Bots that plan with the evaluation: what the levels from novice to skilled have in common."""

from collections.abc import Sequence

from shedu.engine.moves import MOVES, Move
from shedu.engine.sight import LegalMoves
from shedu.engine.view import View, resample
from shedu.players.kernel.evaluation import Evaluation
from shedu.players.kernel.planner import Planner
from shedu.players.player import Bot, Budget, Thought
from shedu.players.weights import weights_named


class PlanningBot(Bot):
    """Looks for the best turn with one set of weights."""

    weights = "written"
    width = 0  # how many first actions it follows with a second; none: one action at a time

    def __init__(
        self, seed: int = 0, weights: Sequence[float] | None = None, width: int | None = None
    ) -> None:
        super().__init__(seed)
        evaluation = Evaluation(list(weights or weights_named(self.weights)))
        self.planner = Planner(evaluation, self.width if width is None else width)

    def ranking(self, view: View) -> list[Thought]:
        """Every move it looked at to the end, the best first."""
        state = resample(view, self.rng)._state
        assert view.seat is not None
        return [Thought(MOVES[move], value) for move, value in self.planner.ranking(state, view.seat)]

    def decide(self, view: View, moves: LegalMoves, budget: Budget) -> Move:  # noqa: ARG002
        """The best by its plan."""
        return self.ranking(view)[0].move

    def think(self, view: View, moves: LegalMoves, budget: Budget) -> list[Thought]:  # noqa: ARG002
        """Its ranking."""
        return self.ranking(view)
