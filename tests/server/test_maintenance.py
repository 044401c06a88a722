"""The cleanup deletes unreachable and expired rows, and nothing else."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import func, insert, select, update

from shedu.server import maintenance as cleaning
from shedu.server.http.app import create_app
from shedu.server.maintenance import Cleanup, CleanupWorker
from shedu.server.notices.push import Keys
from shedu.server.notices.queue import NoticeQueue
from shedu.server.people.people import COOKIE_LIFETIME
from shedu.server.settings import Settings
from shedu.server.storage.database import Database
from shedu.server.storage.schema import (
    CHAT,
    GAMES,
    LOGIN_ATTEMPTS,
    MUTES,
    PEOPLE,
    RATINGS,
    RESULTS,
    SEATS,
    SESSIONS,
    SPENT,
    SUBSCRIPTIONS,
)
from shedu.server.tables.games import Games
from shedu.server.wire import messages as m
from tests.server.clients import (
    PASSWORD,
    BrowserClient,
    hung_up,
    log_in,
    refresh,
    rows,
    sit_and_play,
    until,
    with_account,
)

Client = TestClient[Litestar]
DAY = 86_400.0
WITH_BOT = [m.NewSeat("lion"), m.NewSeat("bull", "bot", "random")]
ALONE = [m.NewSeat("lion", "bot", "random"), m.NewSeat("bull", "bot", "random")]


def clean(server: Client, days: float) -> dict[str, int]:
    """The rows that the server removes after this many days.

    Replaced sessions and addresses have tests of their own.
    """
    cleaner: CleanupWorker = server.app.state.cleaner
    cleaner.clock = lambda: time.time() + days * DAY
    with server.portal() as portal:
        went = portal.call(cleaner.clean)
    return {kind: count for kind, count in went.items() if count and kind not in ("addresses", "replaced")}


def storage_of(server: Client) -> Database:
    """Its database."""
    storage: Database = server.app.state.tables.writer.database
    return storage


def log_out(*people: BrowserClient) -> None:
    """End the session of each person."""
    for person in people:
        assert person.ask("POST", "/api/logout").status_code == 204


def ids(server: Client) -> set[str]:
    """The ids of all people."""
    return {row.id for row in rows(server, PEOPLE)}


def count(server: Client, table: Any) -> int:
    """The number of rows of a table."""
    with storage_of(server).engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(table)).scalar_one()


@pytest.mark.both_databases
def test_a_session_expires_with_its_cookie(server: Client) -> None:
    """With their push subscriptions, and not earlier; accounts stay, and people can log in again."""
    ann = with_account(server, "Ann")
    (session,) = ann.ask("GET", "/api/sessions").json()
    NoticeQueue(storage_of(server)).subscribe(ann.id, session["id"], "https://push.example/1", Keys("a", "b"))
    seat = ann.socket(ann.make(seats=WITH_BOT))
    with seat.socket:
        seat.say(m.Look())
        until(seat, m.Room)
        assert clean(server, COOKIE_LIFETIME.days + 0.9) == {}
        assert ann.ask("GET", "/api/games").status_code == 200
        with storage_of(server).engine.begin() as connection:  # an old session that was used recently
            connection.execute(update(SESSIONS).values(created="2001-01-01"))
        assert clean(server, 0.0) == {}
        assert clean(server, COOKIE_LIFETIME.days + 1.1) == {"sessions": 1}
        refresh(server)
        assert hung_up(seat) == ("logged-out", 4401)
    assert ann.ask("GET", "/api/games").status_code == 401
    assert count(server, SUBSCRIPTIONS) == 0
    assert log_in(server, "Ann", PASSWORD).json()["person"]["id"] == ann.id


@pytest.mark.both_databases
def test_a_guest_is_deleted_after_the_last_session(server: Client) -> None:
    """When it expired or the guest logged out, after a grace period."""
    ann, bob, eve = (BrowserClient(server, name) for name in ("Ann", "Bob", "Eve"))
    bob.ask("PUT", f"/api/mutes/{ann.id}")
    bob.ask("PUT", f"/api/mutes/{eve.id}")
    log_out(ann)
    assert clean(server, 0.9) == {}
    assert clean(server, 1.1) == {"guests": 1}
    assert ids(server) == {bob.id, eve.id}
    assert [row.other for row in rows(server, MUTES)] == [eve.id]
    assert server.get(f"/api/people/{ann.id}").status_code == 404
    assert clean(server, COOKIE_LIFETIME.days + 1.1) == {"sessions": 2, "guests": 2}
    assert ids(server) == set()
    assert count(server, MUTES) == count(server, SESSIONS) == 0


TRACES = ("seat", "host", "result", "rating", "line", "reported", "reports", "banned")


@pytest.mark.both_databases
def test_people_with_a_trace_are_kept(server: Client) -> None:
    """A single trace keeps a guest; people with an account or a session are kept as well."""
    guests = {name: BrowserClient(server, name) for name in (*TRACES, "past", "nothing")}
    who = {name: guest.id for name, guest in guests.items()}
    ann, here = with_account(server, "Ann"), BrowserClient(server, "here")
    game = ann.make()
    guests["host"].make(seats=ALONE)
    chat = server.app.state.tables.service.chat
    chat.add(game, server.app.state.sessions.people.of_id(who["line"]), "hello")
    chat.report(who["reports"], game, who["reported"], None, "rude")
    chat.report(ann.id, game, who["past"], None, "rude")
    assert chat.close_report(2)
    log_out(ann, *guests.values())
    result = {"players": 2, "place": 1, "lowest": 3, "sources": "{}", "is_rated": True, "ended": ""}
    rating = {"players": 2, "mu": 25.0, "sigma": 8.0, "games": 1, "wins": 1.0}
    with storage_of(server).engine.begin() as connection:
        connection.execute(
            update(SEATS).where(SEATS.c.game == game, SEATS.c.seat == 1).values(person=who["seat"])
        )
        connection.execute(insert(RESULTS).values(game=game, seat=1, person=who["result"], **result))
        connection.execute(insert(RATINGS).values(person=who["rating"], **rating))
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == who["banned"]).values(banned="2020"))
    assert clean(server, 2) == {"guests": 2}
    assert ids(server) == {ann.id, here.id, *(who[name] for name in TRACES)}
    assert chat.close_report(1)
    assert clean(server, 2) == {"guests": 2}
    assert ids(server) == {ann.id, here.id, *(who[name] for name in TRACES if "report" not in name)}
    assert count(server, CHAT) == 1
    assert {row.person for row in rows(server, SEATS) if row.person} == {ann.id, who["seat"]}


@pytest.mark.both_databases
def test_finished_games_are_kept(server: Client) -> None:
    """Years later a finished game can be opened, and counts in both players' statistics."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    game = sit_and_play(server, [ann, bob], terms=m.Terms(access="open"))
    log_out(bob)
    paths = [f"/api/games/{game}", f"/api/games/{game}/record"]
    paths += [f"/api/people/{each.id}{more}" for each in (ann, bob) for more in ("", "/games")]
    before = [server.get(path).text for path in paths], rows(server, RESULTS), rows(server, RATINGS)
    assert clean(server, 3 * COOKIE_LIFETIME.days) == {"sessions": 1}
    assert before == ([server.get(path).text for path in paths], rows(server, RESULTS), rows(server, RATINGS))
    assert len(before[1]) == len(before[2]) == 2
    seat = BrowserClient(server, "Eve").socket(game)
    with seat.socket:
        seat.say(m.Look())
        assert {place.person for place in until(seat, m.Room).places} == {ann.id, bob.id}


def test_abandoned_tables_are_deleted(server: Client) -> None:
    """After a month without a change; viewers are disconnected, and hosts who are guests are deleted."""
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    finished = sit_and_play(server, [ann, bob])
    playing = ann.make(seats=WITH_BOT)
    waiting, his = ann.make(), bob.make()
    record = {"text": server.get(f"/api/games/{finished}/record").text}
    opened = [each.ask("POST", "/api/records", json=record).json()["id"] for each in (ann, bob)]
    here = _open_here(server, opened[0])
    with storage_of(server).engine.begin() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == finished).values(rematch=waiting))
        connection.execute(update(GAMES).where(GAMES.c.id == his).values(changed=_day(2)))
    assert clean(server, 29.9) == {}
    seat = ann.socket(waiting)
    with seat.socket:
        seat.say(m.Look())
        until(seat, m.Room)
        assert clean(server, 30.1) == {"tables": 3}
        with server.portal() as portal:
            portal.call(server.app.state.tables.apply_admin_commands)
        assert until(seat, m.Refused).code == "gone"
    assert {row.id for row in rows(server, GAMES)} == {finished, playing, his, here}
    assert {row.rematch for row in rows(server, GAMES)} == {None}
    assert clean(server, 32.1) == {"tables": 1}


def _open_here(server: Client, game: str) -> str:
    """The same record, opened on a server for one machine."""
    stored = Games(storage_of(server)).game(game)
    assert stored is not None
    summary = replace(stored.summary, id="here", host=None)
    roster = replace(stored.roster, game="here", host=None)
    Games(storage_of(server)).add(roster, summary, stored.head)
    return summary.id


def _day(days: float) -> str:
    """The time after this many days, as it is stored."""
    return (datetime.now(UTC) + timedelta(days=days)).isoformat(timespec="milliseconds")


@pytest.mark.both_databases
def test_expired_challenges_and_attempts_are_deleted(server: Client) -> None:
    """Expired challenges and login attempts are deleted, others are kept."""
    with storage_of(server).engine.begin() as connection:
        for table in (SPENT, LOGIN_ATTEMPTS):
            values = [{"id": each, "until": time.time() + late} for each, late in (("a", 60), ("b", DAY))]
            connection.execute(insert(table), values)
    assert clean(server, 0.5) == {"challenges": 1, "guesses": 1}
    assert [row.id for table in (SPENT, LOGIN_ATTEMPTS) for row in rows(server, table)] == ["b", "b"]


def test_some_at_a_time_and_others_in_between(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other writes wait for a few rows only."""
    monkeypatch.setattr(cleaning, "BATCH_SIZE", 2)
    guests = [BrowserClient(server, f"guest {number}") for number in range(7)]
    log_out(*guests[1:6])
    cleaner: CleanupWorker = server.app.state.cleaner
    cleaner.clock = lambda: time.time() + 2 * DAY
    order = []
    step = Cleanup.step

    def noted(each: Cleanup) -> bool:
        order.append("step")
        return step(each)

    monkeypatch.setattr(Cleanup, "step", noted)

    async def both() -> dict[str, int]:
        went = asyncio.create_task(cleaner.clean())
        await asyncio.sleep(0)  # the cleanup has begun
        await cleaner.writer.run(order.append, "other")
        return await went

    with server.portal() as portal:
        assert portal.call(both)["guests"] == 5
    assert ids(server) == {guests[0].id, guests[6].id}
    assert order[:3] == ["step", "other", "step"]
    # Two sessions and then none, three times, seven guests, nothing of nine kinds, all is done.
    assert order.count("step") == 3 * 2 + 4 + 9 + 1


@pytest.mark.both_databases
def test_several_processes_clean_at_once(server: Client) -> None:
    """Each row is deleted once."""
    guests = [BrowserClient(server, f"guest {number}") for number in range(30)]
    log_out(*guests[3:])
    url = storage_of(server).engine.url.render_as_string(hide_password=False)
    storages = [Database(url) for _ in range(3)]
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(len(storages)) as threads:
        patch.setattr(cleaning, "BATCH_SIZE", 5)
        cleanings = [Cleanup(storage, lambda: time.time() + 2 * DAY) for storage in storages]
        went = list(threads.map(Cleanup.all, cleanings))
    assert sum(each["guests"] for each in went) + clean(server, 2).get("guests", 0) == 27
    assert ids(server) == {guest.id for guest in guests[:3]}
    for storage in storages:
        storage.close()


def test_a_guest_who_returns_during_the_cleanup_is_kept(
    server: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the guest was already selected for deletion."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    log_out(ann, bob)
    forget = cleaning._delete_guests

    def late(*args: Any) -> int:
        with storage_of(server).engine.begin() as connection:
            values = {"id": "x" * 64, "person": ann.id, "agent": "", "created": "2027", "seen": "2027"}
            connection.execute(insert(SESSIONS).values(values))
        return forget(*args)

    monkeypatch.setattr(cleaning, "_delete_guests", late)
    assert clean(server, 2) == {"guests": 1}
    assert ids(server) == {ann.id}


@pytest.mark.parametrize("online", [True, False])
def test_a_server_cleans_some_time_after_its_start_and_then_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, online: bool
) -> None:
    """Even after a failure; a server for one machine does not clean up."""
    done = threading.Semaphore(0)
    clean = CleanupWorker.clean
    tries = iter([True])

    async def noted(cleaner: CleanupWorker) -> dict[str, int]:
        if next(tries, False):
            done.release()
            raise OSError
        went = await clean(cleaner)
        done.release()
        return went

    monkeypatch.setattr(CleanupWorker, "clean", noted)
    monkeypatch.setattr(cleaning, "CLEANUP_INTERVAL_S", 0.0)
    monkeypatch.setattr(cleaning, "FIRST_CLEANUP_S", 0.0)
    settings = Settings(data=settings.data, bots=0, online=online)
    storage = Database(_made(settings))
    with storage.engine.begin() as connection:
        connection.execute(insert(SPENT).values(id="old", until=1.0))
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        if online:
            assert all(done.acquire(timeout=60) for _ in range(3))
            assert rows(server, SPENT) == []
        assert server.get("/health").status_code == 200
    assert next(tries, False) is not online
    storage.close()


def _made(settings: Settings) -> str:
    settings.data.mkdir(parents=True)
    return settings.url
