"""Limits on tables and entries that protect people from each other; a server for one machine has none."""

from dataclasses import dataclass

from shedu.play.game import Game, Moment
from shedu.server.errors import Code, TableError

# The longest of the finished games in `games/` has 352 decisions, and random play ends earlier. Only a game
# whose players keep passing grows longer.
MAX_DECISIONS = 1_000  # of a game or a record


@dataclass(frozen=True)
class TableLimits:
    """The limits of an online server."""

    open_tables: int = 50  # hosted by a person and not over
    open_records: int = 50  # of a person
    undos_in_turn: int = 50  # of a seat since another seat's last entry
    undos_in_game: int = 500
    decisions: int = MAX_DECISIONS

    def allows_moves(self, game: Game) -> bool:
        """Whether the game may have one more decision."""
        return game.now.ply < self.decisions

    def check_entry(self, game: Game, moment: Moment) -> None:
        """TableError if a proposed entry would make the log of a game too long."""
        if not moment.is_undo:
            if not self.allows_moves(game):
                raise TableError(
                    Code.LONG_GAME,
                    f"A game has at most {self.decisions} decisions. This one cannot go on.",
                )
            return
        in_turn = in_game = 0
        is_turn = True
        for seat, text in reversed(game.entries):
            is_turn = is_turn and seat == moment.seat
            is_undo = text.startswith("undo ")
            in_game += is_undo
            in_turn += is_undo and is_turn
        if in_turn >= self.undos_in_turn or in_game >= self.undos_in_game:
            raise TableError(
                Code.MANY_UNDOS,
                f"A player may undo {self.undos_in_turn} times in a turn, and all players together "
                f"{self.undos_in_game} times in a game. Play on without undo.",
            )
