"""The chat of a live table."""

from shedu.server.cluster.bus import Bus
from shedu.server.cluster.messages import ChatSent
from shedu.server.errors import Code, TableError
from shedu.server.live.viewers import Viewers
from shedu.server.people.chat import Chat, tidy_text
from shedu.server.people.people import Person
from shedu.server.storage.writer import Writer
from shedu.server.wire import mapping
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

MAX_CHAT_CHARS = 500


class TableChat:
    """Stores and broadcasts the chat of one table."""

    def __init__(
        self, game: str, viewers: Viewers, writer: Writer, chat: Chat, bus: Bus, has_lines: bool
    ) -> None:
        self._game = game
        self._viewers = viewers
        self._writer = writer
        self._chat = chat
        self._bus = bus
        self._has_lines = has_lines  # False saves a query for most tables

    async def post(self, person: Person, text: str) -> None:
        """Store and broadcast a line; TableError."""
        tidy = tidy_text(text, MAX_CHAT_CHARS)
        if tidy is None:
            raise TableError(
                Code.SAYING, f"A chat line must have 1 to {MAX_CHAT_CHARS} printable characters."
            )
        if not person.id:
            raise TableError(Code.NOT_HERE, "Games on one machine have no chat.")
        self._has_lines = True
        line = await self._writer.run(self._chat.add, self._game, person, tidy)
        data = encode(mapping.said(line))
        self._viewers.send_data(data)
        self._bus.publish(ChatSent(self._bus.name, self._game, data))

    def hide(self, number: int) -> None:
        """Remove a line from the clients of this process, after a moderator removed it."""
        self._viewers.send_data(encode(m.LineRemoved(number)))

    async def recent(self) -> list[m.Said]:
        """The latest lines."""
        if not self._has_lines and not self._bus.is_shared:
            return []
        return [mapping.said(line) for line in await self._writer.run(self._chat.last, self._game)]
