"""Bots: the interface, hidden information, and play in every edition."""

import random
import threading
import time
import tomllib
from pathlib import Path

import pytest

import shedu
from shedu.players.bots.base import Bot, Budget
from shedu.players.bots.cache import BotCache
from shedu.players.bots.planning import PlanningBot
from shedu.players.bots.registry import LEVELS, UnknownPlayerError, make_player, player_names
from tests.engine.tables import TABLES, Table, walk
from tests.soak import IS_SOAK

DECISION_S = 0.02  # for those who use their time


def positions(count: int, seed: int = 1) -> list[shedu.Position]:
    """Some positions of all kinds of decisions."""
    rng = random.Random(seed)
    found: list[shedu.Position] = []
    for table in rng.sample(TABLES, 12):
        open_ones = [position.copy() for position in walk(table.start(), table.seed) if not position.is_over]
        kinds = {position.decision.kind: position for position in open_ones if position.decision}
        found += [*kinds.values(), rng.choice(open_ones)]
    return found[:count]


def choose(bot: Bot, position: shedu.Position) -> shedu.Move:
    """A bot's move, from its seat's view."""
    assert position.decision is not None
    view = position.view(position.decision.seat)
    return bot.decide(view, Budget(DECISION_S))


def test_levels_and_entry_points_agree() -> None:
    """Every bot of the package is a level, and installed."""
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))["project"]
    written = project["entry-points"]["shedu.players"]
    assert set(LEVELS) == set(written), "LEVELS in registry.py must name the entry points of pyproject.toml"
    missing = set(LEVELS) - set(player_names())
    assert not missing, f"{', '.join(missing)} is not installed: run scripts/setup dev"


def test_every_level_is_found_by_name() -> None:
    """Through entry points; an unknown name is an error that lists the known ones."""
    for name in LEVELS:
        player = make_player(name)
        assert player.name == name
        assert isinstance(player, Bot)
    with pytest.raises(UnknownPlayerError, match="choose from random, novice"):
        make_player("grandmaster")


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_decides_everything_that_is_asked(name: str) -> None:
    """Its move is legal for every decision, edition and option."""
    for position in positions(24 if shedu.IS_COMPILED else 6):
        assert choose(make_player(name, seed=3), position) in position.legal_moves()


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "expert"])
def test_what_a_bot_cannot_know_does_not_change_its_choice(name: str) -> None:
    """The choice is the same in a position resampled from the view."""
    rng = random.Random(4)
    for position in positions(16 if shedu.IS_COMPILED else 4, seed=2):
        assert position.decision is not None
        other = shedu.resample(position.view(position.decision.seat), rng)
        assert choose(make_player(name, seed=7), position) == choose(make_player(name, seed=7), other)


def test_a_plan_does_not_peek_at_what_it_dealt_itself() -> None:
    """A planning bot's ranking does not depend on how it sampled the hidden tiles."""
    for position in positions(10 if shedu.IS_COMPILED else 2, seed=3):
        assert position.decision is not None
        view = position.view(position.decision.seat)
        rankings = []
        for seed in (1, 2):
            bot = make_player("skilled", seed)
            assert isinstance(bot, PlanningBot)
            rankings.append(bot.ranking(view))
        assert rankings[0] == rankings[1]


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("name", "table"),
    [
        pytest.param(name, table, id=f"{name}-{table}")
        for name in ("novice", "apprentice", "skilled")
        for table in (TABLES[::9] if IS_SOAK or name != "skilled" else TABLES[::27])
    ],
)
def test_bots_play_whole_games(name: str, table: Table) -> None:
    """Games end within a limit."""
    position = table.start()
    bots = [make_player(name, seed) for seed in range(table.players)]
    decisions = 0
    while position.decision is not None:
        position.apply(choose(bots[position.decision.seat], position))
        decisions += 1
        assert decisions < 1000
    assert max(score.lowest for score in position.result.scores) > 0


@pytest.mark.compiled_only
def test_the_expert_keeps_to_its_time_and_can_be_interrupted() -> None:
    """It keeps to its budget, and stops soon after `Budget.stop`."""
    position = shedu.new_game(players=2, seed=3)
    view = position.view(0)
    bot = make_player("expert", 1)
    bot.decide(view, Budget(0.01))
    start = time.process_time()
    bot.decide(view, Budget(0.5))
    assert time.process_time() - start < 0.75
    budget = Budget(60)
    threading.Timer(0.05, budget.stop).start()
    start = time.process_time()
    bot.decide(view, budget)
    assert time.process_time() - start < 5


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "expert"])
def test_a_bot_that_is_kept_decides_like_a_new_one(name: str) -> None:
    """Reseeded before each decision, earlier decisions leave no trace."""
    cache = BotCache()
    for number, position in enumerate(positions(12 if shedu.IS_COMPILED else 4, seed=5)):
        kept = cache.bot(name, "table", 0, number)
        assert choose(kept, position) == choose(make_player(name, number), position)
    assert len(cache) == 1


def test_bots_are_kept_for_each_seat_of_a_table_up_to_a_limit() -> None:
    cache = BotCache(max_bots=2)
    first = cache.bot("novice", "a", 0, 1)
    second = cache.bot("novice", "a", 1, 1)
    assert first is not second
    assert cache.bot("novice", "a", 0, 2) is first
    cache.bot("novice", "b", 0, 1)  # the second one was used least recently
    assert len(cache) == 2
    assert cache.bot("novice", "a", 0, 3) is first
    assert cache.bot("novice", "a", 1, 3) is not second
