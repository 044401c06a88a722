"""The connections that view a table, the presence of people at it, and updates of the room."""

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

from shedu.server.background import CoalescedUpdate, UpdateRate
from shedu.server.cluster.bus import Bus
from shedu.server.cluster.messages import PresenceChanged
from shedu.server.cluster.presence import RemotePresence, is_viewing
from shedu.server.errors import Code
from shedu.server.people.people import Person
from shedu.server.tables.seats import Visitor
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

MayView = Callable[[Person | None, int | None], bool]
# Of the room. Visits and absences are cheap to cause; the start of a game stays below the burst of changes.
PRESENCE_UPDATES = UpdateRate(1.0, 4)
ROOM_UPDATES = UpdateRate(4.0, 20)


class Listener(Protocol):
    """A connection that views a table."""

    viewer: int | None  # the seat it views from; None for a spectator
    person: Person | None
    is_away: bool  # the page is not visible

    def send(self, data: bytes) -> None:
        """Queue a message."""

    def disconnect(self, message: m.Refused) -> None:
        """Send a last message and close the connection."""


class Viewers:
    """The connections of this process that view one table."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._listeners

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._listeners))  # a listener that fails is removed while others are served

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, listener: Listener) -> None:
        self._listeners.add(listener)

    def discard(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    def send(self, message: m.FromServer) -> None:
        """Send the same message to all."""
        self.send_data(encode(message))

    def send_data(self, data: bytes) -> None:
        for listener in self:
            listener.send(data)

    def send_each(self, make: Callable[[set[int | None]], Mapping[int | None, bytes]]) -> None:
        """Send each viewer its own message, made once for each seat and for the spectators."""
        listeners = list(self)
        messages = make({listener.viewer for listener in listeners})
        for listener in listeners:
            listener.send(messages[listener.viewer])

    def restrict(self, may_view: MayView) -> None:
        """Move listeners that lost their seat to the spectators; disconnect those that may not watch."""
        for listener in self:
            if not may_view(listener.person, listener.viewer):
                listener.viewer = None
                if not may_view(listener.person, None):
                    reason = "Only players may watch this game."
                    listener.disconnect(m.Refused(reason, Code.NO_SPECTATORS))

    def disconnect(self, message: m.Refused) -> None:
        for listener in self:
            listener.disconnect(message)

    def visitors(self) -> list[Visitor]:
        """The people behind the connections, each once."""
        people: dict[str, Visitor] = {}
        for listener in self._listeners:
            person = listener.person
            if person is not None and person.id and (person.id not in people or not listener.is_away):
                people[person.id] = Visitor(person.id, person.name, listener.is_away)
        return list(people.values())


class Presence:
    """The viewers of a table, through this process or another one."""

    def __init__(self, game: str, viewers: Viewers, remote: RemotePresence, bus: Bus) -> None:
        self._game = game
        self._viewers = viewers
        self._remote = remote
        self._bus = bus
        self._viewing: set[str] = set()
        self._left: dict[str, float] = {}  # when a person stopped viewing the table

    def visitors(self) -> list[Visitor]:
        """The viewers of the table, each once, by name."""
        all_visitors = [*self._viewers.visitors(), *self._remote.visitors(self._game)]
        present = {each.person: each for each in sorted(all_visitors, key=lambda each: not each.is_away)}
        return sorted(present.values(), key=lambda each: (each.name, each.person))

    def is_viewing(self, person: str) -> bool:
        """Whether a person has the table visible in a page."""
        is_here = is_viewing(self._viewers.visitors(), person)
        return is_here or self._remote.is_viewing(self._game, person)

    @property
    def is_watched(self) -> bool:
        """Whether the table is visible in a page of any process."""
        is_here = any(not listener.is_away for listener in self._viewers)
        return is_here or any(not visitor.is_away for visitor in self._remote.visitors(self._game))

    def observe(self, moment: float) -> None:
        """Note arrivals and departures since the last call."""
        viewing = {each.person for each in self.visitors() if not each.is_away}
        for person in self._viewing - viewing:
            self._left[person] = moment
        for person in viewing:
            self._left.pop(person, None)
        self._viewing = viewing

    def left_at(self, person: str) -> float | None:
        """When a person was last seen to stop viewing the table; None if they have not been seen here."""
        return self._left.get(person)

    def publish(self) -> None:
        """Report this process's visitors to the others."""
        if self._bus.is_shared:
            self._bus.publish(PresenceChanged(self._bus.name, self._game, self._viewers.visitors()))


class RoomUpdates:
    """Sends the room to all viewers at once, or after many changes a moment later."""

    def __init__(self, viewers: Viewers, presence: Presence, room: Callable[[], m.Room]) -> None:
        self._viewers = viewers
        self._presence = presence
        self._room = room
        self._changes = CoalescedUpdate(self._send, ROOM_UPDATES)
        self._visits = CoalescedUpdate(self._send_and_publish, PRESENCE_UPDATES)
        self._remote_visits = CoalescedUpdate(self._send, PRESENCE_UPDATES)

    def room_changed(self) -> None:
        self._changes.request()

    def presence_changed(self) -> bool:
        """Publish the visitors to the other processes as well; whether the room was sent at once."""
        return self._visits.request()

    def remote_presence_changed(self) -> None:
        self._remote_visits.request()

    def cancel(self) -> None:
        for update in (self._changes, self._visits, self._remote_visits):
            update.cancel()

    def _send(self) -> None:
        self._viewers.send(self._room())

    def _send_and_publish(self) -> None:
        self._send()
        self._presence.publish()
