"""The web socket of a table: one per client that views it."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, assert_never

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from shedu.locales import languages
from shedu.play.game import Moment
from shedu.players.bots.registry import player_names
from shedu.server.errors import (
    CloseCode,
    Code,
    RateLimitError,
    ServerError,
    TableError,
    UnauthenticatedError,
    UnknownGameError,
    rejections,
)
from shedu.server.http.connections import SEND_NOW
from shedu.server.http.limits import RateLimiter, TrustedProxies
from shedu.server.live import hints
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import TableRegistry
from shedu.server.live.response_cache import ResponseCache
from shedu.server.people.people import HERE, Person
from shedu.server.people.sessions import Sessions
from shedu.server.storage.causes import describe
from shedu.server.tables import absence, access
from shedu.server.tables.roster import Roster
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode
from shedu.server.wire.moves import move_of

MAX_MESSAGE_CHARS = 16_384
MAX_QUEUED_MESSAGES = 1_000  # for a client that does not read
MAX_QUEUED_BYTES = 2_000_000
SESSION_ENDED = "Your session has ended. Log in again."
NO_SPECTATORS = "Only its players may view this table."
TOO_MANY_PAGES = "Too many of your pages are open. Close some."
SeatMessage = m.Sit | m.Stand | m.Start | m.Open | m.Leave | m.ComeBack | m.ReplaceAbsent
GameMessage = m.Play | m.Undo | m.AskUndo | m.AnswerUndo
SendNow = Callable[[bytes], bool]  # whether the message was sent
Question = m.AskPreviews | m.AskRefusals | m.AskHint | m.AskFocus | m.AskOpinion
MAX_COACHINGS = 2  # the sentence for a decision, and the opinion of a move
_log = structlog.get_logger("socket")
_decoder = msgspec.json.Decoder(m.FromBrowser)


class Connection:
    """A client that views a table, and the person behind it."""

    def __init__(
        self,
        live: LiveTable,
        tables: TableRegistry,
        person: Person | None,
        limiter: RateLimiter,
        address: str = "",
        send_now: SendNow | None = None,
    ) -> None:
        self.live = live
        self.limiter = limiter
        self.tables = tables
        self.person = person
        self.address = address
        self.viewer: int | None = None
        self.is_away = False
        self.close_code: CloseCode | None = None
        self._has_chat = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_QUEUED_MESSAGES)
        self._queued_bytes = 0
        self._send_now = send_now
        self._advising: asyncio.Task[None] | None = None
        self._coaching: set[asyncio.Task[None]] = set()

    def send(self, data: bytes) -> None:
        """Send a message, after those that are queued; a client that does not read is disconnected."""
        if not self._queued_bytes and self._send_now is not None and self._send_now(data):
            return None
        if self._queue.full() or self._queued_bytes + len(data) > MAX_QUEUED_BYTES:
            return self.close(CloseCode.TOO_SLOW)
        self._queued_bytes += len(data)
        return self._queue.put_nowait(data)

    def disconnect(self, message: m.Refused) -> None:
        """Send the reason and close."""
        self.send(encode(message))
        self.close(CloseCode.GONE)

    def update_person(self, person: Person) -> None:
        self.person = person
        self.live.presence_changed()

    def log_out(self) -> None:
        """Notify the client that its session has ended, and close."""
        self.send(encode(m.Refused(SESSION_ENDED, Code.LOGGED_OUT)))
        self.close(CloseCode.LOGGED_OUT)

    def close(self, code: CloseCode) -> None:
        """Leave the table, and close the socket once the queue has been sent."""
        self.close_code = code
        self.live.remove(self)
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send queued messages until the connection is closed."""
        while (data := await self._queue.get()) is not None:
            await socket.send_data(data, mode="text")
            self._queued_bytes -= len(data)
        await socket.close(code=self.close_code or CloseCode.GONE)

    async def answer(self, data: str) -> None:
        """Handle one message of the client, or send why it is rejected."""
        if self.close_code is not None:
            return None
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            return self.refuse(TableError(Code.UNREADABLE, f"The message is malformed: {error}."))
        try:
            await self._handle(message)
        except RateLimitError as error:
            self.refuse(error)
            await asyncio.sleep(error.wait)  # backpressure: nothing is read until then
        except ServerError as error:
            self.refuse(error)

    def refuse(self, error: ServerError) -> None:
        """Send why a message was rejected."""
        _log.info("message rejected", game=self.live.id, code=error.code, entry=self.live.entry)
        entry = self.live.entry if self in self.live.viewers else None  # a stranger learns nothing
        self.send(encode(m.Refused(error.reason, error.code, error.rule, entry)))

    async def _handle(self, message: m.FromBrowser) -> None:
        if self not in self.live.viewers:
            self._check_stranger(message)
        match message:
            case m.Look(seat, since):
                await self._look(seat, since)
            case m.Play() | m.Undo() | m.AskUndo() | m.AnswerUndo():
                await self._change_game(message)
            case m.Sit() | m.Stand() | m.Start() | m.Open() | m.Leave() | m.ComeBack() | m.ReplaceAbsent():
                await self._change_seats(message)
            case m.AskPreviews() | m.AskRefusals() | m.AskHint() | m.AskFocus() | m.AskOpinion():
                self._ask(message)
            case m.AskLog():
                viewer, live = self.viewer, self.live
                self.send(await self._responses.log(live.presenter, viewer, self._take_history))
            case m.Say(text):
                await self._say(text)
            case m.Away(is_away):
                if is_away != self.is_away:
                    self.is_away = is_away
                    self.live.presence_changed()
            case m.Rematch(seal):
                await self._rematch(seal)
            case _:
                assert_never(message)

    def _check_stranger(self, message: m.FromBrowser) -> None:
        """Reject all messages but those by which a client comes to view the table."""
        person = "" if self.person is None else self.person.id
        is_returning = isinstance(message, m.ComeBack) and person in self.live.roster.owners
        if is_returning:
            return  # a player who left a table without spectators can still take the seat back
        if not self.live.may_view(self.person, None):
            raise TableError(Code.NO_SPECTATORS, NO_SPECTATORS)
        if not isinstance(message, m.Look | m.ComeBack):
            raise TableError(Code.LOOK_FIRST, "Send a look message first.")

    async def _change_game(self, message: GameMessage) -> None:
        live, seat = self.live, self._acting()
        seen = live.entry
        match message:
            case m.Play(entry, move):
                with rejections():
                    chosen = move_of(move)
                self._repeat(await live.play(seat, entry, chosen), entry < seen)
            case m.Undo(entry, ply):
                self._repeat(await live.undo(seat, entry, ply), entry < seen)
            case m.AskUndo(entry, ply):
                await live.consent.ask(live.game, live.roster.seats, seat, entry, ply)
            case m.AnswerUndo(entry, agrees):
                await live.consent.answer(live.game, live.roster.seats, seat, entry, agrees)
            case _:
                assert_never(message)

    def _ask(self, message: Question) -> None:
        live = self.live
        match message:
            case m.AskPreviews(entry):
                self._acting()
                if entry != live.game.now.number:
                    raise TableError(Code.STALE, "The table has moved on.")
                with rejections():
                    self.send(self._responses.previews(live.presenter, self.viewer))
            case m.AskRefusals(entry):
                self._acting()
                if entry != live.game.now.number:
                    raise TableError(Code.STALE, "The table has moved on.")
                with rejections():
                    self.send(self._responses.refusals(live.presenter, self.viewer))
            case m.AskHint(entry, level, language):
                self._acting()
                if level not in player_names():
                    raise TableError(Code.UNKNOWN_LEVEL, f"There is no bot of level {level!r}.")
                _check_language(language)
                if self._advising is not None and not self._advising.done():
                    raise TableError(Code.BUSY, "The previous hint is still being computed.")
                self._advising = asyncio.create_task(self._advise(entry, level, language))
            case m.AskFocus() | m.AskOpinion():
                self._acting()
                _check_language(message.language)
                if len(self._coaching) >= MAX_COACHINGS:
                    raise TableError(Code.BUSY, "The coach is still thinking.")
                task = asyncio.create_task(self._coach(message))
                self._coaching.add(task)
                task.add_done_callback(self._coaching.discard)
            case _:
                assert_never(message)

    async def _say(self, text: str) -> None:
        person = self._named()
        if self.limiter.take("chat", person.id):
            raise TableError(Code.TOO_FAST, "Too many chat lines. Wait a moment and send it again.")
        await self.live.chat.post(person, text)

    def _repeat(self, moment: Moment, is_old: bool) -> None:
        """Re-send the step to a client that repeated its move; new steps are broadcast."""
        if is_old:
            self.send(self.live.presenter.tell(self.viewer, moment))

    async def _advise(self, entry: int, level: str, language: str) -> None:
        """Send a hint once it is computed; other messages are handled in the meantime."""
        try:
            self.send(encode(await hints.advise(self.live, self.viewer, entry, level, language)))
        except ServerError as error:
            self.refuse(error)
        except Exception:  # of a bot: the socket stays open
            _log.exception("hint failed", game=self.live.id, bot=level)
            self.refuse(TableError(Code.NO_HINT, "There is no hint for this decision."))

    async def _coach(self, message: m.AskFocus | m.AskOpinion) -> None:
        """Send what the coach says once it is computed. Without an answer the client goes on by itself."""
        live, viewer = self.live, self.viewer
        try:
            match message:
                case m.AskFocus():
                    self.send(encode(await hints.focus(live, viewer, message)))
                case m.AskOpinion():
                    with rejections():
                        self.send(encode(await hints.opinion(live, viewer, message)))
                case _:
                    assert_never(message)
        except ServerError as error:
            self.refuse(error)
        except Exception:  # of an evaluation: the socket stays open
            _log.exception("coach failed", game=live.id)

    def stop(self) -> None:
        """Leave the table and cancel open hints."""
        self.live.remove(self)
        for task in self._coaching:
            task.cancel()
        if self._advising is not None:
            self._advising.cancel()

    async def _look(self, seat: int | None, since: int | None) -> None:
        self._view(seat, since)
        if self.person is not HERE and not self._has_chat:
            self._has_chat = True
            for said in await self.live.chat.recent():
                self.send(encode(said))

    def _view(self, seat: int | None, since: int | None) -> None:
        live = self.live
        if not live.may_view(self.person, seat):
            raise TableError(Code.NOT_YOURS, "You may not see this seat's hand.")
        self.viewer = seat
        is_new = self not in live.viewers
        live.viewers.add(self)
        if self.person is not HERE and is_new and not live.presence_changed():
            self.send(encode(live.room()))
        if not live.has_started:
            return
        self.send(self._news(since))
        live.automation.wake_bot(is_late=True)
        thinking = self.live.automation.thinking
        if thinking is not None:
            self.send(encode(thinking))

    @property
    def _responses(self) -> ResponseCache:
        return self.live.service.responses

    def _news(self, since: int | None) -> bytes:
        """The steps since an entry; a client over the limit gets the current table, which is cheap."""
        table = self.live.presenter
        try:
            return self._responses.missed(table, self.viewer, since, self._take_history)
        except RateLimitError:
            return self._responses.missed(table, self.viewer, None, self._take_history)

    def _take_history(self) -> None:
        """Count a request for past events; RateLimitError."""
        name = "" if self.person is None else self.person.id
        if wait := self.limiter.take("history", name or self.address):
            raise RateLimitError(wait)

    def _acting(self) -> int:
        """The seat that the client acts for; TableError if there is none."""
        if self.viewer is None or not access.may_act(self.person, self.live.roster.seats, self.viewer):
            raise TableError(
                Code.NOT_YOURS, "You do not play at this seat. View the table from your own seat."
            )
        return self.viewer

    def _named(self) -> Person:
        if self.person is None:
            raise UnauthenticatedError
        return self.person

    async def _change_seats(self, message: SeatMessage) -> None:
        person = self._named()

        def change(roster: Roster) -> Roster:
            match message:
                case m.Sit(seat, dynasty, seal):
                    mine = 0 <= seat < len(roster.seats) and access.owns(person, roster.seats[seat])
                    if mine and dynasty is not None:
                        return roster.choose(person, seat, dynasty)
                    return roster.sit(person, seat, dynasty, seal)
                case m.Stand(seat):
                    return roster.stand(person, seat)
                case m.Start(level, without):
                    moment = self.tables.service.game_time()
                    if without:
                        return roster.start_without(person, moment)
                    return roster.start(person, level, moment)
                case m.Open(contribution):
                    return roster.open_seal(person, contribution)
                case m.Leave(seat, level):
                    return absence.leave(roster, self.live.game, person, seat, level)
                case m.ComeBack(seat):
                    return absence.come_back(roster, self.live.game, person, seat)
                case m.ReplaceAbsent(seat):
                    return absence.replace_absent(
                        roster, self.live.game, person, seat, self.live.automation.absence
                    )
                case _:
                    assert_never(message)

        await self.live.change(change)

    async def _rematch(self, seal: str) -> None:
        person = self._named()
        if not self.live.has_started or not self.live.game.is_open:
            raise TableError(Code.NOT_OVER, "The game is not over.")
        if not any(access.owns(person, place) for place in self.live.roster.seats):
            raise TableError(Code.NOT_YOURS, "Only its players can start a rematch.")
        try:
            await self.tables.rematch(self.live, person, seal)
        except ValueError as error:
            raise TableError(Code.IMPOSSIBLE, str(error)) from None


def _check_language(language: str) -> None:
    if language not in languages():
        raise TableError(Code.UNKNOWN_LANGUAGE, f"The language {language!r} is not supported.")


@websocket("/api/games/{game:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    game: FromPath[str],
) -> None:
    """Exchanges `FromBrowser` and `FromServer` of shedu.server.wire.messages as JSON."""
    # From the state instead of by injection, which is slow when all clients reconnect after a restart.
    state = socket.app.state
    tables: TableRegistry = state.tables
    sessions: Sessions = state.sessions
    limiter: RateLimiter = state.limiter
    proxies: TrustedProxies = state.proxies
    person = await sessions.person_of(socket, time.time())
    await socket.accept()
    key = "" if person is None else person.id
    address = proxies.limit_key(socket.scope)
    if not key:
        return await _serve(socket, game, tables, sessions, limiter, person, address)
    tables.service.workers.addresses.note(key, address)
    if not limiter.open_socket("person", key):
        await socket.send_data(encode(m.Refused(TOO_MANY_PAGES, Code.TOO_MANY)), mode="text")
        return await socket.close(code=CloseCode.TOO_MANY)
    try:
        await _serve(socket, game, tables, sessions, limiter, person, address)
    finally:
        limiter.close_socket("person", key)


async def _serve(
    socket: WebSocket[Any, Any, Any],
    game: str,
    tables: TableRegistry,
    sessions: Sessions,
    limiter: RateLimiter,
    person: Person | None,
    address: str,
) -> None:
    try:
        live = await tables.open(game)
    except UnknownGameError:
        await socket.send_data(
            encode(m.Refused("This game does not exist. It may have been deleted.", Code.UNKNOWN)),
            mode="text",
        )
        await socket.close(code=CloseCode.GONE)
        return
    except ServerError as fault:
        await socket.send_data(encode(m.Refused(fault.reason, fault.code)), mode="text")
        await socket.close(code=CloseCode.INTERNAL_ERROR)
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    connection = Connection(live, tables, person, limiter, address, extensions.get(SEND_NOW))
    sessions.add_socket(socket, connection)
    notifier = tables.service.notifier
    if notifier is not None:
        notifier.add(connection)
    live.open_sockets += 1
    reading = asyncio.create_task(_read(socket, connection, limiter))
    writing = asyncio.create_task(connection.write(socket))
    try:
        done, _ = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        for error in unexpected_errors(done):
            _log.error("socket failed", game=game, cause=describe(error), exc_info=error)
            with contextlib.suppress(Exception):
                await socket.close(code=CloseCode.INTERNAL_ERROR)
    finally:
        live.open_sockets -= 1
        sessions.remove_socket(connection)
        if notifier is not None:
            notifier.remove(connection)
        connection.stop()
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


def unexpected_errors(ended: Iterable[asyncio.Task[None]]) -> Iterator[BaseException]:
    """The errors of a socket's tasks, except that its client has left."""
    for task in ended:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | ClientDisconnected):
            yield error


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection, limiter: RateLimiter) -> None:
    """Handle messages one after the other; a client over its rate limit has to wait."""
    key = connection.person.id if connection.person is not None else connection.address
    while True:
        data = await socket.receive_data(mode="text")
        if len(data) > MAX_MESSAGE_CHARS:
            connection.close(CloseCode.TOO_BIG)
            await asyncio.Future()  # until the writer has closed the socket
        wait = limiter.take("message", key) or limiter.take("address-message", connection.address)
        if wait:
            connection.refuse(RateLimitError(wait))
            await asyncio.sleep(wait)  # backpressure: nothing is read until then
        else:
            await connection.answer(data)
