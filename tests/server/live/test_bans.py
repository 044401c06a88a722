"""Tables of a person who is banned during a game."""

import asyncio
from pathlib import Path

from shedu.server.admin import Admin
from shedu.server.live.registry import TableRegistry
from shedu.server.people.people import Person
from shedu.server.tables.terms import RealTime, Terms
from tests.server.registries import Clock, come_back, leave, meet, open_registry, person

TERMS = Terms(clock=RealTime(60, 0), level="random")


async def ban(registry: TableRegistry, who: Person) -> None:
    await asyncio.to_thread(Admin(registry.writer.database, "Olga").ban, who.id)
    await registry.apply_admin_commands()


def test_the_bot_of_a_banned_player_keeps_the_seat(tmp_path: Path) -> None:
    """A banned player who had asked for the seat back does not get it at the next turn."""

    async def run() -> None:
        async with open_registry(tmp_path, Clock()) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, TERMS, ann, bob)
            registry.service.workers.close()  # no bot moves
            await leave(live, ann, 0)
            await come_back(live, ann, 0)
            assert live.roster.seats[0].is_returning
            await ban(registry, ann)
            seat = live.roster.seats[0]
            assert (seat.kind, seat.level, seat.owner, seat.is_returning) == ("bot", "random", None, False)

    asyncio.run(run())


def test_no_clock_runs_for_a_banned_player(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, TERMS, ann, bob)
            registry.service.workers.close()
            assert registry.games.overdue(clock.now + 61) == [live.id]
            await ban(registry, ann)
            assert live.timekeeper.deadline is None
            assert registry.games.overdue(clock.now + 61) == []

    asyncio.run(run())
