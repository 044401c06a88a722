"""The suites of PettingZoo, Gymnasium and OpenSpiel, for all presets and numbers of players."""

import warnings

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import shedu
from shedu.envs import aec, gym, openspiel

TABLES = [(preset, players) for preset in shedu.PRESETS for players in (2, 3, 4)]
EVERY_TABLE = pytest.mark.parametrize(("preset", "players"), TABLES)
pytestmark = pytest.mark.compiled_only  # too slow for the interpreted kernel


@EVERY_TABLE
def test_pettingzoo(preset: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # on the taste of spaces
        api_test(aec(preset, players, render_mode="ansi"), num_cycles=150)
        api_test(aec(preset, players, limit=100), num_cycles=150)
        seed_test(lambda: aec(preset, players), num_cycles=30)


@EVERY_TABLE
def test_gymnasium(preset: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(gym(preset, players, render_mode="ansi"))


@EVERY_TABLE
def test_openspiel(preset: str, players: int) -> None:
    """With serialization in a short game, and to the end in a long one."""
    pyspiel.random_sim_test(openspiel(preset, players), num_sims=1, serialize=False, verbose=False)
    short = openspiel(preset, players, limit=100)
    pyspiel.random_sim_test(short, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("returns", ["win", "share", "margin", "place"])
def test_openspiel_utilities(returns: str) -> None:
    """Within the bounds that the game states, with its sum."""
    for players in (2, 3):
        game = openspiel("custom", players, options=["english", "board advanced"], returns=returns)
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_an_information_state_has_nothing_hidden() -> None:
    """Another order of the tiles that others draw leaves it unchanged, and own draws do not."""
    game = openspiel(players=2)
    black, red, blue, green = range(4)
    states = []
    for theirs in ([black] * 6, [green] * 6):
        state = game.new_initial_state()
        for tile in [red, red, blue, blue, green, black, *theirs]:
            assert state.is_chance_node()
            assert tile in [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(tile)
        states.append(state)
    one, other = states
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.observation_tensor(1) != other.observation_tensor(1)
    copy = one.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.position != one.position


def test_gym_against_a_bot() -> None:
    """The learner decides only for its seat; an illegal action is an error."""
    env = gym(players=3, opponents=("novice", "random"), limit=100)
    observation, infos = env.reset(seed=1)
    over = False
    while not over:
        decision = env.position.decision
        assert decision is not None
        assert decision.seat == infos["seat"]
        legal = np.flatnonzero(observation["action_mask"])
        assert env.action_space.sample() in legal
        with pytest.raises(shedu.IllegalMoveError):
            env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
        with pytest.raises(ValueError, match="numbered from 0 to 3719"):
            env.step(3720)
        observation, reward, terminated, truncated, infos = env.step(legal[-1])
        over = terminated or truncated
    assert reward == infos["returns"][infos["seat"]]
    with pytest.raises(ValueError, match="there is no player"):
        gym(opponents=("nobody",))
