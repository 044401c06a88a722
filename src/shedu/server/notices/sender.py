"""Tells people that it has become their turn: in the page, as a push, by mail and by webhook, as each wishes.

Somebody who looks at the table is left in peace. That somebody is to be told is stored together
with what led to it, so a notice is lost with no crash; before it goes out, it is seen whether it
still is that person's turn. In the page it is told at once, and nothing of that is stored.
"""

import asyncio
import contextlib
import hmac

import msgspec
import structlog
from msgspec import Struct

from shedu.server.cluster.messages import TurnNotice
from shedu.server.live.registry import TableRegistry
from shedu.server.live.service import NoticeSocket
from shedu.server.notices import wording
from shedu.server.notices.http_client import AddressError, Outgoing
from shedu.server.notices.mail import Mailer, MailError
from shedu.server.notices.push import Pusher
from shedu.server.notices.queue import Facts, Kind, Notice, Outbox
from shedu.server.settings import Settings
from shedu.server.tables.roster import Roster
from shedu.server.tables.terms import RealTime, TurnBased
from shedu.server.tokens import Seals
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

POLL = 5.0  # seconds between two looks, if nobody calls
AT_ONCE = 20  # notices that are sent at the same time
PAUSES = (30.0, 120.0, 600.0, 3600.0)  # seconds before the next try; then it is given up
AGAIN = 600.0  # seconds between two notices of the same table that leave this server
STOPPING = 365 * 86_400.0  # seconds for which the link to end mail works
WORTH = (60, 7 * 86_400)  # seconds for which a push is kept for a browser that is off: at least, at most
# Seconds before something is sent: whoever plays in real time is likely to be about, and mail would be late.
DELAYS: dict[str, dict[Kind, float]] = {
    "turn-based": {"push": 0.0, "mail": 0.0, "webhook": 0.0},
    "real-time": {"push": 5.0},
    "none": {"push": 5.0, "mail": 60.0, "webhook": 60.0},
}
PASSING = (408, 425, 429)  # of the statuses below 500
GONE = (404, 410)
_log = structlog.get_logger("notices")


class Hook(Struct, frozen=True):
    """What a webhook gets."""

    event: str
    game: str
    link: str
    others: list[str]
    deadline: float | None
    text: str  # as chat servers want it: some under this name,
    content: str  # some under that


class Woken(Struct, frozen=True):
    """What a browser that is woken gets."""

    title: str
    body: str
    game: str
    link: str


class LaterError(Exception):
    """It did not go, but may."""


class Notices:
    """Sends notices: a `TurnNotifier` of tables."""

    def __init__(self, settings: Settings, hall: TableRegistry, outgoing: Outgoing | None = None) -> None:
        self.settings = settings
        self.seals = Seals(settings.signing_key())
        self.mailer = Mailer(settings)
        self.outgoing = outgoing or Outgoing(settings.private_hooks)
        self.pusher = Pusher(settings, self.seals, self.outgoing)
        self.outbox = Outbox(hall.writer.database)
        self._hall = hall
        self._sockets: dict[str, set[NoticeSocket]] = {}
        self._sent: dict[tuple[str, str], float] = {}  # when a person was last told of a game
        self._wake = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Send what is due, from now on."""
        self._working = asyncio.create_task(self._work_on())

    async def close(self) -> None:
        """Stop; what is not sent is sent later."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    # In the page

    def add(self, socket: NoticeSocket) -> None:
        """A page was opened."""
        if socket.person is not None and socket.person.id:
            self._sockets.setdefault(socket.person.id, set()).add(socket)

    def remove(self, socket: NoticeSocket) -> None:
        """A page was closed."""
        person = "" if socket.person is None else socket.person.id
        self._sockets.get(person, set()).discard(socket)
        if not self._sockets.get(person):
            self._sockets.pop(person, None)

    def notify(self, person: str, roster: Roster, deadline: float | None) -> None:
        """Notify a player who is not viewing the table; the notice is already stored."""
        data = encode(m.YourTurn(roster.game, wording.others(roster.seats, person), deadline))
        self.deliver(person, data)
        bus = self._hall.service.bus
        bus.publish(TurnNotice(bus.name, roster.game, person, data))
        self._wake.set()

    def deliver(self, person: str, data: bytes) -> None:
        """Send an encoded notice to the person's open pages in this process."""
        for socket in list(self._sockets.get(person, ())):
            if socket.person is not None and socket.person.wishes.page:
                socket.send(data)

    # Out of the house

    async def _work_on(self) -> None:
        while True:
            self._wake.clear()
            wait = POLL
            try:
                while await self.work():
                    pass
                due = await self._hall.writer.run(self.outbox.next_due)
                if due is not None:
                    wait = min(POLL, max(0.0, due - self._hall.service.clock()))
            except Exception as error:
                _log.error("notices could not be sent", error=type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)

    async def work(self) -> int:
        """Send what is due now; how many there were."""
        taken = await self._hall.writer.run(self.outbox.take, self._now(), AT_ONCE)
        await asyncio.gather(*(self._handle(notice) for notice in taken))
        return len(taken)

    def _now(self) -> float:
        return self._hall.service.clock()

    async def _handle(self, notice: Notice) -> None:
        try:
            is_done = await self._follow(notice)
        except (AddressError, MailError) as error:  # nothing that passes
            _log.warning("a notice was given up", kind=notice.kind, error=type(error).__name__)
            is_done = True
        except Exception as error:
            _log.warning(
                "a notice did not go", kind=notice.kind, error=type(error).__name__, tries=notice.tries + 1
            )
            if notice.tries < len(PAUSES):
                due = self._now() + PAUSES[notice.tries]
                return await self._hall.writer.run(self.outbox.postpone, notice, due)
            is_done = True
        if is_done:
            await self._hall.writer.run(self.outbox.settle, notice)
        return None

    async def _follow(self, notice: Notice) -> bool:
        """Send a notice, if it still is one; whether it can be forgotten then. LaterError and others."""
        facts = await self._hall.writer.run(self.outbox.facts, notice)
        if facts is None or not self._is_waited_for(facts):
            return True
        if notice.kind == "turn":
            await self._hall.writer.run(self.outbox.spread, notice, self._ways(facts))
            self._wake.set()
            return False
        match notice.kind:
            case "push":
                await self._push(facts, notice.target)
            case "mail":
                await self._mail(facts)
            case "webhook":
                await self._hook(facts)
        return True

    def _is_waited_for(self, facts: Facts) -> bool:
        """Whether it still is somebody's turn, and he does not look."""
        info = facts.info
        if facts.person.is_banned or info.status != "playing" or info.to_decide is None:
            return False
        live, person = self._hall.loaded(info.id), facts.person.id
        is_here = live is not None and live.presence.is_viewing(person)
        is_seen = is_here or self._hall.service.remote_presence.is_viewing(info.id, person)
        return info.seats[info.to_decide].person == person and not is_seen

    def _ways(self, facts: Facts) -> list[tuple[Kind, str, float]]:
        """By which ways somebody is to be told, and when."""
        wishes, clock, now = facts.person.wishes, facts.info.terms.clock, self._now()
        wanted: list[tuple[Kind, str]] = []
        if wishes.push:
            wanted += [("push", endpoint) for endpoint in facts.browsers]
        if wishes.mail and facts.person.mail and self.mailer.is_there:
            wanted.append(("mail", ""))
        if wishes.webhook:
            wanted.append(("webhook", ""))
        kinds = {TurnBased: "turn-based", RealTime: "real-time"}
        delays = DELAYS["none" if clock is None else kinds[type(clock)]]
        self._sent = {key: at for key, at in self._sent.items() if at + AGAIN > now}
        earliest = self._sent.get((facts.person.id, facts.info.id), now - AGAIN) + AGAIN
        return [
            (kind, target, max(now + delays[kind], earliest)) for kind, target in wanted if kind in delays
        ]

    def _words(self, facts: Facts) -> wording.Wording:
        return wording.your_turn(facts.info, facts.person.id, facts.person.wishes.language, self._now())

    def _note(self, facts: Facts) -> None:
        self._sent[facts.person.id, facts.info.id] = self._now()
        _log.info("notice sent", game=facts.info.id)

    async def _push(self, facts: Facts, endpoint: str) -> None:
        keys = facts.browsers.get(endpoint)
        if keys is None or not facts.person.wishes.push:
            return
        words, info = self._words(facts), facts.info
        body = " ".join(part for part in (words.text, words.left) if part)
        said = msgspec.json.encode(Woken(words.title, body, info.id, f"/game/{info.id}"))
        until = self._now() + 86_400 if info.deadline is None else info.deadline
        seconds = min(max(int(until - self._now()), WORTH[0]), WORTH[1])
        is_urgent = isinstance(info.terms.clock, RealTime)
        await asyncio.to_thread(self.pusher.load)
        status = await self.pusher.send(endpoint, keys, said, seconds, is_urgent)
        if status in GONE:
            await self._hall.writer.run(self.outbox.unsubscribe, facts.person.id, endpoint)
            return
        _check(status)
        self._note(facts)

    async def _mail(self, facts: Facts) -> None:
        person, link = facts.person, f"{self.settings.address}/game/{facts.info.id}"
        if not person.wishes.mail or person.mail is None or not self.mailer.is_there:
            return
        words, language = self._words(facts), person.wishes.language
        token = self.seals.seal("stop-mail", [person.id, person.mail], self._now() + STOPPING)
        headers = {
            "List-Unsubscribe": f"<{self.settings.address}/api/notices/mail/stop?token={token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        lines = wording.turn_mail(words, language, link, f"{self.settings.address}/mail/stop#{token}")
        try:
            await self.mailer.send(person.mail, f"{words.title}: {words.text}", lines, headers)
        except MailError as error:
            if error.is_passing:
                raise LaterError from None
            raise
        self._note(facts)

    async def _hook(self, facts: Facts) -> None:
        address, info = facts.person.wishes.webhook, facts.info
        if not address:
            return
        words, link = self._words(facts), f"{self.settings.address}/game/{info.id}"
        text = " ".join(part for part in (words.text, words.left, link) if part)
        names = wording.others(info.seats, facts.person.id)
        body = msgspec.json.encode(Hook("your-turn", info.id, link, names, info.deadline, text, text))
        at = str(int(self._now()))
        signed = hmac.new(self.hook_secret(facts.person.id).encode(), f"{at}.".encode() + body, "sha256")
        headers = {
            "Content-Type": "application/json",
            "Shedu-Time": at,
            "Shedu-Signature": f"sha256={signed.hexdigest()}",
        }
        _check(await self.outgoing.post(address, body, headers))
        self._note(facts)

    def hook_secret(self, person: str) -> str:
        """By which somebody can see that a webhook was called from here."""
        return self.seals.secret("webhook", person).hex()


def _check(status: int) -> None:
    """LaterError or AddressError, if a status does not say that all is well."""
    if status >= 500 or status in PASSING:
        raise LaterError
    if not 200 <= status < 300:
        raise AddressError(f"the answer was {status}")
