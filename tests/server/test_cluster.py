"""Several processes on PostgreSQL and Redis: a table on two of them, each part killed in mid-game."""

import json
import os
import random
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from shedu.server.storage.database import Database
from shedu.server.tables.fairness import seal_of
from shedu.server.tables.games import Games
from shedu.server.wire import messages as m
from tests.cli.command import shedu
from tests.server.services import Postgres, Program, Redis, free_port, postgres, redis
from tests.server.test_process import COMMAND, decode

pytestmark = pytest.mark.compiled_only
PATIENCE = 60.0  # seconds
ADDED = "0123456789abcdef"


class Process(Program):
    """One process of a server."""

    def __init__(self, folder: Path, database: Postgres, bus: Redis) -> None:
        super().__init__(free_port())
        folder.mkdir(exist_ok=True)
        self.settings = folder / "settings.toml"
        self.settings.write_text(
            f'online = true\nport = {self.port}\ndata = "{folder}"\ndatabase = "{database.url}"\n'
            f'redis = "{bus.url}"\nkey = "the same for all"\nlimits = false\nbots = 0\n'
            'seconds = 0.02\nlog = "json"\n'
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
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            given = answer.headers.get("set-cookie", "").partition(";")[0].removeprefix("shedu=")
            said = answer.read()
            return (json.loads(said) if said else None), given


class Player:
    """A browser that comes again whenever its socket is lost, and says again what was not answered."""

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
        """Look at a table."""
        self.game = game
        self._connect()

    def _connect(self) -> None:
        until = time.monotonic() + PATIENCE
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
            message = decode(self._socket.recv(timeout=PATIENCE))
        except ConnectionClosed:
            self._connect()
            return None
        match message:
            case m.Table():
                self._see(message)
            case m.Step(table=table) | m.Undone(table=table):
                self._see(table)
            case m.Room():
                self.room = message
        return message

    def _see(self, table: m.Table) -> None:
        assert self.table is None or table.entry >= self.table.entry
        self.table = table

    def until(self, is_wanted: Any) -> Any:
        """The next message that is wanted."""
        while True:
            message = self.hear()
            if message is not None and is_wanted(message):
                return message

    def reach(self, entry: int) -> m.Table:
        """Hear until the table is there."""
        while self.table is None or self.table.entry < entry:
            self.hear()
        return self.table

    def play(self, move: str) -> None:
        """Make a move; if the socket is lost, look, and say it again."""
        assert self.table is not None
        entry = self.table.entry
        message = m.Play(entry, move)
        with suppress(ConnectionClosed):
            self.say(message)
        while self.table.entry <= entry:
            answer = self.hear()
            assert not isinstance(answer, m.Refused), answer
            if answer is None:
                with suppress(ConnectionClosed):
                    self.say(message)

    def close(self) -> None:
        """Go."""
        if self._socket is not None:
            self._socket.close()


class Cluster:
    """Two processes, a database and a bus."""

    def __init__(self, folder: Path, database: Postgres, bus: Redis) -> None:
        self.database = database
        self.bus = bus
        self.processes = [Process(folder / name, database, bus) for name in ("one", "two")]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """All of it, running."""
    os.environ.pop("SHEDU_DATA", None)
    with ExitStack() as stack:
        made = Cluster(
            tmp_path_factory.mktemp("cluster"), stack.enter_context(postgres()), stack.enter_context(redis())
        )
        for process in made.processes:
            process.start()
            stack.callback(process.kill)
        yield made


def begin(cluster: Cluster, stack: ExitStack) -> list[Player]:
    """A table of two, who sit at different processes; the game has begun."""
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
    assert {who.name for who in ann.room.present} == {"Ann", "Bob"}  # though Bob is elsewhere
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
    """So many moves, or to the end; both see each of them."""
    made: list[str] = []
    while len(made) < moves:
        entry = max(player.table.entry for player in players if player.table is not None)
        tables = [player.reach(entry) for player in players]
        decision = tables[0].decision
        if decision is None:
            break
        mine = tables[decision.seat].decision
        assert mine is not None
        kinds = sorted({move.split()[0] for move in mine.moves} - {"pass", "swap"}) or ["swap", "pass"]
        kind = rng.choice(kinds)
        move = rng.choice([move for move in mine.moves if move.split()[0] == kind] or mine.moves)
        players[decision.seat].play(move)
        made.append(move)
        for player in players:
            player.reach(entry + 1)
    return made


def stored(cluster: Cluster, game: str) -> list[str]:
    """What the database has, whose numbers go from 1 on without a gap."""
    storage = Database(cluster.database.url)
    found = Games(storage).game(game)
    assert found is not None
    assert Games(storage).versions([game])[game][0] == len(found.entries)
    storage.close()
    return [text for _, text in found.entries]


def test_a_whole_game_between_two_processes(cluster: Cluster) -> None:
    """Each seat at one of them; at the end both know the secret, and where they play again."""
    with ExitStack() as stack:
        players = begin(cluster, stack)
        made = play(players, random.Random(1), 1000)
        assert stored(cluster, players[0].game) == made
        for player in players:
            assert player.table is not None
            assert player.table.ranking
            while player.room is None or player.room.shuffle is None or player.room.shuffle.secret is None:
                player.hear()
        records = {player.process.ask("GET", f"/api/games/{player.game}")[0]["status"] for player in players}
        assert records == {"over"}
        players[1].say(m.Rematch())
        rooms = [player.until(lambda said: isinstance(said, m.Room) and said.rematch) for player in players]
        assert rooms[0].rematch == rooms[1].rematch
        players[0].say(m.Say("again?"))
        assert players[1].until(lambda said: isinstance(said, m.Said)).text == "again?"


def test_undo_by_consent_between_two_processes(cluster: Cluster) -> None:
    """Asked at one, agreed to at the other."""
    with ExitStack() as stack:
        ann, bob = players = begin(cluster, stack)
        play(players, random.Random(2), 3)
        tables = [player.table for player in players]
        assert tables[0] is not None
        ann.say(m.AskUndo(tables[0].entry, 0))
        bob.until(lambda said: isinstance(said, m.Room) and said.undo is not None)
        bob.say(m.AnswerUndo(tables[0].entry, True))
        for player in players:
            assert player.until(lambda said: isinstance(said, m.Undone)).table.ply == 0


@pytest.mark.parametrize("part", ["bus", "database", "process", "bus for a while"])
def test_nothing_is_lost_when_a_part_is(cluster: Cluster, part: str) -> None:
    """Killed in mid-game and started again: both seats go on, and every move is there once, in order."""
    rng = random.Random(len(part))
    with ExitStack() as stack:
        players = begin(cluster, stack)
        made = play(players, rng, 8)
        for _ in range(2):
            match part:
                case "bus":
                    cluster.bus.kill()
                    cluster.bus.start()
                case "bus for a while":
                    cluster.bus.kill()
                    made += play(players, rng, 2)  # the database is enough, if need be
                    cluster.bus.start()
                case "database":
                    cluster.database.kill()
                    decider = _decider(players)
                    assert decider.table is not None
                    assert decider.table.decision is not None
                    move = decider.table.decision.moves[0]
                    with suppress(ConnectionClosed):
                        decider.say(m.Play(decider.table.entry, move))  # while it is away
                    cluster.database.start()
                    decider.play(move)  # said again: it counts once
                    made.append(move)
                case "process":
                    cluster.processes[1].kill()
                    cluster.processes[1].start()
            made += play(players, rng, 8)
        assert stored(cluster, players[0].game) == made
        if part == "process":
            assert (players[0].connections, players[1].connections) == (1, 3)
        if part.startswith("bus"):
            assert [player.connections for player in players] == [1, 1]


def _decider(players: list[Player]) -> Player:
    entry = max(player.table.entry for player in players if player.table is not None)
    decision = players[0].reach(entry).decision
    assert decision is not None
    players[1].reach(entry)
    return players[decision.seat]


def test_the_same_instant_at_two_processes(cluster: Cluster) -> None:
    """Two people take the same seat; one person makes two different moves, or the same twice."""
    with ExitStack() as stack:
        ann = Player(cluster.processes[0], "Ann")
        wish = m.NewGame([m.NewSeat("lion"), m.NewSeat("bull", "open")], first="lion")
        game = ann.process.ask("POST", "/api/games", ann.cookie, wish)[0]["id"]
        rivals = [Player(process, "Rival") for process in cluster.processes]
        for player in rivals:
            player.come(game)
            stack.callback(player.close)
            player.until(lambda said: isinstance(said, m.Room))
        for player in rivals:
            player.say(m.Sit(1))
        answers = [
            player.until(
                lambda said: (
                    isinstance(said, m.Refused)
                    or (isinstance(said, m.Room) and said.places[1].kind == "human")
                )
            )
            for player in rivals
        ]
        rooms = [player.room.places[1].person for player in rivals if player.room is not None]
        refused = [
            player for player, answer in zip(rivals, answers, strict=True) if isinstance(answer, m.Refused)
        ]
        for player in rivals:
            if (
                player not in refused
                and player.room is not None
                and player.room.places[1].person != player.id
            ):
                refused.append(player)
                assert player.until(lambda said: isinstance(said, m.Refused)).code == "seat-taken"
        assert len(refused) == 1, rooms

        players = begin(cluster, stack)
        twin = Player(cluster.processes[1], "Twin")
        twin.cookie, twin.id, twin.seat = players[0].cookie, players[0].id, 0
        twin.come(players[0].game)
        stack.callback(twin.close)
        twin.until(lambda said: isinstance(said, m.Table))
        for player, move in ((players[0], "king B1"), (twin, "king B3")):
            player.say(m.Play(0, move))
        answers = [
            player.until(lambda said: isinstance(said, m.Refused | m.Step)) for player in (players[0], twin)
        ]
        said = [answer.code if isinstance(answer, m.Refused) else answer.table.entry for answer in answers]
        kept = stored(cluster, players[0].game)
        assert len(kept) == 1
        loser = twin if kept == ["king B1"] else players[0]
        if "stale" not in said:
            assert loser.until(lambda said: isinstance(said, m.Refused)).code == "stale"
        decision = players[0].reach(1).decision
        assert decision is not None
        twin.reach(1)
        for player in (players[0], twin):
            player.say(m.Play(1, decision.moves[0]))
        for player in (players[0], twin):
            assert player.reach(2).entry == 2
        assert stored(cluster, players[0].game) == [*kept, decision.moves[0]]


def test_whoever_runs_the_server_is_heard_at_every_process(cluster: Cluster) -> None:
    """A game that is closed in the database is stopped for both, who sit at different processes."""
    with ExitStack() as stack:
        players = begin(cluster, stack)
        settings = ("admin", "--settings", str(cluster.processes[0].settings))
        assert players[0].game in shedu(*settings, "tables", "--status", "playing").out
        assert shedu(*settings, "close", players[0].game).status == 0
        for player in players:
            player.until(lambda said: isinstance(said, m.Room) and said.status == "stopped")
        assert "# shuffle secret" in shedu(*settings, "export", players[0].game).out
        assert shedu(*settings, "ban", players[1].id).out == f"banned\t{players[1].id}\n"
        assert players[1].until(lambda said: isinstance(said, m.Refused)).code == "logged-out"
        refused = shedu(*settings, "backup", str(cluster.processes[0].settings.parent / "copy"))
        assert "pg_dump" in refused.err
