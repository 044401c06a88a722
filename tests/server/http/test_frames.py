"""Frames of a replay: made by workers, kept, compressed once, and charged by their number."""

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http import compression
from shedu.server.http import limits as limiting
from shedu.server.http.app import create_app
from shedu.server.http.limits import Rate
from shedu.server.live import jobs
from shedu.server.settings import Settings
from shedu.server.tables.limits import MAX_DECISIONS
from shedu.server.tables.replay import record_text
from tests.server.clients import BrowserClient, begun
from tests.server.games import new_table, play_on, two_people, wish

Client = TestClient[Litestar]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Client]:
    settings = Settings(data=tmp_path, bots=0, seconds=0.05, online=True)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


def opened(server: Client, count: int) -> str:
    """An opened record with this many decisions."""
    table = new_table(wish())
    play_on(table, count)
    ann = BrowserClient(server, "Ann")
    return str(ann.ask("POST", "/api/records", json={"text": record_text(table, None)}).json()["id"])


def test_frames_are_made_once_and_outside_the_server(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(server, 20)
    made: list[Any] = []
    workers = server.app.state.tables.service.workers
    make = workers.replay_frames

    async def replay_frames(replay: jobs.Replay, owner: str) -> bytes:
        made.append((replay.seat, owner))
        data: bytes = await make(replay, owner)
        return data

    monkeypatch.setattr(workers, "replay_frames", replay_frames)
    path = f"/api/games/{game}/frames"
    first = server.get(path, headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    plain = server.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-type"] == "application/json"
    assert first.json() == plain.json()
    assert len(plain.json()["steps"]) == 20
    assert server.get(path, params={"seat": 1}).json()["steps"][0]["viewer"] == 1
    assert [seat for seat, _ in made] == [None, 1]


def test_frames_are_charged_by_their_number(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cached frames cost nothing."""
    game = opened(server, 30)
    monkeypatch.setitem(limiting.RATES, "replay", Rate(0.001, 70))
    path = f"/api/games/{game}/frames"
    assert server.get(path).status_code == 200
    assert server.get(path, params={"seat": 0}).status_code == 200
    refused = server.get(path, params={"seat": 1})
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    assert server.get(path).status_code == 200


def test_a_record_longer_than_any_game_is_refused(server: Client) -> None:
    table = two_people()
    for _ in range(MAX_DECISIONS + 1):
        table.accept(table.next_moment(table.decider or 0, "pass"))
    ann = BrowserClient(server, "Ann")
    answer = ann.ask("POST", "/api/records", json={"text": record_text(table, None)})
    assert (answer.status_code, answer.json()["code"]) == (400, "too-long")


def test_large_bodies_are_compressed_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    async def to_thread(work: Any, *args: Any, **options: Any) -> Any:
        threads.append(len(args[0]))
        return work(*args, **options)

    monkeypatch.setattr("shedu.server.http.compression.asyncio.to_thread", to_thread)

    def body(size: int, kind: bytes = b"text/plain") -> tuple[bytes, dict[bytes, bytes]]:
        sent: list[Any] = []

        async def app(_scope: Any, _receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", kind)]})
            await send({"type": "http.response.body", "body": b"x" * size, "more_body": False})

        async def send(message: Any) -> None:
            sent.append(message)

        scope: Any = {"type": "http", "method": "GET", "headers": [(b"accept-encoding", b"br, gzip")]}
        asyncio.run(compression.CompressionMiddleware(app)(scope, None, send))  # type: ignore[arg-type]
        return sent[1]["body"], dict(sent[0]["headers"])

    assert body(100)[0] == b"x" * 100
    small, headers = body(10_000)
    assert (gzip.decompress(small), headers[b"content-encoding"]) == (b"x" * 10_000, b"gzip")
    assert int(headers[b"content-length"]) == len(small)
    assert threads == []
    assert gzip.decompress(body(1_000_000)[0]) == b"x" * 1_000_000
    assert threads == [1_000_000]
    assert body(10_000, b"image/png")[0] == b"x" * 10_000


def test_the_history_of_a_running_game_is_for_those_who_may_view_it(server: Client) -> None:
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    cleo = BrowserClient(server, "Cleo")
    path = f"/api/games/{begun(ann, bob)}/history"
    own = ann.ask("GET", path, params={"seat": 0})
    assert own.json()["table"]["seats"][0]["hand"] is not None
    assert own.json()["table"]["seats"][1]["hand"] is None
    for person, params in ((ann, {"seat": 1}), (bob, {"seat": 0}), (cleo, {"seat": 0}), (ann, {"seat": 3})):
        refused = person.ask("GET", path, params=params)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    seen = cleo.ask("GET", path).json()
    assert seen["table"]["viewer"] is None
    assert all(seat["hand"] is None for seat in seen["table"]["seats"])
