"""The life of a bot: one object for each game that sees every event of its seat, and its limits."""

import random
import time
from collections.abc import Callable
from functools import partial

import pytest

import shedu
from shedu.cli.play.game import SoloGame
from shedu.engine.events import Drew, Event
from shedu.engine.moves import Move
from shedu.engine.rules import Rules
from shedu.engine.scores import Result
from shedu.engine.view import View
from shedu.players.arena import match
from shedu.players.arena.match import Pairing, play_game
from shedu.players.bots.base import Bot, Budget
from shedu.players.bots.cache import BotCache, UnknownHistoryError
from shedu.players.bots.expert import Expert
from shedu.players.bots.history import History
from shedu.players.bots.planning import MIN_PLANNED_POSITIONS
from shedu.players.bots.registry import make_player
from shedu.players.bots.seated import MAX_FAILURES, SeatedBot
from shedu.players.engines import specs
from shedu.players.engines.specs import PlayerSpec
from tests.players.bots.witness import Witness


@pytest.fixture
def witnesses(monkeypatch: pytest.MonkeyPatch) -> list[Witness]:
    """All witnesses that a match seats under the name `witness`, in order."""
    made: list[Witness] = []

    def make(name: str, seed: int) -> Bot:
        if name != "witness":
            return make_player(name, seed)
        made.append(Witness(seed))
        return made[-1]

    monkeypatch.setattr(specs, "make_player", make)
    monkeypatch.setattr(match, "parse_player", lambda name: PlayerSpec(name, "installed", name))
    monkeypatch.setattr(specs, "_is_bundled", lambda _name: True)
    return made


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_match_a_bot_sees_its_game_from_beginning_to_end(players: int, witnesses: list[Witness]) -> None:
    """One object for each seat and game; what it sees is what the record says, as its seat sees it."""
    report = play_game(Pairing(0, ("witness",) * players, 3, Rules(), 0.1))
    position, events = shedu.parse_record(report.record).replay()
    assert len(witnesses) == players
    for seat, witness in enumerate(witnesses):
        assert witness.first == shedu.new_game(players=players, seed=3).view(seat)
        assert witness.events == [event.seen_by(seat) for event in events]
        assert witness.decisions == report.seats[seat].decisions
        assert witness.result == position.result
    draws = [e for e in witnesses[0].events if isinstance(e, Drew) and e.seat]
    assert draws
    assert all(draw.tiles is None for draw in draws)


def test_at_the_terminal_a_bot_lives_through_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One object sees everything as its seat sees it."""
    made: list[Witness] = []
    game = SoloGame.new(Rules(), ("lion", "bull"), "lion", 1, "random")

    def make(_level: str, seed: int) -> Bot:
        made.append(Witness(seed))
        return made[-1]

    monkeypatch.setattr(game, "_bots", BotCache(make=make))

    def play_bot() -> None:
        while (move := game.bot_move()) is not None:
            game.decide(move)

    def seen() -> list[Event]:
        return [event.seen_by(1) for event in game.record.replay()[1]]

    game.decide(shedu.parse_move("king B1"))
    game.decide(shedu.parse_move("pass"))
    assert game.bot_move() is not None
    assert made[0].events == seen()
    play_bot()
    assert len(made) == 1
    assert made[0].events == seen()[: len(made[0].events)]
    assert made[0].decisions > 2  # the same object goes on


def history_of(position: shedu.Position, seat: int, moves: list[Move]) -> History:
    """The part of these moves that a seat sees."""
    first, steps = position.view(seat), [position.opening_events()]
    for move in moves:
        steps.append(tuple(event.seen_by(seat) for event in position.apply(move)))
    return History(first, tuple(range(len(steps))), tuple(steps))


def test_a_bot_that_follows_the_game_needs_its_history() -> None:
    cache = BotCache(make=lambda _name, seed: Witness(seed))
    with pytest.raises(UnknownHistoryError):
        cache.bot("witness", "table", 0, 1)
    assert cache.bot("witness", "table", 0, 1, history_of(shedu.new_game(seed=1), 0, []))
    assert not make_player("skilled").follows_game


def test_a_bot_sees_only_what_it_missed_and_nothing_that_was_undone() -> None:
    """A longer history goes on with the same object; another line makes a new one, and ends the old one."""
    cache = BotCache(make=lambda _name, seed: Witness(seed))
    rng = random.Random(1)
    position = shedu.new_game(seed=1)
    moves: list[Move] = []
    while len(moves) < 6:
        moves.append(rng.choice(position.legal_moves()))
        position.apply(moves[-1])
    short = history_of(shedu.new_game(seed=1), 0, moves[:3])
    long = history_of(shedu.new_game(seed=1), 0, moves)
    bot = cache.bot("witness", "table", 0, 1, short)
    assert isinstance(bot, Witness)
    assert cache.bot("witness", "table", 0, 2, long) is bot
    assert bot.events == [event for step in long.events for event in step]
    other = History(short.first, (0, 1, 9), short.events[:3])  # after an undo
    again = cache.bot("witness", "table", 0, 3, other)
    assert isinstance(again, Witness)
    assert again is not bot
    assert again.events == [event for step in other.events for event in step]
    assert (bot.is_ended, bot.result) == (True, None)
    cache.end("table", 0, None)
    assert again.is_ended
    assert len(cache) == 0


class Broken(Bot):
    """Fails as often as it is told to."""

    name = "broken"

    def __init__(self, seed: int = 0, where: str = "decide", times: int = 1000) -> None:
        super().__init__(seed)
        self.where = where
        self.times = times
        if where == "init":
            raise RuntimeError("no weights")

    def _fail(self, where: str) -> None:
        if self.where == where and self.times:
            self.times -= 1
            raise RuntimeError(f"my bug in {where}")

    def begin(self, view: View) -> None:  # noqa: ARG002
        self._fail("begin")

    def watch(self, event: Event) -> None:  # noqa: ARG002
        self._fail("watch")

    def decide(self, view: View, budget: Budget) -> Move:  # noqa: ARG002
        self._fail("decide")
        if self.where == "illegal":
            return shedu.parse_move("trader off")
        return view.legal_moves()[0]

    def end(self, result: Result | None) -> None:  # noqa: ARG002
        self._fail("end")


@pytest.mark.parametrize("where", ["init", "begin", "watch", "decide", "illegal", "end"])
def test_a_bot_that_fails_loses_its_move_and_is_reported(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on, and the other bot is not disturbed."""

    def make(name: str, seed: int) -> Bot:
        return Broken(seed, where) if name == "broken" else make_player(name, seed)

    monkeypatch.setattr(specs, "make_player", make)
    monkeypatch.setattr(match, "parse_player", lambda name: PlayerSpec(name, "installed", name))
    monkeypatch.setattr(specs, "_is_bundled", lambda _name: True)
    report = play_game(Pairing(0, ("broken", "novice"), 5, Rules(), 0.1))
    assert shedu.parse_record(report.record).replay()[0].is_over
    assert {failure.name for failure in report.failures} == {"broken"}
    first = report.failures[0]
    if where == "illegal":
        assert (first.kind, first.text) == ("illegal move", "trader off is not allowed")
    else:
        assert first.kind == "error"
        assert first.text.startswith("RuntimeError: ")
        assert "raise RuntimeError" in first.trace
    assert len(report.failures) <= MAX_FAILURES


def test_a_bot_may_fail_a_few_times_in_a_game() -> None:
    """Then it plays on; with more failures it is not asked again."""
    view = shedu.new_game(seed=1).view(0)
    for times, asked in ((2, 8), (100, MAX_FAILURES)):
        made: list[Broken] = []

        def make(times: int = times, made: list[Broken] = made) -> Bot:
            made.append(Broken(1, "decide", times))
            return made[-1]

        bot = SeatedBot("broken", make, view, 1)
        moves = [bot.decide(view, Budget(1)) for _ in range(8)]
        assert set(moves) <= set(view.legal_moves())
        assert len(bot.failures) == min(times, MAX_FAILURES)
        assert moves[times:] == [view.legal_moves()[0]] * 6 if asked == 8 else made[0].times == times - asked


def test_a_decision_that_overran_its_budget_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    class Slow(Bot):
        def decide(self, view: View, budget: Budget) -> Move:  # noqa: ARG002
            now[0] += 1000
            return view.legal_moves()[0]

    view = shedu.new_game(seed=1).view(0)
    bot = SeatedBot("slow", Slow, view, 1)
    bot.decide(view, Budget(0.5))
    (failure,) = bot.failures
    assert (failure.kind, failure.text) == ("overrun", "took 1000.0 s with a budget of 0.5 s")
    assert bot.decide(view, Budget(None, 5)) == view.legal_moves()[0]  # without a limit of time it counts
    assert len(bot.failures) == 1


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", [2, 4])
def test_a_budget_of_simulations_makes_the_expert_reproducible(players: int) -> None:
    """The clock has no influence, and more simulations are more work."""

    def think(count: int) -> list[tuple[str, float]]:
        view = shedu.new_game(players=players, seed=3).view(0)
        thoughts = Expert(1).think(view, Budget(None, count))
        return [(str(thought.move), thought.value) for thought in thoughts]

    assert think(60) == think(60)
    assert think(60) != think(10)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["skilled", "expert"])
def test_a_plan_has_a_limit_and_a_minimum(name: str) -> None:
    """The same for both levels, so that the better one does not plan less when time is short."""
    position = shedu.new_game(players=2, seed=1)
    bots = [make_player("skilled", seed) for seed in (1, 2)]
    wide: list[View] = []
    while position.decision is not None and len(wide) < 3:
        view = position.view(position.decision.seat)
        bot = bots[position.decision.seat]
        move = bot.decide(view, Budget(None))
        if bot.planner_for(view).nodes > 2 * MIN_PLANNED_POSITIONS:  # type: ignore[attr-defined]
            wide.append(view)
        position.apply(move)
    assert wide
    for view in wide:
        bot = make_player(name, 1)
        bot.decide(view, Budget(0.001))
        nodes = bot.planner_for(view).nodes  # type: ignore[attr-defined]
        assert MIN_PLANNED_POSITIONS <= nodes < 1.2 * MIN_PLANNED_POSITIONS


def test_a_budget_counts_processor_time_up_to_twice_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that does other work, a bot has as much of the processor as on an idle one."""
    wall, process = [0.0], [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: wall[0])
    monkeypatch.setattr(time, "process_time", lambda: process[0])
    budget = Budget(1.0, None, _start=0.0, _start_of_process=0.0)
    wall[0], process[0] = 1.0, 0.7
    assert budget.left == pytest.approx(0.3)
    wall[0], process[0] = 1.0, 0.1
    assert budget.left == pytest.approx(0.5)
    wall[0], process[0] = 1.0, 8.0  # of several threads
    assert budget.left == 0
    budget = Budget(None, 5)
    assert budget.left == float("inf")
    budget.stop()
    assert budget.left == 0


def test_what_a_bot_may_define() -> None:
    """Only a bot that follows the game costs its history."""

    class Loader(Bot):
        def begin(self, view: View) -> None:
            self.seat = view.seat

        def decide(self, view: View, budget: Budget) -> Move:  # noqa: ARG002
            return view.legal_moves()[0]

    assert Loader().follows_game
    makers: list[Callable[[], Bot]] = [partial(make_player, "expert"), partial(make_player, "random")]
    assert not any(make().follows_game for make in makers)
