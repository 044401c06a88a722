"""Game time: no jump of the wall clock, no suspension and no restart costs a player time."""

import asyncio
import uuid
from pathlib import Path

import pytest

from shedu.server.cluster.game_time import GameTime
from shedu.server.cluster.heartbeat import HEARTBEAT_INTERVAL_S, Heartbeat
from shedu.server.live.jobs import Workers
from shedu.server.live.registry import TableRegistry
from shedu.server.live.service import Service
from shedu.server.people.chat import Chat
from shedu.server.storage.database import Database
from shedu.server.storage.writer import Writer
from shedu.server.tables.terms import RealTime, Terms
from tests.server.registries import Clock, meet, person
from tests.server.services import Postgres, fresh_database

HOUR_S = 3600.0


class Machine:
    """A monotonic clock and a wall clock."""

    def __init__(self) -> None:
        self.monotonic, self.wall = Clock(), Clock()
        self.monotonic.now = 50.0

    def run(self, seconds: float, *times: GameTime) -> None:
        """Let time pass, second by second, for processes that run."""
        for _ in range(round(seconds)):
            self.suspend(1.0)
            for each in times:
                each()

    def suspend(self, seconds: float) -> None:
        """Let time pass while the processes stand still."""
        self.monotonic.now += seconds
        self.wall.now += seconds

    def time(self) -> GameTime:
        return GameTime(self.monotonic, self.wall)


def test_a_suspended_process_counts_no_time() -> None:
    """The time before and after the suspension counts."""
    machine = Machine()
    time = machine.time()
    start = time()
    machine.run(10, time)
    machine.suspend(63.0)
    assert time() == start + 10
    machine.run(2, time)
    assert time() == start + 12
    assert time.to_wall(time() + 30) == machine.wall.now + 30


@pytest.mark.parametrize("jump", [HOUR_S, -HOUR_S])
def test_the_wall_clock_may_jump(jump: float) -> None:
    machine = Machine()
    time = machine.time()
    start = time()
    machine.wall.now += jump
    machine.run(2, time)
    assert time() == start + 2
    assert time.to_wall(time()) == machine.wall.now


@pytest.mark.parametrize("fault", ["suspended", "forward", "back", "restart"])
def test_no_fault_ends_a_game(tmp_path: Path, fault: str) -> None:
    """With one second left, the player keeps it; then the clock runs out as usual."""
    machine = Machine()

    async def until_fault() -> str:
        async with MachineRegistry(tmp_path, machine) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, Terms(clock=RealTime(60), timeout="stop"), ann, bob)
            machine.run(59, registry.service.game_time)
            match fault:
                case "suspended":
                    machine.suspend(63.0)
                case "forward":
                    machine.wall.now += HOUR_S
                case "back":
                    machine.wall.now -= HOUR_S
            await check(registry, live.id)
            return live.id

    async def check(registry: TableRegistry, game: str) -> None:
        await registry.check_clocks()
        live = await registry.open(game)
        await live.automation.check_clock()
        assert live.roster.status == "playing"
        assert live.timekeeper.left() == [1.0, 60.0]
        assert (await registry.summary(game)).deadline == pytest.approx(machine.wall.now + 1)

    async def after_restart(game: str) -> None:
        async with MachineRegistry(tmp_path, machine) as registry:
            await check(registry, game)
            machine.run(1, registry.service.game_time)
            await registry.check_clocks()
            assert (await registry.summary(game)).status == "stopped"

    game = asyncio.run(until_fault())
    if fault == "restart":
        machine.suspend(9 * HOUR_S)
    else:
        machine.monotonic.now = 7.0  # of a machine that was started again
    asyncio.run(after_restart(game))


class MachineRegistry:
    """A registry on a machine; leaving the context stops it."""

    def __init__(self, folder: Path, machine: Machine) -> None:
        self.writer = Writer(Database(f"sqlite:///{folder / 'tables.sqlite'}"))
        self.bots = Workers(0, 0.01)
        service = Service(self.writer, Chat(self.writer.database), self.bots, clock=machine.wall)
        service.game_time = machine.time()
        self.registry = TableRegistry(service)

    async def __aenter__(self) -> TableRegistry:
        await self.registry.start()
        return self.registry

    async def __aexit__(self, *_: object) -> None:
        self.registry.stop()
        self.bots.close()
        await self.registry.close()
        self.writer.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    server: Postgres = request.getfixturevalue("postgres")
    return Database(fresh_database(server, f"time_{uuid.uuid4().hex}"))


def test_processes_agree_on_the_time(database: Database) -> None:
    """A second process joins the first; one that was suspended catches up."""
    machine = Machine()
    heartbeat = Heartbeat(database, machine.wall)
    first, second = machine.time(), machine.time()
    first.start(heartbeat.join(True))
    machine.run(4, first)
    first.catch_up(heartbeat.beat(first(), True))
    second.start(heartbeat.join(True))
    assert second() == pytest.approx(first(), abs=1)
    for _ in range(4):
        machine.run(HEARTBEAT_INTERVAL_S, first)  # the second is suspended
        first.catch_up(heartbeat.beat(first(), True))
    second.catch_up(heartbeat.beat(second(), True))
    assert second() == pytest.approx(first(), abs=1)
    database.close()


def test_a_jump_of_the_wall_clock_between_heartbeats_costs_at_most_one_interval(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    machine = Machine()
    heartbeat = Heartbeat(database, machine.wall)
    first, second = machine.time(), machine.time()
    for each in (first, second):
        each.start(heartbeat.join(True))
    start = first()
    machine.wall.now += HOUR_S
    for each in (second, first):
        each.catch_up(heartbeat.beat(each(), True))
    assert start <= first() <= start + HEARTBEAT_INTERVAL_S
    assert second() == first()
    machine.wall.now -= 2 * HOUR_S
    first.catch_up(heartbeat.beat(first(), True))
    assert first() <= start + HEARTBEAT_INTERVAL_S
    database.close()
