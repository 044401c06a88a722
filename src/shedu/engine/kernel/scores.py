"""Final scores (R13.3). Four totals of ten bits each are packed into one integer."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import i32, i64
    from shedu.engine.kernel.state import State


def totals(s: State, seat: i32) -> i64:
    """A seat's points, black in the highest bits, each treasure put to the then lowest colour (R12.4)."""
    black: i64 = s.points[seat * 4]
    red: i64 = s.points[seat * 4 + 1]
    blue: i64 = s.points[seat * 4 + 2]
    green: i64 = s.points[seat * 4 + 3]
    lowest: i64
    i: i32
    for i in range(s.chest[seat]):
        lowest = min(min(black, red), min(blue, green))
        if black == lowest:
            black += 1
        elif red == lowest:
            red += 1
        elif blue == lowest:
            blue += 1
        else:
            green += 1
    return ((black * 1024 + red) * 1024 + blue) * 1024 + green


def standing(s: State, seat: i32) -> i64:
    """A seat's totals with the lowest in the highest bits: the greater number is the better place."""
    packed: i64 = totals(s, seat)
    a: i64 = packed // 1073741824
    b: i64 = packed // 1048576 % 1024
    c: i64 = packed // 1024 % 1024
    d: i64 = packed % 1024
    low: i64 = min(a, b)
    high: i64 = min(c, d)
    a = a + b - low  # the greater of the first two; the second pair likewise
    c = c + d - high
    b = max(low, high)
    low = min(low, high)
    high = max(a, c)
    a = min(a, c)
    return ((low * 1024 + min(a, b)) * 1024 + max(a, b)) * 1024 + high
