"""Plays any legal move."""

from shedu.engine.moves import Move
from shedu.engine.view import View
from shedu.players.bots.base import Bot, Budget


class RandomBot(Bot):
    """All legal moves are equally likely. For tests."""

    name = "random"

    def decide(self, view: View, budget: Budget) -> Move:
        moves = view.legal_moves()
        return moves[self.rng.randrange(len(moves))]
