"""People: names, accounts, sessions, merging and deletion."""

import asyncio
import threading
from contextlib import ExitStack
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select

from shedu.server.errors import CloseCode
from shedu.server.people import people
from shedu.server.storage.schema import CHAT, GAMES, METADATA, PEOPLE, SESSIONS
from shedu.server.wire import messages as m
from tests.server.clients import (
    PASSWORD,
    BrowserClient,
    Seat,
    confirm,
    hung_up,
    log_in,
    refresh,
    until,
    with_account,
)

Client = TestClient[Litestar]
OTHER_PASSWORD = "quite another sentence"


def again(client: Client, person: BrowserClient, name: str) -> BrowserClient:
    """The same account in another browser."""
    other = BrowserClient(client, "a moment")
    back = log_in(client, name, PASSWORD)
    assert back.status_code == 200, back.text
    other.cookie, other.id = back.cookies["shedu"], person.id
    return other


def room_where(seat: Seat, is_wanted: Any) -> m.Room:
    """The next room message for which the condition holds."""
    while not is_wanted(room := until(seat, m.Room)):
        pass
    assert isinstance(room, m.Room)
    return room


@pytest.mark.both_databases
def test_names(server: Client) -> None:
    """Names of accounts are unique, guests may share theirs, and a new name is broadcast."""
    ann, bob = BrowserClient(server, "Ann"), with_account(server, "Bob")
    assert ann.ask("POST", "/api/name", json={"name": " Carl  Otto"}).json()["person"]["name"] == "Carl Otto"
    assert ann.ask("POST", "/api/name", json={"name": "\uff22ob"}).json()["code"] == "taken"  # full width
    assert server.post("/api/people", json={"name": "bob"}).json()["code"] == "taken"
    assert BrowserClient(server, "Carl Otto").id != ann.id
    carl = with_account(server, "Carl")
    taken = carl.ask("POST", "/api/name", json={"name": "BOB"})
    assert (taken.status_code, taken.json()["code"]) == (400, "taken")
    assert carl.ask("GET", "/api/me").json()["person"]["name"] == "Carl"
    assert carl.ask("POST", "/api/name", json={"name": "a\nb" * 20}).json()["code"] == "name"
    game = bob.make()
    seat = bob.socket(game)
    with seat.socket:
        seat.say(m.Look())
        assert until(seat, m.Room).places[0].name == "Bob"
        assert bob.ask("POST", "/api/name", json={"name": "Robert"}).status_code == 200
        room = room_where(seat, lambda room: room.places[0].name == "Robert")
        assert room.present == [m.Visitor(bob.id, "Robert")]
    assert log_in(server, "Bob", PASSWORD).json()["code"] == "password"
    assert log_in(server, "robert", PASSWORD).status_code == 200


def test_a_name_changed_at_another_process(server: Client) -> None:
    """The next refresh finds it and broadcasts it to the table."""
    bob = BrowserClient(server, "Bob")
    seat = bob.socket(bob.make())
    with seat.socket:
        seat.say(m.Look())
        assert until(seat, m.Room).present == [m.Visitor(bob.id, "Bob")]
        people.People(server.app.state.sessions.writer.database).rename(bob.id, "Robert")
        refresh(server)
        assert until(seat, m.Room).present == [m.Visitor(bob.id, "Robert")]
        seat.say(m.Say("it is me"))
        assert until(seat, m.Said).name == "Robert"


@pytest.mark.both_databases
def test_a_changed_password(server: Client) -> None:
    """It needs a confirmation, and other browsers are logged out."""
    ann = with_account(server, "Ann")
    other = again(server, ann, "Ann")
    seat = other.socket(ann.make())
    with seat.socket:
        seat.say(m.Look())
        until(seat, m.Room)
        assert confirm(ann, "a wrong password").json()["code"] == "password"
        assert confirm(ann).status_code == 200
        short = ann.ask("POST", "/api/password", json={"new": "short"})
        assert short.json()["code"] == "password-length"
        done = ann.ask("POST", "/api/password", json={"new": OTHER_PASSWORD})
        assert done.status_code == 200
        assert hung_up(seat) == ("logged-out", CloseCode.LOGGED_OUT)
    assert other.ask("GET", "/api/sessions").status_code == 401
    assert len(ann.ask("GET", "/api/sessions").json()) == 1
    assert log_in(server, "Ann", PASSWORD).json()["code"] == "password"
    assert log_in(server, "Ann", OTHER_PASSWORD).status_code == 200
    guest = BrowserClient(server, "Guest")
    assert guest.ask("POST", "/api/password", json={"new": OTHER_PASSWORD}).json()["code"] == "guest"


def test_ending_a_session_closes_its_sockets(server: Client) -> None:
    """A person can end only their own sessions."""
    ann = with_account(server, "Ann")
    other, bob = again(server, ann, "Ann"), BrowserClient(server, "Bob")
    game = ann.make()
    (here,) = [each for each in other.ask("GET", "/api/sessions").json() if each["is_this"]]
    assert bob.ask("DELETE", f"/api/sessions/{here['id']}").status_code == 404
    with ExitStack() as stack:
        one, two = ann.socket(game), other.socket(game)
        stack.enter_context(one.socket)
        stack.enter_context(two.socket)
        one.say(m.Look(0))
        two.say(m.Look(0))
        until(two, m.Room)
        assert ann.ask("DELETE", f"/api/sessions/{here['id']}").status_code == 204
        assert hung_up(two) == ("logged-out", CloseCode.LOGGED_OUT)
        one.say(m.Say("still here"))
        assert until(one, m.Said).text == "still here"
        assert ann.ask("POST", "/api/logout").status_code == 204
        assert hung_up(one) == ("logged-out", CloseCode.LOGGED_OUT)
    assert ann.ask("GET", "/api/games").status_code == 401


@pytest.mark.both_databases
def test_sessions_that_end_elsewhere(server: Client) -> None:
    """Another process ends a session or bans a person: the sockets here are closed soon."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = ann.make()
    sessions = server.app.state.sessions
    with ExitStack() as stack:
        one, two = ann.socket(game), bob.socket(game)
        for seat in (one, two):
            stack.enter_context(seat.socket)
            seat.say(m.Look())
            until(seat, m.Room)
        (session,) = sessions.store.of(bob.id)
        sessions.store.end(bob.id, session.id)
        refresh(server)
        assert hung_up(two) == ("logged-out", CloseCode.LOGGED_OUT)
        assert room_where(one, lambda room: len(room.present) == 1).present == [m.Visitor(ann.id, "Ann")]
        with sessions.people.engine.begin() as connection:
            connection.execute(PEOPLE.update().where(PEOPLE.c.id == ann.id).values(banned="now"))
        refresh(server)
        assert hung_up(one) == ("logged-out", CloseCode.LOGGED_OUT)


@pytest.mark.both_databases
def test_the_last_use_of_a_session(server: Client) -> None:
    """It is stored, but not for every request."""
    ann = BrowserClient(server, "Ann")
    sessions = server.app.state.sessions
    with sessions.people.engine.begin() as connection:
        connection.execute(SESSIONS.update().values(seen="2020-01-01T00:00:00.000+00:00"))
    ann.ask("GET", "/api/games")
    refresh(server)
    (session,) = ann.ask("GET", "/api/sessions").json()
    assert session["seen"] > session["created"] > "2020"
    sessions.store.touch([session["id"]])
    assert ann.ask("GET", "/api/sessions").json() == [session]


@pytest.mark.both_databases
def test_a_login_merges_the_guest_into_the_account(server: Client) -> None:
    """Seats, tables, lines and mutes move to the account, and other clients are notified."""
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    guest = BrowserClient(server, "Visitor")
    assert guest.ask("PUT", f"/api/mutes/{bob.id}").status_code == 204
    assert bob.ask("PUT", f"/api/mutes/{guest.id}").status_code == 204
    hosted = guest.make()
    played = bob.make()
    with ExitStack() as stack:
        one, two = bob.socket(played), guest.socket(played)
        for seat in (one, two):
            stack.enter_context(seat.socket)
            seat.say(m.Look())
        until(two, m.Room)
        two.say(m.Sit(1, "bull"))
        two.say(m.Say("hello"))
        until(two, m.Said)
        one.say(m.Start())
        room_where(one, lambda room: room.status == "playing")
        back = log_in(server, "ann", PASSWORD, guest.cookie)
        assert back.json()["person"]["muted"] == [bob.id]
        assert hung_up(two) == ("logged-out", CloseCode.LOGGED_OUT)
        room = room_where(one, lambda room: any(place.person == ann.id for place in room.places))
        (place,) = [place for place in room.places if place.person == ann.id]
        assert (place.name, place.dynasty) == ("Ann", "bull")
    cookie = back.cookies["shedu"]
    ann.cookie = cookie
    games = {info["id"]: info for info in ann.ask("GET", "/api/games").json()}
    assert games.keys() == {hosted, played}
    assert games[hosted]["host"] == ann.id
    seat = ann.socket(played)
    with seat.socket:
        mine = next(n for n, place in enumerate(games[played]["seats"]) if place["person"] == ann.id)
        seat.say(m.Look(mine))
        table = until(seat, m.Table)
        assert table.seats[mine].hand is not None
        assert table.seats[1 - mine].hand is None
        assert until(seat, m.Said).person == ann.id
    assert bob.ask("GET", "/api/me").json()["person"]["muted"] == [ann.id]
    assert guest.ask("GET", "/api/games").status_code == 401
    assert guest.id not in _everything(server)
    assert ann.ask("DELETE", f"/api/games/{hosted}").status_code == 204  # the account is the host now


def test_switching_accounts_merges_nothing(server: Client) -> None:
    """The old session ends; both accounts stay as they are."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    game = bob.make()
    back = log_in(server, "Ann", PASSWORD, bob.cookie)
    assert back.json()["person"]["id"] == ann.id
    assert bob.ask("GET", "/api/games").status_code == 401
    bob = again(server, bob, "Bob")
    assert [info["id"] for info in bob.ask("GET", "/api/games").json()] == [game]


@pytest.mark.both_databases
def test_deletion_of_an_account(server: Client) -> None:
    """A bot takes over; names, lines, sessions, keys and all other personal data are deleted."""
    ann, bob = with_account(server, "Annabella"), BrowserClient(server, "Bob")
    alone = ann.make(seats=[m.NewSeat("lion", name="Annabella"), m.NewSeat("bull", "bot", "random")])
    waiting, joined = ann.make(), bob.make()
    played = ann.make(seats=[m.NewSeat("lion", name="Annabella"), m.NewSeat("bull", "open")])
    bob.ask("PUT", f"/api/mutes/{ann.id}")
    bob.ask("POST", "/api/reports", json={"game": played, "about": ann.id, "text": "she is rude"})
    with ExitStack() as stack:
        one, two, three = ann.socket(played), bob.socket(played), ann.socket(joined)
        for seat in (one, two, three):
            stack.enter_context(seat.socket)
            seat.say(m.Look())
        two.say(m.Sit(1, "bull"))
        three.say(m.Sit(1, "bull"))
        room_where(three, lambda room: room.places[1].person == ann.id)
        room_where(one, lambda room: room.places[1].person == bob.id)
        one.say(m.Say("I am Annabella, and I go"))
        one.say(m.Start())
        room_where(two, lambda room: room.status == "playing")
        gone = ann.ask("POST", "/api/account/delete")
        assert gone.status_code == 204
        assert 'shedu=""' in gone.headers["set-cookie"]
        assert hung_up(one) == ("logged-out", CloseCode.LOGGED_OUT)
        room = room_where(two, lambda room: ann.id not in [place.person for place in room.places])
        (place,) = [place for place in room.places if place.person != bob.id]
        assert (place.kind, place.name, place.level, place.left) == ("bot", "", "skilled", None)
        assert room.host is None
    assert server.get(f"/api/games/{alone}").status_code == 404
    assert server.get(f"/api/games/{waiting}").status_code == 404
    assert server.get(f"/api/games/{joined}").json()["seats"][1]["kind"] == "open"
    assert ann.ask("GET", "/api/games").status_code == 401
    assert log_in(server, "Annabella", PASSWORD).json()["code"] == "password"
    assert server.get(f"/api/people/{ann.id}").status_code == 404
    left = _everything(server).replace("I am Annabella, and I go", "")
    assert ann.id not in left
    assert "Annabella" not in left
    with server.app.state.sessions.people.engine.connect() as connection:
        assert connection.execute(select(CHAT.c.person, CHAT.c.name)).all() == [("", "")]


def test_guests_can_be_deleted_without_a_password(server: Client) -> None:
    ann = BrowserClient(server, "Ann")
    assert ann.ask("POST", "/api/account/delete").status_code == 204
    assert ann.ask("GET", "/api/me").json()["person"] is None


def _everything(client: Client) -> str:
    """The whole database as text."""
    with client.app.state.sessions.people.engine.connect() as connection:
        return "\n".join(
            str(tuple(row)) for table in METADATA.sorted_tables for row in connection.execute(select(table))
        )


@pytest.mark.full_password_hashes
def test_login_time_does_not_reveal_accounts(monkeypatch: pytest.MonkeyPatch, server: Client) -> None:
    """Names without an account or without a password take as long."""
    ann = with_account(server, "Ann")
    with server.app.state.sessions.people.engine.begin() as connection:
        values = {"id": "keyed", "name": "Keyed", "login": "keyed", "wishes": "{}", "created": "", "seen": ""}
        connection.execute(PEOPLE.insert().values(values))
    verified = []
    verify = people._hasher.verify

    def watched(stored: str, password: str) -> bool:
        verified.append(stored.rsplit("$", 2)[0])
        return bool(verify(stored, password))

    monkeypatch.setattr(people, "_hasher", _Watched(people._hasher, watched))
    for name in ("Ann", "Unknown", "Keyed", "#", "x" * 500):
        assert log_in(server, name, "a wrong password").json()["code"] == "password"
    assert len(verified) == 5
    assert set(verified) == {"$argon2id$v=19$m=65536,t=3,p=4"}  # the same effort for each
    assert ann.ask("GET", "/api/me").json()["person"]["has_password"]


class _Watched:
    def __init__(self, hasher: Any, verify: Any) -> None:
        self._hasher = hasher
        self.verify = verify

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hasher, name)


def test_hashing_does_not_block_the_writer(server: Client) -> None:
    sessions = server.app.state.sessions
    has_stored = threading.Event()

    async def both() -> bool:
        hashing = asyncio.create_task(sessions.hash(lambda: has_stored.wait(20)))
        await sessions.writer.run(sessions.store.valid, [])
        has_stored.set()
        return bool(await hashing)

    with server.portal() as portal:
        assert portal.call(both)


def test_account_routes_are_rejected_on_a_server_for_one_machine(client: Client) -> None:
    assert client.get("/api/me").json() == {
        "online": False,
        "person": None,
        "mail": False,
        "passkeys": False,
        "guests": "open",
        "registration": "open",
    }
    for method, path, body in (
        ("POST", "/api/name", {"name": "Ann"}),
        ("POST", "/api/password", {"new": PASSWORD}),
        ("POST", "/api/account/delete", {}),
        ("GET", "/api/passkeys", None),
        ("POST", "/api/passkeys/ask", {"name": ""}),
        ("POST", "/api/login/passkey/ask", None),
        ("PUT", "/api/mutes/x", None),
        ("POST", "/api/reports", {"game": "x", "about": "y", "text": "z"}),
        ("GET", "/api/leaders", None),
        ("GET", "/api/people/x", None),
        ("GET", "/api/people/x/games", None),
    ):
        answer = client.request(method, path, json=body)
        assert (path, answer.status_code, answer.json()["code"]) == (path, 409, "not-online")
    with client.app.state.sessions.people.engine.connect() as connection:
        assert connection.execute(select(GAMES.c.id)).all() == []
