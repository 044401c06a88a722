"""Server on loopback: a separate process, a real database, a game of two players."""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from bench.engine import Goal
from bench.moves import choose
from shedu.server.wire import messages as m
from shedu.server.wire.reader import apply_step

MOVES = 600
COMMAND = "from shedu.cli.main import main; main()"
GOALS = {"server.round_trip_ms_p95": Goal(50, is_least=False)}
decode = msgspec.json.Decoder(m.FromServer).decode


def ask(socket: ClientConnection, message: m.FromBrowser) -> Any:
    """Send a message and return the response."""
    socket.send(msgspec.json.encode(message).decode())
    return decode(socket.recv())


def begin(address: str, seed: int) -> str:
    """Create a game of two people with all options."""
    wish = m.NewGame(
        [m.NewSeat("lion"), m.NewSeat("bull")],
        options=["board advanced", "buildings", "wonder"],
        first="lion",
        seed=seed,
    )
    request = urllib.request.Request(
        f"{address}/api/games",
        data=msgspec.json.encode(wish),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["id"])


def play_game(address: str, seed: int, trips: list[float], steps: list[float]) -> None:
    """Play a game and measure the duration of each move."""
    rng = random.Random(seed)
    where = f"{address.replace('http', 'ws')}/api/games/{begin(address, seed)}/socket"
    with connect(where) as lion, connect(where) as bull:
        sockets = (lion, bull)
        tables = [ask(lion, m.Look(0)), ask(bull, m.Look(1))]
        table = tables[0]
        while table.decision is not None and len(trips) < MOVES:
            mover = table.decision.seat
            assert table.decision.choices is not None
            play = m.Play(table.entry, choose(table.decision.choices, rng))
            start = time.perf_counter()
            step = ask(sockets[mover], play)  # from one seat's move
            steps.append(time.perf_counter() - start)
            other = decode(sockets[1 - mover].recv())
            tables[mover] = apply_step(tables[mover], step)
            tables[1 - mover] = apply_step(tables[1 - mover], other)
            table = tables[mover if step.decision is None else step.decision.seat]
            if step.decision is not None:  # to the next seat's previews
                ask(sockets[step.decision.seat], m.AskPreviews(table.entry))
            trips.append(time.perf_counter() - start)


def run(say: Callable[[str], None]) -> dict[str, float]:
    """Round trip of a move: stored, sent to both seats, and the previews for the next decision."""
    trips: list[float] = []
    steps: list[float] = []
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--no-open", "--data", data],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "SHEDU_LOG": "json"},
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip().removeprefix("Shedu is at ").rstrip("/")
            seed = 0
            while len(trips) < MOVES:
                say(f"game {seed + 1}")
                play_game(address, seed, trips, steps)
                seed += 1
        finally:
            server.terminate()
            server.wait()
    percentiles = statistics.quantiles(trips, n=100)
    return {
        "server.step_ms_p50": statistics.median(steps) * 1000,
        "server.round_trip_ms_p50": percentiles[49] * 1000,
        "server.round_trip_ms_p95": percentiles[94] * 1000,
        "server.round_trip_ms_p99": percentiles[98] * 1000,
    }
