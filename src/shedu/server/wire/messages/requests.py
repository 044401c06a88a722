"""Messages of HTTP requests about games and records, and the responses to rejected requests."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from shedu.server.errors import Code
from shedu.server.wire.messages.bounds import Digest, RecordText, Seed, Word
from shedu.server.wire.messages.game import Counts, Dynasty, Space
from shedu.server.wire.messages.table import NewSeat, Place, Status, Step, Table, Terms


class OptionInfo(Struct, frozen=True):
    """An option of a preset and the values it can have, the default first."""

    name: str
    values: list[str | bool]


class PresetInfo(Struct, frozen=True):
    """An edition."""

    name: str
    options: list[OptionInfo]


class BoardInfo(Struct, frozen=True):
    """A map."""

    name: str
    river: list[Space]
    starts: list[Space]
    special: list[Space]


class Catalogue(Struct, frozen=True):
    """Presets, boards, bot levels and languages of a server."""

    presets: list[PresetInfo]
    boards: list[BoardInfo]
    levels: list[str]
    languages: list[str]
    version: str


class NewGame(Struct, frozen=True):
    """A table to create."""

    seats: Annotated[list[NewSeat], Meta(max_length=8)]
    preset: Word = "modern"
    options: Annotated[list[Word], Meta(max_length=32)] = []
    first: Dynasty | None = None  # who begins; drawn if None
    seed: Seed | None = None  # drawn if None, and always on an online server
    terms: Terms = Terms()
    seal: Digest = ""  # SHA-256 of the host's contribution to the shuffle


class GameInfo(Struct, frozen=True):
    """The summary of a game."""

    id: str
    status: Status
    preset: str
    options: list[str]
    seats: list[Place]
    terms: Terms
    host: str | None
    ply: int
    turn: int
    to_decide: int | None
    started: str  # ISO 8601, UTC
    changed: str
    is_over: bool
    winners: list[int]
    is_replay: bool  # an opened record, which is read-only
    deadline: float | None = None  # when the active player's time is up, in seconds since 1970


class OpenRecord(Struct, frozen=True):
    """A record to open."""

    text: RecordText


class RecordFault(Struct, frozen=True):
    """Why a record is rejected."""

    reason: str  # in English, for developers
    code: Code
    line: int | None = None
    rule: str | None = None


class Fault(Struct, frozen=True):
    """Why a request is rejected."""

    reason: str  # in English, for developers
    code: Code


class Health(Struct, frozen=True):
    """The server and its database respond."""

    status: Literal["ok"]
    version: str


class Frames(Struct, frozen=True):
    """A replay: the table before the first move, then each step."""

    game: GameInfo
    start: Table
    steps: list[Step]
    standings: list[list[Counts]]  # points of each seat with treasures placed, by ply from 0
