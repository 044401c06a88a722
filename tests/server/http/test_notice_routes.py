"""Notice preferences, and delivery to a mail server, a webhook and other pages."""

import asyncio
import queue
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from structlog.testing import capture_logs

from shedu.server.http.app import create_app
from shedu.server.http.routes.notices import NoticeConnection
from shedu.server.notices.mail import Mailer, MailError, tidy_mail
from shedu.server.settings import Settings
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, Client, Seat, until
from tests.server.mailbox import Inbox, link_in
from tests.server.moves import wire
from tests.server.notifications import Browser

TIMEOUT_S = 20


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[Client]:
    """An online server."""
    settings = Settings(data=folder / "data", bots=0, seconds=0.05, online=True, limits=False)
    settings = replace(settings, **changes)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


def preferences(**changes: Any) -> dict[str, Any]:
    """Notice preferences as a request."""
    return {"language": "en", "page": True, "push": False, "by_mail": False, "webhook": ""} | changes


def begin(stack: ExitStack, ann: BrowserClient, bob: BrowserClient) -> tuple[str, Seat]:
    """A game of Ann and Bob that only Ann views."""
    game = ann.make(terms=m.Terms("open", clock=m.TurnBased(1)))
    one, two = ann.socket(game), bob.socket(game)
    stack.enter_context(one.socket)
    one.say(m.Look())
    with two.socket:
        two.say(m.Look())
        until(two, m.Room)
        two.say(m.Sit(1))
        until(two, m.Room, lambda room: room.places[1].kind != "open")
    until(one, m.Room, lambda room: room.places[1].kind != "open" and len(room.present) == 1)
    one.say(m.Start())
    until(one, m.Table)
    one.say(m.Look(0))
    until(one, m.Table, lambda table: table.viewer == 0)
    return game, one


def pass_turn(seat: Seat) -> None:
    """Ann ends her first turn."""
    seat.say(m.Play(0, wire("pass")))
    assert until(seat, m.Step).active == 1


def test_mail_is_sent_after_confirmation(tmp_path: Path, inbox: tuple[Inbox, str]) -> None:
    """The links to confirm and to unsubscribe work in any browser."""
    box, address = inbox
    with serving(
        tmp_path, smtp=address, sender="Shedu <shedu@club.example>", public="https://play.example"
    ) as server:
        ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
        assert bob.ask("PUT", "/api/notices", json=preferences(by_mail=True)).json()["code"] == "no-mail"
        bob.ask("PUT", "/api/notices", json=preferences(language="pt-BR"))
        assert bob.ask("POST", "/api/notices/mail", json={"mail": "bob@home.example"}).status_code == 204
        asked = box.next()
        assert (asked["To"], asked["Subject"]) == ("bob@home.example", "Confirme o seu endereço de e-mail")
        assert bob.ask("GET", "/api/notices").json()["mail"] is None
        token = link_in(asked, "https://play.example/mail/confirm")
        assert server.post("/api/notices/mail/confirm", json={"token": f"{token}x"}).json()["code"] == "link"
        assert server.post("/api/notices/mail/stop", params={"token": token}).json()["code"] == "link"
        assert server.post("/api/notices/mail/confirm", json={"token": token}).status_code == 204
        notices = bob.ask("GET", "/api/notices").json()
        assert (notices["mail"], notices["preferences"]["by_mail"]) == ("bob@home.example", True)
        with ExitStack() as stack:
            game, one = begin(stack, ann, bob)
            pass_turn(one)
            mail = box.next()
        assert mail["Subject"] == "É a sua vez: É a sua vez na partida com Ann."
        assert f"https://play.example/game/{game}" in mail.get_content().split()
        assert "Tempo restante: 24 horas." in mail.get_content()
        assert mail["Auto-Submitted"] == "auto-generated"
        stop = mail["List-Unsubscribe"].strip("<>").removeprefix("https://play.example")
        assert link_in(mail, "https://play.example/mail/stop") == stop.partition("token=")[2]
        form = {"List-Unsubscribe": "One-Click"}
        assert server.post(stop, data=form).status_code == 204
        notices = bob.ask("GET", "/api/notices").json()
        assert (notices["mail"], notices["preferences"]["by_mail"]) == ("bob@home.example", False)
        assert bob.ask("DELETE", "/api/notices/mail").status_code == 204
        assert bob.ask("GET", "/api/notices").json()["mail"] is None
        assert box.mails.empty()


def test_failed_confirmation_mail(tmp_path: Path, inbox: tuple[Inbox, str]) -> None:
    """The response contains no internal details."""
    box, address = inbox
    with serving(tmp_path, smtp=address, sender="shedu@club.example") as server:
        bob = BrowserClient(server, "Bob")
        box.refusal = "550 no such thing"
        answer = bob.ask("POST", "/api/notices/mail", json={"mail": "bob@home.example"})
        assert (answer.status_code, answer.json()["code"]) == (502, "mail-failed")
        for odd in (
            "",
            "bob",
            "bob@home",
            "bob@home.example\r\nBcc: a@b.example",
            "a b@home.example",
            "ü@home.example",
        ):
            answer = bob.ask("POST", "/api/notices/mail", json={"mail": odd})
            assert (answer.status_code, answer.json()["code"]) == (400, "mail"), odd
    with serving(tmp_path / "other") as server:
        answer = BrowserClient(server, "Bob").ask(
            "POST", "/api/notices/mail", json={"mail": "bob@home.example"}
        )
        assert (answer.status_code, answer.json()["code"]) == (409, "no-mail")


def test_confirmation_mails_are_limited(tmp_path: Path, inbox: tuple[Inbox, str]) -> None:
    """By person and by recipient."""
    box, address = inbox
    with serving(tmp_path, smtp=address, sender="shedu@club.example", limits=True) as server:
        bob, eve = BrowserClient(server, "Bob"), BrowserClient(server, "Eve")
        answers = [bob.ask("POST", "/api/notices/mail", json={"mail": "a@home.example"}) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [204] * 5 + [429]
        assert eve.ask("POST", "/api/notices/mail", json={"mail": "A@home.example"}).status_code == 429
        assert box.mails.qsize() == 5


@pytest.mark.parametrize(("refusal", "is_temporary"), [("451 later", True), ("554 never", False)])
def test_temporary_and_permanent_mail_errors(
    inbox: tuple[Inbox, str], refusal: str, is_temporary: bool
) -> None:
    box, address = inbox
    box.refusal = refusal
    mailer = Mailer(Settings(smtp=address, sender="shedu@club.example"))
    with pytest.raises(MailError) as error:
        asyncio.run(mailer.send("bob@home.example", "Hello", ["there"]))
    assert error.value.is_temporary == is_temporary
    nowhere = Mailer(Settings(smtp="smtp://127.0.0.1:1", sender="shedu@club.example"))
    with pytest.raises(MailError) as error:
        asyncio.run(nowhere.send("bob@home.example", "Hello", ["there"]))
    assert error.value.is_temporary


def test_the_smtp_password_requires_encryption(
    inbox: tuple[Inbox, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    box, address = inbox
    monkeypatch.setattr("shedu.server.notices.mail.LOOPBACK", ())
    mailer = Mailer(Settings(smtp=address.replace("//", "//me:secret@"), sender="shedu@club.example"))
    with pytest.raises(MailError):
        asyncio.run(mailer.send("bob@home.example", "Hello", ["there"]))
    assert box.mails.empty()


def test_tidy_mail() -> None:
    assert tidy_mail(" Bob.B+x@home.example ") == "Bob.B+x@home.example"


@contextmanager
def hook() -> Iterator[tuple[str, "queue.Queue[tuple[Any, bytes]]"]]:
    """A webhook receiver on this machine."""
    heard: queue.Queue[tuple[Any, bytes]] = queue.Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.put((self.headers, body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook", heard
    server.shutdown()
    thread.join()
    server.server_close()


def test_webhook(tmp_path: Path) -> None:
    """Private addresses only where the settings allow them."""
    with hook() as (address, heard), serving(tmp_path, private_hooks=True) as server, ExitStack() as stack:
        ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
        assert bob.ask("PUT", "/api/notices", json=preferences(webhook=address)).status_code == 200
        game, one = begin(stack, ann, bob)
        pass_turn(one)
        headers, body = heard.get(timeout=TIMEOUT_S)
        assert msgspec.json.decode(body)["game"] == game
        assert headers["Shedu-Signature"].startswith("sha256=")
    with serving(tmp_path / "other") as server:
        bob = BrowserClient(server, "Bob")
        for odd in (address, "http://localhost/", "http://[::1]/", "ftp://example.org/", "nonsense"):
            answer = bob.ask("PUT", "/api/notices", json=preferences(webhook=odd))
            assert (answer.status_code, answer.json()["code"]) == (400, "webhook"), odd
        answer = bob.ask("PUT", "/api/notices", json=preferences(language="xx"))
        assert answer.json()["code"] == "unknown-language"


def test_notices_in_open_pages(tmp_path: Path) -> None:
    """On the notice socket and on the socket of another table, if preferred."""
    with serving(tmp_path) as server, ExitStack() as stack:
        ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
        cookie = {"cookie": f"shedu={bob.cookie}"}
        other = bob.socket(bob.make())
        stack.enter_context(other.socket)
        other.say(m.Look())
        page = Seat(server.websocket_connect("/api/notices/socket", headers=cookie))
        stack.enter_context(page.socket)
        game, one = begin(stack, ann, bob)
        pass_turn(one)
        for seat in (page, other):
            notices = until(seat, m.YourTurn)
            assert (notices.game, notices.others) == (game, ["Ann"])
            assert notices.deadline is not None
        bob.ask("PUT", "/api/notices", json=preferences(page=False))
        game, one = begin(stack, ann, bob)
        pass_turn(one)
        bob.ask("PUT", "/api/notices", json=preferences(page=True))
        game, one = begin(stack, ann, bob)
        pass_turn(one)
        assert until(page, m.YourTurn).game == game
        assert bob.ask("POST", "/api/logout").status_code == 204
        assert page.hear().code == "logged-out"


def test_the_notice_socket_requires_a_session(tmp_path: Path, client: TestClient[Litestar]) -> None:
    with serving(tmp_path) as server:
        for asked in (server, client):
            seat = Seat(asked.websocket_connect("/api/notices/socket"))
            with seat.socket:
                assert seat.hear().code == "who-are-you"
        assert server.get("/api/notices").status_code == 401
    assert client.get("/api/notices").json()["code"] == "not-online"


def test_an_error_of_the_notice_socket_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(NoticeConnection, "write", fail)
    with capture_logs() as logs, serving(tmp_path) as server:
        bob = BrowserClient(server, "Bob")
        cookie = {"cookie": f"shedu={bob.cookie}"}
        page = Seat(server.websocket_connect("/api/notices/socket", headers=cookie))
        with page.socket, pytest.raises(WebSocketDisconnect):
            page.hear()
    (line,) = [line for line in logs if line["log_level"] == "error"]
    assert (line["event"], line["cause"]) == ("notice socket failed", "RuntimeError")
    assert isinstance(line["exc_info"], RuntimeError)


def test_push_subscriptions(tmp_path: Path) -> None:
    """They end with the session or on request."""
    with serving(tmp_path) as server:
        bob, eve = BrowserClient(server, "Bob"), BrowserClient(server, "Eve")
        browser = Browser("https://push.example/1")
        said = {"endpoint": browser.endpoint} | msgspec.to_builtins(browser.keys)
        assert bob.ask("POST", "/api/notices/browsers", json=said).status_code == 204
        notices = bob.ask("GET", "/api/notices").json()
        assert (notices["browsers"], notices["preferences"]["push"]) == (1, True)
        assert len(notices["push_key"]) == 87
        assert notices["webhook_secret"] != eve.ask("GET", "/api/notices").json()["webhook_secret"]
        inside = [{"endpoint": f"https://{host}/1"} for host in ("localhost", "10.0.0.1", "[::1]")]
        for odd in (*inside, {"endpoint": "http://push.example/1"}, {"auth": ""}, {"p256dh": "AAAA"}):
            answer = bob.ask("POST", "/api/notices/browsers", json=said | odd)
            assert (answer.status_code, answer.json()["code"]) == (400, "subscription")
        path = "/api/notices/browsers"
        assert eve.ask("DELETE", path, params={"endpoint": browser.endpoint}).status_code == 204
        assert bob.ask("GET", "/api/notices").json()["browsers"] == 1
        assert bob.ask("DELETE", path, params={"endpoint": browser.endpoint}).status_code == 204
        assert bob.ask("GET", "/api/notices").json()["browsers"] == 0
        assert notices["push_key"] == bob.ask("GET", "/api/notices").json()["push_key"]


def test_push_subscriptions_move_to_the_account_at_login(tmp_path: Path) -> None:
    """But not to another account used in the same browser later."""
    with serving(tmp_path) as server:
        ann, guest = BrowserClient(server, "Ann"), BrowserClient(server, "Guest")
        said = {"name": "Ann", "password": "correct horse"}
        assert ann.ask("POST", "/api/account", json=said).status_code == 200
        browser = Browser("https://push.example/1")
        keys = {"endpoint": browser.endpoint} | msgspec.to_builtins(browser.keys)
        guest.ask("POST", "/api/notices/browsers", json=keys)
        answer = guest.ask("POST", "/api/login", json=said)
        guest.cookie = answer.cookies["shedu"]
        assert ann.ask("GET", "/api/notices").json()["browsers"] == 1
        assert guest.ask("POST", "/api/logout").status_code == 204
        assert ann.ask("GET", "/api/notices").json()["browsers"] == 0


def test_players_with_a_hidden_page_are_notified(tmp_path: Path) -> None:
    """They are shown as away."""
    with serving(tmp_path) as server, ExitStack() as stack:
        ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
        game, one = begin(stack, ann, bob)
        two = bob.socket(game)
        stack.enter_context(two.socket)
        two.say(m.Look(1))
        two.say(m.Away(True))
        room = until(one, m.Room)
        while not any(who.is_away for who in room.present):
            room = until(one, m.Room)
        assert [who.name for who in room.present if who.is_away] == ["Bob"]
        pass_turn(one)
        assert until(two, m.YourTurn).game == game
