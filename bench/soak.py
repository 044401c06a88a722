"""Fault injection: games are played over sockets while servers, database and bus are killed repeatedly.

Afterwards every acknowledged move must be stored exactly once and in order, and every game must be finished.
Clients may only do what the browser client does: reconnect, look, and repeat unacknowledged moves.
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

CONCURRENT_GAMES = 50  # concurrent games
DURATION_S = 300.0
KILL_INTERVAL_S = (2.0, 6.0)  # seconds between two kills
RESTART_DELAY_S = (0.1, 2.0)  # seconds until the supervisor restarts a killed process
MIN_GAME_S = 30.0  # minimum duration of a game in seconds
STUCK_TIMEOUT_S = 90.0  # seconds without a move after which unfinished games count as stuck
MAX_RESTARTS = 10  # restart attempts
MAX_VIOLATIONS_PRINTED = 20  # violations printed
Say = Callable[[str], None]


class Running(Protocol):
    """A process that can be started and killed."""

    @property
    def is_running(self) -> bool: ...

    def start(self) -> None: ...


@dataclass
class Victim:
    """A process to kill, and its supervisor."""

    name: str
    program: Running
    kill: Callable[[], None]


@dataclass
class SetUp:
    """Running servers with their database and bus."""

    url: str  # database URL
    servers: list[Server]  # the seats of a table connect to them in turn
    victims: list[Victim]
    pairs: list[Pair]
    logs: list[Path]


@dataclass
class Soak:
    """A run of fault injection."""

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
        self._hands = asyncio.Lock()  # serialises kills and restarts
        self._rng = random.Random(1)

    async def run(self) -> None:
        """Kill the victims in turn while games are played, then let the games finish."""
        self.begun = time.monotonic()
        playing = asyncio.gather(*(self._play(table) for table in range(self.games)))
        async with self._supervised():
            for victim in cycle(self.setup.victims):
                await asyncio.sleep(self._rng.uniform(*KILL_INTERVAL_S))
                if playing.done() or time.monotonic() > self.begun + self.seconds:
                    break
                await self._kill(victim)
            # Kill the bus last: a process that starts after it would load what the others missed.
            await self._kill(self.setup.victims[-1])
            self._is_calm.set()
            self._tell("nothing is killed any more, the games are finished")
            while not playing.done():
                before = self.ledger.acknowledged
                await asyncio.wait({playing}, timeout=STUCK_TIMEOUT_S)
                if not playing.done() and self.ledger.acknowledged == before:
                    left = len(self.tables) - self.finished
                    self.ledger.violations.append(f"{left} games could not be finished")
                    playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing

    @property
    def finished(self) -> int:
        """The number of games that both seats saw to the end."""
        return sum(first.is_over and second.is_over for first, second in self.tables)

    async def _play(self, table: int) -> None:
        """Play one game after another."""
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
            await asyncio.sleep(self._rng.uniform(*RESTART_DELAY_S))
            await self._start(victim)
        self._tell(f"{victim.name} was killed, away for {time.monotonic() - begun:.1f} s")

    async def _start(self, victim: Victim) -> None:
        """Restart a victim until it is running."""
        for _ in range(MAX_RESTARTS):
            try:
                return await asyncio.to_thread(victim.program.start)
            except ChildProcessError as error:
                self.ledger.violations.append(f"{victim.name} does not start: {error}")
                await asyncio.sleep(1)
        raise RuntimeError(self.ledger.violations[-1])

    @contextlib.asynccontextmanager
    async def _supervised(self) -> AsyncIterator[None]:
        """Restart processes that exit unexpectedly, and record a violation."""

        async def watch() -> None:
            while True:
                await asyncio.sleep(0.5)
                async with self._hands:
                    for victim in self.setup.victims:
                        if not victim.program.is_running:
                            self.ledger.violations.append(f"{victim.name} exited unexpectedly")
                            await self._start(victim)

        watching = asyncio.create_task(watch())
        try:
            yield
        finally:
            async with self._hands:  # wait until a process that is starting is ready
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
    """One process on SQLite."""
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
    """Two processes on PostgreSQL and Redis or Valkey, with one seat of each table in each."""
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
    """Run the faults in one set-up; return whether it passed."""
    title, make = SET_UPS[name]
    say(f"{title}: {games} concurrent games, {seconds:.0f} s")
    try:
        with make(games * (1 + math.ceil(seconds / MIN_GAME_S))) as setup:

            async def run() -> Soak:
                soaking = Soak(lambda line: say(f"  {line}"), setup, games, seconds)
                await soaking.run()
                return soaking

            done = asyncio.run(run())
            entries, faults = count(setup.url, done.tables)
            errors = _errors(setup.logs)
    except pytest.skip.Exception as error:
        say(f"skipped: {error}")
        return False
    ledger = done.ledger
    violations = ledger.violations + faults
    killed = ", ".join(f"{what} {times}" for what, times in done.kills.items())
    for figure, value in {
        "kills": f"{done.kills.total()} ({killed})",
        "games": f"{len(done.tables):,}, of them finished {done.finished:,}",
        "moves stored": f"{entries:,}",
        "moves acknowledged": f"{ledger.acknowledged:,}",
        "moves repeated": f"{ledger.repeated:,}",
        "refused as stale": f"{ledger.stale:,}",
        "reconnects": f"{ledger.reconnects:,}",
        "longest wait": f"{ledger.longest:.1f} s",
        "errors in the logs": ", ".join(f"{what} {times}" for what, times in errors.items()) or "none",
        "violations": f"{len(violations):,}",
    }.items():
        say(f"  {figure:20}{value}")
    for violation in violations[:MAX_VIOLATIONS_PRINTED]:
        say(f"  violation: {violation}")
    return not violations


def _errors(logs: list[Path]) -> Counter[str]:
    """Errors in the servers' logs."""
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
    parser.add_argument(
        "--seconds", type=float, default=DURATION_S, help="Duration of the faults in each set-up."
    )
    parser.add_argument("--games", type=int, default=CONCURRENT_GAMES, help="Number of concurrent games.")
    parser.add_argument("--only", choices=SET_UPS, help="Run only this set-up.")
    wanted = parser.parse_args()

    def say(line: str) -> None:
        print(line, flush=True)  # noqa: T201

    names = [wanted.only] if wanted.only else list(SET_UPS)
    held = {name: soak(say, name, wanted.games, wanted.seconds) for name in names}
    for name, is_held in held.items():
        say(f"{SET_UPS[name][0]}: {'passed' if is_held else 'FAILED'}")
    if not all(held.values()):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
