"""What is said over the web socket of a table."""

from msgspec import Struct

from shedu.server.errors import Code
from shedu.server.wire.messages.game import DecisionKind, Dynasty, Event, Move
from shedu.server.wire.messages.table import (
    Hint,
    Missed,
    Previews,
    Room,
    Said,
    Step,
    Table,
    Undone,
)

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
    code: Code
    rule: str | None = None  # R5.2
    entry: int | None = None


class YourTurn(Struct, frozen=True, tag="your-turn"):
    """It has become one's turn to decide at a table that one does not look at."""

    game: str
    others: list[str]  # who else plays there, by name
    deadline: float | None  # when one's time is up, in seconds since 1970


FromServer = (
    Table | Step | Undone | Missed | Previews | Hint | Thinking | Log | Refused | Room | Said | YourTurn
)


# --- From the browser --------------------------------------------------------------------------


class Look(Struct, frozen=True, tag="look"):
    """Show the table from behind this seat's screen, or as a spectator (None).

    With `since`, the table at that entry and the steps after it are sent, if there are not too many.
    """

    seat: int | None = None
    since: int | None = None


class Play(Struct, frozen=True, tag="play"):
    """Make a move; `entry` is that of the table it was chosen at."""

    entry: int
    move: Move


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


class Sit(Struct, frozen=True, tag="sit"):
    """Take an open seat before the game, or another dynasty where one sits."""

    seat: int
    dynasty: Dynasty | None = None
    seal: str = ""  # SHA-256 of what one will add to the shuffle; empty adds nothing


class Stand(Struct, frozen=True, tag="stand"):
    """Give up a seat before the game."""

    seat: int


class Start(Struct, frozen=True, tag="start"):
    """Begin, as the host, once all seals are opened; open seats go to bots of this level.

    `without` begins with what is opened: whoever sits there may say it, some seconds after the start.
    """

    level: str = "skilled"
    without: bool = False


class Open(Struct, frozen=True, tag="open"):
    """Open one's seal: add to the shuffle what was sealed, 16 to 64 hexadecimal digits."""

    contribution: str


class Leave(Struct, frozen=True, tag="leave"):
    """Give a seat to a bot of a level."""

    seat: int
    level: str = "skilled"


class ComeBack(Struct, frozen=True, tag="come-back"):
    """Take one's seat back from the bot."""

    seat: int


class AskUndo(Struct, frozen=True, tag="ask-undo"):
    """Ask the others to go back to a ply, though something hidden was shown since; None asks no more."""

    entry: int
    ply: int | None


class AnswerUndo(Struct, frozen=True, tag="answer-undo"):
    """Agree with what another asks, or not."""

    entry: int
    agrees: bool


class Say(Struct, frozen=True, tag="say"):
    """Say something to the table."""

    text: str


class Away(Struct, frozen=True, tag="away"):
    """The page is out of sight, or seen again: whoever does not look is told when it is his turn."""

    is_away: bool


class Rematch(Struct, frozen=True, tag="rematch"):
    """Play again with the same people, when the game is over."""

    seal: str = ""


FromBrowser = (
    Look
    | Play
    | Undo
    | AskPreviews
    | AskHint
    | AskLog
    | Sit
    | Stand
    | Start
    | Open
    | Leave
    | ComeBack
    | AskUndo
    | AnswerUndo
    | Say
    | Away
    | Rematch
)
