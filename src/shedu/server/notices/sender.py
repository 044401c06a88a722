"""Notifies players of their turn: in an open page, by push, by mail and by webhook, as they prefer.

Players who view the table are not notified. A notice is stored in the same transaction as the move that
caused it, so that no crash loses it; before delivery the sender checks that it is still the player's turn.
Notices in open pages are sent at once and are not stored.
"""

import asyncio
import hmac
from dataclasses import replace
from typing import assert_never
from urllib.parse import urlsplit

import msgspec
import structlog
from msgspec import Struct

from shedu.server.background import BackgroundLoop
from shedu.server.cluster.messages import TurnNotice
from shedu.server.live.registry import TableRegistry
from shedu.server.live.service import NoticeSocket
from shedu.server.notices import wording
from shedu.server.notices.http_client import AddressError, PublicHttpClient
from shedu.server.notices.lanes import MAX_DELIVERIES, BusyLaneError, Lanes
from shedu.server.notices.mail import Mailer, MailError
from shedu.server.notices.push import Pusher
from shedu.server.notices.queue import Kind, Notice, NoticeContext, NoticeQueue
from shedu.server.settings import Settings
from shedu.server.tables.roster import Roster
from shedu.server.tables.terms import RealTime, TurnBased
from shedu.server.tokens import Tokens
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

POLL_S = 5.0
BUSY_DELAY_S = 2.0  # of a delivery to a host that has enough of them
RETRY_DELAYS_S = (30.0, 120.0, 600.0, 3600.0)  # after the last one the notice is dropped
MIN_INTERVAL_S = 600.0  # between two notices about the same table, except in open pages
UNSUBSCRIBE_LINK_S = 365 * 86_400.0
MIN_PUSH_TTL_S, DEFAULT_PUSH_TTL_S, MAX_PUSH_TTL_S = 60, 86_400, 7 * 86_400
# Real-time players usually have a page open, and mail would arrive too late for them.
DELAYS_S: dict[str, dict[Kind, float]] = {
    "turn-based": {"push": 0.0, "mail": 0.0, "webhook": 0.0},
    "real-time": {"push": 5.0},
    "none": {"push": 5.0, "mail": 60.0, "webhook": 60.0},
}
TEMPORARY_STATUSES = (408, 425, 429)  # besides 5xx
GONE_STATUSES = (404, 410)
_log = structlog.get_logger("notices")


class WebhookPayload(Struct, frozen=True):
    event: str
    game: str
    link: str
    others: list[str]
    deadline: float | None
    text: str  # some chat services read `text`, others `content`
    content: str


class PushPayload(Struct, frozen=True):
    title: str
    body: str
    game: str
    link: str


class RetryLaterError(Exception):
    """The delivery failed for a reason that may pass."""


class NoticeSender:
    """Delivers notices; tables call it as their `TurnNotifier`."""

    def __init__(
        self, settings: Settings, tables: TableRegistry, client: PublicHttpClient | None = None
    ) -> None:
        self.settings = settings
        self.tokens = Tokens(*settings.signing_keys())
        self.mailer = Mailer(settings)
        self.client = client or PublicHttpClient(settings.private_hooks)
        self.pusher = Pusher(settings, self.tokens, self.client)
        self.queue = NoticeQueue(tables.writer.database)
        self._tables = tables
        self._pages: dict[str, set[NoticeSocket]] = {}
        self._last_sent: dict[tuple[str, str], float] = {}  # by person and game
        self._lanes = Lanes()
        self._running: set[asyncio.Task[None]] = set()
        self._loop = BackgroundLoop("send notices", self._send_all, POLL_S)

    def start(self) -> None:
        self._loop.start()

    async def close(self) -> None:
        """Stop; unsent notices stay in the queue."""
        await self._loop.close()
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # Open pages

    def add(self, socket: NoticeSocket) -> None:
        if socket.person is not None and socket.person.id:
            self._pages.setdefault(socket.person.id, set()).add(socket)

    def remove(self, socket: NoticeSocket) -> None:
        person = "" if socket.person is None else socket.person.id
        self._pages.get(person, set()).discard(socket)
        if not self._pages.get(person):
            self._pages.pop(person, None)

    def notify(self, person: str, roster: Roster, deadline: float | None) -> None:
        """Notify a player who is not viewing the table; the notice is already stored."""
        data = encode(m.YourTurn(roster.game, wording.others(roster.seats, person), deadline))
        self.deliver(person, data)
        bus = self._tables.service.bus
        bus.publish(TurnNotice(bus.name, roster.game, person, data))
        self._loop.wake()

    def deliver(self, person: str, data: bytes) -> None:
        """Send a message to all pages that the person has open at this process."""
        for page in list(self._pages.get(person, ())):
            if page.person is not None and page.person.preferences.page:
                page.send(data)

    # Delivery

    async def _send_all(self) -> float:
        """Start what is due; the seconds until the next look at the queue."""
        while await self.start_due():
            pass
        if len(self._running) >= MAX_DELIVERIES:
            return POLL_S  # the next one that ends wakes the loop
        due = await self._tables.writer.run(self.queue.next_due, self._lanes.busy_people())
        return POLL_S if due is None else min(POLL_S, max(0.0, due - self._now()))

    async def send_due(self) -> int:
        """Send a batch of due notices and wait for it; its size."""
        count = await self.start_due()
        await asyncio.gather(*self._running)
        return count

    async def start_due(self) -> int:
        """Start a batch of due notices, none of which waits for another; its size."""
        free = MAX_DELIVERIES - len(self._running)
        if free <= 0:
            return 0
        busy = self._lanes.busy_people()
        notices = await self._tables.writer.run(self.queue.take, self._now(), free, busy)
        waiting = []
        for notice in notices:
            if notice.kind != "turn" and self._lanes.is_busy(notice.person):
                waiting.append(notice)
            else:
                self._start(notice)
        if waiting:
            await self._tables.writer.run(self.queue.give_back, waiting, self._now())
        return len(notices) - len(waiting)

    def _start(self, notice: Notice) -> None:
        if notice.kind != "turn":
            self._lanes.begin(notice.person)
        task = asyncio.create_task(self._handle(notice))
        self._running.add(task)
        task.add_done_callback(lambda _: self._end(task, notice))

    def _end(self, task: asyncio.Task[None], notice: Notice) -> None:
        self._running.discard(task)
        if notice.kind != "turn":
            self._lanes.end(notice.person)
        if not task.cancelled() and (error := task.exception()) is not None:  # of the database
            _log.error("notice failed", kind=notice.kind, game=notice.game, exc_info=error)
        self._loop.wake()

    def _now(self) -> float:
        return self._tables.service.clock()

    async def _handle(self, notice: Notice) -> None:
        try:
            is_done = await self._deliver(notice)
        except BusyLaneError:
            return await self._tables.writer.run(self.queue.give_back, [notice], self._now() + BUSY_DELAY_S)
        except (AddressError, MailError) as error:  # permanent
            _log.warning("notice dropped", kind=notice.kind, game=notice.game, reason=str(error))
            is_done = True
        except Exception as error:  # of any library: it must not stop the other notices
            is_known = isinstance(error, RetryLaterError | OSError)
            _log.warning(
                "notice failed",
                kind=notice.kind,
                game=notice.game,
                tries=notice.tries + 1,
                error=type(error).__name__,
                exc_info=None if is_known else error,
            )
            if notice.tries < len(RETRY_DELAYS_S):
                due = self._now() + RETRY_DELAYS_S[notice.tries]
                return await self._tables.writer.run(self.queue.postpone, notice, due)
            is_done = True
        if is_done:
            await self._tables.writer.run(self.queue.remove, notice)
        return None

    async def _deliver(self, notice: Notice) -> bool:
        """Send a notice that is still valid; whether it can be removed. RetryLaterError and others."""
        context = await self._tables.writer.run(self.queue.context, notice)
        if context is None or not self._is_still_due(context):
            return True
        context = replace(context, info=self._tables.dated(context.info))
        match notice.kind:
            case "turn":
                await self._tables.writer.run(self.queue.replace, notice, self._deliveries(context))
                self._loop.wake()
                return False
            case "push":
                await self._push(context, notice.target)
            case "mail":
                await self._mail(context)
            case "webhook":
                await self._call_webhook(context)
            case _:
                assert_never(notice.kind)
        return True

    def _is_still_due(self, context: NoticeContext) -> bool:
        """Whether it is still the person's turn and they do not view the table at any process."""
        info = context.info
        if context.person.is_banned or info.status != "playing" or info.to_decide is None:
            return False
        live, person = self._tables.loaded(info.id), context.person.id
        is_here = live is not None and live.presence.is_viewing(person)
        is_seen = is_here or self._tables.service.remote_presence.is_viewing(info.id, person)
        return info.seats[info.to_decide].person == person and not is_seen

    def _deliveries(self, context: NoticeContext) -> list[tuple[Kind, str, float]]:
        """Kind, target and due time of each delivery that the person's preferences ask for."""
        preferences, clock, now = context.person.preferences, context.info.terms.clock, self._now()
        wanted: list[tuple[Kind, str]] = []
        if preferences.push:
            wanted += [("push", endpoint) for endpoint in context.browsers]
        if preferences.mail and context.person.mail and self.mailer.is_configured:
            wanted.append(("mail", ""))
        if preferences.webhook:
            wanted.append(("webhook", ""))
        kinds = {TurnBased: "turn-based", RealTime: "real-time"}
        delays = DELAYS_S["none" if clock is None else kinds[type(clock)]]
        self._last_sent = {key: at for key, at in self._last_sent.items() if at + MIN_INTERVAL_S > now}
        last = self._last_sent.get((context.person.id, context.info.id), now - MIN_INTERVAL_S)
        return [
            (kind, target, max(now + delays[kind], last + MIN_INTERVAL_S))
            for kind, target in wanted
            if kind in delays
        ]

    def _wording(self, context: NoticeContext) -> wording.Wording:
        person = context.person
        return wording.your_turn(context.info, person.id, person.preferences.language, self._now())

    def _record_sent(self, context: NoticeContext) -> None:
        self._last_sent[context.person.id, context.info.id] = self._now()
        _log.info("notice sent", game=context.info.id)

    async def _push(self, context: NoticeContext, endpoint: str) -> None:
        keys = context.browsers.get(endpoint)
        if keys is None or not context.person.preferences.push:
            return
        words, info = self._wording(context), context.info
        body = " ".join(part for part in (words.text, words.left) if part)
        message = msgspec.json.encode(PushPayload(words.title, body, info.id, f"/game/{info.id}"))
        ttl_s = DEFAULT_PUSH_TTL_S if info.deadline is None else int(info.deadline - self._now())
        ttl_s = min(max(ttl_s, MIN_PUSH_TTL_S), MAX_PUSH_TTL_S)
        is_urgent = isinstance(info.terms.clock, RealTime)
        await asyncio.to_thread(self.pusher.load)
        with self._lanes.host(_host(endpoint)):
            status = await self.pusher.send(endpoint, keys, message, ttl_s, is_urgent)
        if status in GONE_STATUSES:
            await self._tables.writer.run(self.queue.unsubscribe, context.person.id, endpoint)
            return
        _check_status(status)
        self._record_sent(context)

    async def _mail(self, context: NoticeContext) -> None:
        person, link = context.person, f"{self.settings.address}/game/{context.info.id}"
        if not person.preferences.mail or person.mail is None or not self.mailer.is_configured:
            return
        words, language = self._wording(context), person.preferences.language
        expires_at = self._now() + UNSUBSCRIBE_LINK_S
        token = self.tokens.issue("stop-mail", [person.id, person.mail], expires_at)
        headers = {
            "List-Unsubscribe": f"<{self.settings.address}/api/notices/mail/stop?token={token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        lines = wording.turn_mail(words, language, link, f"{self.settings.address}/mail/stop#{token}")
        try:
            await self.mailer.send(person.mail, f"{words.title}: {words.text}", lines, headers)
        except MailError as error:
            if error.is_temporary:
                raise RetryLaterError from error
            raise
        self._record_sent(context)

    async def _call_webhook(self, context: NoticeContext) -> None:
        url, info = context.person.preferences.webhook, context.info
        if not url:
            return
        words, link = self._wording(context), f"{self.settings.address}/game/{info.id}"
        text = " ".join(part for part in (words.text, words.left, link) if part)
        names = wording.others(info.seats, context.person.id)
        payload = WebhookPayload("your-turn", info.id, link, names, info.deadline, text, text)
        body = msgspec.json.encode(payload)
        at = str(int(self._now()))
        key = self.webhook_secret(context.person.id).encode()
        signature = hmac.new(key, f"{at}.".encode() + body, "sha256").hexdigest()
        headers = {
            "Content-Type": "application/json",
            "Shedu-Time": at,
            "Shedu-Signature": f"sha256={signature}",
        }
        with self._lanes.webhook(_host(url)):
            status = await self.client.post(url, body, headers)
        _check_status(status)
        self._record_sent(context)

    def webhook_secret(self, person: str) -> str:
        """The key with which a receiver verifies the signature of a webhook."""
        return self.tokens.secret("webhook", person).hex()


def _host(url: str) -> str:
    """The host of a stored URL, which was checked before."""
    return (urlsplit(url).hostname or "").rstrip(".")


def _check_status(status: int) -> None:
    """RetryLaterError for temporary errors, AddressError for permanent ones."""
    if status >= 500 or status in TEMPORARY_STATUSES:
        raise RetryLaterError(f"The response has status {status}.")
    if not 200 <= status < 300:
        raise AddressError(f"The response has status {status}.")
