"""A simulated player who plays at random and reconnects as the client does (web/src/net/connection.ts).

Everything from which the client could not recover without a reload of the page is recorded as a violation.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from bench.crowd import Pair
from bench.moves import choose
from bench.serving import Server
from shedu.server.errors import FINAL_CLOSE_CODES
from shedu.server.wire import messages as m
from shedu.server.wire.moves import move_of
from shedu.server.wire.reader import apply_step, follow

PAUSES_S = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # before each attempt to reconnect
PATIENCE_S = 60.0  # for an expected message
THINKING_S = (0.2, 0.8)
_decode = msgspec.json.Decoder(m.FromServer).decode


def _encode(message: m.FromBrowser) -> str:
    return msgspec.json.encode(message).decode()


class ReloadError(Exception):
    """The player has to reload the page."""


@dataclass
class Ledger:
    """The counts of all players."""

    acknowledged: int = 0
    reconnects: int = 0
    repeated: int = 0  # moves sent again because the acknowledgement was lost
    stale: int = 0  # rejected because the table had changed
    longest: float = 0.0  # seconds that a player waited for an expected message
    moves: list[tuple[float, float]] = field(default_factory=list)  # when a move was sent and acknowledged
    violations: list[str] = field(default_factory=list)


@dataclass
class Seat:
    """A seat of a table and the client that plays it through one of the servers."""

    pair: Pair
    seat: int
    server: Server
    is_calm: asyncio.Event  # set when no more faults are injected; then players move at once
    ledger: Ledger
    entry: int = -1  # of the last table received
    heard: list[tuple[int, str]] = field(default_factory=list)  # acknowledged entries and moves of this seat
    others: list[int] = field(default_factory=list)  # received entries of the other seat
    said: set[tuple[int, str]] = field(default_factory=set)  # entries and moves sent
    is_over: bool = False
    _unanswered: m.Play | None = None
    _due: float | None = None  # since when a message is expected
    _sent: tuple[int, float] = (-1, 0.0)  # entry and time of the last move on this connection

    def __post_init__(self) -> None:
        self._rng = random.Random(f"{self.pair.game} {self.seat}")

    @property
    def address(self) -> str:
        """An address of its own, for servers that trust the proxy 127.0.0.1."""
        number = 2 * int(self.pair.game.removeprefix("load")) + self.seat
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"

    async def play(self) -> None:
        """Play to the end of the game."""
        host, port = self.server.address
        tries = connections = 0
        while not self.is_over:
            try:
                self._wait(True)
                async with connect(
                    f"ws://{host}:{port}/api/games/{self.pair.game}/socket",
                    additional_headers={
                        "Cookie": f"shedu={self.pair.cookies[self.seat]}",
                        "X-Forwarded-For": self.address,
                    },
                    compression=None,
                    open_timeout=PATIENCE_S,
                    close_timeout=1,
                    ping_interval=None,
                    proxy=None,
                ) as socket:
                    tries = 0
                    connections += 1
                    self.ledger.reconnects += connections > 1
                    await self._sit(socket)
            except (OSError, WebSocketException, ReloadError) as error:  # TimeoutError is an OSError
                closed = error.rcvd if isinstance(error, ConnectionClosed) else None
                if closed is not None and closed.code in FINAL_CLOSE_CODES:
                    self._violate(f"the socket was closed with {closed.code}")
                await asyncio.sleep(PAUSES_S[min(tries, len(PAUSES_S) - 1)])
                tries += 1

    async def _sit(self, socket: ClientConnection) -> None:
        """Play until the connection is lost or the game is over."""
        self._sent = (-1, 0.0)
        await self._look(socket)
        table: m.Table | None = None
        said: m.Play | None = None
        while True:
            decision = None if table is None else table.decision
            if table is not None and decision is None:
                self.is_over = True
                self._wait(False)
                return
            choices = None if decision is None or said is not None else decision.choices
            if table is not None and choices is not None:
                said = await self._choose(table.entry, choices)
                self._sent = (said.entry, time.monotonic())
                await socket.send(_encode(said))
            self._wait(table is None or said is not None or self.entry < self.pair.entry)
            try:
                message = _decode(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                continue
            match message:
                case m.Table():
                    if message.entry < self.entry:
                        self._violate(f"received entry {self.entry}, and then the table at {message.entry}")
                        self.entry = self.pair.entry = message.entry
                    table, said = message, None
                    self._see(message)
                case m.Missed():
                    if message.table.entry != self.entry:
                        self._violate(
                            f"asked for steps since {self.entry}, received those since {message.table.entry}"
                        )
                    for step in message.steps:
                        self._take(step)
                    table, said = follow(None, message), None
                    self._see(table)
                case m.Step():
                    if message.entry <= self.entry or table is None:
                        continue  # repeated, or sent before the requested table
                    if message.entry != self.entry + 1:
                        self._violate(f"received entry {message.entry} after {self.entry}")
                        raise ReloadError
                    self._take(message)
                    table, said = apply_step(table, message), None
                    self._see(table)
                case m.Refused(code="stale"):
                    self.ledger.stale += 1
                    table = said = None
                    await self._look(socket)
                case m.Refused():
                    self._violate(f"was rejected: {message.code}: {message.reason}")
                    raise ReloadError

    async def _look(self, socket: ClientConnection) -> None:
        await socket.send(_encode(m.Look(self.seat, self.entry if self.entry >= 0 else None)))

    def _see(self, table: m.Table | None) -> None:
        assert table is not None
        self.entry = max(self.entry, table.entry)
        self.pair.entry = max(self.pair.entry, self.entry)

    def _take(self, step: m.Step) -> None:
        """Record an acknowledged move."""
        if step.seat != self.seat:
            self.others.append(step.entry)
            return
        move = next(event.move for event in step.events if isinstance(event, m.Moved))
        assert not isinstance(move, m.HiddenSwap)
        if self._sent[0] == step.entry - 1:
            self.ledger.moves.append((self._sent[1], time.monotonic()))
        self.heard.append((step.entry, str(move_of(move))))
        self.ledger.acknowledged += 1

    async def _choose(self, entry: int, choices: m.Choices) -> m.Play:
        """Repeat a move without acknowledgement, or choose another one."""
        rng = self._rng
        last = self._unanswered
        if last is not None and last.entry == entry and rng.random() < 0.5:
            self.ledger.repeated += 1
            return last
        if not self.is_calm.is_set():
            await asyncio.sleep(rng.uniform(*THINKING_S))
        move = choose(choices, rng, has_swaps=True)
        self.said.add((entry, str(move_of(move))))
        self._unanswered = m.Play(entry, move)
        return self._unanswered

    def _wait(self, is_due: bool) -> None:
        """Record how long a table, a response, or an entry that the other seat already has is awaited."""
        now = time.monotonic()
        if self._due is not None:
            self.ledger.longest = max(self.ledger.longest, now - self._due)
        if not is_due:
            self._due = None
        elif self._due is None:
            self._due = now
        elif now - self._due > PATIENCE_S:
            self._due = None
            self._violate(f"received nothing for {PATIENCE_S:.0f} s at entry {self.entry}")
            raise ReloadError

    def _violate(self, what: str) -> None:
        self.ledger.violations.append(f"{self.pair.game}, seat {self.seat}: {what}")
