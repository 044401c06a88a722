"""Caches encoded responses that are expensive to make.

A key holds everything that its response depends on, so entries never become stale. The least recently used
response is evicted first.
"""

import asyncio
from collections.abc import Callable, Hashable
from typing import cast

import msgspec

from shedu.engine.record import format_record
from shedu.play.game import Game
from shedu.server.live.jobs import Replay, Workers
from shedu.server.live.presenter import Presenter
from shedu.server.tables.checkpoints import StoredCheckpoint
from shedu.server.wire import messages as m
from shedu.server.wire.encoding import encode

MAX_CACHE_BYTES = 32_000_000  # for all tables of a process
Charge = Callable[[], None]  # called on a cache miss; may raise RateLimitError


class ResponseCache:
    """Encoded responses by key."""

    def __init__(self) -> None:
        self._responses: dict[Hashable, bytes] = {}  # the least recently used first
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def log(self, presenter: Presenter, viewer: int | None, charge: Charge) -> bytes:
        """The moves on the current line, as a viewer saw them."""
        if ("log", presenter.game.id, presenter.game.now.number, viewer) not in self._responses:
            charge()
            await presenter.line_log.prepare()
        key = ("log", presenter.game.id, presenter.game.now.number, viewer)
        return self._get(key, lambda: presenter.line_log.encoded(viewer))

    async def frames(
        self,
        workers: Workers,
        game: Game,
        info: m.GameInfo | None,
        seat: int | None,
        owner: str,
        charge: Charge,
    ) -> bytes:
        """All frames of an open game, or without `info` the history of a seat, as compressed JSON.

        Raises the errors of the workers. Concurrent requests for the same frames share one job.
        """
        key = ("frames", game.id, game.now.number, seat, b"" if info is None else encode(info))
        if key in self._responses:
            return self._get(key, bytes)
        if key not in self._making:
            charge()
            known = None if game.checkpoint is None else StoredCheckpoint.of(game.first)
            replay = Replay(
                game.id,
                format_record(game.head),
                list(game.entries),
                game.seats,
                info,
                seat,
                game.head.rules.version,
                known,
            )
            self._making[key] = making = asyncio.create_task(workers.replay_frames(replay, owner))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        data = await asyncio.shield(self._making[key])
        return self._get(key, lambda: data)

    def previews(self, presenter: Presenter, viewer: int | None) -> bytes:
        """The previews of the open decision; NotYourDecisionError."""
        game = presenter.game
        key = ("previews", game.id, game.now.number, viewer, game.decider)
        return self._get(key, lambda: encode(presenter.previews(viewer)))

    def refusals(self, presenter: Presenter, viewer: int | None) -> bytes:
        """Why pieces of the open decision cannot go to a space; NotYourDecisionError."""
        game = presenter.game
        key = ("refusals", game.id, game.now.number, viewer, game.decider)
        return self._get(key, lambda: encode(presenter.refusals(viewer)))

    def missed(self, presenter: Presenter, viewer: int | None, since: int | None, charge: Charge) -> bytes:
        """The steps after an entry, or the whole table if they are no longer kept."""
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
        if any(key not in self._responses for key in steps):
            charge()
        responses = [
            self._get(key, lambda moment=moment: presenter.tell(viewer, moment))  # type: ignore[misc]
            for key, moment in steps.items()
        ]
        responses.append(presenter.tell(viewer, last))  # not cached: its clocks run
        table = presenter.show(viewer, base)
        return encode(m.Missed(table, [cast(m.Step, msgspec.Raw(step)) for step in responses]))

    def _get(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        found = self._responses.pop(key, None)
        if found is None:
            found = make()
            self._bytes += len(found)
        self._responses[key] = found
        while self._bytes > MAX_CACHE_BYTES and len(self._responses) > 1:
            self._bytes -= len(self._responses.pop(next(iter(self._responses))))
        return found
