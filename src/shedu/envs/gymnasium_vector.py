"""Gymnasium's vector environment: `Vector` with spaces, for its wrappers and for training code."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from shedu.engine.tensors import SPEC
from shedu.envs.observations import MAX_SCALAR
from shedu.envs.vector import Infos, Observations, Vector

_MODES = {"same_step": AutoresetMode.SAME_STEP, "next_step": AutoresetMode.NEXT_STEP}


class Actions(MultiDiscrete):
    """An action for each game; sampled without a mask, one that is legal now."""

    def __init__(self, n: int) -> None:
        super().__init__([SPEC.action_count] * n)
        self.legal: Any = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.legal is not None:
            return self.legal.astype(self.dtype)
        return super().sample(mask, probability)


class SheduGymVector(VectorEnv[Any, Any, Any]):
    """The games of a `Vector`, whose buffers it returns: copy what you keep.

    Only `final_obs` differs: by Gymnasium's convention it is an array with an observation for each game that
    ended, and None for the others; `_final_obs` says which.
    """

    def __init__(self, games: Vector) -> None:
        self.games = games
        self.num_envs = games.num_envs
        self.metadata = {"autoreset_mode": _MODES[games.autoreset], "render_modes": []}
        self.single_observation_space = Dict(
            {name: _box(name, buffer) for name, buffer in games.observations.items()}
        )
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space: Actions = Actions(self.num_envs)
        self.single_action_space = self.action_space[0]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        super().reset(seed=seed)
        observations, infos = self.games.reset(seed=seed, options=options)
        self.action_space.legal = self.games.sample()
        infos.pop("final_obs", None)
        return observations, infos

    def step(self, actions: Any) -> tuple[Observations, Any, Any, Any, Infos]:
        observations, rewards, terminations, truncations, infos = self.games.step(actions)
        final = infos.pop("final_obs", None)
        ended = terminations | truncations
        if final is not None and ended.any():
            infos["_final_obs"] = ended
            infos["final_obs"] = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(ended):
                infos["final_obs"][i] = {name: buffer[i].copy() for name, buffer in final.items()}
        return observations, rewards, terminations, truncations, infos

    def close_extras(self, **_: Any) -> None:
        self.games.close()


def _box(name: str, buffer: Any) -> Box:
    """The space of one game's part of an observation."""
    high = MAX_SCALAR if name == "scalars" else 255 if buffer.shape[1:] == SPEC.packed_plane_shape else 1
    return Box(0, high, buffer.shape[1:], buffer.dtype)
