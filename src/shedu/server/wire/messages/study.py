"""Messages of study: a table that is not stored, asked for with each request."""

from typing import Annotated

from msgspec import Meta, Struct

from shedu.server.wire.messages.bounds import Entry, LineMove, SeatNumber, StudyText, Word
from shedu.server.wire.messages.game import Difficulty
from shedu.server.wire.messages.socket import (
    AskHint,
    AskLog,
    AskPreviews,
    AskRefusals,
    FromServer,
    Look,
    Play,
)


class AskMove(Struct, frozen=True, tag="ask-move"):
    """Make the open decision of any seat: by a bot of its seat's or another level, or by a move."""

    entry: Entry
    level: Word | None = None
    move: LineMove | None = None


StudyMessage = Look | Play | AskPreviews | AskRefusals | AskLog | AskHint | AskMove


class LessonInfo(Struct, frozen=True):
    """A lesson of the tutorial. Its texts are in `lessons.ftl`."""

    name: str
    is_extra: bool  # about an option
    start: str  # a record
    commits: list[int]  # tiles that the other seats commit, in order; none after these
    solutions: list[str]  # a move for each task


class PuzzleInfo(Struct, frozen=True):
    """A puzzle without its solution. Its table is a study whose start is `puzzle` and the id."""

    id: str
    seat: int  # that decides
    dynasties: list[str]  # in seat order
    difficulty: Difficulty
    themes: list[str]


class PuzzleStanding(Struct, frozen=True):
    """The rating of an account by puzzles."""

    value: float
    attempts: int
    solved: int
    streak: int  # puzzles solved in a row
    best_streak: int


class PuzzleResult(Struct, frozen=True):
    """The first attempt of an account at a puzzle."""

    puzzle: str
    is_solved: bool
    at: str


class Puzzles(Struct, frozen=True):
    """All puzzles, and which of them the account has tried."""

    daily: str | None  # the puzzle of this day (UTC); None without any
    date: str  # this day
    puzzles: list[PuzzleInfo]
    standing: PuzzleStanding | None  # None without an account
    tried: list[PuzzleResult]


class PuzzleAttempt(Struct, frozen=True):
    """A move that is tried; none to give up."""

    move: LineMove | None
    language: Word


class PuzzleVerdict(Struct, frozen=True):
    """Whether a move solves a puzzle, and why."""

    is_solved: bool
    solution: str  # a move as a line has it: `lion king F4`
    also: str | None  # the other order of the same two actions
    value: float  # the chance to win with the solution
    words: str  # the solution in the language of the request
    reason: str  # for it; empty if the explanation failed, which then has no tried move and no reply
    move: str | None  # the tried move in words, if it does not solve the puzzle
    tried: str | None  # the reason for or against it
    tried_value: float | None
    reply: list[str]  # what another seat typically does then
    is_first: bool  # the attempt counts for the rating
    standing: PuzzleStanding | None


class LessonLine(Struct, frozen=True):
    """The moves that the learner and the other seats have made."""

    line: Annotated[list[LineMove], Meta(max_length=40)]


class LessonProgress(Struct, frozen=True):
    """How far a line has come."""

    done: int  # tasks
    kept: int  # moves of the line that lead to the next task
    wrong: str | None  # the reaction to a move that missed the goal; empty for the task's general one
    is_waiting: bool  # another seat has to decide first


class StudyRequest(Struct, frozen=True):
    """A message about a position and a line of moves, as the socket of a table would take it."""

    start: StudyText  # a record; the line begins where it ends
    message: StudyMessage
    line: Annotated[list[LineMove], Meta(max_length=1_000)] = []  # as a record has them: `lion king F4`
    levels: Annotated[list[Word | None], Meta(max_length=4)] = []  # by seat; None for people
    viewer: SeatNumber | None = None  # the seat from which the table is viewed, and that decides
    reveal: bool = False  # show all hands, points and treasures


class StudyAnswer(Struct, frozen=True):
    """The messages of a table's socket, and the moves that the request added to the line."""

    messages: list[FromServer]
    added: list[str]
