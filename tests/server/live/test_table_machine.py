"""A live table under random actions of players, bots, clocks and operators: it never gets stuck.

The clock is the test's, bots answer on the test's request, and each example runs on one event loop.
"""

import asyncio
import random
import secrets
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest import mock

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from shedu.engine.moves import MOVES, Move, Pass
from shedu.engine.position import Position
from shedu.engine.sight import Kind
from shedu.engine.view import View
from shedu.server.admin import Admin
from shedu.server.cluster.game_time import unlimited
from shedu.server.errors import TableError
from shedu.server.live.account_changes import delete_person
from shedu.server.live.live_table import LiveTable
from shedu.server.live.registry import TableRegistry
from shedu.server.live.service import Service
from shedu.server.people.chat import Chat
from shedu.server.people.people import Person
from shedu.server.storage.database import Database
from shedu.server.storage.writer import Writer
from shedu.server.tables import absence
from shedu.server.tables.clocks import DAY_S, RETURN_GRACE_S
from shedu.server.tables.seats import Seat
from shedu.server.tables.terms import Days, RealTime, Terms, Timeout, TurnBased, Wish
from tests.server.registries import Clock, Onlooker, meet, person
from tests.soak import IS_SOAK

BUDGET_S, INCREMENT_S = 60, 5
NAMES = ("Ann", "Bob", "Cid")
PATIENCE_S = 20.0  # with absent players: all are, as only a player alone views the table
MAX_GRACES = 8
ROUNDING_S = 5.0  # of clocks that are shown in tenths


class SlowBots:
    """Bots that think until the test calls `answer`."""

    def __init__(self) -> None:
        self.thinking: list[tuple[asyncio.Future[Move], View]] = []

    async def decide(self, _level: str, _seed: int, view: View, _table: str, _owner: str) -> Move:
        answer: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
        self.thinking.append((answer, view))
        return await answer

    def answer(self) -> bool:
        """Let the bot answer that has been thinking longest."""
        while self.thinking:
            answer, view = self.thinking.pop(0)
            if not answer.done():
                answer.set_result(_first_move(view))
                return True
        return False

    def close(self) -> None:
        pass


def _first_move(view: View) -> Move:
    legal = [MOVES[index] for index in view.legal_moves().indices()]
    return next((move for move in legal if not isinstance(move, Pass)), legal[0])


def _is_attack(position: Position, move: Move) -> bool:
    """Whether a move begins a conflict."""
    after = position.copy()
    after.apply(move)
    return after.decision is not None and after.decision.kind is not Kind.ACTION


class TableMachine(RuleBasedStateMachine):
    """Up to three people at a table with real-time clocks."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.clock = Clock()
        self.run(self._open())

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    async def _open(self) -> None:
        self.writer = Writer(Database(f"sqlite:///{Path(self.folder.name) / 'tables.sqlite'}"))
        self.bots = SlowBots()
        service = Service(self.writer, Chat(self.writer.database), self.bots, clock=self.clock)  # type: ignore[arg-type]
        service.game_time = unlimited(self.clock)
        service.patience_s = PATIENCE_S
        self.registry = TableRegistry(service)
        await self.registry.start()

    async def _close(self) -> None:
        self.registry.stop()
        await self.registry.close()
        self.writer.close()

    @initialize(
        count=st.integers(1, 3),
        seed=st.integers(0, 2**32),
        timeout=st.sampled_from(("bot", "bot", "stop")),
        days=st.sampled_from((None, None, 1)),
    )
    def begin(self, count: int, seed: int = 1, timeout: Timeout = "bot", days: Days | None = None) -> None:
        """People among themselves, or one against a bot. The same values deal the same tiles."""
        rng = random.Random(seed)
        with (
            mock.patch.object(secrets, "token_hex", lambda count: rng.randbytes(count).hex()),
            mock.patch.object(secrets, "randbelow", rng.randrange),
        ):
            self._begin(count, timeout, RealTime(BUDGET_S, INCREMENT_S) if days is None else TurnBased(days))

    def _begin(self, count: int, timeout: Timeout, clock: RealTime | TurnBased) -> None:
        async def begin() -> LiveTable:
            terms = Terms(clock=clock, timeout=timeout, level="random")
            self.people = [person(self.registry, name) for name in NAMES[:count]]
            if count > 1:
                return await meet(self.registry, terms, *self.people)
            wish = Wish([Seat("lion"), Seat("bull", "bot", "random")], first="lion", terms=terms)
            return await self.registry.open((await self.registry.create(wish, self.people[0])).id)

        self.live: LiveTable = self.run(begin())
        self._watch()
        self.used = [0.0] * len(self.live.roster.seats)  # seconds that the clock of each seat has run

    def _watch(self) -> None:
        """Without a viewer the bots of a player who leaves a game against bots pause."""
        if len(self.people) == 1:
            Onlooker(self.live, self.people[0], 0)

    def attempt(self, work: Coroutine[Any, Any, Any]) -> None:
        """Make a request that the table may refuse, and wait for its effects."""

        async def attempt() -> None:
            with suppress(TableError):
                await work
            await self._settle()

        self.run(attempt())

    async def _settle(self) -> None:
        """Wait until all changes are stored; bots may go on thinking."""
        quiet = 0
        while quiet < 3:
            bot = self.live.automation._bots._task
            pending = [task for task in self.live._tasks._running if task is not bot and not task.done()]
            if pending:
                await asyncio.wait(pending, timeout=5)
            is_writing = self.live._lock.locked()
            quiet = 0 if pending or is_writing else quiet + 1
            await asyncio.sleep(0.0005 if is_writing else 0)

    @property
    def is_over(self) -> bool:
        return self.live.game.decider is None or self.live.roster.status != "playing"

    # Events

    @rule(choice=st.integers(0, 10_000))
    def move(self, choice: int) -> None:
        """The deciding person makes a move; a bot's seat is refused."""
        game = self.live.game
        if game.decider is None:
            return
        legal = game.view(game.decider).legal_moves().indices()
        move = MOVES[legal[choice % len(legal)]]
        before, is_bot = game.now.number, game.bot_to_move is not None
        self.attempt(self.live.play(game.decider, before, move))
        if is_bot:
            assert game.entries[before:] == [] or before + 1 in game.by_bots

    @rule(seat=st.integers(0, 2))
    def leave(self, seat: int) -> None:
        owner, seat = self._owner(seat)
        if owner is None:
            return
        level = "expert" if len(self.live.roster.owners) > 1 else "random"  # a player alone may choose
        self._change(lambda roster: absence.leave(roster, self.live.game, owner, seat, level))
        assert {each.level for each in self.live.roster.seats} <= {None, "random"}

    @rule(seat=st.integers(0, 2))
    def come_back(self, seat: int) -> None:
        owner, seat = self._owner(seat)
        was_bots = self.live.game.bot_to_move == seat and len(self.live.roster.owners) > 1
        turn = self.live.roster.seats[seat].left_turn
        if owner is None:
            return
        self._change(lambda roster: absence.come_back(roster, self.live.game, owner, seat))
        if was_bots and turn == self.live.game.now.turn:
            assert self.live.roster.seats[seat].is_bot, "the bot keeps the open decision"

    def _change(self, make: Any) -> None:
        self.attempt(self.live.change(make))

    def _owner(self, seat: int) -> tuple[Person | None, int]:
        """The owner of a seat, None if banned or deleted, and the seat in the roster."""
        seat = self._seat(seat)
        owner = self.live.roster.seats[seat].owner
        return next((each for each in self.people if each.id == owner), None), seat

    def _seat(self, seat: int) -> int:
        return seat % len(self.live.roster.seats)

    @rule(seat=st.integers(0, 2))
    def delete_account(self, seat: int) -> None:
        owner, _ = self._owner(seat)
        if owner is not None and len(self.live.roster.owners) > 1:
            self.attempt(delete_person(self.registry, owner))
            self._check_gone(owner)

    @rule(seat=st.integers(0, 2))
    def ban(self, seat: int) -> None:
        owner, _ = self._owner(seat)
        if owner is not None and len(self.live.roster.owners) > 1:
            Admin(self.writer.database, operator="Olga").ban(owner.id)
            self.attempt(self.registry.apply_admin_commands())
            if not self.is_over:  # then the result keeps its players
                self._check_gone(owner)

    def _check_gone(self, person: Person) -> None:
        """No seat waits for a person who cannot return."""
        assert all(person.id not in (seat.person, seat.left) for seat in self.live.roster.seats)
        assert not any(seat.is_returning and seat.left is None for seat in self.live.roster.seats)

    @rule(seat=st.integers(0, 2))
    def leave_twice(self, seat: int) -> None:
        """A player returns briefly while the bot thinks, and leaves again before its answer arrives."""
        self.leave(seat)
        self.come_back(seat)
        self.let_a_bot_answer()
        self.leave(seat)

    @rule(seat=st.integers(0, 2), by=st.integers(0, 2))
    def replace_absent(self, seat: int, by: int) -> None:
        """A player gives the seat of an absent one to a bot, which most often is refused."""
        who, _ = self._owner(by)
        seat, absent, before = self._seat(seat), self.live.automation.absence, self.live.roster
        if who is None:
            return
        self._change(
            lambda roster: absence.replace_absent(
                roster, self.live.game, who, seat, self.live.automation.absence
            )
        )
        if self.live.roster != before:
            assert absent is not None
            assert (absent.seat, absent.wait_s) == (seat, 0)
            assert before.seats[self._seat(by)].person == who.id

    @rule(choice=st.integers(0, 10_000))
    def attack_and_undo(self, choice: int) -> None:
        """An attack, which the attacker takes back once another player decides and has less time."""
        game = self.live.game
        seat = game.decider
        if seat is None or game.bot_to_move is not None:
            return
        legal = [MOVES[index] for index in game.view(seat).legal_moves().indices()]
        attacks = [move for move in legal if _is_attack(game.now.position, move)]
        if not attacks:
            return
        self.attempt(self.live.play(seat, game.now.number, attacks[choice % len(attacks)]))
        for _ in range(4):
            decision = game.now.position.decision
            if decision is None or decision.seat != seat or decision.kind is Kind.ACTION:
                break
            self.move(0)
        self.undo(seat, 0)

    @rule(times=st.integers(1, 4))
    def stall(self, times: int) -> None:
        """A player lets the clock run out, asks for the seat back, and does so again at the next turn."""
        seat = self.live.game.decider
        for _ in range(times):
            clocks = self.live.timekeeper.clocks
            # A smaller grace would never pass while the clock of the test stands still.
            if seat is None or clocks is None or len(clocks.state.graces) >= MAX_GRACES or self.is_over:
                return
            self.pass_time(600.0)
            self.come_back(seat)
            for _ in range(6):  # until it is the seat's decision again
                if self.is_over or (self.live.game.bot_to_move is None and self.live.game.decider == seat):
                    break
                self.bots_move_on()
                self.move(0)

    @rule(seconds=st.sampled_from([0.5, 5.0, 30.0, 61.0, 600.0, DAY_S / 2, DAY_S]))
    def pass_time(self, seconds: float) -> None:
        clocks = self.live.timekeeper.clocks
        left, ticking = self.live.timekeeper.left(), None if clocks is None else clocks.state.ticking
        if left is not None and ticking is not None:
            self.used[ticking] += min(seconds, left[ticking])
        self.clock.now += seconds
        self.attempt(self.registry.check_clocks())

    @rule()
    def let_a_bot_answer(self) -> None:
        self.bots.answer()
        self.attempt(asyncio.sleep(0))

    @rule(seat=st.integers(0, 2), choice=st.integers(0, 3))
    def undo(self, seat: int, choice: int) -> None:
        game, seat = self.live.game, self._seat(seat)
        plies = game.undo_to(seat)
        if not plies:
            return
        decider = game.decider
        left = self.live.timekeeper.left()
        assert decider is None or decider == seat or game.seats[decider].is_bot
        ply = plies[choice % len(plies)]
        undone = game.line[ply + 1 :]
        assert not any(number in game.by_bots and game.entries[number - 1][0] == seat for number in undone)
        self.attempt(self.live.undo(seat, game.now.number, ply))
        after = self.live.timekeeper.left()
        if isinstance(self.live.roster.terms.clock, TurnBased):  # shown in full while a seat does not decide
            assert all(now <= before for before, now in zip(left or (), after or (), strict=True))
        else:
            assert left == after

    @rule(seat=st.integers(0, 2))
    def ask_undo(self, seat: int) -> None:
        game, seats, seat = self.live.game, self.live.roster.seats, self._seat(seat)
        plies = game.undo_by_consent(seat)
        if plies and not seats[seat].is_bot:
            self.attempt(self.live.consent.ask(game, seats, seat, game.now.number, plies[-1]))

    @rule(seat=st.integers(0, 2), agrees=st.booleans())
    def answer_undo(self, seat: int, agrees: bool) -> None:
        game, seats, seat = self.live.game, self.live.roster.seats, self._seat(seat)
        if not seats[seat].is_bot:
            self.attempt(self.live.consent.answer(game, seats, seat, game.now.number, agrees))

    @rule(seconds=st.sampled_from([0.0, 3600.0]))
    def restart(self, seconds: float) -> None:
        """The server is down for a while; the clocks are not affected."""
        before = self.live.roster, self.live.game.entries, self.live.game.by_bots
        left = self.live.timekeeper.left()

        async def restart() -> None:
            await self._close()
            self.clock.now += seconds
            await self._open()
            self.live = await self.registry.open(self.live.id)
            self._watch()
            self.live.automation.wake_bot()
            await self._settle()

        self.run(restart())
        assert before == (self.live.roster, self.live.game.entries, self.live.game.by_bots)
        assert left == self.live.timekeeper.left()

    # Invariants

    @invariant()
    def one_mover(self) -> None:
        """A bot thinks exactly when it holds the open decision, and a clock runs when a person does."""
        live, ticking = self.live, self.live.timekeeper.clocks
        assert ticking is not None
        thinking = len([1 for answer, _ in self.bots.thinking if not answer.done()])
        assert thinking <= 1
        if self.is_over:
            assert ticking.state.ticking is None or self.live.roster.status == "stopped"
            assert self.live.timekeeper.overdue() is None or not self.live.timekeeper.is_armed
            assert not thinking
            return
        bot = live.game.bot_to_move
        # Without a person at the table its bots pause.
        has_bot = bot is not None and live.automation.has_audience
        assert thinking == 1 or not has_bot, "a bot that holds the decision thinks"
        assert not thinking or has_bot, "a bot stops when its player is back"
        assert ticking.state.ticking == (live.game.decider if bot is None else None)

    @invariant()
    def entries_without_gaps(self) -> None:
        stored = self.registry.games.game(self.live.id)
        assert stored is not None
        assert stored.entries == self.live.game.entries
        assert stored.by_bots == self.live.game.by_bots
        assert stored.roster == self.live.roster

    @invariant()
    def clocks_gain_nothing(self) -> None:
        """All time of a seat is its budget, an increment for each entry at most, and the shrinking graces."""
        left = self.live.timekeeper.left()
        assert left is not None
        assert all(seconds >= 0 for seconds in left)
        clock = self.live.roster.terms.clock
        if isinstance(clock, TurnBased):
            assert all(rest <= clock.days * DAY_S for rest in left)
            return
        most = BUDGET_S + INCREMENT_S * len(self.live.game.entries) + 2 * RETURN_GRACE_S
        assert all(used + rest <= most + ROUNDING_S for used, rest in zip(self.used, left, strict=True))

    @rule()
    def bots_move_on(self) -> None:
        """From every state, bots move on until a person decides."""
        for _ in range(200):
            if self.is_over or self.live.game.bot_to_move is None or not self.live.automation.has_audience:
                return
            before = self.live.game.now.number
            assert self.bots.answer()
            self.attempt(asyncio.sleep(0))
            assert self.live.game.now.number > before or self.live.game.bot_to_move is None

    def teardown(self) -> None:
        self.run(self._close())
        self.loop.close()
        self.folder.cleanup()


TableMachine.TestCase.settings = settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=300 if IS_SOAK else 12,
    stateful_step_count=60 if IS_SOAK else 30,
    suppress_health_check=list(HealthCheck),
)
TestTable = TableMachine.TestCase


def return_while_the_bot_thinks(table: TableMachine) -> None:
    """At a later turn than the one in which the player left, so that the seat is theirs at once."""
    table.leave(0)
    for _ in range(6):
        table.bots_move_on()
        table.move(0)
        if table.live.game.bot_to_move == 0:
            break
    table.come_back(0)


def replace_and_return(table: TableMachine) -> None:
    """The deciding player is absent, is replaced by the other player, and asks for the seat back."""
    table.pass_time(PATIENCE_S + 1)
    for seat, by in ((0, 1), (1, 0)):
        table.replace_absent(seat, by)
        table.come_back(seat)


SEQUENCES: dict[str, tuple[int, Callable[[TableMachine], None]]] = {
    "a lone player leaves twice": (1, lambda table: table.leave_twice(0)),
    "a player leaves twice": (2, lambda table: table.leave_twice(0)),
    "a player returns while the bot thinks": (2, return_while_the_bot_thinks),
    "a player stalls": (2, lambda table: table.stall(4)),
    "an absent player is replaced": (2, replace_and_return),
    "an attack is undone": (2, lambda table: table.attack_and_undo(0)),
    "a player who returns is banned": (
        3,
        lambda table: (table.leave(0), table.come_back(0), table.ban(0))[-1],
    ),
    "a player who returns is deleted": (
        3,
        lambda table: (table.leave(0), table.come_back(0), table.delete_account(0))[-1],
    ),
}


@pytest.mark.parametrize("name", SEQUENCES)
def test_sequences_that_went_wrong(name: str) -> None:
    """The random ones reach them only in long runs."""
    count, attack = SEQUENCES[name]
    table = TableMachine()

    def check() -> None:
        table.one_mover()
        table.entries_without_gaps()
        table.clocks_gain_nothing()

    try:
        table.begin(count)
        for choice in range(24):
            attack(table)
            check()
            table.bots_move_on()
            table.move(7 * choice)
            check()
    finally:
        table.teardown()
