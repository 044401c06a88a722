"""The web socket of a table: one for everybody who looks at it."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from shedu.locales import languages
from shedu.play.game import Moment
from shedu.players.bots.registry import player_names
from shedu.server.errors import Code, RateLimitError, ServerError, TableError, UnknownGameError, rejections
from shedu.server.http.limits import Limits, Proxies
from shedu.server.live.hints import advise
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import TableRegistry
from shedu.server.live.response_cache import ResponseCache
from shedu.server.people.people import HERE, Person
from shedu.server.people.sessions import Door
from shedu.server.tables import access
from shedu.server.tables.roster import Roster
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

MESSAGE_LIMIT = 16_384  # characters from a browser
WAITING_LIMIT = 1_000  # messages for a browser that does not read,
WAITING_BYTES = 2_000_000  # and how long they may be together
GONE = 4404  # close codes
OUT = 4401
TOO_MANY = 4429
TOO_BIG = 1009
TOO_SLOW = 1013
Change = m.Sit | m.Stand | m.Start | m.Open | m.Leave | m.ComeBack  # of who sits where
_log = structlog.get_logger("socket")
_decoder = msgspec.json.Decoder(m.FromBrowser)


class Connection:
    """Somebody who looks at a table through a web socket."""

    def __init__(
        self, live: LiveTable, hall: TableRegistry, person: Person | None, limits: Limits, address: str = ""
    ) -> None:
        self.live = live
        self.limits = limits
        self.hall = hall
        self.person = person
        self.address = address
        self.viewer: int | None = None
        self.is_away = False
        self.close_code: int | None = None
        self._has_heard = False  # the chat
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_LIMIT)
        self._bytes = 0  # that wait
        self._advising: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        """Have a message sent soon; a browser that does not read is left alone."""
        if self._waiting.full() or self._bytes + len(data) > WAITING_BYTES:
            return self.hang_up(TOO_SLOW)
        self._bytes += len(data)
        return self._waiting.put_nowait(data)

    def disconnect(self, message: m.Refused) -> None:
        """Say why and hang up."""
        self.send(encode(message))
        self.hang_up(GONE)

    def become(self, person: Person) -> None:
        """Whoever looks has another name now."""
        self.person = person
        self.live.presence_changed()

    def log_out(self) -> None:
        """Say that this browser is not known any more, and hang up."""
        self.send(encode(m.Refused("this browser is not known any more", Code.LOGGED_OUT)))
        self.hang_up(OUT)

    def hang_up(self, code: int) -> None:
        """Part from the table, and close the socket once what waits has been sent."""
        self.close_code = code
        self.live.remove(self)
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what waits, until it is time to hang up."""
        while (data := await self._waiting.get()) is not None:
            self._bytes -= len(data)
            await socket.send_data(data, mode="text")
        await socket.close(code=self.close_code or GONE)

    async def answer(self, data: str) -> None:
        """Follow one message of the browser, or say why not."""
        if self.close_code is not None:
            return None
        try:
            message = _decoder.decode(data)
        except msgspec.DecodeError as error:
            return self.refuse(TableError(Code.UNREADABLE, f"this message is not understood: {error}"))
        try:
            await self._follow(message)
        except RateLimitError as error:
            self.refuse(error)
            await asyncio.sleep(error.wait)  # meanwhile nothing more is read
        except ServerError as error:
            self.refuse(error)

    def refuse(self, error: ServerError) -> None:
        """Say why a message was not followed."""
        entry = self.live.game.now.number if self.live.has_started else 0
        _log.info("refused", game=self.live.id, code=error.code, entry=entry)
        self.send(encode(m.Refused(error.reason, error.code, error.rule, entry)))

    async def _follow(self, message: m.FromBrowser) -> None:
        live, viewer = self.live, self.viewer
        seen = live.game.now.number if live.has_started else 0
        # whoever left a table at which only players look can come back to it
        if self not in live.viewers and not isinstance(message, m.Look | m.ComeBack):
            raise TableError(Code.LOOK_FIRST, "look at the table first")
        match message:
            case m.Look(seat, since):
                self._look(seat, since)
                if self.person is not HERE and not self._has_heard:
                    self._has_heard = True
                    for said in await live.chat.recent():
                        self.send(encode(said))
            case m.Sit() | m.Stand() | m.Start() | m.Open() | m.Leave() | m.ComeBack():
                await self._change_seats(message)
            case m.AskUndo(entry, ply):
                seat = self._acting()
                await live.consent.ask(live.game, live.roster.seats, seat, entry, ply)
            case m.AnswerUndo(entry, agrees):
                seat = self._acting()
                await live.consent.answer(live.game, live.roster.seats, seat, entry, agrees)
            case m.Say(text):
                person = self._named()
                if self.limits.take("say", person.id):
                    raise TableError(Code.TOO_FAST, "too much at once: wait a moment and say it again")
                await live.chat.post(person, text)
            case m.Away(is_away):
                if is_away != self.is_away:
                    self.is_away = is_away
                    if self in live.viewers:
                        live.presence_changed()
            case m.Rematch(seal):
                await self._rematch(seal)
            case m.Play(entry, move):
                self._repeat(await live.play(self._acting(), entry, move), entry < seen)
            case m.Undo(entry, ply):
                self._repeat(await live.undo(self._acting(), entry, ply), entry < seen)
            case m.AskPreviews(entry):
                self._acting()
                if entry != live.game.now.number:
                    raise TableError(Code.STALE, "the table has moved on")
                with rejections():
                    self.send(self._responses.previews(live.presenter, viewer))
            case m.AskLog():
                self.send(self._responses.log(live.presenter, viewer, self._pay))
            case m.AskHint(entry, level, language):
                self._acting()
                if level not in player_names():
                    raise TableError(Code.UNKNOWN_LEVEL, f"there is no bot {level!r}")
                if language not in languages():
                    raise TableError(Code.UNKNOWN_LANGUAGE, f"there are no texts in {language!r}")
                if self._advising is not None and not self._advising.done():
                    raise TableError(Code.BUSY, "the hint that was asked for is being thought about")
                self._advising = asyncio.create_task(self._advise(entry, level, language))

    def _repeat(self, moment: Moment, is_old: bool) -> None:
        """Tell what somebody did who said it twice; what is new, everybody has been told."""
        if is_old:
            self.send(encode(self.live.presenter.tell(self.viewer, moment)))

    async def _advise(self, entry: int, level: str, language: str) -> None:
        """Send a hint when it is there; meanwhile other messages are followed."""
        try:
            self.send(encode(await advise(self.live, self.viewer, entry, level, language)))
        except ServerError as error:
            self.refuse(error)
        except Exception as error:
            _log.error("a hint failed", game=self.live.id, level=level, error=type(error).__name__)
            self.refuse(TableError(Code.NO_HINT, "there is no hint for this"))

    def stop(self) -> None:
        """Forget what was being thought about."""
        self.live.remove(self)
        if self._advising is not None:
            self._advising.cancel()

    def _look(self, seat: int | None, since: int | None) -> None:
        live = self.live
        if not live.may_view(self.person, seat):
            if seat is None:
                raise TableError(Code.NO_SPECTATORS, "only those who play here may look")
            raise TableError(Code.NOT_YOURS, "you may not look behind this screen")
        self.viewer = seat
        is_new = self not in live.viewers
        live.viewers.add(self)
        if self.person is not HERE and is_new:
            live.presence_changed()
        if not live.has_started:
            return
        for news in self._news(since):
            self.send(news)
        live.wake_bot(is_late=True)
        thinking = self.live.thinking
        if thinking is not None:
            self.send(encode(thinking))

    @property
    def _responses(self) -> ResponseCache:
        return self.live.service.responses

    def _news(self, since: int | None) -> list[bytes]:
        """What was missed; whoever asks for it too often is shown the table as it is, which costs little."""
        table = self.live.presenter
        try:
            return self._responses.missed(table, self.viewer, since, self._pay)
        except RateLimitError:
            return self._responses.missed(table, self.viewer, None, self._pay)

    def _pay(self) -> None:
        """Count what the server has to work for; RateLimitError."""
        name = "" if self.person is None else self.person.id
        if wait := self.limits.take("past", name or self.address):
            raise RateLimitError(wait)

    def _acting(self) -> int:
        """The seat that this browser decides for; TableError if there is none."""
        if self.viewer is None or not access.may_act(self.person, self.live.roster.seats, self.viewer):
            raise TableError(Code.NOT_YOURS, "look at the table from one of the people's seats first")
        return self.viewer

    def _named(self) -> Person:
        if self.person is None:
            raise TableError(Code.WHO_ARE_YOU, "say who you are first")
        return self.person

    async def _change_seats(self, message: Change) -> None:
        person = self._named()

        def make(roster: Roster) -> Roster:
            match message:
                case m.Sit(seat, dynasty, seal):
                    mine = 0 <= seat < len(roster.seats) and access.owns(person, roster.seats[seat])
                    if mine and dynasty is not None:
                        return roster.choose(person, seat, dynasty)
                    return roster.sit(person, seat, dynasty, seal)
                case m.Stand(seat):
                    return roster.stand(person, seat)
                case m.Start(level, without):
                    moment = self.hall.service.clock()
                    if without:
                        return roster.start_without(person, moment)
                    return roster.start(person, level, moment)
                case m.Open(contribution):
                    return roster.open_seal(person, contribution)
                case m.Leave(seat, level):
                    return roster.leave(person, seat, level)
                case m.ComeBack(seat):
                    return roster.come_back(person, seat)

        await self.live.change(make)

    async def _rematch(self, seal: str) -> None:
        person = self._named()
        if not self.live.has_started or not self.live.game.is_open:
            raise TableError(Code.NOT_OVER, "the game is not over")
        if not any(access.owns(person, seat) for seat in self.live.roster.seats):
            raise TableError(Code.NOT_YOURS, "those who played can play again")
        try:
            await self.hall.rematch(self.live, person, seal)
        except ValueError as error:
            raise TableError(Code.IMPOSSIBLE, str(error)) from None


@websocket("/api/games/{game:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    game: FromPath[str],
) -> None:
    """Speaks `FromBrowser` and `FromServer` of shedu.server.wire.messages, as JSON."""
    # not handed in: when a server starts again everybody comes at once, and handing in takes its time
    state = socket.app.state
    hall: TableRegistry = state.hall
    door: Door = state.door
    limits: Limits = state.limits
    proxies: Proxies = state.proxies
    person = await door.who(socket, time.time())
    await socket.accept()
    key = "" if person is None else person.id
    address = proxies.household_of(socket.scope)
    if not key:
        return await _serve(socket, game, hall, door, limits, person, address)
    if not limits.enter("person", key):
        said = m.Refused("too many of your pages are open: close some", Code.TOO_MANY)
        await socket.send_data(encode(said), mode="text")
        return await socket.close(code=TOO_MANY)
    try:
        await _serve(socket, game, hall, door, limits, person, address)
    finally:
        limits.leave("person", key)


async def _serve(
    socket: WebSocket[Any, Any, Any],
    game: str,
    hall: TableRegistry,
    door: Door,
    limits: Limits,
    person: Person | None,
    address: str,
) -> None:
    try:
        live = await hall.open(game)
    except UnknownGameError:
        await socket.send_data(encode(m.Refused("there is no such game", Code.UNKNOWN)), mode="text")
        await socket.close(code=GONE)
        return
    connection = Connection(live, hall, person, limits, address)
    door.enter(socket, connection)
    notifier = hall.service.notifier
    if notifier is not None:
        notifier.add(connection)
    live.open_sockets += 1
    reading = asyncio.create_task(_read(socket, connection, limits))
    writing = asyncio.create_task(connection.write(socket))
    try:
        done, _ = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | ClientDisconnected):
                _log.error("socket failed", game=game, error=type(error).__name__, exc_info=error)
                with contextlib.suppress(Exception):
                    await socket.close(code=1011)
    finally:
        live.open_sockets -= 1
        door.part(socket, connection)
        if notifier is not None:
            notifier.remove(connection)
        connection.stop()
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection, limits: Limits) -> None:
    """Follow what the browser says, one message after the other; whoever says too much has to wait."""
    key = str(id(connection))
    while True:
        data = await socket.receive_data(mode="text")
        if len(data) > MESSAGE_LIMIT:
            connection.hang_up(TOO_BIG)
            await asyncio.Future()  # until that is done
        wait = limits.take("message", key)
        if wait:
            connection.refuse(RateLimitError(wait))
            await asyncio.sleep(wait)  # meanwhile nothing more is read
        else:
            await connection.answer(data)
