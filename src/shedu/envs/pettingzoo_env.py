"""PettingZoo: agents that take turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from shedu.engine.notation import describe, format_position
from shedu.engine.position import Position
from shedu.engine.rules import Rules
from shedu.engine.tensors import SPEC
from shedu.envs.observations import MAX_SCALAR, OBSERVATION_SIZE, observed
from shedu.envs.tables import check_terms, chosen_rules


class SheduAEC(AECEnv):  # type: ignore[misc]
    """Each seat is an agent, `seat_0` and on. Rewards come at the end of the game.

    An observation is a dictionary: `observation` is planes and scalars in one array (docs/tensors.md),
    `action_mask` the legal actions of the agent that decides.
    """

    metadata = {"name": "shedu_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        rules: Rules | str,
        players: int,
        options: Sequence[str],
        returns: str,
        limit: int,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        check_terms(players, returns, limit)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._rules = chosen_rules(rules, options)
        self._returns = returns
        self._limit = limit
        self._random = np.random.default_rng()
        space = Dict(
            {
                "observation": Box(0.0, MAX_SCALAR, (OBSERVATION_SIZE,), np.float32),
                "action_mask": Box(0, 1, (SPEC.action_count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(SPEC.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._random = np.random.default_rng(seed)
        seeds = int(self._random.integers(2**63))
        self.position = Position.new(self._rules, len(self.possible_agents), seeds)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.active]

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.position, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.apply_index(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        is_over = self.position.is_over
        is_cut = not is_over and self.position.ply >= self._limit
        if is_over or is_cut:
            self.rewards = dict(zip(self.agents, self.position.returns(self._returns), strict=True))
            self.terminations = dict.fromkeys(self.agents, is_over)
            self.truncations = dict.fromkeys(self.agents, is_cut)
        if (decision := self.position.decision) is not None:
            self.agent_selection = self.possible_agents[decision.seat]
        self._accumulate_rewards()
        if is_over or is_cut:
            self._deads_step_first()

    def render(self) -> str | None:
        """The position as text."""
        if self.render_mode is None:
            return None
        return format_position(describe(self.position), self.position.players)

    def close(self) -> None:
        """Nothing is held."""
