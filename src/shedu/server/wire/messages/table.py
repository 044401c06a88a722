"""A table as somebody is told of it: who sits there, what lies on it, what happened, what could."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

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
)

# --- Who sits where ----------------------------------------------------------------------------

Status = Literal["waiting", "playing", "over", "stopped"]


class NewSeat(Struct, frozen=True):
    """A seat of a game to come: for whoever asks for it, a bot of a level, or whoever comes."""

    dynasty: Dynasty
    kind: Literal["human", "bot", "open"] = "human"
    level: str | None = None
    name: str = ""


class Place(NewSeat, frozen=True):
    """A seat at a table, and who has it."""

    person: str | None = None  # None: a bot's, nobody's, or of whoever is at this machine
    left: str | None = None  # who gave it to a bot and may take it back


class RealTime(Struct, frozen=True, tag="real-time"):
    """A clock for each player."""

    budget: int  # seconds at the start
    increment: int = 0  # seconds more whenever it becomes one's turn to decide


class TurnBased(Struct, frozen=True, tag="turn-based"):
    """So many days from when it becomes one's turn to decide."""

    days: Literal[1, 3, 7]


class Terms(Struct, frozen=True):
    """How people come to a table, and what happens when their time is up."""

    access: Literal["open", "invited"] = "invited"  # shown to everybody, or only to who has the link
    spectators: bool = True
    clock: RealTime | TurnBased | None = None
    timeout: Literal["bot", "stop"] = "bot"  # a bot takes over, or the game is stopped
    level: str = "skilled"  # of bots that take over


class Visitor(Struct, frozen=True):
    """Somebody who is at a table now."""

    person: str
    name: str
    is_away: bool = False  # the table is open, but out of sight


class UndoWish(Struct, frozen=True):
    """A seat asks the others to go back."""

    seat: int
    ply: int
    agreed: list[int]  # seats


class Contribution(Struct, frozen=True):
    """What a player's browser added to the shuffle."""

    dynasty: Dynasty
    seal: str  # SHA-256 of it, told when the player sat down
    said: str | None  # hexadecimal digits, once the seals are opened


class Shuffle(Struct, frozen=True):
    """Where the order of the bag comes from."""

    commitment: str  # SHA-256 of the server's secret, told before anybody adds to it
    contributions: list[Contribution]
    secret: str | None  # told when the game is over
    is_opening: bool  # nobody sits down any more: whoever has sealed something says `open`


class Room(Struct, frozen=True, tag="room"):
    """A table and the people around it, the same for all of them."""

    game: str
    status: Status
    host: str | None
    places: list[Place]
    terms: Terms
    present: list[Visitor]  # players and spectators, each once
    shuffle: Shuffle | None
    undo: UndoWish | None
    rematch: str | None  # the table where these people play again


class Said(Struct, frozen=True, tag="said"):
    """A line of a table's chat."""

    number: int
    person: str
    name: str
    text: str
    at: str


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
    kind: Literal["human", "bot", "open"]
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

    kind: ConflictKind
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
    choices: Choices | None  # the legal moves, if the viewer decides


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
    board_name: BoardName
    seats: list[SeatInfo]
    active: int  # whose turn it is
    turn: int  # counted from 1
    board: Board
    decision: Decision | None  # None when the game is over
    bag: int | None  # tiles in it, where that is open
    clocks: list[float] | None  # seconds left to each seat; that of whoever decides runs
    undo_to: list[int]  # plies the viewer may go back to, the latest first
    ended: Ending | None
    ranking: list[Standing]  # when the game is over, best first


class BoardChange(Struct, frozen=True, omit_defaults=True):
    """What an entry changed on the board; what is left out is as it was."""

    tiles: list[TileOn] = []  # placed
    tiles_gone: list[Space] = []  # removed or turned face down
    leaders: list[LeaderOn] = []  # placed, moved or with another strength
    leaders_gone: list[tuple[int, Colour]] = []  # by seat and colour
    face_down: list[Space] | UnsetType = UNSET
    treasures: list[Space] | UnsetType = UNSET
    catastrophes: list[Space] | UnsetType = UNSET
    monuments: list[MonumentOn] | UnsetType = UNSET
    buildings: list[BuildingOn] | UnsetType = UNSET
    wonder: list[Space] | UnsetType = UNSET
    unification: Space | UnsetType | None = UNSET
    kingdoms: list[int | list[Space]] | UnsetType = UNSET  # a number: the kingdom at this index before


class SeatCounts(Struct, frozen=True):
    """What all see of a seat, where it changed."""

    seat: int
    hand_size: int
    supply: list[Colour]
    catastrophes: int


class SeatSecrets(Struct, frozen=True):
    """What the viewer sees behind a seat's screen."""

    seat: int
    hand: Counts | None
    points: Counts | None
    treasures: int | None


class Step(Struct, frozen=True, tag="step", omit_defaults=True):
    """One move: what happened, and what it changed at the table, as the viewer sees both.

    It follows on the table at `entry - 1`; the other fields of that table stay as they are.
    """

    viewer: int | None
    entry: int
    ply: int
    turn: int
    active: int
    seat: int  # that decided
    kind: DecisionKind  # what was decided
    events: list[Event]
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

    move: Move
    gains: list[Gain] = []
    conflicts: list[Conflict] = []  # in the order of their colours
    order: bool = False  # the viewer picks which war is fought first
    unites: bool = False
    touched: list[list[Space]] = []  # the kingdoms it would join, or the one it would change
    monuments: list[MonumentName] = []  # that could be built
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


class Advice(Struct, frozen=True):
    """A move that a bot considers."""

    move: Move
    value: float
    reason: str  # in the language of the request


class Hint(Struct, frozen=True, tag="hint"):
    """What a bot would do in the viewer's place, from what the viewer can see."""

    entry: int
    moves: list[Advice]  # best first
    win: list[float]  # each seat's chance
