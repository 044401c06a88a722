"""The privacy page and the export of a person's data."""

import json
from pathlib import Path

from litestar import Litestar
from litestar.testing import TestClient

from shedu.server import maintenance
from shedu.server.http.app import create_app
from shedu.server.people.people import COOKIE_LIFETIME
from shedu.server.settings import Settings
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, begun, sit_and_play, until, with_account

Client = TestClient[Litestar]


def test_the_figures_are_those_that_the_cleanup_uses(tmp_path: Path) -> None:
    """And those of the settings."""
    settings = Settings(data=tmp_path, bots=0, online=True, address_days=9, imprint="Olga\nolga@club.example")
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        told = server.get("/api/privacy").json()
    assert (told["imprint"], told["address_days"], told["mail"]) == ("Olga\nolga@club.example", 9, False)
    assert told["session_days"] == (COOKIE_LIFETIME + maintenance.GRACE_PERIOD).days
    assert told["table_days"] == maintenance.ABANDONED_AFTER.days
    assert told["removed_line_days"] == maintenance.REMOVED_LINE_KEPT.days
    assert told["report_days"] == maintenance.CLOSED_REPORT_KEPT.days
    assert told["audit_days"] == maintenance.AUDIT_KEPT.days


def test_everything_about_a_person_is_exported(server: Client) -> None:
    """Records of finished games, but nothing that is hidden in a running one, and nothing about others."""
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    finished = sit_and_play(server, [ann, bob])
    running = begun(ann, bob)
    for person, text in ((ann, "my own words"), (bob, "words of another")):
        seat = person.socket(running)
        with seat.socket:
            seat.say(m.Look())
            seat.say(m.Say(text))
            while until(seat, m.Said).text != text:
                pass
    report = {"game": running, "about": bob.id, "text": "he is rude"}
    assert ann.ask("POST", "/api/reports", json=report).status_code == 204
    ann.ask("PUT", f"/api/mutes/{bob.id}")
    answer = ann.ask("GET", "/api/account/data")
    assert answer.status_code == 200
    assert 'filename="shedu-data.json"' in answer.headers["content-disposition"]
    found = json.loads(answer.text)
    assert found["person"]["name"] == found["profile"]["name"] == "Ann"
    assert found["person"]["muted"] == [bob.id]
    assert [line["text"] for line in found["lines"]] == ["my own words"]
    assert [each["text"] for each in found["reports"]] == ["he is rude"]
    assert len(found["sessions"]) == 1
    records = {each["game"]["id"]: each["record"] for each in found["games"]}
    assert records.keys() == {finished, running}
    assert records[finished].startswith("shedu 1\n")
    assert records[running] is None
    assert "words of another" not in answer.text
    assert "argon2" not in answer.text
    assert json.loads(bob.ask("GET", "/api/account/data").text)["person"]["name"] == "Bob"
