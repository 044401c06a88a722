"""The seats of a table, and the people around it."""

from dataclasses import dataclass

from shedu.play import seats


@dataclass(frozen=True)
class Seat(seats.Seat):
    """A seat of a game, with the person who plays it."""

    person: str | None = None  # None for a bot, an open seat, or the people at one machine
    left: str | None = None  # the person who gave the seat to a bot and may take it back
    left_turn: int | None = None  # the turn in which the bot took over
    is_returning: bool = False  # the person gets the seat back at their next turn
    has_account: bool = False  # the person had an account when the game started
    is_forfeit: bool = False  # the account that played here was deleted or banned during the game

    @property
    def owner(self) -> str | None:
        """The person who plays the seat, or who may take it back from a bot."""
        return self.person or self.left

    @property
    def is_only_bot(self) -> bool:
        return self.is_bot and self.left is None


@dataclass(frozen=True)
class Visitor:
    """A person who views a table."""

    person: str
    name: str
    is_away: bool = False  # the table is open in a page that is not visible


@dataclass(frozen=True)
class Absence:
    """The player whose decision the others wait for is not at the table."""

    seat: int
    wait_s: float  # until another player may give the seat to a bot


@dataclass(frozen=True)
class UndoRequest:
    """A seat asks the other players to return to a ply."""

    seat: int
    ply: int
    agreed: tuple[int, ...]  # seats
