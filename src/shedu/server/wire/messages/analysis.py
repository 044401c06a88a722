"""The analysis of a finished game. docs/analysis.md defines the numbers; chances are shares of a victory."""

from typing import Literal

from msgspec import Struct

from shedu.server.wire.messages.game import Move

AnalysisLabel = Literal["brilliant", "inaccuracy", "mistake", "blunder"]
LuckCause = Literal["draw", "reveal"]
AnalysisStatus = Literal["none", "running", "failed", "done"]
AnalysisTime = Literal["quick", "normal", "thorough"]
ANALYSIS_TIMES: tuple[AnalysisTime, ...] = ("quick", "normal", "thorough")


class AnalysedMove(Struct, frozen=True):
    """A move that was compared."""

    move: Move
    value: float  # the player's chance to win with it


class AnalysedStep(Struct, frozen=True):
    """A decision. Lists have a value for each seat."""

    seat: int
    choices: list[AnalysedMove]  # the best first
    before: list[float]
    after: list[float]
    luck: list[float]
    causes: list[LuckCause | None]
    cost: float
    label: AnalysisLabel | None
    gains: list["AnalysedGain"]


class AnalysedGain(Struct, frozen=True):
    """Points or a treasure that a decision brought."""

    seat: int
    source: str
    amount: int


class TurningPoint(Struct, frozen=True):
    """A decision that turned the game."""

    ply: int  # of the table after it
    better: str  # why the best move is good
    played: str  # what speaks for and against the played move


class Account(Struct, frozen=True):
    """A seat's game: start, own, others and luck add up to end."""

    start: float
    own: float
    others: float
    draws: float
    reveals: float
    end: float
    adjusted: float  # the result without luck
    error: float  # mean cost of a decision
    inaccuracies: int
    mistakes: int
    blunders: int


class Analysis(Struct, frozen=True):
    """The result of an analysis."""

    level: str
    deals: int
    steps: list[AnalysedStep]
    accounts: list[Account]
    turning_points: list[TurningPoint]


class AnalysisState(Struct, frozen=True):
    """Whether a game is analysed, and the result."""

    status: AnalysisStatus
    levels: list[str]  # whose evaluation can be used
    done: int = 0  # decisions
    total: int = 0
    analysis: Analysis | None = None
