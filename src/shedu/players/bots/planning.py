"""The base class of bots that plan with an evaluation: all levels but random."""

import random
from collections.abc import Sequence

from shedu.engine import IS_COMPILED
from shedu.engine.moves import MOVES, Move, PlaceTile, Swap
from shedu.engine.position import Position
from shedu.engine.sight import kernel_state
from shedu.engine.view import View, resample
from shedu.players.bots.base import Bot, Budget, Thought
from shedu.players.bots.weights import weights_named
from shedu.players.kernel.evaluation import Evaluation, WeightedEvaluation
from shedu.players.kernel.planner import Planner

# A turn takes 30,000 positions on average, some take 600,000. A core evaluates 400,000 to 900,000 a second.
# Every level plans the minimum even if its time is short, so that the levels keep their order.
MIN_PLANNED_POSITIONS = 40_000 if IS_COMPILED else 10_000
PLANNED_POSITIONS_PER_S = 250_000
ACTIONS = 2  # of a turn (R3.1)
STALLED_TURNS = 4


def dealt(view: View, rng: random.Random) -> Position:
    """A possible position behind a view, for a search.

    Points that a written position gives to other seats are hidden. Each of them is then assumed to have
    started with as many as the viewer.
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
    """Plans the best turn with one set of weights.

    How far it plans depends on the budget, not on the clock, so that its choice can be repeated.
    """

    weights = "written"
    weights_for_more: str | None = None  # used with more than two players
    width = 0  # first actions that are searched with a second one; 0: one action at a time

    def __init__(
        self, seed: int = 0, weights: Sequence[float] | str | None = None, width: int | None = None
    ) -> None:
        """`weights` are numbers or the name of a set; ValueError for a set that does not exist."""
        super().__init__(seed)
        self._given = weights_named(weights) if isinstance(weights, str) else weights
        self._width = self.width if width is None else width
        self._planners: dict[str, Planner] = {}
        self._stall = _Stall()

    def evaluation_name(self, players: int) -> str:
        """The name of the evaluation that it uses at a table of this size."""
        return (self.weights_for_more if players > 2 else None) or self.weights

    def planner_for(self, view: View) -> Planner:
        """The planner for a table of this size."""
        name = self.evaluation_name(len(view.players))
        if name not in self._planners:
            self._planners[name] = Planner(self.make_evaluation(name), self._width)
        return self._planners[name]

    def make_evaluation(self, name: str) -> Evaluation:
        """The planner's evaluation; a subclass may provide another implementation."""
        return WeightedEvaluation(list(self._given or weights_named(name)))

    def ranking(self, view: View, budget: Budget | None = None) -> list[Thought]:
        """Every move that was searched to the end, the best first; without a budget, by the width alone."""
        state = kernel_state(dealt(view, self.rng))
        assert view.seat is not None
        planner = self.planner_for(view)
        planner.limit = 0 if budget is None else planned_positions(budget)
        ranking = [Thought(MOVES[move], value) for move, value in planner.ranking(state, view.seat)]
        if self._stall.has_stalled(view):
            return self._with_tiles(view, ranking)
        return ranking

    def _with_tiles(self, view: View, ranking: list[Thought]) -> list[Thought]:
        """The moves that use up tiles, searched if possible."""
        glances = [Thought(MOVES[move], value) for move, value in self.planner_for(view).glances()]
        for thoughts in (ranking, glances):
            found = [thought for thought in thoughts if isinstance(thought.move, PlaceTile | Swap)]
            if found:
                return found
        legal = view.legal_moves()
        return [Thought(move, 0.0) for move in legal if isinstance(move, PlaceTile | Swap)] or ranking

    def decide(self, view: View, budget: Budget) -> Move:
        return self.ranking(view, budget)[0].move

    def think(self, view: View, budget: Budget) -> list[Thought]:
        return self.ranking(view, budget)


class _Stall:
    """Notices that a game goes round in circles: passes and leaders that move to and fro bring no end nearer.

    The game has stalled if no tile was placed, and this seat drew none, for some of its turns. Then it has to
    use tiles, which the bag replaces until it is empty.
    """

    def __init__(self) -> None:
        self._view: View | None = None
        self._tiles = 0  # whose place the seat did not know at the beginning of its last turn
        self._turns = 0  # since that number changed
        self._patience = STALLED_TURNS

    def has_stalled(self, view: View) -> bool:
        """Whether this action has to use tiles."""
        decision = view.decision
        if decision is None or decision.kind != "action":
            return False
        if view.actions_left == ACTIONS and (self._view is None or view != self._view):
            tiles = sum(view.unseen)
            self._turns = self._turns + 1 if tiles == self._tiles else 0
            self._view, self._tiles = view, tiles
        if self._turns < self._patience:
            return False
        self._patience = 1  # it has happened before: wait no more
        return True


def planned_positions(budget: Budget) -> int:
    """How many positions a plan may evaluate, the same for all levels; 0 without a limit of time."""
    if budget.seconds is None:
        return 0
    return max(MIN_PLANNED_POSITIONS, int(budget.seconds * PLANNED_POSITIONS_PER_S))
