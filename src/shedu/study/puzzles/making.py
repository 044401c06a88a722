"""Makes puzzles: games one after another, with a checkpoint after each."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from shedu.engine.preview import Preview, previews
from shedu.engine.record import Record, parse_record
from shedu.engine.rules import RULES_VERSION
from shedu.engine.sight import Kind
from shedu.engine.view import View
from shedu.players.bots.base import Bot, Budget
from shedu.players.bots.expert import Expert
from shedu.players.bots.planning import PlanningBot
from shedu.players.bots.registry import make_player
from shedu.study.puzzles import finding
from shedu.study.puzzles.finding import Finder, Found, Tally, planned_by, players_of
from shedu.study.puzzles.puzzle import Collection, Puzzle
from shedu.study.puzzles.search import Searcher
from shedu.study.puzzles.themes import themes_of

FORMAT = "shedu puzzle search 1"
SOLVERS = ("novice", "apprentice", "skilled", "expert", "master")  # the levels that try each puzzle
SOLVING_SIMULATIONS = 48  # of the levels that play on in dealt positions
# Constants of the search: a file that was made with others cannot be continued.
DECIDING = (
    "PLAYER",
    "SEARCHER",
    "CHECKER",
    "MAX_DECISIONS",
    "MIN_CHANCE",
    "MAX_CHANCE",
    "SCREENED_GAP",
    "PLANNED_GAP",
    "CLEAR_GAP",
    "EASY_GAP",
    "NOVICE_ODDS",
    "FOUND_CANDIDATES",
    "FOUND_DEALS",
    "FOUND_ERRORS",
    "AGREED_DEALS",
    "GLANCED_LAG",
    "GLANCED_DEALS",
    "GLANCED_GAP",
    "MIN_VERIFIED_DEALS",
    "MAX_VERIFIED_DEALS",
    "VERIFIED_ERRORS",
    "MAX_PER_GAME",
    "MIN_DISTANCE",
)


class CheckpointError(ValueError):
    """The file is not a checkpoint that this version can continue."""


@dataclass(frozen=True)
class SearchedGame:
    """A game with the puzzles in it."""

    number: int
    record: str
    found: tuple[Found, ...]
    tally: Tally

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Order:
    """The options of `shedu puzzles make`."""

    wanted: int  # puzzles
    max_games: int
    first: int = 0  # the number of the first game
    is_hard: bool = False
    players: int | None = None  # only games at tables of this size


def head(is_hard: bool = False) -> dict[str, Any]:
    """The first line of a checkpoint."""
    constants = {name: getattr(finding, name) for name in DECIDING}
    return {"format": FORMAT, "rules": RULES_VERSION, "is_hard": is_hard, **constants}


def read_checkpoint(path: Path, is_hard: bool = False) -> list[SearchedGame]:
    """The games in a file; an incomplete last line is ignored. CheckpointError."""
    lines = path.read_text("utf-8").split("\n")
    try:
        stored = json.loads(lines[0])
    except ValueError:
        raise CheckpointError(
            f"{path}:1: this is not a checkpoint of shedu puzzles make. Choose another file."
        ) from None
    if stored != head(is_hard):
        raise CheckpointError(
            f"{path} was made with other settings or by another version. Choose another file."
        )
    games = []
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            row = json.loads(line)
            found = tuple(Found(**each) for each in row["found"])
            games.append(SearchedGame(row["number"], row["record"], found, Tally(**row["tally"])))
        except (ValueError, KeyError, TypeError):
            raise CheckpointError(
                f"{path}:{number}: this line is damaged. Delete it and the lines after it: "
                "their games are searched again."
            ) from None
    return games


def search_games(
    path: Path, order: Order, on_find: Callable[[Found], None] | None = None
) -> Iterator[SearchedGame]:
    """Search games until there are enough puzzles; yields the stored ones first. CheckpointError."""
    found = 0
    number = order.first
    start = json.dumps(head(order.is_hard))
    if path.exists():
        games = read_checkpoint(path, order.is_hard)
        if games and games[0].number < order.first:
            raise CheckpointError(f"{path} begins with game {games[0].number}. Choose another file.")
        whole = [start, *(json.dumps(game.as_json()) for game in games)]
        path.write_text("".join(line + "\n" for line in whole), "utf-8")
    else:
        games = []
        path.write_text(start + "\n", "utf-8")
    for game in games:
        found, number = found + len(game.found), game.number + 1
        yield game
    finder = Finder(on_find, order.is_hard)
    while found < order.wanted and number < order.first + order.max_games:
        if order.players not in (None, players_of(number)):
            number += 1
            continue
        record, puzzles, tally = finder.game(number)
        game = SearchedGame(number, record, tuple(puzzles), tally)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game.as_json()) + "\n")
        found, number = found + len(puzzles), number + 1
        yield game


class Shipper:
    """Turns what a search found into puzzles: themes, and the levels that solve them.

    A move that brings more points at once than every other one is no puzzle.
    """

    def __init__(self) -> None:
        self.searcher = Searcher(finding.CHECKER)
        self.levels = {level: make_player(level) for level in SOLVERS}

    def collection(
        self, games: Iterable[SearchedGame], known: Collection | None = None
    ) -> Iterator[tuple[Puzzle, Record]]:
        """The puzzles of the games; those that are known already are not rated again."""
        rated = {} if known is None else {puzzle.id: puzzle for puzzle in known.puzzles}
        for game in games:
            record = parse_record(game.record)
            for found in game.found:
                puzzle = rated.get(f"{game.number}-{found.ply}") or self.rated(game.number, record, found)
                if puzzle is not None:
                    yield puzzle, record

    def rated(self, number: int, record: Record, found: Found) -> Puzzle | None:
        """The puzzle with its themes and levels; None if it is a matter of counting points."""
        position = record.start()
        for entry in record.entries[: found.ply]:
            position.apply(entry.legal_move)
        decision = position.decision
        assert decision is not None
        view = position.view(decision.seat)
        if is_greatest(view, found.solution):
            return None
        answers = {found.solution, found.also}
        solved_by = tuple(
            level
            for level, bot in self.levels.items()
            if self._decided(bot, view, number + found.ply) in answers
        )
        return Puzzle(
            number,
            found.ply,
            found.solution,
            found.also,
            found.value,
            found.gap,
            found.second,
            found.deals,
            themes_of(view, found.solution, found.second, self.searcher),
            solved_by,
        )

    @staticmethod
    def _decided(bot: Bot, view: View, seed: int) -> str:
        bot.reseed(seed)
        if isinstance(bot, Expert):
            return str(bot.think(view, Budget(None, SOLVING_SIMULATIONS))[0].move)
        assert isinstance(bot, PlanningBot)
        return str(planned_by(bot, view)[0].move)


def is_greatest(view: View, solution: str) -> bool:
    """Whether the move brings its seat more points at once than every other action."""
    decision = view.decision
    if decision is None or decision.kind != Kind.ACTION:
        return False
    gains = {str(each.move): _gain(each, view) for each in previews(view)}
    own = gains.pop(solution, 0)
    return own > 0 and own > max(gains.values(), default=0)


def _gain(preview: Preview, view: View) -> int:
    """Points and treasures that a move brings at once."""
    taken = preview.treasures
    treasures = taken.count if taken is not None and taken.seat == view.seat else 0
    return treasures + sum(gain.amount for gain in preview.gains if gain.seat == view.seat)
