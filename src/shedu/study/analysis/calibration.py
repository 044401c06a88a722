"""Calibration: the map from an evaluation's chance to win to the share of such positions that are won.

The map is a line on the log-odds, for each evaluation and number of players: `data/calibration.toml`, which
`shedu calibrate` writes.
"""

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

EDGE = 1e-6  # chances are kept this far from 0 and 1, whose log-odds are infinite


@dataclass(frozen=True)
class Calibration:
    """The log-odds of every seat are multiplied by `slope`; then the chances are scaled to the sum 1."""

    slope: float = 1.0

    def chance(self, raw: float) -> float:
        inside = min(1 - EDGE, max(EDGE, raw))
        return 1 / (1 + math.exp(-self.slope * math.log(inside / (1 - inside))))

    def chances(self, raw: Sequence[float]) -> list[float]:
        """Every seat's chance, with the sum 1."""
        mapped = [self.chance(each) for each in raw]
        total = sum(mapped)
        return [each / total for each in mapped]


@cache
def calibration_of(evaluation: str, players: int) -> Calibration:
    """The stored calibration; without one, chances stay as they are."""
    data = resources.files("shedu.study.analysis").joinpath("data", "calibration.toml")
    table = tomllib.loads(data.read_text("utf-8"))
    return Calibration(table.get(evaluation, {}).get(f"players-{players}", 1.0))
