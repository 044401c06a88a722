"""The puzzles of the package, or of a file of `shedu puzzles make`.

A line of the file is a game: the head of its record, its moves up to the last puzzle, and its puzzles. A
player sees the view of the deciding seat; the record stays on the server.
"""

from __future__ import annotations

import datetime
import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib import resources
from typing import Any, Literal, get_args

from shedu.engine.errors import SheduError
from shedu.engine.moves import parse_move
from shedu.engine.position import Position
from shedu.engine.record import Entry, Record, format_record, parse_record

THEMES = (
    "war",
    "revolt",
    "monument",
    "treasure",
    "defence",
    "lowest",
    "end",
    "leader",
    "catastrophe",
    "quiet",
)
Difficulty = Literal["easy", "medium", "hard", "very-hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
FIRST_DAY = datetime.date(2026, 1, 1)  # of the daily puzzles


class PuzzleError(SheduError):
    """There is no such puzzle, or a file of puzzles is damaged."""


@dataclass(frozen=True)
class Puzzle:
    """A decision in which one move is clearly better than all others."""

    game: int  # its number, from which `shedu puzzles make` makes the same game
    ply: int  # moves before the decision
    solution: str
    also: str | None  # the other order of the same two actions
    value: float  # the chance to win with the solution
    gap: float  # by which the solution is better than every other move
    second: str  # the best of them
    deals: int  # of the verification
    themes: tuple[str, ...]
    solved_by: tuple[str, ...]  # levels

    @property
    def id(self) -> str:
        return f"{self.game}-{self.ply}"

    @property
    def difficulty(self) -> Difficulty:
        """By the weakest level that solves it."""
        for level, name in zip(("apprentice", "skilled", "expert"), DIFFICULTIES, strict=False):
            if level in self.solved_by:
                return name
        return DIFFICULTIES[-1]

    @property
    def answers(self) -> tuple[str, ...]:
        """The moves that count as solved."""
        return (self.solution,) if self.also is None else (self.solution, self.also)


@dataclass(frozen=True)
class Collection:
    """All puzzles with their games."""

    puzzles: tuple[Puzzle, ...]
    games: dict[int, Record]  # up to the last puzzle of each

    def of_id(self, id: str) -> Puzzle:
        """PuzzleError."""
        found = self._by_id().get(id)
        if found is None:
            raise PuzzleError(f"There is no puzzle {id!r}.")
        return found

    @cache  # noqa: B019  # a collection lives as long as the process
    def _by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    def __hash__(self) -> int:
        return id(self)

    def record(self, puzzle: Puzzle) -> Record:
        """The game up to the decision."""
        game = self.games[puzzle.game]
        return replace(game, entries=game.entries[: puzzle.ply])

    def start(self, puzzle: Puzzle) -> str:
        """The same as text, from which a line goes on."""
        return format_record(self.record(puzzle))

    def position(self, puzzle: Puzzle) -> Position:
        """The position of the decision, with everything that is hidden."""
        position = self.games[puzzle.game].start()
        for entry in self.games[puzzle.game].entries[: puzzle.ply]:
            position.apply_unchecked(entry.legal_move)
        return position

    def daily(self, date: datetime.date) -> Puzzle:
        """The puzzle of a day: every puzzle has its turn before one comes again. PuzzleError without any."""
        if not self.puzzles:
            raise PuzzleError("There are no puzzles.")
        order = sorted(self.puzzles, key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
        return order[(date - FIRST_DAY).days % len(order)]


@cache
def deciding_seat(puzzle: Puzzle) -> int:
    """The seat that solves a puzzle of the package."""
    decision = puzzles().position(puzzle).decision
    assert decision is not None
    return decision.seat


@cache
def puzzles() -> Collection:
    """The puzzles of the package."""
    data = resources.files("shedu.study.puzzles").joinpath("data", "puzzles.jsonl")
    return parse_collection(data.read_text("utf-8"), "puzzles.jsonl")


def parse_collection(text: str, name: str) -> Collection:
    """Read `format_collection`; PuzzleError."""
    found: list[Puzzle] = []
    games: dict[int, Record] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            row = json.loads(line)
            games[row["game"]] = _game(row["head"], row["moves"])
            found += [_puzzle(row["game"], each) for each in row["puzzles"]]
        except (ValueError, KeyError, TypeError, SheduError) as error:
            raise PuzzleError(f"{name}:{number}: this is not a game with puzzles ({error}).") from None
    return Collection(tuple(found), games)


def _puzzle(game: int, row: dict[str, Any]) -> Puzzle:
    return Puzzle(
        **row | {"game": game, "themes": tuple(row["themes"]), "solved_by": tuple(row["solved_by"])}
    )


def _game(head: str, moves: str) -> Record:
    """The head of a record with these moves, whose players follow from the rules."""
    record = parse_record(head)
    position, entries = record.start(), []
    for text in moves.split(", ") if moves else ():
        move = parse_move(text)
        decision = position.decision
        if decision is None:
            raise PuzzleError("the game is over before its last move")
        entries.append(Entry(position.players[decision.seat], move, text))
        position.apply(move)
    return replace(record, entries=tuple(entries))


def format_collection(collection: Collection) -> str:
    """A line for each game, in the order of their numbers."""
    by_game: dict[int, list[Puzzle]] = {}
    for puzzle in collection.puzzles:
        by_game.setdefault(puzzle.game, []).append(puzzle)
    return "".join(_line(game, collection.games[game], rows) for game, rows in sorted(by_game.items()))


def _line(number: int, game: Record, rows: Sequence[Puzzle]) -> str:
    last = max(puzzle.ply for puzzle in rows)
    bare = replace(game, entries=(), result=None, lines={}, position=None)
    head = bare if bare.start() == game.start() else replace(bare, position=game.position)
    row = {
        "game": number,
        "head": format_record(head),
        "moves": ", ".join(entry.text for entry in game.entries[:last]),
        "puzzles": [{k: v for k, v in asdict(each).items() if k != "game"} for each in rows],
    }
    return json.dumps(row) + "\n"


def chosen(rows: Iterable[Puzzle], theme: str | None, difficulty: str | None) -> list[Puzzle]:
    """The puzzles of a theme and a difficulty; None for all."""
    return [
        puzzle
        for puzzle in rows
        if (theme is None or theme in puzzle.themes) and difficulty in (None, puzzle.difficulty)
    ]
