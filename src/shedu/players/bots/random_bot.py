"""Plays anything that is allowed."""

from shedu.engine.moves import Move
from shedu.engine.sight import LegalMoves
from shedu.engine.view import View
from shedu.players.bots.base import Bot, Budget


class RandomBot(Bot):
    """Any legal move, each as likely: for tests."""

    name = "random"

    def decide(self, view: View, moves: LegalMoves, budget: Budget) -> Move:  # noqa: ARG002
        """Any of them."""
        return moves[self.rng.randrange(len(moves))]
