"""The interface through which live tables use their server."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from shedu.play.game import Game, Moment
from shedu.server.cluster.bus import Bus, NoBus
from shedu.server.cluster.game_time import GameTime
from shedu.server.cluster.presence import RemotePresence
from shedu.server.live.jobs import Workers
from shedu.server.live.response_cache import ResponseCache
from shedu.server.people.chat import Chat
from shedu.server.people.people import Person
from shedu.server.storage.batching import BatchedReads
from shedu.server.storage.writer import GroupCommit, Writer
from shedu.server.tables.absence import PATIENCE_S
from shedu.server.tables.games import EntryChange, Games, PendingNotice, StoredEntries
from shedu.server.tables.limits import TableLimits
from shedu.server.tables.roster import Roster
from shedu.server.tables.seats import Seat


class TableObserver(Protocol):
    """Observes all tables of this process."""

    def table_changed(self, roster: Roster, is_replay: bool) -> None:
        """An entry was added, or a game has started, ended or stopped."""


class NoticeSocket(Protocol):
    """A socket of a page that a person has open."""

    person: Person | None

    def send(self, data: bytes) -> None:
        """Queue a message."""


class TurnNotifier(Protocol):
    """Notifies people of their turn."""

    def add(self, socket: NoticeSocket) -> None:
        """A page was opened."""

    def remove(self, socket: NoticeSocket) -> None:
        """A page was closed."""

    def notify(self, person: str, roster: Roster, deadline: float | None) -> None:
        """Notify a player who is not viewing the table; the notice is already stored."""

    def deliver(self, person: str, data: bytes) -> None:
        """Send an encoded notice to the person's open pages in this process."""


@dataclass
class Service:
    """The parts of a server that its tables share."""

    writer: Writer
    chat: Chat
    workers: Workers
    bus: Bus = field(default_factory=NoBus)
    clock: Callable[[], float] = time.time  # of the day, for notices and tokens
    game_time: GameTime = field(default_factory=GameTime)  # for clocks and timeouts of tables
    observers: list[TableObserver] = field(default_factory=list)
    notifier: TurnNotifier | None = None
    responses: ResponseCache = field(default_factory=ResponseCache)
    limits: TableLimits | None = None  # None on a server for one machine
    patience_s: float = PATIENCE_S  # with absent players, at tables without clocks
    remote_presence: RemotePresence = field(default_factory=RemotePresence)
    games: Games = field(init=False)
    entries: GroupCommit[EntryChange] = field(init=False)
    stored_entries: BatchedReads[tuple[str, int], StoredEntries] = field(init=False)

    def __post_init__(self) -> None:
        self.games = Games(self.writer.database)
        self.entries = GroupCommit(self.writer, self.games.add_entries)
        self.stored_entries = BatchedReads(self.writer, self.games.entries_after)

    def pending_notice(
        self, roster: Roster, moment: Moment, is_viewing: Callable[[str], bool]
    ) -> PendingNotice | None:
        """The notice to store with an entry, if the next player is not viewing the table."""
        person = None if self.notifier is None else _person_to_notify(roster.seats, moment)
        if person is None or is_viewing(person):
            return None
        if len(roster.people) == 1 and roster.terms.clock is None:
            return None  # a game against bots can wait
        return PendingNotice(person, self.clock())

    def announce(
        self, roster: Roster, game: Game, notice: PendingNotice | None, deadline: float | None
    ) -> None:
        """Notify the observers of a changed game, and the next player if a notice was stored."""
        for observer in self.observers:
            observer.table_changed(roster, game.is_replay)
        if notice is not None and self.notifier is not None:
            wall = None if deadline is None else self.game_time.to_wall(deadline)
            self.notifier.notify(notice.person, roster, wall)


def _person_to_notify(seats: Sequence[Seat], moment: Moment) -> str | None:
    """The person who is to decide next, unless they made the last entry themselves."""
    decision = moment.position.decision
    if decision is None:
        return None
    person = seats[decision.seat].person
    is_own = moment.number > 0 and seats[moment.seat].person == person
    return None if is_own else person
