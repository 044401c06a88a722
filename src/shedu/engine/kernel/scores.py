"""Final scores (R13.3). Four totals of fifteen bits each are packed into one integer."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import i32, i64
    from shedu.engine.kernel.state import State


def totals(s: State, seat: i32) -> i64:
    """A seat's points, black in the highest bits, each treasure added to the lowest colour (R12.4)."""
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
    return ((black * 32768 + red) * 32768 + blue) * 32768 + green


def standing(s: State, seat: i32) -> i64:
    """A seat's totals with the lowest in the highest bits: a greater number is a better place."""
    packed: i64 = totals(s, seat)
    a: i64 = packed >> 45
    b: i64 = packed >> 30 & 32767
    c: i64 = packed >> 15 & 32767
    d: i64 = packed & 32767
    # A sorting network of minima and maxima: four values in five comparisons, without branches.
    low: i64 = min(a, b)
    high: i64 = min(c, d)
    a = a + b - low  # the greater of the first two; the second pair likewise
    c = c + d - high
    b = max(low, high)
    low = min(low, high)
    high = max(a, c)
    a = min(a, c)
    return ((low * 32768 + min(a, b)) * 32768 + max(a, b)) * 32768 + high
