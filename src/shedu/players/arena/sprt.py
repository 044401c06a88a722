"""A sequential probability ratio test: ends a match between two bots as soon as the result is clear."""

import math
import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pvariance
from typing import Literal, Self

from shedu.players.arena.match import GameReport

FORM = "elo0=0 elo1=20 alpha=0.05 beta=0.05"


@dataclass(frozen=True)
class Outcome:
    """The state of a test: its log-likelihood ratio, and the limits that decide it."""

    ratio: float
    low: float
    high: float
    deals: int  # of which all seatings were played
    share: float
    verdict: Literal["", "stronger", "not stronger"]

    def __str__(self) -> str:
        end = f": {self.verdict}" if self.verdict else ""
        limits = f"{self.low:.2f} to {self.high:.2f}"
        return f"SPRT: {self.ratio:+.2f} ({limits}) after {self.deals} deals, {self.share:.1%} of points{end}"


@dataclass(frozen=True)
class SequentialTest:
    """Whether a bot is stronger by `elo1` rather than by `elo0`, with these probabilities of error.

    The observations are deals, each played in both seatings, because the games of a deal are not independent.
    Their distribution is taken to be normal, as in the tests of chess engines.
    """

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05  # of calling it stronger if it is not
    beta: float = 0.05  # of the opposite error

    @classmethod
    def of(cls, text: str) -> Self:
        """The test of a text such as `elo0=0 elo1=20`; ValueError."""
        given: dict[str, float] = {}
        for word in re.split(r"[\s,]+", text.strip()):
            name, _, value = word.partition("=")
            try:
                given[name] = float(value)
            except ValueError:
                raise ValueError(f"{word!r} is no parameter of a test: write '{FORM}'") from None
        unknown = set(given) - {"elo0", "elo1", "alpha", "beta"}
        if unknown:
            raise ValueError(f"a test has no parameter {sorted(unknown)[0]!r}: write '{FORM}'")
        test = cls(**given)
        if not test.elo0 < test.elo1:
            raise ValueError("elo0 must be less than elo1")
        if not (0 < test.alpha < 0.5 and 0 < test.beta < 0.5):
            raise ValueError("alpha and beta must be between 0 and 0.5")
        return test

    def outcome(self, stories: Sequence[GameReport], name: str) -> Outcome:
        """The test after these games, from the side of one bot."""
        deals: dict[int, list[float]] = defaultdict(list)
        for story in stories:
            deals[story.number // 2] += [seat.won for seat in story.seats if seat.name == name]
        points = [fmean(won) for won in deals.values() if len(won) == 2]
        low, high = math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)
        share = fmean(points) if points else 0.5
        # A won and a lost deal more keep the variance from being zero after a few equal results.
        padded = [*points, 0.0, 1.0]
        first, second = (1 / (1 + 10 ** (-elo / 400)) for elo in (self.elo0, self.elo1))
        ratio = len(points) * (second - first) * (2 * share - first - second) / (2 * pvariance(padded))
        verdict: Literal["", "stronger", "not stronger"] = (
            "stronger" if ratio >= high else "not stronger" if ratio <= low else ""
        )
        return Outcome(ratio, low, high, len(points), share, verdict)
