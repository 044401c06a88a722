"""Statistics of a player or of many games: results, points by source, conflicts, error and luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from shedu.engine.record import Record
from shedu.players.arena.match import SOURCES
from shedu.study.analysis.account import Label
from shedu.study.analysis.game import Analysis, Clashes, gains_of

Key = TypeVar("Key", str, int)


@dataclass(frozen=True)
class SeatFacts:
    """The counts of one player in one finished game."""

    player: str
    edition: str
    seat: int
    players: int
    won: float  # 1, or a share of a tie
    place: int
    lowest: int
    sources: dict[str, int]  # points; a treasure counts as one
    clashes: Counter[tuple[str, bool]]  # kind, and whether the player won
    errors: tuple[tuple[str, str, float], ...] = ()  # label or "", kind of decision, cost
    luck: float | None = None  # from an analysis
    adjusted: float | None = None


def facts_of(record: Record, analysis: Analysis | None = None) -> list[SeatFacts]:
    """The facts of every seat of a finished game; empty if it is not over. RecordError."""
    position = record.start()
    sources: dict[int, Counter[str]] = {seat: Counter() for seat in range(len(record.players))}
    fought: dict[int, Counter[tuple[str, bool]]] = {seat: Counter() for seat in sources}
    clashes = Clashes()
    for _, _, events in record.play(position):
        for gain in gains_of(events):
            sources[gain.seat][gain.source] += gain.amount
        for clash in clashes.decided_by(events):
            fought[clash.winner][clash.kind, True] += 1
            fought[clash.loser][clash.kind, False] += 1
    if not position.is_over:
        return []
    result = position.result
    share = 1 / len(result.winners)
    return [
        SeatFacts(
            record.names.get(record.players[score.seat], record.players[score.seat]),
            record.rules.preset,
            score.seat,
            len(record.players),
            share if score.place == 1 else 0.0,
            score.place,
            score.lowest,
            {source: sources[score.seat][source] for source in SOURCES},
            fought[score.seat],
            _errors(analysis, score.seat),
            None if analysis is None else analysis.tallies[score.seat].luck,
            None if analysis is None else analysis.tallies[score.seat].adjusted,
        )
        for score in sorted(result.scores, key=lambda score: score.seat)
    ]


def _errors(analysis: Analysis | None, seat: int) -> tuple[tuple[str, str, float], ...]:
    if analysis is None:
        return ()
    return tuple(
        (str(step.change.label or ""), str(step.kind), step.change.cost)
        for step in analysis.steps
        if step.seat == seat and step.is_choice
    )


@dataclass(frozen=True)
class Share:
    """Games and the victories among them."""

    games: int
    wins: float


@dataclass(frozen=True)
class PlayerStatistics:
    """A player's games in numbers."""

    player: str
    games: int
    wins: float
    mean_lowest: float
    by_edition: dict[str, Share]
    by_seat: dict[int, Share]  # 1 for the seat that begins
    by_players: dict[int, Share]
    sources: dict[str, float]  # mean points of a game
    wars: tuple[int, int]  # won, lost
    revolts: tuple[int, int]
    analysed: int  # games with an analysis, from which the rest comes
    error: float | None  # mean cost of a decision
    luck: float | None  # mean of a game
    adjusted: float | None  # mean result without luck
    labels: dict[str, int]
    mistakes: dict[str, float] = field(default_factory=dict)  # the share of the cost by kind of decision

    def as_json(self) -> dict[str, Any]:
        def shares(rows: dict[Any, Share]) -> dict[str, Any]:
            return {str(key): {"games": row.games, "wins": row.wins} for key, row in rows.items()}

        return {
            "player": self.player,
            "games": self.games,
            "wins": self.wins,
            "mean_lowest": self.mean_lowest,
            "by_edition": shares(self.by_edition),
            "by_seat": shares(self.by_seat),
            "by_players": shares(self.by_players),
            "sources": self.sources,
            "wars": {"won": self.wars[0], "lost": self.wars[1]},
            "revolts": {"won": self.revolts[0], "lost": self.revolts[1]},
            "analysed": self.analysed,
            "error": self.error,
            "luck": self.luck,
            "adjusted": self.adjusted,
            "labels": self.labels,
            "mistakes": self.mistakes,
        }


def statistics(facts: Iterable[SeatFacts]) -> list[PlayerStatistics]:
    """The statistics of every player, the one with most games first."""
    rows: dict[str, list[SeatFacts]] = {}
    for fact in facts:
        rows.setdefault(fact.player, []).append(fact)
    found = [player_statistics(player, games) for player, games in rows.items()]
    return sorted(found, key=lambda each: (-each.games, each.player))


def player_statistics(player: str, facts: Sequence[SeatFacts]) -> PlayerStatistics:
    """The statistics of one player's games."""
    analysed = [fact for fact in facts if fact.luck is not None]
    errors = [error for fact in analysed for error in fact.errors]
    count = len(facts)
    return PlayerStatistics(
        player,
        count,
        sum(fact.won for fact in facts),
        sum(fact.lowest for fact in facts) / count,
        _shares((fact.edition, fact) for fact in facts),
        _shares((fact.seat + 1, fact) for fact in facts),
        _shares((fact.players, fact) for fact in facts),
        {source: sum(fact.sources[source] for fact in facts) / count for source in SOURCES},
        _fought(facts, "war"),
        _fought(facts, "revolt"),
        len(analysed),
        _mean([cost for _, _, cost in errors]),
        _mean([fact.luck for fact in analysed if fact.luck is not None]),
        _mean([fact.adjusted for fact in analysed if fact.adjusted is not None]),
        {label: sum(each == label for each, _, _ in errors) for label in Label},
        _cost_shares(errors),
    )


def _fought(facts: Sequence[SeatFacts], kind: str) -> tuple[int, int]:
    """Conflicts won and lost."""
    won, lost = (sum(fact.clashes[kind, is_won] for fact in facts) for is_won in (True, False))
    return won, lost


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _cost_shares(errors: Sequence[tuple[str, str, float]]) -> dict[str, float]:
    """The share of each kind of decision in the cost of all errors, the largest first."""
    costs: dict[str, float] = {}
    for _, kind, cost in errors:
        costs[kind] = costs.get(kind, 0.0) + cost
    total = sum(cost for _, _, cost in errors)
    return {kind: cost / total for kind, cost in sorted(costs.items(), key=_second) if cost}


def _second(row: tuple[str, float]) -> float:
    return -row[1]


def _shares(rows: Iterable[tuple[Key, SeatFacts]]) -> dict[Key, Share]:
    found: dict[Key, list[float]] = {}
    for key, fact in rows:
        found.setdefault(key, []).append(fact.won)
    return {key: Share(len(wins), sum(wins)) for key, wins in sorted(found.items())}
