"""Bot accounts: conversion, API tokens, names, ratings, and a whole game by the reference client."""

import runpy
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.errors import PersonError
from shedu.server.naming import tidy_bot_name, tidy_name
from shedu.server.people.bots import MAX_API_TOKENS
from shedu.server.ratings.worker import RatingWorker
from shedu.server.settings import Settings
from shedu.server.storage.schema import RATINGS, RESULTS, SESSIONS
from tests.server.clients import (
    PASSWORD,
    BrowserClient,
    Seat,
    confirm,
    refresh,
    rows,
    sit_and_play,
    with_account,
)
from tests.server.loopback import running
from tests.server.visitors import Visitor

Client = TestClient[Litestar]
CLIENT: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[3] / "examples" / "online_bot.py"))


def bot_account(server: Client, name: str) -> BrowserClient:
    bot = with_account(server, name)
    made = bot.ask("POST", "/api/bot")
    assert made.status_code == 200, made.text
    assert made.json()["person"]["name"] == f"BOT {name}"
    return bot


def token_of(bot: BrowserClient, name: str = "laptop") -> tuple[str, str]:
    made = bot.ask("POST", "/api/tokens", json={"name": name})
    assert made.status_code == 201, made.text
    return made.json()["token"], made.json()["session"]


def by_token(server: Client, token: str, method: str, path: str, **kwargs: Any) -> Any:
    answer = server.request(method, path, headers={"authorization": f"Bearer {token}"}, **kwargs)
    assert "set-cookie" not in answer.headers
    return answer


@pytest.mark.both_databases
def test_a_token_identifies_the_bot_until_it_is_revoked(server: Client) -> None:
    """Shown once, stored as a hash, listed as a session, and invalid once that is ended."""
    bot = bot_account(server, "Enkidu")
    token, session = token_of(bot)
    assert token.startswith("shedu_")
    stored = rows(server, SESSIONS)
    assert not any(token.removeprefix("shedu_")[:20] in str(row) for row in stored)
    assert by_token(server, token, "GET", "/api/me").json()["person"]["id"] == bot.id
    assert bot.ask("GET", "/api/me").json()["person"]["is_bot"]
    listed = bot.ask("GET", "/api/sessions").json()
    assert {each["id"]: each["token"] for each in listed if not each["is_this"]} == {session: "laptop"}
    assert [each["token"] for each in listed if each["is_this"]] == [None]
    exported = bot.ask("GET", "/api/account/data")
    assert "API token: laptop" in exported.text
    assert token not in exported.text
    with Seat(
        server.websocket_connect("/api/notices/socket", headers={"authorization": f"Bearer {token}"})
    ).socket:
        assert bot.ask("DELETE", f"/api/sessions/{session}").status_code == 204
    refresh(server)
    assert by_token(server, token, "GET", "/api/me").json()["person"] is None
    assert by_token(server, token, "POST", "/api/games", json={"seats": []}).status_code == 401


def test_a_token_cannot_change_the_account_and_is_no_cookie(server: Client) -> None:
    """Nor is a cookie a token, and a request with a wrong token is anonymous even with a cookie."""
    bot = bot_account(server, "Enkidu")
    token, session = token_of(bot)
    _, other = token_of(bot, "desk")
    preferences = {"language": "en", "page": True, "push": False, "mail": False, "webhook": ""}
    browser = {"endpoint": "https://push.example/1", "keys": {"p256dh": "x", "auth": "y"}}
    for method, path, body in (
        ("POST", "/api/tokens", {"name": "more"}),
        ("POST", "/api/password", {"new": "yet another long sentence"}),
        ("POST", "/api/account/delete", None),
        ("POST", "/api/confirm", {"password": PASSWORD}),
        ("POST", "/api/name", {"name": "Humbaba"}),
        ("GET", "/api/sessions", None),
        ("DELETE", f"/api/sessions/{other}", None),
        ("PUT", "/api/notices", preferences),
        ("POST", "/api/notices/browsers", browser),
        ("DELETE", "/api/notices/browsers?endpoint=https://push.example/1", None),
    ):
        refused = by_token(server, token, method, path, json=body)
        assert (refused.status_code, refused.json()["code"]) == (403, "confirm"), path
    for wrong in (bot.cookie, f"shedu_{bot.cookie}", token + "x", ""):
        answer = by_token(server, wrong, "GET", "/api/me")
        assert answer.json()["person"] is None
    both = {"authorization": "Bearer shedu_wrong", "cookie": f"{bot.cookie_name}={bot.cookie}"}
    assert server.get("/api/me", headers=both).json()["person"] is None
    as_cookie = {"cookie": f"{bot.cookie_name}={token}"}
    assert server.get("/api/me", headers=as_cookie).json()["person"] is None
    assert by_token(server, token, "GET", "/api/me").json()["person"]["id"] == bot.id
    assert by_token(server, token, "DELETE", f"/api/sessions/{session}").status_code == 204  # itself


@pytest.mark.parametrize(
    "header", ["Bearer eyJhbGciOiJIUzI1NiJ9.e30.x", "Basic YTpi", "Bearer", "bearer x", ""]
)
def test_a_proxy_with_a_log_in_of_its_own_leaves_browsers_logged_in(server: Client, header: str) -> None:
    """The header belongs to the proxy unless it holds an API token."""
    ann = with_account(server, "Ann")
    headers = {"authorization": header, "cookie": f"{ann.cookie_name}={ann.cookie}"}
    answer = server.get("/api/me", headers=headers)
    assert answer.json()["person"]["id"] == ann.id
    assert "set-cookie" in answer.headers
    assert server.post("/api/name", json={"name": "Anna"}, headers=headers).status_code == 200
    with Seat(server.websocket_connect("/api/notices/socket", headers=headers)).socket as socket:
        assert socket


def test_requirements_for_a_token(server: Client) -> None:
    """Only bot accounts, a few each; conversion needs an account without games."""
    guest, ann, bob = BrowserClient(server, "Guest"), with_account(server, "Ann"), with_account(server, "Bob")
    assert guest.ask("POST", "/api/bot").json()["code"] == "guest"
    assert ann.ask("POST", "/api/tokens", json={"name": "x"}).json()["code"] == "bot"
    seated = with_account(server, "Seated")
    seated.make()
    assert seated.ask("POST", "/api/bot").json()["code"] == "bot"
    sit_and_play(server, [ann, bob])
    assert ann.ask("POST", "/api/bot").json()["code"] == "bot"
    bot = bot_account(server, "Enkidu")
    assert bot.ask("POST", "/api/bot").json()["code"] == "bot"
    for number in range(MAX_API_TOKENS):
        token_of(bot, f"number {number}")
    assert bot.ask("POST", "/api/tokens", json={"name": "more"}).json()["code"] == "many"
    assert confirm(bot).status_code == 200


def test_a_loser_cannot_become_a_bot_before_the_rating(
    server: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise neither player would be rated as a person."""
    ann, bob, guest = with_account(server, "Ann"), with_account(server, "Bob"), BrowserClient(server, "Guest")
    worker = next(
        each for each in server.app.state.tables.service.observers if isinstance(each, RatingWorker)
    )

    async def later(_game: str) -> None:
        pass

    with monkeypatch.context() as patch:
        patch.setattr(worker, "rate", later)
        game = sit_and_play(server, [ann, bob])
    assert rows(server, RESULTS) == []
    for person in (ann, bob):
        assert person.ask("POST", "/api/bot").json()["code"] == "bot"
    with server.portal() as portal:
        portal.call(worker.rate, game)
    assert {row.person for row in rows(server, RATINGS)} == {ann.id, bob.id}
    carl = with_account(server, "Carl")
    sit_and_play(server, [carl, guest])  # not rated
    assert carl.ask("POST", "/api/bot").status_code == 200


def test_the_name_says_that_it_is_a_bot(server: Client) -> None:
    """In every list, seat and message; no other name begins so."""
    bot = bot_account(server, "Enkidu")
    renamed = bot.ask("POST", "/api/name", json={"name": "Humbaba"})
    assert renamed.json()["person"]["name"] == "BOT Humbaba"
    for name in ("BOT Ann", "bot ann", "B0T x", "\u0412\u041e\u0422 \u0410", "Bot"):
        assert server.post("/api/people", json={"name": name}).json()["code"] == "name", name
    assert tidy_name("Botho of Ur") == "Botho of Ur"
    assert tidy_bot_name("BOT Ann") == "BOT Ann"
    with pytest.raises(PersonError):
        tidy_bot_name("x" * 24)


def test_people_are_not_rated_against_bots(server: Client) -> None:
    """The bot is, a few times a day against each; bots have a leaderboard of their own."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    bot = bot_account(server, "Enkidu")
    sit_and_play(server, [ann, bot])
    assert [row.person for row in rows(server, RATINGS)] == [bot.id]
    assert {row.person for row in rows(server, RESULTS) if row.is_rated} == {bot.id}
    sit_and_play(server, [bot, bob])
    sit_and_play(server, [ann, bob])
    games = {row.person: row.games for row in rows(server, RATINGS)}
    assert games == {ann.id: 1, bob.id: 1, bot.id: 2}
    for _ in range(6):
        sit_and_play(server, [ann, bot])
    assert {row.person: row.games for row in rows(server, RATINGS)}[bot.id] == 6
    assert server.get("/api/leaders?bots=true").json() == []  # against two people only
    carl = with_account(server, "Carl")
    sit_and_play(server, [carl, bot])
    assert [row["name"] for row in server.get("/api/leaders?bots=true").json()] == ["BOT Enkidu"]
    assert server.get("/api/leaders").json() == []


def test_the_reference_client_plays_a_whole_game(tmp_path: Path) -> None:
    """From an account with a password to the ranking, against another bot, over real sockets."""
    settings = Settings(
        data=tmp_path / "data",
        online=True,
        key="v35BORC54pfQYkWTj2UX37spZpe39cbffHJHAiE",
        bots=0,
        limits=False,
    )
    with running(settings) as address:
        tokens = []
        for name in ("Enkidu", "Humbaba"):
            visitor = Visitor(address)
            body = {"name": name, "password": PASSWORD}
            assert visitor.ask("POST", "/api/register", body).status_code == 201
            tokens.append(CLIENT["make_token"](address, name, PASSWORD, "test"))
        assert CLIENT["make_token"](address, "BOT Enkidu", PASSWORD, "second") not in tokens
        players = [CLIENT["OnlineBot"](address, token, seed, 120.0) for seed, token in enumerate(tokens)]
        game = players[0].host(["lion", "bull"])
        ranking: list[Any] = []
        host = threading.Thread(target=lambda: ranking.extend(players[0].play(game)), daemon=True)
        host.start()
        other = players[1].play(game)
        host.join()
        assert ranking == other
        assert {each["seat"] for each in other} == {0, 1}
        record = players[0].ask("GET", f"/api/games/{game}")
        assert record["status"] == "over"
        assert {seat["name"] for seat in record["seats"]} == {"BOT Enkidu", "BOT Humbaba"}
