"""The part of a position that a seat may know (R14), and sampling positions from it."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, SupportsIndex, overload

from shedu.engine.kernel.codes import NOBODY
from shedu.engine.kernel.hidden import deal
from shedu.engine.kernel.rng import Rng
from shedu.engine.kernel.snapshot import Snapshot
from shedu.engine.kernel.state import State, restored
from shedu.engine.kernel.tensors import afterstates, encode
from shedu.engine.moves import Counts
from shedu.engine.rng import RandomSource, random_bits
from shedu.engine.rules import Rules
from shedu.engine.scores import Result
from shedu.engine.sight import Sight

if TYPE_CHECKING:
    from shedu.engine.position import Position
    from shedu.engine.tensors import Buffer


class View(Sight):
    """A position as one seat or a spectator knows it: all that a player or bot is given.

    It includes everything that was shown during the game (`gained`, `treasures_seen`, `unseen`), as a player
    with perfect memory would know it.
    """

    __slots__ = ("_snapshot", "seat")

    seat: int | None

    def __init__(
        self, rules: Rules, players: tuple[str, ...], state: State, seat: int | None, ply: int = 0
    ) -> None:
        super().__init__(rules, players, state, ply)
        self.seat = seat
        self._snapshot: Snapshot | None = None

    @property
    def snapshot(self) -> Snapshot:
        """Everything that is known, as one value; a view never changes."""
        if self._snapshot is None:
            self._snapshot = self._state.snapshot()
        return self._snapshot

    def _may_see(self, seat: SupportsIndex) -> bool:
        return self.checked(seat) == self.seat or self.is_over

    def _check_sight_of_moves(self) -> None:
        """The moves of others would reveal their hands."""
        if not self.is_over and self._state.seat != self.seat:
            raise ValueError("only the deciding seat knows its legal moves")

    def encode(
        self, planes: Buffer | None = None, scalars: Buffer | None = None, *, packed: bool = False
    ) -> None:
        """Write this observation to buffers, as `shedu.tensors.SPEC` describes it.

        `planes` takes 37 x 11 x 16 items of uint8 or float32, or packed 37 x 22 bytes; `scalars` 90 items of
        float32. A spectator's observation is that of seat 0 without a hand.
        """
        encode(self._state, self._number, planes, scalars, packed)

    def afterstates(
        self, planes: Buffer | None = None, scalars: Buffer | None = None, *, packed: bool = False
    ) -> int:
        """Write the observation after each legal move to the rows of buffers; return their number.

        The rows are in the order of `legal_moves()`, from this seat's side. A row depends only on what this
        seat knows: tiles that a move would draw are not drawn, and the end of the game reveals nothing.
        """
        self._check_sight_of_moves()
        state = self._state.copy()
        deal(state, self._number, Rng(0))
        return afterstates(state, self._number, planes, scalars, packed)

    @property
    def _number(self) -> int:
        return NOBODY if self.seat is None else self.seat

    def hand(self, seat: SupportsIndex) -> Counts | None:
        """A seat's tiles by colour, or None if they are hidden."""
        return self._state.hand_of(self.checked(seat)) if self._may_see(seat) else None

    def points(self, seat: SupportsIndex) -> Counts | None:
        """A seat's points by colour, or None if they are hidden."""
        if self._may_see(seat) or self.rules.open_scores:
            return self._state.points_of(self.checked(seat))
        return None

    def treasures(self, seat: SupportsIndex) -> int | None:
        """How many treasures a seat has taken, or None if that is hidden."""
        may_see = self._may_see(seat) or self.rules.open_scores
        return self._state.chest_of(self.checked(seat)) if may_see else None

    def gained(self, seat: SupportsIndex) -> Counts:
        """The points a seat gained in public; for the viewer, all points."""
        return self._state.points_of(self.checked(seat))

    def treasures_seen(self, seat: SupportsIndex) -> int:
        """The treasures a seat took in public; for the viewer, all treasures."""
        return self._state.chest_of(self.checked(seat))

    @property
    def bag_count(self) -> int | None:
        """How many tiles are in the bag, or None if that is hidden."""
        return len(self.snapshot.bag) if self.is_over or self.rules.open_bag else None

    @property
    def result(self) -> Result | None:
        """The scores; None while the game goes on."""
        return Result.of(self._state) if self.is_over else None

    @property
    def unseen(self) -> Counts:
        """The tiles whose place this seat does not know, by colour."""
        black, red, blue, green = self.snapshot.lost
        return (black, red, blue, green)

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and isinstance(other, View) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash((self.seat, super().__hash__()))

    def __getstate__(self) -> tuple[Rules, tuple[str, ...], Snapshot, int | None, int]:
        return (self.rules, self.players, self.snapshot, self.seat, self.ply)

    def __setstate__(self, state: tuple[Rules, tuple[str, ...], Snapshot, int | None, int]) -> None:
        rules, players, snap, seat, ply = state
        View.__init__(self, rules, players, restored(snap), seat, ply)

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else self.players[self.seat]
        return f"<View of {self.rules} by {whose}>"

    def __str__(self) -> str:
        from shedu.engine.pictures.text import draw_text  # noqa: PLC0415  # pictures use positions

        return draw_text(self)

    def _repr_svg_(self) -> str:
        from shedu.engine.pictures.svg import draw_svg  # noqa: PLC0415

        return draw_svg(self)


@overload
def resample(view: View, rng: RandomSource, n: None = None) -> Position: ...
@overload
def resample(view: View, rng: RandomSource, n: SupportsIndex) -> list[Position]: ...
def resample(view: View, rng: RandomSource, n: SupportsIndex | None = None) -> Position | list[Position]:
    """Sample a position from a view: consistent with all the seat knows, the rest dealt at random.

    With `n`, sample a list of n positions. `rng` is a `random.Random`, a generator of NumPy, or anything else
    with `getrandbits` or `bytes`.
    """
    from shedu.engine.position import Position  # noqa: PLC0415  # positions give views, views positions

    stream = Rng(random_bits(rng))
    dealt = []
    for _ in range(1 if n is None else index(n)):
        state = view._state.copy()
        deal(state, view._number, stream)
        dealt.append(Position(view.rules, view.players, state, view.ply))
    return dealt[0] if n is None else dealt
