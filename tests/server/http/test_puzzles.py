"""Puzzles: the list has no solutions, first attempts of accounts are rated, and nothing hidden is sent."""

import json
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import delete

from shedu.server.people.puzzle_ratings import PuzzleRatings, Standing
from shedu.server.storage.schema import PEOPLE
from shedu.server.workers.scheduler import WorkerLostError
from tests.server.clients import BrowserClient, with_account

pytestmark = pytest.mark.compiled_only
Client = TestClient[Litestar]
PUZZLE, SEAT, PLAYER = "2-43", 1, "bull"
SOLUTION, OTHER = "bull trader I6", "bull pass"


def attempt(browser: Any, move: str | None, puzzle: str = PUZZLE, **more: Any) -> Any:
    return browser.ask("POST", f"/api/puzzles/{puzzle}", json={"move": move, "language": "en"} | more)


def study(browser: Any, message: dict[str, Any], **more: Any) -> Any:
    body = {
        "start": f"puzzle {PUZZLE}",
        "message": message,
        "levels": ["skilled", None],
        "viewer": SEAT,
    } | more
    return browser.ask("POST", "/api/study", json=body)


def test_the_list_has_no_solutions(server: Client) -> None:
    guest = BrowserClient(server, "Guest")
    answer = guest.ask("GET", "/api/puzzles")
    found = answer.json()
    assert found["daily"] in {each["id"] for each in found["puzzles"]}
    info = next(each for each in found["puzzles"] if each["id"] == PUZZLE)
    assert info == {
        "id": PUZZLE,
        "seat": SEAT,
        "dynasties": ["archer", "bull"],
        "difficulty": "easy",
        "themes": ["revolt"],
    }
    assert (found["standing"], found["tried"]) == (None, [])
    assert "I6" not in answer.text


def test_an_attempt_is_judged_and_explained(server: Client) -> None:
    guest = BrowserClient(server, "Guest")
    solved = attempt(guest, SOLUTION).json()
    assert (solved["is_solved"], solved["solution"], solved["move"]) == (True, SOLUTION, None)
    assert "revolt" in solved["reason"]
    missed = attempt(guest, OTHER).json()
    assert not missed["is_solved"]
    assert missed["tried_value"] < missed["value"]
    assert missed["move"] == "ends the turn"
    given_up = attempt(guest, None).json()
    assert (given_up["is_solved"], given_up["is_first"], given_up["standing"]) == (False, False, None)


def test_bad_attempts_are_refused(server: Client) -> None:
    guest = BrowserClient(server, "Guest")
    assert attempt(guest, SOLUTION, "1-1").status_code == 404
    for move in ("bull trader A1", "archer pass", "bull", "nonsense"):
        answer = attempt(guest, move)
        assert (answer.status_code, answer.json()["code"]) == (400, "illegal")
    assert attempt(guest, SOLUTION, language="xx").status_code == 400


def test_only_the_first_attempt_of_an_account_is_rated(server: Client) -> None:
    ann = with_account(server, "Ann")
    first = attempt(ann, OTHER).json()
    assert first["is_first"]
    assert (first["standing"]["attempts"], first["standing"]["streak"]) == (1, 0)
    second = attempt(ann, SOLUTION).json()
    assert second["is_solved"]
    assert not second["is_first"]
    assert second["standing"] == first["standing"]
    better = attempt(ann, "archer trader F4", "5-187").json()
    assert better["standing"]["value"] > first["standing"]["value"]
    assert (better["standing"]["solved"], better["standing"]["best_streak"]) == (1, 1)
    told = ann.ask("GET", "/api/puzzles").json()
    assert [(each["puzzle"], each["is_solved"]) for each in told["tried"]] == [
        (PUZZLE, False),
        ("5-187", True),
    ]
    export = json.loads(ann.ask("GET", "/api/account/data").text)
    assert [each["puzzle"] for each in export["puzzles"]] == [PUZZLE, "5-187"]


def test_a_rated_attempt_has_a_verdict_without_its_explanation(
    server: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise WorkerLostError("lost")

    monkeypatch.setattr(server.app.state.studies.workers, "explain_puzzle", fail)
    answer = attempt(with_account(server, "Ann"), OTHER)
    assert answer.status_code == 200
    verdict = answer.json()
    assert (verdict["is_solved"], verdict["is_first"]) == (False, True)
    assert (verdict["solution"], verdict["reason"], verdict["reply"]) == (SOLUTION, "", [])
    assert verdict["words"]


def test_attempts_are_deleted_with_the_account(server: Client) -> None:
    ann = with_account(server, "Ann")
    attempt(ann, SOLUTION)
    database = server.app.state.tables.writer.database
    assert len(PuzzleRatings(database).attempts(ann.id)) == 1
    with database.engine.begin() as connection:
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == ann.id))
    assert PuzzleRatings(database).attempts(ann.id) == []
    assert PuzzleRatings(database).standing(ann.id) == Standing()


def test_a_puzzle_shows_its_seat_alone_and_helps_only_after_a_move(server: Client) -> None:
    guest = BrowserClient(server, "Guest")
    table = study(guest, {"type": "look", "seat": SEAT}).json()["messages"][0]
    assert table["seats"][SEAT]["hand"]
    assert not table["seats"][0]["hand"]
    assert table["decision"]["seat"] == SEAT
    entry = table["entry"]
    for message, more in (
        ({"type": "look", "seat": 0}, {}),
        ({"type": "look", "seat": SEAT}, {"viewer": 0}),
        ({"type": "look", "seat": SEAT}, {"reveal": True}),
        ({"type": "ask-hint", "entry": entry, "level": "skilled", "language": "en"}, {}),
        ({"type": "ask-move", "entry": entry, "level": "skilled"}, {}),
    ):
        assert study(guest, message, **more).status_code == 403
    assert study(guest, {"type": "look"}, start="puzzle 1-1").status_code == 404
    answer = study(guest, {"type": "ask-move", "entry": entry, "move": SOLUTION})
    assert answer.json()["added"] == [SOLUTION]
