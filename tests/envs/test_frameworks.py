"""The suites of PettingZoo, Gymnasium and OpenSpiel, for all presets and numbers of players."""

import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo.test import api_test, seed_test

import shedu
from shedu.envs import Vector, aec, gym, gym_vector, openspiel
from shedu.players.engines.client import close_engines

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


def played(env: Any, seed: int, steps: int = 12) -> bytes:
    """The observations of the first steps."""
    seen = [env.reset(seed=seed)[0]["observation"]]
    for _ in range(steps):
        seen.append(env.step(env.action_space.legal.nonzero()[0][0])[0]["observation"])
    return np.stack(seen).tobytes()


def test_opponents_take_parameters_as_in_a_match() -> None:
    """With a limit in simulations a seed means the same game, whatever the time."""
    env = gym(opponents=("expert:simulations=2,width=2",))
    assert played(env, 4) == played(env, 4) != played(env, 5)
    with pytest.raises(ValueError, match="expert has no parameter 'depth'"):
        gym(opponents=("expert:depth=2",))
    vector = Vector(2, seed=1, opponents=("skilled:width=2",))
    vector.reset()
    vector.step()
    with pytest.raises(ValueError, match="follows a whole game, which a vector does not show"):
        Vector(2, opponents=(f"exec:{sys.executable} -m shedu.players.engines random",))


def test_a_bot_that_fails_loses_its_moves_with_a_warning(tmp_path: Path) -> None:
    """A bot of a file plays in a process of its own; the game goes on without its decision."""
    path = tmp_path / "bad.py"
    path.write_text(
        "from shedu.players.bots.base import Bot\n"
        "class Bad(Bot):\n"
        "    def decide(self, view, budget):\n"
        "        raise RuntimeError('my bug')\n"
    )
    env = gym(opponents=(f"{path}:Bad",))
    with pytest.warns(RuntimeWarning, match=r"bad\.py:Bad: EngineError: RuntimeError: my bug") as caught:
        played(env, 1)
    assert "raise RuntimeError" in str(caught[0].message)
    env.close()
    close_engines()


@pytest.mark.parametrize("mode", ["same_step", "next_step"])
@pytest.mark.parametrize("planes", ["uint8", "float32", "packed"])
def test_the_vector_environment_of_gymnasium(mode: str, planes: str) -> None:
    """Its spaces contain what it returns, its wrappers work, and its games are those of `Vector`."""
    env = gym_vector(Vector(np.int64(3), 2, seed=5, limit=100, planes=planes, autoreset=mode))
    wrapped = RecordEpisodeStatistics(env)
    vector = Vector(3, seed=5, limit=100, planes=planes, autoreset=mode)
    observations, _ = wrapped.reset(seed=6)
    expected, plain = vector.reset(seed=6)
    ended = 0
    for _ in range(210):
        assert env.observation_space.contains(observations)
        for name, values in expected.items():
            assert (observations[name] == values).all()
        actions = env.action_space.sample()
        assert env.action_space.contains(actions)
        observations, rewards, terminations, truncations, infos = wrapped.step(actions)
        expected, wanted, *_, plain = vector.step()
        assert (rewards == wanted).all()
        over = terminations | truncations
        assert ("episode" in infos) == over.any()
        for i in np.flatnonzero(over) if mode == "same_step" else ():
            assert env.single_observation_space.contains(infos["final_obs"][i])
            assert (infos["final_obs"][i]["scalars"] == plain["final_obs"]["scalars"][i]).all()
            assert infos["_final_obs"][i]
        ended += over.sum()
    assert ended >= 6
    wrapped.close()
