"""Gymnasium: one seat against bots."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Dict, Discrete

from shedu.engine.moves import MOVES
from shedu.engine.notation import describe, format_position
from shedu.engine.position import Position
from shedu.engine.rules import Rules
from shedu.engine.tensors import SPEC
from shedu.envs.observations import MAX_SCALAR, OBSERVATION_SIZE, observed
from shedu.envs.tables import check_terms, chosen_opponents, chosen_rules
from shedu.players.bots.seated import SeatedBot
from shedu.players.engines.specs import PlayerSpec

DECISION_S = 0.1  # for a decision of a bot without limits of its own


class Actions(Discrete):
    """All actions; sampled without a mask, one that is legal now."""

    def __init__(self) -> None:
        super().__init__(SPEC.action_count)
        self.legal: Any = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class SheduGym(Env[Any, Any]):
    """The learner has another seat in each game, drawn at its start; bots have the others.

    An observation is a dictionary as in `aec`. `infos` has the learner's seat, and at the end every seat's
    return. An illegal action is an error. A random move takes the place of a bot's decision that fails, with
    a warning.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        rules: Rules | str,
        players: int,
        opponents: Sequence[str],
        options: Sequence[str],
        returns: str,
        limit: int,
        render_mode: str | None,
    ) -> None:
        check_terms(players, returns, limit)
        self.render_mode = render_mode
        self._rules = chosen_rules(rules, options)
        self._players = players
        self._opponents = chosen_opponents(opponents, players)
        self._returns = returns
        self._limit = limit
        self._bots: dict[int, tuple[PlayerSpec, SeatedBot]] = {}
        self.observation_space = Dict(
            {
                "observation": Box(0.0, MAX_SCALAR, (OBSERVATION_SIZE,), np.float32),
                "action_mask": Box(0, 1, (SPEC.action_count,), np.int8),
            }
        )
        self.action_space: Actions = Actions()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.close()
        self.position = Position.new(self._rules, self._players, int(self.np_random.integers(2**63)))
        self.seat = int(self.np_random.integers(self._players))
        others = [seat for seat in range(self._players) if seat != self.seat]
        for seat, spec in zip(others, self._opponents, strict=True):
            own = int(self.np_random.integers(2**31))
            bot = SeatedBot(spec.text, partial(spec.make, own), self.position.view(seat), own)
            bot.watch(event.seen_by(seat) for event in self.position.opening_events())
            self._bots[seat] = spec, bot
        self._let_bots_play()
        return self._observed(), self._infos()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        number = int(action)
        if not 0 <= number < SPEC.action_count:
            raise ValueError(f"actions are numbered from 0 to {SPEC.action_count - 1}, not {number}")
        self._make(number)
        self._let_bots_play()
        observation = self._observed()
        is_over, infos, reward = self.position.is_over, self._infos(), 0.0
        is_cut = not is_over and self.position.ply >= self._limit
        if is_over or is_cut:
            infos["returns"] = np.array(self.position.returns(self._returns), np.float32)
            reward = float(infos["returns"][self.seat])
            self._end_bots()
        return observation, reward, is_over, is_cut, infos

    def render(self) -> str | None:
        """The learner's view as text."""
        if self.render_mode is None:
            return None
        return format_position(describe(self.position.view(self.seat)), self.position.players)

    def close(self) -> None:
        """End the bots of a game that was not finished."""
        self._end_bots()

    def _end_bots(self) -> None:
        bots, self._bots = self._bots, {}
        for _, bot in bots.values():
            bot.end(self.position.result if self.position.is_over else None)

    def _make(self, action: int) -> None:
        """Make a move, which every bot sees."""
        if not any(bot.follows_game for _, bot in self._bots.values()):
            self.position.apply_index(action)
            return
        events = self.position.apply(MOVES[action])
        for seat, (_, bot) in self._bots.items():
            bot.watch(event.seen_by(seat) for event in events)

    def _let_bots_play(self) -> None:
        while (decision := self.position.decision) is not None and decision.seat != self.seat:
            if self.position.ply >= self._limit:
                return
            spec, bot = self._bots[decision.seat]
            failures = len(bot.failures)
            move = bot.decide(self.position.view(decision.seat), spec.budget(DECISION_S))
            for failure in bot.failures[failures:]:
                warnings.warn(
                    f"{failure.name}: {failure.text}\n{failure.trace}", RuntimeWarning, stacklevel=3
                )
            self._make(move.index)

    def _observed(self) -> dict[str, Any]:
        seen = observed(self.position, self.seat)
        self.action_space.legal = seen["action_mask"] if seen["action_mask"].any() else None
        return seen

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.seat, "ply": self.position.ply}
