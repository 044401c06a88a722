"""Fault injection: games are played over sockets, beside slow and hostile clients, while servers, database
and bus are killed, frozen, run out of disk, or have their clocks changed.

Afterwards every acknowledged move must be stored exactly once and in order, and every game must be
finished: none may have ended by its clock. While no fault lasts, 95 of 100 moves must be acknowledged within
0.1 seconds; that needs a machine that does nothing else. Players may only do what the browser client does:
reconnect, look, and repeat unacknowledged moves.
"""

import argparse
import asyncio
import bisect
import contextlib
import json
import math
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest

from bench.crowd import Pair
from bench.faults import (
    Fault,
    Program,
    WallClock,
    away,
    forged,
    frozen,
    full_disk,
    killed,
    locked,
    small_disk,
    stopped,
)
from bench.seat import Ledger, Seat
from bench.serving import Server, cluster, prepare
from bench.tally import count
from shedu.server.settings import Settings
from shedu.server.tables.terms import RealTime, Terms

CONCURRENT_GAMES = 50  # concurrent games
DURATION_S = 900.0
FAULT_INTERVAL_S = (3.0, 9.0)  # seconds between two faults
SETTLING_S = 5.0  # seconds after a fault in which clients reconnect and tables are loaded
MIN_GAME_S = 30.0  # minimum duration of a game in seconds
STUCK_TIMEOUT_S = 90.0  # seconds without a move after which unfinished games count as stuck
MAX_RESTARTS = 10  # restart attempts
MAX_VIOLATIONS_PRINTED = 20  # violations printed
MAX_TRACEBACK_LINES = 20  # printed of each error
MAX_P95_S = 0.1  # of the moves of honest players
DISK_MB = {"one": 256, "several": 768}
MIN_CLOCK_S = 900  # beyond the faults; the clocks of all tables run from the beginning
# Limits are on; every player has an address of their own behind the trusted proxy 127.0.0.1.
SETTINGS = {"limits": "1", "proxies": "127.0.0.1", "bots": "1", "seconds": "0.3"}
BOT = "novice"  # at every second table, in a third seat
Say = Callable[[str], None]


@dataclass
class SetUp:
    """Running servers with their database and bus."""

    url: str  # database URL
    servers: list[Server]  # the seats of a table connect to them in turn
    programs: dict[str, Program]  # to be supervised
    faults: list[Fault]
    last_kill: Fault
    left_out: list[str]  # faults that this machine does not allow
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
    struck: Counter[str] = field(default_factory=Counter)
    disturbed: list[tuple[float, float]] = field(default_factory=list)  # when faults lasted
    tables: list[tuple[Seat, Seat]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.begun = time.monotonic()
        self._is_calm = asyncio.Event()
        self._hands = asyncio.Lock()  # serialises kills and restarts
        self._rng = random.Random(1)

    async def run(self) -> None:
        """Inject faults while games are played, then let the games finish."""
        self.begun = time.monotonic()
        playing = asyncio.gather(*(self._play(table) for table in range(self.games)))
        async with self._supervised():
            faults: list[Fault] = []
            while not playing.done() and time.monotonic() < self.begun + self.seconds:
                await asyncio.sleep(self._rng.uniform(*FAULT_INTERVAL_S))
                if not faults:  # each of them once, in another order each time
                    faults = self._rng.sample(self.setup.faults, len(self.setup.faults))
                await self._inject(faults.pop())
            # Kill the bus last: a process that starts after it would load what the others missed.
            await self._inject(self.setup.last_kill)
            self._is_calm.set()
            self.disturbed.append((time.monotonic(), math.inf))  # from now on players do not think
            self._tell("no more faults, the games are finished")
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

    async def _inject(self, fault: Fault) -> None:
        async with self._hands:
            begun = time.monotonic()
            await asyncio.to_thread(fault.strike)
            self.struck[fault.name] += 1
            await asyncio.sleep(self._rng.uniform(*fault.seconds))
            await self._recover(fault.name, fault.recover)
            self.disturbed.append((begun, time.monotonic() + SETTLING_S))
        self._tell(f"{fault.name} for {time.monotonic() - begun:.1f} s")

    async def _recover(self, name: str, recover: Callable[[], None]) -> None:
        """Try until it succeeds."""
        for _ in range(MAX_RESTARTS):
            try:
                return await asyncio.to_thread(recover)
            except ChildProcessError as error:
                self.ledger.violations.append(f"{name}: it does not start: {error}")
                await asyncio.sleep(1)
        raise RuntimeError(self.ledger.violations[-1])

    def latencies(self) -> list[float]:
        """Seconds of the moves of players who think that no fault overlapped, in order of their size."""
        disturbed = sorted(self.disturbed)
        starts = [begun for begun, _ in disturbed]
        found = []
        for sent, heard in self.ledger.moves:
            before = bisect.bisect_right(starts, heard) - 1
            if before < 0 or disturbed[before][1] < sent:
                found.append(heard - sent)
        return sorted(found)

    @contextlib.asynccontextmanager
    async def _supervised(self) -> AsyncIterator[None]:
        """Restart processes that exit unexpectedly, and record a violation."""

        async def watch() -> None:
            while True:
                await asyncio.sleep(0.5)
                async with self._hands:
                    for name, program in self.setup.programs.items():
                        if not program.is_running:
                            self.ledger.violations.append(f"{name} exited unexpectedly")
                            await self._recover(name, program.start)

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


def _server_faults(name: str, server: Server, clock: WallClock) -> list[Fault]:
    return [
        killed(name, server, server.kill),
        stopped(name, server, server.stop),
        frozen(name, lambda: [server.process.pid]),
        clock.changed(name),
    ]


def _left_out(disk: Path | None) -> list[str]:
    return ["full disks, which need the permission to mount a file system"] if disk is None else []


def _terms(seconds: float) -> Terms:
    """Clocks that outlast the faults. Jumps of the wall clock would end a game that counts them."""
    return Terms(clock=RealTime(MIN_CLOCK_S + math.ceil(seconds), 30), timeout="stop")


@contextlib.contextmanager
def one_process(pairs: int, terms: Terms) -> Iterator[SetUp]:
    """One process on SQLite."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        disk = stack.enter_context(small_disk(DISK_MB["one"]))
        data = disk or folder
        settings = Settings(data=data, online=True)
        prepared = prepare(settings, pairs, 0, terms, BOT)
        clock = WallClock(folder / "clock")
        server = Server(str(data), log=folder / "log", variables=clock.variables, more=SETTINGS)
        stack.callback(server.stop)
        faults = [*_server_faults("the process", server, clock), locked(settings.file)]
        if disk is not None:
            faults.append(full_disk("the process", disk, server))
        yield SetUp(
            settings.url,
            [server],
            {"the process": server},
            faults,
            faults[0],
            _left_out(disk),
            prepared,
            [server.log],
        )


@contextlib.contextmanager
def two_processes(pairs: int, terms: Terms) -> Iterator[SetUp]:
    """Two processes on PostgreSQL and Redis or Valkey, with one seat of each table in each."""
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk(DISK_MB["several"]))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        clocks = [WallClock(folder / f"clock-{number}") for number in (1, 2)]
        variables = [clock.variables for clock in clocks]
        made = stack.enter_context(cluster(pairs, 0, terms, disk, variables, SETTINGS, BOT))
        one, two = made.servers
        database, bus = made.database, made.bus
        bus_killed = killed("Redis", bus, bus.kill)
        faults = [
            *_server_faults("process one", one, clocks[0]),
            *_server_faults("process two", two, clocks[1]),
            killed("PostgreSQL", database, partial(database.kill, signal.SIGKILL)),
            away("PostgreSQL", database, partial(database.kill, signal.SIGKILL)),
            frozen("PostgreSQL", database.pids),
            bus_killed,
            away("Redis", bus, bus.kill),
            frozen("Redis", bus.pids),
            forged(bus.url),
        ]
        if disk is not None:
            faults.append(full_disk("PostgreSQL", disk, database))
        programs: dict[str, Program] = {"process one": one, "process two": two}
        programs |= {"PostgreSQL": database, "Redis": bus}
        logs = [server.log for server in made.servers]
        yield SetUp(
            made.settings.url,
            made.servers,
            programs,
            faults,
            bus_killed,
            _left_out(disk),
            made.pairs,
            logs,
        )


@contextlib.contextmanager
def hostile_clients(servers: list[Server]) -> Iterator[None]:
    """In a process of their own, so that they do not delay the honest players before the server."""
    ports = [str(server.port) for server in servers]
    process = subprocess.Popen([sys.executable, "-m", "bench.hostile", *ports])
    try:
        yield
    finally:
        process.kill()
        process.wait()


SET_UPS: dict[str, tuple[str, Callable[[int, Terms], AbstractContextManager[SetUp]]]] = {
    "one": ("one process on SQLite", one_process),
    "several": ("two processes on PostgreSQL and Redis", two_processes),
}


def soak(say: Say, name: str, games: int, seconds: float) -> bool:
    """Run the faults in one set-up; return whether it passed."""
    title, make = SET_UPS[name]
    say(f"{title}: {games} concurrent games, {seconds:.0f} s")
    try:
        with make(games * (1 + math.ceil(seconds / MIN_GAME_S)), _terms(seconds)) as setup:

            async def run() -> Soak:
                soaking = Soak(lambda line: say(f"  {line}"), setup, games, seconds)
                with hostile_clients(setup.servers):
                    await soaking.run()
                return soaking

            for what in setup.left_out:
                say(f"  left out: {what}")
            done = asyncio.run(run())
            entries, faults = count(setup.url, done.tables)
            errors, tracebacks = _errors(setup.logs)
    except pytest.skip.Exception as error:
        say(f"skipped: {error}")
        return False
    ledger = done.ledger
    violations = ledger.violations + faults
    struck = ", ".join(f"{what} {times}" for what, times in sorted(done.struck.items()))
    latencies = done.latencies()
    p95 = _percentile(latencies, 0.95)
    if p95 > MAX_P95_S:
        violations.append(
            f"95 of 100 moves took {1000 * p95:.0f} ms; expected at most {1000 * MAX_P95_S:.0f}"
        )
    for figure, value in {
        "faults": f"{done.struck.total()} ({struck})",
        "games": f"{len(done.tables):,}, of them finished {done.finished:,}",
        "moves stored": f"{entries:,}",
        "moves acknowledged": f"{ledger.acknowledged:,}",
        "moves repeated": f"{ledger.repeated:,}",
        "refused as stale": f"{ledger.stale:,}",
        "reconnects": f"{ledger.reconnects:,}",
        "longest wait": f"{ledger.longest:.1f} s",
        "undisturbed moves": f"{len(latencies):,}: median {1000 * _percentile(latencies, 0.5):.0f} ms, "
        f"95th percentile {1000 * p95:.0f} ms",
        "errors in the logs": ", ".join(f"{what} {times}" for what, times in errors.items()) or "none",
        "violations": f"{len(violations):,}",
    }.items():
        say(f"  {figure:20}{value}")
    for violation in violations[:MAX_VIOLATIONS_PRINTED]:
        say(f"  violation: {violation}")
    for what, traceback in tracebacks.items():
        say(f"  first traceback of {what}:")
        for line in traceback.splitlines()[-MAX_TRACEBACK_LINES:]:
            say(f"    {line}")
    return not violations


def _percentile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))] if values else math.inf


def _errors(logs: list[Path]) -> tuple[Counter[str], dict[str, str]]:
    """Errors in the servers' logs, and the first traceback of each, because the logs are deleted."""
    found: Counter[str] = Counter()
    tracebacks: dict[str, str] = {}
    for log in logs:
        for line in log.read_text("utf-8", "replace").splitlines():
            with contextlib.suppress(ValueError, AttributeError):
                said = json.loads(line)
                if said.get("level") in ("error", "critical"):
                    cause = said.get("error") or said.get("cause")
                    event = str(said.get("event")).strip()
                    what = f"{event} ({cause})" if cause else event
                    found[what] += 1
                    if traceback := said.get("exception"):
                        tracebacks.setdefault(what, traceback)
    return found, tracebacks


def main() -> None:
    """`python -m bench.soak`."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description="Faults, while people play.")
    parser.add_argument(
        "--seconds", type=float, default=DURATION_S, help="Duration of the faults in each set-up."
    )
    parser.add_argument("--games", type=int, default=CONCURRENT_GAMES, help="Number of concurrent games.")
    parser.add_argument("--only", choices=SET_UPS, help="Run only this set-up.")
    wanted = parser.parse_args()
    # Ended like any other run: the servers, the mounted disk and the hostile clients end as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("terminated"))

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
