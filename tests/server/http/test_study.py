"""Studies: a table from any position, without an account and without a stored game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.engine.moves import Move
from shedu.server.http import limits as limiting
from shedu.server.http.app import create_app
from shedu.server.http.limits import Rate
from shedu.server.settings import Settings
from shedu.server.study import answers as study
from shedu.server.wire import messages as m
from shedu.server.wire.reader import follow
from tests.server.moves import legal
from tests.server.positions import HAND
from tests.server.secrets import leaks

Client = TestClient[Litestar]
START = "shedu 1\nplayers lion bull\nseed 3\n"
SWAPPED = "lion swap 1t"


def ask(client: Client, message: Any, start: str = HAND, **more: Any) -> Any:
    """The response to a request."""
    request = m.StudyRequest(start, message, **more)
    return client.post("/api/study", json=msgspec.to_builtins(request))


def answer(client: Client, message: Any, start: str = HAND, **more: Any) -> m.StudyAnswer:
    """The answer to a valid request."""
    found = ask(client, message, start, **more)
    assert found.status_code == 200, found.text
    return msgspec.json.decode(found.content, type=m.StudyAnswer)


def one(client: Client, message: Any, start: str = HAND, **more: Any) -> Any:
    """The only message of the answer to a valid request."""
    (said,) = answer(client, message, start, **more).messages
    return said


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Client]:
    """An online server with rate limits."""
    settings = Settings(data=tmp_path / "data", bots=0, seconds=0.05, online=True)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


def test_a_table_is_shown_from_a_seat(client: Client) -> None:
    """With its choices, and without what the other seat hides."""
    table = one(client, m.Look(0), viewer=0)
    assert table.viewer == 0
    assert sum(table.seats[0].hand) == 6
    assert table.seats[1].hand is None
    assert table.decision.choices is not None
    assert {"king A2", "settlement A1"} <= set(legal(table.decision))


def test_everything_can_be_revealed(client: Client) -> None:
    table = one(client, m.Look(1), viewer=1, reveal=True)
    assert [sum(seat.hand) for seat in table.seats] == [6, 6]
    assert table.decision.choices is None  # of another seat


def test_a_spectator_sees_no_hand(client: Client) -> None:
    table = one(client, m.Look())
    assert [seat.hand for seat in table.seats] == [None, None]


def test_a_move_gives_a_step_and_its_text(client: Client) -> None:
    """The client applies the step to its table; the line goes on with the text."""
    table = one(client, m.Look(0), viewer=0)
    found = answer(client, m.Play(table.entry, m.PositionLeader("black", "A2")), viewer=0)
    assert found.added == ["lion king A2"]
    (step,) = found.messages
    after = follow(table, step)
    assert after == one(client, m.Look(0), viewer=0, line=found.added)
    assert after is not None
    assert after.undo_to == [0]


def test_a_whole_line_is_followed_step_by_step(client: Client) -> None:
    """Moves of bots included; every table is the one that the steps lead to, and nothing leaks."""
    line: list[str] = []
    table = one(client, m.Look(0), viewer=0, levels=[None, "novice"])
    for _ in range(12):
        more: dict[str, Any] = {"viewer": 0, "line": line, "levels": [None, "novice"]}
        level = "novice" if table.decision.seat == 0 else None
        said = ask(client, m.AskMove(table.entry, level), **more)
        found = msgspec.json.decode(said.content, type=m.StudyAnswer)
        hidden = msgspec.json.encode(found.messages).decode()
        assert leaks(hidden, {0}, []) == []
        line += found.added
        table = follow(table, found.messages[0])
        assert table == one(client, m.Look(0), **(more | {"line": line}))
    log = one(client, m.AskLog(), **(more | {"line": line}))
    assert [past.ply for past in log.past] == list(range(1, 13))
    assert leaks(msgspec.json.encode(log).decode(), {0}, []) == []
    # only the person's own decisions can be undone
    deciders = [text.split()[0] for text in line]
    assert table.undo_to == [ply for ply in range(11, -1, -1) if deciders[ply] == "lion"]


def test_the_same_line_gives_the_same_bot_move(client: Client) -> None:
    """The seed of a bot comes from the start and the number of moves."""
    first, second = (answer(client, m.AskMove(0, "skilled"), viewer=0) for _ in range(2))
    assert first == second


def test_a_given_move_is_made_for_the_deciding_seat(client: Client) -> None:
    """So a script or a variation needs no viewer at that seat."""
    found = answer(client, m.AskMove(0, None, "lion king A2"), viewer=1)
    assert found.added == ["lion king A2"]
    (step,) = found.messages
    assert isinstance(step, m.Step)
    assert step.viewer == 1


def test_a_swap_of_another_seat_is_hidden_unless_revealed(client: Client) -> None:
    """In the step and in the log."""
    line = ["lion swap 1t", "lion swap 1t"]
    hidden = one(client, m.AskLog(), line=line, viewer=1)
    shown = one(client, m.AskLog(), line=line, viewer=1, reveal=True)
    assert "log-swap-own" not in [each.text for past in hidden.past for each in past.lines]
    assert "log-swap-own" in [each.text for past in shown.past for each in past.lines]


def test_previews_refusals_and_hints(client: Client) -> None:
    previews = one(client, m.AskPreviews(0), viewer=0)
    assert previews.previews
    refusals = one(client, m.AskRefusals(0), viewer=0)
    assert {placed.why for placed in refusals.placements} >= {"no-temple", "needs-river"}
    hint = one(client, m.AskHint(0, "apprentice", "it"), viewer=0)
    assert hint.moves
    assert sum(hint.win) == pytest.approx(1.0, abs=0.01)


def test_the_start_may_be_any_decision_of_a_record(client: Client) -> None:
    """The log contains the decisions of the record, which cannot be undone."""
    start = HAND + "moves\nlion king A2\nlion settlement C2\n"
    table = one(client, m.Look(1), start, viewer=1)
    assert (table.ply, table.decision.seat, table.undo_to) == (2, 1, [])
    line = ["bull king E10"]
    assert one(client, m.Look(1), start, viewer=1, line=line).undo_to == [2]
    assert len(one(client, m.AskLog(), start, viewer=1, line=line).past) == 3


@pytest.mark.parametrize(
    ("message", "more", "code"),
    [
        (m.Play(0, m.PositionLeader("black", "A1")), {"viewer": 0}, "illegal"),
        (m.Play(0, m.PositionLeader("black", "A2")), {"viewer": 1}, "not-yours"),
        (m.Play(0, m.PositionLeader("black", "A2")), {}, "not-yours"),
        (m.Play(1, m.PositionLeader("black", "A2")), {"viewer": 0}, "stale"),
        (m.AskPreviews(0), {"viewer": 1}, "not-yours"),
        (m.AskMove(0), {"viewer": 0}, "unknown-level"),
        (m.AskMove(0, None, "bull king A2"), {"viewer": 0}, "not-yours"),
        (m.AskMove(0, None, "lion king A1"), {"viewer": 0}, "illegal"),
        (m.AskMove(0, None, "lion dance"), {"viewer": 0}, "unreadable"),
        (m.AskMove(0, "wizard"), {"viewer": 0}, "unknown-level"),
        (m.AskHint(0, "wizard"), {"viewer": 0}, "unknown-level"),
        (m.AskHint(0, "novice", "xx"), {"viewer": 0}, "unknown-language"),
    ],
)
def test_a_rejected_message_changes_nothing(
    client: Client, message: Any, more: dict[str, Any], code: str
) -> None:
    found = answer(client, message, **more)
    (refused,) = found.messages
    assert isinstance(refused, m.Refused)
    assert refused.code == code
    assert found.added == []


@pytest.mark.parametrize(
    ("start", "line", "code", "said"),
    [
        ("nonsense", [], "no-record", "a record begins with"),
        (HAND + "moves\nlion king A1\n", [], "illegal", "temple"),
        (HAND, ["lion king A1"], "illegal", "Move 1 of the line"),
        (HAND, ["lion king A2", "bull king A2"], "illegal", "Move 2 of the line"),
        (HAND, ["pot king A2"], "illegal", "lion, bull"),
        (HAND, ["lion dance"], "illegal", "Move 1 of the line"),
    ],
)
def test_a_bad_position_is_refused_with_its_reason(
    client: Client, start: str, line: list[str], code: str, said: str
) -> None:
    found = ask(client, m.Look(), start, line=line)
    assert found.status_code == 400
    assert found.json()["code"] == code
    assert said in found.json()["reason"]


def test_a_seat_that_does_not_exist_is_refused(client: Client) -> None:
    assert ask(client, m.Look(2), viewer=2).json()["code"] == "no-seat"


def test_a_line_has_as_many_decisions_as_a_record(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "MAX_DECISIONS", 1)
    found = ask(client, m.Look(), line=["lion king A2", "lion pass"])
    assert found.json()["code"] == "too-long"


@pytest.mark.parametrize(
    "field",
    [
        {"start": "x" * 40_001},
        {"line": ["lion pass"] * 1_001},
        {"line": ["x" * 65]},
        {"levels": ["novice"] * 5},
        {"viewer": -1},
        {"message": {"type": "say", "text": "hello"}},
    ],
)
def test_every_field_has_a_bound(client: Client, field: dict[str, Any]) -> None:
    request = msgspec.to_builtins(m.StudyRequest(HAND, m.Look())) | field
    found = client.post("/api/study", json=request)
    assert found.status_code == 400
    assert found.json()["code"] == "unreadable"


def test_studies_need_no_session(limited: Client) -> None:
    assert isinstance(one(limited, m.Look(0), viewer=0), m.Table)


def test_work_is_charged_by_its_cost(limited: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long record or a bot's move costs more than a look."""
    cost = study.cost_of(m.StudyRequest(HAND, m.Look()))
    monkeypatch.setitem(limiting.RATES, "work", Rate(1 / 1000, cost + 3))
    assert ask(limited, m.Look()).status_code == 200
    refused = ask(limited, m.AskMove(0, "novice"))
    assert refused.status_code == 429
    assert refused.json()["code"] == "too-fast"
    assert int(refused.headers["retry-after"]) > 0
    assert ask(limited, m.Look()).status_code == 429


def test_costs_grow_with_the_work() -> None:
    look = study.cost_of(m.StudyRequest(HAND, m.Look()))
    assert study.cost_of(m.StudyRequest(HAND, m.Look(), ["lion pass"] * 100)) > look
    assert study.cost_of(m.StudyRequest(HAND, m.AskPreviews(0))) > 2 * look
    assert study.cost_of(m.StudyRequest(HAND, m.AskMove(0, "novice"))) > 5 * look


def test_one_owner_has_a_few_bots_at_a_time(client: Client) -> None:
    """Further requests are refused until one has answered."""
    studies = client.app.state.studies
    studies._thinking["testclient"] = study.MAX_JOBS
    refused = one(client, m.AskMove(0, "novice"), viewer=0)
    assert refused.code == "busy"
    del studies._thinking["testclient"]
    assert answer(client, m.AskMove(0, "novice"), viewer=0).added


def test_lessons_are_listed_and_judged(client: Client) -> None:
    """Without a session; each start and each solution can be played."""
    listed = msgspec.json.decode(client.get("/api/lessons").content, type=list[m.LessonInfo])
    assert len(listed) >= 12
    lesson = listed[0]
    assert isinstance(one(client, m.Look(0), lesson.start, viewer=0), m.Table)
    for line, done in (([], 0), (lesson.solutions[:1], 1)):
        judged = client.post(f"/api/lessons/{lesson.name}", json={"line": line})
        made = msgspec.json.decode(judged.content, type=m.LessonProgress)
        assert (made.done, made.kept, made.wrong) == (done, len(line), None)


@pytest.mark.parametrize(
    ("name", "line", "status", "code"),
    [
        ("nowhere", [], 404, "unknown"),
        ("leader", ["lion king A1"], 400, "illegal"),
        ("leader", ["lion pass"] * 41, 400, "unreadable"),
    ],
)
def test_bad_lines_of_a_lesson_are_refused(
    client: Client, name: str, line: list[str], status: int, code: str
) -> None:
    refused = client.post(f"/api/lessons/{name}", json={"line": line})
    assert (refused.status_code, refused.json()["code"]) == (status, code)


def test_a_bot_that_follows_the_game_gets_its_history(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker that lacks the bot asks for the history, which contains the moves of the line."""
    histories: list[Any] = []
    workers = client.app.state.studies.workers

    async def decide(*given: Any) -> Move | None:
        view, history = given[2], given[5] if len(given) > 5 else None
        histories.append(history)
        return None if history is None else next(iter(view.legal_moves()))

    monkeypatch.setattr(workers, "decide", decide)
    found = answer(client, m.AskMove(1, "novice"), line=["lion king A2"])
    assert found.added
    assert histories[0] is None
    assert len(histories[1].steps) == 2  # the start and one move


def test_people_and_variations_do_not_share_a_bot() -> None:
    """Workers keep a bot for each table; a study of another person, or another line, is another one."""
    request = m.StudyRequest(HAND, m.Look(), ["lion king A2"])
    other = m.StudyRequest(HAND, m.Look(), ["lion king C2"])
    keys = {study._key_of(request, "ann"), study._key_of(request, "bob"), study._key_of(other, "ann")}
    assert len(keys) == 3
