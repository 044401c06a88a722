"""Login attempts are limited by account, over all addresses and processes."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import event, select

from shedu.server.http import accounts
from shedu.server.http.app import create_app
from shedu.server.people import people
from shedu.server.people.login_attempts import MAX_FAILURES, RECOVERY_S, RESET_S, LoginAttempts, account_key
from shedu.server.settings import Settings
from shedu.server.storage.database import Database
from shedu.server.storage.schema import LOGIN_ATTEMPTS, PEOPLE
from tests.server.clients import PASSWORD, BrowserClient, confirm, log_in, with_account
from tests.server.registries import Clock

Client = TestClient[Litestar]


def counting(server: Client) -> Clock:
    """Enable the limit, with a clock that the test sets."""
    clock = Clock()
    guesses = server.app.state.sessions.login_attempts
    guesses.is_on, guesses.clock = True, clock
    return clock


def status_and_code(answer: Any) -> tuple[int, str]:
    """Status and code of a response."""
    return answer.status_code, answer.json().get("code", "")


def use_up(server: Client, name: str) -> None:
    """Use up all wrong passwords that the limit allows."""
    answers = [
        status_and_code(log_in(server, name, f"a wrong password {number}")) for number in range(MAX_FAILURES)
    ]
    assert answers == [(400, "password")] * MAX_FAILURES


def test_wrong_passwords_are_limited(server: Client) -> None:
    """429 with Retry-After, also for the right password; other accounts are not affected."""
    clock = counting(server)
    with_account(server, "Ann")
    with_account(server, "Bob")
    use_up(server, "Ann")
    clock.now += 30.5
    refused = log_in(server, "ann ", PASSWORD)
    assert status_and_code(refused) == (429, "too-fast")
    assert refused.headers["retry-after"] == "60"
    assert refused.json()["reason"] == "Too many wrong passwords. Wait 60 seconds and try again."
    assert "set-cookie" not in refused.headers
    assert log_in(server, "Bob", PASSWORD).status_code == 200
    clock.now += 60
    assert status_and_code(log_in(server, "Ann", "a wrong password")) == (400, "password")
    assert status_and_code(log_in(server, "Ann", PASSWORD)) == (429, "too-fast")
    clock.now += RECOVERY_S
    assert log_in(server, "Ann", PASSWORD).status_code == 200
    assert log_in(server, "Ann", PASSWORD).status_code == 200  # right passwords do not count
    clock.now += RESET_S
    use_up(server, "Ann")
    assert status_and_code(log_in(server, "Ann", "a wrong password")) == (429, "too-fast")


def test_right_passwords_do_not_count(server: Client) -> None:
    counting(server)
    with_account(server, "Ann")
    assert {log_in(server, "Ann", PASSWORD).status_code for _ in range(MAX_FAILURES + 2)} == {200}
    use_up(server, "Ann")


@contextmanager
def watched(server: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Record the queries and password hashes of logins."""
    done: list[str] = []
    engine = server.app.state.sessions.people.engine
    is_password = people.is_password

    def hashing(password: str, stored: str | None) -> bool:
        done.append("hash")
        return is_password(password, stored)

    def asking(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "guesses" in statement or "login =" in statement:
            done.append(statement)

    with monkeypatch.context() as patch:
        patch.setattr(accounts, "is_password", hashing)
        event.listen(engine, "before_cursor_execute", asking)
        yield done
        event.remove(engine, "before_cursor_execute", asking)


def test_names_without_an_account_are_treated_alike(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Responses, queries and hashes do not reveal whether an account exists."""
    counting(server)
    with_account(server, "Ann")
    with server.app.state.sessions.people.engine.begin() as connection:
        values = {"id": "keyed", "name": "Keyed", "login": "keyed", "wishes": "{}", "created": "", "seen": ""}
        connection.execute(PEOPLE.insert().values(values))
    seen = []
    for name in ("Ann", "Unknown", "Keyed"):
        with watched(server, monkeypatch) as done:
            answers = [
                log_in(server, name, f"a wrong password {number}") for number in range(MAX_FAILURES + 2)
            ]
        said = [(answer.text, answer.headers.get("retry-after")) for answer in answers]
        seen.append((said, done))
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][1].count("hash") == MAX_FAILURES  # none for rejected attempts
    assert len(seen[0][1]) > 3 * MAX_FAILURES
    for odd in ("#", "x" * 500):  # not a possible name
        use_up(server, odd)
        assert status_and_code(log_in(server, odd, "a wrong password")) == (429, "too-fast")


def test_all_routes_with_a_password_are_counted(server: Client) -> None:
    """Also after a change of name."""
    clock = counting(server)
    ann = with_account(server, "Ann")
    for _ in range(MAX_FAILURES):
        assert status_and_code(confirm(ann, "not it")) == (400, "password")
    assert ann.ask("POST", "/api/name", json={"name": "Annabel"}).status_code == 200
    for answer in (confirm(ann), log_in(server, "Annabel", PASSWORD)):
        assert (*status_and_code(answer), answer.headers["retry-after"]) == (429, "too-fast", "90")
    clock.now += RECOVERY_S
    assert confirm(ann).status_code == 200
    assert log_in(server, "Annabel", PASSWORD).status_code == 200


def test_guests_are_not_counted(server: Client) -> None:
    counting(server)
    for _ in range(MAX_FAILURES + 2):
        guest = BrowserClient(server, "Guest")
        assert guest.ask("POST", "/api/account/delete").status_code == 204


def test_several_processes_count_together(server: Client) -> None:
    """Concurrently, each with its own connection."""
    clock = counting(server)
    sessions = server.app.state.sessions
    url = sessions.people.engine.url.render_as_string(hide_password=False)
    storages = [Database(url) for _ in range(4)]
    processes = [LoginAttempts(storage, sessions.tokens, True, clock) for storage in storages]
    for account in ("one", "two"):
        with ThreadPoolExecutor(len(processes)) as threads:
            tries = [threads.submit(processes[each % 4].take, account) for each in range(4 * MAX_FAILURES)]
            waits = [one.result() for one in tries]
        assert sorted(waits) == [0.0] * MAX_FAILURES + [RECOVERY_S] * (3 * MAX_FAILURES)
        assert sessions.login_attempts.take(account) == RECOVERY_S
        processes[0].give_back(account)
        assert [process.take(account) for process in processes] == [0.0, RECOVERY_S, RECOVERY_S, RECOVERY_S]
    for storage in storages:
        storage.close()


def test_the_count_survives_a_restart(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data", bots=0, online=True)
    clock = Clock()
    for is_first in (True, False):
        with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
            guesses = server.app.state.sessions.login_attempts
            assert guesses.is_on
            guesses.clock = clock
            if is_first:
                with_account(server, "Ann")
                assert log_in(server, "Ann", PASSWORD).status_code == 200
                use_up(server, "Ann")
            assert log_in(server, "Ann", PASSWORD).status_code == 429


def test_typed_names_are_not_stored(server: Client) -> None:
    """Users sometimes type a password as their name."""
    counting(server)
    log_in(server, "my secret", "a wrong password")
    with server.app.state.sessions.people.engine.connect() as connection:
        (row,) = connection.execute(select(LOGIN_ATTEMPTS)).all()
    assert set(row.id) <= set("0123456789abcdef")
    assert row.id == server.app.state.sessions.tokens.secret("guess", "name my secret").hex()


def test_account_keys() -> None:
    """By the folded name; names and ids cannot collide."""
    assert account_key(None, " ANN ") == account_key(None, "ann")
    assert account_key("ann") != account_key(None, "ann")
    assert account_key("x", "Ann") == account_key("x", "Bob")
