"""A fuzzer on the socket: valid messages mutated, from every kind of visitor; no server error, no leak.

SHEDU_FUZZ says how many; `make soak` sends 100,000.
"""

import json
import logging
import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from shedu.server import logs
from shedu.server.settings import Settings
from shedu.server.tables.fairness import seal_of
from shedu.server.wire import messages as m
from shedu.server.wire.reader import follow
from tests.server.loopback import running
from tests.server.moves import legal, wire
from tests.server.secrets import leaks
from tests.server.visitors import ADDED, Visitor, decode

pytestmark = [pytest.mark.compiled_only, pytest.mark.usefixtures("restored_logs")]
MESSAGES = int(os.environ.get("SHEDU_FUZZ", "3000"))
BATCH_SIZE = 10  # messages before the answers are read
ALLOWED = {1009, 4401, 4404}  # close codes: message too big, logged out, table deleted
JUNK: list[Any] = [
    *(None, True, False, 0, -1, 1, 3, 4, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, 1e308, -0.0),
    *("", " ", "lion", "swap 6t", "king B1", "undo 0", "A1", "\x00", "\U0001f981", "é" * 600, "x" * 3000),
    *("../../etc/passwd", "' OR 1=1 --", "<script>", "%s%n", "0123456789abcdef", "skilled", "expert"),
    *([], [[]], {}, {"type": "look"}, [0] * 100, {"a": {"a": {"a": []}}}),
]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of an online server."""
    return Settings(data=tmp_path, bots=0, seconds=0.01, online=True, limits=False)


class Fuzzer:
    """Makes valid messages and mutations of them."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def valid(self, table: m.Table | None) -> m.FromBrowser:
        """A message that a browser could send."""
        rng = self.rng
        entry = 0 if table is None else table.entry
        moves = legal(table.decision) if table is not None and table.decision is not None else []
        seat = rng.choice([None, 0, 1, 2])
        make: list[Callable[[], m.FromBrowser]] = [
            lambda: m.Look(seat, rng.choice([None, 0, entry - 1, entry])),
            lambda: m.Play(entry, wire(rng.choice(moves) if moves else "pass")),
            lambda: m.Play(max(0, entry - 1), wire(rng.choice(moves) if moves else "pass")),
            lambda: m.Undo(entry, max(0, entry - 1)),
            lambda: m.AskPreviews(entry),
            lambda: m.AskRefusals(entry),
            lambda: m.AskHint(entry, "random"),
            lambda: m.AskFocus(entry),
            lambda: m.AskOpinion(entry, wire(rng.choice(moves) if moves else "pass")),
            m.AskLog,
            lambda: m.Sit(
                rng.randrange(3), rng.choice([None, *m.DYNASTIES]), rng.choice(["", seal_of(ADDED)])
            ),
            lambda: m.Stand(rng.randrange(3)),
            lambda: m.Start("random"),
            lambda: m.Leave(rng.randrange(3), "random"),
            lambda: m.ReplaceAbsent(rng.randrange(3)),
            lambda: m.ComeBack(rng.randrange(3)),
            lambda: m.AskUndo(entry, rng.choice([None, max(0, entry - 1)])),
            lambda: m.AnswerUndo(entry, rng.random() < 0.5),
            lambda: m.Say("hello"),
            lambda: m.Open(rng.choice([ADDED, ADDED[::-1]])),
            lambda: m.Rematch(seal_of(ADDED)),
            lambda: m.Away(rng.random() < 0.5),
        ]
        return rng.choice(make)()

    def mutated(self, message: m.FromBrowser) -> str | bytes:
        """A message, most often with a mutation."""
        rng = self.rng
        fields: dict[str, Any] = msgspec.to_builtins(message)
        kind = rng.randrange(10)
        if kind < 4:
            for _ in range(rng.choice([1, 1, 2])):
                fields[rng.choice([*fields, "type", "seat", "entry"])] = rng.choice(JUNK)
        elif kind == 4:
            fields.pop(rng.choice(list(fields)))
        elif kind == 5:
            fields[rng.choice(["viewer", "person", "seat", "__class__", "x" * 50])] = rng.choice(JUNK)
        text = json.dumps(fields, ensure_ascii=rng.random() < 0.5)
        if kind == 6:
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(["", '"', "}", "{", "\\", "9", "\u0000", ","]) + text[at + 1 :]
        elif kind == 7:
            text = rng.choice(
                [text[: rng.randrange(len(text))], text * 2, f"[{text}]", "[" * 5000, "1e999", ""]
            )
        elif kind == 8 and rng.random() < 0.1:
            return text.encode() if rng.random() < 0.5 else rng.randbytes(40)
        elif kind == 9 and rng.random() < 0.02:
            text = json.dumps({"type": "say", "text": "x" * rng.choice([16_000, 17_000, 60_000])})
        return text


class Target:
    """A table with its clients: two players, a spectator, and a client without a session."""

    def __init__(self, people: list[Visitor]) -> None:
        self.people = people
        ann, *_ = people
        seats = [m.NewSeat("lion"), m.NewSeat("bull", "open"), m.NewSeat("pot", "bot", "random")]
        wish = m.NewGame(seats, first="lion", terms=m.Terms("open"), seal=seal_of(ADDED))
        self.game = str(ann.ask("POST", "/api/games", wish).json()["id"])
        self.sockets: list[ClientConnection | None] = [None] * len(people)
        self.tables: list[m.Table | None] = [None] * len(people)
        self.is_open = False
        self.places: list[m.Place] = []
        self.heard = 0

    def send(self, number: int, data: str | bytes) -> None:
        """Send, on a new socket if need be."""
        socket = self.sockets[number]
        if socket is None:
            socket = self.sockets[number] = self.people[number].come(self.game)
            socket.send('{"type":"look"}')
            if number < 2:
                socket.send(json.dumps({"type": "look", "seat": number}))
        try:
            socket.send(data)
        except ConnectionClosed:
            self._lost(number)

    def _lost(self, number: int) -> None:
        socket = self.sockets[number]
        assert socket is not None
        assert socket.close_code in ALLOWED, (socket.close_code, socket.close_reason)
        self.sockets[number] = None
        self.tables[number] = None

    def read(self, number: int, hidden: list[str]) -> None:
        """All answers so far; the test fails if one reveals hidden information."""
        socket = self.sockets[number]
        if socket is None:
            return
        try:
            socket.send('{"type":"look","seat":77}')  # its rejection is the last of the answers
            while True:
                text = socket.recv(timeout=60)
                assert isinstance(text, str)
                message = decode(text)
                self.heard += 1
                self._note(number, message)
                if not self.is_open:
                    found = leaks(text, self._own(number), hidden)
                    assert not found, f"visitor {number} got {found}: {text[:300]}"
                if isinstance(message, m.Refused) and message.reason == "You may not see this seat's hand.":
                    socket.send('{"type":"look","since":"the end"}')
                    while not isinstance(message, m.Refused) or "`$.since`" not in message.reason:
                        message = decode(socket.recv(timeout=60))
                        self._note(number, message)
                    return
        except ConnectionClosed:
            self._lost(number)

    def _own(self, number: int) -> set[int]:
        return {
            seat
            for seat, place in enumerate(self.places)
            if self.people[number].id and self.people[number].id in (place.person, place.left)
        }

    def _note(self, number: int, message: Any) -> None:
        if isinstance(message, m.Room):
            self.places = message.places
            self.is_open = self.is_open or message.status in ("over", "stopped")
        try:
            table = follow(self.tables[number], message)
        except ValueError:  # missed while the socket was lost
            table = None
        if table is not None:
            self.tables[number] = table
            self.is_open = self.is_open or table.decision is None


def test_every_message_of_a_browser_is_sent() -> None:
    """The fuzzer sends every kind of message."""
    fuzzer = Fuzzer(1)
    assert {type(fuzzer.valid(None)) for _ in range(1000)} == set(get_args(m.FromBrowser))


class Errors(logging.Handler):
    """Records logged errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Record an error."""
        self.found.append(str(record.msg))


@pytest.fixture
def errors() -> Errors:
    """The lines logged as errors."""
    logs.configure("json")
    found = Errors()
    logging.getLogger().handlers[:] = [found]
    logging.getLogger().setLevel(logging.ERROR)
    return found


@pytest.fixture
def address(settings: Settings, errors: Errors) -> Iterator[str]:  # noqa: ARG001
    """Host and port of the server."""
    with running(settings) as found:
        yield found


def test_no_message_breaks_the_server_or_reveals_hidden_information(
    address: str, settings: Settings, errors: Errors
) -> None:
    """Sent by a player, a spectator or a stranger; afterwards the server still responds."""
    fuzzer = Fuzzer(20_261_116)
    rng = random.Random(5)
    sent = 0
    with ExitStack() as stack:
        people = [Visitor(address, name) for name in ("Ann", "Bob", "Cleo", "")]
        for each in people:
            stack.callback(each.close)
        hidden = [
            (settings.data / "secret.key").read_text(),
            *(each.cookie for each in people if each.cookie),
        ]
        target = Target(people)
        tables = 1
        while sent < MESSAGES:
            number = rng.randrange(len(people))
            for _ in range(BATCH_SIZE):
                message = fuzzer.valid(target.tables[number])
                # Games make progress only if most moves are legal.
                is_left_alone = isinstance(message, m.Play) and rng.random() < 0.5
                data = msgspec.json.encode(message).decode() if is_left_alone else fuzzer.mutated(message)
                target.send(number, data)
                sent += 1
            target.read(number, hidden)
            if target.is_open or rng.random() < 0.01:
                for each in people:
                    each.close()
                    each.sockets.clear()
                target = Target(people)
                tables += 1
        assert target.heard > 0
    assert errors.found == []
    assert httpx.get(f"{address}/health").json()["status"] == "ok"
