"""Server processes on a shared database, and browsers that reconnect to them."""

import json
import random
import sys
import time
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from shedu.server.storage.database import Database
from shedu.server.tables.fairness import seal_of
from shedu.server.tables.games import Games
from shedu.server.wire import messages as m
from shedu.server.wire.reader import follow
from tests.server.clients import decode
from tests.server.moves import legal, wire
from tests.server.services import Postgres, Program, Redis, free_port

COMMAND = "from shedu.cli.main import main; main()"

PATIENCE_S = 60.0

ADDED = "0123456789abcdef"


class Process(Program):
    """One process of a server."""

    def __init__(self, folder: Path, database: Postgres, bus: Redis) -> None:
        super().__init__(free_port())
        folder.mkdir(exist_ok=True)
        self.settings = folder / "settings.toml"
        self.settings.write_text(
            f'online = true\nport = {self.port}\ndata = "{folder}"\ndatabase = "{database.url}"\n'
            f'redis = "{bus.url}"\nkey = "v35BORC54pfQYkWTj2UX37spZpe39cbffHJHAiE"\n'
            'limits = false\nbots = 0\nseconds = 0.02\nlog = "json"\n'
        )

    def command(self) -> list[str]:
        """The command of a production server."""
        return [sys.executable, "-c", COMMAND, "serve", "--no-open", "--settings", str(self.settings)]

    def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
        """A plain request: the answer, and the cookie that came with it."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            data=None if body is None else msgspec.json.encode(body),
            headers={"content-type": "application/json", "cookie": f"shedu={cookie}"},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            given = answer.headers.get("set-cookie", "").partition(";")[0].removeprefix("shedu=")
            said = answer.read()
            return (json.loads(said) if said else None), given


class Player:
    """A browser that reconnects whenever its socket is lost, and repeats unanswered messages."""

    def __init__(self, process: Process, name: str) -> None:
        self.process = process
        said, self.cookie = process.ask("POST", "/api/people", body=m.NewGuest(name))
        self.id = said["person"]["id"]
        self.game = ""
        self.seat: int | None = None
        self.table: m.Table | None = None
        self.room: m.Room | None = None
        self.connections = 0
        self._socket: ClientConnection | None = None

    def come(self, game: str) -> None:
        """Open a socket to the table."""
        self.game = game
        self._connect()

    def _connect(self) -> None:
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                opening = connect(
                    f"ws://127.0.0.1:{self.process.port}/api/games/{self.game}/socket",
                    additional_headers={"cookie": f"shedu={self.cookie}"},
                    open_timeout=5,
                )
                self._socket = opening.__enter__()
                self.say(m.Look(self.seat, None if self.table is None else self.table.entry))
            except (OSError, WebSocketException):  # TimeoutError is one; or it starts, or stops
                assert time.monotonic() < until, "the server does not come back"
                time.sleep(0.05)
            else:
                self.connections += 1
                return

    def say(self, message: m.FromBrowser) -> None:
        """Send a message."""
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> Any:
        """The next message; None if the socket was lost and there is a new one."""
        assert self._socket is not None
        try:
            message = decode(self._socket.recv(timeout=PATIENCE_S))
        except ConnectionClosed:
            self._connect()
            return None
        table = follow(self.table, message)
        assert self.table is None or table is not None
        assert self.table is None or table is None or table.entry >= self.table.entry
        self.table = table
        if isinstance(message, m.Room):
            self.room = message
        return message

    def until(self, is_wanted: Any) -> Any:
        """The next message that meets a condition."""
        while True:
            message = self.hear()
            if message is not None and is_wanted(message):
                return message

    def reach(self, entry: int) -> m.Table:
        """Receive until the table has this entry."""
        while self.table is None or self.table.entry < entry:
            self.hear()
        return self.table

    def play(self, move: str) -> None:
        """Make a move; if the socket is lost, reconnect and repeat it."""
        assert self.table is not None
        entry = self.table.entry
        message = m.Play(entry, wire(move))
        with suppress(ConnectionClosed):
            self.say(message)
        while self.table.entry <= entry:
            answer = self.hear()
            assert not isinstance(answer, m.Refused), answer
            if answer is None:
                with suppress(ConnectionClosed):
                    self.say(message)

    def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            self._socket.close()


class Cluster:
    """Two processes, a database and a bus."""

    def __init__(self, folder: Path, database: Postgres, bus: Redis) -> None:
        self.database = database
        self.bus = bus
        self.processes = [Process(folder / name, database, bus) for name in ("one", "two")]


def begin(cluster: Cluster, stack: ExitStack) -> list[Player]:
    """A running game of two players at different processes."""
    ann, bob = (
        Player(process, name) for process, name in zip(cluster.processes, ("Ann", "Bob"), strict=True)
    )
    wish = m.NewGame([m.NewSeat("lion"), m.NewSeat("bull", "open")], first="lion", seal=seal_of(ADDED))
    info, _ = ann.process.ask("POST", "/api/games", ann.cookie, wish)
    for player in (ann, bob):
        player.come(info["id"])
        stack.callback(player.close)
    bob.until(lambda said: isinstance(said, m.Room))
    bob.say(m.Sit(1, "pot", seal_of(ADDED[::-1])))
    ann.until(lambda said: isinstance(said, m.Room) and said.places[1].kind == "human")
    assert ann.room is not None
    assert {who.name for who in ann.room.present} == {"Ann", "Bob"}  # Bob by the other process
    ann.say(m.Start())
    for player, added in ((ann, ADDED), (bob, ADDED[::-1])):
        player.until(lambda said: isinstance(said, m.Room) and said.shuffle and said.shuffle.is_opening)
        player.say(m.Open(added))  # at different processes, maybe in the same instant
    for seat, player in enumerate((ann, bob)):
        player.until(lambda said: isinstance(said, m.Table))
        player.seat = seat
        player.say(m.Look(seat))
        player.until(lambda said, seat=seat: isinstance(said, m.Table) and said.viewer == seat)
    return [ann, bob]


def play(players: list[Player], rng: random.Random, moves: int) -> list[str]:
    """Make this many moves, or play to the end; both players receive each of them."""
    made: list[str] = []
    while len(made) < moves:
        entry = max(player.table.entry for player in players if player.table is not None)
        tables = [player.reach(entry) for player in players]
        decision = tables[0].decision
        if decision is None:
            break
        mine = tables[decision.seat].decision
        assert mine is not None
        kinds = sorted({move.split()[0] for move in legal(mine)} - {"pass", "swap"}) or ["swap", "pass"]
        kind = rng.choice(kinds)
        move = rng.choice([move for move in legal(mine) if move.split()[0] == kind] or legal(mine))
        players[decision.seat].play(move)
        made.append(move)
        for player in players:
            player.reach(entry + 1)
    return made


def stored(cluster: Cluster, game: str) -> list[str]:
    """The stored entries; their numbers must have no gap."""
    storage = Database(cluster.database.url)
    found = Games(storage).game(game)
    assert found is not None
    assert Games(storage).versions([game])[game][0] == len(found.entries)
    storage.close()
    return [text for _, text in found.entries]
