"""The histories of bots at live tables."""

import asyncio

import pytest

from shedu.engine.events import Drew
from shedu.play.chronicle import Chronicle
from shedu.play.game import KEPT_MOMENTS
from shedu.players.bots import cache
from shedu.players.bots.base import Bot
from shedu.server.live.jobs import Workers
from tests.players.bots.witness import Witness
from tests.server.games import act, play_on, two_people


def test_a_chronicle_follows_undo() -> None:
    """It equals the chronicle of a seat that starts to follow the game now."""
    game = two_people()
    chronicle = Chronicle(game, 1)
    act(game, "king B1")
    first = chronicle.history()
    game.accept(game.propose_undo(1, 0, 0))
    act(game, "pass")
    second = chronicle.history()
    assert first.steps == (0, 1)
    assert second.steps == (0, 3)
    assert second == Chronicle(game, 1).history()
    assert second.first == game.view(1, game.first)


def test_a_chronicle_has_the_moments_that_memory_has_not() -> None:
    """It contains all events from the start of the game, as the seat sees them."""
    game = two_people()
    play_on(game, 2 * KEPT_MOMENTS)
    history = Chronicle(game, 0).history()
    assert len(history.steps) == len(game.line)
    events = [event for step in history.events for event in step]
    assert events == [event.seen_by(0) for event in game.record().replay()[1]]
    assert any(isinstance(event, Drew) and event.tiles is None for event in events)


def test_a_bot_that_follows_the_game_asks_for_its_history(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that has lost the bot, or never had it, rebuilds it; the worker's bot is told the result."""
    made: list[Witness] = []

    def make(_name: str, seed: int) -> Bot:
        made.append(Witness(seed))
        return made[-1]

    monkeypatch.setattr(cache, "make_player", make)
    game = two_people()
    chronicle = Chronicle(game, 0)

    async def think() -> None:
        workers = Workers(0, 0.05)
        try:
            assert await workers.decide("witness", 1, game.view(0), "one") is None
            move = await workers.decide("witness", 1, game.view(0), "one", "", chronicle.history())
            assert move in set(game.view(0).legal_moves())
            act(game, "king B1")
            assert await workers.decide("witness", 2, game.view(0), "one", "", chronicle.history())
            await workers.end_game("one", 0, None)
        finally:
            workers.close()

    asyncio.run(think())
    witness = made[-1]
    assert witness.decisions == 2
    assert witness.events == [event.seen_by(0) for event in game.record().replay()[1]]
    assert witness.is_ended
