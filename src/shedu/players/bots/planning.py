"""Bots that plan with the evaluation: what the levels from novice to skilled have in common."""

import random
from collections.abc import Sequence

from shedu.engine.moves import MOVES, Move
from shedu.engine.position import Position
from shedu.engine.sight import kernel_state
from shedu.engine.view import View, resample
from shedu.players.bots.base import Bot, Budget, Thought
from shedu.players.bots.weights import weights_named
from shedu.players.kernel.evaluation import Evaluation, WeightedEvaluation
from shedu.players.kernel.planner import Planner


def dealt(view: View, rng: random.Random) -> Position:
    """A possible position behind a view, for a search.

    Points that a written position gives to others are hidden; it is then taken that they
    stood as the seat itself did.
    """
    position = resample(view, rng)
    snap = position.snapshot
    if view.seat is None or view.is_over or view.rules.open_scores or not any(snap.written_points):
        return position
    mine = slice(view.seat * 4, view.seat * 4 + 4)
    points = list(snap.points)
    chest = list(snap.chest)
    for seat in range(snap.seats):
        if seat != view.seat:
            chest[seat] += snap.written_chest[view.seat]
            for colour, written in enumerate(snap.written_points[mine]):
                points[seat * 4 + colour] += written
    changed = snap._replace(points=tuple(points), chest=tuple(chest))
    return Position.from_snapshot(view.rules, view.players, changed)


class PlanningBot(Bot):
    """Looks for the best turn with one set of weights."""

    weights = "written"
    weights_for_more: str | None = None  # with more than two players, if others are better there
    width = 0  # how many first actions it follows with a second; none: one action at a time

    def __init__(
        self, seed: int = 0, weights: Sequence[float] | None = None, width: int | None = None
    ) -> None:
        super().__init__(seed)
        self._given = weights
        self._width = self.width if width is None else width
        self._planners: dict[str, Planner] = {}

    def planner_for(self, view: View) -> Planner:
        """The planner with the weights for a table of this size."""
        name = (self.weights_for_more if len(view.players) > 2 else None) or self.weights
        if name not in self._planners:
            self._planners[name] = Planner(self.make_evaluation(name), self._width)
        return self._planners[name]

    def make_evaluation(self, name: str) -> Evaluation:
        """The evaluation that the planner uses; a subclass may provide another than the one by weights."""
        return WeightedEvaluation(list(self._given or weights_named(name)))

    def ranking(self, view: View) -> list[Thought]:
        """Every move it looked at to the end, the best first."""
        state = kernel_state(dealt(view, self.rng))
        assert view.seat is not None
        ranking = self.planner_for(view).ranking(state, view.seat)
        return [Thought(MOVES[move], value) for move, value in ranking]

    def decide(self, view: View, budget: Budget) -> Move:
        """The best by its plan."""
        return self.ranking(view)[0].move

    def think(self, view: View, budget: Budget) -> list[Thought]:
        """Its ranking."""
        return self.ranking(view)
