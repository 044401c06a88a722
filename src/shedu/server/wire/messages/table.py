"""Messages about a table: its seats, the board, steps, previews and hints."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from shedu.server.wire.messages.bounds import Name, Seconds, Word
from shedu.server.wire.messages.game import (
    BoardName,
    Choices,
    Colour,
    ConflictKind,
    Counts,
    DecisionKind,
    Dynasty,
    Ending,
    Event,
    MonumentName,
    Move,
    Space,
    Why,
)

# --- Seats and terms ---------------------------------------------------------------------------

Status = Literal["waiting", "playing", "over", "stopped"]
Days = Literal[1, 3, 7]
DAYS: tuple[Days, ...] = (1, 3, 7)


class NewSeat(Struct, frozen=True):
    """A requested seat: for the person who creates the table, for a bot, or open to others."""

    dynasty: Dynasty
    kind: Literal["human", "bot", "open"] = "human"
    level: Word | None = None
    name: Name = ""


class Place(NewSeat, frozen=True):
    """A seat of a table and its owner."""

    person: str | None = None  # None for a bot, an open seat, or a player on a local server
    left: str | None = None  # the person who left it to a bot and may return
    is_returning: bool = False  # that person gets the seat back at their next turn


class RealTime(Struct, frozen=True, tag="real-time"):
    """A time budget for each player."""

    budget: Seconds  # seconds at the start
    increment: Seconds = 0  # seconds added for each decision


class TurnBased(Struct, frozen=True, tag="turn-based"):
    """A number of days for each decision."""

    days: Days


class Terms(Struct, frozen=True):
    """Access, clocks, and what happens when a clock reaches zero."""

    access: Literal["open", "invited"] = "invited"  # listed in the lobby, or by link only
    spectators: bool = True
    clock: RealTime | TurnBased | None = None
    timeout: Literal["bot", "stop"] = "bot"  # a bot takes over, or the game is stopped
    level: Word = "skilled"  # of bots that take over


class Visitor(Struct, frozen=True):
    """A person who views the table."""

    person: str
    name: str
    is_away: bool = False  # the page is in the background


class Absence(Struct, frozen=True):
    """A player who has to decide and is not at the table."""

    seat: int
    wait: float  # seconds until another player may give the seat to a bot


class UndoWish(Struct, frozen=True):
    """A request to the other players for an undo."""

    seat: int
    ply: int
    agreed: list[int]  # seats


class Contribution(Struct, frozen=True):
    """A player's contribution to the shuffle."""

    dynasty: Dynasty
    seal: str  # its SHA-256, sent when the player took the seat
    said: str | None  # hexadecimal digits, once revealed


class Shuffle(Struct, frozen=True):
    """The sources of the order of the bag."""

    commitment: str  # SHA-256 of the server's secret, sent before any contribution
    contributions: list[Contribution]
    secret: str | None  # revealed when the game is over
    is_opening: bool  # seats are fixed; each player reveals their contribution with `open`
    version: int  # 2: rules, seating and first player are part of the hash


class Room(Struct, frozen=True, tag="room"):
    """A table and its people; the same for all viewers."""

    game: str
    status: Status
    host: str | None
    preset: str
    options: list[str]
    first: Dynasty | None  # chosen by the host to begin; None if the first player is drawn
    places: list[Place]
    terms: Terms
    present: list[Visitor]  # players and spectators, each once
    shuffle: Shuffle | None
    undo: UndoWish | None
    rematch: str | None  # the table of the rematch
    absent: Absence | None = None


class Said(Struct, frozen=True, tag="said"):
    """A line of a table's chat."""

    number: int
    person: str
    name: str
    text: str
    at: str


class LineRemoved(Struct, frozen=True, tag="line-removed"):
    """A moderator removed a line of the chat."""

    number: int


# --- The table, as its viewer sees it ------------------------------------------------------


class TileOn(Struct, frozen=True):
    """A face-up tile."""

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
    """All pieces on the board; public."""

    tiles: list[TileOn]
    face_down: list[Space]
    treasures: list[Space]
    catastrophes: list[Space]
    leaders: list[LeaderOn]
    monuments: list[MonumentOn]
    buildings: list[BuildingOn]
    wonder: list[Space]  # its five spaces, the centre first; empty if it is not built
    unification: Space | None  # the space under the unification tile, while wars are open
    kingdoms: list[list[Space]]


class SeatInfo(Struct, frozen=True):
    """A seat; hidden values are None unless the viewer may see them."""

    dynasty: Dynasty
    kind: Literal["human", "bot", "open"]
    name: str  # "" if none was given
    level: str | None  # of a bot
    hand_size: int
    supply: list[Colour]  # leaders that are not on the board
    catastrophes: int
    hand: Counts | None
    points: Counts | None
    treasures: int | None


class Taking(Struct, frozen=True):
    """Treasures that a seat would take."""

    seat: int
    count: int
    spaces: list[Space]  # from where; more than `count` if the seat chooses


class Defeat(Struct, frozen=True, omit_defaults=True):
    """The consequences if one side loses a conflict."""

    prize: int  # points that the other side gains
    leaving: list[Space] = []  # tiles that leave the board
    treasures: Taking | None = None
    ends_game: bool = False  # the game would end with this turn


class Side(Struct, frozen=True):
    """One side of a conflict."""

    seat: int
    space: Space  # where its leader stands
    strength: int  # on the board
    supporters: list[Space]  # the tiles that count
    committed: int | None  # from hand, once it is known
    defeat: Defeat  # what follows if this side loses


class Conflict(Struct, frozen=True):
    """A revolt or a war."""

    kind: ConflictKind
    colour: Colour  # of the leaders
    tile: Colour  # of the tiles that count
    attacker: Side
    defender: Side


class Decision(Struct, frozen=True):
    """The open decision."""

    seat: int
    kind: DecisionKind
    actions_left: int
    conflict: Conflict | None  # in which tiles are being committed
    wars: list[Conflict]  # open wars: to choose from, or waiting behind the conflict
    choices: Choices | None  # the legal moves, if the viewer decides


class Standing(Struct, frozen=True):
    """A line of the final ranking."""

    seat: int
    points: Counts  # with treasures placed where they help most
    plain: Counts  # without
    ascending: Counts  # `points` in ascending order, as they are compared
    treasures: int
    place: int  # from 1; tied seats share a place


class Table(Struct, frozen=True, tag="table"):
    """The whole table as one viewer sees it."""

    game: str
    entry: int  # number of entries (moves and undos) so far; orders all messages
    ply: int  # number of moves on the current line
    viewer: int | None  # the seat it is viewed from; None for a spectator
    preset: str
    options: list[str]
    board_name: BoardName
    seats: list[SeatInfo]
    active: int  # the seat whose turn it is
    turn: int  # counted from 1
    board: Board
    decision: Decision | None  # None when the game is over
    bag: int | None  # number of tiles, if public
    clocks: list[float] | None  # seconds left for each seat; the clock of the deciding seat runs
    undo_to: list[int]  # plies to which the viewer may undo, the latest first
    ended: Ending | None
    ranking: list[Standing]  # when the game is over, best first


class BoardChange(Struct, frozen=True, omit_defaults=True):
    """The changes of a move on the board; omitted fields are unchanged."""

    tiles: list[TileOn] = []  # placed
    tiles_gone: list[Space] = []  # removed or turned face down
    leaders: list[LeaderOn] = []  # placed, moved, or with a changed strength
    leaders_gone: list[tuple[int, Colour]] = []  # by seat and colour
    face_down: list[Space] | UnsetType = UNSET
    treasures: list[Space] | UnsetType = UNSET
    catastrophes: list[Space] | UnsetType = UNSET
    monuments: list[MonumentOn] | UnsetType = UNSET
    buildings: list[BuildingOn] | UnsetType = UNSET
    wonder: list[Space] | UnsetType = UNSET
    unification: Space | UnsetType | None = UNSET
    kingdoms: list[int | list[Space]] | UnsetType = (
        UNSET  # a number stands for the kingdom at this index before the move
    )


class SeatCounts(Struct, frozen=True):
    """The public counts of a seat whose counts changed."""

    seat: int
    hand_size: int
    supply: list[Colour]
    catastrophes: int


class SeatSecrets(Struct, frozen=True):
    """Hidden values of a seat that the viewer may see."""

    seat: int
    hand: Counts | None
    points: Counts | None
    treasures: int | None


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A text by its id in the Fluent files, with its arguments."""

    text: str
    args: dict[str, "Argument"] = {}


Argument = str | int | list[str | Phrase]  # a list is said as one: F4, F5 and F6


class Gain(Struct, frozen=True):
    """Points that a move scores immediately."""

    seat: int
    colour: Colour
    amount: int


class Line(Phrase, frozen=True, omit_defaults=True):
    """A line of the log. The arguments `space` and `spaces` name spaces of the board."""

    seat: int | None = None  # the subject of the text, which does not name it
    gains: list[Gain] = []  # points to show at the end of the line
    is_heading: bool = False  # of a turn


class Step(Struct, frozen=True, tag="step", omit_defaults=True):
    """One move: its events and what it changed, as the viewer sees them.

    It applies to the table at `entry - 1`; all other fields of that table are unchanged.
    """

    viewer: int | None
    entry: int
    ply: int
    turn: int
    active: int
    seat: int  # that made the move
    kind: DecisionKind  # of the decision that the move answered
    events: list[Event]
    lines: list[Line]  # the events as the log says them
    board: BoardChange
    decision: Decision | None
    seats: list[SeatCounts] = []
    secrets: list[SeatSecrets] = []
    bag: int | None = None
    clocks: list[float] | None = None
    undo_to: list[int] = []
    ended: Ending | None = None
    ranking: list[Standing] = []


class Missed(Struct, frozen=True, tag="missed"):
    """The table at an earlier entry, and the steps from there to the present."""

    table: Table
    steps: list[Step]


class Undone(Struct, frozen=True, tag="undone"):
    """The table after an undo."""

    seat: int
    table: Table


# --- Previews and hints ------------------------------------------------------------------------


class ExpectedGain(Struct, frozen=True):
    """Points that a move would score immediately."""

    seat: int
    colour: Colour
    amount: int
    leader: Colour  # that scores them: the king where it stands in for another


class LeaderLost(Struct, frozen=True):
    """A leader that would return to its owner, because it lost its temples or a conflict."""

    seat: int
    colour: Colour
    space: Space


class Earner(Struct, frozen=True):
    """A leader that a new monument would pay at the end of each of its owner's turns."""

    seat: int
    colour: Colour


class Preview(Struct, frozen=True, omit_defaults=True):
    """The consequences of a legal move, as far as they are public before it is made."""

    move: Move
    gains: list[ExpectedGain] = []
    conflicts: list[Conflict] = []  # in the order of their colours
    order: bool = False  # the viewer chooses the order of wars
    unites: bool = False
    touched: list[list[Space]] = []  # the kingdoms that it would unite or change
    monuments: list[MonumentName] = []  # that could be built after it
    wonder: bool = False
    building: Colour | None = None  # the building that could be placed or moved
    treasures: Taking | None = None
    removed: list[Space] = []  # tiles that would leave the board
    leaders_lost: list[LeaderLost] = []
    splits: bool = False  # it would divide a kingdom
    ends_game: bool = False  # the game would end with this turn
    scores: list[Colour] = []  # tiles that a leader would score there, if no revolt begins
    income: int = 0  # points that monuments would then bring it each turn
    earners: list[Earner] | None = None  # by seat and colour; of a monument only


class Previews(Struct, frozen=True, tag="previews"):
    """Previews of all moves of the open decision that have consequences."""

    entry: int
    previews: list[Preview]


PlacementType = Literal[
    "place-tile", "position-leader", "play-catastrophe", "place-building", "leave-treasure"
]


class RefusedPlacement(Struct, frozen=True, omit_defaults=True):
    """Spaces where a piece of the open decision cannot go, all for the same reason."""

    move: PlacementType
    rule: str
    why: Why
    spaces: list[Space]
    colour: Colour | None = None  # of the piece


class Refusals(Struct, frozen=True, tag="refusals"):
    """Why pieces of the open decision cannot go where they are not legal."""

    entry: int
    placements: list[RefusedPlacement]


class Advice(Struct, frozen=True):
    """A move that a bot recommends."""

    move: Move
    value: float
    reason: str  # in the language of the request


class Hint(Struct, frozen=True, tag="hint"):
    """Moves that a bot recommends, from what the viewer can see."""

    entry: int
    moves: list[Advice]  # best first
    win: list[float]  # each seat's probability of winning


class Focus(Struct, frozen=True, tag="focus"):
    """A sentence on the open decision, from the viewer's view."""

    entry: int
    text: str  # in the language of the request


class Opinion(Struct, frozen=True, tag="opinion"):
    """The coach's opinion of a move before it is made, from the viewer's view."""

    entry: int
    remark: Literal["none", "warning", "praise"]
    chance: float  # of the viewer to win, with the move
    best_chance: float  # with the best move
    reason: str  # for or against the move, in the language of the request
    best: Move | None  # of a warning
    best_reason: str
