"""Analyses of finished games over HTTP."""

import asyncio
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.engine.record import format_record, parse_record
from shedu.server.errors import TableError
from shedu.server.http import guards
from shedu.server.http.routes import analyses as routes
from shedu.server.study import analyses
from shedu.server.study.answers import REQUEST_MS
from shedu.server.tables.analyses import Analyses
from shedu.server.wire import messages as m
from shedu.study.analysis.judge import DEALS, MIN_DEALS
from tests.server.clients import begin
from tests.study.endings import ending

Client = TestClient[Litestar]
pytestmark = pytest.mark.compiled_only


QUICK = "level=apprentice&time=quick"


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
    begun = client.post(f"/api/games/{game}/analysis?{QUICK}")
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


def test_a_weaker_analysis_does_not_replace_a_better_one(client: Client) -> None:
    """A stranger could hide the mistakes that a thorough analysis found."""
    game = opened(client, 2)
    repository = Analyses(client.app.state.tables.writer.database)

    def ask(level: str, time: str) -> str:
        answer = client.post(f"/api/games/{game}/analysis?level={level}&time={time}")
        assert answer.status_code == 202, answer.text
        status = str(answer.json()["status"])
        assert (answer.json()["analysis"] is not None) == (status == "done")
        wait(client, game)
        return status

    assert ask("apprentice", "normal") == "running"
    first = repository.get(game)
    assert ask("apprentice", "quick") == ask("apprentice", "normal") == "done"
    assert repository.get(game) == first
    assert ask("apprentice", "thorough") == "running"
    assert ask("skilled", "quick") == "running"  # a stronger bot
    assert ask("apprentice", "thorough") == "done"
    found = state(client, game).analysis
    assert found is not None
    assert found.level == "skilled"


def test_the_better_of_two_analyses_at_the_same_time_is_kept(client: Client) -> None:
    """Each process makes its own."""
    game = opened(client, 2)
    repository = Analyses(client.app.state.tables.writer.database)
    jobs: analyses.AnalysisJobs = client.app.state.analyses
    found: dict[str, bytes] = {}

    async def make(time: str) -> None:
        live = await client.app.state.tables.open(game)
        running = jobs.start(live.game, "ann", "apprentice", time)
        assert running.task is not None
        await asyncio.wait([running.task])

    with client.portal() as portal:
        for time in ("quick", "normal", "quick"):  # the route would not begin the last one
            portal.call(make, time)
            stored = repository.get(game)
            assert stored is not None
            found.setdefault(time, stored)
    assert found["quick"] != found["normal"] == repository.get(game)


def test_the_annotated_game_is_saved(client: Client) -> None:
    game = opened(client)
    address = f"/api/games/{game}/analysis/record"
    assert client.get(address).json()["code"] == "not-analysed"
    client.post(f"/api/games/{game}/analysis?{QUICK}")
    wait(client, game)
    saved = client.get(f"{address}?language=it")
    assert saved.headers["content-disposition"].endswith('-analysis.te"')
    annotated = parse_record(saved.text)
    plain = parse_record(client.get(f"/api/games/{game}/record").text)
    assert annotated.replay() == plain.replay()
    assert annotated.note.comment
    assert client.get(f"{address}?language=tlh").status_code == 400
    running = begin(client).id
    assert client.get(f"/api/games/{running}/analysis/record").status_code == 409


def test_a_stored_analysis_is_charged(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its length; a request for the progress costs a millisecond."""
    charged: list[tuple[str, float]] = []

    async def note(_: Any, kind: str, cost: float = 1.0) -> None:
        charged.append((kind, cost))

    monkeypatch.setattr(routes, "charge", note)
    monkeypatch.setattr(guards, "charge", note)
    game = opened(client)
    client.post(f"/api/games/{game}/analysis?{QUICK}")
    wait(client, game)
    charged.clear()
    found = state(client, game).analysis
    assert found is not None
    assert charged == [("work", 1.0), ("work", REQUEST_MS + routes.STEP_MS * len(found.steps))]
    client.get(f"/api/games/{game}/analysis/record")
    assert charged[2:] == [("expensive", 1.0)]


def test_level_and_time_are_chosen(client: Client) -> None:
    assert analyses.settings_of("skilled", "normal", 3).deals == DEALS[3]
    assert analyses.settings_of("skilled", "quick", 2).deals == MIN_DEALS
    with pytest.raises(TableError, match="'random' cannot analyse: choose from"):
        analyses.settings_of("random", "normal", 2)
    game = opened(client)
    refused = client.post(f"/api/games/{game}/analysis?level=random")
    assert refused.json()["code"] == "unknown-level"
    assert client.post(f"/api/games/{game}/analysis?time=endless").status_code == 400
    assert state(client, game).levels


def test_a_running_game_is_not_analysed(client: Client) -> None:
    game = begin(client).id
    for answer in (
        client.get(f"/api/games/{game}/analysis"),
        client.post(f"/api/games/{game}/analysis?{QUICK}"),
    ):
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
    assert client.post(f"/api/games/{first}/analysis?{QUICK}").status_code == 202
    assert client.app.state.tables.service.workers.addresses.get("")  # of the person of one machine
    assert state(client, first).status == "running"
    assert client.post(f"/api/games/{first}/analysis?{QUICK}").status_code == 202  # the same one
    refused = client.post(f"/api/games/{second}/analysis?{QUICK}")
    assert (refused.status_code, refused.json()["code"]) == (409, "analysing")
    assert client.delete(f"/api/games/{first}/analysis").status_code == 204
    wait(client, first)
    assert state(client, first).status == "none"
    assert client.post(f"/api/games/{second}/analysis?{QUICK}").status_code == 202


def test_the_analyses_of_an_address_are_limited(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses of all people: their worker is shared by addresses first."""
    jobs: analyses.AnalysisJobs = client.app.state.analyses
    workers = client.app.state.tables.service.workers
    assert workers.replays._address_of == workers.addresses.get

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def start_all() -> None:
        monkeypatch.setattr(workers, "judge", never)
        tables = [await client.app.state.tables.open(game) for game in games]
        for number, live in enumerate(tables[:-1]):
            workers.addresses.note(f"guest {number}", "10.1.1.1")
            jobs.start(live.game, f"guest {number}", "apprentice", "quick")
        workers.addresses.note("one more", "10.1.1.1")
        with pytest.raises(TableError, match="from your address"):
            jobs.start(tables[-1].game, "one more", "apprentice", "quick")
        workers.addresses.note("one more", "10.1.1.2")
        jobs.start(tables[-1].game, "one more", "apprentice", "quick")
        await jobs.close()

    games = [opened(client) for _ in range(analyses.MAX_PER_ADDRESS + 1)]
    with client.portal() as portal:
        portal.call(start_all)


def test_an_analysis_cancelled_before_its_first_step_is_over(client: Client) -> None:
    game = opened(client)
    jobs: analyses.AnalysisJobs = client.app.state.analyses

    async def start_and_cancel() -> None:
        live = await client.app.state.tables.open(game)
        running = jobs.start(live.game, "ann", "apprentice", "quick")
        jobs.cancel(game, "ann")
        assert running.task is not None
        await asyncio.wait([running.task])

    with client.portal() as portal:
        portal.call(start_and_cancel)
    assert jobs.running(game) is None


def test_a_failed_analysis_is_said(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(client)

    async def fail(*_: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(client.app.state.tables.service.workers, "judge", fail)
    assert client.post(f"/api/games/{game}/analysis?{QUICK}").status_code == 202
    wait(client, game)
    assert state(client, game).status == "failed"


def test_long_games_are_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(client)
    monkeypatch.setattr(analyses, "MAX_DECISIONS", 2)
    refused = client.post(f"/api/games/{game}/analysis?{QUICK}")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-analysed")


def test_a_stranger_cannot_see_the_analysis_of_a_private_game(server: Client) -> None:
    """The routes ask for the same permission as the replay."""
    answers = {path: server.get(f"/api/games/nowhere{path}").status_code for path in ("/frames", "/analysis")}
    assert answers["/frames"] == answers["/analysis"]
