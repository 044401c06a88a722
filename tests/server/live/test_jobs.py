"""The work of worker processes: bots, hints and replays."""

import asyncio
import gzip
import os
import signal

import msgspec
import pytest

import shedu
from shedu.engine.record import format_record
from shedu.players.bots import cache
from shedu.players.bots.base import Bot
from shedu.players.bots.registry import make_player
from shedu.server.live.jobs import Replay, Workers
from shedu.server.live.presenter import Presenter, frames
from shedu.server.wire import mapping
from shedu.server.wire.encoding import encode
from tests.server.games import finished, info


@pytest.mark.compiled_only
def test_a_worker_that_is_lost_is_replaced() -> None:
    """A worker is killed between two decisions; another one makes the second decision."""
    view = shedu.new_game(players=2, seed=3).view(0)

    async def think() -> None:
        workers = Workers(1, 0.05)
        try:
            legal = set(view.legal_moves())
            first = await workers.decide("novice", 1, view)
            assert first in legal
            for worker in workers.bots._workers:
                if worker.pid is not None:  # type: ignore[attr-defined]
                    os.kill(worker.pid, signal.SIGKILL)  # type: ignore[attr-defined]
            assert await workers.decide("novice", 1, view) == first  # the same seed, the same choice
            moves, _ = await workers.advise("novice", 1, view)
            assert moves[0][0] in legal
        finally:
            workers.close()

    asyncio.run(think())


@pytest.mark.compiled_only
def test_a_worker_keeps_the_bot_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made once for each seat of a table, and reseeded for each decision."""
    made: list[str] = []

    def make(name: str, seed: int) -> Bot:
        made.append(name)
        return make_player(name, seed)

    monkeypatch.setattr(cache, "make_player", make)
    view = shedu.new_game(players=2, seed=3).view(0)

    async def think() -> None:
        workers = Workers(0, 0.05)
        try:
            first = await workers.decide("novice", 7, view, "one")
            assert await workers.decide("novice", 7, view, "one") == first
            assert made == ["novice"]
            assert await workers.decide("novice", 7, view, "two") == first
            assert made == ["novice", "novice"]
        finally:
            workers.close()

    asyncio.run(think())


@pytest.mark.parametrize("seat", [None, 1])
def test_frames_of_a_worker_are_those_of_the_game(seat: int | None) -> None:
    game = finished()
    told = mapping.game_info(info(game))
    replay = Replay(game.id, format_record(game.head), game.entries, game.seats, told, seat)

    async def make() -> bytes:
        workers = Workers(0, 0.05)
        try:
            return await workers.replay_frames(replay, "ann")
        finally:
            workers.close()

    expected = encode(frames(Presenter(game), told, seat))
    made = msgspec.json.decode(gzip.decompress(asyncio.run(make())))
    assert made == msgspec.json.decode(expected)
