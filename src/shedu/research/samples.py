"""Self-play: games of planners and the samples they give."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from shedu.engine.events import ENDINGS, Ending
from shedu.engine.position import Position
from shedu.engine.rules import EDITIONS, PRESETS, Rules
from shedu.engine.sight import kernel_state
from shedu.players.bots.networks import parse_network
from shedu.players.bots.weights import weights_named
from shedu.players.kernel.codes import MAX_SEATS, NET_INPUTS
from shedu.players.kernel.evaluation import Evaluation, WeightedEvaluation
from shedu.players.kernel.network import NetworkEvaluation, weight_count
from shedu.players.kernel.planner import Planner
from shedu.players.kernel.selfplay import SelfPlay, results

MAX_DECISIONS = 1200  # a game that is longer gives no samples
PLAIN_SHARE = 0.6  # of the games: modern rules without options
ODDNESS = (0, 0, 30, 60, 120)  # of a thousand actions
WEIGHTS = b""  # instead of the content of a network: the tuned weights


@dataclass(frozen=True)
class Task:
    """Games for one process."""

    players: int
    seed: int
    games: int
    width: int
    network: bytes = WEIGHTS
    guests: tuple[bytes, ...] = ()
    guest_share: float = 0.2  # of the games: guests play some of the seats


@dataclass
class Samples:
    """The samples of some games; seats in `won` and `low` in the order of turns from the sample's seat."""

    inputs: Any  # float16: samples x NET_INPUTS
    won: Any  # float16: samples x MAX_SEATS
    low: Any  # float16: samples x MAX_SEATS
    game: Any  # int32
    seat: Any  # int8
    games: int
    turns: int = 0
    by_treasures: int = 0
    unfinished: int = 0

    @staticmethod
    def joined(parts: Sequence["Samples"]) -> "Samples":
        """All of these, games numbered through."""
        first, games = [], 0
        for part in parts:
            first.append(part.game + games)
            games += part.games
        return Samples(
            np.concatenate([part.inputs for part in parts]),
            np.concatenate([part.won for part in parts]),
            np.concatenate([part.low for part in parts]),
            np.concatenate(first),
            np.concatenate([part.seat for part in parts]),
            games,
            sum(part.turns for part in parts),
            sum(part.by_treasures for part in parts),
            sum(part.unfinished for part in parts),
        )


def base_weights(players: int) -> tuple[float, ...]:
    """The tuned weights for a table of this size."""
    return weights_named("tuned" if players == 2 else "tuned-more")


def evaluation_of(network: bytes, players: int) -> Evaluation:
    """The evaluation by a network with this content, or by weights."""
    if network == WEIGHTS:
        return WeightedEvaluation(list(base_weights(players)))
    return parse_network(network, "the network").evaluation()


@lru_cache(maxsize=24)
def planner_of(network: bytes, players: int, width: int, is_lean: bool = False) -> Planner:
    """A planner of this process."""
    return Planner(evaluation_of(network, players), width, is_lean)


@lru_cache(maxsize=3)
def player_of(players: int) -> SelfPlay:
    """The self-play of this process."""
    empty = [0.0] * weight_count(8, 8)
    return SelfPlay(NetworkEvaluation(base_weights(players), 8, 8, empty, 1.0))


def random_rules(rng: random.Random) -> Rules:
    """Modern rules, or any edition with any of its options."""
    if rng.random() < PLAIN_SHARE:
        return Rules()
    preset = rng.choice(PRESETS)
    rules = Rules.of(preset)
    for option, values in EDITIONS[preset].items():
        value = rng.choice(values)
        if isinstance(value, str):
            rules = rules.with_option(f"{option} {value}")
        elif option not in ("open-scores", "open-bag"):
            rules = rules.with_option(option if value else f"no-{option}")
    return rules


def generate(task: Task) -> Samples:
    """Play the games of a task."""
    rng = random.Random(task.seed)
    parts = list(_games(task, rng))
    if not parts:  # every game was too long
        empty = np.zeros((0, MAX_SEATS), np.float16)
        nothing = np.zeros((0, NET_INPUTS), np.float16)
        return Samples(
            nothing, empty, empty, np.zeros(0, np.int32), np.zeros(0, np.int8), 0, unfinished=task.games
        )
    joined = Samples.joined(parts)
    joined.unfinished = task.games - joined.games
    return joined


def _games(task: Task, rng: random.Random) -> Iterator[Samples]:
    play = player_of(task.players)
    for number in range(task.games):
        seed = task.seed * 1000 + number
        state = kernel_state(Position.new(random_rules(rng), task.players, seed))
        planners = [planner_of(task.network, task.players, task.width)] * task.players
        if task.guests and rng.random() < task.guest_share:
            for seat in range(task.players):
                if rng.random() < 0.5:
                    planners[seat] = planner_of(rng.choice(task.guests), task.players, task.width)
        if not play.play(state, planners, MAX_DECISIONS, rng.choice(ODDNESS), seed):
            continue
        inputs = np.array(play.sampled(), np.float32).astype(np.float16).reshape(-1, NET_INPUTS)
        seats = np.array(play.seats(), np.int8)
        shares, lows = results(state)
        table_won = np.zeros((task.players, MAX_SEATS), np.float16)
        table_low = np.zeros((task.players, MAX_SEATS), np.float16)
        for seat in range(task.players):
            for step in range(task.players):
                table_won[seat, step] = shares[(seat + step) % task.players]
                table_low[seat, step] = lows[(seat + step) % task.players]
        yield Samples(
            inputs,
            table_won[seats],
            table_low[seats],
            np.zeros(len(seats), np.int32),
            seats,
            1,
            play.decisions,
            int(ENDINGS.get(state.ended) == Ending.TREASURES),
        )
