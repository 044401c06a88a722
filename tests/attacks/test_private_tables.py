"""A stranger at a running table without spectators: every request and message gets the same response.

It depends neither on the players nor on the state of the game.
"""

import json
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import inspect

from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, Seat, until
from tests.server.moves import wire

Client = TestClient[Litestar]
PRIVATE = m.Terms("invited", spectators=False)
WORD = "0" * 64
VALUES: dict[str, Any] = {
    "move": {"type": "pass"},
    "level": "random",
    "language": "en",
    "seal": WORD,
    "contribution": WORD,
    "text": "hello",
    "is_away": True,
    "agrees": True,
    "without": False,
    "dynasty": "lion",
}
NUMBERS = (0, 1, 2, 3, 9)  # seats, entries and plies


def start(host: BrowserClient, others: list[BrowserClient], moves: list[str]) -> str:
    """A private game after some moves of the host."""
    dynasties: tuple[m.Dynasty, ...] = ("bull", "archer", "pot")
    seats = [m.NewSeat("lion"), *(m.NewSeat(dynasties[at], "open") for at in range(len(others)))]
    game = host.make(seats=seats, first="lion", terms=PRIVATE)
    for at, other in enumerate(others, 1):
        seat = other.socket(game)
        with seat.socket:
            seat.ask(m.Look())
            seat.say(m.Sit(at))
            until(seat, m.Room)
    seat = host.socket(game)
    with seat.socket:
        seat.ask(m.Look())
        seat.say(m.Start())
        until(seat, m.Table)
        seat.ask(m.Look(0))
        for entry, move in enumerate(moves):
            seat.say(m.Play(entry, wire(move)))
            until(seat, m.Step)
    return game


@pytest.fixture
def games(server: Client) -> tuple[str, str]:
    """Two private games that differ in all that a stranger might learn."""
    ann, bob, cleo, dan = (BrowserClient(server, name) for name in ("Ann", "Bob", "Cleo", "Dan"))
    one = start(ann, [bob], [])
    other = start(cleo, [dan, bob], ["king B1", "pass"])
    seat = cleo.socket(other)
    with seat.socket:
        seat.ask(m.Look(0))
        seat.say(m.Leave(0, "random"))
        until(seat, m.Refused)  # a player who left a private table no longer views it
    return one, other


def messages() -> list[str]:
    """Every message of a browser, with every number."""
    found = []
    for kind in get_args(m.FromBrowser):
        info: Any = inspect.type_info(kind)
        fields = [field.name for field in info.fields]
        for number in NUMBERS:
            values = {name: VALUES.get(name, number) for name in fields}
            found.append(json.dumps({"type": info.tag, **values}))
        found.append(json.dumps({"type": info.tag}))
    return found


def heard(open_socket: Callable[[], Seat]) -> list[str]:
    """The answers to all messages."""
    seat = open_socket()
    with seat.socket:
        for message in messages():
            seat.socket.send_text(message)
        return [seat.socket.receive_text(timeout=20) for _ in messages()]


@pytest.mark.parametrize("has_session", [True, False])
def test_messages_reveal_nothing_to_a_stranger(
    server: Client, games: tuple[str, str], has_session: bool
) -> None:
    """Neither the entry nor the seats nor the legal moves."""
    eve = BrowserClient(server, "Eve")

    def come(game: str) -> Callable[[], Seat]:
        if has_session:
            return lambda: eve.socket(game)
        return lambda: Seat(server.websocket_connect(f"/api/games/{game}/socket"))

    one, other = (heard(come(game)) for game in games)
    assert one == other
    codes = {msgspec.json.decode(text)["code"] for text in one}
    assert codes <= {"no-spectators", "unreadable"}
    assert all(msgspec.json.decode(text)["entry"] is None for text in one)


def answers(server: Client, ask: Callable[..., Any], game: str, people: list[str]) -> list[tuple[Any, ...]]:
    """The responses of all operations about a game, without its id."""
    described = server.get("/api/schema/openapi.json").json()["paths"]
    found = []
    for path, methods in described.items():
        for method in methods:
            if "{game}" in path:
                answer = ask(method.upper(), path.replace("{game}", game))
                found.append((method, path, answer.status_code, answer.text.replace(game, "")))
    for person in people:
        answer = ask("POST", "/api/reports", json={"game": game, "about": person, "text": "rude"})
        found.append(("report", "", answer.status_code, answer.text))
    return found


@pytest.mark.parametrize("has_session", [True, False])
def test_requests_reveal_nothing_to_a_stranger(
    server: Client, games: tuple[str, str], has_session: bool
) -> None:
    """Neither the players, nor whether the game runs."""
    eve = BrowserClient(server, "Eve")
    ask = eve.ask if has_session else server.request
    with server.app.state.tables.writer.database.engine.connect() as connection:
        people = connection.exec_driver_sql("SELECT id FROM people ORDER BY name").scalars().all()
    one, other = (answers(server, ask, game, list(people)) for game in games)
    assert one == other
    assert len(one) >= 4 + len(people)
    assert {each[2] for each in one} <= {401, 403}
    profiles = [f"/api/people/{person}{end}" for person in people for end in ("", "/games", "/statistics")]
    for path in ("/api/games", "/api/lobby", *profiles):
        answer = ask("GET", path)
        assert not any(game in answer.text for game in games), path
