"""Sets of spaces: the compiled and the interpreted functions agree."""

import random

from shedu.engine.kernel import bb
from shedu.engine.kernel.sets import evaluate


def sample(rng: random.Random) -> int:
    """A random non-empty set: sparse, dense, or a patch."""
    mask = rng.getrandbits(176)
    match rng.randrange(3):
        case 0:
            mask &= rng.getrandbits(176) & rng.getrandbits(176)
        case 1:
            mask |= rng.getrandbits(176)
    return mask | bb.bit(rng.randrange(176))


def test_set_functions_agree() -> None:
    """Each function of bb.py against this build's, on random sets."""
    rng = random.Random(176)
    for _ in range(3000):
        a, b, cell = sample(rng), sample(rng), rng.randrange(176)
        cells = [each for each in range(176) if a >> each & 1]
        moves = [7 + each for each in cells] + [183 + each for each in range(176) if b >> each & 1]
        assert evaluate(a, b, cell) == {
            "and": a & b,
            "or": a | b,
            "xor": a ^ b,
            "without": a & ~b,
            "equal": a == b,
            "complement": bb.ALL & ~a,
            "bit": bb.bit(cell),
            "has": bb.has(a, cell),
            "low_bit": bb.low_bit(a),
            "first": bb.first(a),
            "popcount": bb.popcount(a),
            "nth": cells,
            "west": bb.west(a),
            "east": bb.east(a),
            "north": bb.north(a),
            "south": bb.south(a),
            "dilate": bb.dilate(a),
            "flood": bb.flood(bb.low_bit(a), a),
            "row_of": bb.row_of(cell),
            "column_of": bb.column_of(cell),
            "squares": bb.squares(a),
            "crosses": bb.crosses(a),
            "at": moves,
            "list_all": moves,
            "has_move": [move for move in moves if move % 7 == 0],
        }


def test_set_functions_mean_what_they_say() -> None:
    """The same functions space by space, by rows and columns."""
    rng = random.Random(11)
    for _ in range(50):
        a = sample(rng)
        spaces = {(cell // 16, cell % 16) for cell in range(176) if a >> cell & 1}

        def mask_of(cells: set[tuple[int, int]]) -> int:
            return sum(1 << (r * 16 + c) for r, c in cells if 0 <= r < 11 and 0 <= c < 16)

        assert bb.west(a) == mask_of({(r, c - 1) for r, c in spaces})
        assert bb.east(a) == mask_of({(r, c + 1) for r, c in spaces})
        assert bb.north(a) == mask_of({(r - 1, c) for r, c in spaces})
        assert bb.south(a) == mask_of({(r + 1, c) for r, c in spaces})
        assert bb.squares(a) == mask_of(
            {(r, c) for r, c in spaces if {(r, c + 1), (r + 1, c), (r + 1, c + 1)} <= spaces}
        )
        plus = {(r, c) for r, c in spaces if {(r, c - 1), (r, c + 1), (r - 1, c), (r + 1, c)} <= spaces}
        assert bb.crosses(a) == mask_of(plus)
