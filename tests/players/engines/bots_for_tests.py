"""Bots of a file, as a player would write them. Loaded by path, in processes of their own."""

import os
import time

from shedu.engine.events import Event
from shedu.engine.moves import Move, parse_move
from shedu.engine.view import View
from shedu.players.bots.base import Bot, Budget


class First(Bot):
    """The first legal move, or one that counts what it has seen."""

    name = "first"

    def __init__(self, seed: int = 0, skip: int = 0, is_odd: bool = False, fault: str = "") -> None:
        super().__init__(seed)
        self.skip = skip
        self.is_odd = is_odd
        self.fault = fault
        self.seen = 0

    def watch(self, event: Event) -> None:  # noqa: ARG002
        self.seen += 1

    def decide(self, view: View, budget: Budget) -> Move:  # noqa: ARG002
        print("what a bot prints does not disturb the protocol")  # noqa: T201
        if self.fault == "error":
            raise RuntimeError("my bug")
        if self.fault == "hang":
            time.sleep(1000)
        if self.fault == "exit":
            os._exit(3)
        if self.fault == "illegal":
            return parse_move("trader off")
        moves = view.legal_moves()
        return moves[(self.skip + self.seen) % len(moves)]
