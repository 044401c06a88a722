"""Fits calibrations to finished games, and compares the calibrated chances with results."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from shedu.engine.position import Position
from shedu.engine.record import Record
from shedu.study.analysis.calibration import EDGE, Calibration
from shedu.study.analysis.judge import Judge, Looks, dealt_behind

POSITIONS_PER_GAME = 12
FIT_DEALS = 6
BINS = 10
MIN_SLOPE, MAX_SLOPE = 0.2, 3.0
GOLDEN = (math.sqrt(5) - 1) / 2
SLOPE_PRECISION = 0.002


@dataclass(frozen=True)
class Sample:
    """A seat's view in a finished game: what the evaluation says, and what became of it."""

    game: int
    seat: int
    looks: tuple[Looks, ...]  # one for each deal
    won: float  # the seat's share of the victory

    def chance(self, calibration: Calibration) -> float:
        return fmean(Judge.read(looks, calibration)[self.seat] for looks in self.looks)


@dataclass(frozen=True)
class Bin:
    """The samples whose chance lies in one tenth."""

    count: int
    chance: float  # their mean chance
    won: float  # the share of them that was won
    low: float  # 95 % interval of that share, by games: samples of one game are not independent
    high: float


def samples_of(number: int, record: Record, judge: Judge) -> Iterator[Sample]:
    """Views at random moments of a finished game, each of a random seat."""
    rng = random.Random(number)
    count = len(record.entries)
    wanted = set(rng.sample(range(count), min(count, POSITIONS_PER_GAME)))
    position = record.start()
    kept: list[Position] = []
    for index, entry in enumerate(record.entries):
        if index in wanted:
            kept.append(position.copy())
        position.apply_unchecked(entry.legal_move)
    winners = position.result.winners
    for each in kept:
        seat = rng.randrange(len(record.players))
        view = each.view(seat)
        looks = tuple(judge.looks(dealt_behind(view, number, deal)) for deal in range(FIT_DEALS))
        yield Sample(number, seat, looks, (seat in winners) / len(winners))


def log_loss(samples: Iterable[Sample], calibration: Calibration) -> float:
    """The mean surprise of the results, in nats."""

    def loss(sample: Sample) -> float:
        chance = min(1 - EDGE, max(EDGE, sample.chance(calibration)))
        return -sample.won * math.log(chance) - (1 - sample.won) * math.log(1 - chance)

    return fmean(map(loss, samples))


def fit(samples: Sequence[Sample]) -> Calibration:
    """The calibration with the least log loss, by golden-section search on the slope."""
    low, high = MIN_SLOPE, MAX_SLOPE
    while high - low > SLOPE_PRECISION:
        one, other = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if log_loss(samples, Calibration(one)) < log_loss(samples, Calibration(other)):
            high = other
        else:
            low = one
    return Calibration(round((low + high) / 2, 3))


def reliability(samples: Sequence[Sample], calibration: Calibration) -> list[Bin]:
    """Chances against results, in tenths; tenths without a sample are left out."""
    rows = [(sample, sample.chance(calibration)) for sample in samples]
    found = []
    for tenth in range(BINS):
        inside = [
            row for row in rows if tenth <= row[1] * BINS < tenth + 1 or row[1] * BINS == tenth + 1 == BINS
        ]
        if inside:
            won = fmean(sample.won for sample, _ in inside)
            low, high = _interval(won, len({sample.game for sample, _ in inside}))
            found.append(Bin(len(inside), fmean(chance for _, chance in inside), won, low, high))
    return found


def _interval(share: float, count: int) -> tuple[float, float]:
    """The Wilson interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)
