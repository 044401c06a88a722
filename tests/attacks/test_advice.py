"""Advice of a bot in a game between people."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.errors import Code
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, begun, until

Client = TestClient[Litestar]
LEVEL = m.Terms().level  # which the host chose for the table


@pytest.mark.parametrize("level", ["expert", "random"])
def test_a_seat_is_no_oracle(server: Client, level: str) -> None:
    """Leave the open decision to a strong bot, take the seat back, and undo what the bot did."""
    assert level != LEVEL
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    seat = ann.socket(begun(ann, bob))
    with seat.socket:
        seat.say(m.Look(0))
        entry = until(seat, m.Table).entry
        seat.say(m.AskHint(entry, "expert"))
        assert until(seat, m.Refused).code == Code.NO_HINTS
        seat.say(m.Leave(0, level))
        left = until(seat, m.Room, lambda room: room.places[0].kind == "bot")
        assert left.places[0].level == LEVEL
        seat.say(m.ComeBack(0))
        waiting = until(seat, m.Room, lambda room: room.places[0].is_returning)
        assert (waiting.places[0].kind, waiting.places[0].level) == ("bot", LEVEL)
        seat.say(m.Undo(1, 0))
        assert until(seat, m.Refused).code == Code.NOT_YOURS
