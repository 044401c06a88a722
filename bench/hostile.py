"""Slow and hostile clients at one address, beside honest players: `python -m bench.hostile PORT...`.

Each attack repeats for ever, also after faults. The server has its rate limits on and trusts the proxy
127.0.0.1, so that these clients share one address and one set of limits.
"""

import asyncio
import contextlib
import json
import sys
from collections.abc import Awaitable, Callable
from itertools import count, cycle
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ADDRESS = {"x-forwarded-for": "192.0.2.66"}
RECORDS = Path(__file__).parents[1] / "games"
DYNASTIES = ("lion", "bull", "pot", "archer")
PATHS = ("//api/people", "/api//people", "/api/people/", "/api/%2e/people", "/API/people", "/api/people%00")
JUNK = (
    "",
    "{",
    "[]",
    '{"type":"play"}',
    '{"type":"look","seat":-1}',
    "\x00",
    '{"type":"say","text":"x"}',
    "9" * 15_000,
)
PAUSE_S = 1.0
_names = count()


class Guest:
    """A hostile guest."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=ADDRESS, timeout=30)

    async def enter(self) -> None:
        await self.http.post("/api/people", json={"name": f"Eve {next(_names)}"})

    async def table(self, seats: list[dict[str, str]]) -> str:
        answer = await self.http.post("/api/games", json={"seats": seats, "first": "lion"})
        return str(answer.raise_for_status().json()["id"])

    def socket(self, game: str) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.port}/api/games/{game}/socket"
        return connect(address, additional_headers={**ADDRESS, "cookie": cookie}, open_timeout=30)


async def _say(socket: ClientConnection, kind: str, **fields: object) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))


async def crowd_bots(port: int) -> None:
    """Tables of experts, each of them viewed."""
    guest = Guest(port)
    await guest.enter()
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(20):
            game = await guest.table(
                [{"dynasty": each, "kind": "bot", "level": "expert"} for each in DYNASTIES]
            )
            socket = await stack.enter_async_context(guest.socket(game))
            await _say(socket, "look")
        await asyncio.sleep(60)


async def ask_replays(port: int) -> None:
    """Records and their frames."""
    guest = Guest(port)
    await guest.enter()
    for path in sorted(RECORDS.glob("*.te")):
        answer = await guest.http.post("/api/records", json={"text": path.read_text("utf-8")})
        if answer.status_code == httpx.codes.CREATED:
            game = answer.json()["id"]
            await guest.http.get(f"/api/games/{game}/frames")
            await guest.http.get(f"/api/games/{game}/record")
        await asyncio.sleep(0.2)


async def send_junk(port: int) -> None:
    """Messages that are malformed, too large, or too many."""
    guest = Guest(port)
    await guest.enter()
    async with guest.socket(
        await guest.table([{"dynasty": "lion"}, {"dynasty": "bull", "kind": "open"}])
    ) as socket:
        await _say(socket, "look")
        for number, junk in enumerate(cycle(JUNK)):
            await socket.send(junk)
            await _say(socket, "away", is_away=number % 2 == 0)
            await asyncio.sleep(0.01)


async def undo_for_ever(port: int) -> None:
    """A move and its undo, and the log."""
    guest = Guest(port)
    await guest.enter()
    seats = [{"dynasty": "lion"}, {"dynasty": "bull", "kind": "bot", "level": "random"}]
    async with guest.socket(await guest.table(seats)) as socket:
        await _say(socket, "look", seat=0)
        entry = 0
        async for data in socket:
            message = json.loads(data)
            entry = message.get("entry") or message.get("table", {}).get("entry") or entry
            if message["type"] in ("table", "undone"):
                await _say(
                    socket,
                    "play",
                    entry=entry,
                    move={"type": "position-leader", "colour": "black", "space": "B1"},
                )
            elif message["type"] == "step":
                await _say(socket, "undo", entry=entry, ply=0)
            await _say(socket, "ask-log")


async def read_nothing(port: int) -> None:
    """A client that asks for much and never reads."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"GET /api/games/none/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\n"
        b"Sec-WebSocket-Key: c2hlZHUgYmVuY2htYXJrIQ==\r\nSec-WebSocket-Version: 13\r\n"
        b"X-Forwarded-For: 192.0.2.66\r\n\r\n"
    )
    for _ in range(50):
        writer.write(
            b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.66\r\n\r\n"
        )
    await asyncio.sleep(30)
    del reader
    writer.close()


async def send_halves(port: int) -> None:
    """Requests that never end."""
    writers = []
    for _ in range(50):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        writers.append(writer)
    await asyncio.sleep(20)
    for writer in writers:
        writer.close()


async def guess_passwords(port: int) -> None:
    """Wrong passwords, and odd spellings of a path with a limit."""
    guest = Guest(port)
    for path in cycle(PATHS):
        await guest.http.post("/api/login", json={"name": "p00000000", "password": "wrong password"})
        await guest.http.post(path, json={"name": f"Eve {next(_names)}"})
        await asyncio.sleep(0.05)


ATTACKS: tuple[Callable[[int], Awaitable[None]], ...] = (
    crowd_bots,
    ask_replays,
    send_junk,
    undo_for_ever,
    read_nothing,
    send_halves,
    guess_passwords,
)


async def _repeat(attack: Callable[[int], Awaitable[None]], port: int) -> None:
    while True:
        with contextlib.suppress(Exception):  # of a server that refuses, or is down
            await attack(port)
        await asyncio.sleep(PAUSE_S)


async def _all(ports: list[int]) -> None:
    await asyncio.gather(*(_repeat(attack, port) for port in ports for attack in ATTACKS))


if __name__ == "__main__":
    asyncio.run(_all([int(port) for port in sys.argv[1:]]))
