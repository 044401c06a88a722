"""A real server process over real sockets: after any stop, every game goes on from its last entry."""

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from shedu.server.wire import messages as m
from shedu.server.wire.reader import apply_step
from tests.server.clients import decode
from tests.server.games import SEATS, wish
from tests.server.moves import legal, wire
from tests.server.processes import COMMAND

pytestmark = pytest.mark.compiled_only
PATIENCE_S = 60  # far more than it takes, on the slowest machine


class Server:
    """`shedu serve` in a process of its own."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--no-open", "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "SHEDU_LOG": "json", **environment},
        )
        assert self.process.stdout is not None
        self.greeting = [self.process.stdout.readline().strip() for _ in range(2)]
        self.address = self.greeting[0].removeprefix("Shedu is at ").rstrip("/")

    def begin(self, wanted: m.NewGame) -> str:
        """A new game."""
        request = urllib.request.Request(
            f"{self.address}/api/games",
            data=msgspec.json.encode(wanted),
            headers={"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return str(json.load(answer)["id"])

    def sit(self, game: str) -> ClientConnection:
        """A socket to a table."""
        return connect(
            f"{self.address.replace('http', 'ws')}/api/games/{game}/socket", open_timeout=PATIENCE_S
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE_S)
        if self.process.stdout is not None:
            self.process.stdout.close()


def say(socket: ClientConnection, message: m.FromBrowser) -> None:
    """Send a message."""
    socket.send(msgspec.json.encode(message).decode())


def hear(socket: ClientConnection) -> Any:
    """The next message."""
    return decode(socket.recv(timeout=PATIENCE_S))


def ask(socket: ClientConnection, message: m.FromBrowser) -> Any:
    """Send a message; the answer."""
    say(socket, message)
    return hear(socket)


def decider(table: m.Table) -> int:
    """The deciding seat."""
    assert table.decision is not None
    return table.decision.seat


def _first_seat(message: m.Step | m.Missed) -> int:
    return message.steps[0].seat if isinstance(message, m.Missed) else message.seat


def test_a_killed_server_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    """After repeated kills during a move, the game has the state before or after that move."""
    rng = random.Random(7)
    game = ""
    acknowledged = 0
    pending: tuple[int, m.Play] | None = None
    for _ in range(4):
        with Server(tmp_path) as server:
            game = game or server.begin(wish(SEATS, seed=7))
            with server.sit(game) as socket:
                table = ask(socket, m.Look(0))
                assert table.entry in (acknowledged, acknowledged + 1)
                if pending is not None:  # a repeated move counts once
                    seat, message = pending
                    ask(socket, m.Look(seat))
                    step = ask(socket, message)
                    assert isinstance(step, m.Step)
                    assert step.entry == acknowledged + 1
                    table = ask(socket, m.Look(seat))
                for _ in range(5):
                    table = ask(socket, m.Look(decider(table)))
                    move = rng.choice(legal(table.decision))
                    table = apply_step(table, ask(socket, m.Play(table.entry, wire(move))))
                acknowledged = table.entry
                table = ask(socket, m.Look(decider(table)))
                pending = (table.viewer, m.Play(table.entry, wire(rng.choice(legal(table.decision)))))
                say(socket, pending[1])
                server.process.kill()
    assert acknowledged == 23


def test_a_stopped_server_closes_cleanly_and_its_bots_go_on(tmp_path: Path) -> None:
    """During a bot's turn: sockets get a close code, the exit status is 0, the bot moves after a restart."""
    seats = [m.NewSeat("lion"), m.NewSeat("bull", "bot", "expert")]
    with Server(tmp_path) as server:
        game = server.begin(wish(seats))
        with server.sit(game) as socket:
            ask(socket, m.Look(0))
            assert isinstance(ask(socket, m.Play(0, wire("pass"))), m.Step)
            assert hear(socket) == m.Thinking(1)
            server.process.send_signal(signal.SIGTERM)
            with contextlib.suppress(ConnectionClosed):
                list(socket)
            assert socket.close_code == 1012  # the server restarts
        assert server.process.wait(PATIENCE_S) == 0
    with Server(tmp_path) as server, server.sit(game) as socket:
        message = ask(socket, m.Look(0, 1))
        while not isinstance(message, m.Step | m.Missed) or _first_seat(message) != 1:
            message = hear(socket)


def test_systemd_is_notified_when_the_server_answers(tmp_path: Path) -> None:
    """`systemctl restart` returns then, and the next process or `shedu admin check` can follow at once."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(PATIENCE_S)
        with Server(tmp_path / "data", NOTIFY_SOCKET=str(tmp_path / "notify")) as server:
            assert systemd.recv(1024) == b"READY=1"
            with urllib.request.urlopen(f"{server.address}/health", timeout=PATIENCE_S) as answer:
                assert answer.status == 200


def test_the_server_says_where_it_is(tmp_path: Path) -> None:
    """It prints the address and the data folder."""
    with Server(tmp_path) as server:
        assert server.greeting[0].startswith("Shedu is at http://127.0.0.1:")
        assert server.greeting[1] == f"Games are stored in {tmp_path / 'tables.sqlite'}"
        with urllib.request.urlopen(f"{server.address}/health", timeout=PATIENCE_S) as answer:
            assert json.load(answer)["status"] == "ok"
