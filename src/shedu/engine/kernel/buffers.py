"""Output buffers of kernel functions: the legal moves of a decision, and a log of events."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import BB, bit, emit, has, i32, nth, popcount
    from shedu.engine.kernel.codes import CELLS, LOG_LIMIT, MAX_KINGDOMS, MOVE_SETS, MOVES_LIMIT


class Moves:
    """The legal moves of a decision, with the survey of the board behind them.

    They form sets: set k holds the moves `first[k]` + x for every x in `spaces[k]`. The sets ascend, so moves
    are counted, numbered and looked up without a list of them; `list_all` writes one where it is needed.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.spaces: list[BB] = [0] * MOVE_SETS
            self.first = [0] * MOVE_SETS
            self.size = [0] * MOVE_SETS
            self.v = [0] * MOVES_LIMIT  # the moves as a list, after `list_all`
            self.kingdom: list[BB] = [0] * MAX_KINGDOMS  # the spaces of each kingdom
            self.near: list[BB] = [0] * MAX_KINGDOMS  # those and the spaces next to them
        self.empty: BB = 0  # spaces without a piece
        self.touches_one: BB = 0  # spaces in or next to a kingdom
        self.touches_two: BB = 0  # spaces next to two or more kingdoms
        self.touches_three: BB = 0
        self.kingdoms = 0
        self.sets = 0
        self.sets = 0
        self.n = 0  # how many moves

    def clear(self) -> None:
        """Remove all moves."""
        self.sets = 0
        self.n = 0

    def add(self, cells: BB, base: i32) -> None:
        """Add the move base + cell for each of these spaces. Every move before must be smaller."""
        count: i32 = popcount(cells)
        if count > 0:
            self.spaces[self.sets] = cells
            self.first[self.sets] = base
            self.size[self.sets] = count
            self.sets += 1
            self.n += count

    def push(self, move: i32) -> None:
        """Add one move. Every move before must be smaller."""
        self.add(bit(0), move)

    def at(self, index: i32) -> i32:
        """The move with this number, counted from 0 in ascending order."""
        k: i32 = 0
        while index >= self.size[k]:
            index -= self.size[k]
            k += 1
        return self.first[k] + nth(self.spaces[k], index)

    def has_move(self, move: i32) -> bool:
        k: i32
        for k in range(self.sets):
            if self.first[k] <= move < self.first[k] + CELLS and has(self.spaces[k], move - self.first[k]):
                return True
        return False

    def list_all(self) -> None:
        """Write all moves to `v`, ascending."""
        k: i32
        n: i32 = 0
        for k in range(self.sets):
            n = emit(self.v, n, self.spaces[k], self.first[k])

    def numbers(self) -> list[int]:
        """All moves."""
        i: i32
        self.list_all()
        return [self.v[i] for i in range(self.n)]

    def __len__(self) -> int:
        return self.n

    def __getitem__(self, i: i32) -> int:
        if i < 0:
            i += self.n
        if i < 0 or i >= self.n:
            raise IndexError(i)
        return self.at(i)


class Log:
    """Events in the order they happened, if it is switched on: six integers each."""

    def __init__(self, is_on: bool) -> None:
        if not cython.compiled:
            self.v = [0] * LOG_LIMIT
        self.n = 0
        self.is_on = is_on

    def add(self, code: i32, a: i32, b: i32, c: i32, d: i32, e: i32) -> None:
        """Append an event: its code and its arguments, as listed in `codes`."""
        if self.is_on:
            i: i32 = self.n * 6
            self.v[i] = code
            self.v[i + 1] = a
            self.v[i + 2] = b
            self.v[i + 3] = c
            self.v[i + 4] = d
            self.v[i + 5] = e
            self.n += 1

    def clear(self) -> None:
        self.n = 0

    def rows(self) -> list[tuple[int, ...]]:
        """The events, each as (code, a, b, c, d, e)."""
        i: i32
        return [
            (self.v[i], self.v[i + 1], self.v[i + 2], self.v[i + 3], self.v[i + 4], self.v[i + 5])
            for i in range(0, self.n * 6, 6)
        ]
