"""Messages of the web socket of a table."""

from msgspec import Struct

from shedu.server.errors import Code
from shedu.server.wire.messages.bounds import Digest, Entry, Prose, SeatNumber, Word
from shedu.server.wire.messages.game import Dynasty, Move
from shedu.server.wire.messages.table import (
    Focus,
    Hint,
    Line,
    LineRemoved,
    Missed,
    Opinion,
    Previews,
    Refusals,
    Room,
    Said,
    Step,
    Table,
    Undone,
)

# --- From the server ---------------------------------------------------------------------------


class Thinking(Struct, frozen=True, tag="thinking"):
    """A bot started to think."""

    seat: int


class Past(Struct, frozen=True):
    """A past move, as the viewer saw it."""

    ply: int  # number of moves on the line, this one included
    turn: int
    seat: int
    lines: list[Line]


class Log(Struct, frozen=True, tag="log"):
    """All moves on the current line, the first one first."""

    entry: int
    past: list[Past]


class Refused(Struct, frozen=True, tag="refused"):
    """A rejected message; nothing has changed."""

    reason: str  # in English, for developers
    code: Code
    rule: str | None = None  # R5.2
    entry: int | None = None


class YourTurn(Struct, frozen=True, tag="your-turn"):
    """The person has to decide at a table that they are not viewing."""

    game: str
    others: list[str]  # names of the other players
    deadline: float | None  # when the clock reaches zero, in seconds since 1970


FromServer = (
    Table
    | Step
    | Undone
    | Missed
    | Previews
    | Refusals
    | Hint
    | Focus
    | Opinion
    | Thinking
    | Log
    | Refused
    | Room
    | Said
    | LineRemoved
    | YourTurn
)


# --- From the browser --------------------------------------------------------------------------


class Look(Struct, frozen=True, tag="look"):
    """View the table from a seat, or as a spectator (None).

    With `since`, the table at that entry and the steps after it are sent, if there are not too many.
    """

    seat: SeatNumber | None = None
    since: Entry | None = None


class Play(Struct, frozen=True, tag="play"):
    """Make a move; `entry` is that of the table for which it was chosen."""

    entry: Entry
    move: Move


class Undo(Struct, frozen=True, tag="undo"):
    """Undo to a ply of `undo_to`."""

    entry: Entry
    ply: Entry


class AskPreviews(Struct, frozen=True, tag="ask-previews"):
    """Request previews of the open decision."""

    entry: Entry


class AskRefusals(Struct, frozen=True, tag="ask-refusals"):
    """Request the reasons why pieces of the open decision cannot go to a space."""

    entry: Entry


class AskHint(Struct, frozen=True, tag="ask-hint"):
    """Request a hint of a bot of a level, with reasons in a language of the catalogue."""

    entry: Entry
    level: Word = "skilled"
    language: Word = "en"


class AskFocus(Struct, frozen=True, tag="ask-focus"):
    """Request what matters in the open decision, in a language of the catalogue; against bots only."""

    entry: Entry
    language: Word = "en"


class AskOpinion(Struct, frozen=True, tag="ask-opinion"):
    """Request the coach's opinion of a move of the open decision; against bots only."""

    entry: Entry
    move: Move
    language: Word = "en"


class AskLog(Struct, frozen=True, tag="ask-log"):
    """Request all past moves."""


class Sit(Struct, frozen=True, tag="sit"):
    """Take an open seat before the game, or change the dynasty of one's seat."""

    seat: SeatNumber
    dynasty: Dynasty | None = None
    seal: Digest = ""  # SHA-256 of the person's contribution to the shuffle; empty without one


class Stand(Struct, frozen=True, tag="stand"):
    """Leave a seat before the game."""

    seat: SeatNumber


class Start(Struct, frozen=True, tag="start"):
    """Start, as the host, once all contributions are revealed; open seats go to bots of this level.

    `without` starts without missing contributions; any player may send it, some seconds after the start.
    """

    level: Word = "skilled"
    without: bool = False


class Open(Struct, frozen=True, tag="open"):
    """Reveal one's contribution to the shuffle: 16 to 64 hexadecimal digits."""

    contribution: Digest


class Leave(Struct, frozen=True, tag="leave"):
    """Leave a seat to a bot of a level."""

    seat: SeatNumber
    level: Word = "skilled"


class ComeBack(Struct, frozen=True, tag="come-back"):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class ReplaceAbsent(Struct, frozen=True, tag="replace-absent"):
    """Give the seat of an absent player to a bot, once `absent` of the room has no wait left."""

    seat: SeatNumber


class AskUndo(Struct, frozen=True, tag="ask-undo"):
    """Ask the other players for an undo beyond hidden information; None withdraws the request."""

    entry: Entry
    ply: Entry | None


class AnswerUndo(Struct, frozen=True, tag="answer-undo"):
    """Accept or reject the undo request of another player."""

    entry: Entry
    agrees: bool


class Say(Struct, frozen=True, tag="say"):
    """Send a chat line."""

    text: Prose


class Away(Struct, frozen=True, tag="away"):
    """The page moved to the background or foreground; a person away is notified of their turn."""

    is_away: bool


class Rematch(Struct, frozen=True, tag="rematch"):
    """Start a rematch with the same people after the game."""

    seal: Digest = ""


FromBrowser = (
    Look
    | Play
    | Undo
    | AskPreviews
    | AskRefusals
    | AskHint
    | AskFocus
    | AskOpinion
    | AskLog
    | Sit
    | Stand
    | Start
    | Open
    | Leave
    | ComeBack
    | ReplaceAbsent
    | AskUndo
    | AnswerUndo
    | Say
    | Away
    | Rematch
)
