"""A hall with a clock that a test sets, and people in it, without a server around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from shedu.engine.moves import parse_move
from shedu.server.live.bot_workers import Bots
from shedu.server.live.live_table import LiveTable, Service
from shedu.server.live.registry import Hall
from shedu.server.people.chat import Chat
from shedu.server.people.people import People, Person
from shedu.server.storage.database import Storage, Writer
from shedu.server.wire import messages as m
from tests.server.moves import legal

SEATS = [m.NewSeat("lion"), m.NewSeat("bull", "open")]


class Clock:
    """Time as a test wants it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def open_hall(folder: Path, clock: Clock) -> AsyncIterator[Hall]:
    """A hall that keeps its games in a folder; left, it is as if the server had stopped."""
    writer = Writer(Storage(f"sqlite:///{folder / 'tables.sqlite'}"))
    bots = Bots(0, 0.01)
    hall = Hall(Service(writer, Chat(writer.storage), bots, clock=clock))
    await hall.start()
    try:
        yield hall
    finally:
        hall.hush()
        bots.close()
        await hall.close()
        writer.close()


def person(hall: Hall, name: str) -> Person:
    """A guest, who may have been here before."""
    people, session = People(hall.writer.storage), f"session of {name}"
    return people.of_session(session) or people.add_guest(name, session, "")


async def meet(hall: Hall, terms: m.Terms, *people: Person) -> LiveTable:
    """A table at which these people play: the first has made it and begins."""
    dynasties: list[m.Dynasty] = ["lion", "bull", "pot", "archer"]
    seats = [m.NewSeat(dynasty, "open") for dynasty in dynasties[: len(people)]]
    seats[0] = m.NewSeat("lion")
    wish = m.NewGame(seats, first="lion", terms=terms)
    live = await hall.open((await hall.begin(wish, people[0])).id)
    for seat, who in enumerate(people[1:], 1):
        await live.change(lambda gathering, who=who, seat=seat: gathering.sit(who, seat, None))  # type: ignore[misc]
    await live.change(lambda gathering: gathering.start(people[0], "random"))
    return live


async def play(live: LiveTable, text: str | None = None) -> None:
    """Whoever is to decide does: this, or whatever comes first that is no pass."""
    table = live.game
    decision = live.presenter.show(table.decider).decision
    assert decision is not None
    move = text or next(move for move in legal(decision) if move != "pass")
    await live.play(table.decider, table.now.number, parse_move(move))


async def pass_turn(live: LiveTable) -> None:
    """Whoever has the turn ends it."""
    await play(live, "pass")


class Onlooker:
    """Somebody who looks at a table."""

    def __init__(self, live: LiveTable, who: Person | None, viewer: int | None = None) -> None:
        self.person = who
        self.viewer = viewer
        self.is_away = False
        self.heard: list[bytes] = []
        live.listeners.add(self)

    def send(self, data: bytes) -> None:
        """Hear something."""
        self.heard.append(data)

    def leave(self, message: m.Refused) -> None:
        """Nobody sends this one away."""
        raise AssertionError(message)
