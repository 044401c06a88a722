"""Engine: random play on one core, in CPU time, alternating between compiled and interpreted."""

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import shedu
from shedu.engine.kernel.playout import copy_often, random_game, random_steps
from shedu.engine.kernel.rng import Rng
from shedu.engine.kernel.state import State
from shedu.engine.sight import kernel_state

ROUNDS = 5
BATCH = 1024
EVERYTHING = ["board advanced", "english", "buildings", "wonder"]


@dataclass(frozen=True)
class Goal:
    """A target for a figure."""

    value: float
    is_least: bool = True

    def is_met(self, figure: float) -> bool:
        """Whether a figure meets the target."""
        return figure >= self.value if self.is_least else figure <= self.value

    @property
    def text(self) -> str:
        return f"{'at least' if self.is_least else 'at most'} {self.value:,.0f}"


GOALS = {
    "engine.steps_per_s": Goal(2_000_000),
    "engine.ratio": Goal(40),
    "engine.steps_per_s_from_python": Goal(200_000),
    "engine.random_play_from_python_per_s": Goal(1_000_000),
    "engine.batch_steps_per_s_from_python": Goal(1_000_000),
    "engine.copy_ns": Goal(100, is_least=False),
    "engine.position_bytes": Goal(1280, is_least=False),
}


def cpu_seconds(work: Callable[[], object]) -> float:
    """Measure CPU time."""
    start = time.process_time()
    work()
    return time.process_time() - start


def start_state(players: int, options: list[str]) -> State:
    """A game to play from."""
    return kernel_state(shedu.new_game(players=players, seed=4711, options=options))


def steps_per_s(state: State, steps: int, seed: int) -> float:
    """Random moves a second, each with all legal moves generated."""
    return steps / cpu_seconds(lambda: random_steps(state, Rng(seed), steps))


def games_per_s(state: State, games: int, seed: int) -> float:
    """Complete random games a second."""
    rng = Rng(seed)

    def play() -> None:
        for _ in range(games):
            random_game(state.copy(), rng)

    return games / cpu_seconds(play)


def steps_per_s_from_python(steps: int, seed: int) -> float:
    """Random moves a second with the loop in Python, through the public API."""
    start = shedu.new_game(players=4, seed=4711, options=EVERYTHING)
    rng = random.Random(seed)

    def play() -> None:
        position = start.copy()
        for _ in range(steps):
            moves = position.legal_moves()
            position.apply_unchecked(moves[int(rng.random() * len(moves))])
            if position.is_over:
                position = start.copy()

    return steps / cpu_seconds(play)


def random_play_from_python(games: int, seed: int) -> float:
    """Random moves a second, a whole game in each call of the public API."""
    start = shedu.new_game(players=4, seed=4711, options=EVERYTHING)
    rng = random.Random(seed)
    begun = time.process_time()
    decisions = sum(start.copy().play_randomly(rng) for _ in range(games))
    return decisions / (time.process_time() - begun)


def batch_steps_per_s_from_python(steps: int, seed: int) -> float:
    """Random moves a second through the public API, one move in each of many games by a call."""
    start = shedu.new_game(players=4, seed=4711, options=EVERYTHING)
    rng = random.Random(seed)
    positions = [start.copy() for _ in range(BATCH)]

    def play() -> None:
        for _ in range(steps // BATCH):
            moves = shedu.random_moves(positions, rng)
            for i in shedu.apply_many(positions, moves, check=False):
                positions[i] = start.copy()

    play()  # so that the games are in all their phases
    return steps // BATCH * BATCH / cpu_seconds(play)


def two_threads_speedup(state: State, steps: int) -> float:
    """Speed-up of two threads: near 2 on two idle cores, because the GIL is released."""

    def wall_seconds(threads: int) -> float:
        start = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda seed: random_steps(state, Rng(seed), steps), range(2)))
        return time.perf_counter() - start

    return wall_seconds(1) / wall_seconds(2)


def interpreted_steps_per_s(steps: int, seed: int) -> float:
    """steps_per_s in a subprocess with the interpreted kernel."""
    code = (
        "from bench.engine import EVERYTHING, start_state, steps_per_s;"
        f"print(steps_per_s(start_state(4, EVERYTHING), {steps}, {seed}))"
    )
    environment = {**os.environ, "SHEDU_PURE": "1"}
    printed = subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True
    )
    return float(printed.stdout)


def run(say: Callable[[str], None]) -> dict[str, float]:
    """Measure all figures, each as the median of several rounds."""
    if not shedu.IS_COMPILED:
        say("the engine is not compiled here: all figures are of the interpreted one")
    full = start_state(4, EVERYTHING)
    plain = {players: start_state(players, []) for players in (2, 3, 4)}
    seen: dict[str, list[float]] = {}
    for i in range(ROUNDS):
        say(f"round {i + 1} of {ROUNDS}")
        compiled = steps_per_s(full, 400_000, i)
        interpreted = interpreted_steps_per_s(12_000, i)
        figures = {
            "engine.steps_per_s": compiled,
            "engine.steps_per_s_interpreted": interpreted,
            "engine.ratio": compiled / interpreted,
            "engine.steps_per_s_from_python": steps_per_s_from_python(100_000, i),
            "engine.random_play_from_python_per_s": random_play_from_python(1_000, i),
            "engine.batch_steps_per_s_from_python": batch_steps_per_s_from_python(200_000, i),
            "engine.steps_per_s_2_players": steps_per_s(plain[2], 200_000, i),
            "engine.steps_per_s_4_players": steps_per_s(plain[4], 200_000, i),
            "engine.games_per_s_2_players": games_per_s(plain[2], 500, i),
            "engine.games_per_s_4_players": games_per_s(plain[4], 500, i),
            "engine.two_threads_speedup": two_threads_speedup(full, 300_000),
            "engine.copy_ns": cpu_seconds(lambda: copy_often(full, 1_000_000)) / 2_000_000 * 1e9,
        }
        for name, figure in figures.items():
            seen.setdefault(name, []).append(figure)
    return {name: statistics.median(values) for name, values in seen.items()} | {
        "engine.position_bytes": float(sys.getsizeof(full))
    }
