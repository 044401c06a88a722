"""OpenSpiel: a game with chance nodes, in which one tile is drawn at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from shedu.engine.chance import Chance
from shedu.engine.events import format_event
from shedu.engine.moves import MOVES, format_tiles
from shedu.engine.pieces import HAND, Colour
from shedu.engine.position import Position
from shedu.engine.rules import Rules
from shedu.engine.tensors import SPEC
from shedu.envs.observations import OBSERVATION_SIZE, PLANE_ITEMS, observation_of
from shedu.envs.tables import LIMIT, check_terms, chosen_rules

NAME = "python_shedu"
MAX_MARGIN = 200.0  # of the lowest colour, which no game comes near
MAX_DRAWS = 4 * HAND  # in one move
_DEFAULTS = {"players": 2, "rules": "modern", "options": "", "returns": "place", "limit": LIMIT}


def _game_type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Tigris & Euphrates",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


class SheduGame(pyspiel.Game):  # type: ignore[misc]
    """One table: `rules`, `players`, `options` joined by `+`, kind of `returns`, `limit` of decisions."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        self.players = int(given["players"])
        self.kind = str(given["returns"])
        self.limit = int(given["limit"])
        check_terms(self.players, self.kind, self.limit)
        options = [option for option in str(given["options"]).split("+") if option]
        self.rules = chosen_rules(str(given["rules"]), options)
        low, high, total, utility = _utilities(self.kind, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=SPEC.action_count,
            max_chance_outcomes=len(Colour),
            num_players=self.players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=self.limit,
        )
        super().__init__(_game_type(utility), info, given)

    def new_initial_state(self) -> SheduState:
        return SheduState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> SheduObserver:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return SheduObserver(iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return MAX_DRAWS * (self.limit + 1)


def _utilities(kind: str, players: int) -> tuple[float, float, float | None, pyspiel.GameType.Utility]:
    """Least and greatest utility, the sum over the seats if it is fixed, and the type."""
    types = pyspiel.GameType.Utility
    if kind == "place":
        return -1.0, 1.0, 0.0, types.ZERO_SUM
    if kind == "share":
        return 0.0, 1.0, 1.0, types.CONSTANT_SUM
    if kind == "margin":
        is_zero_sum = players == 2
        total, utility = (0.0, types.ZERO_SUM) if is_zero_sum else (None, types.GENERAL_SUM)
        return -MAX_MARGIN, MAX_MARGIN, total, utility
    return 0.0, 1.0, None, types.GENERAL_SUM


class SheduState(pyspiel.State):  # type: ignore[misc]
    """A position, with the tiles drawn so far where chance is at work.

    The information state of a seat is every event as it saw it, its own draws included.
    """

    def __init__(self, game: SheduGame) -> None:
        super().__init__(game)
        self.position = Position.undealt(game.rules, game.players)
        self._kind = game.kind
        self._limit = game.limit
        self._move: int | None = None  # that is waiting for the tiles it draws
        self._chance: Chance | None = self.position.deal_chance()
        self._drawn: list[int] = []
        self._seen: list[list[str]] = [[] for _ in range(game.players)]

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self._chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.position.decision
        assert decision is not None
        return decision.seat

    def is_terminal(self) -> bool:
        return self.position.is_over or (self._chance is None and self.position.ply >= self._limit)

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.position.decision
        if self._chance is not None or decision is None or decision.seat != player:
            return []
        return self.position.legal_moves().indices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self._chance is not None
        return [(int(colour), odds) for colour, odds in self._chance.odds(self._drawn).items()]

    def _apply_action(self, action: int) -> None:
        if self._chance is not None:
            self._drawn.append(action)
        else:
            self._move = action
            self._chance = self.position.chance(action)
        if len(self._drawn) == self._chance.count:
            self._carry_out()

    def _carry_out(self) -> None:
        """The move with the tiles that were drawn, or the first hands."""
        if self._move is None:
            self.position.deal(self._drawn)
            for seat, seen in enumerate(self._seen):
                seen.append(f"hand {format_tiles(self.position.hand(seat))}")
        else:
            events = self.position.apply(MOVES[self._move], draws=self._drawn)
            for seat, seen in enumerate(self._seen):
                seen += [format_event(event.seen_by(seat), self.position.players) for event in events]
        self._move, self._chance, self._drawn = None, None, []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {Colour(action).tile}"
        return str(MOVES[action])

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self.position.players)
        return list(self.position.returns(self._kind))

    def seen_by(self, seat: int) -> str:
        """Every event as a seat saw it."""
        return "\n".join(self._seen[seat])

    def __str__(self) -> str:
        return "\n".join(self._seen[0] + [f"drawn {self._drawn}"] * (self._chance is not None))


class SheduObserver:
    """The observation of docs/tensors.md, or with perfect recall the events seen, which have no tensor."""

    def __init__(self, has_recall: bool) -> None:
        self._has_recall = has_recall
        tensor: Any = np.zeros(OBSERVATION_SIZE, np.float32)
        self.tensor = None if has_recall else tensor
        self.dict: dict[str, Any] = {}
        if not has_recall:
            self.dict["planes"] = tensor[:PLANE_ITEMS].reshape(SPEC.plane_shape)
            self.dict["scalars"] = tensor[PLANE_ITEMS:]

    def set_from(self, state: SheduState, player: int) -> None:
        if not self._has_recall:
            observation_of(state.position.view(player), self.tensor)

    def string_from(self, state: SheduState, player: int) -> str:
        if self._has_recall:
            return state.seen_by(player)
        return repr(state.position.view(player).snapshot)


pyspiel.register_game(_game_type(pyspiel.GameType.Utility.ZERO_SUM), SheduGame)


def make_game(
    rules: Rules | str, players: int, options: Sequence[str], returns: str, limit: int
) -> SheduGame:
    """The registered game with these parameters."""
    chosen = chosen_rules(rules, options)
    game: SheduGame = pyspiel.load_game(
        NAME,
        {
            "players": players,
            "rules": chosen.preset,
            "options": "+".join(chosen.options),
            "returns": returns,
            "limit": limit,
        },
    )
    return game
