"""A game of one person against bots, as the person at the keyboard sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shedu.cli.table.wording import PERSON
from shedu.engine.events import Event
from shedu.engine.moves import Move
from shedu.engine.position import Position
from shedu.engine.record import Record, full_record
from shedu.engine.rules import Rules
from shedu.engine.sight import Kind
from shedu.engine.view import View
from shedu.play.chronicle import Chronicle
from shedu.play.errors import UndoError, UndoReason
from shedu.play.game import Game, Moment
from shedu.play.seats import Seat
from shedu.players.bots.base import Budget
from shedu.players.bots.cache import BotCache
from shedu.players.bots.random_bot import RandomBot
from shedu.players.bots.registry import player_names
from shedu.players.bots.seated import Failure, attempt, failure_of
from shedu.players.engines.specs import parse_player

DEFAULT_LEVEL = "novice"
BOT_BUDGET_S = 1.0


class Step(NamedTuple):
    """A decision and its events, without what the person may not know."""

    seat: int
    kind: Kind
    turn: int  # after the decision
    events: tuple[Event, ...]


class SoloGame:
    """A `Game` with one person at `seat`. Everything it shows is limited to what that person may know."""

    def __init__(self, record: Record, seat: int, level: str | None = None) -> None:
        """Open a saved game; the engine's error if the record cannot be played.

        `level` is that of all bots; without it, their names in the record are their levels.
        """
        self.seat = seat
        self._game = Game.of_record("", record, _seats(record, seat, level))
        self._bots = BotCache(make=lambda text, seed: parse_player(text).make(seed))
        self.failures: list[Failure] = []  # of bots, which a random move replaced
        self._chronicles: dict[int, Chronicle] = {}
        self._steps = [self._seen(moment) for moment in self._game.current_line()[1:]]

    @classmethod
    def new(
        cls, rules: Rules, players: Sequence[str], dynasty: str, seed: int, level: str = DEFAULT_LEVEL
    ) -> SoloGame:
        """A new game in which the person plays this dynasty against bots of a level."""
        start = Position.new(rules, players, seed)
        names = {player: PERSON if player == dynasty else bot_name(level) for player in start.players}
        return cls(full_record(start, seed, names), start.seat_of(dynasty), level)

    @property
    def record(self) -> Record:
        return self._game.record()

    @property
    def names(self) -> dict[str, str]:
        """The players' names by dynasty."""
        return {seat.dynasty: seat.name for seat in self._game.seats if seat.name}

    @property
    def players(self) -> tuple[str, ...]:
        return self._game.head.players

    @property
    def view(self) -> View:
        """The table as the person sees it."""
        return self._game.view(self.seat)

    @property
    def dynasty(self) -> str:
        """The person's dynasty."""
        return self.players[self.seat]

    def decide(self, move: Move) -> Step:
        """Play a move of the deciding seat; IllegalMoveError."""
        moment = self._game.propose_move(self._game.now.number, self._game.decider, move)
        self._game.accept(moment)
        self._steps.append(self._seen(moment))
        return self._steps[-1]

    def bot_move(self) -> Move | None:
        """The move of the bot that decides; None if the person decides or the game is over."""
        seat = self._game.bot_to_move
        if seat is None:
            return None
        level = self._game.seats[seat].level
        assert level is not None
        view, seed = self._game.view(seat), self._game.bot_seed()
        chronicle = self._chronicles.setdefault(seat, Chronicle(self._game, seat))
        try:
            bot = self._bots.bot(level, self._game.id, seat, seed, chronicle.history())
            found = attempt(level, bot, view, parse_player(level).budget(BOT_BUDGET_S))
        except Exception as error:
            found = failure_of(level, "error", error)
        if isinstance(found, Failure):
            self.failures.append(found)
            return RandomBot(seed).decide(view, Budget())
        return found

    def close(self) -> None:
        """End the bots."""
        self._bots.close()

    def history(self) -> list[Step]:
        """Every decision from the start of the game."""
        return list(self._steps)

    def news(self) -> list[Step]:
        """The end of the history, from the person's last decision on."""
        mine = [ply for ply, step in enumerate(self._steps) if step.seat == self.seat]
        return self._steps[mine[-1] if mine else 0 :]

    def undo(self, count: int = 1) -> None:
        """Undo the person's last decisions of the turn, at most `count`; UndoError says why not."""
        plies = self._game.undo_to(self.seat)
        if not plies:
            raise UndoError(self._game.why_no_undo(self.seat) or UndoReason.NOT_OFFERED)
        ply = plies[min(count, len(plies)) - 1]
        self._game.accept(self._game.propose_undo(self._game.now.number, self.seat, ply))
        del self._steps[ply:]

    def _seen(self, moment: Moment) -> Step:
        events = tuple(event.seen_by(self.seat) for event in moment.events)
        return Step(moment.seat, moment.kind, moment.turn, events)


def bot_name(level: str) -> str:
    """The name of a bot's seat in the record."""
    return level.capitalize() if level.isalpha() else level


def _seats(record: Record, person: int, level: str | None) -> list[Seat]:
    """The seats of a game.

    A bot's name is its level. Files and commands that a record names are not run: such bots, and other names,
    are played at the default level.
    """
    seats = []
    for seat, dynasty in enumerate(record.players):
        name = record.names.get(dynasty, "")
        if seat == person:
            seats.append(Seat(dynasty, "human", name=name))
        else:
            known = name.lower() if name.lower() in player_names() else DEFAULT_LEVEL
            seats.append(Seat(dynasty, "bot", level or known, name))
    return seats
