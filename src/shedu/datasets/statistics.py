"""Numbers about the games of a dataset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from shedu.engine.record import Record
from shedu.study.statistics import PlayerStatistics, facts_of, statistics


@dataclass(frozen=True)
class DatasetStatistics:
    """How many games there are, of which kind, and how their players fared."""

    games: int
    finished: int
    decisions: int
    rules: dict[str, int]  # games by edition
    tables: dict[int, int]  # games by number of players
    endings: dict[str, int]  # finished games by their end
    players: tuple[PlayerStatistics, ...]  # of finished games, as `shedu stats` counts them

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "players": [player.as_json() for player in self.players]}


def count_games(games: Iterable[tuple[Record, str | None]]) -> DatasetStatistics:
    """Statistics of records, each with the way in which it ended."""
    rules, tables, endings = Counter[str](), Counter[int](), Counter[str]()
    decisions = 0
    facts = []
    for record, ended in games:
        rules[record.rules.preset] += 1
        tables[len(record.players)] += 1
        decisions += len(record.entries)
        if ended is not None:
            endings[ended] += 1
            facts += facts_of(record)
    return DatasetStatistics(
        games=rules.total(),
        finished=endings.total(),
        decisions=decisions,
        rules=dict(sorted(rules.items())),
        tables=dict(sorted(tables.items())),
        endings=dict(sorted(endings.items())),
        players=tuple(statistics(facts)),
    )
