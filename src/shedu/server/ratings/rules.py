"""Which players of a finished game are rated, against whom, and in which order.

A game is rated if accounts played all its seats from the start. An opponent counts for the rating of a player
if the opponent made most of their own decisions, and the two had few rated games with each other that day. A
player who left most decisions to a bot, or deleted the account during the game, comes last. So an accomplice
who leaves, or who played before, cannot keep a loss from being rated. A game that a timeout would have
stopped is not rated: a player could run out of time to avoid a loss.

In a game with a bot account only bot accounts are rated, against the ratings of all players: people neither
gain nor lose by playing against programs.
"""

from collections.abc import Sequence, Set
from dataclasses import dataclass

from shedu.server.people.people import DELETED_PERSON
from shedu.server.ratings.results import Result

Limited = Set[frozenset[str]]  # pairs of people with enough rated games for a day


@dataclass(frozen=True)
class Player:
    """A seat of a finished game, as far as ratings go."""

    result: Result
    person: str  # DELETED_PERSON if the account was deleted during the game
    is_forfeit: bool
    is_bot: bool = False

    @property
    def is_last(self) -> bool:
        return self.is_forfeit or self.result.is_absent


def are_different(players: Sequence[Player]) -> bool:
    """Whether no person had two seats; those who deleted their accounts are not known any more."""
    known = [player.person for player in players if player.person != DELETED_PERSON]
    return len({*known}) == len(known)


def opponents(player: Player, players: Sequence[Player], limited: Limited) -> list[Player]:
    """Players with results of their own, whose pair with this player is below the daily limit."""
    return [
        other
        for other in players
        if other is not player
        and not other.result.is_absent
        and frozenset((player.person, other.person)) not in limited
    ]


def rated_seats(players: Sequence[Player], limited: Limited) -> set[int]:
    """The seats whose ratings change, if accounts played all of them."""
    has_bots = any(player.is_bot for player in players)
    return {
        player.result.seat
        for player in players
        if not player.is_forfeit and player.is_bot == has_bots and opponents(player, players, limited)
    }


def ranks(players: Sequence[Player]) -> list[int]:
    """Places, with those last who left the game to a bot or deleted their account."""
    keys = [(player.is_last, 0 if player.is_last else player.result.place) for player in players]
    return [1 + sum(other < key for other in keys) for key in keys]
