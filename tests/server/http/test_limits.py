"""How often somebody may ask, and who it is that asks."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from shedu.server.http import limits as limiting
from shedu.server.http.app import create_app
from shedu.server.http.limits import Limits, Proxies, Rate, household
from shedu.server.http.socket import Connection
from shedu.server.live.presenter import Presenter
from shedu.server.live.response_cache import ResponseCache
from shedu.server.live.viewers import Viewers
from shedu.server.people.login_attempts import WRONG
from shedu.server.settings import Settings
from shedu.server.wire import messages as m
from tests.server.clients import Seat, Somebody, until
from tests.server.games import two_people

Client = TestClient[Litestar]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Client]:
    """A server for many, behind a proxy, that counts."""
    settings = Settings(data=tmp_path / "data", bots=0, seconds=0.05, online=True, proxies=("10.0.0.0/8",))
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


def slow(monkeypatch: pytest.MonkeyPatch, kind: limiting.Kind, burst: int) -> None:
    """A bucket that hardly fills."""
    monkeypatch.setitem(limiting.RATES, kind, Rate(1 / 1000, burst))


def test_a_bucket_empties_and_fills() -> None:
    """So many at once, then one each so often; each address has its own."""
    now = 0.0
    limits = Limits(True, lambda: now)
    rate = limiting.RATES["door"]
    assert [limits.take("door", "a") for _ in range(int(rate.burst))] == [0.0] * int(rate.burst)
    wait = limits.take("door", "a")
    assert 0 < wait <= 1 / rate.a_second
    assert limits.take("door", "b") == 0
    assert limits.take("ask", "a") == 0
    now += wait + 0.001
    assert limits.take("door", "a") == 0
    assert limits.take("door", "a") > 0
    assert Limits(False).take("door", "a") == 0


def test_a_closed_socket_counts_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each address and each person has so many at once."""
    monkeypatch.setitem(limiting.SOCKETS, "person", 2)
    limits = Limits(True)
    assert [limits.enter("person", "a") for _ in range(3)] == [True, True, False]
    assert limits.enter("person", "b")
    assert limits.enter("address", "a")
    limits.leave("person", "a")
    assert limits.enter("person", "a")
    assert not limits.enter("person", "a")


def test_buckets_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ones not used for longest are forgotten."""
    monkeypatch.setattr(limiting, "KEPT", 3)
    limits = Limits(True, lambda: 0.0)
    for key in "abcd":
        limits.take("ask", key)
    assert len(limits._buckets) == 3


@pytest.mark.parametrize(
    ("client", "said", "found"),
    [
        ("192.0.2.7", "", "192.0.2.7"),
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),  # anybody can say that
        ("10.1.1.1", "198.51.100.1", "198.51.100.1"),
        ("10.1.1.1", "203.0.113.9, 198.51.100.1", "198.51.100.1"),  # the first was said by the browser
        ("10.1.1.1", "198.51.100.1, 10.2.2.2", "198.51.100.1"),
        ("10.1.1.1", "nonsense", "10.1.1.1"),
        ("10.1.1.1", "", "10.1.1.1"),
    ],
)
def test_a_proxy_says_who_asks_and_nobody_else_does(client: str, said: str, found: str) -> None:
    """The nearest address that is not a proxy's."""
    scope = {"client": (client, 1), "headers": [(b"x-forwarded-for", said.encode())] if said else []}
    assert Proxies(["10.0.0.0/8"]).address_of(scope) == found
    assert Proxies([]).address_of(scope) == client


def test_a_household_is_one() -> None:
    """Whoever has a network of addresses has one bucket."""
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("testclient") == "testclient"


def test_passwords_cannot_be_tried_without_end(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """429 with a time to wait and a clear word; asking for other things goes on."""
    slow(monkeypatch, "door", 3)
    word = {"name": "Ann", "password": "not the right one"}
    answers = [server.post("/api/login", json=word) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [400, 400, 400, 429]
    assert answers[-1].json()["code"] == "too-fast"
    assert int(answers[-1].headers["retry-after"]) > 0
    assert server.get("/api/catalogue").status_code == 200


@pytest.mark.usefixtures("quick_passwords")
def test_nor_from_many_addresses(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each account has so many wrong ones; others go on."""
    ann = Somebody(server, "Ann")
    word = {"name": "Ann", "password": "a long password"}
    assert ann.ask("POST", "/api/account", json=word).status_code == 200
    server.app.state.door.guesses.clock = lambda: 1_800_000_000.0
    slow(monkeypatch, "door", 1)
    addresses = (f"198.51.100.{host}" for host in range(WRONG + 2))
    monkeypatch.setattr(Proxies, "address_of", lambda *_: next(addresses))
    wrong = word | {"password": "not the right one"}
    answers = [server.post("/api/login", json=wrong) for _ in range(WRONG + 2)]
    assert [answer.status_code for answer in answers] == [400] * WRONG + [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 0


def test_a_person_cannot_ask_without_end(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """From however many addresses."""
    ann = Somebody(server, "Ann")
    slow(monkeypatch, "person", 3)
    answers = [ann.ask("GET", "/api/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["retry-after"]) > 0
    assert Somebody(server, "Bob").ask("GET", "/api/games").status_code == 200


def test_tables_sockets_and_messages_have_limits(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is too much is refused in words; nothing else changes."""
    monkeypatch.setattr("shedu.server.http.routes.games.TABLES", 2)
    monkeypatch.setitem(limiting.SOCKETS, "person", 2)
    ann = Somebody(server, "Ann")
    game = ann.make()
    ann.make()
    wish: dict[str, Any] = {"seats": [{"dynasty": "lion"}, {"dynasty": "bull", "kind": "open"}]}
    answer = ann.ask("POST", "/api/games", json={**wish, "contribution": "0" * 16})
    assert (answer.status_code, answer.json()["code"]) == (409, "too-many")
    with ExitStack() as stack:
        seats = [ann.socket(game) for _ in range(3)]
        for seat in seats:
            stack.enter_context(seat.socket)
        assert seats[2].hear().code == "too-many"
        one = seats[0]
        one.ask(m.Look())
        slow(monkeypatch, "say", 1)
        one.say(m.Say("hello"))
        assert until(one, m.Said).text == "hello"
        one.say(m.Say("hello again"))
        assert until(one, m.Refused).code == "too-fast"
    monkeypatch.setitem(limiting.SOCKETS, "person", 10)
    again = ann.socket(game)
    with again.socket:
        assert isinstance(again.ask(m.Look()), m.Room)
        slow(monkeypatch, "message", 1)
        monkeypatch.setattr("shedu.server.http.socket.asyncio.sleep", _at_once)
        again.say(m.Say("one"))
        again.say(m.Say("two"))
        assert until(again, m.Refused).code == "too-fast"


async def _at_once(_: float) -> None:
    """No time passes."""


def _played(ann: Somebody) -> str:
    """A game of three entries."""
    game = ann.make(seats=[m.NewSeat("lion"), m.NewSeat("bull", "bot", "random")])
    seat = ann.socket(game)
    with seat.socket:
        seat.say(m.Look(0))
        until(seat, m.Table)
        for said in (m.Play(0, "king B1"), m.Undo(1, 0), m.Play(2, "king C2")):
            seat.say(said)
            until(seat, m.Undone if isinstance(said, m.Undo) else m.Step)
    return game


def test_what_happened_is_not_worked_out_without_end(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no name counts as his address, others by themselves; what is kept, everybody is told."""
    ann = Somebody(server, "Ann")
    games = [_played(ann) for _ in range(3)]
    slow(monkeypatch, "past", 2)
    with ExitStack() as stack:

        def come(game: str, since: int | None = None, who: Somebody | None = None) -> Seat:
            seat = (
                Seat(server.websocket_connect(f"/api/games/{game}/socket"))
                if who is None
                else who.socket(game)
            )
            stack.enter_context(seat.socket)
            seat.say(m.Look(None, since))
            return seat

        for game in games[:2]:
            stranger = come(game)
            until(stranger, m.Table)
            stranger.say(m.AskLog())
            assert len(until(stranger, m.Log).past) == 1
        stranger = come(games[0])
        stranger.say(m.AskLog())  # the same again
        assert len(until(stranger, m.Log).past) == 1
        stranger = come(games[2], 0)  # not step by step: that would be too much
        assert until(stranger, m.Table).entry == 3
        monkeypatch.setattr("shedu.server.http.socket.asyncio.sleep", _at_once)
        stranger.say(m.AskLog())
        assert until(stranger, m.Refused).code == "too-fast"
        seat = come(games[2], 0, ann)
        assert [until(seat, kind).table.entry for kind in (m.Step, m.Undone, m.Step)] == [1, 2, 3]
        stranger = come(games[2], 0)  # she has paid for it
        assert [until(stranger, kind).table.entry for kind in (m.Step, m.Undone, m.Step)] == [1, 2, 3]


def test_whoever_asks_too_much_is_not_heard_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with messages."""

    async def run() -> None:
        service = SimpleNamespace(responses=ResponseCache())
        game = two_people()
        live: Any = SimpleNamespace(
            game=game,
            presenter=Presenter(game),
            has_started=True,
            id=game.id,
            viewers=Viewers(),
            service=service,
        )
        connection = Connection(live, None, None, Limits(True), "192.0.2.1")  # type: ignore[arg-type]
        live.viewers.add(connection)
        slow(monkeypatch, "past", 0)
        asking = asyncio.create_task(connection.answer('{"type": "ask-log"}'))
        said = await connection._waiting.get()
        assert said is not None
        assert msgspec.json.decode(said)["code"] == "too-fast"
        await asyncio.sleep(0)
        assert not asking.done()
        asking.cancel()

    asyncio.run(run())


def test_an_address_has_so_many_sockets(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers', too."""
    game = Somebody(server, "Ann").make()
    monkeypatch.setitem(limiting.SOCKETS, "address", 1)
    with (
        server.websocket_connect(f"/api/games/{game}/socket"),
        pytest.raises(WebSocketDisconnect, match="too many sockets"),
        server.websocket_connect(f"/api/games/{game}/socket") as second,
    ):
        second.receive_text(timeout=1)


def test_a_server_for_one_machine_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody there can be in anybody's way."""
    slow(monkeypatch, "ask", 0)
    app = create_app(Settings(data=tmp_path, bots=0))
    with TestClient(app, base_url="http://127.0.0.1:8000") as client:
        assert client.get("/api/games").status_code == 200
