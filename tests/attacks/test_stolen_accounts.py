"""Guessed passwords and keys, and links for a new password."""

import base64
import random
import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from zxcvbn.matching import L33T_TABLE, enumerate_l33t_subs, relevant_l33t_subtable

from shedu.server.http.app import create_app
from shedu.server.http.routes import sessions as routes
from shedu.server.people.people import NoticePreferences
from shedu.server.people.resets import MAIL_LINK_S, Resets
from shedu.server.settings import Settings, SettingsError
from shedu.server.strength import MAX_RATED_CHARS, MAX_READINGS, is_weak_password, rated_part
from shedu.server.tokens import Tokens
from tests.cli.command import shedu
from tests.server.clients import PASSWORD, BrowserClient, confirm, log_in, with_account
from tests.server.mailbox import Inbox, link_in

Client = TestClient[Litestar]
NEW = "quite another sentence"


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "12345678",
        "qwertyuiop",
        "bbbbbbbbbb",
        "Annabella",
        "annabella1",
        "Annabella2026",
        "tigris1234",
    ],
)
def test_weak_passwords_are_refused(server: Client, password: str) -> None:
    """Common ones and those made of the name, wherever a password is chosen."""
    ann, other = BrowserClient(server, "Annabella"), with_account(server, "Annabella Two")
    for answer in (
        ann.ask("POST", "/api/account", json={"name": "Annabella", "password": password}),
        other.ask("POST", "/api/password", json={"new": password}),
        server.post("/api/register", json={"name": "Annabella", "password": password}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "weak-password")
    assert ann.ask("GET", "/api/me").json()["person"]["is_guest"]


SYMBOLS = "4@8({[<36&9!1|7+0$5+%2z"


@pytest.mark.parametrize("password", [SYMBOLS * 9, SYMBOLS[::-1] * 9, "pa5$w0rd7+!1|@4({[<69" * 4])
def test_a_password_does_not_keep_the_server_busy(password: str) -> None:
    """Anyone can send one; rating these took more than a second each."""
    text = rated_part(password)
    assert len(text) == MAX_RATED_CHARS
    assert len(enumerate_l33t_subs(relevant_l33t_subtable(text, L33T_TABLE))) <= MAX_READINGS
    assert not is_weak_password(password)


def test_a_few_symbols_for_letters_are_read() -> None:
    assert rated_part("P4$$w0rd!") == "P4$$w0rd!"
    assert is_weak_password("P4$$w0rd!")


@pytest.mark.parametrize(
    "key",
    [
        "short1",
        "a long random word, the same for all",
        "a long random string, the same for all processes",
        "a-long-random-word-the-same-for-all",
        "change-me-please-this-is-a-secret-key-1234567890",
        "0123456789abcdef" * 4,
        "x1" * 32,
        "deadbeefcafe" * 4,
        "20261120" * 4,
    ],
)
def test_guessable_keys_are_refused_at_the_start(key: str) -> None:
    with pytest.raises(SettingsError, match="shedu admin new-key"):
        Settings(online=True, key=key)


def test_generated_keys_are_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of `shedu admin new-key`, which runs although the settings have a weak key, and of openssl."""
    monkeypatch.setenv("SHEDU_ONLINE", "yes")
    monkeypatch.setenv("SHEDU_KEY", "short1")
    assert shedu("admin", "tables").status == 2
    printed = shedu("admin", "new-key").out.strip()
    rng = random.Random(7)
    with_letters = base64.urlsafe_b64encode(rng.randbytes(32)).decode().rstrip("=")
    unlucky = "05900071017193dd32e2baaaaa956aeb"  # one key in eight thousand has so many repetitions
    for key in (printed, *(rng.randbytes(16).hex() for _ in range(20)), with_letters + "0", unlucky):
        assert Settings(online=True, key=key).signing_key() == key.encode()


def _with_mail(server: Client, name: str, mail: str | None) -> BrowserClient:
    """An account with a confirmed address."""
    person = with_account(server, name)
    server.app.state.sessions.people.set_preferences(person.id, NoticePreferences(), mail)
    return person


def _reset(server: Client, token: str, password: str = NEW) -> Any:
    answer = server.post("/api/password/reset", json={"token": token, "new": password})
    server.cookies.clear()
    return answer


def test_a_forgotten_password_is_replaced_by_mail(tmp_path: Path, inbox: tuple[Inbox, str]) -> None:
    """The response is the same for everyone; the link is valid once, and all sessions end."""
    box, address = inbox
    settings = Settings(
        data=tmp_path / "data", bots=0, online=True, limits=False, smtp=address, sender="a@club.example"
    )
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        ann = _with_mail(server, "Ann", "ann@home.example")
        _with_mail(server, "Bob", None)
        asked = [
            server.post("/api/password/forgot", json={"name": name})
            for name in ("Bob", "Unknown", "#", "ann")
        ]
        assert {(answer.status_code, answer.text) for answer in asked} == {(204, "")}
        mail = box.next()
        assert (mail["To"], box.mails.empty()) == ("ann@home.example", True)
        token = link_in(mail, "/reset")
        assert _reset(server, token, "password").json()["code"] == "weak-password"
        assert _reset(server, token[:-2]).json()["code"] == "link"
        done = _reset(server, token)
        assert (done.status_code, done.json()["person"]["id"]) == (200, ann.id)
        assert ann.ask("GET", "/api/games").status_code == 401
        assert log_in(server, "Ann", PASSWORD).json()["code"] == "password"
        assert log_in(server, "Ann", NEW).status_code == 200
        assert _reset(server, token, PASSWORD).json()["code"] == "link"


def test_an_old_or_foreign_link_resets_nothing(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """It expires, and a change of password or address makes it invalid."""
    ann = _with_mail(server, "Ann", "ann@home.example")
    guest = BrowserClient(server, "Guest")
    sessions = server.app.state.sessions
    resets = Resets(sessions.tokens)
    now = time.time

    def link(person: BrowserClient) -> str:
        stored = sessions.people.password_of(person.id)
        return resets.issue(sessions.people.of_id(person.id), stored, now() + MAIL_LINK_S)

    assert _reset(server, link(guest)).json()["code"] == "link"
    forged = Resets(Tokens(b"another key")).issue(sessions.people.of_id(ann.id), None, now() + 100)
    assert _reset(server, forged).json()["code"] == "link"
    confirmation = sessions.tokens.issue("confirm-mail", [ann.id, "ann@home.example"], now() + 100)
    assert _reset(server, confirmation).json()["code"] == "link"
    old = link(ann)
    assert ann.ask("POST", "/api/password", json={"new": NEW}).status_code == 200
    assert _reset(server, old).json()["code"] == "link"
    old = link(ann)
    sessions.people.set_preferences(ann.id, NoticePreferences(), "ann@new.example")
    assert _reset(server, old).json()["code"] == "link"
    late = link(ann)
    monkeypatch.setattr(routes, "time", _Later(MAIL_LINK_S + 1))
    assert _reset(server, late).json()["code"] == "link"
    assert confirm(ann, NEW).status_code == 200


class _Later:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def time(self) -> float:
        """The time of the machine, and some seconds."""
        return time.time() + self._seconds


def test_the_operator_prints_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For accounts, with the public address; it is logged."""
    settings = Settings(data=tmp_path / "data", bots=0, online=True, limits=False)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        ann, guest = with_account(server, "Ann"), BrowserClient(server, "Guest")
        admin = ("admin", "--data", str(settings.data), "--operator", "Olga", "--reason", "she called")
        monkeypatch.setenv("SHEDU_PUBLIC", "https://play.example.org")
        printed = shedu(*admin, "reset-password", "ann").out
        address, _, token = printed.strip().partition("#")
        assert address == "https://play.example.org/reset"
        assert shedu(*admin, "reset-password", guest.id).status == 1
        assert _reset(server, token).json()["person"]["id"] == ann.id
        assert _reset(server, token).json()["code"] == "link"
        (line,) = shedu(*admin, "log").out.splitlines()
        assert line.split("\t")[1:] == ["Olga", "reset-password", ann.id, "she called"]
        assert token not in line
