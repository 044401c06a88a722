"""Verifies puzzles anew: other deals than those that found and confirmed them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from shedu.engine.moves import parse_move
from shedu.study.puzzles.finding import SEARCHER, alike
from shedu.study.puzzles.puzzle import Collection, Puzzle
from shedu.study.puzzles.search import Searcher, seed_of

VERIFIED_ERRORS = 1.0


@dataclass(frozen=True)
class Verdict:
    """The verdict of a search on a puzzle."""

    puzzle: Puzzle
    best: str
    gap: float
    deals: int
    is_confirmed: bool  # the solution is the best move, by at least half the gap that was asked for


@lru_cache(maxsize=1)
def _searcher() -> Searcher:
    return Searcher(SEARCHER)


def verify(
    collection: Collection, puzzle: Puzzle, deals: int, seed: int = 0, wanted: float = 0.02
) -> Verdict:
    """Search a puzzle in this many deals. The same seed gives the same verdict."""
    position = collection.position(puzzle)
    decision = position.decision
    assert decision is not None
    view, searcher = position.view(decision.seat), _searcher()
    also = None if puzzle.also is None else parse_move(puzzle.also)
    number = seed_of("again", seed, puzzle.id)
    thoughts = searcher.candidates(view, number)
    found = searcher.search(view, thoughts, number, deals, wanted, alike(also), deals)
    best = str(found.best.move)
    is_confirmed = best == puzzle.solution and found.is_clear(wanted, VERIFIED_ERRORS)
    return Verdict(puzzle, best, found.gap, found.deals, is_confirmed)
