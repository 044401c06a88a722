"""Mutes and reports."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.people import chat
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, until

Client = TestClient[Litestar]


def test_muting(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mutes are stored and can be removed."""
    ann, bob, eve = BrowserClient(server, "Ann"), BrowserClient(server, "Bob"), BrowserClient(server, "Eve")
    for _ in range(2):
        assert ann.ask("PUT", f"/api/mutes/{bob.id}").status_code == 204
    assert ann.ask("GET", "/api/me").json()["person"]["muted"] == [bob.id]
    assert bob.ask("GET", "/api/me").json()["person"]["muted"] == []
    monkeypatch.setattr(chat, "MAX_MUTES", 1)
    assert ann.ask("PUT", f"/api/mutes/{eve.id}").json()["code"] == "many"
    assert ann.ask("PUT", f"/api/mutes/{bob.id}").status_code == 204
    assert ann.ask("PUT", f"/api/mutes/{ann.id}").json()["code"] == "yourself"
    assert ann.ask("PUT", "/api/mutes/unknown").status_code == 404
    assert ann.ask("DELETE", f"/api/mutes/{bob.id}").status_code == 204
    assert ann.ask("GET", "/api/me").json()["person"]["muted"] == []
    assert server.put(f"/api/mutes/{bob.id}").status_code == 401


def test_reporting(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of people who sat or wrote at a table, with a limit of open reports."""
    ann, bob, eve = BrowserClient(server, "Ann"), BrowserClient(server, "Bob"), BrowserClient(server, "Eve")
    game = ann.make()
    seat = bob.socket(game)
    with seat.socket:
        seat.say(m.Look())
        until(seat, m.Room)
        seat.say(m.Say("something rude"))
        said = until(seat, m.Said)

    def report(by: BrowserClient, **changes: object) -> tuple[int, str]:
        body = {"game": game, "about": bob.id, "text": " he was\n\trude ", **changes}
        answer = by.ask("POST", "/api/reports", json=body)
        return answer.status_code, answer.json()["code"] if answer.content else ""

    assert report(ann, said=said.number) == (204, "")
    assert report(ann) == (204, "")
    assert report(bob, about=ann.id) == (204, "")  # she sits there
    assert report(ann, about=eve.id) == (400, "not-there")
    assert report(ann, about="unknown") == (400, "not-there")
    assert report(bob, about=ann.id, said=said.number) == (400, "not-there")
    assert report(ann, said=said.number + 1) == (400, "not-there")
    assert report(ann, text="  ") == (400, "report")
    assert report(ann, text="x" * 1001) == (400, "report")
    assert report(ann, text="a \x1b[2J screen") == (400, "report")
    assert report(ann, game="unknown") == (404, "unknown")
    kept = server.app.state.tables.service.chat
    first = kept.reports()[0]
    assert (first.by, first.person, first.line, first.text) == (
        ann.id,
        bob.id,
        "something rude",
        "he was rude",
    )
    monkeypatch.setattr(chat, "MAX_OPEN_REPORTS", 2)
    assert report(ann) == (400, "many")
    assert kept.close_report(first.number)
    assert report(ann) == (204, "")
