"""Rate limits, and the addresses they count by."""

import asyncio
import itertools
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
from shedu.server.http.limits import Rate, RateLimiter, TrustedProxies, limit_key
from shedu.server.http.socket import Connection
from shedu.server.live.presenter import Presenter
from shedu.server.live.response_cache import ResponseCache
from shedu.server.live.viewers import Viewers
from shedu.server.people.login_attempts import MAX_FAILURES
from shedu.server.settings import Settings
from shedu.server.tables.limits import TableLimits
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, Seat, at_table, until
from tests.server.games import two_people
from tests.server.moves import wire

Client = TestClient[Litestar]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Client]:
    """An online server behind a proxy, with rate limits."""
    settings = Settings(data=tmp_path / "data", bots=0, seconds=0.05, online=True, proxies=("10.0.0.0/8",))
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


def slow(monkeypatch: pytest.MonkeyPatch, kind: limiting.LimitKind, burst: int) -> None:
    """Give a limit a bucket that hardly refills during a test."""
    monkeypatch.setitem(limiting.RATES, kind, Rate(1 / 1000, burst))


def test_a_bucket_empties_and_refills() -> None:
    """Each address has its own."""
    now = 0.0
    limits = RateLimiter(True, lambda: now)
    rate = limiting.RATES["login"]
    assert [limits.take("login", "a") for _ in range(int(rate.burst))] == [0.0] * int(rate.burst)
    wait = limits.take("login", "a")
    assert 0 < wait <= 1 / rate.per_second
    assert limits.take("login", "b") == 0
    assert limits.take("request", "a") == 0
    now += wait + 0.001
    assert limits.take("login", "a") == 0
    assert limits.take("login", "a") > 0
    assert RateLimiter(False).take("login", "a") == 0


def test_closed_sockets_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limiting.MAX_SOCKETS, "person", 2)
    limits = RateLimiter(True)
    assert [limits.open_socket("person", "a") for _ in range(3)] == [True, True, False]
    assert limits.open_socket("person", "b")
    assert limits.open_socket("address", "a")
    limits.close_socket("person", "a")
    assert limits.open_socket("person", "a")
    assert not limits.open_socket("person", "a")


def test_the_least_recently_used_bucket_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "MAX_BUCKETS", 3)
    limits = RateLimiter(True, lambda: 0.0)
    for key in "abcd":
        limits.take("request", key)
    assert len(limits._buckets) == 3


@pytest.mark.parametrize(
    ("client", "said", "found"),
    [
        ("192.0.2.7", "", "192.0.2.7"),
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),  # not a trusted proxy
        ("10.1.1.1", "198.51.100.1", "198.51.100.1"),
        ("10.1.1.1", "203.0.113.9, 198.51.100.1", "198.51.100.1"),  # the client set the first one
        ("10.1.1.1", "198.51.100.1, 10.2.2.2", "198.51.100.1"),
        ("10.1.1.1", "nonsense", "10.1.1.1"),
        ("10.1.1.1", "", "10.1.1.1"),
    ],
)
def test_only_trusted_proxies_set_the_client_address(client: str, said: str, found: str) -> None:
    scope = {"client": (client, 1), "headers": [(b"x-forwarded-for", said.encode())] if said else []}
    assert TrustedProxies(["10.0.0.0/8"]).client_address(scope) == found
    assert TrustedProxies([]).client_address(scope) == client


def test_limit_keys() -> None:
    """A /64 of IPv6 counts as one client."""
    assert limit_key("2001:db8:1:2:3:4:5:6") == limit_key("2001:db8:1:2::1") != limit_key("2001:db8:1:3::1")
    assert limit_key("::ffff:192.0.2.1") == limit_key("192.0.2.1") == "192.0.2.1"
    assert limit_key("testclient") == "testclient"


def test_logins_are_limited_by_address(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """429 with Retry-After; other requests are not affected."""
    slow(monkeypatch, "login", 3)
    word = {"name": "Ann", "password": "not the right one"}
    answers = [server.post("/api/login", json=word) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [400, 400, 400, 429]
    assert answers[-1].json()["code"] == "too-fast"
    assert int(answers[-1].headers["retry-after"]) > 0
    assert server.get("/api/catalogue").status_code == 200


def test_logins_are_limited_by_account(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = BrowserClient(server, "Ann")
    word = {"name": "Ann", "password": "a long password"}
    assert ann.ask("POST", "/api/account", json=word).status_code == 200
    server.app.state.sessions.login_attempts.clock = lambda: 1_800_000_000.0
    slow(monkeypatch, "login", 1)
    addresses = (f"198.51.{host}.1" for host in itertools.count())  # a new one for each limit
    monkeypatch.setattr(TrustedProxies, "client_address", lambda *_: next(addresses))
    wrong = word | {"password": "not the right one"}
    answers = [server.post("/api/login", json=wrong) for _ in range(MAX_FAILURES + 2)]
    assert [answer.status_code for answer in answers] == [400] * MAX_FAILURES + [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 0


def test_requests_are_limited_by_person(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """From all addresses together."""
    ann = BrowserClient(server, "Ann")
    slow(monkeypatch, "person", 3)
    answers = [ann.ask("GET", "/api/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["retry-after"]) > 0
    assert BrowserClient(server, "Bob").ask("GET", "/api/games").status_code == 200


def test_tables_sockets_and_messages_have_limits(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    server.app.state.tables.service.limits = TableLimits(open_tables=2)
    monkeypatch.setitem(limiting.MAX_SOCKETS, "person", 2)
    ann = BrowserClient(server, "Ann")
    game = ann.make()
    ann.make()
    wish: dict[str, Any] = {"seats": [{"dynasty": "lion"}, {"dynasty": "bull", "kind": "open"}]}
    answer = ann.ask("POST", "/api/games", json={**wish, "contribution": "0" * 16})
    assert (answer.status_code, answer.json()["code"]) == (409, "many-tables")
    with ExitStack() as stack:
        seats = [ann.socket(game) for _ in range(3)]
        for seat in seats:
            stack.enter_context(seat.socket)
        assert seats[2].hear().code == "too-many"
        one = seats[0]
        one.ask(m.Look())
        slow(monkeypatch, "chat", 1)
        one.say(m.Say("hello"))
        assert until(one, m.Said).text == "hello"
        one.say(m.Say("hello again"))
        assert until(one, m.Refused).code == "too-fast"
    monkeypatch.setitem(limiting.MAX_SOCKETS, "person", 10)
    again = ann.socket(game)
    with again.socket:
        assert isinstance(again.ask(m.Look()), m.Room)
        slow(monkeypatch, "message", 1)
        monkeypatch.setattr("shedu.server.http.socket.asyncio.sleep", _at_once)
        again.say(m.Say("one"))
        again.say(m.Say("two"))
        assert until(again, m.Refused).code == "too-fast"


async def _at_once(_: float) -> None:
    """A sleep that returns immediately."""


def _played(ann: BrowserClient) -> str:
    """A game of four entries, two of them moves that were not undone."""
    game = ann.make(seats=[m.NewSeat("lion"), m.NewSeat("bull")])
    with at_table(ann, game, 0) as seat:
        moves = (
            m.Play(0, wire("king B1")),
            m.Undo(1, 0),
            m.Play(2, wire("king C2")),
            m.Play(3, wire("pass")),
        )
        for said in moves:
            seat.say(said)
            until(seat, m.Undone if isinstance(said, m.Undo) else m.Step)
    return game


def test_requests_for_past_events_are_limited(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """By person, or by address without a session; cached responses are free."""
    ann = BrowserClient(server, "Ann")
    games = [_played(ann) for _ in range(3)]
    slow(monkeypatch, "history", 2)
    with ExitStack() as stack:

        def come(game: str, since: int | None = None, who: BrowserClient | None = None) -> Seat:
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
            assert len(until(stranger, m.Log).past) == 2
        stranger = come(games[0])
        stranger.say(m.AskLog())  # cached
        assert len(until(stranger, m.Log).past) == 2
        stranger = come(games[2], 0)  # over the limit: the table instead of its steps
        assert until(stranger, m.Table).entry == 4
        monkeypatch.setattr("shedu.server.http.socket.asyncio.sleep", _at_once)
        stranger.say(m.AskLog())
        assert until(stranger, m.Refused).code == "too-fast"
        seat = come(games[2], 0, ann)
        assert [step.entry for step in until(seat, m.Missed).steps] == [3, 4]
        stranger = come(games[2], 0)  # cached
        assert [step.entry for step in until(stranger, m.Missed).steps] == [3, 4]


def test_a_limited_client_is_not_read_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        service = SimpleNamespace(responses=ResponseCache())
        game = two_people()
        live: Any = SimpleNamespace(
            game=game,
            presenter=Presenter(game),
            has_started=True,
            entry=0,
            id=game.id,
            viewers=Viewers(),
            service=service,
        )
        connection = Connection(live, None, None, RateLimiter(True), "192.0.2.1")  # type: ignore[arg-type]
        live.viewers.add(connection)
        slow(monkeypatch, "history", 0)
        asking = asyncio.create_task(connection.answer('{"type": "ask-log"}'))
        said = await connection._queue.get()
        assert said is not None
        assert msgspec.json.decode(said)["code"] == "too-fast"
        await asyncio.sleep(0)
        assert not asking.done()
        asking.cancel()

    asyncio.run(run())


def test_sockets_are_limited_by_address(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = BrowserClient(server, "Ann").make()
    monkeypatch.setitem(limiting.MAX_SOCKETS, "address", 1)
    with (
        server.websocket_connect(f"/api/games/{game}/socket"),
        pytest.raises(WebSocketDisconnect, match="Too many sockets"),
        server.websocket_connect(f"/api/games/{game}/socket") as second,
    ):
        second.receive_text(timeout=1)


def test_a_server_for_one_machine_has_no_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow(monkeypatch, "request", 0)
    app = create_app(Settings(data=tmp_path, bots=0))
    with TestClient(app, base_url="http://127.0.0.1:8000") as client:
        assert client.get("/api/games").status_code == 200
