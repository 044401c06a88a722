"""Online under load: sockets and moves of thousands of tables, and the same traffic through socket.io."""

import asyncio
import os
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
from sqlalchemy import insert

from bench.crowd import Crowd, Pair, connect
from bench.engine import Goal
from shedu.engine.record import format_record
from shedu.server import messages as m
from shedu.server.beginning import begin
from shedu.server.gathering import gather
from shedu.server.people import Person, Signer, Wishes
from shedu.server.schema import ENTRIES, GAMES, PEOPLE, SEATS, SESSIONS
from shedu.server.settings import Settings
from shedu.server.storage import Storage, now

TABLES = 5_000
VIEW = 5_000  # bytes of a step, about
RATE = 500.0
SECONDS = 30.0
GAMES_PLAYED = 40  # different ones, all tables are copies of
MOVES_PLAYED = 60  # in each before the start
COMMAND = "from shedu.cli.main import main; main()"
GOALS = {
    "load.one.p95_ms": Goal(50, is_least=False),
    "load.one.errors": Goal(0, is_least=False),
    "load.one.memory_mb": Goal(800, is_least=False),
    "load.one.reconnected_s": Goal(20, is_least=False),
}


def prepare(settings: Settings, tables: int, moves: int = MOVES_PLAYED) -> list[Pair]:
    """People with cookies, and their tables in the middle of games, in the database."""
    storage = Storage(settings.url)
    signer = Signer(settings.signing_key())
    wish = m.NewGame([m.NewSeat("lion"), m.NewSeat("bull")], contribution="0" * 16)
    nobody = Person("x", "Somebody", None, None, Wishes())
    started = []
    for seed in range(GAMES_PLAYED):
        gathering, table = begin(gather("game", wish, nobody))
        rng = random.Random(seed)
        for _ in range(moves):
            decision = table.show(table.decider).decision
            if decision is None:
                break
            kinds = {move.split()[0] for move in decision.moves} - {"pass", "swap", "catastrophe"}
            kind = rng.choice(sorted(kinds)) if kinds else decision.moves[0].split()[0]
            choices = [move for move in decision.moves if move.startswith(kind)]
            table.accept(table.propose_move(table.now.number, decision.seat, rng.choice(choices)))
        started.append((gathering, table))
    pairs: list[Pair] = []
    rows: dict[object, list[dict[str, object]]] = {
        each: [] for each in (PEOPLE, SESSIONS, GAMES, SEATS, ENTRIES)
    }
    at = now()
    for number in range(tables):
        gathering, table = started[number % GAMES_PLAYED]
        game = f"load{number:07}"
        cookies = []
        places = []
        for seat, place in enumerate(gathering.places):
            person = f"p{number:07}{seat}"
            token = signer.new_token()
            cookies.append(token)
            rows[PEOPLE].append({"id": person, "name": person, "wishes": "{}", "created": at, "seen": at})
            session = signer.session_of(token)
            rows[SESSIONS].append({"id": session, "person": person, "agent": "", "created": at, "seen": at})
            rows[SEATS].append({"game": game, "seat": seat, "person": person})
            places.append(msgspec.structs.replace(place, person=person, name=person))
        info = msgspec.structs.replace(table.info(at, at, None, gathering), id=game, seats=places)
        rows[GAMES].append(
            {
                "id": game,
                "status": "playing",
                "head": format_record(table.head),
                "places": msgspec.json.encode(places).decode(),
                "wish": msgspec.json.encode(wish).decode(),
                "host": f"p{number:07}0",
                "shuffle": "" if gathering.shuffle is None else gathering.shuffle.encode(),
                "clock": "",
                "deadline": None,
                "is_replay": False,
                "info": msgspec.json.encode(info).decode(),
                "started": at,
                "changed": at,
            }
        )
        rows[ENTRIES] += [
            {"game": game, "number": count, "seat": seat, "text": text, "at": at}
            for count, (seat, text) in enumerate(table.entries, 1)
        ]
        pairs.append(Pair(game, (cookies[0], cookies[1]), random.Random(number)))
    with storage.engine.begin() as connection:
        for table_of, some in rows.items():
            for start in range(0, len(some), 5_000):
                connection.execute(insert(table_of), some[start : start + 5_000])  # type: ignore[arg-type]
    storage.close()
    return pairs


class Server:
    """A server process."""

    def __init__(self, data: str, port: int = 0, **more: str) -> None:
        self.data = data
        self.more = more
        self.port = port
        self.start()

    def start(self) -> None:
        """Start it, on the port it had before."""
        environment = {
            **os.environ,
            "SHEDU_ONLINE": "1",
            "SHEDU_LIMITS": "0",
            "SHEDU_BOTS": "0",
            "SHEDU_LOG": "json",
            **{f"SHEDU_{name.upper()}": value for name, value in self.more.items()},
        }
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                COMMAND,
                "serve",
                "--port",
                str(self.port),
                "--no-open",
                "--data",
                self.data,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    @property
    def address(self) -> tuple[str, int]:
        """Where it listens."""
        return ("127.0.0.1", self.port)

    def memory(self) -> float:
        """The most it has used, in megabytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu(self) -> float:
        """Seconds of a core that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to stop."""
        self.process.terminate()
        self.process.wait()


def figures(name: str, latencies: list[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    cut = statistics.quantiles(latencies, n=100)
    return {f"{name}.p{at}_ms": cut[at - 1] * 1000 for at in (50, 95, 99)}


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
            errors = list(crowd.errors)
            if errors:
                say(f"first error: {errors[0][:200]}")
            memory = server.memory()
            crowd.leave()
            server.kill()
            start = time.perf_counter()
            server.start()
            await crowd.sit_down()
            reconnected = time.perf_counter() - start
            crowd.leave()
        finally:
            server.stop()
    return {
        **result,
        "load.one.moves_per_s": len(crowd.latencies) / seconds,
        "load.one.cpu": used / seconds,
        "load.one.errors": float(len(errors) + missed + (sent - len(crowd.latencies))),
        "load.one.memory_mb": memory,
        "load.one.connected_s": connected,
        "load.one.reconnected_s": reconnected,
    }


class Outside(Crowd):
    """The same crowd at a bare socket.io server."""

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
                pair.entry, pair.moves = 0, ["move"]
            elif data.startswith(b'42["step"'):
                entry = int(data[10 : data.index(b",", 10)])
                if pair.sent is not None and pair.awaited == (seat, entry):
                    self.latencies.append(time.perf_counter() - pair.sent)
                    pair.sent, pair.entry, pair.moves, pair.mover = None, entry, ["move"], seat

        return hear

    async def sit_down(self, at_once: int = 200) -> float:
        """Connect everybody; each joins its table once the server is ready for it."""
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
        pair.moves = []
        pair.awaited = (1 - pair.mover, pair.entry + 1)
        pair.sent = time.perf_counter()
        browser.send(b"42" + msgspec.json.encode(["play", pair.game, pair.entry + 1]))


async def outside(say: Callable[[str], None], tables: int, rate: float, seconds: float) -> dict[str, float]:
    """socket.io, which stores nothing."""
    server = subprocess.Popen(
        ["node", str(Path(__file__).with_name("outside.mjs")), str(VIEW)], stdout=subprocess.PIPE, text=True
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


def run(say: Callable[[str], None]) -> dict[str, float]:
    """From one seat's move to the other's receipt."""
    return asyncio.run(one_process(say, TABLES, RATE, SECONDS)) | asyncio.run(
        outside(say, TABLES, RATE, SECONDS)
    )


if __name__ == "__main__":
    tables, rate, seconds = (int(word) for word in sys.argv[1:4])
    print(asyncio.run(one_process(print, tables, float(rate), float(seconds))))  # noqa: T201
    print(asyncio.run(outside(print, tables, float(rate), float(seconds))))  # noqa: T201
