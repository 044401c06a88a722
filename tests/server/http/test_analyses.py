"""Analyses of finished games over HTTP."""

import asyncio
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.engine.record import format_record
from shedu.server.study import analyses
from shedu.server.tables.analyses import Analyses
from shedu.server.wire import messages as m
from shedu.study.analysis.judge import Settings
from tests.server.clients import begin
from tests.study.endings import ending

Client = TestClient[Litestar]
pytestmark = pytest.mark.compiled_only


@pytest.fixture(autouse=True)
def quick_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "SETTINGS", Settings("apprentice", 4))


def opened(client: Client, decisions: int = 4) -> str:
    """The id of an opened record."""
    text = format_record(ending("modern-04.te", decisions))
    answer = client.post("/api/records", json={"text": text})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def state(client: Client, game: str, language: str = "en") -> m.AnalysisState:
    answer = client.get(f"/api/games/{game}/analysis?language={language}")
    assert answer.status_code == 200, answer.text
    return msgspec.convert(answer.json(), m.AnalysisState)


def wait(client: Client, game: str) -> None:
    """Wait until the analysis of a game has ended."""
    jobs: analyses.AnalysisJobs = client.app.state.analyses

    async def ended() -> None:
        running = jobs.running(game)
        if running is not None and running.task is not None:
            await asyncio.wait([running.task])

    with client.portal() as portal:
        portal.call(ended)


def test_a_game_is_analysed_once_and_kept(client: Client) -> None:
    game = opened(client)
    assert state(client, game).status == "none"
    begun = client.post(f"/api/games/{game}/analysis")
    assert begun.status_code == 202
    assert begun.json()["status"] == "running"
    wait(client, game)
    done = state(client, game)
    assert (done.status, done.analysis is not None) == ("done", True)
    assert done.analysis is not None
    steps = done.analysis.steps
    assert begun.json()["total"] == len(steps) == client.get(f"/api/games/{game}").json()["ply"]
    for account in done.analysis.accounts:
        parts = account.start + account.own + account.others + account.draws + account.reveals
        assert parts == pytest.approx(account.end, abs=1e-3)
    assert state(client, game, "ru").analysis is not None
    assert client.get(f"/api/games/{game}/analysis?language=tlh").status_code == 400
    assert client.delete(f"/api/games/{game}").status_code == 204
    assert Analyses(client.app.state.tables.writer.database).get(game) is None


def test_a_running_game_is_not_analysed(client: Client) -> None:
    game = begin(client).id
    for answer in (client.get(f"/api/games/{game}/analysis"), client.post(f"/api/games/{game}/analysis")):
        assert (answer.status_code, answer.json()["code"]) == (409, "running")
    assert client.post("/api/games/nowhere/analysis").status_code == 404


def test_an_analysis_can_be_cancelled_and_a_person_has_one(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = opened(client, 6), opened(client, 4)
    blocked = asyncio.Event()

    async def never(*_: Any) -> None:
        await blocked.wait()

    monkeypatch.setattr(client.app.state.tables.service.workers, "judge", never)
    assert client.post(f"/api/games/{first}/analysis").status_code == 202
    assert state(client, first).status == "running"
    assert client.post(f"/api/games/{first}/analysis").status_code == 202  # the same one
    refused = client.post(f"/api/games/{second}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (409, "analysing")
    assert client.delete(f"/api/games/{first}/analysis").status_code == 204
    wait(client, first)
    assert state(client, first).status == "none"
    assert client.post(f"/api/games/{second}/analysis").status_code == 202


def test_a_failed_analysis_is_said(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(client)

    async def fail(*_: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(client.app.state.tables.service.workers, "judge", fail)
    assert client.post(f"/api/games/{game}/analysis").status_code == 202
    wait(client, game)
    assert state(client, game).status == "failed"


def test_long_games_are_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(client)
    monkeypatch.setattr(analyses, "MAX_DECISIONS", 2)
    refused = client.post(f"/api/games/{game}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-analysed")


def test_a_stranger_cannot_see_the_analysis_of_a_private_game(server: Client) -> None:
    """The routes ask for the same permission as the replay."""
    answers = {path: server.get(f"/api/games/nowhere{path}").status_code for path in ("/frames", "/analysis")}
    assert answers["/frames"] == answers["/analysis"]
