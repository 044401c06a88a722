"""Metrics for Prometheus."""

import logging
import re
from pathlib import Path

import pytest
from litestar.testing import TestClient
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from shedu.server import logs
from shedu.server.http.app import create_app
from shedu.server.http.metrics import LOGGERS, Metrics
from shedu.server.settings import Settings
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, at_table, until
from tests.server.moves import wire

pytestmark = pytest.mark.usefixtures("restored_logs")


def figures(text: str) -> dict[str, float]:
    """Each sample by name and labels."""
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def moved(*texts: str) -> set[str]:
    """The metrics with a sample above 0 in any of these pages."""
    return {
        family.name
        for text in texts
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.value and not sample.name.endswith("_created")
    }


def test_requests_sockets_tables_entries_and_errors_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Labels contain nothing about people or games."""
    logs.configure("json")
    settings = Settings(data=tmp_path, bots=0, seconds=0.01, online=True, limits=False, metrics="a word")
    with TestClient(
        create_app(settings), base_url="http://127.0.0.1:8000", raise_server_exceptions=False
    ) as server:
        word = {"authorization": "Bearer a word"}
        ann = BrowserClient(server, "Ann")
        game = ann.make(seats=[m.NewSeat("lion"), m.NewSeat("bull", "bot", "random")])
        with at_table(ann, game, 0) as seat:
            seat.say(m.Play(0, wire("king B1")))
            until(seat, m.Step)
            during = server.get("/metrics", headers=word).text
            found = figures(during)
            assert found["shedu_sockets"] == 1
            assert found["shedu_entries_stored_total"] >= 1
            assert found["shedu_storing_seconds_count"] >= 1
            assert found["shedu_tables_open"] == 1
            assert found["shedu_bots_thinking"] == 0
            assert found["shedu_requests_total POST 201"] == 2
        monkeypatch.setattr("shedu.server.tables.games.Games.summaries_of", _breaks)
        assert ann.ask("GET", "/api/games").status_code == 500
        server.post("/api/logout", headers={"origin": "https://elsewhere.example"})
        text = server.get("/metrics", headers=word).text
        found = figures(text)
        assert found["shedu_sockets"] == 0
        assert found["shedu_errors_total requests"] == 1
        assert found["shedu_refused_total foreign-origin"] == 1
        for hidden in (ann.id, game, "Ann", ann.cookie):
            assert hidden not in text
        known = {family.name for family in server.app.state.metrics.registry.collect()}
        idle = known - moved(during, text)
        assert idle == {"shedu_bots_thinking", "shedu_bots_waiting"}, (
            f"{idle}: make this test cause each metric, and connect gauges"
        )
    assert not any(type(handler).__name__ == "Metrics" for handler in logging.getLogger().handlers)


def test_errors_are_counted_from_zero() -> None:
    """The first error of a logger is an increase: an alert on one error fires."""
    sources = Path(logs.__file__).parent.rglob("*.py")
    names = {
        name for file in sources for name in re.findall(r'get_logger\("(\w+)"\)', file.read_text("utf-8"))
    }
    assert set(LOGGERS) == names
    found = figures(generate_latest(Metrics(Settings()).registry).decode())
    assert {name: found[f"shedu_errors_total {name}"] for name in names} == dict.fromkeys(names, 0)


def _breaks(*_: object) -> None:
    raise RuntimeError("broken")


@pytest.mark.parametrize(
    ("metrics", "client", "headers", "status"),
    [
        ("", "127.0.0.1", {}, 200),
        ("", "::1", {}, 200),
        ("", "192.0.2.1", {}, 403),
        ("", "127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, 403),  # by a proxy
        ("a word", "192.0.2.1", {"authorization": "Bearer a word"}, 200),
        ("a word", "127.0.0.1", {}, 403),
        ("a word", "127.0.0.1", {"authorization": "Bearer another"}, 403),
    ],
)
def test_metrics_require_this_machine_or_the_token(
    tmp_path: Path, metrics: str, client: str, headers: dict[str, str], status: int
) -> None:
    app = create_app(Settings(data=tmp_path, bots=0, metrics=metrics))
    inner = app.asgi_handler

    async def from_there(scope: object, receive: object, send: object) -> None:
        scope["client"] = (client, 1)  # type: ignore[index]
        await inner(scope, receive, send)  # type: ignore[arg-type]

    app.asgi_handler = from_there
    with TestClient(app, base_url="http://127.0.0.1:8000") as server:
        assert server.get("/metrics", headers=headers).status_code == status
