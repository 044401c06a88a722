"""Random choices of tests of the terminal."""

from shedu.engine.moves import Move
from shedu.engine.position import SEED_LIMIT
from shedu.engine.rng import Rng
from shedu.engine.view import View


def random_move(view: View, seed: int, ply: int) -> Move:
    """A legal move of the viewer that only seed and ply determine, all equally likely."""
    moves = view.legal_moves()
    return moves[Rng((seed ^ SEED_LIMIT) ^ (ply & 0xFFFF) << 48).below(len(moves))]
