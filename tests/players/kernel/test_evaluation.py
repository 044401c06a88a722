"""Evaluations: the interface the planner takes, and the constants behind the weights."""

import random

import pytest

import shedu
from shedu.engine.boards import BOARDS
from shedu.engine.events import Gained
from shedu.engine.kernel.state import State
from shedu.players.bots.planning import PlanningBot
from shedu.players.bots.weights import weights_named
from shedu.players.kernel import codes
from shedu.players.kernel.evaluation import PythonEvaluation, WeightedEvaluation
from shedu.players.kernel.planner import Planner


class PointsEvaluation(PythonEvaluation):
    """A second implementation: each seat's share of all points."""

    calls = 0

    def estimate(self, state: State, seat: int, hand: list[float]) -> list[float]:
        self.calls += 1
        snap = state.snapshot()
        assert seat < snap.seats
        assert len(hand) == 4
        points = [1 + sum(snap.points[each * 4 : each * 4 + 4]) for each in range(snap.seats)]
        return [own / sum(points) for own in points]


class BrokenEvaluation(PythonEvaluation):
    def estimate(self, state: State, seat: int, hand: list[float]) -> list[float]:
        raise ArithmeticError(f"no value for seat {seat} of {state.seats} with {len(hand)} colours")


class PointsBot(PlanningBot):
    def make_evaluation(self, name: str) -> PointsEvaluation:
        assert name == self.weights
        return PointsEvaluation()


def test_the_planner_takes_another_evaluation() -> None:
    """Once leaders are on the board, it takes points whenever it can."""
    position = shedu.new_game(players=2, seed=3)
    for move in ("king J1", "priest G3", "king H7", "priest F11"):
        position.apply(shedu.parse_move(move))
    bot = PointsBot()
    gains = 0
    for _ in range(8):
        assert position.decision is not None
        view = position.view(position.decision.seat)
        ranking = bot.ranking(view)
        assert {thought.move for thought in ranking} <= set(view.legal_moves())
        assert [thought.value for thought in ranking] == sorted((t.value for t in ranking), reverse=True)
        gains += sum(isinstance(event, Gained) for event in position.apply(ranking[0].move))
    assert gains >= 8


def test_the_planner_calls_the_evaluation_once_for_each_node() -> None:
    evaluation = PointsEvaluation()
    planner = Planner(evaluation, 0)
    planner.decide(shedu.new_game(players=3, seed=1)._state, 0)
    assert evaluation.calls == planner.nodes > 0


def test_an_error_of_an_evaluation_ends_the_search() -> None:
    planner = Planner(BrokenEvaluation(), 0)
    with pytest.raises(ArithmeticError, match="no value for seat 0"):
        planner.decide(shedu.new_game(players=2, seed=1)._state, 0)


def test_chances_come_to_one() -> None:
    position = shedu.new_game(players=4, seed=1)
    for evaluation in (PointsEvaluation(), WeightedEvaluation(list(weights_named("steady")))):
        chances = evaluation.chances(position._state, 0, [1.0, 2.0, 1.0, 2.0])
        assert len(chances) == 4
        assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_can_be_evaluated_from_start_to_end(board: str) -> None:
    """The progress of the game is measured by the board's own treasures: chances stay between 0 and 1."""
    evaluation = WeightedEvaluation(list(weights_named("steady")))
    position = shedu.new_game(players=2, seed=5, options=[f"board {board}"])
    rng = random.Random(5)
    while not position.is_over:
        chances = evaluation.chances(position._state, 0, [1.5] * 4)
        assert all(0 <= chance <= 1 for chance in chances)
        position.apply_unchecked(rng.choice(position.legal_moves()))


def test_indices_are_dense() -> None:
    """Each group of features has the indices from 0 on, once each; derived constants agree."""
    for prefix, count in (
        ("COLOUR_", codes.PER_COLOUR),
        ("SEAT_", codes.PER_SEAT),
        ("LEVEL_", codes.PER_LEVEL),
    ):
        indices = [
            value
            for name, value in vars(codes).items()
            if name.startswith(prefix) and not name.endswith(("_WEIGHTS", "_COUNT"))
        ]
        assert indices == list(range(count))
    assert len(codes.WEIGHT_NAMES) == len(set(codes.WEIGHT_NAMES)) == codes.WEIGHT_COUNT
    assert codes.WEIGHT_NAMES[codes.SEAT_WEIGHTS + codes.SEAT_NEXT_TREASURES] == "next treasures"
    assert codes.PER_TURN_END == codes.COLOUR_THREAT == codes.COLOUR_SUPPLY + 1
    assert codes.ONCE_START == codes.COLOUR_CHANCE == codes.COLOUR_REVOLT + 1


def test_every_set_of_weights_names_known_features() -> None:
    for name in ("beginner", "written", "steady", "tuned", "tuned-more"):
        assert len(weights_named(name)) == codes.WEIGHT_COUNT
