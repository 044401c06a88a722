"""Every level brings its games to an end, also against an opponent who always passes."""

import random

import pytest

import shedu
from shedu.engine.moves import Pass, PlaceTile, Swap
from shedu.players.bots import planning
from shedu.players.bots.base import Budget
from shedu.players.bots.planning import PlanningBot
from shedu.players.bots.registry import LEVELS, make_player
from tests.soak import IS_SOAK

MAX_DECISIONS = 700  # a game between bots has about 170
STEPS = Budget(None, 10)
SLOW = ("expert", "master")
CASES = [
    (level, players)
    for level in LEVELS
    for players in (2, 3, 4)
    if IS_SOAK or players == 2 or level not in SLOW
]


def play(level: str, players: int, seed: int, preset: str = "modern") -> shedu.Position:
    """A game of one bot among opponents who pass, and decline what they are asked."""
    position = shedu.new_game(preset, players=players, seed=seed)
    bot = make_player(level, seed)
    for _ in range(MAX_DECISIONS if level != "random" else 10 * MAX_DECISIONS):
        decision = position.decision
        if decision is None:
            break
        legal = position.legal_moves()
        if decision.seat == seed % players:
            position.apply(bot.decide(position.view(decision.seat), STEPS))
        else:
            position.apply(Pass() if Pass() in legal else legal[0])
    return position


@pytest.mark.compiled_only
@pytest.mark.parametrize(("level", "players"), CASES)
def test_a_game_against_passing_opponents_ends(level: str, players: int) -> None:
    """With all numbers of players for each level in `make soak`."""
    for seed in range(1 if level in (*SLOW, "skilled") and not IS_SOAK else 3):
        assert play(level, players, seed).is_over


@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_a_bot_that_goes_round_in_circles_uses_tiles(level: str) -> None:
    """After some turns in which nothing was placed or drawn; then in every such turn."""
    view = shedu.new_game(seed=1).view(0)
    bot = make_player(level, 1)
    assert isinstance(bot, PlanningBot)
    moves = []
    for _ in range(planning.STALLED_TURNS + 3):
        bot._stall._view = None  # the next turn, in which nothing has changed
        moves.append(bot.decide(view, STEPS))
    late = moves[planning.STALLED_TURNS :]
    assert all(isinstance(move, PlaceTile | Swap) for move in late)
    assert not all(isinstance(move, PlaceTile | Swap) for move in moves)


@pytest.mark.compiled_only
def test_plans_of_single_actions_end_their_games() -> None:
    """Playing against themselves, these used to pass and move leaders for thousands of turns."""
    rng = random.Random(1)
    for players, weights in ((2, "tuned"), (3, "tuned-more"), (4, "tuned-more")):
        position = shedu.new_game(players=players, seed=rng.randrange(100))
        bots = [PlanningBot(seat, weights, 0) for seat in range(players)]
        for _ in range(MAX_DECISIONS):
            if position.decision is None:
                break
            seat = position.decision.seat
            position.apply(bots[seat].decide(position.view(seat), STEPS))
        assert position.is_over
