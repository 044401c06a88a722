"""Somebody who plays at random, before a browser that comes again by itself: web/src/net/connection.ts.

Whatever a browser could not get over by itself is noted as a violation: there, somebody would have had to
load the page again.
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

PAUSES = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before a browser connects again, the first time and later
PATIENCE = 60.0  # seconds without what is due: a page that was loaded again would have it
THINKING = (0.2, 0.8)  # seconds
_decode = msgspec.json.Decoder(m.FromServer).decode


def _encode(message: m.FromBrowser) -> str:
    return msgspec.json.encode(message).decode()


class ReloadError(Exception):
    """Somebody loads the page again."""


@dataclass
class Ledger:
    """What all people have seen together."""

    acknowledged: int = 0
    reconnects: int = 0
    repeated: int = 0  # moves that were said again, since their answer was lost
    stale: int = 0  # refused, since the table had moved on
    longest: float = 0.0  # seconds that somebody waited for what was due
    violations: list[str] = field(default_factory=list)


@dataclass
class Seat:
    """A seat of a table, and the browser that plays there through one of the servers."""

    pair: Pair
    seat: int
    server: Server
    is_calm: asyncio.Event  # set when nothing is killed any more: then nobody takes his time
    ledger: Ledger
    entry: int = -1  # of the table that was seen last
    heard: list[tuple[int, str]] = field(default_factory=list)  # entries and own moves: acknowledged
    others: list[int] = field(default_factory=list)  # entries of the other seat that were told
    said: set[tuple[int, str]] = field(default_factory=set)  # at which entry, and which move
    is_over: bool = False
    _unanswered: m.Play | None = None
    _due: float | None = None  # since when something is due

    def __post_init__(self) -> None:
        self._rng = random.Random(f"{self.pair.game} {self.seat}")

    async def play(self) -> None:
        """To the end of the game, whatever happens to the servers."""
        host, port = self.server.address
        tries = connections = 0
        while not self.is_over:
            try:
                self._wait(True)
                async with connect(
                    f"ws://{host}:{port}/api/games/{self.pair.game}/socket",
                    additional_headers={"Cookie": f"shedu={self.pair.cookies[self.seat]}"},
                    compression=None,
                    open_timeout=PATIENCE,
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
                    self._violate(f"was sent away: {closed.code}")
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    async def _sit(self, socket: ClientConnection) -> None:
        """As long as the connection holds, or until the game is over."""
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
                await socket.send(_encode(said))
            self._wait(table is None or said is not None or self.entry < self.pair.entry)
            try:
                message = _decode(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                continue
            match message:
                case m.Table():
                    if message.entry < self.entry:
                        self._violate(f"saw entry {self.entry}, and then the table at {message.entry}")
                        self.entry = self.pair.entry = message.entry
                    table, said = message, None
                    self._see(message)
                case m.Missed():
                    if message.table.entry != self.entry:
                        self._violate(f"missed from {self.entry} on, and was shown {message.table.entry}")
                    for step in message.steps:
                        self._take(step)
                    table, said = follow(None, message), None
                    self._see(table)
                case m.Step():
                    if message.entry <= self.entry or table is None:
                        continue  # told again, or before the table that was asked for
                    if message.entry != self.entry + 1:
                        self._violate(f"was told of entry {message.entry} after {self.entry}")
                        raise ReloadError
                    self._take(message)
                    table, said = apply_step(table, message), None
                    self._see(table)
                case m.Refused(code="stale"):
                    self.ledger.stale += 1
                    table = said = None
                    await self._look(socket)
                case m.Refused():
                    self._violate(f"was refused: {message.code}: {message.reason}")
                    raise ReloadError

    async def _look(self, socket: ClientConnection) -> None:
        await socket.send(_encode(m.Look(self.seat, self.entry if self.entry >= 0 else None)))

    def _see(self, table: m.Table | None) -> None:
        assert table is not None
        self.entry = max(self.entry, table.entry)
        self.pair.entry = max(self.pair.entry, self.entry)

    def _take(self, step: m.Step) -> None:
        """Note what was acknowledged."""
        if step.seat != self.seat:
            self.others.append(step.entry)
            return
        move = next(event.move for event in step.events if isinstance(event, m.Moved))
        assert not isinstance(move, m.HiddenSwap)
        self.heard.append((step.entry, str(move_of(move))))
        self.ledger.acknowledged += 1

    async def _choose(self, entry: int, choices: m.Choices) -> m.Play:
        """What was not answered is said again, or something else instead, as people do."""
        rng = self._rng
        last = self._unanswered
        if last is not None and last.entry == entry and rng.random() < 0.5:
            self.ledger.repeated += 1
            return last
        if not self.is_calm.is_set():
            await asyncio.sleep(rng.uniform(*THINKING))
        move = choose(choices, rng, has_swaps=True)
        self.said.add((entry, str(move_of(move))))
        self._unanswered = m.Play(entry, move)
        return self._unanswered

    def _wait(self, is_due: bool) -> None:
        """Note how long something is due: a table, an answer, what the other seat has been told already."""
        now = time.monotonic()
        if self._due is not None:
            self.ledger.longest = max(self.ledger.longest, now - self._due)
        if not is_due:
            self._due = None
        elif self._due is None:
            self._due = now
        elif now - self._due > PATIENCE:
            self._due = None
            self._violate(f"heard nothing for {PATIENCE:.0f} s at entry {self.entry}")
            raise ReloadError

    def _violate(self, what: str) -> None:
        self.ledger.violations.append(f"{self.pair.game}, seat {self.seat}: {what}")
