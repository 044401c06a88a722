"""A position: its fields, copying, and conversion to and from a `Snapshot`."""

from __future__ import annotations

from typing import Any

import cython

from shedu.engine.kernel.snapshot import Snapshot, refuse_misshapen

if not cython.compiled:
    from shedu.engine.kernel.bb import BB, first, from_words, i32, low_bit, word
    from shedu.engine.kernel.codes import ACTION, BAG_LIMIT, MAX_KINGDOMS, NOBODY, NOT_ENDED, NOWHERE


def to_int(b: BB) -> Any:
    """A set of spaces as a Python integer."""
    low: Any = word(b, 0)  # Any: a Python integer of any size, never a C one
    middle: Any = word(b, 1)
    high: Any = word(b, 2)
    return low | middle << 64 | high << 128


def cells_of(value: Any) -> list[int]:
    """The spaces of a set that is given as a Python integer, ascending."""
    b: BB = to_set(value)
    found: list[int] = []
    while b:
        found.append(first(b))
        b = b & ~low_bit(b)
    return found


def to_set(value: Any) -> BB:
    """A Python integer as a set of spaces."""
    mask: Any = 0xFFFFFFFFFFFFFFFF
    return from_words(value & mask, value >> 64 & mask, value >> 128 & mask)


class State:
    """A position in the kernel. `Snapshot` says what each field means.

    The bag is a stack: the next tile to be drawn is the last of its `bag_left` entries.

    The kingdoms follow from the pieces and are kept with them: the first `kingdoms` entries of `kingdom`, in
    the order of each kingdom's first leader, or unknown if `kingdoms` is -1. `kingdoms.py` maintains them.
    """

    def __init__(self) -> None:
        i: i32
        if not cython.compiled:  # compiled, these are arrays inside the object: state.pxd
            self.tiles = [0] * 4
            self.kingdom: list[BB] = [0] * MAX_KINGDOMS
            self.place = [0] * 16
            self.hand = [0] * 16
            self.points = [0] * 16
            self.swapped = [0] * 16
            self.written_points = [0] * 16
            self.monument = [0] * 6
            self.building = [0] * 4
            self.held = [0] * 4
            self.chest = [0] * 4
            self.written_chest = [0] * 4
            self.disasters = [0] * 4
            self.spent = [0] * 4
            self.swaps = [0] * 4
            self.lost = [0] * 4
            self.bag = bytearray(BAG_LIMIT)
        for i in range(16):
            self.place[i] = NOWHERE
            self.hand[i] = self.points[i] = self.swapped[i] = self.written_points[i] = 0
        for i in range(6):
            self.monument[i] = NOWHERE
        for i in range(4):
            self.tiles[i] = 0
            self.building[i] = NOWHERE
            self.held[i] = self.chest[i] = self.written_chest[i] = self.disasters[i] = 0
            self.spent[i] = self.swaps[i] = self.lost[i] = 0
        for i in range(BAG_LIMIT):
            self.bag[i] = 0
        self.face_down = 0
        self.wonder = 0
        self.catastrophes = 0
        self.treasures = 0
        self.leaders = 0
        self.river = 0
        self.special = 0
        self.before = 0
        self.kingdoms = -1
        self.rules = self.board = self.bag_left = self.bag_short = self.active = self.seat = 0
        self.seats = self.actions = 2
        self.decision = ACTION
        self.ended = NOT_ENDED
        self.placed = self.unification = NOWHERE
        self.colour = self.conflict = self.attacker = self.defender = NOBODY
        self.attack = self.defence = self.committed = 0

    def assign(self, other: State) -> None:
        """Take over the position of another state."""
        i: i32
        self.kingdoms = other.kingdoms
        for i in range(other.kingdoms):
            self.kingdom[i] = other.kingdom[i]
        if cython.compiled:
            self.tiles, self.place, self.hand = other.tiles, other.place, other.hand
            self.points, self.swapped, self.monument = other.points, other.swapped, other.monument
            self.written_points, self.written_chest = other.written_points, other.written_chest
            self.building, self.held, self.chest = other.building, other.held, other.chest
            self.disasters, self.spent, self.swaps = other.disasters, other.spent, other.swaps
            self.lost, self.bag = other.lost, other.bag
        else:
            self.tiles[:], self.place[:], self.hand[:] = other.tiles, other.place, other.hand
            self.points[:], self.swapped[:], self.monument[:] = other.points, other.swapped, other.monument
            self.written_points[:], self.written_chest[:] = other.written_points, other.written_chest
            self.building[:], self.held[:], self.chest[:] = other.building, other.held, other.chest
            self.disasters[:], self.spent[:], self.swaps[:] = other.disasters, other.spent, other.swaps
            self.lost[:], self.bag[:] = other.lost, other.bag
        self.face_down = other.face_down
        self.wonder = other.wonder
        self.catastrophes = other.catastrophes
        self.treasures = other.treasures
        self.leaders = other.leaders
        self.river = other.river
        self.special = other.special
        self.before = other.before
        self.rules, self.board, self.seats = other.rules, other.board, other.seats
        self.bag_left, self.bag_short, self.ended = other.bag_left, other.bag_short, other.ended
        self.active, self.actions = other.active, other.actions
        self.decision, self.seat = other.decision, other.seat
        self.placed, self.colour, self.unification = other.placed, other.colour, other.unification
        self.conflict, self.committed = other.conflict, other.committed
        self.attacker, self.attack = other.attacker, other.attack
        self.defender, self.defence = other.defender, other.defence

    def copy(self) -> State:
        """An independent copy."""
        other: State = State.__new__(State)
        if not cython.compiled:
            other.__init__()  # type: ignore[misc]
        other.assign(self)
        return other

    # Values of a seat, without the cost of a snapshot.

    def hand_of(self, seat: i32) -> tuple[int, int, int, int]:
        """The tiles of a seat by colour."""
        i: i32 = seat * 4
        return (self.hand[i], self.hand[i + 1], self.hand[i + 2], self.hand[i + 3])

    def points_of(self, seat: i32) -> tuple[int, int, int, int]:
        """The points of a seat by colour."""
        i: i32 = seat * 4
        return (self.points[i], self.points[i + 1], self.points[i + 2], self.points[i + 3])

    def chest_of(self, seat: i32) -> int:
        """The treasures of a seat."""
        return self.chest[seat]

    def held_by(self, seat: i32) -> int:
        """The number of tiles of a seat."""
        return self.held[seat]

    def disasters_of(self, seat: i32) -> int:
        """The catastrophes that a seat can still play."""
        return self.disasters[seat]

    def snapshot(self) -> Snapshot:
        """This position as a plain value."""
        i: i32
        n: i32 = self.bag_left
        return Snapshot(
            rules=self.rules,
            board=self.board,
            seats=self.seats,
            river=to_int(self.river),
            special=to_int(self.special),
            tiles=tuple([to_int(self.tiles[i]) for i in range(4)]),
            face_down=to_int(self.face_down),
            wonder=to_int(self.wonder),
            catastrophes=to_int(self.catastrophes),
            treasures=to_int(self.treasures),
            leaders=to_int(self.leaders),
            place=tuple([self.place[i] for i in range(16)]),
            building=tuple([self.building[i] for i in range(4)]),
            monument=tuple([self.monument[i] for i in range(6)]),
            hand=tuple([self.hand[i] for i in range(16)]),
            held=tuple([self.held[i] for i in range(4)]),
            points=tuple([self.points[i] for i in range(16)]),
            chest=tuple([self.chest[i] for i in range(4)]),
            disasters=tuple([self.disasters[i] for i in range(4)]),
            bag=bytes([self.bag[n - 1 - i] for i in range(n)]),
            bag_short=self.bag_short,
            spent=tuple([self.spent[i] for i in range(4)]),
            swapped=tuple([self.swapped[i] for i in range(16)]),
            swaps=tuple([self.swaps[i] for i in range(4)]),
            lost=tuple([self.lost[i] for i in range(4)]),
            written_points=tuple([self.written_points[i] for i in range(16)]),
            written_chest=tuple([self.written_chest[i] for i in range(4)]),
            active=self.active,
            actions=self.actions,
            decision=self.decision,
            seat=self.seat,
            ended=self.ended,
            before=to_int(self.before),
            placed=self.placed,
            colour=self.colour,
            unification=self.unification,
            conflict=self.conflict,
            attacker=self.attacker,
            defender=self.defender,
            attack=self.attack,
            defence=self.defence,
            committed=self.committed,
        )

    def restore(self, snap: Snapshot) -> None:
        """Take over the position of a well-formed snapshot."""
        i: i32
        n: i32 = len(snap.bag)
        for i in range(4):
            self.tiles[i] = to_set(snap.tiles[i])
            self.building[i] = snap.building[i]
            self.held[i] = snap.held[i]
            self.chest[i] = snap.chest[i]
            self.written_chest[i] = snap.written_chest[i]
            self.disasters[i] = snap.disasters[i]
            self.spent[i] = snap.spent[i]
            self.swaps[i] = snap.swaps[i]
            self.lost[i] = snap.lost[i]
        for i in range(16):
            self.place[i] = snap.place[i]
            self.hand[i] = snap.hand[i]
            self.points[i] = snap.points[i]
            self.swapped[i] = snap.swapped[i]
            self.written_points[i] = snap.written_points[i]
        for i in range(6):
            self.monument[i] = snap.monument[i]
        for i in range(n):
            self.bag[n - 1 - i] = snap.bag[i]
        self.bag_left = n
        self.bag_short = snap.bag_short
        self.face_down = to_set(snap.face_down)
        self.wonder = to_set(snap.wonder)
        self.catastrophes = to_set(snap.catastrophes)
        self.treasures = to_set(snap.treasures)
        self.leaders = to_set(snap.leaders)
        self.river = to_set(snap.river)
        self.special = to_set(snap.special)
        self.before = to_set(snap.before)
        self.kingdoms = -1
        self.rules, self.board, self.seats = snap.rules, snap.board, snap.seats
        self.active, self.actions, self.ended = snap.active, snap.actions, snap.ended
        self.decision, self.seat = snap.decision, snap.seat
        self.placed, self.colour, self.unification = snap.placed, snap.colour, snap.unification
        self.conflict, self.committed = snap.conflict, snap.committed
        self.attacker, self.attack = snap.attacker, snap.attack
        self.defender, self.defence = snap.defender, snap.defence


def restored(snap: Snapshot) -> State:
    """A new state from a snapshot; ValueError if it is malformed."""
    refuse_misshapen(snap)
    state = State()
    state.restore(snap)
    return state
