"""What server and browser say to each other: every message is one of these types.

The browser's types are generated from them (`make types`). Spaces are written like F5, moves
as in a record (`market K5`), colours and dynasties by name. Whatever a seat may not see is
None or left out; nothing here is ever made from a position, only from a view of it.
"""

from typing import Literal

from msgspec import Struct

Colour = Literal["black", "red", "blue", "green"]
Dynasty = Literal["archer", "bull", "lion", "pot"]
Counts = tuple[int, int, int, int]  # black, red, blue, green
Space = str
DecisionKind = Literal["action", "war", "commit", "building", "monument", "treasure", "wonder-point"]
MoveText = str


# --- The table as somebody sees it ---------------------------------------------------------


class TileOn(Struct, frozen=True):
    """A tile, face up."""

    space: Space
    colour: Colour


class LeaderOn(Struct, frozen=True):
    """A leader with its strength in a revolt and in a war."""

    space: Space
    seat: int
    colour: Colour
    temples: int
    supporters: int


class MonumentOn(Struct, frozen=True):
    """A monument on the square whose top left space is named."""

    space: Space
    colours: tuple[Colour, Colour]


class BuildingOn(Struct, frozen=True):
    """A civilization building."""

    space: Space
    colour: Colour


class Board(Struct, frozen=True):
    """All that lies on the board. Everybody sees all of it."""

    tiles: list[TileOn]
    face_down: list[Space]
    treasures: list[Space]
    catastrophes: list[Space]
    leaders: list[LeaderOn]
    monuments: list[MonumentOn]
    buildings: list[BuildingOn]
    wonder: list[Space]  # its five spaces, the centre first; none if it does not stand
    unification: Space | None  # under the unification tile, while wars are open
    kingdoms: list[list[Space]]


class SeatInfo(Struct, frozen=True):
    """A seat at the table, with what the viewer may see behind its screen."""

    dynasty: Dynasty
    kind: Literal["human", "bot"]
    name: str  # "" if none was given
    level: str | None  # of a bot
    hand_size: int
    supply: list[Colour]  # leaders that are not on the board
    catastrophes: int
    hand: Counts | None
    points: Counts | None
    treasures: int | None


class Side(Struct, frozen=True):
    """One side of a conflict."""

    seat: int
    space: Space  # where its leader stands
    strength: int  # on the board
    supporters: list[Space]  # the tiles that make it
    committed: int | None  # from hand, once it is known
    prize: int  # points that the other side gains if this one loses
    leaving: list[Space]  # tiles that then leave the board


class Conflict(Struct, frozen=True):
    """A revolt or a war."""

    kind: Literal["revolt", "war"]
    colour: Colour  # of the leaders
    tile: Colour  # of the tiles that count
    attacker: Side
    defender: Side


class Decision(Struct, frozen=True):
    """Whose move it is, and for what."""

    seat: int
    kind: DecisionKind
    actions_left: int
    conflict: Conflict | None  # in which tiles are being committed
    wars: list[Conflict]  # open wars: to choose from, or waiting behind the conflict
    moves: list[MoveText]  # every legal move, if the viewer decides; else none


class Standing(Struct, frozen=True):
    """A line of the final ranking."""

    seat: int
    points: Counts  # with treasures placed where they help most
    plain: Counts  # without
    treasures: int
    place: int  # 1 for whoever won; the same for equals


class Table(Struct, frozen=True, tag="table"):
    """The whole table as one viewer sees it."""

    game: str
    entry: int  # how many entries, moves and undos, the game has: orders all messages
    ply: int  # how many moves lead here
    viewer: int | None  # the seat behind whose screen this is seen; None for a spectator
    preset: str
    options: list[str]
    board_name: Literal["standard", "advanced"]
    seats: list[SeatInfo]
    active: int  # whose turn it is
    turn: int  # counted from 1
    board: Board
    decision: Decision | None  # None when the game is over
    bag: int | None  # tiles in it, where that is open
    undo_to: list[int]  # plies the viewer may go back to, the latest first
    ended: Literal["bag", "treasures"] | None
    ranking: list[Standing]  # when the game is over, best first


# --- What happened ---------------------------------------------------------------------------


class TurnBegan(Struct, frozen=True, tag="turn"):
    """A seat's turn begins."""

    seat: int


class Moved(Struct, frozen=True, tag="move"):
    """A seat decided; of another's swap only the number is told (`swap 3`)."""

    seat: int
    move: MoveText


class Gained(Struct, frozen=True, tag="gain"):
    """Points were gained."""

    seat: int
    colour: Colour
    amount: int
    source: Literal["tile", "revolt", "war", "monument", "wonder"]


class United(Struct, frozen=True, tag="unification"):
    """A tile united two kingdoms."""

    space: Space


class ConflictBegan(Struct, frozen=True, tag="conflict"):
    """A revolt or a war began, with these strengths on the board."""

    kind: Literal["revolt", "war"]
    colour: Colour
    attacker: int
    attack: int
    defender: int
    defence: int


class ConflictWon(Struct, frozen=True, tag="won"):
    """A conflict was won; totals include what was committed."""

    winner: int
    attack: int
    defence: int


class LeaderReturned(Struct, frozen=True, tag="back"):
    """A leader went back to its owner."""

    seat: int
    colour: Colour
    space: Space
    cause: str


class TileRemoved(Struct, frozen=True, tag="removed"):
    """A tile left the board."""

    colour: Colour
    space: Space
    cause: str


class BuildingReturned(Struct, frozen=True, tag="building-back"):
    """A building went back beside the board."""

    colour: Colour
    space: Space


class TreasureTaken(Struct, frozen=True, tag="treasure"):
    """A treasure went to a seat."""

    seat: int
    space: Space


class Drew(Struct, frozen=True, tag="draw"):
    """A seat drew tiles; which ones, only it sees."""

    seat: int
    count: int
    tiles: Counts | None


class Ended(Struct, frozen=True, tag="over"):
    """The game is over."""

    why: Literal["bag", "treasures"]


Event = (
    TurnBegan
    | Moved
    | Gained
    | United
    | ConflictBegan
    | ConflictWon
    | LeaderReturned
    | TileRemoved
    | BuildingReturned
    | TreasureTaken
    | Drew
    | Ended
)


class Step(Struct, frozen=True, tag="step"):
    """One move: what happened, and the table after it, as the viewer sees both."""

    seat: int
    kind: DecisionKind  # what was decided
    events: list[Event]
    table: Table


class Undone(Struct, frozen=True, tag="undone"):
    """Somebody took moves back; the table as it is again."""

    seat: int
    table: Table


# --- What a move would lead to ---------------------------------------------------------------


class Gain(Struct, frozen=True):
    """Points that a move would bring at once."""

    seat: int
    colour: Colour
    amount: int


class LeaderLost(Struct, frozen=True):
    """A leader that would go back to its owner, cut off from its temples or beaten."""

    seat: int
    colour: Colour
    space: Space


class Preview(Struct, frozen=True, omit_defaults=True):
    """What a legal move would lead to, as far as anybody can know before it is made."""

    move: MoveText
    gains: list[Gain] = []
    conflicts: list[Conflict] = []  # in the order of their colours
    order: bool = False  # the viewer picks which war is fought first
    unites: bool = False
    touched: list[list[Space]] = []  # the kingdoms it would join, or the one it would change
    monuments: list[str] = []  # what could be raised: `red-blue`
    wonder: bool = False
    building: Colour | None = None  # the building that could be placed or moved
    treasures: int = 0  # how many would be taken
    treasures_to: int | None = None  # by which seat
    removed: list[Space] = []  # tiles that would leave the board
    leaders_lost: list[LeaderLost] = []
    splits: bool = False  # a kingdom would fall apart
    ends_game: bool = False  # the game would end with this turn


class Previews(Struct, frozen=True, tag="previews"):
    """Previews of all moves of the open decision that lead to anything."""

    entry: int
    previews: list[Preview]


class Hint(Struct, frozen=True, tag="hint"):
    """What a bot would do in the viewer's place, from what the viewer can see."""

    entry: int
    moves: list[tuple[MoveText, float, str]]  # with value and a reason in the language asked for
    win: list[float]  # each seat's chance


# --- From the server ---------------------------------------------------------------------------


class Thinking(Struct, frozen=True, tag="thinking"):
    """A bot has begun to think."""

    seat: int


class Past(Struct, frozen=True):
    """One of the moves that led to the present: what happened, as the viewer saw it."""

    ply: int  # how many moves led to what was after it
    turn: int
    seat: int
    kind: DecisionKind  # what was decided
    events: list[Event]


class Log(Struct, frozen=True, tag="log"):
    """All moves that led to the present, the first one first."""

    entry: int
    past: list[Past]


class Refused(Struct, frozen=True, tag="refused"):
    """A message that could not be followed; nothing has changed."""

    reason: str  # in English, for people
    code: str  # for the browser's texts: `illegal`, `stale`, `not-yours`, `unreadable`, `over`, …
    rule: str | None = None  # R5.2
    entry: int | None = None


FromServer = Table | Step | Undone | Previews | Hint | Thinking | Log | Refused


# --- From the browser --------------------------------------------------------------------------


class Look(Struct, frozen=True, tag="look"):
    """Show the table from behind this seat's screen, or as a spectator (None).

    With `since`, the steps after that entry are sent one by one, if there are not too many.
    """

    seat: int | None = None
    since: int | None = None


class Play(Struct, frozen=True, tag="play"):
    """Make a move; `entry` is that of the table it was chosen at."""

    entry: int
    move: MoveText


class Undo(Struct, frozen=True, tag="undo"):
    """Go back to a ply of `undo_to`."""

    entry: int
    ply: int


class AskPreviews(Struct, frozen=True, tag="ask-previews"):
    """Ask what the moves of the open decision would lead to."""

    entry: int


class AskHint(Struct, frozen=True, tag="ask-hint"):
    """Ask what a bot of a level would do, and why in a language of the catalogue."""

    entry: int
    level: str = "skilled"
    language: str = "en"


class AskLog(Struct, frozen=True, tag="ask-log"):
    """Ask for all that happened so far."""


FromBrowser = Look | Play | Undo | AskPreviews | AskHint | AskLog


# --- Over plain requests -------------------------------------------------------------------------


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
    """What games there can be: told once."""

    presets: list[PresetInfo]
    boards: list[BoardInfo]
    levels: list[str]
    languages: list[str]
    version: str


class NewSeat(Struct, frozen=True):
    """A seat of a game to come; whoever is here, or a bot of a level."""

    dynasty: Dynasty
    kind: Literal["human", "bot"] = "human"
    level: str | None = None
    name: str = ""


class NewGame(Struct, frozen=True):
    """A game to come."""

    seats: list[NewSeat]
    preset: str = "modern"
    options: list[str] = []
    first: Dynasty | None = None  # who begins; drawn if None
    seed: int | None = None  # drawn if None


class GameInfo(Struct, frozen=True):
    """A stored game in a list."""

    id: str
    preset: str
    options: list[str]
    seats: list[NewSeat]
    ply: int
    turn: int
    to_decide: int | None
    started: str  # ISO 8601, UTC
    changed: str
    is_over: bool
    winners: list[int]
    is_replay: bool  # an opened record: to be looked at, not played on


class OpenRecord(Struct, frozen=True):
    """A record as text, to be looked at."""

    text: str


class RecordFault(Struct, frozen=True):
    """What is wrong with a record, and where."""

    reason: str  # in English, for people
    code: str  # for the browser's texts: `no-record`, `illegal`, `too-long`
    line: int | None = None
    rule: str | None = None


class Fault(Struct, frozen=True):
    """Why a plain request was not followed."""

    reason: str  # in English, for people
    code: str  # for the browser's texts: `unknown`, `running`, `impossible`, `unreadable`, …


class Health(Struct, frozen=True):
    """That the server is well."""

    status: Literal["ok"]
    version: str


class Frames(Struct, frozen=True):
    """A finished game or an opened record, whole: the table before the first move, then each step."""

    game: GameInfo
    start: Table
    steps: list[Step]
    standings: list[list[Counts]]  # of each ply from 0 on, each seat's points
