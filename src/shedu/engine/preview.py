"""Previews: the public consequences of each legal move.

Each move is made in a position sampled from the seat's view, and only public facts are read from what
follows: neither tiles that would be drawn nor commits of other seats.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from shedu.engine.conflicts import (
    Conflict,
    Taking,
    choice_in,
    conflict_in,
    is_last_taking,
    taken_in,
    wars_in,
)
from shedu.engine.kernel.bb import bit, dilate, flood, popcount
from shedu.engine.kernel.buffers import Log, Moves
from shedu.engine.kernel.codes import (
    BACK_EVENT,
    BUILDING,
    BY_MONUMENT,
    BY_REVOLT,
    BY_WAR,
    DECLINE_MOVE,
    ENDED_BY_BAG,
    GAIN_EVENT,
    MONUMENT,
    OVER_EVENT,
    REMOVED_EVENT,
    REVOLT_EVENT,
    TREASURE,
    UNIFICATION_EVENT,
    WAR,
    WAR_EVENT,
)
from shedu.engine.kernel.kingdoms import kingdom_masks, linked_mask
from shedu.engine.kernel.leaders import kingdom_masks_without
from shedu.engine.kernel.playout import legal, play
from shedu.engine.kernel.snapshot import Snapshot
from shedu.engine.kernel.state import State
from shedu.engine.kernel.structures import monument_points
from shedu.engine.kernel.tiles import scorer_at
from shedu.engine.moves import (
    MOVES,
    BuildMonument,
    ErectWonder,
    Move,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
    Swap,
    WithdrawLeader,
)
from shedu.engine.pieces import SPACES, Colour, Monument, Space, spaces_of
from shedu.engine.view import View, resample


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that a seat would gain at once, without those from monuments at the end of the turn."""

    seat: int
    colour: Colour
    amount: int
    leader: Colour  # the leader that scores them: the king, where it stands in for another (R5.3)


@dataclass(frozen=True, slots=True)
class LeaderLost:
    """A leader that would go back to its owner."""

    seat: int
    colour: Colour
    space: Space


@dataclass(frozen=True, slots=True)
class Earner:
    """A leader that a new monument would pay at the end of each of its owner's turns."""

    seat: int
    colour: Colour


@dataclass(slots=True)
class Preview:
    """The consequences of a legal move."""

    move: Move
    gains: tuple[Gain, ...] = ()
    conflicts: tuple[Conflict, ...] = ()  # by colour
    has_order: bool = False  # the active player picks which war is fought first
    unites: bool = False
    touched: tuple[tuple[Space, ...], ...] = ()  # kingdoms it would join, or the one it would change
    monuments: tuple[Monument, ...] = ()  # that could be built
    wonder: bool = False  # whether it could be erected
    building: Colour | None = None  # that could be placed or moved
    treasures: Taking | None = None
    removed: tuple[Space, ...] = ()
    leaders_lost: tuple[LeaderLost, ...] = ()
    splits: bool = False  # a kingdom would fall apart
    ends_game: bool = False  # with this turn
    scores: tuple[Colour, ...] = ()  # the tiles that a leader would score there, if no revolt begins
    income: int = 0  # the points that monuments would then bring it each turn
    earners: tuple[Earner, ...] | None = None  # by seat and colour; of a monument only

    @property
    def is_empty(self) -> bool:
        """Whether the move has no consequence worth showing."""
        return self == Preview(self.move)


def previews(view: View) -> list[Preview]:
    """The previews of the viewer's legal moves, in their order; ValueError if another seat decides."""
    if view.decision is None or view.decision.seat != view.seat:
        raise ValueError("only the deciding seat knows its legal moves")
    return list(_Previewer(view, resample(view, random.Random(0))._state))


class _Previewer:
    """Makes all moves of one decision in one sampled position."""

    def __init__(self, view: View, state: State) -> None:
        self.view = view
        self.state = state
        self.snap: Snapshot = state.snapshot()
        self.kingdoms = kingdom_masks(state)
        self._near = [(dilate(mask), spaces_of(mask)) for mask in self.kingdoms]
        self._near_without: dict[int, list[tuple[int, tuple[Space, ...]]]] = {}

    def __iter__(self) -> Iterator[Preview]:
        return (self.of(MOVES[number]) for number in self.view.legal_moves().indices())

    def of(self, move: Move) -> Preview:
        found = Preview(move)
        if isinstance(move, Swap) and not self.view.rules.open_bag:
            return found
        after = self.state.copy()
        log = Log(True)
        play(after, move.index, log)
        rows = log.rows()
        if len(rows) > 1:
            self._read(rows, after, found)
        if after.decision == WAR:
            found.conflicts = tuple(wars_in(after))
            found.has_order = True
        elif after.conflict >= 0:
            conflict = conflict_in(after)
            if conflict is not None and rows[-1][0] in (REVOLT_EVENT, WAR_EVENT):  # a new one
                found.conflicts = (conflict,)
        else:
            self._read_structures(after, found)
        self._look_around(move, after, found)
        if found.treasures and is_last_taking(popcount(self.snap.treasures), found.treasures.count):
            found.ends_game = True
        if isinstance(move, PositionLeader) and not found.conflicts:
            self._read_duties(move, after, found)
        if isinstance(move, BuildMonument):
            found.earners = self._earners(after)
        return found

    def _read(self, rows: list[tuple[int, ...]], after: State, found: Preview) -> None:
        """Read the immediate consequences from the events."""
        gains, removed, lost = [], [], []
        for code, a, b, c, d, _ in rows:
            if code == GAIN_EVENT and d != BY_MONUMENT:
                gains.append(Gain(a, Colour(b), c, self._scoring_leader(found.move, a, Colour(b), d, after)))
            elif code == REMOVED_EVENT:
                removed.append(SPACES[b])
            elif code == BACK_EVENT:
                lost.append(LeaderLost(a, Colour(b), SPACES[c]))
            elif code == UNIFICATION_EVENT:
                found.unites = True
            elif code == OVER_EVENT and a == ENDED_BY_BAG and self.view.rules.open_bag:
                found.ends_game = True
        found.gains, found.removed, found.leaders_lost = tuple(gains), tuple(removed), tuple(lost)
        found.treasures = taken_in(rows)

    def _scoring_leader(self, move: Move, seat: int, colour: Colour, source: int, after: State) -> Colour:
        """The leader through which a seat gains points."""
        if source in (BY_WAR, BY_REVOLT):
            return Colour(self.state.conflict)
        if isinstance(move, PlaceTile) and self._is_in_kingdom_at(move.space, seat, colour, after):
            return colour
        return Colour.BLACK  # the king stands in (R5.3), or scores for the wonder (R11.9)

    def _is_in_kingdom_at(self, cell: int, seat: int, colour: Colour, after: State) -> bool:
        """Whether a seat's leader stands in the kingdom on a space."""
        stands = after.snapshot().place[seat * 4 + colour]
        return stands >= 0 and any(mask >> cell & 1 and mask >> stands & 1 for mask in kingdom_masks(after))

    def _read_duties(self, move: PositionLeader, after: State, found: Preview) -> None:
        """Read what a leader would score in its kingdom."""
        seat, office = self.state.seat, move.colour
        found.scores = tuple(
            colour
            for colour in Colour
            if scorer_at(after, move.space, colour) == seat
            and (
                colour == office
                or (office == Colour.BLACK and not self._is_in_kingdom_at(move.space, seat, colour, after))
            )
        )
        found.income = monument_points(after, seat, office)

    def _earners(self, after: State) -> tuple[Earner, ...]:
        """The leaders to which monuments bring more than before."""
        return tuple(
            Earner(seat, colour)
            for seat in range(len(self.view.players))
            for colour in Colour
            if monument_points(after, seat, colour) > monument_points(self.state, seat, colour)
        )

    def _read_structures(self, after: State, found: Preview) -> None:
        """Read what could be built, and the treasures taken if nothing is."""
        if after.decision == self.state.decision and after.decision in (BUILDING, MONUMENT, TREASURE):
            return  # the next of several seats with the same decision
        if after.decision == BUILDING:
            found.building = Colour(after.colour)
            self._decline(after, found)
        if after.decision == MONUMENT:
            offers = Moves()
            legal(after, offers)
            raised = [MOVES[offers[i]] for i in range(len(offers))]
            kinds = {move.monument for move in raised if isinstance(move, BuildMonument)}
            found.monuments = tuple(sorted(kinds))
            found.wonder = any(isinstance(move, ErectWonder) for move in raised)
            self._decline(after, found)
        if after.decision == TREASURE and not found.treasures:
            found.treasures = choice_in(after)

    def _decline(self, after: State, found: Preview) -> None:
        """Go on without the offered structure, to see which treasures are taken."""
        log = Log(True)
        play(after, DECLINE_MOVE, log)
        found.treasures = found.treasures or taken_in(log.rows())

    def _look_around(self, move: Move, after: State, found: Preview) -> None:
        """Find the kingdoms that the move joins or changes, and whether one falls apart."""
        match move:
            case PlaceTile(_, space):
                found.touched = tuple(spaces for near, spaces in self._near if near >> space & 1)
            case PositionLeader(colour, space):
                found.touched = tuple(spaces for near, spaces in self._without(colour) if near >> space & 1)
                found.splits = self._falls_apart(self._cell(colour), after, but=bit(space))
            case WithdrawLeader(colour):
                cell = self._cell(colour)
                found.touched = self._kingdom_of(cell)
                found.splits = self._falls_apart(cell, after)
            case PlayCatastrophe(space):
                found.touched = self._kingdom_of(space)
                found.splits = self._falls_apart(space, after)

    def _cell(self, colour: Colour) -> int:
        """The space of the deciding seat's leader of a colour; negative if it is off the board."""
        return self.snap.place[self.state.seat * 4 + colour]

    def _kingdom_of(self, cell: int) -> tuple[tuple[Space, ...], ...]:
        return tuple(
            spaces for mask, (_, spaces) in zip(self.kingdoms, self._near, strict=True) if mask >> cell & 1
        )

    def _without(self, colour: Colour) -> list[tuple[int, tuple[Space, ...]]]:
        """The kingdoms with the deciding seat's leader of a colour lifted (R4.3)."""
        cell = self._cell(colour)
        if cell < 0:
            return self._near
        if colour not in self._near_without:
            masks = kingdom_masks_without(self.state, self.state.seat * 4 + colour)
            self._near_without[colour] = [(dilate(mask), spaces_of(mask)) for mask in masks]
        return self._near_without[colour]

    def _falls_apart(self, cell: int, after: State, but: int = 0) -> bool:
        """Whether the kingdom around a space would fall apart, ignoring a new piece on `but`."""
        for mask in self.kingdoms:
            if cell >= 0 and mask >> cell & 1:
                rest = mask & linked_mask(after) & ~but
                return bool(rest) and flood(rest & -rest, rest) != rest
        return False
