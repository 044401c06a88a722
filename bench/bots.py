"""The cost of bots for a server: processor time of a decision of each level, and memory of a bot process."""

import multiprocessing
import random
import resource
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import shedu
from shedu.engine.view import View
from shedu.players.bots import base
from shedu.players.bots.base import Budget
from shedu.players.bots.novice import Novice
from shedu.players.bots.registry import LEVELS
from shedu.server.live import jobs

PLAYERS = 3
DECISIONS = 40  # of each level
PLIES = 17  # between two decisions that are measured
DECISION_S = 1.0  # the default of the setting


def positions() -> list[View]:
    """Views of the seats that decide, from all parts of games."""
    found: list[View] = []
    seed = 0
    while len(found) < DECISIONS:
        position = shedu.new_game("modern", PLAYERS, seed)
        bots = [Novice(seat) for seat in range(PLAYERS)]
        while (decision := position.decision) is not None:
            view = position.view(decision.seat)
            if position.ply % PLIES == seed % PLIES:
                found.append(view)
            position.apply(bots[decision.seat].decide(view, Budget(None)))
        seed += 1
    return random.Random(1).sample(found, DECISIONS)


def measure(level: str, views: list[View]) -> tuple[list[float], float]:
    """Seconds of each decision, each at a table of its own, and the peak of memory in MB."""
    base.MIN_SPEED = 0.0  # on a busy machine too, the budget counts processor time only
    seconds = []
    for table, view in enumerate(views):
        jobs._cache.bots.bot(level, f"table {table}", view.seat, table)  # made once for a game
        begun = time.process_time()
        jobs.decide(Budget(DECISION_S), f"table {table}", level, table, view, None)
        seconds.append(time.process_time() - begun)
    return seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def run(say: Callable[[str], None]) -> dict[str, float]:
    """All levels, one after the other."""
    views = positions()
    result: dict[str, float] = {}
    for level in LEVELS:
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            seconds, memory = pool.submit(measure, level, views).result()
        cuts = statistics.quantiles(seconds, n=20)
        result |= {
            f"bots.{level}.mean_ms": 1000 * statistics.mean(seconds),
            f"bots.{level}.p95_ms": 1000 * cuts[-1],
            f"bots.{level}.memory_mb": memory,
        }
        say(
            f"{level}: {1000 * statistics.mean(seconds):.1f} ms a decision, 95 of 100 within "
            f"{1000 * cuts[-1]:.0f} ms, {memory:.0f} MB"
        )
    return result


if __name__ == "__main__":
    run(lambda line: print(line, flush=True))  # noqa: T201
