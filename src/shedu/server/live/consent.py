"""Undo by consent: the request of a seat, and the seats that have agreed."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from shedu.play.game import Game, Moment
from shedu.server.errors import Code, TableError
from shedu.server.tables.seats import Seat, UndoRequest


class Consent:
    """The open undo request of a table, the same at every process."""

    def __init__(
        self,
        undo: Callable[[UndoRequest, int], Awaitable[Moment]],
        on_change: Callable[[UndoRequest | None, int], None],
    ) -> None:
        self._undo = undo
        self._on_change = on_change
        self.request: UndoRequest | None = None
        self._entry = -1  # at which the request was made

    async def ask(self, game: Game, seats: Sequence[Seat], seat: int, entry: int, ply: int | None) -> None:
        """Ask the other players to return to a ply, or withdraw the request; TableError."""
        if entry != game.now.number:
            raise TableError(Code.STALE, "The table has changed in the meantime. Please try again.")
        if ply is None:
            if self.request is not None and self.request.seat == seat:
                await self._set(seats, None, entry)
            return
        if ply not in game.undo_by_consent(seat):
            raise TableError(
                Code.NO_UNDO, "You can only ask to undo your own decisions since your last turn began."
            )
        others = [each for each in seats if each.owner not in (None, seats[seat].person)]
        if others and all(each.is_bot for each in others):
            raise TableError(
                Code.SEAT_LEFT,
                "All other players have left their seats to bots. Wait until one of them returns.",
            )
        await self._set(seats, UndoRequest(seat, ply, (seat,)), entry)

    async def answer(self, game: Game, seats: Sequence[Seat], seat: int, entry: int, agrees: bool) -> None:
        """Agree to the request or reject it; TableError."""
        if self.request is None or entry != game.now.number or self._entry != entry:
            raise TableError(Code.STALE, "This undo request is no longer open.")
        agreed = tuple(sorted({*self.request.agreed, seat}))
        await self._set(seats, replace(self.request, agreed=agreed) if agrees else None, entry)

    async def review(self, seats: Sequence[Seat]) -> None:
        """Undo if all players who are left at the table have agreed; TableError."""
        if self.request is not None and is_unanimous(self.request, seats):
            await self._undo(self.request, self._entry)

    def expire(self, number: int) -> bool:
        """Drop a request made before this entry; whether there was one."""
        if self.request is None or self._entry >= number:
            return False
        self.request = None
        return True

    async def merge(self, seats: Sequence[Seat], request: UndoRequest | None, entry: int) -> None:
        """Take over the state of another process, with the agreements that only this one knows."""
        old, old_entry = self.request, self._entry
        self.request, self._entry = request, entry
        if request is None or old is None:
            return
        if (old.seat, old.ply, old_entry) == (request.seat, request.ply, entry):
            agreed = tuple(sorted({*old.agreed, *request.agreed}))
            if agreed != request.agreed:
                await self._set(seats, replace(request, agreed=agreed), entry)

    async def _set(self, seats: Sequence[Seat], request: UndoRequest | None, entry: int) -> None:
        """Undo if all players agree; otherwise share the state of the request."""
        self.request, self._entry = request, entry
        if request is not None and is_unanimous(request, seats):
            await self._undo(request, entry)
        else:
            self._on_change(request, entry)


def is_unanimous(request: UndoRequest, seats: Sequence[Seat]) -> bool:
    """Whether every player at the table has agreed with one of their seats.

    Players who left their seats to bots are not asked, but the one who asks needs another player's consent.
    """
    agreed = {seats[seat].owner for seat in request.agreed}
    others = {seat.owner for seat in seats} - {None, seats[request.seat].owner}
    if others and not others & agreed:
        return False
    return all(seat.owner in agreed or seat.is_bot for seat in seats)
