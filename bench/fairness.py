"""One guest with fifty tables of experts, and with replays: the delay of another guest's bots and moves."""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise
from typing import TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.engine import Goal
from bench.serving import Server
from shedu.engine.moves import parse_move
from shedu.engine.record import format_record
from shedu.server.people.people import HERE
from shedu.server.tables.limits import MAX_DECISIONS
from shedu.server.tables.roster import new_roster
from shedu.server.tables.seats import Seat
from shedu.server.tables.start import start_game
from shedu.server.tables.terms import Wish
from shedu.server.wire import messages as m
from shedu.server.wire.moves import MESSAGES

T = TypeVar("T")
CROWD_TABLES = 50
DECISIONS = 15
MOVES = 100
MOVE_INTERVAL_S = 0.05
REPLAYS = 8
REPLAY_INTERVAL_S = 0.2
DYNASTIES = ("lion", "bull", "pot", "archer")
GOALS = {
    "fairness.bot_delay_percent": Goal(150, is_least=False),
    "fairness.move_ms_during_replays": Goal(50, is_least=False),
}
_decode = msgspec.json.Decoder(m.FromServer).decode


class Guest:
    """A guest with a session of a running server."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60)
        self.http.post("/api/people", json={"name": name}).raise_for_status()

    def make(self, *seats: m.NewSeat, first: m.Dynasty | None = None) -> str:
        """A new table."""
        body = msgspec.to_builtins(m.NewGame(list(seats), first=first))
        answer = self.http.post("/api/games", json=body).raise_for_status()
        return str(answer.json()["id"])

    def open_record(self, text: str) -> str:
        answer = self.http.post("/api/records", json={"text": text}).raise_for_status()
        return str(answer.json()["id"])

    @asynccontextmanager
    async def view(self, game: str, seat: int | None = None) -> AsyncIterator[ClientConnection]:
        """A socket that views a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/games/{game}/socket"
        async with connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket:
            await socket.send(msgspec.json.encode(m.Look(seat)).decode())
            yield socket


def bots(count: int) -> list[m.NewSeat]:
    return [m.NewSeat(dynasty, "bot", "expert") for dynasty in DYNASTIES[:count]]  # type: ignore[arg-type]


class Watch:
    """Records when moves arrive at a table of bots."""

    def __init__(self, socket: ClientConnection) -> None:
        self._times: asyncio.Queue[float] = asyncio.Queue()
        self._task = asyncio.create_task(self._record(socket))

    async def _record(self, socket: ClientConnection) -> None:
        async for data in socket:
            if isinstance(_decode(data), m.Step):
                self._times.put_nowait(time.monotonic())

    async def decisions(self) -> list[float]:
        """Seconds of each of the next decisions."""
        while not self._times.empty():
            self._times.get_nowait()
        return [b - a for a, b in pairwise([await self._times.get() for _ in range(DECISIONS + 1)])]


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def long_record() -> str:
    """A record as long as the server takes, of passes."""
    game = start_game(new_roster("long", Wish([Seat("lion"), Seat("bull")]), HERE), 1)[1]
    while game.now.ply < MAX_DECISIONS:
        game.accept(game.next_moment(game.decider or 0, "pass"))
    return format_record(game.record())


async def move_times(guest: Guest) -> list[float]:
    """Seconds from a move to its step: a leader is placed and taken back again and again."""
    game = guest.make(m.NewSeat("lion"), m.NewSeat("bull", "bot", "random"), first="lion")
    king = MESSAGES[parse_move("king B1").index]
    times: list[float] = []
    async with guest.view(game, 0) as socket:

        async def ask(message: m.FromBrowser, kind: type[T]) -> T:
            await socket.send(msgspec.json.encode(message).decode())
            while not isinstance(answer := _decode(await socket.recv()), kind):
                pass
            return answer

        entry = (await ask(m.Look(0), m.Table)).entry
        for _ in range(MOVES):
            begun = time.monotonic()
            step = await ask(m.Play(entry, king), m.Step)
            times.append(time.monotonic() - begun)
            entry = (await ask(m.Undo(step.entry, 0), m.Undone)).table.entry
            await asyncio.sleep(MOVE_INTERVAL_S)
    return times


async def replay(guest: Guest, records: list[str]) -> None:
    """Ask for the frames of another record each second."""
    cookies = dict(guest.http.cookies)
    async with httpx.AsyncClient(base_url=str(guest.http.base_url), cookies=cookies, timeout=60) as client:
        for record in records:
            answer = await client.get(f"/api/games/{record}/frames")
            answer.raise_for_status()
            await asyncio.sleep(REPLAY_INTERVAL_S)


async def measure(say: Callable[[str], None], server: Server) -> dict[str, float]:
    ann, eve = Guest(server, "Ann"), Guest(server, "Eve")
    quiet = ann.make(*bots(2))
    async with AsyncExitStack() as stack:
        watch = Watch(await stack.enter_async_context(ann.view(quiet)))
        alone = await watch.decisions()
        say(f"alone, a bot decides in {statistics.mean(alone):.2f} s, at most {max(alone):.2f} s")
        for _ in range(CROWD_TABLES):
            game = await asyncio.to_thread(eve.make, *bots(4))
            socket = await stack.enter_async_context(eve.view(game))
            stack.callback(asyncio.create_task(drain(socket)).cancel)
        crowded = await watch.decisions()
        say(
            f"beside {CROWD_TABLES} tables, in {statistics.mean(crowded):.2f} s, at most {max(crowded):.2f} s"
        )
    undisturbed = await move_times(ann)
    records = [eve.open_record(long_record()) for _ in range(REPLAYS)]
    replaying = asyncio.create_task(replay(eve, records))
    disturbed = await move_times(ann)
    replaying.cancel()
    say(
        f"a move takes {1000 * statistics.median(undisturbed):.1f} ms, "
        f"during replays {1000 * statistics.median(disturbed):.1f} ms, at most {1000 * max(disturbed):.1f} ms"
    )
    return {
        "fairness.bot_alone_s": statistics.mean(alone),
        "fairness.bot_beside_crowd_s": statistics.mean(crowded),
        "fairness.bot_delay_percent": 100 * statistics.mean(crowded) / statistics.mean(alone),
        "fairness.move_ms": 1000 * statistics.median(undisturbed),
        "fairness.move_ms_during_replays": 1000 * statistics.median(disturbed),
    }


def run(say: Callable[[str], None]) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as data:
        server = Server(data, bots="1", seconds="1")
        try:
            return asyncio.run(measure(say, server))
        finally:
            server.stop()


if __name__ == "__main__":
    print(json.dumps(run(print), indent=1))  # noqa: T201
