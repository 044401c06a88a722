"""A position: the full state of a game at one decision."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Self

from shedu.engine.boards import board_named
from shedu.engine.check import Defect, find_defects
from shedu.engine.events import Event, ResultKnown, TurnBegan, read_event
from shedu.engine.kernel.bb import popcount
from shedu.engine.kernel.buffers import Log, Moves
from shedu.engine.kernel.codes import NOBODY, OVER
from shedu.engine.kernel.hidden import conceal
from shedu.engine.kernel.playout import legal, perft, play, random_game
from shedu.engine.kernel.rng import Rng
from shedu.engine.kernel.snapshot import Snapshot
from shedu.engine.kernel.state import State, restored
from shedu.engine.moves import Counts, Move
from shedu.engine.pieces import CATASTROPHES, DYNASTIES, HAND, TILE_COUNTS, Colour
from shedu.engine.refusals import IllegalMoveError, refuse
from shedu.engine.rules import Rules
from shedu.engine.scores import Result
from shedu.engine.sight import Sight
from shedu.engine.view import View

_QUIET = Log(False)
SEED_LIMIT = 2**64 - 1


def shuffled(tiles: Sequence[int], seed: int) -> bytes:
    """These tiles, counted by colour, shuffled by the seed."""
    bag = bytearray(colour for colour, count in enumerate(tiles) for _ in range(count))
    rng = Rng(seed)
    for i in range(len(bag) - 1, 0, -1):
        j = rng.below(i + 1)
        bag[i], bag[j] = bag[j], bag[i]
    return bytes(bag)


def seats_from(players: int | Sequence[str]) -> tuple[str, ...]:
    """Dynasties in seat order, from their names or their number; ValueError."""
    named = DYNASTIES[:players] if isinstance(players, int) else tuple(players)
    if not 2 <= len(named) <= 4 or (isinstance(players, int) and players != len(named)):
        raise ValueError("a game needs two to four players")
    for name in named:
        if name not in DYNASTIES:
            raise ValueError(f"{name!r} is not a dynasty: choose from {', '.join(DYNASTIES)}")
    if len(set(named)) < len(named):
        raise ValueError("a dynasty can play only once")
    return named


class Position(Sight):
    """A game at one decision, including all hidden information.

    `apply` changes a position in place; `copy` is cheap. Positions compare and hash by value, so do not
    change one that is in a set.
    """

    __slots__ = ()

    @classmethod
    def new(cls, rules: Rules | None = None, players: int | Sequence[str] = 2, seed: int = 0) -> Self:
        """A game set up by the rules (R1): the first seat begins, the seed shuffles the bag."""
        rules = rules or Rules()
        seats = seats_from(players)
        if not isinstance(seed, int) or not 0 <= seed <= SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
        board = board_named(rules.board)
        counts = list(TILE_COUNTS)
        counts[Colour.RED] -= popcount(board.starts)
        blank = State().snapshot()
        position = cls.from_snapshot(
            rules,
            seats,
            blank._replace(
                rules=rules.bits,
                board=rules.board_number,
                seats=len(seats),
                river=board.river,
                special=board.special,
                tiles=(0, board.starts, 0, 0),
                treasures=board.starts,
                disasters=tuple(CATASTROPHES if seat < len(seats) else 0 for seat in range(4)),
                bag=shuffled(counts, seed),
            ),
        )
        return position._deal()

    @classmethod
    def from_snapshot(cls, rules: Rules, players: tuple[str, ...], snap: Snapshot) -> Self:
        """The position of a snapshot, unchecked; `check` lists its defects."""
        return cls(rules, players, restored(snap))

    def _deal(self, seats: Sequence[int] | None = None) -> Self:
        """Give the seats, or these of them, six tiles each from the front of the bag (R1.5)."""
        snap = self.snapshot
        hand, held, bag = list(snap.hand), list(snap.held), snap.bag
        for seat in range(len(self.players)) if seats is None else seats:
            drawn, bag = bag[:HAND], bag[HAND:]
            held[seat] = len(drawn)
            for colour in drawn:
                hand[seat * 4 + colour] += 1
        self._state.restore(snap._replace(hand=tuple(hand), held=tuple(held), bag=bag))
        return self

    def copy(self) -> Self:
        return type(self)(self.rules, self.players, self._state.copy())

    def apply(self, move: Move) -> tuple[Event, ...]:
        """Carry out a move of the open decision, up to the next decision, and return the events.

        Raises IllegalMoveError with the rule; the position is then unchanged.
        """
        if not isinstance(move, Move):
            raise TypeError(f"a move is needed, not {move!r}: parse_move reads one from its text")
        found = Moves()
        legal(self._state, found)
        if not found.has_move(move.index):
            raise self.why_not(move)
        log = Log(True)
        play(self._state, move.index, log)
        events = tuple(read_event(row) for row in log.rows())
        return (*events, ResultKnown(self.result)) if self.is_over else events

    def apply_unchecked(self, move: Move | int) -> None:
        """Carry out a move, or the number of one, that is known to be legal. Nothing is checked."""
        play(self._state, move if isinstance(move, int) else move.index, _QUIET)

    def why_not(self, move: Move) -> IllegalMoveError:
        """The error for a move that is not legal, with the rule."""
        return refuse(self._state, self.players, move)

    def opening_events(self) -> tuple[Event, ...]:
        """The events before the first move."""
        return () if self.is_over else (TurnBegan(self.active),)

    def play_randomly(self, rng: random.Random) -> int:
        """Play random legal moves to the end, inside the compiled module; return their number."""
        return random_game(self._state, Rng(rng.getrandbits(64)))

    def perft(self, depth: int) -> int:
        """The number of sequences of `depth` decisions from here, with the bag's order fixed."""
        return perft(self._state, depth)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        state = self._state.copy()
        number = NOBODY if seat is None else self.checked(seat)
        conceal(state, number)
        return View(self.rules, self.players, state, seat)

    def hand(self, seat: int) -> Counts:
        """A seat's tiles by colour."""
        return self._state.hand_of(self.checked(seat))

    def points(self, seat: int) -> Counts:
        """A seat's points by colour, without treasures."""
        return self._state.points_of(self.checked(seat))

    def treasures(self, seat: int) -> int:
        """How many treasures a seat has taken."""
        return self._state.chest_of(self.checked(seat))

    @property
    def bag(self) -> tuple[Colour, ...]:
        """The tiles in the bag in the order in which they will be drawn."""
        return tuple(Colour(colour) for colour in self.snapshot.bag)

    @property
    def result(self) -> Result:
        """The scores if the game ended now."""
        return Result.of(self._state)

    def check(self) -> list[Defect]:
        """Every defect of this position; empty if it is possible."""
        return find_defects(self.rules, self.snapshot)

    def __getstate__(self) -> tuple[Rules, tuple[str, ...], Snapshot]:
        return (self.rules, self.players, self.snapshot)

    def __setstate__(self, state: tuple[Rules, tuple[str, ...], Snapshot]) -> None:
        rules, players, snap = state
        Sight.__init__(self, rules, players, restored(snap))

    def __repr__(self) -> str:
        what = "over" if self._state.decision == OVER else f"{self.players[self._state.seat]} to decide"
        return f"<Position of {self.rules}: {' '.join(self.players)}; {what}>"
