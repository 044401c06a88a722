"""Access rules: from which seat a person may view a table, and for which seat they may act.

On a server for one machine, every client may act for any human seat (the browser hides the screen between
players). On an online server, a seat belongs to its person alone. No client may act for a bot.
"""

from collections.abc import Sequence

from shedu.server.people.people import HERE, Person
from shedu.server.tables.seats import Seat
from shedu.server.tables.summary import Summary


def owns(person: Person | None, seat: Seat) -> bool:
    """Whether the person plays this seat now."""
    if person is None or seat.kind != "human":
        return False
    return seat.person == (None if person is HERE else person.id)


def may_view(
    person: Person | None, seats: Sequence[Seat], seat: int | None, is_open: bool, spectators: bool = True
) -> bool:
    """Whether the person may view the table from this seat; anyone may once nothing is hidden."""
    if seat is None:
        return spectators or is_open or any(owns(person, each) for each in seats)
    return 0 <= seat < len(seats) and (is_open or owns(person, seats[seat]))


def may_list(person: Person | None, summary: Summary) -> bool:
    """Whether the person may see a game's summary; a running game without spectators is for its players."""
    if summary.terms.spectators or summary.status != "playing" or person is HERE:
        return True
    return person is not None and person.id in summary.owners | {summary.host}


def may_act(person: Person | None, seats: Sequence[Seat], seat: int | None) -> bool:
    """Whether the person may decide for this seat."""
    return seat is not None and 0 <= seat < len(seats) and owns(person, seats[seat])
