"""Plans its turn and looks at what the others would do."""

from collections import Counter

from shedu.engine.moves import MOVES, Move
from shedu.engine.sight import LegalMoves
from shedu.engine.view import View
from shedu.players.kernel.evaluation import Evaluation
from shedu.players.kernel.planner import Planner
from shedu.players.planning import PlanningBot, dealt
from shedu.players.player import Budget, Thought
from shedu.players.weights import weights_named

CANDIDATES = 10
OF_A_KIND = 6  # candidates of one kind and colour
PRIOR = 2.0  # the plan's own value counts as so many games


class Expert(PlanningBot):
    """Tries its best plans in hands and bags that may be, with everybody answering, as time allows.

    Candidates are the best moves by the plan. Each is played on, in one possible position
    after another, until it is this seat's turn again; every time all have been tried as often,
    the worse half drops out while the time that is left is shared by fewer.
    """

    name = "expert"
    weights = "tuned"
    width = 60
    answer_width = 4

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.answers = Planner(Evaluation(list(weights_named(self.weights))), self.answer_width)

    def decide(self, view: View, moves: LegalMoves, budget: Budget) -> Move:
        """The best when time is up."""
        return self.think(view, moves, budget)[0].move

    def think(self, view: View, moves: LegalMoves, budget: Budget) -> list[Thought]:  # noqa: ARG002
        """The candidates by how they fared, then the other moves."""
        plan = self.ranking(view)
        if len(plan) == 1:
            return plan
        fared = self._try_out(view, _varied(plan), budget)
        tried = {thought.move for thought in fared}
        worst = fared[-1].value
        rest = [Thought(t.move, min(t.value, worst)) for t in plan if t.move not in tried]
        return fared + rest

    def _try_out(self, view: View, candidates: list[Thought], budget: Budget) -> list[Thought]:
        assert view.seat is not None
        sums = {thought.move.index: thought.value * PRIOR for thought in candidates}
        counts = dict.fromkeys(sums, PRIOR)
        alive = list(sums)
        stages = max(1, len(alive).bit_length())
        total = budget.left
        out: list[int] = []
        while budget.left > 0:
            deadline = total * (stages - 1) / max(1, stages)
            state = dealt(view, self.rng)
            for move in alive:
                if budget.left <= 0:
                    break
                trial = state.copy()
                sums[move] += self.answers.simulate(trial, move, view.seat, len(view.players))
                counts[move] += 1
            if len(alive) > 1 and budget.left <= deadline:
                alive.sort(key=lambda move: -sums[move] / counts[move])
                half = (len(alive) + 1) // 2
                out = alive[half:] + out
                alive = alive[:half]
                stages -= 1
                total = budget.left
            if len(alive) == 1:
                break
        alive.sort(key=lambda move: -sums[move] / counts[move])
        best = sums[alive[0]] / counts[alive[0]]
        # Those that dropped out were tried less often: none of them is put before the survivors.
        return [Thought(MOVES[move], min(best, sums[move] / counts[move])) for move in alive + out]


def _varied(plan: list[Thought]) -> list[Thought]:
    """The best of a plan, but not too many that are alike."""
    kinds = Counter[str]()
    chosen: list[Thought] = []
    for thought in plan:
        kind = str(thought.move).split()[0]
        if kinds[kind] < OF_A_KIND and len(chosen) < CANDIDATES:
            kinds[kind] += 1
            chosen.append(thought)
    return chosen
