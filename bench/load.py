"""Online server under load: thousands of tables, and the same traffic through socket.io for comparison."""

import asyncio
import json
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bench.crowd import Crowd, Pair, connect
from bench.engine import Goal
from bench.serving import Server, cluster, prepare
from shedu.server.settings import Settings
from shedu.server.wire import messages as m

TABLES = 5_000
STEP_BYTES = 5_000  # approximate size of a step in bytes
RATE = 1_000.0
HIGHER_RATES = (1_250.0, 1_500.0, 2_000.0, 2_500.0, 3_000.0)  # tried until one is not held
HIGHER_DURATION_S = 8.0
DURATION_S = 30.0
TABLES_OF_TWO = 1_000  # with one seat in each of two processes
RATE_OF_TWO = 300.0
GOALS = {
    "load.one.p95_ms": Goal(50, is_least=False),
    "load.one.p99_ms": Goal(150, is_least=False),
    "load.one.errors": Goal(0, is_least=False),
    "load.one.memory_mb": Goal(714, is_least=False),
    "load.one.reconnected_s": Goal(20, is_least=False),
    "load.two.p95_ms": Goal(50, is_least=False),
    "load.two.errors": Goal(0, is_least=False),
}


def figures(name: str, latencies: list[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    cut = statistics.quantiles(latencies, n=100)
    return {f"{name}.p{at}_ms": cut[at - 1] * 1000 for at in (50, 95, 99)}


def is_held(result: dict[str, float], name: str) -> bool:
    """Whether latencies are within the goals."""
    return result[f"{name}.p95_ms"] <= 50 and result[f"{name}.p99_ms"] <= 150


async def highest_rate(say: Callable[[str], None], crowd: Crowd, held: float) -> float:
    """The highest rate at which latencies stay within the goals and nothing is refused or late."""
    for rate in HIGHER_RATES:
        crowd.latencies.clear()
        sent, missed = await crowd.play(rate, HIGHER_DURATION_S)
        result = figures("rate", crowd.latencies)
        say(f"{rate:.0f} moves a second: 95 % within {result['rate.p95_ms']:.0f} ms, {missed} not in time")
        if crowd.errors or missed or sent > len(crowd.latencies) or not is_held(result, "rate"):
            break
        held = rate
    return held


async def time_shares(
    say: Callable[[str], None], data: str, server: Server, pairs: list[Pair], rate: float, seconds: float
) -> dict[str, float]:
    """The server's share of time in each part under this load, sampled in a second run; then it is killed."""
    shares = Path(data) / "shares.json"
    server.stop()
    server.shares = shares
    server.start()
    crowd = Crowd([server.address], pairs)
    await crowd.sit_down()
    server.process.send_signal(signal.SIGUSR1)
    await crowd.play(rate, seconds)
    crowd.leave()
    server.stop()
    found = {f"load.one.share.{part}": share for part, share in json.loads(shares.read_text()).items()}
    say("time spent: " + ", ".join(f"{name.rpartition('.')[2]} {share:.0%}" for name, share in found.items()))
    server.shares = None
    server.start()
    server.kill()
    return found


async def one_process(
    say: Callable[[str], None], tables: int, rate: float, seconds: float
) -> dict[str, float]:
    """One process on SQLite."""
    with tempfile.TemporaryDirectory() as data:
        say(f"preparing {tables} tables")
        pairs = prepare(Settings(data=Path(data), online=True), tables)
        server = Server(data)
        try:
            crowd = Crowd([server.address], pairs)
            connected = await crowd.sit_down()
            say(f"{2 * tables} sockets in {connected:.1f} s, {server.memory():.0f} MB")
            before = server.cpu()
            sent, missed = await crowd.play(rate, seconds)
            used = server.cpu() - before
            say(f"{sent} moves sent, {missed} not in time, {len(crowd.latencies)} received")
            result = figures("load.one", crowd.latencies)
            errors, received = list(crowd.errors), len(crowd.latencies)
            if errors:
                say(f"first error: {errors[0][:200]}")
            memory = server.memory()
            highest = rate if is_held(result, "load.one") and not errors and not missed else 0.0
            if highest:
                highest = await highest_rate(say, crowd, rate)
            crowd.leave()
            shares = await time_shares(say, data, server, pairs, rate, min(seconds, HIGHER_DURATION_S))
            start = time.perf_counter()
            server.start()
            crowd = Crowd([server.address], pairs)
            await crowd.sit_down()
            reconnected = time.perf_counter() - start
            crowd.leave()
        finally:
            server.stop()
    return {
        **result,
        **shares,
        "load.one.highest_rate": highest,
        "load.one.moves_per_s": received / seconds,
        "load.one.cpu": used / seconds,
        "load.one.cpu_ms_per_move": used / max(received, 1) * 1000,
        "load.one.errors": float(len(errors) + missed + (sent - received)),
        "load.one.memory_mb": memory,
        "load.one.connected_s": connected,
        "load.one.reconnected_s": reconnected,
    }


async def two_processes(
    say: Callable[[str], None], tables: int, rate: float, seconds: float
) -> dict[str, float]:
    """Two processes on PostgreSQL and Redis, each with one seat of every table."""
    say(f"preparing {tables} tables on PostgreSQL")
    with cluster(tables) as made:
        crowd = Crowd([server.address for server in made.servers], made.pairs)
        connected = await crowd.sit_down()
        say(f"{2 * tables} sockets in {connected:.1f} s")
        before = sum(server.cpu() for server in made.servers)
        sent, missed = await crowd.play(rate, seconds)
        used = sum(server.cpu() for server in made.servers) - before
        say(f"{sent} moves sent, {missed} not in time, {len(crowd.latencies)} received")
        if crowd.errors:
            say(f"first error: {crowd.errors[0][:200]}")
        errors = len(crowd.errors) + missed + (sent - len(crowd.latencies))
        memory = max(server.memory() for server in made.servers)
        crowd.leave()
    return {
        **figures("load.two", crowd.latencies),
        "load.two.moves_per_s": len(crowd.latencies) / seconds,
        "load.two.cpu": used / seconds,
        "load.two.errors": float(errors),
        "load.two.memory_mb": memory,
        "load.two.connected_s": connected,
    }


class Outside(Crowd):
    """The same load on a bare socket.io server."""

    PATH = "/socket.io/?EIO=4&transport=websocket"

    def _hear(self, pair: Pair, seat: int) -> Callable[[bytes], None]:
        def hear(data: bytes) -> None:
            browser = pair.browsers[seat]
            assert browser is not None
            if data.startswith(b"0"):
                browser.send(b"40")
            elif data.startswith(b"40"):
                browser.send(b"42" + msgspec.json.encode(["look", pair.game]))
            elif data == b"2":
                browser.send(b"3")
            elif data.startswith(b'42["table"'):
                self.looking += 1
                pair.entry, pair.choices = 0, m.Choices(can_pass=True)
            elif data.startswith(b'42["step"'):
                entry = int(data[10 : data.index(b",", 10)])
                if pair.sent is not None and pair.awaited == (seat, entry):
                    self.latencies.append(time.perf_counter() - pair.sent)
                    pair.sent, pair.entry, pair.mover = None, entry, seat
                    pair.choices = m.Choices(can_pass=True)

        return hear

    async def sit_down(self, at_once: int = 200) -> float:
        """Connect all players; each joins its table when the server is ready."""
        start = time.perf_counter()
        self.looking = 0
        free = asyncio.Semaphore(at_once)

        async def sit(pair: Pair, seat: int) -> None:
            waiting: list[bytes] = []
            async with free:
                browser = await connect(self.addresses[0], self.PATH, "", waiting.append)
            pair.browsers[seat] = browser
            browser.hear = self._hear(pair, seat)
            for data in waiting:
                browser.hear(data)

        await asyncio.gather(*(sit(pair, seat) for pair in self.pairs for seat in (0, 1)))
        while self.looking < 2 * len(self.pairs):
            await asyncio.sleep(0.05)
        return time.perf_counter() - start

    def _move(self, pair: Pair) -> None:
        browser = pair.browsers[pair.mover]
        assert browser is not None
        pair.choices = None
        pair.awaited = (1 - pair.mover, pair.entry + 1)
        pair.sent = time.perf_counter()
        browser.send(b"42" + msgspec.json.encode(["play", pair.game, pair.entry + 1]))


async def outside(say: Callable[[str], None], tables: int, rate: float, seconds: float) -> dict[str, float]:
    """Measure the socket.io server, which stores nothing."""
    server = subprocess.Popen(
        ["node", str(Path(__file__).with_name("outside.mjs")), str(STEP_BYTES)],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        port = int(server.stdout.readline())
        pairs = [Pair(f"t{number}", ("", ""), random.Random(number)) for number in range(tables)]
        crowd = Outside([("127.0.0.1", port)], pairs)
        connected = await crowd.sit_down()
        say(f"socket.io: {2 * tables} sockets in {connected:.1f} s")
        sent, missed = await crowd.play(rate, seconds)
        say(f"{sent} moves sent, {missed} not in time, {len(crowd.latencies)} received")
        crowd.leave()
    finally:
        server.terminate()
        server.wait()
    return {**figures("load.outside", crowd.latencies), "load.outside.connected_s": connected}


def run(say: Callable[[str], None], share: float = 1.0) -> dict[str, float]:
    """Measure the latency from one seat's move to the other's receipt, at a share of the full load."""
    many, few = int(TABLES * share), int(TABLES_OF_TWO * share)
    result = asyncio.run(one_process(say, many, RATE * share, DURATION_S))
    result |= asyncio.run(outside(say, many, RATE * share, DURATION_S))
    try:
        return result | asyncio.run(two_processes(say, few, RATE_OF_TWO * share, DURATION_S))
    except pytest.skip.Exception as error:
        say(f"skipped two processes: {error}")
        return result


if __name__ == "__main__":
    found = run(lambda line: print(line, flush=True), *(float(word) for word in sys.argv[1:2]))  # noqa: T201
    for name, value in found.items():
        print(f"{name:28}{value:10.1f}")  # noqa: T201
