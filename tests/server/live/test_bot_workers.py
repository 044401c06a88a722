"""Bots in processes of their own."""

import asyncio
import os
import signal

import pytest

import shedu
from shedu.players.bots import cache
from shedu.players.bots.base import Bot
from shedu.players.bots.registry import make_player
from shedu.server.live.bot_workers import Bots


@pytest.mark.compiled_only
def test_a_worker_that_is_lost_is_replaced() -> None:
    """Killed between two decisions, and the second is made all the same."""
    view = shedu.new_game(players=2, seed=3).view(0)

    async def think() -> None:
        bots = Bots(1, 0.05)
        try:
            legal = set(view.legal_moves())
            first = await bots.decide("novice", 1, view)
            assert first in legal
            (worker,) = bots._pool._processes  # type: ignore[attr-defined]
            os.kill(worker, signal.SIGKILL)
            assert await bots.decide("novice", 1, view) == first  # the same seed, the same choice
            moves, _ = await bots.advise("novice", 1, view)
            assert moves[0][0] in legal
        finally:
            bots.close()

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
        bots = Bots(0, 0.05)
        try:
            first = await bots.decide("novice", 7, view, "one")
            assert await bots.decide("novice", 7, view, "one") == first
            assert made == ["novice"]
            assert await bots.decide("novice", 7, view, "two") == first
            assert made == ["novice", "novice"]
        finally:
            bots.close()

    asyncio.run(think())
