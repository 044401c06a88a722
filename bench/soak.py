"""Faults: people play over sockets while what serves them is killed again and again; then all is counted.

Every acknowledged move must be there, once, in order; every game must be finished; nobody may need more than
what a browser does by itself: connect again, look, and say again what was not answered.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.crowd import Pair
from bench.load import Server, prepare
from shedu.server import messages as m
from shedu.server.schema import ENTRIES
from shedu.server.settings import Settings
from shedu.server.storage import Storage

TABLES = 50
SECONDS = 300.0
PAUSE = (2.0, 6.0)  # seconds between two kills
PATIENCE = 30.0  # seconds that a browser waits for an answer before it connects again
_decode = msgspec.json.Decoder(m.FromServer).decode


def _encode(message: m.FromBrowser) -> str:
    return msgspec.json.encode(message).decode()


class Victim(Protocol):
    """What can be killed, and started again."""

    def kill(self) -> None:
        """End it at once."""

    def start(self) -> None:
        """Start it again."""


@dataclass
class Player:
    """A browser with a person before it, who plays at random."""

    pair: Pair
    seat: int
    server: Server
    is_calm: asyncio.Event  # set when no more is killed: then the games are played to their ends
    heard: dict[int, tuple[int, str]] = field(default_factory=dict)  # entry: who, and what was acknowledged
    connections: int = 0
    refusals: int = 0

    async def play(self) -> None:
        """To the end of the game, whatever happens to the server."""
        rng = random.Random(f"{self.pair.game} {self.seat}")
        while True:
            host, port = self.server.address
            try:
                async with connect(
                    f"ws://{host}:{port}/api/games/{self.pair.game}/socket",
                    additional_headers={"Cookie": f"shedu={self.pair.cookies[self.seat]}"},
                    compression=None,
                    open_timeout=5,
                ) as socket:
                    self.connections += 1
                    if await self._sit(socket, rng):
                        return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(rng.uniform(0.1, 0.5))

    async def _sit(self, socket: ClientConnection, rng: random.Random) -> bool:
        """As long as the connection holds; True when the game is over."""
        await socket.send(_encode(m.Look(self.seat)))
        table: m.Table | None = None
        said: m.Play | None = None
        while True:
            if table is not None and table.decision is None:
                return True
            if table is not None and said is None and table.decision and table.decision.seat == self.seat:
                said = m.Play(table.entry, self._choose(table.decision.moves, rng))
                if not self.is_calm.is_set():
                    await asyncio.sleep(rng.uniform(0.2, 0.8))  # so that games last as long as the faults
                await socket.send(_encode(said))
            message = _decode(await asyncio.wait_for(socket.recv(), PATIENCE))
            match message:
                case m.Table():
                    table, said = message, None
                case m.Step():
                    if message.seat == self.seat:
                        move = next(event.move for event in message.events if isinstance(event, m.Moved))
                        self.heard[message.table.entry] = (self.seat, move)
                    table, said = message.table, None
                case m.Undone():
                    table, said = message.table, None
                case m.Refused(code="stale"):
                    self.refusals += 1
                    said = None
                    await socket.send(_encode(m.Look(self.seat)))
                case m.Refused():
                    raise RuntimeError(f"refused: {message.code}: {message.reason}")

    def _choose(self, moves: list[str], rng: random.Random) -> str:
        kinds = {move.split()[0] for move in moves} - {"pass", "catastrophe"} or {moves[0].split()[0]}
        kind = rng.choice(sorted(kinds))
        return rng.choice([move for move in moves if move.startswith(kind)])


@dataclass
class Outcome:
    """What was seen."""

    kills: int
    games: int
    entries: int
    acknowledged: int
    missing: int
    connections: int
    seconds: float


async def soak(
    say: Callable[[str], None],
    settings: Settings,
    servers: Sequence[Server],
    victims: Sequence[Victim],
    pairs: list[Pair],
    seconds: float,
) -> Outcome:
    """Kill the victims in turn while everybody plays, then let the games be finished, and count."""
    is_calm = asyncio.Event()
    players = [Player(pair, seat, servers[seat % len(servers)], is_calm) for pair in pairs for seat in (0, 1)]
    begun = time.monotonic()
    playing = asyncio.gather(*(player.play() for player in players))
    rng = random.Random(1)
    kills = 0
    while time.monotonic() < begun + seconds and not playing.done():
        await asyncio.sleep(rng.uniform(*PAUSE))
        victim = victims[kills % len(victims)]
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)
        kills += 1
        if kills % 10 == 0:
            say(f"{kills} kills, {sum(len(player.heard) for player in players)} moves acknowledged")
    is_calm.set()
    await playing
    say("every game is finished")
    return await asyncio.to_thread(_count, settings, players, kills, time.monotonic() - begun)


def _count(settings: Settings, players: list[Player], kills: int, seconds: float) -> Outcome:
    storage = Storage(settings.url)
    with storage.engine.connect() as connection:
        rows = connection.execute(select(ENTRIES).order_by(ENTRIES.c.game, ENTRIES.c.number)).all()
    stored = {(row.game, row.number): (row.seat, row.text) for row in rows}
    games = {row.game for row in rows}
    for game in games:
        numbers = [row.number for row in rows if row.game == game]
        assert numbers == list(range(1, len(numbers) + 1)), f"{game} has gaps"
        info = storage.info(game)
        assert info is not None
        assert info.is_over, f"{game} is not over"
    storage.close()
    missing = sum(
        stored.get((player.pair.game, entry)) != said
        for player in players
        for entry, said in player.heard.items()
    )
    return Outcome(
        kills,
        len(games),
        len(rows),
        sum(len(player.heard) for player in players),
        missing,
        sum(player.connections for player in players),
        seconds,
    )


async def one_process(say: Callable[[str], None], tables: int, seconds: float) -> Outcome:
    """A process on SQLite, killed every few seconds."""
    with tempfile.TemporaryDirectory() as data:
        settings = Settings(data=Path(data), online=True)
        pairs = prepare(settings, tables, 0)
        server = Server(data)
        try:
            return await soak(say, settings, [server], [server], pairs, seconds)
        finally:
            server.stop()


def main() -> None:
    """`python -m bench.soak [SECONDS]`."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS

    def say(line: str) -> None:
        print(f"  {line}", flush=True)  # noqa: T201

    say(f"one process on SQLite, {TABLES} games, {seconds:.0f} s")
    outcome = asyncio.run(one_process(say, TABLES, seconds))
    say(str(outcome))
    if outcome.missing:
        raise SystemExit("acknowledged moves are missing")


if __name__ == "__main__":
    main()
