"""Answers that take long to make, as they are sent: who asks for the same again costs nothing.

Each is found by all that it depends on, so nothing that is past is told; what was not asked for
longest goes first.
"""

from collections.abc import Callable, Hashable
from typing import cast

import msgspec

from shedu.server.live.presenter import Presenter
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

SPACE = 32_000_000  # bytes, for all tables of a process
Pay = Callable[[], None]  # called before something is made that is not here; may refuse it


class Answers:
    """What was told lately."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, bytes] = {}
        self._bytes = 0

    def log(self, presenter: Presenter, viewer: int | None, pay: Pay) -> bytes:
        """The moves that led to the present, as a viewer saw them."""
        key = ("log", presenter.game.id, presenter.game.now.number, viewer)
        if key not in self._kept:
            pay()
        return self._find(key, lambda: encode(presenter.log(viewer)))

    def previews(self, presenter: Presenter, viewer: int | None) -> bytes:
        """What each move of the open decision would lead to; TableError if it is not the viewer's."""
        game = presenter.game
        key = ("previews", game.id, game.now.number, viewer, game.decider)
        return self._find(key, lambda: encode(presenter.previews(viewer)))

    def news(self, presenter: Presenter, viewer: int | None, since: int | None, pay: Pay) -> bytes:
        """All that a viewer has not seen since an entry, or the table as it is."""
        game = presenter.game
        missed = game.missed(since)
        if not missed:
            return encode(presenter.show(viewer))
        base, moments = presenter.playback(missed)
        if base is None or not moments:
            return encode(presenter.show(viewer))
        *past, last = moments
        seats = tuple(game.seats)
        steps = {("step", game.id, moment.number, viewer, seats): moment for moment in past}
        if any(key not in self._kept for key in steps):
            pay()
        told = [
            self._find(key, lambda moment=moment: presenter.tell(viewer, moment))  # type: ignore[misc]
            for key, moment in steps.items()
        ]
        told.append(presenter.tell(viewer, last))  # its clocks run
        table = presenter.show(viewer, base)
        return encode(m.Missed(table, [cast(m.Step, msgspec.Raw(step)) for step in told]))

    def _find(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        found = self._kept.pop(key, None)
        if found is None:
            found = make()
            self._bytes += len(found)
        self._kept[key] = found  # to the end: used last
        while self._bytes > SPACE and len(self._kept) > 1:
            self._bytes -= len(self._kept.pop(next(iter(self._kept))))
        return found
