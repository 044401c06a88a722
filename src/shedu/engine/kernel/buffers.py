"""Output buffers of kernel functions: the legal moves of a decision, and a log of events."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import BB, emit, i32
    from shedu.engine.kernel.codes import LOG_LIMIT, MOVES_LIMIT


class Moves:
    """Legal moves as integers, ascending, with the survey of the board behind them."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.v = [0] * MOVES_LIMIT
            self.kingdom: list[BB] = [0] * 16  # the spaces of each kingdom
            self.near: list[BB] = [0] * 16  # those and the spaces next to them
        self.empty: BB = 0  # spaces without a piece
        self.touches_two: BB = 0  # spaces next to two or more kingdoms
        self.touches_three: BB = 0
        self.kingdoms = 0
        self.n = 0

    def add(self, cells: BB, base: i32) -> None:
        """Add the move base + cell for each of these spaces."""
        self.n = emit(self.v, self.n, cells, base)

    def push(self, move: i32) -> None:
        self.v[self.n] = move
        self.n += 1

    def has_move(self, move: i32) -> bool:
        i: i32
        for i in range(self.n):
            if self.v[i] == move:
                return True
        return False

    def numbers(self) -> list[int]:
        """All moves."""
        i: i32
        return [self.v[i] for i in range(self.n)]

    def __len__(self) -> int:
        return self.n

    def __getitem__(self, i: i32) -> int:
        if i < 0:
            i += self.n
        if i < 0 or i >= self.n:
            raise IndexError(i)
        return self.v[i]


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
