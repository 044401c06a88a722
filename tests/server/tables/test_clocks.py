"""Clocks: the time they show, what happens when it is up, and restarts of the server."""

import asyncio
from pathlib import Path

import pytest

from shedu.engine.moves import Pass
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import TableRegistry
from shedu.server.tables.clocks import DAY_S, RETURN_GRACE_S, Clocks, ClockState
from shedu.server.tables.terms import RealTime, Terms, TurnBased
from tests.server.moves import legal
from tests.server.registries import Clock, come_back, meet, open_registry, pass_turn, person, play

FAST = RealTime(600, 10)
SLOW = TurnBased(3)


def test_a_real_time_clock_gains_the_increment_with_each_turn() -> None:
    """Not with a further decision of the same turn, and not by undo."""
    clocks = Clocks(FAST, Clocks.new(FAST, 2).begun(0, 1000.0))
    assert clocks.left(1030.0) == [570, 600]
    clocks = Clocks(FAST, clocks.after(0, 1030.0))
    assert clocks.state == ClockState([570, 600], 0, 1030.0)
    clocks = Clocks(FAST, clocks.after(1, 1040.0))
    assert clocks.state == ClockState([560, 610], 1, 1040.0)
    undone = Clocks(FAST, clocks.after(0, 1045.0, is_undo=True))
    assert undone.state == ClockState([560, 605], 0, 1045.0)
    assert clocks.after(None, 1050.0).left == [560, 600]
    assert clocks.deadline() == 1650.0
    assert Clocks(FAST, clocks.after(None, 1050.0)).deadline() is None


def test_a_turn_based_clock_restarts_with_each_turn() -> None:
    """After an undo the clock continues with the time it had."""
    clocks = Clocks(SLOW, Clocks.new(SLOW, 2).begun(0, 0.0))
    clocks = Clocks(SLOW, clocks.after(0, DAY_S))
    assert clocks.left(DAY_S) == [2 * DAY_S, 3 * DAY_S]
    clocks = Clocks(SLOW, clocks.after(1, 2 * DAY_S))
    assert (clocks.left(2 * DAY_S), clocks.deadline()) == ([3 * DAY_S, 3 * DAY_S], 5 * DAY_S)
    undone = Clocks(SLOW, clocks.after(0, 2.5 * DAY_S, is_undo=True))
    assert undone.left(2.5 * DAY_S) == [DAY_S, 3 * DAY_S]
    assert Clocks(SLOW, undone.after(1, 2.5 * DAY_S)).left(2.5 * DAY_S) == [3 * DAY_S, 3 * DAY_S]


def test_a_returning_player_gets_a_little_time() -> None:
    """If the clock had reached zero."""
    late = Clocks(FAST, ClockState([0.0, 600.0]))
    first = late.begun(0, 5.0)
    assert (first.left, first.graces) == ([RETURN_GRACE_S, 600.0], [0])
    assert late.begun(1, 5.0).left == [0.0, 600.0]
    assert Clocks(FAST, ClockState([10.0, 600.0], 0, 0.0)).begun(0, 10.0).left == [
        0.0,
        600.0,
    ]  # they have not returned
    assert Clocks(SLOW, ClockState([-1.0, DAY_S])).begun(0, 5.0).left[0] == DAY_S


def test_the_time_for_returning_shrinks() -> None:
    """All graces together are less than two minutes, and entries do not reset them."""
    clocks, now, given = Clocks(FAST, ClockState([0.0, 600.0])), 0.0, []
    for _ in range(20):
        clocks = Clocks(FAST, clocks.begun(0, now))
        given.append(clocks.state.left[0])
        now += given[-1]
        clocks = Clocks(FAST, clocks.begun(None, now))
        clocks = Clocks(FAST, clocks.after(1, now))
        clocks = Clocks(FAST, clocks.after(None, now))
    assert given[:3] == [60.0, 30.0, 15.0]
    assert sum(given) < 2 * RETURN_GRACE_S


def test_clocks_are_sent_and_stored(tmp_path: Path) -> None:
    """With every move; the list of games has the deadline."""

    async def check() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, Terms(clock=FAST), ann, bob)
            assert live.presenter.show(0).clocks == [600, 600]
            clock.now += 7.25
            assert live.presenter.show(None).clocks == [592.8, 600]
            await pass_turn(live)
            assert live.presenter.show(1).clocks == [592.8, 610]
            (info,) = await registry.games_of(bob)
            assert (info.to_decide, info.deadline) == (1, clock.now + 610)
            stored = registry.games.game(live.id)
            assert stored is not None
            assert stored.clock == ClockState([592.75, 610], 1, clock.now)

    asyncio.run(check())


async def late(registry: TableRegistry, clock: Clock, live: LiveTable) -> None:
    """Let the deciding player's time pass, and have the registry check."""
    assert live.timekeeper.clocks is not None
    deadline = live.timekeeper.clocks.deadline()
    assert deadline is not None
    clock.now = deadline - 0.5
    await registry.check_clocks()
    assert live.roster.status == "playing"
    assert live.roster.seats[0].kind == "human"
    clock.now = deadline
    await registry.check_clocks()


def test_a_timeout_that_cannot_be_stored_is_logged_and_applied_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def check() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            live = await meet(
                registry, Terms(clock=FAST, timeout="stop"), person(registry, "Ann"), person(registry, "Bob")
            )
            assert live.timekeeper.deadline is not None
            clock.now = live.timekeeper.deadline
            with monkeypatch.context() as patch:
                patch.setattr(registry.games, "change_roster", broken)
                live.timekeeper._expire()
                await asyncio.gather(*live._tasks._running)
            seen = [live.roster.status]
            await registry.check_clocks()
            assert [*seen, live.roster.status] == ["playing", "stopped"]

    def broken(*_: object) -> None:
        raise OSError("the disk is away")

    asyncio.run(check())
    out = "".join(capsys.readouterr())
    assert "table not changed" in out
    assert "the disk is away" in out


@pytest.mark.parametrize("kind", [FAST, SLOW])
def test_a_bot_takes_over(tmp_path: Path, kind: RealTime | TurnBased) -> None:
    """The bot plays until the player's next turn, so that an immediate return gains no time."""

    async def check() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, Terms(clock=kind, timeout="bot", level="random"), ann, bob)
            await late(registry, clock, live)
            await come_back(live, ann, 0)
            seat = live.roster.seats[0]
            assert (seat.kind, seat.left, seat.is_returning) == ("bot", ann.id, True)
            assert live.timekeeper.clocks is not None
            assert live.timekeeper.clocks.deadline() is None
            while live.game.now.position.active == 0 or live.game.decider != 1:
                await asyncio.sleep(0.001)  # the bot thinks
            assert live.game.by_bots
            clock.now += 1
            while live.game.now.position.active == 1:
                if live.game.decider == 1:
                    await pass_turn(live)
                await asyncio.sleep(0.001)
            while live.roster.seats[0].kind == "bot":
                await asyncio.sleep(0.001)
            assert (live.game.decider, live.roster.seats[0].person) == (0, ann.id)
            left = live.presenter.show(0).clocks
            assert left is not None
            assert left[0] == (RETURN_GRACE_S if kind is FAST else DAY_S)
            assert live.game.undo_to(0) == live.game.undo_by_consent(0) == []

    asyncio.run(asyncio.wait_for(check(), 30))


@pytest.mark.parametrize("kind", [FAST, SLOW])
def test_the_game_is_stopped_if_the_terms_say_so(tmp_path: Path, kind: RealTime | TurnBased) -> None:
    """No seat can move, and no clock runs."""

    async def check() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, Terms(clock=kind, timeout="stop"), ann, bob)
            await late(registry, clock, live)
            assert live.roster.status == "stopped"
            (info,) = await registry.games_of(ann)
            assert (info.status, info.to_decide, info.deadline) == ("stopped", None, None)
            shown = live.presenter.show(0).clocks
            clock.now += 100
            assert live.presenter.show(0).clocks == shown
            assert registry.games.overdue(clock.now + 30 * DAY_S) == []

    asyncio.run(check())


def test_a_move_at_the_last_moment_counts(tmp_path: Path) -> None:
    """The time runs out while the move is being stored: the player keeps the seat."""

    async def check() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, Terms(clock=RealTime(60)), ann, bob)
            clock.now += 59.9
            moving = asyncio.create_task(live.play(0, 0, Pass()))
            while not live._lock.locked():
                await asyncio.sleep(0)
            clock.now += 0.2
            assert live.timekeeper.overdue() == 0
            await asyncio.gather(moving, live.automation.check_clock())
            assert (live.game.now.number, live.game.decider) == (1, 1)
            assert live.roster.seats[0].kind == "human"

    asyncio.run(check())


def test_a_real_time_clock_expires_by_itself(tmp_path: Path) -> None:
    """A timer fires without any viewer."""

    async def check() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, Terms(clock=RealTime(60), timeout="stop"), ann, bob)
            assert live.timekeeper.is_armed
            assert not live.is_idle
            clock.now += 60
            live.timekeeper.arm(is_playing=True)  # as the next move does; now the time is up
            while live.roster.status == "playing":
                await asyncio.sleep(0)
            assert not live.timekeeper.is_armed

    asyncio.run(asyncio.wait_for(check(), 30))


def test_a_table_of_days_need_not_stay_open(tmp_path: Path) -> None:
    """The registry loads it at the deadline."""

    async def check() -> None:
        clock = Clock()
        async with open_registry(tmp_path, clock) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, Terms(clock=TurnBased(7)), ann, bob)
            assert live.is_idle

    asyncio.run(check())


@pytest.mark.parametrize("kind", [FAST, TurnBased(1)])
def test_downtime_of_the_server(tmp_path: Path, kind: RealTime | TurnBased) -> None:
    """Downtime does not count; time before it does."""

    async def before(clock: Clock) -> tuple[str, float]:
        async with open_registry(tmp_path, clock) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, Terms(clock=kind, timeout="stop"), ann, bob)
            clock.now += 100
            left = live.presenter.show(0).clocks
            assert left is not None
            return live.id, left[0]

    async def after(clock: Clock, game: str, left: float) -> None:
        async with open_registry(tmp_path, clock) as registry:
            await registry.check_clocks()
            live = await registry.open(game)
            assert live.roster.status == "playing"
            shown = live.presenter.show(0).clocks
            assert shown is not None
            assert shown[0] == pytest.approx(left)
            info = await registry.summary(game)
            assert info.deadline == pytest.approx(clock.now + left)
            clock.now += left
            await registry.check_clocks()
            assert (await registry.summary(game)).status == "stopped"

    clock = Clock()
    game, left = asyncio.run(before(clock))
    clock.now += 9 * DAY_S
    asyncio.run(after(clock, game, left))


def test_the_list_of_games_has_the_deciding_player(tmp_path: Path) -> None:
    """Also in another player's turn, when the defender must decide."""

    async def check() -> None:
        async with open_registry(tmp_path, Clock()) as registry:
            ann, bob = person(registry, "Ann"), person(registry, "Bob")
            live = await meet(registry, Terms(clock=SLOW), ann, bob)
            await play(live, "king B1")
            await play(live, "pass")
            await play(live, "king C2")
            table = live.game
            assert (table.now.position.active, table.decider) == (1, 1)  # the attacker commits first
            while table.decider == 1:
                decision = live.presenter.show(1).decision
                assert decision is not None
                await play(live, next(move for move in legal(decision) if move.startswith("commit")))
            assert (table.now.position.active, table.decider) == (1, 0)
            for who in (ann, bob):
                (info,) = await registry.games_of(who)
                assert info.to_decide is not None
                assert info.seats[info.to_decide].person == ann.id
                assert info.deadline is not None

    asyncio.run(check())
