"""HTTP requests of a server for one machine."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.engine.record import format_record
from shedu.server.wire import messages as m
from tests.server.clients import begin
from tests.server.games import SEATS, finished, two_people, wish

Client = TestClient[Litestar]
GAMES = Path(__file__).parents[3] / "games"


def json(value: object) -> Any:
    """A message as the client sends it."""
    return msgspec.to_builtins(value)


def test_the_server_says_that_it_is_well(client: Client) -> None:
    """With its version."""
    assert client.get("/health").json()["status"] == "ok"


def test_catalogue(client: Client) -> None:
    """Editions with their options, boards, bots, languages."""
    found = msgspec.convert(client.get("/api/catalogue").json(), m.Catalogue)
    assert found.presets[0].name == "modern"
    options = {option.name: option.values for option in found.presets[0].options}
    assert options["board"] == ["standard", "advanced"]
    assert options["english"] == [False, True]
    assert [board.name for board in found.boards] == ["standard", "advanced"]
    assert len(found.boards[0].starts) == 10
    assert set(found.boards[0].special) < set(found.boards[0].starts)
    assert found.levels[0] == "random"
    assert "en" in found.languages


def test_games_are_created_listed_and_deleted(client: Client) -> None:
    """In the order of their last change, the latest first."""
    one, two = begin(client), begin(client)
    assert one.to_decide == 0
    assert [seat.name for seat in one.seats] == ["Ann", "Bob"]
    listed = msgspec.convert(client.get("/api/games").json(), list[m.GameInfo])
    assert {info.id for info in listed} == {one.id, two.id}
    assert client.get(f"/api/games/{one.id}").json() == json(one)
    assert client.delete(f"/api/games/{one.id}").status_code == 204
    assert client.get(f"/api/games/{one.id}").status_code == 404
    assert client.delete(f"/api/games/{one.id}").status_code == 404
    assert [info["id"] for info in client.get("/api/games").json()] == [two.id]


@pytest.mark.parametrize("path", ["", "/record", "/frames"])
def test_an_unknown_game_is_not_found(client: Client, path: str) -> None:
    answer = client.get(f"/api/games/nowhere{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"seats": 3}',
        b'{"seats": []}',
        b'{"seats": [{"dynasty": "crab"}, {"dynasty": "lion"}]}',
        b'{"seats": [{"dynasty": "bull"}, {"dynasty": "lion"}], "seed": 1e400}',
        b'{"seats": [{"dynasty": "bull"}, {"dynasty": "lion"}], "preset": "x"}',
        b"\xff\xfe",
    ],
)
def test_malformed_requests_are_rejected(client: Client, body: bytes) -> None:
    """With a reason and no internal details."""
    answer = client.post("/api/games", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    fault = msgspec.convert(answer.json(), m.Fault)
    assert fault.reason
    assert "Traceback" not in answer.text
    assert "/" not in fault.reason


def test_large_bodies_are_rejected(client: Client) -> None:
    answer = client.post("/api/records", json={"text": "x" * 2_000_000})
    assert answer.status_code == 413
    answer = client.post("/api/records", json={"text": "x" * 300_000})
    assert answer.status_code == 400
    assert "too long" in answer.json()["reason"]


def test_the_record_of_a_running_game_is_not_available(client: Client) -> None:
    """It reveals hidden information."""
    game = begin(client)
    for path in ("record", "frames"):
        answer = client.get(f"/api/games/{game.id}/{path}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "running"


def test_an_opened_record_is_replayed_and_exported(client: Client) -> None:
    """The export equals the opened text."""
    table = finished()
    text = format_record(table.record())
    answer = client.post("/api/records", json={"text": text})
    assert answer.status_code == 201, answer.text
    info = msgspec.convert(answer.json(), m.GameInfo)
    assert info.is_replay
    assert info.is_over
    record = client.get(f"/api/games/{info.id}/record")
    assert record.text == text
    assert record.headers["content-type"].startswith("text/plain")
    assert "attachment" in record.headers["content-disposition"]
    found = msgspec.convert(client.get(f"/api/games/{info.id}/frames").json(), m.Frames)
    assert len(found.steps) == table.now.ply
    assert found.game == info
    own = msgspec.convert(client.get(f"/api/games/{info.id}/frames?seat=1").json(), m.Frames)
    assert own.start.seats[0].hand is None
    for seat in ("3", "-1", "x", "17"):
        assert client.get(f"/api/games/{info.id}/frames?seat={seat}").status_code == 400


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.te"))[:3], ids=lambda path: path.stem)
def test_finished_games_of_the_repository_open(client: Client, path: Path) -> None:
    answer = client.post("/api/records", json={"text": path.read_text("utf-8")})
    assert answer.status_code == 201, answer.text
    assert answer.json()["is_over"]


def test_errors_in_records_have_their_line(client: Client) -> None:
    """Syntax errors and illegal moves."""
    answer = client.post("/api/records", json={"text": "shedu 1\nrules modern\nplayers lion wolf\n"})
    assert answer.status_code == 400
    assert answer.json()["line"] == 3
    assert answer.json()["code"] == "no-record"
    table = two_people()
    text = format_record(table.record()) + "lion king A1\n"
    fault = client.post("/api/records", json={"text": text}).json()
    assert fault["line"] == len(text.splitlines())
    assert fault["rule"] == "R4.2"
    assert fault["code"] == "illegal"
    assert fault["reason"] == "A1 is not next to a face-up temple"
    assert client.get("/api/games").json() == []


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "evil.example:8000", "[", ""])
def test_unknown_hosts_are_rejected(client: Client, host: str) -> None:
    """Prevents DNS rebinding."""
    answer = client.get("/api/games", headers={"host": host})
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign-host"


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7:8000"])
def test_addresses_are_accepted_as_hosts(client: Client, host: str) -> None:
    assert client.get("/api/games", headers={"host": host}).status_code == 200


def test_other_origins_are_rejected(client: Client) -> None:
    game = begin(client)
    foreign = {"origin": "http://evil.example"}
    assert client.delete(f"/api/games/{game.id}", headers=foreign).status_code == 403
    body = msgspec.json.encode(wish(SEATS))
    answer = client.post("/api/games", content=body, headers={**foreign, "content-type": "text/plain"})
    assert answer.status_code == 403
    own = {"origin": "http://127.0.0.1:8000"}
    assert client.delete(f"/api/games/{game.id}", headers=own).status_code == 204


def test_content_security_policy_on_every_response(client: Client) -> None:
    """Errors included."""
    for path in ("/", "/api/games", "/nothing.js", "/api/nothing"):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].partition("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
