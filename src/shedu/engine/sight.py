"""The common interface of positions and views."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from operator import index
from typing import TYPE_CHECKING, SupportsIndex, overload

from shedu.engine.conflicts import Conflict, conflict_in, wars_in
from shedu.engine.events import ENDINGS, Ending
from shedu.engine.kernel.bb import dilate, has
from shedu.engine.kernel.buffers import Moves
from shedu.engine.kernel.codes import NOBODY, OVER
from shedu.engine.kernel.conflicts import leader_rows
from shedu.engine.kernel.kingdoms import empty_mask, kingdom_masks, linked_mask
from shedu.engine.kernel.playout import legal
from shedu.engine.kernel.snapshot import Snapshot
from shedu.engine.kernel.state import State
from shedu.engine.kernel.structures import monument_points
from shedu.engine.kernel.tensors import mask, numbers, raw_numbers
from shedu.engine.kernel.tiles import ground_mask, scorer_at
from shedu.engine.moves import MOVES, Move
from shedu.engine.pieces import SPACES, Colour, Monument, Space, spaces_of
from shedu.engine.rules import Rules

if TYPE_CHECKING:
    from shedu.engine.tensors import Buffer


class Kind(StrEnum):
    """The kinds of decisions."""

    ACTION = "action"
    WAR = "war"
    COMMIT = "commit"
    BUILDING = "building"
    MONUMENT = "monument"  # or the wonder
    TREASURE = "treasure"
    WONDER_POINT = "wonder-point"


KINDS = tuple(Kind)  # in the kernel's order
_COLOURS, _MONUMENTS = tuple(Colour), tuple(Monument)  # iterating over an enum is slow


@dataclass(frozen=True)
class Decision:
    """The deciding seat and the kind of its decision. Exactly one is open until the game is over."""

    seat: int
    kind: Kind


@dataclass(frozen=True)
class Leader:
    """A leader on the board."""

    seat: int
    colour: Colour
    space: Space
    temples: int  # face-up temples next to it: its strength in a revolt
    supporters: int  # tiles of its colour linked to it: its strength in a war


@dataclass(frozen=True)
class Kingdom:
    """A linked group with at least one leader."""

    spaces: tuple[Space, ...]
    leaders: tuple[Leader, ...]
    treasures: tuple[Space, ...]
    monuments: tuple[Monument, ...]


class LegalMoves(Sequence[Move]):
    """The legal moves of a decision. Move objects are created on access, so choosing one is cheap."""

    __slots__ = ("_moves",)

    def __init__(self, moves: Moves) -> None:
        self._moves = moves

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, place: SupportsIndex) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...
    def __getitem__(self, place: SupportsIndex | slice) -> Move | list[Move]:
        if isinstance(place, slice):
            return [MOVES[number] for number in self.indices()[place]]
        number, count = index(place), len(self._moves)
        if not -count <= number < count:
            raise IndexError(f"there are {count} legal moves")
        return MOVES[self._moves[number]]

    def __iter__(self) -> Iterator[Move]:
        return (MOVES[number] for number in self.indices())

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self._moves.has_move(move.index)

    def indices(self) -> list[int]:
        """The moves as their dense integers, ascending."""
        return numbers(self._moves)

    def array(self) -> array[int]:
        """The same as an array of 16-bit integers, which `numpy.asarray` takes without a copy."""
        return array("h", raw_numbers(self._moves))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return self.indices() == other.indices()

    __hash__ = None  # type: ignore[assignment]  # a list of moves, not a value

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"


class Sight:
    """A game as a whole (`Position`), or as a seat knows it (`View`)."""

    __slots__ = ("_state", "players", "ply", "rules")

    rules: Rules
    players: tuple[str, ...]  # the dynasties in seat order
    ply: int  # how many decisions were made since the position was set up; not part of its value

    def __init__(self, rules: Rules, players: tuple[str, ...], state: State, ply: int = 0) -> None:
        self.rules = rules
        self.players = players
        self.ply = ply
        self._state = state

    @property
    def snapshot(self) -> Snapshot:
        """Everything that is known, as one value."""
        return self._state.snapshot()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.decision == OVER

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        if self._state.decision == OVER:
            return None
        return Decision(self._state.seat, KINDS[self._state.decision])

    @property
    def ended(self) -> Ending | None:
        """Why the game is over; None while it goes on."""
        return ENDINGS.get(self._state.ended)

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._state.active

    @property
    def actions_left(self) -> int:
        """How many actions the active seat may still choose this turn."""
        return self._state.actions

    @property
    def conflict(self) -> Conflict | None:
        """The conflict in which tiles are being committed."""
        return conflict_in(self._state)

    def wars(self) -> tuple[Conflict, ...]:
        """The wars to choose from, or those that wait behind the one being fought."""
        return tuple(wars_in(self._state))

    @property
    def unification(self) -> Space | None:
        """The space under the unification tile, while wars are open."""
        return SPACES[self._state.unification] if self._state.unification >= 0 else None

    def seat_of(self, dynasty: str) -> int:
        """The seat of a dynasty; ValueError if it is not playing."""
        if dynasty not in self.players:
            raise ValueError(f"{dynasty} is not at this table ({', '.join(self.players)})")
        return self.players.index(dynasty)

    def legal_moves(self) -> LegalMoves:
        """Every legal move of the open decision; none when the game is over."""
        self._check_sight_of_moves()
        found = Moves()
        legal(self._state, found)
        return LegalMoves(found)

    def legal_mask(self, out: Buffer, *, packed: bool = False) -> int:
        """Write to a buffer, for each of the 3,720 actions, whether it is legal; return how many are.

        `out` takes 3,720 bytes of 0 and 1, or packed 465 bytes with the lowest bit first (`shedu.tensors`).
        """
        self._check_sight_of_moves()
        return mask(self._state, out, packed)

    def _check_sight_of_moves(self) -> None:
        """Raise ValueError if the legal moves are not to be seen."""

    def hand_size(self, seat: SupportsIndex) -> int:
        """How many tiles a seat holds."""
        return self._state.held_by(self.checked(seat))

    def catastrophes_left(self, seat: SupportsIndex) -> int:
        """How many catastrophes a seat can still play."""
        return self._state.disasters_of(self.checked(seat))

    def checked(self, seat: SupportsIndex) -> int:
        """The seat itself; ValueError if it does not exist."""
        number = index(seat)
        if not 0 <= number < len(self.players):
            raise ValueError(f"seats are numbered 0 to {len(self.players) - 1}, not {number}")
        return number

    def leaders(self) -> tuple[Leader, ...]:
        """Every leader on the board, by seat and colour."""
        return tuple(
            [
                Leader(leader >> 2, _COLOURS[leader & 3], SPACES[cell], temples, supporters)
                for leader, cell, temples, supporters in leader_rows(self._state)
            ]
        )

    def leader_of(self, seat: SupportsIndex, colour: Colour) -> Leader | None:
        """A seat's leader of a colour, if it is on the board."""
        wanted = (self.checked(seat), colour)
        return next((each for each in self.leaders() if (each.seat, each.colour) == wanted), None)

    def kingdoms(self) -> tuple[Kingdom, ...]:
        """Every kingdom on the board."""
        snap = self.snapshot
        leaders = self.leaders()
        return tuple(
            Kingdom(
                spaces_of(mask),
                tuple(leader for leader in leaders if mask >> leader.space & 1),
                spaces_of(mask & snap.treasures),
                tuple(m for m in _MONUMENTS if snap.monument[m] >= 0 and mask >> snap.monument[m] & 1),
            )
            for mask in self.kingdom_masks()
        )

    def kingdom_masks(self) -> tuple[int, ...]:
        """The spaces of every kingdom, as masks (`shedu.engine.masks`) in the order of `kingdoms`."""
        return tuple(kingdom_masks(self._state))

    def kingdom_at(self, space: Space) -> Kingdom | None:
        """The kingdom on a space."""
        return next((kingdom for kingdom in self.kingdoms() if space in kingdom.spaces), None)

    def neighbours(self) -> tuple[tuple[Kingdom, Kingdom], ...]:
        """The pairs of kingdoms that a single tile can unite, each once: it touches no third one (R5.2)."""
        kingdoms = self.kingdoms()
        near = [dilate(mask) for mask in self.kingdom_masks()]
        touched = {
            tuple(i for i, mask in enumerate(near) if has(mask, space)) for space in spaces_of(self.empty)
        }
        return tuple((kingdoms[pair[0]], kingdoms[pair[1]]) for pair in sorted(touched) if len(pair) == 2)

    @property
    def linked(self) -> int:
        """The spaces of all pieces that link (R2.1), as a mask (`shedu.engine.masks`)."""
        return linked_mask(self._state)

    @property
    def empty(self) -> int:
        """The spaces without a piece, as a mask."""
        return empty_mask(self._state)

    def empty_for(self, colour: Colour) -> int:
        """The empty spaces on which a tile of a colour may lie (R5.1), as a mask."""
        return self.empty & ground_mask(self._state, colour)

    def scorer_at(self, space: Space, colour: Colour) -> int | None:
        """The seat that a tile of a colour scores for in the kingdom on a space (R5.3)."""
        seat = scorer_at(self._state, space, colour)
        return None if seat == NOBODY else seat

    def income(self, seat: SupportsIndex, colour: Colour) -> int:
        """The points that monuments bring a seat in a colour at the end of its turn (R11.3)."""
        return monument_points(self._state, self.checked(seat), colour)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.rules == other.rules and self.players == other.players and self.snapshot == other.snapshot

    def __hash__(self) -> int:
        return hash((self.rules, self.players, self.snapshot))


def kernel_state(sight: Sight) -> State:
    """A copy of the state behind a position or view, for compiled code outside the engine.

    The only access to it: `_state` is private to the engine.
    """
    return sight._state.copy()
