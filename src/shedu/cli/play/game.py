"""A game of one person against bots: its record, and the position it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shedu.cli.play.saves import PERSON
from shedu.engine.events import Drew, Event, Moved, TurnBegan
from shedu.engine.kernel.rng import Rng
from shedu.engine.moves import Commit, Move
from shedu.engine.position import SEED_LIMIT, Position
from shedu.engine.record import Entry, Record, full_record, with_move
from shedu.engine.rules import Rules
from shedu.engine.view import View
from shedu.players.bots.base import Budget
from shedu.players.bots.cache import BotCache
from shedu.players.bots.registry import player_names

LEVEL = "novice"  # of the opponents, if nothing else is asked for
SECONDS = 1.0  # that an opponent may think


def chance(seed: int, ply: int, below: int) -> int:
    """A number under `below` that only seed and ply determine, apart from those that shuffle the bag."""
    return Rng((seed ^ SEED_LIMIT) ^ (ply & 0xFFFF) << 48).below(below)


def random_move(view: View, seed: int, ply: int) -> Move:
    """A legal move of the viewer, each as likely as the others."""
    moves = view.legal_moves()
    return moves[chance(seed, ply, len(moves))]


class UndoError(ValueError):
    """Why a decision cannot be taken back."""


@dataclass(frozen=True)
class Step:
    """A decision and all that happened, hidden things included."""

    entry: Entry
    events: tuple[Event, ...]


class Game:
    """A record that grows by decisions. All that it shows is what the person at `seat` may know."""

    def __init__(self, record: Record, seat: int) -> None:
        """RefusedError if the record cannot be played."""
        self.record = record
        self.seat = seat
        self._position = record.start()
        self._steps: list[Step] = []
        self._bots = BotCache()
        for position, entry, events in record.play():
            self._position = position
            self._steps.append(Step(entry, events))

    @classmethod
    def new(cls, rules: Rules, players: Sequence[str], dynasty: str, seed: int, level: str = LEVEL) -> Game:
        """A game set up and shuffled, in which the person plays this dynasty against bots of a level."""
        start = Position.new(rules, players, seed)
        names = {player: PERSON if player == dynasty else level.capitalize() for player in start.players}
        return cls(full_record(start, seed, names), start.seat_of(dynasty))

    @property
    def view(self) -> View:
        """The table as the person sees it."""
        return self._position.view(self.seat)

    @property
    def dynasty(self) -> str:
        """The person's dynasty."""
        return self.record.players[self.seat]

    def decide(self, move: Move) -> tuple[Event, ...]:
        """Play a move of whoever decides, and give what the person sees; IllegalMoveError."""
        decision = self._position.decision
        events = self._position.apply(move)
        assert decision is not None  # or the move would have been refused
        self.record = with_move(self.record, self.record.players[decision.seat], move)
        if self._position.is_over:
            result = self._position.result.format(self.record.players)
            self.record = replace(self.record, result=result)
        self._steps.append(Step(self.record.entries[-1], events))
        return self._seen(events)

    def opponent_move(self) -> Move | None:
        """What the opponent who is to decide plays; None if the person is, or the game is over."""
        decision = self._position.decision
        if decision is None or decision.seat == self.seat:
            return None
        view = self._position.view(decision.seat)
        level = self.record.names.get(self.record.players[decision.seat], "").lower()
        seed = chance(self.record.seed or 0, len(self._steps), 2**31 - 1)
        known = level if level in player_names() else LEVEL
        bot = self._bots.bot(known, "", decision.seat, seed)
        return bot.decide(view, Budget(SECONDS))

    def history(self) -> tuple[Event, ...]:
        """All that the person saw from the beginning."""
        return tuple(event for step in self._steps for event in self._seen(step.events))

    def news(self) -> tuple[Event, ...]:
        """The end of the history: since the person decided last, with what that led to."""
        mine = [ply for ply, step in enumerate(self._steps) if step.entry.player == self.dynasty]
        steps = self._steps[mine[-1] if mine else 0 :]
        return tuple(event for step in steps for event in self._seen(step.events))

    def _seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(event.seen_by(self.seat) for event in events)

    def undone(self, count: int = 1) -> Game:
        """The game before the person's last decisions of his turn, `count` or all; UndoError says why not."""
        if self._position.active != self.seat:
            active = self.record.players[self._position.active].capitalize()
            raise UndoError(f"this is {active}'s turn: only what you did in your own turn can be taken back")
        mine = [ply for ply in self._plies_of_turn() if self._steps[ply].entry.player == self.dynasty]
        if not mine:
            raise UndoError("there is nothing to take back: your turn has just begun")
        ply = mine[-min(count, len(mine))]
        for step in self._steps[ply:]:
            for event in step.events:
                self._refuse_if_revealing(event)
        return Game(replace(self.record, entries=self.record.entries[:ply], result=None), self.seat)

    def _plies_of_turn(self) -> range:
        """The decisions made in the turn that is being played."""
        ends = [
            ply
            for ply, step in enumerate(self._steps)
            if any(isinstance(event, TurnBegan) for event in step.events)
        ]
        return range(ends[-1] + 1 if ends else 0, len(self._steps))

    def _refuse_if_revealing(self, event: Event) -> None:
        """UndoError if the event showed the person something hidden."""
        match event:
            case Drew():
                raise UndoError("tiles were drawn since: what was seen cannot be taken back")
            case Moved(seat, Commit()) if seat != self.seat:
                who = self.record.players[seat].capitalize()
                raise UndoError(
                    f"{who} has answered in the conflict since: what was seen cannot be taken back"
                )
