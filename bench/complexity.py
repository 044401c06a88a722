"""The size of the game: branching, length, information sets (`python -m bench.complexity`).

Plays games, measures every decision, and writes the table into docs/benchmark.md. Games have fixed seeds and
bots no limit of time, so the same version writes the same table on every machine.
"""

import math
import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean, median

import shedu
from shedu.players.bots.base import Budget
from shedu.players.bots.registry import make_player

PAGE = Path("docs/benchmark.md")
MARKS = ("<!-- Written by `python -m bench.complexity`. -->", "<!-- End of the written part. -->")
PLAYERS = (2, 3, 4)
LEVELS = {"random": 100, "skilled": 20}  # games of each number of players
DEALT_SHARE = 0.04  # of the decisions, whose deals are counted
LN10 = math.log(10)


@dataclass(frozen=True)
class Game:
    """One measured game."""

    turns: int
    branching: tuple[int, ...]  # of every decision
    hands: tuple[float, ...]  # decimal logarithms of the number of hands that the other players could have
    deals: tuple[float, ...]  # the same, times the orders of the bag


def measure(level: str, players: int, seed: int) -> Game:
    """Play a game of equal bots and measure its decisions."""
    position = shedu.new_game(players=players, seed=seed)
    bots = [make_player(level, seed * 8 + seat) for seat in range(players)]
    rng = random.Random(seed)
    turns, active = 0, None
    branching: list[int] = []
    hands: list[float] = []
    deals: list[float] = []
    while (decision := position.decision) is not None:
        view = position.view(decision.seat)
        branching.append(len(view.legal_moves()))
        if position.active != active:
            turns, active = turns + 1, position.active
        if rng.random() < DEALT_SHARE:
            few, many = hidden(view)
            hands.append(few)
            deals.append(many)
        position.apply(bots[decision.seat].decide(view, Budget(seconds=None)))
    return Game(turns, tuple(branching), tuple(hands), tuple(deals))


def hidden(view: shedu.View) -> tuple[float, float]:
    """Decimal logarithms of the hands that the others could have, and of these with every order of the bag.

    Tiles of a colour are alike. The other players hold any of the unseen tiles; the rest is in the bag.
    """
    unseen = tuple(view.unseen)
    sizes = [view.hand_size(seat) for seat in range(len(view.players)) if seat != view.seat]
    counted = {unseen: 1}  # ways to deal the hands so far, by what remains
    for size in sizes:
        following: dict[tuple[int, ...], int] = {}
        for rest, ways in counted.items():
            for hand in hands_of(size):
                left = tuple(a - b for a, b in zip(rest, hand, strict=True))
                if min(left) >= 0:
                    following[left] = following.get(left, 0) + ways
        counted = following
    orders = sum(ways * arrangements(rest) for rest, ways in counted.items())
    return math.log10(sum(counted.values())), math.log(orders) / LN10


@cache
def hands_of(size: int) -> tuple[tuple[int, ...], ...]:
    """All hands of this many tiles."""
    n = range(size + 1)
    return tuple((a, b, c, size - a - b - c) for a in n for b in n for c in n if a + b + c <= size)


def arrangements(tiles: tuple[int, ...]) -> int:
    """The orders of a bag with these tiles."""
    return math.factorial(sum(tiles)) // math.prod(map(math.factorial, tiles))


def _measure(job: tuple[str, int, int]) -> Game:
    return measure(*job)


def table(games: Callable[[str, int], list[Game]]) -> Iterator[str]:
    """The rows of the page."""
    columns = [(level, players) for level in LEVELS for players in PLAYERS]
    yield "| | " + " | ".join(f"{level}, {players} players" for level, players in columns) + " |"
    yield "|---" * (len(columns) + 1) + "|"
    found = [games(level, players) for level, players in columns]

    def row(name: str, figure: Callable[[list[Game]], str]) -> str:
        return f"| {name} | " + " | ".join(map(figure, found)) + " |"

    def decisions(played: list[Game]) -> list[int]:
        return [count for game in played for count in game.branching]

    yield row("games", lambda played: str(len(played)))
    yield row(
        "decisions in a game, mean", lambda played: f"{fmean(len(game.branching) for game in played):.0f}"
    )
    yield row("turns in a game, mean", lambda played: f"{fmean(game.turns for game in played):.0f}")
    yield row("legal moves, mean", lambda played: f"{fmean(decisions(played)):.0f}")
    yield row("legal moves, median", lambda played: f"{median(decisions(played)):.0f}")
    yield row("legal moves, most", lambda played: f"{max(decisions(played)):,}")
    yield row(
        "decisions of a game together, mean exponent of 10",
        lambda played: f"{fmean(sum(map(math.log10, game.branching)) for game in played):.0f}",
    )
    yield row(
        "hands of the others behind a view, median",
        lambda played: f"{10 ** median(n for game in played for n in game.hands):,.0f}",
    )
    yield row(
        "with the order of the bag, median exponent of 10",
        lambda played: f"{median(n for game in played for n in game.deals):.0f}",
    )


def main() -> None:
    with ProcessPoolExecutor() as pool:

        def games(level: str, players: int) -> list[Game]:
            return list(pool.map(_measure, [(level, players, seed) for seed in range(LEVELS[level])]))

        rows = "\n".join(table(games))
    sys.stdout.write(rows + "\n")
    before, _, rest = PAGE.read_text("utf-8").partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    PAGE.write_text(f"{before}{MARKS[0]}\n\n{rows}\n\n{MARKS[1]}{after}", "utf-8")


if __name__ == "__main__":
    main()
