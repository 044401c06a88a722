"""Many games side by side: equal to the engine, the same in every build and with any number of threads."""

import hashlib
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import shedu
from shedu.envs import IS_COMPILED, Vector

STEPS = 700 if IS_COMPILED else 60
# In a process without NumPy and the frameworks.
WITHOUT = """
import sys, importlib.abc
class Without(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
            raise ImportError(f"no {name}")
sys.meta_path.insert(0, Without())
"""


def run(code: str, **environment: str) -> str:
    """The output of a separate Python process."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def seen(position: shedu.Position, seat: int) -> tuple[bytes, bytes]:
    """An observation by the public API."""
    planes, scalars = shedu.tensors.new_planes(), shedu.tensors.new_scalars()
    position.view(seat).encode(planes, scalars)
    return bytes(planes), bytes(scalars)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", shedu.PRESETS)
def test_every_game_is_the_one_that_the_engine_plays(preset: str, players: int) -> None:
    """Deals, observations, masks, rewards and ends, game after game."""
    vector = Vector(2, players, preset, seed=players, returns="margin")
    observations, infos = vector.reset()
    games = [shedu.new_game(preset, players, int(seed)) for seed in infos["game_seed"]]
    ended = 0
    for _ in range(STEPS // 3):
        actions = vector.sample().copy()
        movers = [game.decision.seat for game in games if game.decision]
        for game, action in zip(games, actions, strict=True):
            game.apply_index(action)
        observations, rewards, terminations, truncations, infos = vector.step(actions)
        for i, game in enumerate(games):
            assert terminations[i] == game.is_over
            assert not truncations[i]
            assert infos["ply"][i] == game.ply
            if game.is_over:
                ended += 1
                assert tuple(infos["returns"][i]) == game.returns("margin")
                assert rewards[i] == game.returns("margin")[movers[i]]
                final = infos["final_obs"]
                assert (final["planes"][i].tobytes(), final["scalars"][i].tobytes()) == seen(game, movers[i])
                games[i] = shedu.new_game(preset, players, int(infos["game_seed"][i]))
            else:
                assert rewards[i] == 0
        for i, game in enumerate(games):
            assert game == vector.position(i)
            assert game.decision is not None
            assert infos["seat"][i] == game.decision.seat
            assert (observations["planes"][i].tobytes(), observations["scalars"][i].tobytes()) == seen(
                game, game.decision.seat
            )
            assert np.flatnonzero(infos["action_mask"][i]).tolist() == game.legal_moves().indices()
    assert ended or not IS_COMPILED


DIGEST = """
import hashlib
from shedu.envs import Vector
digest = hashlib.sha256()
packed = {"planes": "packed", "mask": "packed", "opponents": ["random"]}
for options in ({}, packed, {"autoreset": "next_step"}):
    vector = Vector(5, 3, "custom", seed=7, limit=100, threads=THREADS, **options)
    vector.reset()
    for _ in range(130):
        observations, rewards, terminations, truncations, infos = vector.step()
        parts = (rewards, terminations, truncations, *observations.values(), *infos.values())
        for part in parts:
            digest.update(repr(sorted(part)).encode() if isinstance(part, dict) else bytes(part))
    vector.close()
print(digest.hexdigest())
"""


@pytest.mark.compiled_only
def test_every_build_and_number_of_threads_gives_the_same_numbers() -> None:
    """Interpreted, without NumPy, and with three threads."""
    expected = run(DIGEST.replace("THREADS", "1"))
    assert run(DIGEST.replace("THREADS", "3")) == expected
    assert run(WITHOUT + DIGEST.replace("THREADS", "1")) == expected
    assert run(DIGEST.replace("THREADS", "2"), SHEDU_PURE="1") == expected


def test_a_seed_repeats_all_games() -> None:
    one, other = Vector(np.int64(4), np.int64(2), seed=np.uint64(3)), Vector(4, seed=9)
    one.reset()
    other.reset(seed=3)
    for _ in range(50):
        one.step()
        other.step()
    assert [one.position(i) for i in range(4)] == [other.position(i) for i in range(4)]
    first = one.reset()[1]["game_seed"].copy()
    assert (one.reset(seed=3)[1]["game_seed"] != first).all()
    assert len(set(map(int, first))) == 4


def test_forms_of_planes_and_masks() -> None:
    """The same numbers as bytes, as float32 and as bits."""
    whole = Vector(3, seed=5)
    whole_mask = whole.reset()[1]["action_mask"]
    vectors = {form: Vector(3, seed=5, planes=form, mask="uint8") for form in ("uint8", "float32", "packed")}
    packed = Vector(3, seed=5, planes=None, scalars=False, mask="packed")
    observed: dict[str, Any] = {form: vector.reset()[0]["planes"] for form, vector in vectors.items()}
    observations, infos = packed.reset()
    assert observations == {}
    for _ in range(40):
        for vector in (*vectors.values(), packed, whole):
            vector.step()
        assert (observed["float32"] == observed["uint8"]).all()
        bits = np.unpackbits(observed["packed"], axis=-1, bitorder="little")
        assert (bits.reshape(observed["uint8"].shape) == observed["uint8"]).all()
        mask = np.unpackbits(infos["action_mask"], axis=-1, bitorder="little")
        assert (mask == whole_mask).all()


@pytest.mark.parametrize("opponents", [("random",), ("random", "novice")])
def test_against_opponents_the_caller_has_one_seat(opponents: tuple[str, ...]) -> None:
    """Another one in each game; rewards are those of that seat."""
    players = 3
    vector = Vector(2, players, seed=1, opponents=opponents, limit=100, returns="share")
    _, infos = vector.reset()
    seats = infos["seat"].copy()
    changes = 0
    for _ in range(60 if IS_COMPILED else 30):
        _, rewards, terminations, truncations, infos = vector.step()
        for i in range(2):
            decision = vector.position(i).decision
            assert decision is not None
            assert decision.seat == infos["seat"][i]
            if terminations[i] or truncations[i]:
                assert rewards[i] == infos["returns"][i][seats[i]]
                assert infos["seat"][i] == (seats[i] + 1) % players
                assert sum(infos["returns"][i]) == pytest.approx(1)
                changes += 1
            else:
                assert infos["seat"][i] == seats[i]
        seats = infos["seat"].copy()
    assert changes >= 2


def test_the_end_of_a_game_by_the_next_step() -> None:
    """With `next_step`, the last observation is returned, and the step after it starts a game."""
    vector = Vector(1, seed=2, autoreset="next_step", limit=100)
    _, infos = vector.reset()
    seed = int(infos["game_seed"][0])
    for _ in range(100):
        observations, _, terminations, truncations, infos = vector.step()
    assert truncations[0]
    assert not terminations[0]
    assert int(infos["game_seed"][0]) == seed
    assert not infos["action_mask"].any()
    kept = observations["scalars"].copy()
    observations, rewards, terminations, truncations, infos = vector.step([0])
    assert (rewards[0], terminations[0], truncations[0], infos["ply"][0]) == (0, False, False, 0)
    assert int(infos["game_seed"][0]) != seed
    assert (observations["scalars"] != kept).any()
    assert "final_obs" not in infos


def test_wrong_actions_change_nothing() -> None:
    vector = Vector(3, seed=1)
    with pytest.raises(RuntimeError, match="call reset before the first step"):
        vector.step()
    _, infos = vector.reset()
    before = [vector.position(i) for i in range(3)]
    actions = vector.sample().copy()
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    with pytest.raises(ValueError, match=f"action {actions[1]} of game 1 is not legal"):
        vector.step(actions)
    for wrong, reason in (
        ([1, 2], "actions are 3 integers"),
        (np.zeros(3), "actions are 3 integers"),
        ([0, 0, 3720], "numbered from 0 to 3719"),
        ([0, 0, -1], "numbered from 0 to 3719"),
    ):
        with pytest.raises(ValueError, match=reason):
            vector.step(wrong)
    assert [vector.position(i) for i in range(3)] == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"players": 5}, "two to four players"),
        ({"n": 0}, "at least one game"),
        ({"threads": 0}, "one thread"),
        ({"limit": 10}, "at least 100, not 10"),
        ({"returns": "points"}, "choose from win, share"),
        ({"planes": "float64"}, "planes is one of"),
        ({"mask": "bits"}, "mask is one of"),
        ({"autoreset": "never"}, "autoreset is one of"),
        ({"players": 4, "opponents": ["random", "novice"]}, "4 players need 3 opponents"),
        ({"opponents": ["nobody", "random"], "players": 3}, "there is no player 'nobody'"),
        ({"rules": "monopoly"}, "unknown rules"),
        ({"seed": -1}, "a seed is a whole number"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Vector(**{"n": 2, **arguments})


@pytest.mark.compiled_only
@pytest.mark.parametrize("call", ["aec()", "gym()", "gym_vector(envs.Vector(2))", "openspiel()"])
def test_a_missing_library_is_named_with_the_command_that_installs_it(call: str) -> None:
    code = f"""{WITHOUT}
from shedu import envs
try:
    envs.{call}
except ImportError as error:
    print(error)
"""
    assert "pip install 'shedu[research]'" in run(code)


def test_digests_differ_between_seeds() -> None:
    """The digest of the other test depends on what is played."""
    digests = set()
    for seed in (1, 2):
        vector = Vector(2, seed=seed)
        observations, _ = vector.reset()
        digests.add(hashlib.sha256(observations["scalars"].tobytes()).hexdigest())
    assert len(digests) == 2
