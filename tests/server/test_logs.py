"""Logs contain events and no hidden information."""

import ast
import json
from pathlib import Path

import pytest
import structlog
from litestar.testing import TestClient

import shedu.server
from shedu.server import logs
from shedu.server.http.app import create_app
from shedu.server.settings import Settings
from shedu.server.wire import messages as m
from tests.server.clients import begin, hear_until, is_turn_of, sit
from tests.server.games import AGAINST_BOT, wish
from tests.server.moves import legal, wire

pytestmark = pytest.mark.usefixtures("restored_logs")

SEED = 748_159_263


def test_no_hand_no_bag_no_seed_no_move_is_logged(
    settings: Settings, capfd: pytest.CaptureFixture[str]
) -> None:
    """Each line is JSON."""
    logs.configure("json")
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        game = begin(client, wish(AGAINST_BOT, seed=SEED)).id
        seat = sit(client, game)
        with seat.socket:
            table = seat.ask(m.Look(0))
            swap = next(move for move in legal(table.decision) if move.startswith("swap"))
            seat.ask(m.Play(0, wire(swap)))
            seat.ask(m.Play(1, wire("king A1")))
            seat.say(m.Play(1, wire("priest B1")))
            hear_until(seat, is_turn_of(0))
            seat.socket.send_text('{"type": "play", "entry": 3, "move": {"type": "swap", "tiles": "1t"}}')
            seat.hear()
        client.post("/api/records", json={"text": f"shedu 1\nseed {SEED}\n"})
    written = capfd.readouterr().err
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"ready", "table created", "entry", "message rejected", "request", "stopped"} <= {
        line["event"] for line in lines
    }
    assert str(SEED) not in written
    for word in ("swap", "king", "priest", "temple", "settlement", "hand", "bag", "seed", "B1"):
        assert word not in written.replace(game, "").replace(str(settings.data), ""), word
    entries = [line for line in lines if line["event"] == "entry"]
    assert entries[0] | {"timestamp": ""} == {
        "event": "entry",
        "logger": "table",
        "level": "info",
        "timestamp": "",
        "game": game,
        "entry": 1,
        "seat": 0,
        "undo": False,
    }


def test_an_unexpected_error_is_logged_without_values(
    settings: Settings, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client receives no details."""
    logs.configure("json")

    def breaks(*_: object) -> None:
        hidden = "2t 1s"
        raise RuntimeError(f"broken {len(hidden)}")

    monkeypatch.setattr("shedu.server.tables.games.Games.summaries", breaks)
    monkeypatch.setattr("shedu.server.live.registry.TableRegistry.wake_bots", _nothing)
    with TestClient(
        create_app(settings), base_url="http://127.0.0.1:8000", raise_server_exceptions=False
    ) as client:
        answer = client.get("/api/games")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "broken" not in answer.text
    written = capfd.readouterr().err
    assert "request failed" in written
    assert "RuntimeError" in written
    assert "2t 1s" not in written.replace('hidden = \\"2t 1s\\"', "")


def test_the_traceback_of_a_repeated_error_is_written_once_a_minute() -> None:
    now = [0.0]
    limit = logs.Tracebacks(lambda: now[0])

    def has_traceback(value: str) -> bool:
        try:
            int(value) if value else {"b": 0}[value]
        except (KeyError, ValueError) as error:
            event = limit(None, "error", {"event": "failed", "exc_info": error})
        return event["exc_info"] is not None

    assert [has_traceback("a"), has_traceback("b"), has_traceback("")] == [True, False, True]
    now[0] += logs.TRACEBACK_INTERVAL_S
    assert [has_traceback("c"), has_traceback("d")] == [True, False]


def test_the_log_says_when_a_traceback_is_left_out(capfd: pytest.CaptureFixture[str]) -> None:
    logs.configure("json")
    for _ in range(2):
        try:
            int("a")
        except ValueError:
            structlog.get_logger("test").exception("failed")
    first, second = (json.loads(line) for line in capfd.readouterr().err.splitlines())
    assert "ValueError" in first["exception"]
    assert (second.get("exception"), second["traceback"]) == (None, "as before")


async def _nothing(_: object) -> None:
    pass


def test_errors_are_logged_with_their_traceback() -> None:
    """Every handler of an error that is logged as one, except of rejections, whose code says enough."""
    modules = sorted(Path(shedu.server.__path__[0]).rglob("*.py"))
    handlers = [
        (module.name, handler)
        for module in modules
        for handler in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(handler, ast.ExceptHandler) and handler.type is not None
    ]
    lines = [
        (name, call)
        for name, handler in handlers
        for call in ast.walk(handler)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "_log.error"
        if ast.unparse(handler.type) != "TableError"  # type: ignore[arg-type]
    ]
    assert len(lines) >= 10
    for name, call in lines:
        assert {each.arg for each in call.keywords} & {"exc_info", "trace"}, (name, call.lineno)
