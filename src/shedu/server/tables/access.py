"""Who may look behind which screen, and act for which seat.

On a server for one machine, whoever reaches it is any of the people at a table, one after the other
(the browser covers the screen between them). On a server for many, a seat is its person's alone.
Nobody is ever a bot.
"""

from collections.abc import Sequence

from shedu.server.people.people import HERE, Person
from shedu.server.wire.messages import GameInfo, Place


def owns(person: Person | None, place: Place) -> bool:
    """Whether a seat is this person's."""
    if person is None or place.kind != "human":
        return False
    return place.person == (None if person is HERE else person.id)


def may_look(
    person: Person | None, places: Sequence[Place], seat: int | None, is_open: bool, spectators: bool = True
) -> bool:
    """Whether somebody may see the table from this seat; all may once nothing is hidden."""
    if seat is None:
        return spectators or is_open or any(owns(person, place) for place in places)
    return 0 <= seat < len(places) and (is_open or owns(person, places[seat]))


def players(info: GameInfo) -> set[str]:
    """Everybody who has a seat in a game, or left one to a bot and may come back to it."""
    return {who for place in info.seats for who in (place.person, place.left) if who}


def may_know(person: Person | None, info: GameInfo) -> bool:
    """Whether somebody may hear who plays in a game, and how far it is: all may before it and after it."""
    if info.terms.spectators or info.status != "playing" or person is HERE:
        return True
    return person is not None and person.id in players(info) | {info.host}


def may_act(person: Person | None, places: Sequence[Place], seat: int | None) -> bool:
    """Whether somebody who looks from this seat may decide for it."""
    return seat is not None and 0 <= seat < len(places) and owns(person, places[seat])
