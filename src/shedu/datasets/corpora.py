"""Published corpora: games that one command plays again, the same on every machine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from importlib import resources

from shedu.engine.rules import Rules
from shedu.players.arena.match import Pairing, schedule

SHARD_GAMES = 500  # games in a file


@dataclass(frozen=True)
class Part:
    """Games of one kind, on deals that follow each other."""

    games: int
    players: int
    bots: tuple[str, ...]
    rules: str
    options: tuple[str, ...] = ()
    first_seed: int = 0


@dataclass(frozen=True)
class Corpus:
    """Parts, played one after the other and numbered through."""

    name: str
    parts: tuple[Part, ...]

    @property
    def games(self) -> int:
        return sum(part.games for part in self.parts)

    def pairings(self) -> Iterator[Pairing]:
        """Every game. No bot has a limit of time, so the games do not depend on the machine."""
        first = 0
        for part in self.parts:
            rules = Rules.of(part.rules, part.options)
            for pairing in schedule(part.bots, part.players, part.games, rules, None, part.first_seed):
                yield replace(pairing, number=first + pairing.number)
            first += part.games

    def digests(self) -> dict[str, str]:
        """The published digests: of the sample, and of the shards that were played for them."""
        path = resources.files("shedu.datasets").joinpath("data", f"{self.name}.json")
        found: dict[str, str] = json.loads(path.read_text("utf-8"))
        return found

    def sample(self, each: int = 4) -> list[Pairing]:
        """The first games of every part."""
        starts = [sum(part.games for part in self.parts[:number]) for number in range(len(self.parts))]
        wanted = {start + i for start in starts for i in range(each)}
        return [pairing for pairing in self.pairings() if pairing.number in wanted]


def digest_of(texts: Iterable[str]) -> str:
    """SHA-256 of records one after the other."""
    total = hashlib.sha256()
    for text in texts:
        total.update(text.encode())
    return total.hexdigest()


_STRONG = ("skilled:width=8",)
_EVERYTHING = ("board advanced", "buildings", "wonder")
CORPORA = {
    corpus.name: corpus
    for corpus in (
        Corpus(
            "strong-1",
            (
                Part(6000, 2, _STRONG, "modern"),
                Part(2000, 2, _STRONG, "classic-1997", first_seed=10_000),
                Part(1000, 2, _STRONG, "mayfair-2004", first_seed=20_000),
                Part(1000, 2, _STRONG, "pegasus-2007", first_seed=30_000),
                Part(1000, 2, _STRONG, "custom", _EVERYTHING, first_seed=40_000),
                Part(3000, 3, _STRONG, "modern", first_seed=50_000),
                Part(1000, 3, _STRONG, "classic-1997", first_seed=60_000),
                Part(3000, 4, _STRONG, "modern", first_seed=70_000),
                Part(1000, 4, _STRONG, "classic-1997", first_seed=80_000),
                Part(1000, 4, _STRONG, "custom", _EVERYTHING, first_seed=90_000),
            ),
        ),
    )
}


def corpus_named(name: str) -> Corpus:
    """The corpus of this name; ValueError lists the names."""
    if name not in CORPORA:
        raise ValueError(f"there is no corpus {name!r}: choose from {', '.join(CORPORA)}")
    return CORPORA[name]
