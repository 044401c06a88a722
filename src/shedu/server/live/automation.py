"""Changes of a table that no client asks for: moves of bots, timeouts, seats given back; and absence."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from shedu.engine.moves import Move
from shedu.play.game import Moment
from shedu.server.background import Tasks
from shedu.server.live.bot_turns import BotTurns
from shedu.server.live.service import Service
from shedu.server.live.state import TableState
from shedu.server.live.timekeeper import Timekeeper
from shedu.server.live.viewers import Presence, Viewers
from shedu.server.tables import absence
from shedu.server.tables.roster import Roster
from shedu.server.tables.seats import Absence
from shedu.server.wire import messages as m

BOT_TAKEOVER_S = 10.0  # after which a process takes over bots that another one should have started
_log = structlog.get_logger("table")


class Automation:
    """Runs the bots and clocks of a table, and changes it through `change` and `play`.

    The timekeeper is loaded before each call that arms the clock.
    """

    def __init__(
        self,
        table: TableState,
        service: Service,
        viewers: Viewers,
        presence: Presence,
        tasks: Tasks,
        change: Callable[[Callable[[Roster], Roster]], Coroutine[Any, Any, None]],
        play: Callable[[int, int, Move], Awaitable[Moment]],  # seat, entry, move
    ) -> None:
        self._table = table
        self._service = service
        self._presence = presence
        self._tasks = tasks
        self._change = change
        self._bots = BotTurns(
            service.workers,
            self._work_owner,
            tasks.start,
            play,
            lambda seat: viewers.send(m.Thinking(seat)),
        )
        self.timekeeper = Timekeeper(service.game_time, self._check_clock_soon)
        self._decision_began = service.game_time()
        self._is_missed = False  # the player who has to decide, as of the last entry

    # Clocks

    def arm_clock(self) -> None:
        self.timekeeper.arm(self._table.is_playing)

    def begin_decision(self) -> None:
        """Count the time of the open decision from now, and arm the clock."""
        self._decision_began = self._service.game_time()
        self.arm_clock()

    def follow_roster(self, before: Roster, starts: bool) -> None:
        """Count the time anew if the game starts, or if a player has the decision back; arm the clock."""
        table = self._table
        if table.has_started and (starts or absence.has_returned(before, table.roster, table.game)):
            self._decision_began = self._service.game_time()
        self.arm_clock()

    async def check_clock(self) -> None:
        """Apply the table's timeout rule if a clock has reached zero."""

        def expire(roster: Roster) -> Roster:
            # Under the lock: the player may have decided at the last moment.
            seat = self.timekeeper.overdue()
            if seat is None or roster.status != "playing" or roster.seats[seat].kind != "human":
                return roster
            _log.info("timeout", game=self._table.id, seat=seat, rule=roster.terms.timeout)
            if roster.terms.timeout == "stop":
                return roster.ended("stopped")
            return roster.taken_over(seat, roster.terms.level, self._table.game.now.turn)

        if self.timekeeper.overdue() is not None:
            await self._change(expire)
        if not self.timekeeper.is_armed:
            self.arm_clock()

    def _check_clock_soon(self) -> None:
        self._attempt(self.check_clock())

    # Absence

    @property
    def absence(self) -> Absence | None:
        """The player who has to decide, if they are not at the table and others may replace them."""
        moment, roster = self._service.game_time(), self._table.roster
        self._presence.observe(moment)
        patience_s = absence.patience_of(roster.terms, self._service.patience_s)
        seat = self._table.game.decider if self._table.is_playing else None
        person = None if seat is None else roster.seats[seat].person
        if patience_s is None or seat is None or person is None or len(roster.people) < 2:
            return None
        if self._presence.is_viewing(person):
            return None
        since = max(self._decision_began, self._presence.left_at(person) or self._decision_began)
        return Absence(seat, max(0.0, since + patience_s - moment))

    def check_absence(self) -> bool:
        """Whether a player is missed, or was at the last check."""
        was_missed, self._is_missed = self._is_missed, self.absence is not None
        return was_missed or self._is_missed

    # Bots

    def _work_owner(self, seat: int) -> str:
        """The owner by the present roster: a player may have left the seat to the bot during the game."""
        return self._table.roster.work_owner(seat)

    @property
    def thinking(self) -> m.Thinking | None:
        """The bot that thinks now."""
        seat = self._table.game.bot_to_move if self._table.has_started else None
        return None if seat is None or not self._bots.is_thinking else m.Thinking(seat)

    @property
    def has_audience(self) -> bool:
        """Whether a person plays or watches; otherwise the bots of the table pause."""
        return self._table.roster.has_player or self._presence.is_watched

    @property
    def _is_too_long(self) -> bool:
        limits = self._service.limits
        if limits is None or not self._table.has_started or self._table.is_open:
            return False
        return not limits.allows_moves(self._table.game)

    @property
    def _wants_bots(self) -> bool:
        return self._table.is_playing and self.has_audience and not self._is_too_long

    def pause_bots(self) -> None:
        """Stop a bot that thinks without an audience, or in a game that has ended or is too long."""
        self._bots.stop_unless(self._wants_bots)

    def wake_bot(self, is_late: bool = False) -> None:
        """Have a bot think if it holds the open decision, and stop one that thinks about the past.

        The process that stored the last entry does so, or, if `is_late`, any process after a while.
        """
        if not self._table.has_started:
            return
        game, roster = self._table.game, self._table.roster
        self._bots.stop_if_stale(game)
        if game.is_open:
            self._bots.end(game)
        is_wanted = self._wants_bots
        self._bots.stop_unless(is_wanted)
        waited_s = self._service.game_time() - self._decision_began
        if not self._table.is_playing or (
            is_late and self._service.bus.is_shared and waited_s < BOT_TAKEOVER_S
        ):
            return
        if self._is_too_long:
            self._change_later(lambda roster: roster.ended("stopped"))
        elif absence.resume(roster, game) != roster:
            self._change_later(lambda roster: absence.resume(roster, self._table.game))
        elif is_wanted:
            self._bots.start(game)

    def stop(self) -> None:
        """Stop bots and clocks."""
        self._bots.stop()
        self.timekeeper.stop()

    # Changes in the background

    def _change_later(self, make: Callable[[Roster], Roster]) -> None:
        self._attempt(self._change(lambda roster: make(roster) if roster.status == "playing" else roster))

    def _attempt(self, change: Coroutine[Any, Any, None]) -> None:
        """Start a change that the registry's sweep tries again if it fails."""

        async def attempt() -> None:
            try:
                await change
            except Exception as error:
                _log.error(
                    "table not changed", game=self._table.id, error=type(error).__name__, exc_info=error
                )

        self._tasks.start(attempt())
