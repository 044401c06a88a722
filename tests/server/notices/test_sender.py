"""Notices: recipients, timing, delivery and retries."""

import asyncio
import hashlib
import hmac
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog.testing
from py_vapid import Vapid02
from sqlalchemy import select

from shedu.server.cluster.messages import BusMessage, PresenceChanged, TurnNotice
from shedu.server.live.live_table import LiveTable
from shedu.server.notices.http_client import AddressError
from shedu.server.notices.mail import Mailer, MailError
from shedu.server.notices.push import Keys, check_subscription
from shedu.server.notices.sender import MIN_INTERVAL_S, RETRY_DELAYS_S, NoticeSender
from shedu.server.people.people import NoticePreferences, People, Person
from shedu.server.people.session_store import SessionStore
from shedu.server.settings import Settings, SettingsError
from shedu.server.storage.schema import NOTICES
from shedu.server.tables.seats import Seat, Visitor
from shedu.server.tables.terms import RealTime, Terms, Wish
from tests.server.moves import legal
from tests.server.notifications import HOOK, SLOW, Browser, Net, _text
from tests.server.registries import Clock, Onlooker, meet, open_registry, pass_turn, person, play


class Post(Mailer):
    """A mailer with scripted errors that records mails."""

    def __init__(self) -> None:
        super().__init__(Settings(smtp="smtp://mail.example", sender="shedu@club.example"))
        self.mails: list[tuple[str, str, str, Mapping[str, str]]] = []
        self.failures: list[MailError] = []

    async def send(self, to: str, subject: str, lines: Any, headers: Mapping[str, str] | None = None) -> None:
        if self.failures:
            raise self.failures.pop(0)
        self.mails.append((to, subject, "\n".join(lines), headers or {}))


class World:
    """Two people, a table, and a notice sender."""

    def __init__(self, notices: NoticeSender, clock: Clock, ann: Person, bob: Person) -> None:
        self.notices = notices
        self.registry = notices._tables
        self.clock = clock
        self.ann, self.bob = ann, bob
        assert isinstance(notices.client, Net)
        self.net = notices.client
        self.mail = Post()
        notices.mailer = self.mail

    def wish(self, who: Person, address: str | None = None, **wishes: Any) -> None:
        """Store the preferences of a person."""
        People(self.registry.writer.database).set_preferences(who.id, NoticePreferences(**wishes), address)

    def subscribe(self, who: Person, browser: Browser) -> None:
        self.notices.queue.subscribe(who.id, f"session of {who.name}", browser.endpoint, browser.keys)

    async def after(self, seconds: float) -> None:
        """Let time pass and send what is due."""
        self.clock.now += seconds
        while await self.notices.send_due():
            pass

    def kept(self) -> list[tuple[str, str, float, int]]:
        """The queued notices: recipient, channel, seconds until they are sent, number of attempts."""
        with self.registry.writer.database.engine.connect() as connection:
            rows = connection.execute(select(NOTICES).order_by(NOTICES.c.number)).all()
        return [(row.person, row.kind, row.due - self.clock.now, row.tries) for row in rows]


@asynccontextmanager
async def world(folder: Path, clock: Clock | None = None) -> AsyncIterator[World]:
    """A registry with notices, which are sent when the test calls `after`."""
    clock = clock or Clock()
    async with open_registry(folder, clock) as registry:
        settings = Settings(data=folder, online=True, public="https://play.example")
        notices = NoticeSender(settings, registry, Net())
        registry.service.notifier = notices
        yield World(notices, clock, person(registry, "Ann"), person(registry, "Bob"))


def run(check: Any) -> None:
    """Run a check with a time limit."""
    asyncio.run(asyncio.wait_for(check(), 60))


def test_turn_based_games_send_mail_push_and_webhook_at_once(tmp_path: Path) -> None:
    """In the recipient's language, with a link, and without content of the game."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            browser = Browser("https://push.example/1")
            all_.wish(all_.bob, "bob@club.example", language="it", push=True, mail=True, webhook=HOOK)
            all_.subscribe(all_.bob, browser)
            live = await meet(all_.registry, SLOW, all_.ann, all_.bob)
            Onlooker(live, all_.ann, 0)
            await play(live)
            await all_.after(1)
            assert (all_.net.posts, all_.mail.mails) == ([], [])  # still Ann's turn
            await pass_turn(live)
            await all_.after(1)
            link = f"https://play.example/game/{live.id}"
            ((to, subject, text, headers),) = all_.mail.mails
            assert (to, subject) == ("bob@club.example", "Tocca a te: Tocca a te nella partita con Ann.")
            assert text.startswith(f"Tocca a te nella partita con Ann. Tempo rimasto: 3 giorni.\n{link}\n")
            assert headers["List-Unsubscribe"].startswith(
                "<https://play.example/api/notices/mail/stop?token="
            )
            posts = {address: (body, head) for address, body, head in all_.net.posts}
            assert set(posts) == {HOOK, browser.endpoint}
            body, head = posts[browser.endpoint]
            assert browser.read(body) == {
                "title": "Tocca a te",
                "body": "Tocca a te nella partita con Ann. Tempo rimasto: 3 giorni.",
                "game": live.id,
                "link": f"/game/{live.id}",
            }
            assert Vapid02.verify(head["Authorization"])
            assert all_.notices.pusher.public_key is not None
            assert head["Authorization"].endswith(all_.notices.pusher.public_key)
            assert head["TTL"] == str(3 * 86_400 - 1)
            body, head = posts[HOOK]
            said = msgspec.json.decode(body)
            assert (said["event"], said["game"], said["link"], said["others"]) == (
                "your-turn",
                live.id,
                link,
                ["Ann"],
            )
            secret = all_.notices.webhook_secret(all_.bob.id).encode()
            signed = hmac.new(secret, f"{head['Shedu-Time']}.".encode() + body, hashlib.sha256)
            assert head["Shedu-Signature"] == f"sha256={signed.hexdigest()}"
            assert all_.kept() == []

    run(check)


def test_viewers_are_not_notified(tmp_path: Path) -> None:
    """Viewers with a hidden page are."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.wish(all_.ann, webhook=HOOK)
            all_.wish(all_.bob, webhook=HOOK)
            live = await meet(all_.registry, SLOW, all_.ann, all_.bob)
            await all_.after(0)
            assert len(all_.net.posts) == 1  # Ann begins and does not view the table
            one, two = Onlooker(live, all_.ann, 0), Onlooker(live, all_.bob, 1)
            page = Onlooker(live, all_.bob)
            all_.notices.add(page)
            await pass_turn(live)
            await all_.after(MIN_INTERVAL_S)
            two.is_away = page.is_away = True
            await pass_turn(live)
            await all_.after(MIN_INTERVAL_S)
            assert len(all_.net.posts) == 1
            assert not any(b"your-turn" in said for said in page.heard)
            await pass_turn(live)
            assert sum(b"your-turn" in said for said in page.heard) == 1
            await all_.after(0)
            assert len(all_.net.posts) == 2
            assert [who.is_away for who in live.room().present] == [one.is_away, True]

    run(check)


def test_players_who_viewed_or_moved_since_are_not_notified(tmp_path: Path) -> None:
    """Without a clock, mail is delayed by a minute."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.wish(all_.bob, "bob@club.example", mail=True)
            live = await meet(all_.registry, Terms(), all_.ann, all_.bob)
            await pass_turn(live)
            await all_.after(0)
            await all_.after(59)
            assert all_.kept() == [(all_.bob.id, "mail", 1.0, 0)]
            await pass_turn(live)
            await all_.after(1)
            assert (all_.kept(), all_.mail.mails) == ([], [])
            await pass_turn(live)
            await all_.after(0)
            await all_.after(30)
            looking = Onlooker(live, all_.bob, 1)
            await all_.after(30)
            assert (all_.kept(), all_.mail.mails) == ([], [])
            live.remove(looking)
            await pass_turn(live)
            await pass_turn(live)
            await all_.after(0)
            await all_.after(60)
            assert [to for to, *_ in all_.mail.mails] == ["bob@club.example"]

    run(check)


def test_real_time_games_use_page_and_push_only(tmp_path: Path) -> None:
    """The push is delayed by some seconds."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            browser = Browser("https://push.example/1")
            all_.wish(all_.bob, "bob@club.example", push=True, mail=True, webhook=HOOK)
            all_.subscribe(all_.bob, browser)
            live = await meet(all_.registry, Terms(clock=RealTime(600, 5)), all_.ann, all_.bob)
            await pass_turn(live)
            await all_.after(0)
            await all_.after(4)
            assert [kind for _, kind, *_ in all_.kept()] == ["push"]
            assert all_.net.posts == []
            await all_.after(1)
            ((address, _, head),) = all_.net.posts
            assert (address, head["Urgency"]) == (browser.endpoint, "high")
            assert all_.mail.mails == []

    run(check)


def test_notices_of_one_table_have_a_minimum_interval(tmp_path: Path) -> None:
    """A second notice is delayed, and dropped if it is no longer due."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.wish(all_.bob, webhook=HOOK)
            live = await meet(all_.registry, SLOW, all_.ann, all_.bob)
            for turn in range(4):
                await pass_turn(live)
                await all_.after(10)
                assert len(all_.net.posts) == 1, turn
            await pass_turn(live)
            await all_.after(10)
            ((_, _, due, _),) = all_.kept()
            assert due == pytest.approx(MIN_INTERVAL_S - 50 + 10)
            await all_.after(due)
            assert len(all_.net.posts) == 2

    run(check)


def test_a_player_alone_among_bots_is_not_notified(tmp_path: Path) -> None:
    """Unless a clock runs."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            for terms, count in ((Terms(), 0), (SLOW, 1)):
                seats = [Seat("lion"), Seat("bull", "bot", "random")]
                wish = Wish(seats, first="lion", terms=terms)
                live = await all_.registry.open((await all_.registry.create(wish, all_.ann)).id)
                await pass_turn(live)
                while live.game.decider != 0:
                    await asyncio.sleep(0.001)
                assert len(all_.kept()) == count

    run(check)


async def called(all_: World) -> LiveTable:
    """It is Bob's turn, and a notice to Bob is queued."""
    live = await meet(all_.registry, SLOW, all_.ann, all_.bob)
    await pass_turn(live)
    await all_.after(0)
    return live


def test_failed_deliveries_are_retried_and_then_dropped(tmp_path: Path) -> None:
    """With growing delays."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.wish(all_.bob, webhook=HOOK)
            all_.net.answers = [503, OSError("unreachable"), 429, ValueError("odd"), 500]
            await called(all_)
            for tries, pause in enumerate(RETRY_DELAYS_S, 1):
                ((who, kind, due, tried),) = all_.kept()
                assert (who, kind, tried) == (all_.bob.id, "webhook", tries)
                assert due == pytest.approx(pause)
                await all_.after(pause)
            assert (all_.kept(), len(all_.net.posts)) == ([], 5)

    run(check)


@pytest.mark.parametrize("final", [404, 302, AddressError("inside")])
def test_permanent_failures_are_dropped_at_once(tmp_path: Path, final: int | Exception) -> None:
    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.wish(all_.bob, webhook=HOOK)
            all_.net.answers = [final]
            await called(all_)
            assert (all_.kept(), len(all_.net.posts)) == ([], 1)

    run(check)


def test_failed_mail(tmp_path: Path) -> None:
    """Temporary errors are retried, permanent ones are not."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.wish(all_.bob, "bob@club.example", mail=True)
            all_.mail.failures = [MailError(is_temporary=True), MailError(is_temporary=False)]
            await called(all_)
            assert [tries for *_, tries in all_.kept()] == [1]
            await all_.after(RETRY_DELAYS_S[0])
            assert (all_.kept(), all_.mail.mails) == ([], [])

    run(check)


def test_gone_push_subscriptions_are_removed(tmp_path: Path) -> None:
    async def check() -> None:
        async with world(tmp_path) as all_:
            gone, there = Browser("https://push.example/1"), Browser("https://push.example/2")
            all_.wish(all_.bob, push=True)
            for browser in (gone, there):
                all_.subscribe(all_.bob, browser)
            all_.net.gone = {gone.endpoint}
            await called(all_)
            assert list(all_.notices.queue.browsers(all_.bob.id)) == [there.endpoint]
            assert all_.kept() == []
            for number in range(3, 15):
                all_.subscribe(all_.bob, Browser(f"https://push.example/{number}"))
            found = list(all_.notices.queue.browsers(all_.bob.id))
            assert len(found) == 10
            assert there.endpoint not in found
            SessionStore(all_.registry.writer.database).end(all_.bob.id, "session of Bob")
            assert all_.notices.queue.browsers(all_.bob.id) == {}

    run(check)


def test_notices_survive_a_restart(tmp_path: Path) -> None:
    """Also right after the move was stored, or during delivery."""
    clock = Clock()

    async def before() -> None:
        async with world(tmp_path, clock) as all_:
            all_.wish(all_.bob, webhook=HOOK)
            live = await meet(all_.registry, SLOW, all_.ann, all_.bob)
            await pass_turn(live)
            assert [kind for _, kind, *_ in all_.kept()][-1] == "turn"

    async def during() -> None:
        async with world(tmp_path, clock) as all_:
            assert all_.notices.queue.take(clock.now, 100)  # the process stops before delivery
            await all_.after(0)
            assert all_.net.posts == []

    async def after() -> None:
        """Let time pass and send what is due."""
        async with world(tmp_path, clock) as all_:
            await all_.after(61)
            assert [address for address, *_ in all_.net.posts] == [HOOK]
            assert all_.kept() == []

    for each in (before, during, after):
        run(each)


def test_a_defender_is_notified_during_another_players_turn(tmp_path: Path) -> None:
    """A player who keeps deciding is not."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.wish(all_.ann, webhook=HOOK)
            live = await meet(all_.registry, SLOW, all_.ann, all_.bob)
            Onlooker(live, all_.bob, 1)
            looking = Onlooker(live, all_.ann, 0)
            await play(live, "king B1")
            await play(live, "pass")
            live.remove(looking)
            await play(live, "king C2")
            before = len(all_.kept())
            while live.game.decider == 1:
                decision = live.presenter.show(1).decision
                assert decision is not None
                await play(live, next(move for move in legal(decision) if move.startswith("commit")))
            assert live.game.now.position.active == 1
            assert [who for who, *_ in all_.kept()[before:]] == [all_.ann.id]

    run(check)


class Wire:
    """A bus that records messages."""

    is_shared = True
    name = "here"

    def __init__(self) -> None:
        self.published: list[BusMessage] = []

    async def start(self, *_: Any) -> None:
        pass

    def publish(self, news: BusMessage) -> None:
        """Record a message."""
        self.published.append(news)

    async def close(self) -> None:
        pass


def test_notices_across_processes(tmp_path: Path) -> None:
    """Pages and viewers at other processes count as well."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.registry.service.bus = wire = Wire()
            live = await meet(all_.registry, SLOW, all_.ann, all_.bob)
            page = Onlooker(live, all_.bob)
            live.viewers.discard(page)
            all_.notices.add(page)
            wire.published.clear()
            await pass_turn(live)
            (news,) = [news for news in wire.published if isinstance(news, TurnNotice)]
            assert (news.person, news.game) == (all_.bob.id, live.id)
            assert news.data in page.heard
            page.heard.clear()
            await all_.registry._receive(msgspec.structs.replace(news, sender="there"))
            assert page.heard == [news.data]
            visitor = Visitor(all_.ann.id, "Ann")
            await live.receive(PresenceChanged("there", live.id, [visitor]))
            before = len(all_.kept())
            await pass_turn(live)
            assert len(all_.kept()) == before
            away = Visitor(all_.ann.id, "Ann", is_away=True)
            await live.receive(PresenceChanged("there", live.id, [away]))
            await pass_turn(live)
            await pass_turn(live)
            assert [who for who, *_ in all_.kept()[before:]] == [all_.bob.id, all_.ann.id]

    run(check)


def test_deleted_games_and_people_send_no_notices(tmp_path: Path) -> None:
    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.wish(all_.bob, "bob@club.example", mail=True)
            live = await meet(all_.registry, Terms(), all_.ann, all_.bob)
            await pass_turn(live)
            await all_.after(1)
            assert len(all_.kept()) == 1
            await all_.registry.delete(live.id)
            assert all_.kept() == []

    run(check)


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    """No address of any kind, and no token."""

    async def check() -> None:
        async with world(tmp_path) as all_:
            all_.wish(all_.bob, "bob@club.example", mail=True, push=True, webhook=HOOK)
            all_.subscribe(all_.bob, Browser("https://push.example/1"))
            all_.net.answers = [500, 500]
            await called(all_)

    with structlog.testing.capture_logs() as logged:
        run(check)
    said = str(logged)
    assert said.count("notice failed") == 2
    for word in ("bob@club", "hook.example", "push.example", "token"):
        assert word not in said


def test_invalid_push_subscriptions_are_rejected() -> None:
    browser = Browser("https://push.example/1")
    check_subscription(browser.endpoint, browser.keys)
    off_curve = Keys(_text(b"\x04" + b"\x01" * 64), browser.keys.auth)
    for endpoint, keys in (
        ("http://push.example/1", browser.keys),
        (browser.endpoint, off_curve),
        (browser.endpoint, Keys("", "")),
        (browser.endpoint, Keys("é", "é")),
        (browser.endpoint, Keys(browser.keys.p256dh, "short")),
    ):
        with pytest.raises(ValueError, match=r"address|keys"):
            check_subscription(endpoint, keys)


def test_invalid_mail_settings_are_rejected() -> None:
    assert not Mailer(Settings()).is_configured
    for settings in (
        Settings(smtp="mail.example", sender="a@b.example"),
        Settings(smtp="http://mail.example", sender="a@b.example"),
        Settings(smtp="smtp://mail.example"),
    ):
        with pytest.raises(SettingsError):
            Mailer(settings)
