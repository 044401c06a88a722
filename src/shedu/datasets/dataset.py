"""A dataset: games from files as a stream, filtered, with the positions of their decisions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from operator import index
from os import PathLike
from pathlib import Path
from typing import SupportsIndex

from shedu.datasets.games import Decision, Game, read_game
from shedu.datasets.sources import DatasetError, sources_in
from shedu.datasets.statistics import DatasetStatistics, count_games
from shedu.datasets.tables import write_npz, write_parquet
from shedu.engine.sight import Kind

Test = Callable[[Game], bool]


@dataclass(frozen=True)
class Dataset:
    """Games that are read when they are asked for, again each time. `open` makes one."""

    paths: tuple[Path, ...]
    on_error: str = "raise"
    tests: tuple[Test, ...] = ()
    most: int | None = None
    skipped: list[str] = field(default_factory=list, compare=False)  # errors of the last pass

    def __iter__(self) -> Iterator[Game]:
        self.skipped.clear()
        found = 0
        for number, source in enumerate(source for path in self.paths for source in sources_in(path)):
            if found == self.most:
                return
            try:
                game = read_game(source, number)
            except DatasetError as error:
                if self.on_error == "raise":
                    raise
                self.skipped.append(str(error))
                continue
            if all(test(game) for test in self.tests):
                found += 1
                yield game

    def filter(
        self,
        *,
        rules: str | Collection[str] | None = None,
        players: SupportsIndex | Collection[int] | None = None,
        name: str | None = None,
        finished: bool | None = None,
        ended: str | None = None,
        where: Test | None = None,
    ) -> Dataset:
        """Only the games that pass: edition, number of players, a player's name, a test of one's own."""
        tests = list(self.tests)
        if rules is not None:
            presets = {rules} if isinstance(rules, str) else set(rules)
            tests.append(lambda game: game.record.rules.preset in presets)
        if players is not None:
            tables = {index(players)} if isinstance(players, SupportsIndex) else set(players)
            tests.append(lambda game: len(game.record.players) in tables)
        if name is not None:
            tests.append(lambda game: name in game.names)
        if finished is not None:
            tests.append(lambda game: (game.result is not None) == finished)
        if ended is not None:
            tests.append(lambda game: game.ended == ended)
        if where is not None:
            tests.append(where)
        return replace(self, tests=tuple(tests), skipped=[])

    def limit(self, games: int) -> Dataset:
        """At most so many games."""
        return replace(self, most=games, skipped=[])

    def positions(
        self, *, kinds: Collection[Kind | str] | None = None, name: str | None = None
    ) -> Iterator[Decision]:
        """Every decision as (view, move, result); of these kinds or of one player, if they are given."""
        for game in self:
            for decision in game.decisions():
                view = decision.view
                assert view.decision is not None
                if kinds is not None and view.decision.kind not in kinds:
                    continue
                if name is None or game.names[view.decision.seat] == name:
                    yield decision

    def statistics(self) -> DatasetStatistics:
        """Numbers about all games."""
        return count_games((game.record, game.ended) for game in self)

    def to_parquet(self, path: str | PathLike[str], *, masks: bool = False) -> int:
        """Write a row for each decision to a Parquet file, as docs/datasets.md describes; their number."""
        return write_parquet(self, Path(path), masks)

    def to_npz(self, path: str | PathLike[str], *, masks: bool = False) -> int:
        """Write the same columns to a compressed NPZ file; the number of decisions."""
        return write_npz(self, Path(path), masks)


def open(*paths: str | PathLike[str], on_error: str = "raise") -> Dataset:
    """The games in these folders, files (`.te`, `.te.gz`, of one or many games) and zip archives.

    A record that cannot be read or played raises DatasetError with its file and line; with
    `on_error="skip"` it is left out and listed in `skipped`.
    """
    if on_error not in ("raise", "skip"):
        raise ValueError(f"on_error is 'raise' or 'skip', not {on_error!r}")
    found = tuple(Path(path) for path in paths)
    for path in found:
        if not path.exists():
            raise DatasetError(f"there is no file or folder {path}")
    return Dataset(found, on_error)
