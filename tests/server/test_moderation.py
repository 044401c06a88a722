"""Moderation of a running server by `shedu admin`."""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import select, update

from shedu.server import logs
from shedu.server.http.app import create_app
from shedu.server.maintenance import AUDIT_KEPT, CLOSED_REPORT_KEPT, REMOVED_LINE_KEPT, Cleanup
from shedu.server.settings import Settings
from shedu.server.storage.schema import AUDIT, CHAT, REPORTS, SESSIONS
from shedu.server.wire import messages as m
from tests.cli.command import Outcome, shedu
from tests.server.clients import (
    PASSWORD,
    BrowserClient,
    at_table,
    begun,
    hung_up,
    log_in,
    until,
    with_account,
)

Client = TestClient[Litestar]
FILTERS = Path(__file__).parents[2] / "deploy" / "fail2ban"
ADDRESS = "203.0.113.7"
DAY_S = 86_400.0


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """An online server behind a proxy that forwards client addresses."""
    return Settings(
        data=tmp_path / "data", bots=0, seconds=0.05, online=True, limits=False, proxies=("127.0.0.1",)
    )


@contextmanager
def behind_proxy(settings: Settings) -> Iterator[Client]:
    """A client whose requests come from the proxy."""
    client = TestClient(create_app(settings), base_url="http://127.0.0.1:8000")
    handler = client.app.asgi_handler

    async def proxied(scope: Any, receive: Any, send: Any) -> None:
        scope["client"] = ("127.0.0.1", 5)
        await handler(scope, receive, send)

    client.app.asgi_handler = proxied
    with client:
        yield client


@pytest.fixture
def server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A running server that polls for commands, bans and ended sessions without a pause."""
    monkeypatch.setattr("shedu.server.live.registry.SWEEP_INTERVAL_S", 0.05)
    monkeypatch.setattr("shedu.server.people.sessions.REFRESH_S", 0.05)
    monkeypatch.setattr("shedu.server.http.address_bans.REFRESH_S", 0.05)
    with behind_proxy(settings) as client:
        client.headers["x-forwarded-for"] = ADDRESS
        yield client


@pytest.fixture
def admin(settings: Settings) -> Callable[..., Outcome]:
    """`shedu admin` on that server's data, by Olga."""

    def run(*arguments: str, reason: str = "") -> Outcome:
        options = ("--data", str(settings.data), "--operator", "Olga", "--reason", reason)
        return shedu("admin", *options, *arguments)

    return run


def acts(admin: Any) -> list[list[str]]:
    """The log of acts without its times, the latest first."""
    return [line.split("\t")[1:] for line in admin("log").out.splitlines()]


def test_a_muted_person_writes_nothing(server: Client, admin: Any) -> None:
    """Also in open sockets, until the mute is lifted; the person can still play."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = begun(ann, bob)
    with at_table(bob, game, 1) as seat:
        assert admin("mute", bob.id, "--days", "2", reason="insults").out == f"muted\t{bob.id}\n"
        seat.say(m.Say("something rude"))
        assert until(seat, m.Refused).code == "muted"
        assert admin("unmute", bob.id).status == 0
        seat.say(m.Say("sorry"))
        assert until(seat, m.Said).text == "sorry"
    assert acts(admin) == [
        ["Olga", "unmute", bob.id, ""],
        ["Olga", "mute", bob.id, "for 2 days; insults"],
    ]
    assert admin("mute", "nobody").status == 1


def test_a_person_gets_another_name(server: Client, admin: Any) -> None:
    """The name changes at tables, in chat lines and for log-in."""
    ann, bob = BrowserClient(server, "Ann"), with_account(server, "Rude Name")
    game = begun(ann, bob)
    with at_table(bob, game, 1) as seat:
        seat.say(m.Say("hello"))
        until(seat, m.Said)
        assert admin("rename", "rude name", "Bob").out == f"renamed\t{bob.id}\n"
        while until(seat, m.Room).places[1].name != "Bob":
            pass
    again = ann.socket(game)
    with again.socket:
        again.say(m.Look(0))
        assert until(again, m.Said).name == "Bob"
    assert log_in(server, "Bob", PASSWORD).status_code == 200
    assert acts(admin) == [["Olga", "rename", bob.id, "Rude Name is now Bob"]]
    assert admin("rename", bob.id, "#").status == 1


def test_a_reported_study_is_shown_as_it_was(server: Client, admin: Any) -> None:
    """Also after its owner has deleted it."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    text = "shedu 1\nplayers lion bull\nseed 1\nmoves\ncomment something rude\n"
    study = ann.ask("POST", "/api/studies", json={"text": text}).json()["info"]["id"]
    assert ann.ask("PUT", f"/api/studies/{study}/sharing", json={"sharing": "read"}).status_code == 200
    assert bob.ask("POST", f"/api/studies/{study}/report", json={"text": "rude"}).status_code == 204
    assert ann.ask("DELETE", f"/api/studies/{study}").status_code == 204
    shown = admin("report", "1").out.splitlines()
    assert shown[2] == f"about\t{ann.id}\tAnn"
    assert f"study\t{study}\t\tversion 1" in shown
    assert "text\tcomment something rude" in shown
    assert not any(line.startswith(("table", "line")) for line in shown)


def test_a_removed_line_vanishes(server: Client, admin: Any) -> None:
    """From connected clients and for later ones; moderators see it with its report."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = begun(ann, bob)
    with at_table(bob, game, 1) as seat:
        numbers = []
        for text in ("before", "something rude", "after"):
            seat.say(m.Say(text))
            numbers.append(until(seat, m.Said).number)
        report = {"game": game, "about": bob.id, "text": "he is rude", "said": numbers[1]}
        assert ann.ask("POST", "/api/reports", json=report).status_code == 204
        assert admin("remove-line", str(numbers[1])).out == f"removed\t{numbers[1]}\t{game}\n"
        assert until(seat, m.LineRemoved).number == numbers[1]
    again = ann.socket(game)
    with again.socket:
        again.say(m.Look(0))
        assert [until(again, m.Said).text for _ in range(2)] == ["before", "after"]
    shown = admin("report", "1").out.splitlines()
    assert shown[1:5] == [
        f"by\t{ann.id}\tAnn",
        f"about\t{bob.id}\tBob",
        f"table\t{game}\tplaying",
        "reason\the is rude",
    ]
    lines = [line.split("\t") for line in shown if line.startswith("line")]
    assert [(line[1], line[6], line[7]) for line in lines] == [
        ("", "", "before"),
        (">", "removed", "something rude"),
        ("", "", "after"),
    ]
    assert admin("reports", "--done", "1").status == 0
    assert admin("reports").out == ""
    assert admin("reports", "--all").out != ""
    assert [act[1:3] for act in acts(admin)] == [["close-report", "1"], ["remove-line", str(numbers[1])]]
    assert (admin("remove-line", "99").status, admin("report", "99").status) == (1, 1)


def test_what_a_person_has_open(server: Client, admin: Any) -> None:
    """With the addresses of their sessions."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game, waiting = begun(ann, bob), ann.make()
    shown = admin("person", ann.id).out
    assert f"person\t{ann.id}\tAnn\tguest" in shown
    assert f"session\t{ADDRESS}\t" in shown
    assert f"table\t{game}\tplaying\thost" in shown
    assert f"table\t{waiting}\twaiting\thost" in shown
    assert f"table\t{game}\tplaying\tplayer" in admin("person", bob.id).out


@pytest.mark.parametrize(
    "network", ["203.0.113.0/24", ADDRESS, "203.0.113.77/24"], ids=["range", "address", "host bits"]
)
def test_a_banned_range_is_rejected(server: Client, admin: Any, network: str) -> None:
    """Also its open sockets, with and without a session; others stay."""
    ann = BrowserClient(server, "Ann")
    game = ann.make()
    stranger = server.websocket_connect(f"/api/games/{game}/socket")
    seat = ann.socket(game)
    with seat.socket, stranger:
        seat.say(m.Look())
        until(seat, m.Room)
        stranger.send_text('{"type": "look"}')
        stranger.receive_text(timeout=20)
        assert admin("ban-address", network, "--days", "1", reason="spam").status == 0
        for socket in (seat.socket, stranger):
            assert _close_code(socket) == 4403
    answer = ann.ask("GET", "/api/games")
    assert (answer.status_code, answer.json()["code"]) == (403, "address-banned")
    assert server.get("/health").status_code == 200
    other = server.get("/api/me", headers={"x-forwarded-for": "198.51.100.1"})
    assert other.status_code == 200
    (line,) = admin("banned-addresses").out.splitlines()
    assert line.split("\t")[2] == "spam"
    assert admin("unban-address", network).status == 0
    while ann.ask("GET", "/api/games").status_code == 403:
        pass
    assert [act[1] for act in acts(admin)] == ["unban-address", "ban-address"]
    assert admin("unban-address", network).status == 1


def _close_code(socket: Any) -> int:
    """The code with which the server closes a socket."""
    while True:
        try:
            socket.receive_text(timeout=20)
        except WebSocketDisconnect as closed:
            return int(closed.code)


@pytest.mark.usefixtures("server")
def test_odd_networks_are_not_banned(admin: Any) -> None:
    for network in ("0.0.0.0/0", "::/0", "10.0.0.0/7", "example.org", "::ffff:10.0.0.1"):
        assert admin("ban-address", network).status == 1, network
    assert acts(admin) == []


def test_bans_of_addresses_expire(server: Client, admin: Any) -> None:
    assert admin("ban-address", "203.0.113.0/24", "--days", "1").status == 0
    banned = server.app.state.banned
    with server.portal() as portal:
        portal.call(banned.refresh)
        assert ADDRESS in banned
        assert f"::ffff:{ADDRESS}" in banned
        banned._clock = lambda: time.time() + DAY_S + 1
        portal.call(banned.refresh)
    assert ADDRESS not in banned


def test_acts_on_tables_and_people_are_logged(server: Client, admin: Any) -> None:
    ann, bob = BrowserClient(server, "Ann"), with_account(server, "Bob")
    game = begun(ann, bob)
    with at_table(bob, game, 1) as seat:
        assert admin("ban", "bob", reason="cheats").status == 0
        assert hung_up(seat)[0] == "logged-out"
    assert admin("unban", bob.id).status == 0
    assert admin("close", game).status == 0
    assert admin("remove", game).status == 0
    assert acts(admin) == [
        ["Olga", "remove-table", game, ""],
        ["Olga", "close-table", game, ""],
        ["Olga", "unban", bob.id, ""],
        ["Olga", "ban", bob.id, "cheats"],
    ]
    assert len(admin("log", "--of", bob.id).out.splitlines()) == 2
    assert len(admin("log", "--limit", "1").out.splitlines()) == 1


def test_what_moderators_see_is_deleted_in_time(server: Client, admin: Any, settings: Settings) -> None:
    """Addresses, removed lines, closed reports, the log of acts, expired bans and invitations."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = begun(ann, bob)
    with at_table(bob, game, 1) as seat:
        for text in ("something rude", "kept"):
            seat.say(m.Say(text))
            said = until(seat, m.Said)
    report = {"game": game, "about": bob.id, "text": "he is rude"}
    assert ann.ask("POST", "/api/reports", json=report).status_code == 204
    admin("remove-line", str(said.number - 1))
    admin("reports", "--done", "1")
    admin("invite", "--days", "3")
    admin("ban-address", "198.51.100.0/24", "--days", "3")
    database = server.app.state.tables.writer.database

    def cleaned(days: float) -> dict[str, int]:
        found = Cleanup(database, lambda: time.time() + days * DAY_S, settings.address_days).all()
        return {kind: count for kind, count in found.items() if count}

    assert cleaned(settings.address_days - 1) == {"invitations": 1, "bans": 1}
    assert ADDRESS in admin("person", ann.id).out
    assert cleaned(settings.address_days + 1) == {"addresses": 2}
    assert ADDRESS not in admin("person", ann.id).out
    assert cleaned(REMOVED_LINE_KEPT.days - 1) == {}
    assert cleaned(REMOVED_LINE_KEPT.days + 1) == {"lines": 1}
    assert cleaned(CLOSED_REPORT_KEPT.days + 1) == {"reports": 1}
    assert acts(admin) != []
    assert cleaned(AUDIT_KEPT.days + 1)["audit"] == 4
    with database.engine.connect() as connection:
        assert connection.execute(select(CHAT.c.text)).scalars().all() == ["kept"]


def failures(form: Any, settings: Settings, capfd: pytest.CaptureFixture[str]) -> list[str]:
    """The log of a server at which log-ins fail."""
    logs.configure(form)
    with behind_proxy(settings) as client:
        for address in (ADDRESS, "2001:db8::7"):
            client.headers["x-forwarded-for"] = address
            assert log_in(client, "Ann address=198.51.100.1", "a wrong password").status_code == 400
            assert client.post("/api/login/passkey", json={"credential": "{}"}).status_code == 400
            reset = {"token": "x", "new": "quite another sentence"}
            assert client.post("/api/password/reset", json=reset).status_code == 400
    return [line for line in capfd.readouterr().err.splitlines() if line]


@pytest.mark.usefixtures("restored_logs")
@pytest.mark.parametrize("form", ["console", "json"])
def test_fail2ban_finds_failed_logins(
    form: Any, settings: Settings, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The filter finds each with its address, and nothing else; names are not in the log."""
    lines = failures(form, settings, capfd)
    found = ConfigParser(interpolation=None)
    found.read(FILTERS / "filter.d" / "shedu.conf")
    patterns = [
        re.compile(line.replace("<ADDR>", r"(?P<address>[0-9a-fA-F:.]+)"))
        for line in found["Definition"]["failregex"].strip().splitlines()
    ]
    matched = [match["address"] for line in lines for each in patterns if (match := each.search(line))]
    assert matched == [ADDRESS] * 3 + ["2001:db8::7"] * 3
    assert not any("198.51.100.1" in line or "Ann" in line for line in lines)
    if form == "json":
        events = [json.loads(line) for line in lines]
        assert [each["kind"] for each in events if each["event"] == "login failed"] == [
            *("password", "passkey", "link"),
            *("password", "passkey", "link"),
        ]
    program = shutil.which("fail2ban-regex")
    if program is not None:
        log = tmp_path / "shedu.log"
        log.write_text("\n".join(lines) + "\n", "utf-8")
        command = [program, str(log), str(FILTERS / "filter.d" / "shedu.conf")]
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        assert re.search(r"Failregex: 6 total", said), said


def test_the_jail_uses_the_filter() -> None:
    found = ConfigParser(interpolation=None)
    found.read(FILTERS / "jail.d" / "shedu.conf")
    assert found["shedu"]["filter"] == "shedu"
    assert int(found["shedu"]["maxretry"]) > 3


def test_addresses_of_reports_stay_inside(server: Client, admin: Any) -> None:
    """Players see no address of another."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = begun(ann, bob)
    for path in (f"/api/games/{game}", f"/api/people/{bob.id}", "/api/sessions", "/api/me"):
        assert ADDRESS not in ann.ask("GET", path).text
    with server.app.state.tables.writer.database.engine.begin() as connection:
        connection.execute(update(SESSIONS).values(address=None))
        assert connection.execute(select(REPORTS)).all() == []
        assert connection.execute(select(AUDIT)).all() == []
    assert admin("log").out == ""
