"""Many games side by side, stepped by compiled code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import index
from typing import Any, SupportsIndex

from shedu.engine.position import RETURNS, SEED_LIMIT, Position
from shedu.engine.rules import Rules
from shedu.engine.sight import kernel_state
from shedu.engine.tensors import SPEC
from shedu.envs.buffers import fill, zeros
from shedu.envs.kernel.batch import Batch, Worker
from shedu.envs.kernel.codes import (
    BYTE_FORM,
    FLOAT_FORM,
    OTHER_OPPONENTS,
    PACKED_FORM,
    RANDOM_OPPONENTS,
    SELF_PLAY,
)
from shedu.envs.kernel.outputs import Outputs
from shedu.envs.tables import LIMIT, check_terms, chosen_opponents, chosen_rules
from shedu.players.bots.base import Bot

_FORMS = {"uint8": BYTE_FORM, "float32": FLOAT_FORM, "packed": PACKED_FORM}
_AUTORESETS = ("same_step", "next_step")
Infos = dict[str, Any]
Observations = dict[str, Any]


class Vector:
    """`n` games that are played at once, by the conventions of Gymnasium's vector environments.

    `step` takes an action for each game and returns observations, rewards, terminations, truncations and
    infos. All of them are the same buffers at every step, written in place: copy what you keep.

    Without `opponents` the caller decides for every seat; the observation is that of the seat that decides
    next (`infos["seat"]`), and a reward belongs to the seat that moved last. With opponents the caller has
    one seat, another one in each game.
    """

    def __init__(
        self,
        n: SupportsIndex,
        players: SupportsIndex = 2,
        rules: Rules | str = "modern",
        seed: SupportsIndex = 0,
        *,
        options: Sequence[str] = (),
        opponents: Sequence[str] | None = None,
        returns: str = "place",
        limit: SupportsIndex = LIMIT,
        planes: str | None = "uint8",
        scalars: bool = True,
        mask: str | None = "uint8",
        autoreset: str = "same_step",
        threads: SupportsIndex = 1,
        opponent_seconds: float = 0.1,
    ) -> None:
        n, players, limit, threads = index(n), index(players), index(limit), index(threads)
        check_terms(players, returns, limit)
        _choose("planes", planes, (*_FORMS, None))
        _choose("mask", mask, ("uint8", "packed", None))
        _choose("autoreset", autoreset, _AUTORESETS)
        if n < 1 or threads < 1:
            raise ValueError("a vector needs at least one game and one thread")
        self.num_envs = n
        self.rules = chosen_rules(rules, options)
        self.players = players
        self.autoreset = autoreset
        self.opponents = None if opponents is None else chosen_opponents(opponents, players)
        self._seed = _checked_seed(seed)
        self._seconds = opponent_seconds
        self._buffers = _allocate(n, players, planes, scalars, mask, autoreset)
        self.observations: Observations = {
            name: self._buffers[name] for name in ("planes", "scalars") if name in self._buffers
        }
        kind = SELF_PLAY
        if self.opponents is not None:
            is_random = all(spec.text == "random" for spec in self.opponents)
            kind = RANDOM_OPPONENTS if is_random else OTHER_OPPONENTS
        self._bots = self._make_bots() if kind == OTHER_OPPONENTS else []
        self._batch = Batch(
            kernel_state(Position.undealt(self.rules, players)),
            n,
            Outputs(self._buffers, _FORMS[planes or "uint8"], _FORMS[mask or "uint8"]),
            kind,
            limit,
            RETURNS.index(returns),
            autoreset == "same_step",
        )
        threads = min(threads, n)
        self._shares = [(n * i // threads, n * (i + 1) // threads, Worker()) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._is_started = False

    def reset(
        self,
        *,
        seed: SupportsIndex | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observations, Infos]:
        """Deal a new game everywhere. Without a seed, the sequences of games go on."""
        if seed is not None:
            self._seed = _checked_seed(seed)
        if seed is not None or not self._is_started:
            self._batch.reseed(self._seed)
            for i, bot in enumerate(self._bots):
                bot.reseed(self._seed + i)
        self._is_started = True
        self._each(lambda low, high, _: self._batch.start(low, high))
        self._let_opponents_play()
        self._each(lambda low, high, worker: self._batch.settle(worker, low, high))
        self._each(lambda low, high, worker: self._batch.observe(worker, low, high))
        return self.observations, self._infos()

    def step(self, actions: Any = None) -> tuple[Observations, Any, Any, Any, Infos]:
        """Make an action in each game; without actions, a random legal one.

        ValueError names the first action that is not legal; nothing has changed then.
        """
        if not self._is_started:
            raise RuntimeError("call reset before the first step")
        buffers = self._buffers
        fill(buffers["actions"], buffers["choices"] if actions is None else actions)
        if actions is not None and (wrong := self._batch.first_illegal()) >= 0:
            action = int(buffers["actions"][wrong])
            raise ValueError(f"action {action} of game {wrong} is not legal: see infos['action_mask']")
        if not self._bots:
            self._each(lambda low, high, worker: self._batch.advance(worker, low, high))
        else:
            self._each(lambda low, high, _: self._batch.move(low, high))
            self._let_opponents_play()
            self._each(lambda low, high, worker: self._batch.settle(worker, low, high))
            self._let_opponents_play()
            self._each(lambda low, high, worker: self._batch.observe(worker, low, high))
        return (
            self.observations,
            buffers["rewards"],
            buffers["terminations"],
            buffers["truncations"],
            self._infos(),
        )

    def sample(self) -> Any:
        """A random legal action for each game, chosen by compiled code."""
        return self._buffers["choices"]

    def position(self, i: SupportsIndex) -> Position:
        """A copy of the position of a game."""
        lane = self._batch.lanes[index(i)]
        return Position(self.rules, self._dynasties, lane.state.copy(), lane.ply)

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    @property
    def _dynasties(self) -> tuple[str, ...]:
        return Position.new(self.rules, self.players).players

    def _each(self, work: Callable[[int, int, Worker], None]) -> None:
        """Do this for every share of the games, each in its thread."""
        if self._pool is None:
            work(*self._shares[0])
            return
        others = [self._pool.submit(work, *share) for share in self._shares[1:]]
        work(*self._shares[0])
        for other in others:
            other.result()

    def _make_bots(self) -> list[Bot]:
        assert self.opponents is not None
        for spec in self.opponents:
            if spec.kind == "exec" or spec.make_here(0).follows_game:
                raise ValueError(
                    f"{spec.text} follows a whole game, which a vector does not show: use envs.gym"
                )
        return [
            spec.make_here(self._seed + i * (self.players - 1) + number)
            for i in range(self.num_envs)
            for number, spec in enumerate(self.opponents)
        ]

    def _let_opponents_play(self) -> None:
        """Let bots decide until no game waits for one."""
        if self.opponents is None or not self._bots:
            return
        while waiting := self._batch.waiting():
            for i in waiting:
                lane = self._batch.lanes[i]
                position = Position(self.rules, self._dynasties, lane.state, lane.ply)
                decision = position.decision
                assert decision is not None
                number = (decision.seat - lane.learner) % self.players - 1
                bot = self._bots[i * (self.players - 1) + number]
                budget = self.opponents[number].budget(self._seconds)
                move = bot.decide(position.view(decision.seat), budget)
                if move not in position.legal_moves():
                    raise ValueError(f"the opponent {bot.name} chose {move}, which is not legal")
                self._batch.answer(i, move.index)

    def _infos(self) -> Infos:
        buffers = self._buffers
        infos = {
            "seat": buffers["seats"],
            "returns": buffers["returns"],
            "ply": buffers["plies"],
            "game_seed": buffers["seeds"],
        }
        if "action_mask" in buffers:
            infos["action_mask"] = buffers["action_mask"]
        if self.autoreset == "same_step":
            infos["final_obs"] = {
                name: buffers[f"final_{name}"] for name in ("planes", "scalars") if name in buffers
            }
        return infos


def _choose(name: str, value: object, known: tuple[object, ...]) -> None:
    if value not in known:
        raise ValueError(f"{name} is one of {', '.join(map(repr, known))}, not {value!r}")


def _checked_seed(seed: SupportsIndex) -> int:
    number = index(seed)
    if not 0 <= number <= SEED_LIMIT:
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {number}")
    return number


def _allocate(
    n: int, players: int, planes: str | None, scalars: bool, mask: str | None, autoreset: str
) -> dict[str, Any]:
    """The buffers by the names of `Outputs`."""
    shapes: dict[str, tuple[tuple[int, ...], str]] = {
        "actions": ((n,), "int32"),
        "choices": ((n,), "int32"),
        "seats": ((n,), "int32"),
        "plies": ((n,), "int32"),
        "seeds": ((n,), "uint64"),
        "rewards": ((n,), "float32"),
        "returns": ((n, players), "float32"),
        "terminations": ((n,), "bool"),
        "truncations": ((n,), "bool"),
    }
    if mask is not None:
        items = SPEC.packed_mask_shape if mask == "packed" else (SPEC.action_count,)
        shapes["action_mask"] = ((n, *items), "uint8")
    names = ("", "final_") if autoreset == "same_step" else ("",)
    for name in names:
        if planes is not None:
            shape = SPEC.packed_plane_shape if planes == "packed" else SPEC.plane_shape
            shapes[f"{name}planes"] = ((n, *shape), "float32" if planes == "float32" else "uint8")
        if scalars:
            shapes[f"{name}scalars"] = ((n, *SPEC.scalar_shape), "float32")
    return {name: zeros(shape, kind) for name, (shape, kind) in shapes.items()}
