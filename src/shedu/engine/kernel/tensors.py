"""Observations and masks of legal moves as numbers for learning; `engine/tensors.py` specifies them.

An observation is made from a state that `conceal` went through, so nothing hidden can be in it.
"""

import cython

if not cython.compiled:
    from array import array
    from typing import Any, TypeAlias

    from shedu.engine.kernel.bb import BB, bit, east, f64, first, i32, i64, low_bit, south, word
    from shedu.engine.kernel.buffers import Log, Moves
    from shedu.engine.kernel.chance import take_back
    from shedu.engine.kernel.codes import (
        ACTION,
        ACTION_COUNT,
        CELLS,
        ENDED_BY_BAG,
        MASK_BYTES,
        MONUMENTS,
        NOT_ENDED,
        OPTION_BITS,
        PLANE_BEFORE,
        PLANE_BUILDINGS,
        PLANE_BYTES,
        PLANE_CATASTROPHES,
        PLANE_FACE_DOWN,
        PLANE_LEADERS,
        PLANE_MONUMENTS,
        PLANE_PLACED,
        PLANE_RIVER,
        PLANE_SPECIAL,
        PLANE_TILES,
        PLANE_TREASURES,
        PLANE_UNIFICATION,
        PLANE_WONDER,
        PLANES,
        RETURNS_MARGIN,
        RETURNS_SHARE,
        RETURNS_WIN,
        SCALAR_ACTIONS,
        SCALAR_ACTIVE,
        SCALAR_ATTACK,
        SCALAR_ATTACKER,
        SCALAR_BAG,
        SCALAR_BAG_SHORT,
        SCALAR_CHEST,
        SCALAR_COLOUR,
        SCALAR_COMMITTED,
        SCALAR_CONFLICT,
        SCALAR_DECIDER,
        SCALAR_DEFENCE,
        SCALAR_DEFENDER,
        SCALAR_DISASTERS,
        SCALAR_ENDED,
        SCALAR_HAND,
        SCALAR_HELD,
        SCALAR_KIND,
        SCALAR_POINTS,
        SCALAR_RULES,
        SCALAR_SEATS,
        SCALAR_SWAPS,
        SCALAR_UNSEEN,
        SCALARS,
    )
    from shedu.engine.kernel.hidden import conceal
    from shedu.engine.kernel.legal import find_move_sets, find_moves
    from shedu.engine.kernel.scores import standing
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.structures import monument_has
    from shedu.engine.kernel.turn import apply

    Octets: TypeAlias = Any
    Floats: TypeAlias = Any

    def scatter(out: Any, at: int, b: BB) -> None:
        """Write a 1 for each space of the set, counted from `at`."""
        while b:
            out[at + first(b)] = 1
            b &= ~low_bit(b)

    def spread(out: Any, at: int, b: BB) -> None:
        """Write a 0 or 1 for each space."""
        fill_zeros(out, at, CELLS)
        scatter(out, at, b)

    def pack(out: Any, at: int, b: BB) -> None:
        """Write the set as PLANE_BYTES bytes, the first space in the lowest bit."""
        for i in range(PLANE_BYTES):
            out[at + i] = word(b, i >> 3) >> 8 * (i & 7) & 255

    def fill_zeros(out: Any, at: int, count: int) -> None:
        """Write zeros."""
        out[at : at + count] = memoryview(bytes(count * out.itemsize)).cast(out.format)


class Target:
    """A caller's writable, contiguous buffer of rows; ValueError or TypeError if it is unsuitable.

    `count` is the number of items of a row: uint8, or float32 if allowed, or bits if `packed`.
    """

    def __init__(self, out: object, name: str, count: i32, packed: bool, may_float: bool) -> None:
        row_bytes: i64 = count // 8 if packed else count
        size: i64
        itemsize: i64
        code: object
        try:
            if cython.compiled:
                PyObject_GetBuffer(out, cython.address(self.buffer), PyBUF_CONTIG | PyBUF_FORMAT)  # noqa: F821
                size = self.buffer.len
                itemsize = self.buffer.itemsize
                code = self.buffer.format[0]
                self.items = cython.cast(cython.p_uchar, self.buffer.buf)
                self.floats = cython.cast(cython.p_float, self.buffer.buf)
            else:
                view = memoryview(out)  # type: ignore[arg-type]
                if view.readonly or not view.c_contiguous:
                    raise BufferError
                size = view.nbytes
                itemsize = view.itemsize
                code = ord(view.format[0])
                self.items = view.cast("B")
                self.floats = self.items.cast("f") if size % 4 == 0 else None
        except (BufferError, TypeError, ValueError):
            raise TypeError(
                f"{name} needs a writable, C-contiguous buffer, not {type(out).__name__}"
            ) from None
        self.packed = packed
        if itemsize == 4 and code == 102 and may_float and not packed:  # "f"
            row_bytes = row_bytes * 4
        elif itemsize == 1 and name != "scalars":
            self.floats = cython.NULL if cython.compiled else None
        else:
            forms = "uint8 or float32" if may_float and not packed else "uint8"
            forms = "float32" if name == "scalars" else forms
            raise TypeError(f"{name} needs items of {forms}, not of {itemsize} bytes")
        if size == 0 or size % row_bytes:
            raise ValueError(f"{name} needs {row_bytes} bytes for each position, not {size}")
        self.rows = size // row_bytes

    def __dealloc__(self) -> None:
        if cython.compiled:
            PyBuffer_Release(cython.address(self.buffer))  # noqa: F821


class Sheet:
    """An observation, as sets of spaces and numbers."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.plane: list[BB] = [0] * PLANES
            self.scalar = [0.0] * SCALARS

    def observe(self, s: State, seat: i32) -> None:
        """Take down what a seat, or seat 0 for a spectator, sees of a state that was concealed for it."""
        i: i32
        for i in range(SCALARS):
            self.scalar[i] = 0
        self.observe_pieces(s, seat)
        self.observe_seats(s, seat)
        self.observe_decision(s, seat)

    def observe_pieces(self, s: State, seat: i32) -> None:
        """Every plane."""
        nothing: BB = s.wonder & ~s.wonder
        here: BB
        i: i32
        other: i32
        for i in range(PLANE_LEADERS, PLANES):
            self.plane[i] = nothing
        for i in range(4):
            self.plane[PLANE_TILES + i] = s.tiles[i]
            if s.building[i] >= 0:
                self.plane[PLANE_BUILDINGS + i] = bit(s.building[i])
        self.plane[PLANE_FACE_DOWN] = s.face_down
        self.plane[PLANE_WONDER] = s.wonder
        self.plane[PLANE_CATASTROPHES] = s.catastrophes
        self.plane[PLANE_TREASURES] = s.treasures
        self.plane[PLANE_SPECIAL] = s.special
        self.plane[PLANE_RIVER] = s.river
        for other in range(s.seats):
            for i in range(4):
                if s.place[other * 4 + i] >= 0:
                    here = bit(s.place[other * 4 + i])
                    self.plane[PLANE_LEADERS + (other - seat + s.seats) % s.seats * 4 + i] = here
        if s.face_down:
            for i in range(MONUMENTS):
                if s.monument[i] >= 0:
                    here = bit(s.monument[i])
                    here = here | east(here) | south(here | east(here))
                    for other in range(4):
                        if monument_has(i, other):
                            self.plane[PLANE_MONUMENTS + other] = self.plane[PLANE_MONUMENTS + other] | here
        if s.placed >= 0:
            self.plane[PLANE_PLACED] = bit(s.placed)
        if s.unification >= 0:
            self.plane[PLANE_UNIFICATION] = bit(s.unification)
        self.plane[PLANE_BEFORE] = s.before

    def observe_seats(self, s: State, seat: i32) -> None:
        """The numbers of the seats, of the bag and of the rules."""
        i: i32
        other: i32
        r: i32
        for i in range(4):
            self.scalar[SCALAR_HAND + i] = s.hand[seat * 4 + i] / 6.0
            self.scalar[SCALAR_UNSEEN + i] = s.lost[i] / 30.0
        for other in range(s.seats):
            r = (other - seat + s.seats) % s.seats
            self.scalar[SCALAR_HELD + r] = s.held[other] / 6.0
            for i in range(4):
                self.scalar[SCALAR_POINTS + r * 4 + i] = s.points[other * 4 + i] / 16.0
            self.scalar[SCALAR_CHEST + r] = s.chest[other] / 10.0
            self.scalar[SCALAR_DISASTERS + r] = s.disasters[other] / 2.0
            self.scalar[SCALAR_SWAPS + r] = s.swaps[other] / 30.0
        self.scalar[SCALAR_BAG] = s.bag_left / 100.0
        self.scalar[SCALAR_BAG_SHORT] = s.bag_short
        for i in range(OPTION_BITS):
            self.scalar[SCALAR_RULES + i] = s.rules >> i & 1
        self.scalar[SCALAR_SEATS + s.seats - 2] = 1

    def observe_decision(self, s: State, seat: i32) -> None:
        """The active seat, the open decision and the open conflict."""
        self.scalar[SCALAR_ACTIVE + (s.active - seat + s.seats) % s.seats] = 1
        if s.seat >= 0:
            self.scalar[SCALAR_DECIDER + (s.seat - seat + s.seats) % s.seats] = 1
        self.scalar[SCALAR_ACTIONS] = s.actions / 2.0
        self.scalar[SCALAR_KIND + s.decision] = 1
        if s.colour >= 0:
            self.scalar[SCALAR_COLOUR + s.colour] = 1
        if s.conflict >= 0:
            self.scalar[SCALAR_CONFLICT + s.conflict] = 1
        if s.attacker >= 0:
            self.scalar[SCALAR_ATTACKER + (s.attacker - seat + s.seats) % s.seats] = 1
        if s.defender >= 0:
            self.scalar[SCALAR_DEFENDER + (s.defender - seat + s.seats) % s.seats] = 1
        self.scalar[SCALAR_ATTACK] = s.attack / 10.0
        self.scalar[SCALAR_DEFENCE] = s.defence / 10.0
        self.scalar[SCALAR_COMMITTED] = s.committed / 6.0
        if s.ended != NOT_ENDED:
            self.scalar[SCALAR_ENDED + s.ended - ENDED_BY_BAG] = 1

    def write_planes(self, out: Octets, row: i64) -> None:
        """As bytes of 0 and 1: planes with many spaces as wholes, the others space by space."""
        i: i32
        row = row * (PLANES * CELLS)
        for i in range(PLANE_LEADERS):
            spread(out, row + i * CELLS, self.plane[i])
        fill_zeros(out, row + PLANE_LEADERS * CELLS, (PLANES - PLANE_LEADERS) * CELLS)
        for i in range(PLANE_LEADERS, PLANES):
            if self.plane[i]:
                scatter(out, row + i * CELLS, self.plane[i])

    def write_float_planes(self, out: Floats, row: i64) -> None:
        """As float32 of 0 and 1."""
        i: i32
        row = row * (PLANES * CELLS)
        fill_zeros(out, row, PLANES * CELLS)
        for i in range(PLANES):
            if self.plane[i]:
                scatter(out, row + i * CELLS, self.plane[i])

    def write_packed_planes(self, out: Octets, row: i64) -> None:
        """As bits, the lowest of a byte first."""
        i: i32
        row = row * (PLANES * PLANE_BYTES)
        for i in range(PLANES):
            pack(out, row + i * PLANE_BYTES, self.plane[i])

    def write_scalars(self, out: Floats, row: i64) -> None:
        i: i32
        row = row * SCALARS
        for i in range(SCALARS):
            out[row + i] = self.scalar[i]


def write_mask(out: Octets, row: i64, moves: Moves) -> None:
    """A byte for each move, 1 if it is legal."""
    i: i32
    row = row * ACTION_COUNT
    fill_zeros(out, row, ACTION_COUNT)
    for i in range(moves.sets):
        scatter(out, row + moves.first[i], moves.spaces[i])


def write_packed_mask(out: Octets, row: i64, moves: Moves) -> None:
    """A bit for each move, the lowest of a byte first."""
    i: i32
    move: i32
    row = row * MASK_BYTES
    fill_zeros(out, row, MASK_BYTES)
    moves.list_all()
    for i in range(moves.n):
        move = moves.v[i]
        out[row + (move >> 3)] |= 1 << (move & 7)


def write_observation(sheet: Sheet, row: i64, planes: Target | None, scalars: Target | None) -> None:
    """Write a row of either or both; for callers in Python, who pass the right targets."""
    if planes is not None:
        if planes.packed:
            sheet.write_packed_planes(planes.items, row)
        elif planes.floats:
            sheet.write_float_planes(planes.floats, row)
        else:
            sheet.write_planes(planes.items, row)
    if scalars is not None:
        sheet.write_scalars(scalars.floats, row)


def encode(known: State, seat: i32, planes: object, scalars: object, packed: bool) -> None:
    """Write the observation of a concealed state to the buffers that are not None."""
    sheet: Sheet = Sheet()
    plane_rows: Target | None = None
    scalar_rows: Target | None = None
    if planes is not None:
        plane_rows = Target(planes, "planes", PLANES * CELLS, packed, True)
        only_one(plane_rows, "planes")
    if scalars is not None:
        scalar_rows = Target(scalars, "scalars", SCALARS, False, True)
        only_one(scalar_rows, "scalars")
    sheet.observe(known, max(seat, 0))
    write_observation(sheet, 0, plane_rows, scalar_rows)


def only_one(target: Target, name: str) -> None:
    """Refuse a buffer for several positions."""
    if target.rows != 1:
        raise ValueError(f"{name} has room for {target.rows} positions, not for one")


def mask(s: State, out: object, packed: bool) -> int:
    """Write the mask of the legal moves; return their number."""
    found: Moves = Moves()
    target: Target = Target(out, "the mask", ACTION_COUNT, packed, False)
    only_one(target, "the mask")
    find_move_sets(s, found)
    if packed:
        write_packed_mask(target.items, 0, found)
    else:
        write_mask(target.items, 0, found)
    return found.n


def is_legal(s: State, move: i32) -> bool:
    """Whether a move is legal."""
    found: Moves = Moves()
    find_move_sets(s, found)
    return found.has_move(move)


def look_ahead(start: State, move: i32, seat: i32, s: State, log: Log) -> None:
    """Put into `s` what a seat knows once this move is made, before any tile is drawn for it.

    Drawn tiles are returned to the bag, and nothing is revealed at the end of the game, so that the result
    depends only on what the seat knows before the move.
    """
    decision: i32
    s.assign(start)
    log.n = 0
    apply(s, move, log)
    take_back(s, log)
    decision = s.decision
    s.decision = ACTION
    conceal(s, seat)
    s.decision = decision


def afterstates(s: State, seat: i32, planes: object, scalars: object, packed: bool) -> int:
    """Write the observation after each legal move, in the order of the moves; return their number."""
    sheet: Sheet = Sheet()
    after: State = State()
    found: Moves = Moves()
    log: Log = Log(True)
    i: i32
    plane_rows: Target | None = None
    scalar_rows: Target | None = None
    find_moves(s, found)
    if planes is not None:
        plane_rows = Target(planes, "planes", PLANES * CELLS, packed, True)
        room_for(plane_rows, "planes", found.n)
    if scalars is not None:
        scalar_rows = Target(scalars, "scalars", SCALARS, False, True)
        room_for(scalar_rows, "scalars", found.n)
    for i in range(found.n):
        look_ahead(s, found.v[i], seat, after, log)
        sheet.observe(after, seat)
        write_observation(sheet, i, plane_rows, scalar_rows)
    return found.n


def room_for(target: Target, name: str, wanted: i32) -> None:
    """Refuse a buffer that is too short."""
    if target.rows < wanted:
        raise ValueError(f"{name} has room for {target.rows} positions, but there are {wanted} legal moves")


_NUMBERS = tuple(range(ACTION_COUNT))  # shared objects: a list of them is fast to make


def numbers(found: Moves) -> list[int]:
    """The moves as a list."""
    i: i32
    every: tuple = _NUMBERS  # type: ignore[type-arg]
    found.list_all()
    return [every[found.v[i]] for i in range(found.n)]


def raw_numbers(found: Moves) -> bytes:
    """The moves as the bytes of 16-bit integers."""
    found.list_all()
    if cython.compiled:
        return PyBytes_FromStringAndSize(cython.cast(cython.p_char, found.v), found.n * 2)  # noqa: F821  # type: ignore[no-any-return]
    else:  # noqa: RET505
        return array("h", found.v[: found.n]).tobytes()


def return_of(s: State, seat: i32, kind: i32) -> f64:
    """The payoff of a seat if the game ends now, by one of the kinds RETURNS_*."""
    other: i32
    own: i64 = standing(s, seat)
    theirs: i64
    best: i64 = 0
    better: i32 = 0
    equal: i32 = 0  # including the seat itself
    for other in range(s.seats):
        theirs = standing(s, other)
        better += theirs > own
        equal += theirs == own
        if other != seat:
            best = max(best, theirs)
    if kind == RETURNS_WIN:
        return 0.0 if better else 1.0
    if kind == RETURNS_SHARE:
        return 0.0 if better else 1.0 / equal
    if kind == RETURNS_MARGIN:
        return ((own >> 45) - (best >> 45)) * 1.0
    return 1.0 - (2.0 * better + (equal - 1)) / (s.seats - 1)  # RETURNS_PLACE: the mean of shared places
