"""A registry with a clock that the test sets, without a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from shedu.engine.moves import parse_move
from shedu.server.cluster.game_time import unlimited
from shedu.server.live.jobs import Workers
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import TableRegistry
from shedu.server.live.service import Service
from shedu.server.people.chat import Chat
from shedu.server.people.people import NewSession, People, Person
from shedu.server.people.session_store import SessionStore
from shedu.server.storage.database import Database
from shedu.server.storage.writer import Writer
from shedu.server.tables import absence
from shedu.server.tables.seats import Seat
from shedu.server.tables.terms import Terms, Wish
from shedu.server.wire import messages as m
from tests.server.moves import legal

SEATS = [Seat("lion"), Seat("bull", "open")]


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def open_registry(folder: Path, clock: Clock) -> AsyncIterator[TableRegistry]:
    """A registry with its database in a folder; leaving the context stops it."""
    writer = Writer(Database(f"sqlite:///{folder / 'tables.sqlite'}"))
    workers = Workers(0, 0.01)
    registry = TableRegistry(
        Service(writer, Chat(writer.database), workers, clock=clock, game_time=unlimited(clock))
    )
    await registry.start()
    try:
        yield registry
    finally:
        registry.stop()
        workers.close()
        await registry.close()
        writer.close()


def person(registry: TableRegistry, name: str) -> Person:
    """A guest; the same name returns the same guest."""
    database, session = registry.writer.database, f"session of {name}"
    known = SessionStore(database).people([session]).get(session)
    return known or People(database).add_guest(name, NewSession(session))


async def meet(registry: TableRegistry, terms: Terms, *people: Person) -> LiveTable:
    """A running game of these people; the first is the host and begins."""
    dynasties = ["lion", "bull", "pot", "archer"]
    seats = [Seat(dynasty, "open") for dynasty in dynasties[: len(people)]]
    seats[0] = Seat("lion")
    wish = Wish(seats, first="lion", terms=terms)
    live = await registry.open((await registry.create(wish, people[0])).id)
    for seat, who in enumerate(people[1:], 1):
        await live.change(lambda roster, who=who, seat=seat: roster.sit(who, seat, None))  # type: ignore[misc]
    await live.change(lambda roster: roster.start(people[0], "random"))
    return live


async def play(live: LiveTable, text: str | None = None) -> None:
    """Make a move for the deciding seat: the given one, or the first that is not a pass."""
    table = live.game
    decision = live.presenter.show(table.decider).decision
    assert decision is not None
    move = text or next(move for move in legal(decision) if move != "pass")
    await live.play(table.decider, table.now.number, parse_move(move))


async def leave(live: LiveTable, who: Person, seat: int, level: str = "random") -> None:
    """Give a seat to a bot."""
    await live.change(lambda roster: absence.leave(roster, live.game, who, seat, level))


async def come_back(live: LiveTable, who: Person, seat: int) -> None:
    """Take a seat back, now or at the next turn."""
    await live.change(lambda roster: absence.come_back(roster, live.game, who, seat))


async def pass_turn(live: LiveTable) -> None:
    """End the current turn."""
    await play(live, "pass")


class Onlooker:
    """A listener that records its messages."""

    def __init__(self, live: LiveTable, who: Person | None, viewer: int | None = None) -> None:
        self.person = who
        self.viewer = viewer
        self.is_away = False
        self.heard: list[bytes] = []
        live.viewers.add(self)

    def send(self, data: bytes) -> None:
        """Record a message."""
        self.heard.append(data)

    def disconnect(self, message: m.Refused) -> None:
        """Fail: the test expects no disconnection."""
        raise AssertionError(message)
