"""The opponent, a spectator and a person without a session try to act for a seat that is not theirs.

Every message of the socket is sent, as they view the table and after asking for the seat's view.
"""

import json
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import inspect

from shedu.server.errors import Code
from shedu.server.storage.schema import ENTRIES, SEATS
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, Seat, at_table, begun, rows, until
from tests.server.moves import wire

Client = TestClient[Litestar]
VALUES: dict[str, Any] = {
    "move": msgspec.to_builtins(wire("pass")),
    "seat": 0,
    "entry": 1,
    "ply": 0,
    "level": "random",
    "language": "en",
    "seal": "0" * 64,
    "contribution": "0" * 16,
    "text": "hello",
    "is_away": False,
    "agrees": True,
    "without": True,
    "dynasty": "lion",
    "since": 0,
}
HARMLESS = {"look", "ask-log", "say", "away"}  # what a viewer may send
NO_ANSWER = {Code.UNREADABLE, Code.INTERNAL}  # the message itself would be at fault


def messages() -> list[dict[str, Any]]:
    """Every kind of message, filled with what the owner of seat 0 could send."""
    found = []
    for kind in get_args(m.FromBrowser):
        info: Any = inspect.type_info(kind)
        if info.tag not in HARMLESS:
            found.append({"type": info.tag} | {field.name: VALUES[field.name] for field in info.fields})
    return found


def state(server: Client, game: str) -> tuple[Any, ...]:
    live = server.app.state.tables.loaded(game)
    assert live is not None
    return live.roster, live.game.entries, live.consent.request, rows(server, ENTRIES), rows(server, SEATS)


@pytest.mark.parametrize("attacker", ["opponent", "spectator", "stranger"])
def test_other_people_cannot_act_for_a_seat(server: Client, attacker: str) -> None:
    ann, bob, eve = (BrowserClient(server, name) for name in ("Ann", "Bob", "Eve"))
    game = begun(ann, bob)
    with at_table(ann, game, 0) as mine:
        mine.say(m.Play(0, wire("king B1")))
        until(mine, m.Step)
        if attacker == "stranger":
            theirs = Seat(server.websocket_connect(f"/api/games/{game}/socket"))
        else:
            theirs = (bob if attacker == "opponent" else eve).socket(game)
        with theirs.socket:
            theirs.say(m.Look(1 if attacker == "opponent" else None))
            until(theirs, m.Table)
            before = state(server, game)
            theirs.say(m.Look(0))
            assert until(theirs, m.Refused).code == Code.NOT_YOURS
            for message in messages():
                theirs.socket.send_text(json.dumps(message))
                assert until(theirs, m.Refused).code not in NO_ANSWER, message
            assert state(server, game) == before
