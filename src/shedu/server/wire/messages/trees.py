"""Messages of studies: the tree of a record with variations, edits of it, and studies that are stored."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from shedu.server.wire.messages.bounds import LineMove, Prose, StudyText, WholeStudy, Word
from shedu.server.wire.messages.game import Colour, Counts, Dynasty, MarkColour, MonumentName, Move, Space

Sharing = Literal["private", "read", "write"]
SHARINGS: tuple[Sharing, ...] = ("private", "read", "write")
TreePath = Annotated[list[LineMove], Meta(max_length=1_000)]  # the moves that lead to a position


class MarkOn(Struct, frozen=True):
    """A coloured space."""

    space: Space
    colour: MarkColour


class ArrowOn(Struct, frozen=True):
    """A coloured arrow."""

    tail: Space
    head: Space
    colour: MarkColour


class TreeNode(Struct, frozen=True):
    """A position of a study. Parents come before their children, and siblings in their order."""

    parent: int  # its index in the list; -1 for the start
    move: str  # as a record has it: `lion king F4`; empty for the start
    seat: int | None
    played: Move | None
    comment: str
    marks: list[MarkOn]
    arrows: list[ArrowOn]


class StudyTree(Struct, frozen=True):
    """A record with its variations and notes."""

    title: str
    text: str
    start: str  # the record of the start: positions of the tree are lines from there
    players: list[Dynasty]
    names: list[str]  # by seat; empty if the record has none
    is_over: bool  # the main line ends the game
    nodes: list[TreeNode]


class AddMoves(Struct, frozen=True, tag="add"):
    """Add a line after a position; moves that are there already are kept."""

    path: TreePath
    moves: TreePath


class RemoveMove(Struct, frozen=True, tag="remove"):
    """Remove a position with everything after it."""

    path: TreePath


class MakeMain(Struct, frozen=True, tag="main"):
    """Put the line to a position before its alternatives."""

    path: TreePath


class SetComment(Struct, frozen=True, tag="comment"):
    """Replace the comment `was`; refused if it says something else by now."""

    path: TreePath
    comment: Prose
    was: Prose


class SetMark(Struct, frozen=True, tag="mark"):
    """Mark a space, or remove its mark."""

    path: TreePath
    space: Space
    colour: MarkColour | None


class SetArrow(Struct, frozen=True, tag="arrow"):
    """Draw an arrow, or remove it."""

    path: TreePath
    tail: Space
    head: Space
    colour: MarkColour | None


class SetTitle(Struct, frozen=True, tag="title"):
    """Rename the study."""

    title: Prose


TreeEdit = AddMoves | RemoveMove | MakeMain | SetComment | SetMark | SetArrow | SetTitle
TreeEdits = Annotated[list[TreeEdit], Meta(max_length=50)]


class TreeRequest(Struct, frozen=True):
    """A record, and edits to make in it."""

    text: WholeStudy
    edits: TreeEdits = []


class NewStudy(Struct, frozen=True):
    """A record to store as a study."""

    text: WholeStudy


class StudyEdits(Struct, frozen=True):
    """Edits of a stored study."""

    edits: TreeEdits


class StudySharing(Struct, frozen=True):
    """Access to a study by its link: none for others, reading, or editing together."""

    sharing: Sharing


class StudyReport(Struct, frozen=True):
    """A report of a shared study to the operator."""

    text: Prose


class StudyInfo(Struct, frozen=True):
    """A stored study."""

    id: str
    title: str
    owner: str  # name; empty on one machine
    is_mine: bool
    can_edit: bool
    sharing: Sharing
    version: int
    changed: str


class Study(Struct, frozen=True):
    """A stored study with its tree; without it if the caller has this version."""

    info: StudyInfo
    tree: StudyTree | None


class OwnStudy(Struct, frozen=True):
    """A study in the export of a person's data."""

    id: str
    title: str
    sharing: Sharing
    created: str
    changed: str
    text: str


# The board editor


class LayoutTile(Struct, frozen=True):
    """A tile on the board; without a colour it is face down."""

    space: Space
    colour: Colour | None


class LayoutLeader(Struct, frozen=True):
    """A leader on the board."""

    space: Space
    seat: Annotated[int, Meta(ge=0, le=3)]
    colour: Colour


class LayoutMonument(Struct, frozen=True):
    """A monument, by the top left space of its square."""

    space: Space
    monument: MonumentName


Spaces = Annotated[list[Space], Meta(max_length=176)]
SmallNumber = Annotated[int, Meta(ge=0, le=999)]


class LayoutSeat(Struct, frozen=True):
    """The holdings of a player. Without a hand, six tiles are drawn."""

    hand: Counts | None
    points: Counts
    treasures: SmallNumber
    catastrophes: SmallNumber


class Layout(Struct, frozen=True):
    """A position as the board editor holds it, possible or not."""

    preset: Word
    options: Annotated[list[Word], Meta(max_length=20)]
    players: Annotated[list[Word], Meta(min_length=2, max_length=4)]
    tiles: Annotated[list[LayoutTile], Meta(max_length=176)]
    treasures: Spaces
    catastrophes: Spaces
    leaders: Annotated[list[LayoutLeader], Meta(max_length=16)]
    monuments: Annotated[list[LayoutMonument], Meta(max_length=6)]
    buildings: Spaces  # each stands on a tile of its colour
    wonder: Space | None  # its centre
    seats: Annotated[list[LayoutSeat], Meta(max_length=4)]
    turn: Annotated[int, Meta(ge=0, le=3)]  # a seat
    actions: Annotated[int, Meta(ge=1, le=2)]
    bag: Counts | None = None  # every tile that lies nowhere else
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class LayoutDefect(Struct, frozen=True):
    """Why a position is impossible."""

    text: str
    rule: str
    space: Space | None


class LayoutCheck(Struct, frozen=True):
    """A position of the editor as a record, or its defects."""

    record: str | None
    defects: list[LayoutDefect]


class LayoutRequest(Struct, frozen=True):
    """The position after a line, for the editor."""

    start: StudyText
    line: TreePath = []
