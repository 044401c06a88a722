"""The web socket of a table: one for everybody who looks at it."""

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from shedu.locales import languages
from shedu.players.registry import player_names
from shedu.server import access
from shedu.server import messages as m
from shedu.server.hall import Hall, UnknownGameError
from shedu.server.live import LiveTable, encode
from shedu.server.table import Moment, RefusedError

MESSAGE_LIMIT = 16_384  # characters from a browser
WAITING_LIMIT = 1_000  # messages for a browser that does not read
GONE = 4404  # close codes
TOO_BIG = 1009
TOO_SLOW = 1013
_log = structlog.get_logger("socket")
_decoder = msgspec.json.Decoder(m.FromBrowser)


class Connection:
    """Somebody who looks at a table through a web socket."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.viewer: int | None = None
        self.close_code: int | None = None
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_LIMIT)
        self._advising: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        """Have a message sent soon; a browser that does not read is left alone."""
        try:
            self._waiting.put_nowait(data)
        except asyncio.QueueFull:
            self._hang_up(TOO_SLOW)

    def leave(self, message: m.Refused) -> None:
        """Say why and hang up."""
        self.send(encode(message))
        self._hang_up(GONE)

    def _hang_up(self, code: int) -> None:
        self.close_code = code
        self.live.listeners.discard(self)
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what waits, until it is time to hang up."""
        while (data := await self._waiting.get()) is not None:
            await socket.send_data(data, mode="text")
        await socket.close(code=self.close_code or GONE)

    async def answer(self, data: str) -> None:
        """Follow one message of the browser, or say why not."""
        try:
            message = _decoder.decode(data)
        except msgspec.DecodeError as error:
            return self._refuse(RefusedError("unreadable", f"this message is not understood: {error}"))
        try:
            await self._follow(message)
        except RefusedError as error:
            self._refuse(error)

    def _refuse(self, error: RefusedError) -> None:
        entry = self.live.table.now.number
        _log.info("refused", game=self.live.table.game, code=error.code, entry=entry)
        self.send(encode(m.Refused(error.reason, error.code, error.rule, entry)))

    async def _follow(self, message: m.FromBrowser) -> None:
        live, viewer, seen = self.live, self.viewer, self.live.table.now.number
        match message:
            case m.Look(seat, since):
                self._look(seat, since)
            case m.Play(entry, move):
                self._check_acts()
                self._repeat(await live.play(viewer, entry, move), entry < seen)
            case m.Undo(entry, ply):
                self._check_acts()
                self._repeat(await live.undo(viewer, entry, ply), entry < seen)
            case m.AskPreviews(entry):
                self._check_acts()
                if entry != live.table.now.number:
                    raise RefusedError("stale", "the table has moved on")
                self.send(encode(live.table.previews(viewer)))
            case m.AskLog():
                self.send(encode(live.table.log(viewer)))
            case m.AskHint(entry, level, language):
                self._check_acts()
                if level not in player_names():
                    raise RefusedError("unknown-level", f"there is no bot {level!r}")
                if language not in languages():
                    raise RefusedError("unknown-language", f"there are no texts in {language!r}")
                if self._advising is not None and not self._advising.done():
                    raise RefusedError("busy", "the hint that was asked for is being thought about")
                self._advising = asyncio.create_task(self._advise(entry, level, language))

    def _repeat(self, moment: Moment, is_old: bool) -> None:
        """Tell what somebody did who said it twice; what is new, everybody has been told."""
        if is_old:
            self.send(encode(self.live.table.tell(self.viewer, moment)))

    async def _advise(self, entry: int, level: str, language: str) -> None:
        """Send a hint when it is there; meanwhile other messages are followed."""
        try:
            self.send(encode(await self.live.advise(self.viewer, entry, level, language)))
        except RefusedError as error:
            self._refuse(error)
        except Exception as error:
            _log.error("a hint failed", game=self.live.table.game, level=level, error=type(error).__name__)
            self._refuse(RefusedError("no-hint", "there is no hint for this"))

    def stop(self) -> None:
        """Forget what was being thought about."""
        self.live.listeners.discard(self)
        if self._advising is not None:
            self._advising.cancel()

    def _look(self, seat: int | None, since: int | None) -> None:
        table = self.live.table
        if not access.may_look(table.seats, seat, table.is_open):
            raise RefusedError("not-yours", "nobody here may look behind this screen")
        self.viewer = seat
        self.live.listeners.add(self)
        for news in table.news(seat, since):
            self.send(encode(news))
        self.live.wake_bot()
        thinking = self.live.thinking
        if thinking is not None:
            self.send(encode(thinking))

    def _check_acts(self) -> None:
        if not access.may_act(self.live.table.seats, self.viewer):
            raise RefusedError("not-yours", "look at the table from one of the people's seats first")


@websocket("/api/games/{game:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], game: FromPath[str], hall: NamedDependency[Hall]
) -> None:
    """Speaks `FromBrowser` and `FromServer` of shedu.server.messages, as JSON."""
    await socket.accept()
    try:
        live = await hall.open(game)
    except UnknownGameError:
        await socket.send_data(encode(m.Refused("there is no such game", "unknown")), mode="text")
        await socket.close(code=GONE)
        return
    connection = Connection(live)
    live.guests += 1
    reading = asyncio.create_task(_read(socket, connection))
    writing = asyncio.create_task(connection.write(socket))
    try:
        done, _ = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect):
                _log.error("socket failed", game=game, error=type(error).__name__, exc_info=error)
                with contextlib.suppress(Exception):
                    await socket.close(code=1011)
    finally:
        live.guests -= 1
        connection.stop()
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Follow what the browser says, one message after the other."""
    while True:
        data = await socket.receive_data(mode="text")
        if len(data) > MESSAGE_LIMIT:
            await socket.close(code=TOO_BIG)
            return
        await connection.answer(data)
