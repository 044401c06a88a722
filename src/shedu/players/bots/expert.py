"""Plans its turn and looks at what the others would do."""

from collections import Counter
from collections.abc import Iterable
from itertools import accumulate

from shedu.engine.moves import MOVES, Commit, Move
from shedu.engine.sight import kernel_state
from shedu.engine.view import View
from shedu.players.bots.base import Budget, Thought
from shedu.players.bots.planning import PlanningBot, dealt
from shedu.players.bots.weights import weights_named
from shedu.players.kernel.evaluation import WeightedEvaluation
from shedu.players.kernel.planner import Planner

CANDIDATES = 7
OF_A_KIND = 4  # candidates of one kind and colour
ANSWERS = 3  # candidates beyond those that take the place of what others would do
PLANNING = 0.4  # the share of its time that planning may take,
LEAST = 10_000  # but so many positions are always evaluated
LOOKS = 4  # games played on to see what that is
PRIOR = 4.0  # the plan's own value counts as so many games,
TRUST = 0.5  # and as this share of the whole however many were played
TRUST_IN_ODDS = 0.8  # the same for commits, where the plan knows the odds and games are drawn by chance


class Expert(PlanningBot):
    """Tries its best plans in hands and bags that may be, with everybody answering, as time allows.

    Candidates are the best moves by the plan, and moves to where others would go after the
    best of them, to be there first or to spoil it. Each is played on, in one possible position
    after another, until it is this seat's turn again; every time all have been tried as often,
    the worse half drops out while the time that is left is shared by fewer.
    """

    name = "expert"
    weights = "tuned"
    weights_for_more = "tuned-more"
    width = 60
    answer_width = 2  # of two players; of more it looks at one action at a time

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._answering: dict[int, Planner] = {}
        self._pace = 400_000.0  # positions that it evaluates in a second, as it has seen

    def answers_for(self, view: View) -> Planner:
        """The quick planner by which everybody answers at a table of this size."""
        players = len(view.players)
        if players not in self._answering:
            name = self.weights if players == 2 else self.weights_for_more
            evaluation = WeightedEvaluation(list(weights_named(name)))
            width = self.answer_width if players == 2 else 0
            self._answering[players] = Planner(evaluation, width, is_lean=True)
        return self._answering[players]

    def decide(self, view: View, budget: Budget) -> Move:
        """The best when time is up."""
        return self.think(view, budget)[0].move

    def think(self, view: View, budget: Budget) -> list[Thought]:
        """The candidates by how they fared, and among them the other moves by what they may be worth."""
        plan = self._plan(view, budget)
        if len(plan) == 1:
            return plan
        glances = [Thought(MOVES[move], value) for move, value in self.planner_for(view).glances()]
        candidates = _varied(thought for thought in plan if not _is_waste(view, thought.move))
        candidates += self._answers(view, candidates, [*plan, *glances])
        fared = self._try_out(view, candidates, budget)
        return sorted([*fared, *_untried(plan, candidates, fared)], key=_value, reverse=True)

    def _plan(self, view: View, budget: Budget) -> list[Thought]:
        """Its ranking, made within a share of its time."""
        planner, before = self.planner_for(view), budget.left
        planner.limit = max(LEAST, int(before * PLANNING * self._pace))
        plan = self.ranking(view)
        if planner.nodes >= LEAST and before > budget.left:
            self._pace = planner.nodes / (before - budget.left)
        return plan

    def _answers(self, view: View, candidates: list[Thought], thoughts: list[Thought]) -> list[Thought]:
        """Moves to the spaces where others would move after the best of the candidates."""
        assert view.seat is not None
        wanted = Counter[int]()
        answers = self.answers_for(view)
        for _ in range(LOOKS):
            state = kernel_state(dealt(view, self.rng))
            answers.simulate(state, candidates[0].move.index, view.seat, len(view.players))
            wanted.update(
                {
                    space
                    for seat, move in answers.last_actions()
                    if seat != view.seat and (space := _space_of(MOVES[move])) is not None
                }
            )
        spaces = [space for space, _ in wanted.most_common()]
        chosen = {thought.move for thought in candidates}
        found: list[Thought] = []
        for number in range(3):  # the best move to each of the spaces, then the next best
            for space in spaces:
                there = [t for t in thoughts if _space_of(t.move) == space]
                found += [t for t in there[number : number + 1] if t.move not in chosen]
        return found[:ANSWERS]

    def _try_out(self, view: View, candidates: list[Thought], budget: Budget) -> list[Thought]:
        assert view.seat is not None
        answers = self.answers_for(view)
        plan = {thought.move.index: thought.value for thought in candidates}
        sums = {move: value * PRIOR for move, value in plan.items()}
        counts = dict.fromkeys(sums, PRIOR)

        is_commit = view.decision is not None and view.decision.kind == "commit"
        trust = TRUST_IN_ODDS if is_commit else TRUST

        def worth(move: int) -> float:
            return trust * plan[move] + (1 - trust) * sums[move] / counts[move]

        alive = list(sums)
        stages = max(1, len(alive).bit_length())
        total = budget.left
        out: list[int] = []
        while budget.left > 0:
            deadline = total * (stages - 1) / max(1, stages)
            state = kernel_state(dealt(view, self.rng))
            fared = {}
            for move in alive:
                if budget.left <= 0:
                    break
                fared[move] = answers.simulate(state.copy(), move, view.seat, len(view.players))
            if len(fared) < len(alive):  # all are tried as often, or the comparison is not fair
                break
            for move, value in fared.items():
                sums[move] += value
                counts[move] += 1
            if len(alive) > 1 and budget.left <= deadline:
                alive.sort(key=worth, reverse=True)
                half = (len(alive) + 1) // 2
                out = alive[half:] + out
                alive = alive[:half]
                stages -= 1
                total = budget.left
            if len(alive) == 1:
                break
        alive.sort(key=worth, reverse=True)
        # Those that dropped out were tried less often: none of them is put before the survivors.
        order = alive + out
        values = accumulate(map(worth, order), min)
        return [Thought(MOVES[move], value) for move, value in zip(order, values, strict=True)]


def _value(thought: Thought) -> float:
    return thought.value


def _untried(plan: list[Thought], candidates: list[Thought], fared: list[Thought]) -> list[Thought]:
    """The other moves: their plan's value, moved as trying out moved the candidates, and never the best."""
    planned = {thought.move: thought.value for thought in candidates}
    drift = sum(thought.value - planned[thought.move] for thought in fared) / len(fared)
    best = fared[0].value
    return [
        Thought(thought.move, max(0.0, min(best, thought.value + drift)))
        for thought in plan
        if thought.move not in planned
    ]


def _space_of(move: Move) -> int | None:
    """The space that an action is about."""
    space = getattr(move, "space", None)
    return None if space is None else int(space)


def _is_waste(view: View, move: Move) -> bool:
    """Whether tiles would be committed for nothing: too few to win, or, in defence, more than it takes."""
    conflict = view.conflict
    if not isinstance(move, Commit) or conflict is None or not move.count:
        return False
    attacker, defender = conflict.attacker, conflict.defender
    if view.seat == attacker.seat:
        return attacker.strength + move.count <= defender.strength
    return defender.strength + move.count != attacker.strength + (attacker.committed or 0)


def _varied(plan: Iterable[Thought]) -> list[Thought]:
    """The best of a plan, but not too many that are alike."""
    kinds = Counter[str]()
    chosen: list[Thought] = []
    for thought in plan:
        kind = str(thought.move).split()[0]
        if kinds[kind] < OF_A_KIND and len(chosen) < CANDIDATES:
            kinds[kind] += 1
            chosen.append(thought)
    return chosen
