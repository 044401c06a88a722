"""The expert: plans its turn and simulates the opponents' responses."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate

from shedu.engine.moves import MOVES, Commit, Move
from shedu.engine.sight import kernel_state
from shedu.engine.view import View
from shedu.players.bots.base import Budget, Thought
from shedu.players.bots.planning import PlanningBot, dealt
from shedu.players.kernel.planner import Planner

MAX_CANDIDATES = 7
MAX_PER_KIND = 4  # candidates of one kind and colour
MAX_DENIALS = 3  # extra candidates on spaces that opponents would use
RESPONSE_SAMPLES = 4  # simulations to find the opponents' responses
PLAN_WEIGHT = 4.0  # the planned value counts as this many simulations,
MIN_PLAN_SHARE = 0.5  # and at least as this share of the whole
MIN_PLAN_SHARE_OF_COMMITS = 0.8  # the same for commits, whose exact odds the planner knows


class Expert(PlanningBot):
    """Simulates its best plans in sampled positions, with all seats responding, while time allows.

    Candidates are the best moves by the plan, and moves to spaces that opponents would use after the
    best of them. Each candidate is simulated in one sampled position after another until it is this
    seat's turn again. Whenever all candidates were simulated equally often, the worse half is dropped
    (sequential halving).
    """

    name = "expert"
    weights = "tuned"
    weights_for_more = "tuned-more"
    width = 60
    answer_width = 2  # with two players; with more it plans one action at a time

    def __init__(
        self, seed: int = 0, weights: Sequence[float] | str | None = None, width: int | None = None
    ) -> None:
        super().__init__(seed, weights, width)
        self._answering: dict[int, Planner] = {}

    def answers_for(self, view: View) -> Planner:
        """The fast planner that simulates all seats at a table of this size."""
        players = len(view.players)
        if players not in self._answering:
            name = self.weights if players == 2 else self.weights_for_more
            width = self.answer_width if players == 2 else 0
            self._answering[players] = Planner(self.make_evaluation(name), width, is_lean=True)
        return self._answering[players]

    def decide(self, view: View, budget: Budget) -> Move:
        return self.think(view, budget)[0].move

    def think(self, view: View, budget: Budget) -> list[Thought]:
        """The simulated candidates merged with the other moves, by value."""
        plan = self.ranking(view, budget)
        if len(plan) == 1:
            return plan
        candidates = self.candidates(view, plan)
        fared = self._try_out(view, candidates, budget)
        return sorted([*fared, *_untried(plan, candidates, fared)], key=_value, reverse=True)

    def candidates(self, view: View, plan: list[Thought]) -> list[Thought]:
        """The moves to simulate, with their planned values."""
        glances = [Thought(MOVES[move], value) for move, value in self.planner_for(view).glances()]
        chosen = _varied(thought for thought in plan if not _is_waste(view, thought.move))
        return chosen + self._answers(view, chosen, [*plan, *glances])

    def _answers(self, view: View, candidates: list[Thought], thoughts: list[Thought]) -> list[Thought]:
        """Moves to the spaces where opponents would move after the best candidate."""
        assert view.seat is not None
        wanted = Counter[int]()
        answers = self.answers_for(view)
        for _ in range(RESPONSE_SAMPLES):
            state = kernel_state(dealt(view, self.rng))
            answers.simulate(state, candidates[0].move.index, view.seat, len(view.players))
            wanted.update(
                {
                    space
                    for seat, move in answers.last_actions()
                    if seat != view.seat and (space := _space_of(MOVES[move])) is not None
                }
            )
        by_space = [
            [thought for thought in thoughts if _space_of(thought.move) == space]
            for space, _ in wanted.most_common()
        ]
        chosen = {thought.move for thought in candidates}
        return [thought for thought in self.denials(by_space) if thought.move not in chosen][:MAX_DENIALS]

    def denials(self, by_space: list[list[Thought]]) -> list[Thought]:
        """Moves to spaces that opponents would use, in the order in which they are worth a simulation.

        `by_space` has the moves to each space, the best first, and the most wanted space first. The result
        has the best move to each space, then the next best.
        """
        return [there[number] for number in range(3) for there in by_space if number < len(there)]

    def _try_out(self, view: View, candidates: list[Thought], budget: Budget) -> list[Thought]:
        assert view.seat is not None
        answers = self.answers_for(view)
        plan = {thought.move.index: thought.value for thought in candidates}
        sums = {move: value * PLAN_WEIGHT for move, value in plan.items()}
        counts = dict.fromkeys(sums, PLAN_WEIGHT)

        is_commit = view.decision is not None and view.decision.kind == "commit"
        min_share = MIN_PLAN_SHARE_OF_COMMITS if is_commit else MIN_PLAN_SHARE

        def worth(move: int) -> float:
            return min_share * plan[move] + (1 - min_share) * sums[move] / counts[move]

        alive = list(sums)
        stages = max(1, len(alive).bit_length())
        work = _Work(budget)
        start = work.left
        out: list[int] = []
        while len(alive) > 1 and work.has(len(alive)):
            state = kernel_state(dealt(view, self.rng))
            fared = {}
            for move in alive:
                if not work.has(1):
                    break
                fared[move] = answers.simulate(state.copy(), move, view.seat, len(view.players))
                work.simulations += 1
            if len(fared) < len(alive):  # compare only candidates that were simulated equally often
                break
            for move, value in fared.items():
                sums[move] += value
                counts[move] += 1
            if work.left <= start * (stages - 1) / stages:
                alive.sort(key=worth, reverse=True)
                half = (len(alive) + 1) // 2
                out = alive[half:] + out
                alive = alive[:half]
                stages = max(1, stages - 1)
                start = work.left
        alive.sort(key=worth, reverse=True)
        # Dropped candidates had fewer simulations: rank none of them above the survivors.
        order = alive + out
        values = accumulate(map(worth, order), min)
        return [Thought(MOVES[move], value) for move, value in zip(order, values, strict=True)]


class _Work:
    """How much of a budget is left for simulations: the smaller share of its time and its number."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._seconds = budget.left
        self.simulations = 0

    @property
    def left(self) -> float:
        """The share that is left, from 1 to 0."""
        budget, seconds = self._budget, self._budget.left
        share = 0.0 if not seconds else 1.0 if budget.seconds is None else seconds / self._seconds
        if budget.simulations is None:
            return share
        return min(share, 1 - self.simulations / max(1, budget.simulations))

    def has(self, count: int) -> bool:
        """Whether this many simulations may begin."""
        limit = self._budget.simulations
        return self._budget.left > 0 and (limit is None or self.simulations + count <= limit)


def _value(thought: Thought) -> float:
    return thought.value


def _untried(plan: list[Thought], candidates: list[Thought], fared: list[Thought]) -> list[Thought]:
    """The other moves: their planned value plus the mean change of the candidates, at most the best."""
    planned = {thought.move: thought.value for thought in candidates}
    drift = sum(thought.value - planned[thought.move] for thought in fared) / len(fared)
    best = fared[0].value
    return [
        Thought(thought.move, max(0.0, min(best, thought.value + drift)))
        for thought in plan
        if thought.move not in planned
    ]


def _space_of(move: Move) -> int | None:
    space = getattr(move, "space", None)
    return None if space is None else int(space)


def _is_waste(view: View, move: Move) -> bool:
    """Whether committed tiles would be wasted: too few to win, or more than a defender needs."""
    conflict = view.conflict
    if not isinstance(move, Commit) or conflict is None or not move.count:
        return False
    attacker, defender = conflict.attacker, conflict.defender
    if view.seat == attacker.seat:
        return attacker.strength + move.count <= defender.strength
    return defender.strength + move.count != attacker.strength + (attacker.committed or 0)


def _varied(plan: Iterable[Thought]) -> list[Thought]:
    """The best of a plan, with a limited number of each kind."""
    kinds = Counter[str]()
    chosen: list[Thought] = []
    for thought in plan:
        kind = str(thought.move).split()[0]
        if kinds[kind] < MAX_PER_KIND and len(chosen) < MAX_CANDIDATES:
            kinds[kind] += 1
            chosen.append(thought)
    return chosen
