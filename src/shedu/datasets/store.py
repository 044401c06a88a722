"""The folder of a self-play run: shards of finished games, and the games of shards that are not complete."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shedu.datasets.corpora import SHARD_GAMES, digest_of
from shedu.datasets.games import games_of
from shedu.datasets.schema import SCHEMA_VERSION
from shedu.datasets.sources import DatasetError
from shedu.datasets.tables import write_games, write_npz, write_parquet
from shedu.players.arena.match import GameReport, Pairing

FORMATS = ("parquet", "npz", "records")


@dataclass(frozen=True)
class Shard:
    """A finished file of games."""

    name: str
    games: int
    decisions: int
    digest: str


class Store:
    """Takes finished games in any order and writes a shard once all its games are there.

    A game is on disk as soon as `add` returns, so a run that was interrupted goes on where it was.
    """

    def __init__(
        self,
        folder: Path,
        pairings: Sequence[Pairing],
        form: str = "parquet",
        masks: bool = False,
        shard_games: int = SHARD_GAMES,
    ) -> None:
        if form not in FORMATS:
            raise ValueError(f"a format is one of {', '.join(FORMATS)}, not {form!r}")
        self.folder = folder
        self.form = form
        self.masks = masks
        self._pending = folder / "pending"
        self._manifest = folder / "manifest.json"
        self._shards = [
            [pairing.number for pairing in pairings[start : start + shard_games]]
            for start in range(0, len(pairings), shard_games)
        ]
        self._place = {number: i for i, shard in enumerate(self._shards) for number in shard}
        self._settings = {
            "schema": SCHEMA_VERSION,
            "run": _key(pairings),
            "games": len(pairings),
            "shard_games": shard_games,
            "format": form,
            "masks": masks,
        }
        self.shards: dict[str, Shard] = {}
        self.failures = 0
        self._pending.mkdir(parents=True, exist_ok=True)
        self._load()

    @property
    def done(self) -> set[int]:
        """The numbers of all games that are stored."""
        finished = {
            number for i, shard in enumerate(self._shards) if _name(i) in self.shards for number in shard
        }
        return finished | {int(path.stem) for path in self._pending.glob("*.te")}

    def add(self, report: GameReport) -> Shard | None:
        """Store a game; the shard that it completes."""
        _write(self._pending / f"{report.number}.te", report.record.encode())
        if report.failures:
            self.failures += len(report.failures)
            self._save()
        return self._finish(self._place[report.number])

    def finish(self) -> Iterator[Shard]:
        """Write the shards whose games are all there, as after an interruption between two steps."""
        for i in range(len(self._shards)):
            if _name(i) not in self.shards and (shard := self._finish(i)):
                yield shard
        if len(self.shards) == len(self._shards):
            shutil.rmtree(self._pending)

    def _finish(self, i: int) -> Shard | None:
        paths = [self._pending / f"{number}.te" for number in self._shards[i]]
        if not all(path.exists() for path in paths):
            return None
        texts = [path.read_text("utf-8") for path in paths]
        name = _name(i)
        games = list(games_of(texts, f"shard {name}", self._shards[i][0]))
        _write(self.folder / f"games-{name}.te.gz", gzip.compress("".join(texts).encode(), mtime=0))
        if self.form == "parquet":
            write_games(games, self.folder / f"games-{name}.parquet")
            write_parquet(games, self.folder / f"positions-{name}.parquet", self.masks)
        elif self.form == "npz":
            write_npz(games, self.folder / f"positions-{name}.npz", self.masks)
        decisions = sum(len(game.record.entries) for game in games)
        self.shards[name] = Shard(name, len(games), decisions, digest_of(texts))
        self._save()
        for path in paths:
            path.unlink()
        return self.shards[name]

    def _load(self) -> None:
        if self._manifest.exists():
            try:
                data: dict[str, Any] = json.loads(self._manifest.read_text("utf-8"))
                settings = {key: data[key] for key in self._settings}
                self.shards = {name: Shard(name, **shard) for name, shard in data["shards"].items()}
                self.failures = data["failures"]
            except (ValueError, KeyError, TypeError):
                raise DatasetError(f"{self._manifest} is damaged: choose another folder") from None
            if settings != self._settings:
                changed = ", ".join(key for key in settings if settings[key] != self._settings[key])
                raise DatasetError(f"{self.folder} holds another run ({changed}): choose another folder")
        elif any(self.folder.glob("games-*")):
            raise DatasetError(f"{self.folder} holds games of something else: choose another folder")
        for i, shard in enumerate(self._shards):  # interrupted after the shard was written
            for number in shard if _name(i) in self.shards else ():
                (self._pending / f"{number}.te").unlink(missing_ok=True)
        self._save()

    def _save(self) -> None:
        shards = {
            name: {"games": shard.games, "decisions": shard.decisions, "digest": shard.digest}
            for name, shard in sorted(self.shards.items())
        }
        data = {**self._settings, "failures": self.failures, "shards": shards}
        _write(self._manifest, (json.dumps(data, indent=1) + "\n").encode())


def _name(i: int) -> str:
    return f"{i:05}"


def _key(pairings: Sequence[Pairing]) -> str:
    """The identity of a run: every game with its seats, deal, rules and limits."""
    total = hashlib.sha256()
    for pairing in pairings:
        limits = f"{pairing.seconds} {pairing.simulations}"
        total.update(f"{pairing.number} {pairing.names} {pairing.seed} {pairing.rules} {limits}\n".encode())
    return total.hexdigest()


def _write(path: Path, data: bytes) -> None:
    """Replace a file at once."""
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(data)
    partial.replace(path)
