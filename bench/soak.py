"""Faults: people play over sockets while what serves them is killed again and again; then all is counted.

Every acknowledged move must be there, once, in order; every game must be finished; nobody may need more than
what a browser does by itself: connect again, look, and say again what was not answered.
"""

import argparse
import asyncio
import contextlib
import json
import math
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Protocol

import pytest

from bench.crowd import Pair
from bench.seat import Ledger, Seat
from bench.serving import Server, cluster, prepare
from bench.tally import count
from shedu.server.settings import Settings

GAMES = 50  # that are played at any time
SECONDS = 300.0
PAUSE = (2.0, 6.0)  # seconds between two kills
AWAY = (0.1, 2.0)  # seconds until a supervisor starts again what has ended
SHORTEST = 30.0  # seconds that a game takes at least
ENDING = 90.0  # seconds without a move after which games cannot be finished
STARTS = 10  # tries of a supervisor
SHOWN = 20  # violations that are named
Say = Callable[[str], None]


class Running(Protocol):
    """What can be started and end."""

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""

    def start(self) -> None:
        """Start it again."""


@dataclass
class Victim:
    """What is killed, and started again by a supervisor."""

    name: str
    program: Running
    kill: Callable[[], None]


@dataclass
class SetUp:
    """Servers and all they need, running."""

    url: str  # of the database
    servers: list[Server]  # the seats of a table sit at one after the other
    victims: list[Victim]
    pairs: list[Pair]
    logs: list[Path]


@dataclass
class Soak:
    """Some minutes of faults."""

    say: Say
    setup: SetUp
    games: int
    seconds: float
    ledger: Ledger = field(default_factory=Ledger)
    kills: Counter[str] = field(default_factory=Counter)
    tables: list[tuple[Seat, Seat]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.begun = time.monotonic()
        self._is_calm = asyncio.Event()
        self._hands = asyncio.Lock()  # one thing is killed or started at a time
        self._rng = random.Random(1)

    async def run(self) -> None:
        """Kill the victims in turn while everybody plays, then let the games be finished."""
        self.begun = time.monotonic()
        playing = asyncio.gather(*(self._play(table) for table in range(self.games)))
        async with self._supervised():
            for victim in cycle(self.setup.victims):
                await asyncio.sleep(self._rng.uniform(*PAUSE))
                if playing.done() or time.monotonic() > self.begun + self.seconds:
                    break
                await self._kill(victim)
            # The bus last: a process that starts after it would read what the others have missed.
            await self._kill(self.setup.victims[-1])
            self._is_calm.set()
            self._tell("nothing is killed any more, the games are finished")
            while not playing.done():
                before = self.ledger.acknowledged
                await asyncio.wait({playing}, timeout=ENDING)
                if not playing.done() and self.ledger.acknowledged == before:
                    left = len(self.tables) - self.finished
                    self.ledger.violations.append(f"{left} games cannot be finished")
                    playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing

    @property
    def finished(self) -> int:
        """How many games both seats have seen to the end."""
        return sum(first.is_over and second.is_over for first, second in self.tables)

    async def _play(self, table: int) -> None:
        """One game after the other."""
        servers = self.setup.servers
        for pair in self.setup.pairs[table :: self.games]:
            if self._is_calm.is_set():
                break
            first, second = (
                Seat(pair, seat, servers[seat % len(servers)], self._is_calm, self.ledger) for seat in (0, 1)
            )
            self.tables.append((first, second))
            await asyncio.gather(first.play(), second.play())

    async def _kill(self, victim: Victim) -> None:
        async with self._hands:
            begun = time.monotonic()
            await asyncio.to_thread(victim.kill)
            self.kills[victim.name] += 1
            await asyncio.sleep(self._rng.uniform(*AWAY))
            await self._start(victim)
        self._tell(f"{victim.name} was killed, away for {time.monotonic() - begun:.1f} s")

    async def _start(self, victim: Victim) -> None:
        """Until it runs, as a supervisor does."""
        for _ in range(STARTS):
            try:
                return await asyncio.to_thread(victim.program.start)
            except ChildProcessError as error:
                self.ledger.violations.append(f"{victim.name} does not start: {error}")
                await asyncio.sleep(1)
        raise RuntimeError(self.ledger.violations[-1])

    @contextlib.asynccontextmanager
    async def _supervised(self) -> AsyncIterator[None]:
        """Nothing ends by itself; if it does, it is noted, and started again."""

        async def watch() -> None:
            while True:
                await asyncio.sleep(0.5)
                async with self._hands:
                    for victim in self.setup.victims:
                        if not victim.program.is_running:
                            self.ledger.violations.append(f"{victim.name} has ended by itself")
                            await self._start(victim)

        watching = asyncio.create_task(watch())
        try:
            yield
        finally:
            async with self._hands:  # what is being started is there before it is stopped
                watching.cancel()

    def _tell(self, what: str) -> None:
        ledger = self.ledger
        self.say(
            f"{time.monotonic() - self.begun:4.0f} s  {what}; {ledger.acknowledged:,} moves acknowledged, "
            f"{ledger.reconnects:,} reconnects"
            + (f", {len(ledger.violations)} violations" if ledger.violations else "")
        )


@contextlib.contextmanager
def one_process(pairs: int) -> Iterator[SetUp]:
    """A process on SQLite."""
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        settings = Settings(data=data, online=True)
        prepared = prepare(settings, pairs, 0)
        server = Server(str(data), log=data / "log")
        stack.callback(server.stop)
        victims = [Victim("the process", server, server.kill)]
        yield SetUp(settings.url, [server], victims, prepared, [server.log])


@contextlib.contextmanager
def two_processes(pairs: int) -> Iterator[SetUp]:
    """Two processes on PostgreSQL and Redis or Valkey, with one seat of each table at each."""
    with cluster(pairs, 0) as made:
        one, two = made.servers
        victims = [
            Victim("process one", one, one.kill),
            Victim("process two", two, two.kill),
            Victim("PostgreSQL", made.database, partial(made.database.kill, signal.SIGKILL)),
            Victim("Redis", made.bus, made.bus.kill),
        ]
        logs = [server.log for server in made.servers]
        yield SetUp(made.settings.url, made.servers, victims, made.pairs, logs)


SET_UPS: dict[str, tuple[str, Callable[[int], AbstractContextManager[SetUp]]]] = {
    "one": ("one process on SQLite", one_process),
    "several": ("two processes on PostgreSQL and Redis", two_processes),
}


def soak(say: Say, name: str, games: int, seconds: float) -> bool:
    """Whether a set-up stands the faults."""
    title, make = SET_UPS[name]
    say(f"{title}: {games} games at a time, {seconds:.0f} s")
    try:
        with make(games * (1 + math.ceil(seconds / SHORTEST))) as setup:

            async def run() -> Soak:
                soaking = Soak(lambda line: say(f"  {line}"), setup, games, seconds)
                await soaking.run()
                return soaking

            done = asyncio.run(run())
            entries, faults = count(setup.url, done.tables)
            errors = _errors(setup.logs)
    except pytest.skip.Exception as error:
        say(f"it cannot be tried: {error}")
        return False
    ledger = done.ledger
    violations = ledger.violations + faults
    killed = ", ".join(f"{what} {times}" for what, times in done.kills.items())
    for figure, value in {
        "kills": f"{done.kills.total()} ({killed})",
        "games": f"{len(done.tables):,}, of them finished {done.finished:,}",
        "moves stored": f"{entries:,}",
        "moves acknowledged": f"{ledger.acknowledged:,}",
        "moves said again": f"{ledger.repeated:,}",
        "refused as stale": f"{ledger.stale:,}",
        "reconnects": f"{ledger.reconnects:,}",
        "longest wait": f"{ledger.longest:.1f} s",
        "errors in the logs": ", ".join(f"{what} {times}" for what, times in errors.items()) or "none",
        "violations": f"{len(violations):,}",
    }.items():
        say(f"  {figure:20}{value}")
    for violation in violations[:SHOWN]:
        say(f"  violated: {violation}")
    return not violations


def _errors(logs: list[Path]) -> Counter[str]:
    """What the servers themselves call errors."""
    found: Counter[str] = Counter()
    for log in logs:
        for line in log.read_text("utf-8", "replace").splitlines():
            with contextlib.suppress(ValueError, AttributeError):
                said = json.loads(line)
                if said.get("level") in ("error", "critical"):
                    found[f"{said.get('event')} ({said.get('error', '')})"] += 1
    return found


def main() -> None:
    """`python -m bench.soak`."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description="Faults, while people play.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of faults, in each set-up")
    parser.add_argument("--games", type=int, default=GAMES, help="that are played at any time")
    parser.add_argument("--only", choices=SET_UPS, help="this set-up alone")
    wanted = parser.parse_args()

    def say(line: str) -> None:
        print(line, flush=True)  # noqa: T201

    names = [wanted.only] if wanted.only else list(SET_UPS)
    held = {name: soak(say, name, wanted.games, wanted.seconds) for name in names}
    for name, is_held in held.items():
        say(f"{SET_UPS[name][0]}: {'held' if is_held else 'NOT HELD'}")
    if not all(held.values()):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
