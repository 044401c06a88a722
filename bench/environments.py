"""Environments: steps of many games at once, with full observations and masks, in CPU time."""

import statistics
import time
from collections.abc import Callable

from bench.engine import Goal, cpu_seconds
from shedu.envs import Vector

ROUNDS = 5
GAMES = 1024
STEPS = 60
SHORT_STEPS = 4  # a few of these rounds meet idle cores, even on a busy machine
SHORT_ROUNDS = 25
GOALS = {"environments.steps_per_s": Goal(500_000), "environments.two_threads_speedup": Goal(1.6)}


def steps_per_s(players: int, planes: str, mask: str) -> float:
    """Random steps a second on one core."""
    vector = Vector(GAMES, players, seed=1, planes=planes, mask=mask)
    vector.reset()
    vector.step()

    def play() -> None:
        for _ in range(STEPS):
            vector.step()

    return GAMES * STEPS / cpu_seconds(play)


def two_threads_speedup() -> float:
    """The speed-up of two threads over one in the best of short rounds; near 2 on two idle cores."""
    vectors = [Vector(GAMES, seed=1, threads=threads) for threads in (1, 2)]
    best = [float("inf")] * 2
    for vector in vectors:
        vector.reset()
    for _ in range(SHORT_ROUNDS):
        for i, vector in enumerate(vectors):
            start = time.perf_counter()
            for _ in range(SHORT_STEPS):
                vector.step()
            best[i] = min(best[i], time.perf_counter() - start)
    for vector in vectors:
        vector.close()
    return best[0] / best[1]


def run(say: Callable[[str], None]) -> dict[str, float]:
    """Measure all figures, each as the median of several rounds."""
    seen: dict[str, list[float]] = {}
    for i in range(ROUNDS):
        say(f"round {i + 1} of {ROUNDS}")
        figures = {
            "environments.steps_per_s": steps_per_s(2, "uint8", "uint8"),
            "environments.steps_per_s_4_players": steps_per_s(4, "uint8", "uint8"),
            "environments.steps_per_s_packed": steps_per_s(2, "packed", "packed"),
            "environments.two_threads_speedup": two_threads_speedup(),
        }
        for name, figure in figures.items():
            seen.setdefault(name, []).append(figure)
    return {name: statistics.median(values) for name, values in seen.items()}
