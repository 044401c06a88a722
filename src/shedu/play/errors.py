"""Why a game in progress rejects an entry. A rejected entry changes nothing."""

from enum import StrEnum


class PlayError(ValueError):
    """Base class of all rejections by a game in progress."""


class ReadOnlyError(PlayError):
    """The game is an opened record."""

    def __init__(self) -> None:
        super().__init__("This is a record for viewing; no moves can be added to it.")


class StaleEntryError(PlayError):
    """The entry was made for an earlier state of the game."""

    def __init__(self, entry: int, current: int) -> None:
        super().__init__(f"The table has moved on: it is at entry {current}, not {entry}.")


class GameOverError(PlayError):
    """The game is over (R13.2)."""

    def __init__(self) -> None:
        super().__init__("The game is over.")


class NotYourDecisionError(PlayError):
    """Another seat holds the open decision."""

    def __init__(self) -> None:
        super().__init__("It is not this seat's decision.")


class UndoReason(StrEnum):
    """Why a seat cannot undo."""

    NOT_YOUR_TURN = "not-your-turn"
    NOTHING = "nothing"
    DREW = "drew"
    ANSWERED = "answered"
    DECIDING = "deciding"
    BY_BOT = "by-bot"
    NOT_OFFERED = "not-offered"


_UNDO_TEXT = {
    UndoReason.NOT_YOUR_TURN: "You can only undo decisions of your own turn.",
    UndoReason.NOTHING: "There is nothing to undo: your turn has just begun.",
    UndoReason.DREW: "Tiles have been drawn since; hidden information cannot be unseen.",
    UndoReason.ANSWERED: "Another player has decided since.",
    UndoReason.DECIDING: "Another player is deciding and their clock runs. Ask for their consent.",
    UndoReason.BY_BOT: "A bot made this decision while you were away.",
    UndoReason.NOT_OFFERED: "You can only undo your own decisions of this turn, "
    "until something hidden is revealed.",
}


class UndoError(PlayError):
    """The seat cannot go back that far."""

    def __init__(self, reason: UndoReason = UndoReason.NOT_OFFERED) -> None:
        super().__init__(_UNDO_TEXT[reason])
        self.reason = reason
