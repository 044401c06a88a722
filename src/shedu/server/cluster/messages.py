"""The messages on the bus: a tagged union. Every message names the process that sent it."""

from msgspec import Struct

from shedu.server.tables.seats import UndoRequest, Visitor


class EntryStored(Struct, frozen=True, tag="entry"):
    """An entry was added to a game; the database has it."""

    sender: str
    game: str
    number: int


class TableChanged(Struct, frozen=True, tag="table"):
    """The roster of a table changed, or the table was deleted; the database has the details."""

    sender: str
    game: str


class ChatSent(Struct, frozen=True, tag="chat"):
    """A line of chat, encoded for clients."""

    sender: str
    game: str
    data: bytes


class PresenceChanged(Struct, frozen=True, tag="presence"):
    """The visitors of one table at the sender."""

    sender: str
    game: str
    visitors: list[Visitor]


class ProcessPresence(Struct, frozen=True, tag="all-presence"):
    """The visitors of all tables at the sender."""

    sender: str
    tables: dict[str, list[Visitor]]


class UndoRequested(Struct, frozen=True, tag="undo"):
    """The state of an undo request; None if it was withdrawn or rejected."""

    sender: str
    game: str
    entry: int  # at which the request was made
    request: UndoRequest | None


class TurnNotice(Struct, frozen=True, tag="turn"):
    """It is a person's turn at a table they do not view: encoded for their open pages."""

    sender: str
    game: str
    person: str
    data: bytes


class Ping(Struct, frozen=True, tag="ping"):
    """The sender runs."""

    sender: str


class Resync(Struct, frozen=True, tag="resync"):
    """Messages may have been lost: compare all tables with the database."""

    sender: str


TableMessage = EntryStored | TableChanged | ChatSent | PresenceChanged | UndoRequested
BusMessage = TableMessage | ProcessPresence | TurnNotice | Ping | Resync
