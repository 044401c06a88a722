"""Passwords of one account cannot be tried without end, from however many addresses."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import event, select

from shedu.server.http.app import create_app
from shedu.server.http.routes import people as people_routes
from shedu.server.people import people
from shedu.server.people.login_attempts import FORGOTTEN, PAUSE, WRONG, Guesses, account_of
from shedu.server.settings import Settings
from shedu.server.storage.database import Database
from shedu.server.storage.schema import GUESSES, PEOPLE
from tests.server.clients import PASSWORD, Somebody, log_in, with_account
from tests.server.registries import Clock

Client = TestClient[Litestar]
pytestmark = pytest.mark.usefixtures("quick_passwords")


def counting(server: Client) -> Clock:
    """A server that counts passwords, by this clock, in no time."""
    clock = Clock()
    guesses = server.app.state.door.guesses
    guesses.is_on, guesses.clock = True, clock
    return clock


def told(answer: Any) -> tuple[int, str]:
    """An answer's status and code."""
    return answer.status_code, answer.json().get("code", "")


def use_up(server: Client, name: str) -> None:
    """Try all the wrong passwords that may be tried."""
    answers = [told(log_in(server, name, f"a wrong password {number}")) for number in range(WRONG)]
    assert answers == [(400, "password")] * WRONG


@pytest.mark.both_databases
def test_so_many_wrong_passwords_and_then_one_each_so_often(server: Client) -> None:
    """429 with a time to wait, even to the right one; nobody else is hindered."""
    clock = counting(server)
    with_account(server, "Ann")
    with_account(server, "Bob")
    use_up(server, "Ann")
    clock.now += 30.5
    refused = log_in(server, "ann ", PASSWORD)
    assert told(refused) == (429, "too-fast")
    assert refused.headers["retry-after"] == "60"
    assert refused.json()["reason"] == "too many wrong passwords: wait 60 seconds and try again"
    assert "set-cookie" not in refused.headers
    assert log_in(server, "Bob", PASSWORD).status_code == 200
    clock.now += 60
    assert told(log_in(server, "Ann", "a wrong password")) == (400, "password")
    assert told(log_in(server, "Ann", PASSWORD)) == (429, "too-fast")
    clock.now += PAUSE
    assert log_in(server, "Ann", PASSWORD).status_code == 200
    assert log_in(server, "Ann", PASSWORD).status_code == 200  # what is right does not count
    clock.now += FORGOTTEN
    use_up(server, "Ann")
    assert told(log_in(server, "Ann", "a wrong password")) == (429, "too-fast")


def test_right_passwords_do_not_count(server: Client) -> None:
    """However many."""
    counting(server)
    with_account(server, "Ann")
    assert {log_in(server, "Ann", PASSWORD).status_code for _ in range(WRONG + 2)} == {200}
    use_up(server, "Ann")


@contextmanager
def watched(server: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What the server does for a login: what it asks the database, and the passwords it hashes."""
    done: list[str] = []
    engine = server.app.state.door.people.engine
    is_password = people.is_password

    def hashing(password: str, stored: str | None) -> bool:
        done.append("hash")
        return is_password(password, stored)

    def asking(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "guesses" in statement or "login =" in statement:
            done.append(statement)

    with monkeypatch.context() as patch:
        patch.setattr(people_routes, "is_password", hashing)
        event.listen(engine, "before_cursor_execute", asking)
        yield done
        event.remove(engine, "before_cursor_execute", asking)


def test_a_name_that_nobody_has_is_answered_alike(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same words, and the same is done for them: neither tells whether there is such an account."""
    counting(server)
    with_account(server, "Ann")
    with server.app.state.door.people.engine.begin() as connection:
        values = {"id": "keyed", "name": "Keyed", "login": "keyed", "wishes": "{}", "created": "", "seen": ""}
        connection.execute(PEOPLE.insert().values(values))
    seen = []
    for name in ("Ann", "Nobody", "Keyed"):
        with watched(server, monkeypatch) as done:
            answers = [log_in(server, name, f"a wrong password {number}") for number in range(WRONG + 2)]
        said = [(answer.text, answer.headers.get("retry-after")) for answer in answers]
        seen.append((said, done))
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][1].count("hash") == WRONG  # and none for those that are refused
    assert len(seen[0][1]) > 3 * WRONG
    for odd in ("#", "x" * 500):  # what cannot be a name
        use_up(server, odd)
        assert told(log_in(server, odd, "a wrong password")) == (429, "too-fast")


@pytest.mark.both_databases
def test_other_ways_to_try_a_password_count(server: Client) -> None:
    """Whoever sits at somebody's browser cannot find out his password there, nor by giving him new names."""
    clock = counting(server)
    ann = with_account(server, "Ann")
    wrong = {"old": "a wrong password", "new": "b" * 10}
    for _ in range(WRONG // 2):
        assert told(ann.ask("POST", "/api/password", json=wrong)) == (400, "password")
        assert told(ann.ask("POST", "/api/account/delete", json={"password": "not it"})) == (400, "password")
    assert ann.ask("POST", "/api/name", json={"name": "Annabel"}).status_code == 200
    right = {"old": PASSWORD, "new": "b" * 10}
    for answer in (
        ann.ask("POST", "/api/password", json=right),
        ann.ask("POST", "/api/account/delete", json={"password": PASSWORD}),
        log_in(server, "Annabel", PASSWORD),
    ):
        assert (*told(answer), answer.headers["retry-after"]) == (429, "too-fast", "90")
    clock.now += PAUSE
    assert ann.ask("POST", "/api/password", json=right).status_code == 200
    assert log_in(server, "Annabel", "b" * 10).status_code == 200


def test_guests_have_no_password_to_try(server: Client) -> None:
    """They go when they want to."""
    counting(server)
    for _ in range(WRONG + 2):
        guest = Somebody(server, "Guest")
        assert guest.ask("POST", "/api/account/delete", json={}).status_code == 204


@pytest.mark.both_databases
def test_several_processes_count_together(server: Client) -> None:
    """However many try at the same moment; each with a connection of its own."""
    clock = counting(server)
    door = server.app.state.door
    url = door.people.engine.url.render_as_string(hide_password=False)
    storages = [Database(url) for _ in range(4)]
    processes = [Guesses(storage, door.seals, True, clock) for storage in storages]
    for account in ("one", "two"):
        with ThreadPoolExecutor(len(processes)) as threads:
            tries = [threads.submit(processes[each % 4].take, account) for each in range(4 * WRONG)]
            waits = [one.result() for one in tries]
        assert sorted(waits) == [0.0] * WRONG + [PAUSE] * (3 * WRONG)
        assert door.guesses.take(account) == PAUSE
        processes[0].give_back(account)
        assert [process.take(account) for process in processes] == [0.0, PAUSE, PAUSE, PAUSE]
    for storage in storages:
        storage.close()


def test_it_holds_after_a_restart(tmp_path: Path) -> None:
    """A server that was stopped has not forgotten."""
    settings = Settings(data=tmp_path / "data", bots=0, online=True)
    clock = Clock()
    for is_first in (True, False):
        with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
            guesses = server.app.state.door.guesses
            assert guesses.is_on
            guesses.clock = clock
            if is_first:
                with_account(server, "Ann")
                assert log_in(server, "Ann", PASSWORD).status_code == 200
                use_up(server, "Ann")
            assert log_in(server, "Ann", PASSWORD).status_code == 429


def test_what_was_typed_is_not_kept(server: Client) -> None:
    """Many a password is typed in place of a name."""
    counting(server)
    log_in(server, "my secret", "a wrong password")
    with server.app.state.door.people.engine.connect() as connection:
        (row,) = connection.execute(select(GUESSES)).all()
    assert set(row.id) <= set("0123456789abcdef")
    assert row.id == server.app.state.door.seals.secret("guess", "name my secret").hex()


def test_for_whom_passwords_are_counted() -> None:
    """By the account, however its name is written; names are never taken for people."""
    assert account_of(None, " ANN ") == account_of(None, "ann")
    assert account_of("ann") != account_of(None, "ann")
    assert account_of("x", "Ann") == account_of("x", "Bob")
