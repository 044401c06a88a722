"""Floods: requests, bytes, messages and notices that keep the server from others."""

import asyncio
import json
import secrets
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shedu.server.http import limits
from shedu.server.http.app import create_app
from shedu.server.http.limits import Rate, RateLimiter
from shedu.server.http.routes import games
from shedu.server.http.routes.study import tree_cost
from shedu.server.live.viewers import PRESENCE_UPDATES, ROOM_UPDATES
from shedu.server.notices.lanes import MAX_PER_HOST, MAX_PER_PERSON
from shedu.server.notices.sender import NoticeSender
from shedu.server.people.people import NoticePreferences, People
from shedu.server.settings import Settings
from shedu.server.tables.games import MAX_LISTED_OF_HOST
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, Seat, until
from tests.server.notifications import HOOK, SLOW, Net
from tests.server.registries import Clock, meet, open_registry, pass_turn, person

Client = TestClient[Litestar]
FLOOD = 200


def rooms_before(seat: Seat, text: str) -> list[m.Room]:
    """The rooms that a viewer receives before a line of the chat."""
    found = []
    while not isinstance(message := seat.hear(), m.Said) or message.text != text:
        if isinstance(message, m.Room):
            found.append(message)
    return found


def test_presence_is_not_broadcast_for_every_toggle(server: Client) -> None:
    """From many sockets of one guest; the last state still arrives."""
    ann, eve = BrowserClient(server, "Ann"), BrowserClient(server, "Eve")
    game = ann.make()
    with ExitStack() as stack:
        viewer = ann.socket(game)
        stack.enter_context(viewer.socket)
        viewer.ask(m.Look())
        sockets = [eve.socket(game) for _ in range(4)]
        for each in sockets:
            stack.enter_context(each.socket)
            assert isinstance(each.ask(m.Look()), m.Room)  # a new viewer receives the room immediately
        for number in range(FLOOD):
            for each in sockets:
                each.say(m.Away(number % 2 == 0))
        for each in sockets:
            each.say(m.Away(True))
        sockets[0].say(m.Say("done"))
        rooms = rooms_before(viewer, "done")
        assert len(rooms) <= PRESENCE_UPDATES.burst + 5  # and one a second
        assert PRESENCE_UPDATES.burst < FLOOD // 10
        while not _is_away(rooms[-1], eve.id):
            rooms.append(until(viewer, m.Room))


def _is_away(room: m.Room, person: str) -> bool:
    return any(each.person == person and each.is_away for each in room.present)


def test_changes_of_seats_are_not_amplified(server: Client) -> None:
    """A client that takes and leaves a seat repeatedly."""
    ann, eve = BrowserClient(server, "Ann"), BrowserClient(server, "Eve")
    game = ann.make()
    viewer, seat = ann.socket(game), eve.socket(game)
    with viewer.socket, seat.socket:
        viewer.ask(m.Look())
        seat.ask(m.Look())
        for _ in range(FLOOD // 2):
            seat.socket.send_text(json.dumps({"type": "sit", "seat": 1}))
            seat.socket.send_text(json.dumps({"type": "stand", "seat": 1}))
        seat.say(m.Sit(1))
        seat.say(m.Say("done"))
        rooms = rooms_before(viewer, "done")
        assert len(rooms) < FLOOD // 2
        assert ROOM_UPDATES.burst < FLOOD // 4
        while rooms[-1].places[1].person != eve.id:
            rooms.append(until(viewer, m.Room))


class Tarpit(Net):
    """Hosts that never answer, until the test ends."""

    def __init__(self) -> None:
        super().__init__()
        self.hanging = 0
        self.end = asyncio.Event()

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        if "tarpit" in address:
            self.hanging += 1
            await self.end.wait()
        return await super().post(address, body, headers)


@pytest.mark.parametrize("url", ["https://tarpit.example/x", "https://tarpit{}.example/x"])
def test_a_slow_webhook_delays_no_other_notice(tmp_path: Path, url: str) -> None:
    """Many games of several guests, with one slow host or one for each."""

    async def check() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            net = Tarpit()
            settings = Settings(data=tmp_path, online=True, public="https://play.example")
            notices = registry.service.notifier = NoticeSender(settings, registry, net)
            people = People(registry.writer.database)
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            people.set_preferences(bob.id, NoticePreferences(webhook=HOOK), None)
            guests = [person(registry, f"Guest {number}") for number in range(6)]
            for number, guest in enumerate(guests):
                hook = NoticePreferences(webhook=url.format(number))
                people.set_preferences(guest.id, hook, None)
                for _ in range(3):
                    await pass_turn(await meet(registry, SLOW, ann, guest))
            await pass_turn(await meet(registry, SLOW, ann, bob))
            while not net.posts:
                if not await notices.start_due():
                    await asyncio.sleep(0)
            assert [address for address, _, _ in net.posts] == [HOOK]
            assert 0 < net.hanging <= min(len(guests) * MAX_PER_PERSON, 100)
            assert "{}" in url or net.hanging <= MAX_PER_HOST
            net.end.set()
            for _ in range(20):
                clock.now += 10
                await notices.send_due()
            assert len(net.posts) == 1 + 3 * len(guests)  # every notice is sent
            await notices.close()

    asyncio.run(asyncio.wait_for(check(), 60))


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Client]:
    """An online server with limits, behind a proxy as docs/hosting.md describes."""
    app = create_app(Settings(data=tmp_path / "data", bots=0, online=True, proxies=("10.0.0.0/8",)))
    inner: Any = app.asgi_handler

    async def through_proxy(scope: Any, receive: Any, send: Any) -> None:
        await inner({**scope, "client": ("10.0.0.1", 1)}, receive, send)

    app.asgi_handler = through_proxy
    with TestClient(app, base_url="http://127.0.0.1:8000") as client:
        yield client


def ask_from(client: Client, address: str, who: BrowserClient, method: str, path: str, **kwargs: Any) -> Any:
    """A request through the proxy, which appends the address to the header of the client."""
    headers = {"cookie": f"shedu={who.cookie}", "x-forwarded-for": f"192.0.2.99, {address}"}
    answer = client.request(method, path, headers=headers, **kwargs)
    client.cookies.clear()
    return answer


NO_RECORD = {"text": "nothing"}


@pytest.mark.parametrize("is_moving", [True, False])
def test_costly_requests_count_by_person_and_by_address(
    proxied: Client, monkeypatch: pytest.MonkeyPatch, is_moving: bool
) -> None:
    """One person with many addresses, and many people with one address."""
    people = [BrowserClient(proxied, name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")]
    monkeypatch.setitem(limits.RATES, "expensive", Rate(0.001, 3))
    statuses = [
        ask_from(
            proxied,
            f"198.51.100.{number if is_moving else 1}",
            people[0] if is_moving else people[number],
            "POST",
            "/api/records",
            json=NO_RECORD,
        ).status_code
        for number in range(5)
    ]
    assert statuses == [400, 400, 400, 429, 429]
    other = ask_from(proxied, "203.0.113.1", people[5], "POST", "/api/records", json=NO_RECORD)
    assert other.status_code == 400


@pytest.mark.parametrize("is_moving", [True, False])
def test_bytes_of_requests_count(proxied: Client, monkeypatch: pytest.MonkeyPatch, is_moving: bool) -> None:
    """Large bodies use up what a person or an address may send."""
    ann, bob, cleo = (BrowserClient(proxied, name) for name in ("Ann", "Bob", "Cleo"))
    monkeypatch.setitem(limits.RATES, "upload", Rate(1.0, 1_000))
    large = {"text": "x" * 5_000}
    assert ask_from(proxied, "198.51.100.1", ann, "POST", "/api/records", json=large).status_code == 400
    address = "198.51.100.2" if is_moving else "198.51.100.1"
    again = ask_from(proxied, address, ann if is_moving else bob, "GET", "/api/games")
    assert again.status_code == 429
    assert int(again.headers["retry-after"]) > 1_000
    assert ask_from(proxied, "198.51.100.3", cleo, "GET", "/api/games").status_code == 200


def test_bytes_of_responses_count(proxied: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = BrowserClient(proxied, "Ann"), BrowserClient(proxied, "Bob")
    monkeypatch.setitem(limits.RATES, "download", Rate(1.0, 200))
    assert ask_from(proxied, "198.51.100.1", ann, "GET", "/api/catalogue").status_code == 200
    assert ask_from(proxied, "198.51.100.1", bob, "GET", "/api/games").status_code == 429
    assert ask_from(proxied, "198.51.100.2", ann, "GET", "/api/games").status_code == 200


def test_copies_of_reported_studies_count_as_uploads(
    proxied: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people could otherwise fill the disk with copies of one study."""
    ann, eve = BrowserClient(proxied, "Ann"), BrowserClient(proxied, "Eve")
    comment = secrets.token_hex(1_000)  # which cannot be compressed much
    text = f"shedu 1\nplayers lion bull\nmoves\nlion pass\ncomment {comment}\n"
    study = ask_from(proxied, "198.51.100.1", ann, "POST", "/api/studies", json={"text": text})
    address = f"/api/studies/{study.json()['info']['id']}"
    ask_from(proxied, "198.51.100.1", ann, "PUT", f"{address}/sharing", json={"sharing": "read"})
    monkeypatch.setitem(limits.RATES, "upload", Rate(1.0, 900))  # more than the body of the report
    report = {"text": "rude"}
    statuses = [
        ask_from(proxied, "198.51.100.2", eve, "POST", f"{address}/report", json=report).status_code
        for _ in range(2)
    ]
    assert statuses == [204, 429]


def test_a_host_does_not_fill_the_lobby(server: Client) -> None:
    """The tables of others stay visible."""
    ann, eve = BrowserClient(server, "Ann"), BrowserClient(server, "Eve")
    terms = m.Terms("open")
    own = ann.make(terms=terms)
    flood = [eve.make(terms=terms) for _ in range(MAX_LISTED_OF_HOST + 3)]
    listed = [info["id"] for info in server.get("/api/lobby").json()]
    assert sorted(listed) == sorted([own, *flood[-MAX_LISTED_OF_HOST:]])


@pytest.mark.parametrize("path", ["/api/lobby", "/api/games", "/api/games/{game}/record"])
def test_lists_and_records_are_charged_by_their_length(
    proxied: Client, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """The cost is not the same for all, and not that of one request."""
    eve = BrowserClient(proxied, "Eve")
    record = (Path(__file__).parents[2] / "games" / "classic-1997-01.te").read_text("utf-8")
    for _ in range(3):
        eve.make(terms=m.Terms("open"))
    charged: list[float] = []

    async def note(_request: Any, kind: str, cost: float = 1.0) -> None:
        assert kind == "work"
        charged.append(cost)

    monkeypatch.setattr(games, "charge", note)
    opened = eve.ask("POST", "/api/records", json={"text": record}).json()
    assert charged == [tree_cost(record, ())]
    charged.clear()
    ask_from(proxied, "198.51.100.1", eve, "GET", path.format(game=opened["id"]))
    lengths = {"/api/lobby": 3 * games.LISTED_GAME_MS, "/api/games": 4 * games.LISTED_GAME_MS}
    assert charged == [pytest.approx(lengths.get(path, opened["ply"] * games.RECORDED_DECISION_MS))]


def test_a_debt_of_bytes_is_paid_by_time() -> None:
    now = 0.0
    limiter = RateLimiter(True, lambda: now)
    rate = limits.RATES["upload"]
    limiter.charge("upload", ["a"], int(rate.burst) + 1_000)
    assert limiter.debt("a") == pytest.approx(1_000 / rate.per_second)
    assert limiter.debt("b") == 0
    now += 1_000 / rate.per_second
    assert limiter.debt("a") == pytest.approx(0)


def test_the_documented_proxies_name_the_client() -> None:
    """The site for nginx appends the client's address; Caddy does so by itself."""
    root = Path(__file__).parents[2]
    site = (root / "deploy" / "nginx.conf").read_text("utf-8")
    assert "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;" in site
    page = (root / "docs" / "hosting.md").read_text("utf-8")
    assert "deploy/nginx.conf" in page
    assert "reverse_proxy" in page
