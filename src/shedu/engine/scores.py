"""The result of a game (R13.3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from shedu.engine.kernel.scores import standing, totals
from shedu.engine.kernel.state import State
from shedu.engine.moves import Counts


def unpack(packed: int) -> Counts:
    """Four totals from the kernel's packed form."""
    return (packed >> 45, packed >> 30 & 32767, packed >> 15 & 32767, packed & 32767)


@dataclass(frozen=True)
class Score:
    """The final score of a seat."""

    seat: int
    place: int  # 1 for the winner; seats tied in all four colours share a place
    totals: Counts  # by colour, with treasures added where they help most
    ascending: Counts  # the same in ascending order, as they are compared

    @property
    def lowest(self) -> int:
        """The lowest colour: the score."""
        return self.ascending[0]


@dataclass(frozen=True)
class Result:
    """The scores of all seats, the best first; tied seats in seat order."""

    scores: tuple[Score, ...]

    @classmethod
    def of(cls, state: State) -> Self:
        """The result if the game ended now."""
        ranks = {seat: standing(state, seat) for seat in range(state.seats)}
        order = sorted(ranks, key=lambda seat: (-ranks[seat], seat))
        return cls(
            tuple(
                Score(
                    seat,
                    1 + sum(rank > ranks[seat] for rank in ranks.values()),
                    unpack(totals(state, seat)),
                    unpack(ranks[seat]),
                )
                for seat in order
            )
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several after a tie."""
        return tuple(score.seat for score in self.scores if score.place == 1)

    def format(self, players: Sequence[str]) -> str:
        """As in a record: `lion 7 = bull 7 archer 5`."""
        words: list[str] = []
        place = 0
        for score in self.scores:
            if score.place == place:
                words.append("=")
            place = score.place
            words += [players[score.seat], str(score.lowest)]
        return " ".join(words)
