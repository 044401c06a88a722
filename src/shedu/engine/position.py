"""A position: the full state of a game at one decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import index
from typing import TYPE_CHECKING, Self, SupportsIndex

from shedu.engine.boards import BOARDS, board_named
from shedu.engine.chance import Chance, count_tiles
from shedu.engine.check import Defect, find_defects
from shedu.engine.events import Event, ResultKnown, TurnBegan, read_event
from shedu.engine.kernel.bb import popcount
from shedu.engine.kernel.buffers import Log, Moves
from shedu.engine.kernel.chance import bag_counts, hand_out, shuffled_bag, stack, start
from shedu.engine.kernel.chance import draws as draws_of
from shedu.engine.kernel.codes import NOBODY, OVER
from shedu.engine.kernel.hidden import conceal
from shedu.engine.kernel.playout import choose_all, first_illegal, legal, perft, play, play_all, random_game
from shedu.engine.kernel.rng import Rng
from shedu.engine.kernel.snapshot import Snapshot
from shedu.engine.kernel.state import State, restored
from shedu.engine.kernel.tensors import is_legal, return_of
from shedu.engine.moves import MOVES, Counts, Move, format_tiles
from shedu.engine.pieces import CATASTROPHES, DYNASTIES, HAND, TILE_COUNTS, Colour
from shedu.engine.refusals import IllegalMoveError, refuse
from shedu.engine.rng import RandomSource, random_bits
from shedu.engine.rules import Rules
from shedu.engine.scores import Result
from shedu.engine.sight import Sight
from shedu.engine.view import View

if TYPE_CHECKING:
    from shedu.engine.tensors import Buffer

RETURNS = ("win", "share", "margin", "place")  # in the kernel's order
_QUIET = Log(False)
SEED_LIMIT = 2**64 - 1


def shuffled(tiles: Sequence[int], seed: int) -> bytes:
    """These tiles, counted by colour, shuffled by the seed."""
    return shuffled_bag(b"".join(bytes([colour]) * count for colour, count in enumerate(tiles)), seed)


def seats_from(players: SupportsIndex | Sequence[str]) -> tuple[str, ...]:
    """Dynasties in seat order, from their names or their number; ValueError."""
    if isinstance(players, SupportsIndex):
        number = index(players)
        named = DYNASTIES[: max(number, 0)]
        if number != len(named):
            raise ValueError("a game needs two to four players")
    else:
        named = tuple(players)
    if not 2 <= len(named) <= 4:
        raise ValueError("a game needs two to four players")
    for name in named:
        if name not in DYNASTIES:
            raise ValueError(f"{name!r} is not a dynasty: choose from {', '.join(DYNASTIES)}")
    if len(set(named)) < len(named):
        raise ValueError("a dynasty can play only once")
    return named


@cache
def _set_up(bits: int, board_number: int, seats: int) -> State:
    """The state before the bag is shuffled and hands are dealt (R1); callers copy it."""
    board = board_named(BOARDS[board_number])
    counts = list(TILE_COUNTS)
    counts[Colour.RED] -= popcount(board.starts)
    return restored(
        State()
        .snapshot()
        ._replace(
            rules=bits,
            board=board_number,
            seats=seats,
            river=board.river,
            special=board.special,
            tiles=(0, board.starts, 0, 0),
            treasures=board.starts,
            disasters=tuple(CATASTROPHES if seat < seats else 0 for seat in range(4)),
            bag=b"".join(bytes([colour]) * count for colour, count in enumerate(counts)),
        )
    )


def _checked_move(move: SupportsIndex) -> int:
    """The number of a move; ValueError if no move has it."""
    number = index(move)
    if not 0 <= number < len(MOVES):
        raise ValueError(f"moves are numbered from 0 to {len(MOVES) - 1}, not {number}")
    return number


class Position(Sight):
    """A game at one decision, including all hidden information.

    `apply` changes a position in place; `copy` is cheap. Positions compare and hash by value, so do not
    change one that is in a set.
    """

    __slots__ = ()

    @classmethod
    def new(
        cls,
        rules: Rules | None = None,
        players: SupportsIndex | Sequence[str] = 2,
        seed: SupportsIndex = 0,
    ) -> Self:
        """A game set up by the rules (R1): the first seat begins, the seed shuffles the bag."""
        rules = rules or Rules()
        seats = seats_from(players)
        try:
            number = index(seed)
        except TypeError:
            number = -1
        if not 0 <= number <= SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
        state = _set_up(rules.bits, rules.board_number, len(seats)).copy()
        start(state, number)
        return cls(rules, seats, state)

    @classmethod
    def undealt(cls, rules: Rules | None = None, players: SupportsIndex | Sequence[str] = 2) -> Self:
        """A game that is set up but for the hands, which `deal` chooses. The bag is not shuffled."""
        rules = rules or Rules()
        seats = seats_from(players)
        return cls(rules, seats, _set_up(rules.bits, rules.board_number, len(seats)).copy())

    def deal(self, tiles: Sequence[SupportsIndex]) -> None:
        """Give every seat of an undealt game its six tiles (R1.5): the first six to the first seat."""
        wanted = HAND * len(self.players)
        if len(tiles) != wanted or any(self.hand_size(seat) for seat in range(len(self.players))):
            raise ValueError(f"an undealt game needs {wanted} tiles, once")
        if not stack(self._state, bytes(Colour(index(tile)) for tile in tiles)):
            raise ValueError("the bag does not hold these tiles")
        self._deal(range(len(self.players)))

    def deal_chance(self) -> Chance:
        """The tiles that the hands of an undealt game can get."""
        seats = range(len(self.players))
        return Chance(tuple((seat, HAND) for seat in seats), bag_counts(self._state))

    @classmethod
    def from_snapshot(cls, rules: Rules, players: tuple[str, ...], snap: Snapshot) -> Self:
        """The position of a snapshot, unchecked; `check` lists its defects."""
        return cls(rules, players, restored(snap))

    def _deal(self, seats: Iterable[int]) -> None:
        """Give these seats six tiles each from the front of the bag (R1.5)."""
        for seat in seats:
            hand_out(self._state, seat, _QUIET)

    def copy(self) -> Self:
        return type(self)(self.rules, self.players, self._state.copy(), self.ply)

    def apply(self, move: Move, draws: Sequence[SupportsIndex] | None = None) -> tuple[Event, ...]:
        """Carry out a move of the open decision, up to the next decision, and return the events.

        Raises IllegalMoveError with the rule; the position is then unchanged. `draws` chooses the tiles that
        are drawn, as `chance` describes; ValueError if the bag lacks them or their number is wrong.
        """
        if not isinstance(move, Move):
            raise TypeError(f"a move is needed, not {move!r}: parse_move reads one from its text")
        found = Moves()
        legal(self._state, found)
        if not found.has_move(move.index):
            raise self.why_not(move)
        if draws is not None:
            self._stack(move.index, draws)
        log = Log(True)
        play(self._state, move.index, log)
        self.ply += 1
        events = tuple(read_event(row) for row in log.rows())
        return (*events, ResultKnown(self.result)) if self.is_over else events

    def apply_index(self, number: SupportsIndex, draws: Sequence[SupportsIndex] | None = None) -> None:
        """Carry out the move of this number, like `apply`, but without its events.

        Any integer will do, one of NumPy as well; ValueError if no move has this number.
        """
        move = _checked_move(number)
        if not is_legal(self._state, move):
            raise self.why_not(MOVES[move])
        if draws is not None:
            self._stack(move, draws)
        play(self._state, move, _QUIET)
        self.ply += 1

    def apply_unchecked(self, move: Move | SupportsIndex) -> None:
        """Carry out a move, or the number of one, that is known to be legal. Nothing is checked."""
        play(self._state, move.index if isinstance(move, Move) else index(move), _QUIET)
        self.ply += 1

    def chance(self, move: Move | SupportsIndex) -> Chance:
        """The draws of a legal move: the seats that draw, and the tiles that they draw from."""
        number = move.index if isinstance(move, Move) else _checked_move(move)
        if not is_legal(self._state, number):
            raise self.why_not(MOVES[number])
        return Chance(tuple(draws_of(self._state, number)), bag_counts(self._state))

    def _stack(self, move: int, tiles: Sequence[SupportsIndex]) -> None:
        """Put the tiles that a legal move draws on top of the bag."""
        wanted = sum(count for _, count in draws_of(self._state, move))
        if len(tiles) != wanted:
            raise ValueError(f"the move {MOVES[move]} draws {wanted} tiles, not {len(tiles)}")
        chosen = bytes(Colour(index(tile)) for tile in tiles)
        if not stack(self._state, chosen):
            raise ValueError(f"the bag does not hold {format_tiles(count_tiles(chosen))}")

    def why_not(self, move: Move) -> IllegalMoveError:
        """The error for a move that is not legal, with the rule."""
        return refuse(self._state, self.players, move)

    def opening_events(self) -> tuple[Event, ...]:
        """The events before the first move."""
        return () if self.is_over else (TurnBegan(self.active),)

    def play_randomly(self, rng: RandomSource, limit: SupportsIndex | None = None) -> int:
        """Play random legal moves inside the compiled module; return their number.

        They go on to the end of the game, or until the position has a `ply` of `limit`.
        """
        steps = -1 if limit is None else max(0, index(limit) - self.ply)
        played = random_game(self._state, Rng(random_bits(rng)), steps)
        self.ply += played
        return played

    def perft(self, depth: SupportsIndex) -> int:
        """The number of sequences of `depth` decisions from here, with the bag's order fixed."""
        return perft(self._state, index(depth))

    def view(self, seat: SupportsIndex | None) -> View:
        """The view of a seat; None is a spectator."""
        state = self._state.copy()
        number = None if seat is None else self.checked(seat)
        conceal(state, NOBODY if number is None else number)
        return View(self.rules, self.players, state, number, self.ply)

    def hand(self, seat: SupportsIndex) -> Counts:
        """A seat's tiles by colour."""
        return self._state.hand_of(self.checked(seat))

    def points(self, seat: SupportsIndex) -> Counts:
        """A seat's points by colour, without treasures."""
        return self._state.points_of(self.checked(seat))

    def treasures(self, seat: SupportsIndex) -> int:
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

    def returns(self, kind: str = "share") -> tuple[float, ...]:
        """The payoff of each seat if the game ends now.

        `win`: 1 for each winner, else 0. `share`: 1 divided among the winners. `margin`: its lowest colour
        less the best other seat's. `place`: from 1 for the first to -1 for the last, ties averaged.
        """
        if kind not in RETURNS:
            raise ValueError(f"{kind!r} is not a kind of returns: choose from {', '.join(RETURNS)}")
        number = RETURNS.index(kind)
        return tuple([return_of(self._state, seat, number) for seat in range(len(self.players))])

    def afterstates(
        self, planes: Buffer | None = None, scalars: Buffer | None = None, *, packed: bool = False
    ) -> int:
        """`View.afterstates` for the seat that decides; no rows when the game is over."""
        return 0 if self.is_over else self.view(self._state.seat).afterstates(planes, scalars, packed=packed)

    def check(self) -> list[Defect]:
        """Every defect of this position; empty if it is possible."""
        return find_defects(self.rules, self.snapshot)

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> tuple[Rules, tuple[str, ...], Snapshot, int]:
        return (self.rules, self.players, self.snapshot, self.ply)

    def __setstate__(self, state: tuple[Rules, tuple[str, ...], Snapshot, int]) -> None:
        rules, players, snap, ply = state
        Sight.__init__(self, rules, players, restored(snap), ply)

    def __repr__(self) -> str:
        what = "over" if self._state.decision == OVER else f"{self.players[self._state.seat]} to decide"
        return f"<Position of {self.rules}: {' '.join(self.players)}; {what}>"

    def __str__(self) -> str:
        from shedu.engine.pictures.text import draw_text  # noqa: PLC0415  # pictures use positions

        return draw_text(self)

    def _repr_svg_(self) -> str:
        from shedu.engine.pictures.svg import draw_svg  # noqa: PLC0415

        return draw_svg(self)


def apply_many(
    positions: Sequence[Position], moves: Sequence[Move | SupportsIndex], *, check: bool = True
) -> list[int]:
    """Carry out a move in each of many positions in one call; return the places of games that are over.

    Raises IllegalMoveError for the first move that is not legal; no position has changed then. The positions
    must be different objects. `check=False` is for moves that are known to be legal, as `random_moves` are.
    """
    states = [position._state for position in positions]
    numbers = [move.index if isinstance(move, Move) else index(move) for move in moves]
    if len(numbers) != len(states):
        raise ValueError(f"{len(states)} positions need {len(states)} moves, not {len(numbers)}")
    if check:
        _check_many(positions, states, numbers)
    over = play_all(states, numbers)
    for position in positions:
        position.ply += 1
    return over


def _check_many(positions: Sequence[Position], states: list[State], numbers: list[int]) -> None:
    if len(set(map(id, states))) < len(states):
        raise ValueError("a position is given twice: copy it")
    for number in (min(numbers, default=0), max(numbers, default=0)):
        _checked_move(number)
    wrong = first_illegal(states, numbers)
    if wrong >= 0:
        raise positions[wrong].why_not(MOVES[numbers[wrong]])


def random_moves(positions: Sequence[Position], rng: RandomSource) -> list[int]:
    """The number of a random legal move for each position; -1 where the game is over."""
    return choose_all([position._state for position in positions], Rng(random_bits(rng)))
