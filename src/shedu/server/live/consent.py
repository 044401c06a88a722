"""Going back with the others' consent: who asks, and who has agreed, at every process that has the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shedu.server.cluster.bus import News
from shedu.server.errors import Code, TableError
from shedu.server.wire import messages as m

if TYPE_CHECKING:
    from shedu.server.live.live_table import LiveTable


class Consent:
    """What somebody at a table asks the others for."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.wish: m.UndoWish | None = None
        self._at = -1  # the entry at which it was asked

    async def ask(self, seat: int, entry: int, ply: int | None) -> None:
        """Ask the others to go back, or ask no more; TableError."""
        table = self.live.game
        if entry != table.now.number:
            raise TableError(Code.STALE, "the table has moved on")
        if ply is None:
            if self.wish is not None and self.wish.seat == seat:
                self._tell(None)
            return
        if ply not in table.undo_by_consent(seat):
            raise TableError(Code.NO_UNDO, "one can ask for one's own decisions since one's last turn began")
        places = self.live.gathering.places
        if any(place.left not in (None, places[seat].person) for place in places):
            raise TableError(Code.SEAT_LEFT, "somebody left a seat to a bot and may come back: ask him then")
        self.wish = m.UndoWish(seat, ply, [seat])
        self._at = entry
        await self._settle()

    async def answer(self, seat: int, entry: int, agrees: bool) -> None:
        """Agree to go back, or not; TableError."""
        wish = self.wish
        if wish is None or entry != self.live.game.now.number or self._at != entry:
            raise TableError(Code.STALE, "nobody asks for that any more")
        if not agrees:
            self._tell(None)
            return
        self.wish = m.UndoWish(wish.seat, wish.ply, sorted({*wish.agreed, seat}))
        await self._settle()

    def is_past(self, number: int) -> bool:
        """Whether an entry makes it pointless; then nobody asks any more."""
        if self.wish is None or self._at >= number:
            return False
        self.wish = None
        return True

    async def hear(self, asked: list[m.UndoWish], entry: int) -> None:
        """What somebody asks for elsewhere; who has agreed here has agreed."""
        old, at = self.wish, self._at
        wish = self.wish = asked[0] if asked else None
        self._at = entry
        if wish is None or old is None or (old.seat, old.ply, at) != (wish.seat, wish.ply, entry):
            self.live.tell_room()
            return
        agreed = sorted({*old.agreed, *wish.agreed})
        self.wish = m.UndoWish(wish.seat, wish.ply, agreed)
        if agreed != wish.agreed:
            await self._settle()
        else:
            self.live.tell_room()

    def _tell(self, wish: m.UndoWish | None) -> None:
        """Tell everybody what somebody asks for, and the other processes."""
        self.wish = wish
        self.live.tell_room()
        bus = self.live.service.bus
        bus.tell(News(bus.name, self.live.id, undo=[wish] if wish else [], undo_at=self._at))

    async def _settle(self) -> None:
        """Go back if everybody agrees: with one seat for all that one has or left; bots always do."""
        wish = self.wish
        assert wish is not None
        places = self.live.gathering.places
        agreed = {_owner(places[seat]) for seat in wish.agreed}
        if all(_owner(place) in agreed or _is_bot(place) for place in places):
            await self.live.go_back(self._at, wish.seat, wish.ply)
        else:
            self._tell(wish)


def _owner(place: m.Place) -> str | None:
    """Whose seat it is, also while a bot keeps it for him."""
    return place.person or place.left


def _is_bot(place: m.Place) -> bool:
    return place.kind == "bot" and place.left is None
