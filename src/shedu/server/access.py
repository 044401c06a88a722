"""Who may look behind which screen, and act for which seat.

This server is for people at one machine: it trusts whoever reaches it to be any of the people
at a table, one after the other (the browser covers the screen between them), and never to be
a bot. Tables with identities will decide it here.
"""

from collections.abc import Sequence

from shedu.server.messages import NewSeat


def may_look(seats: Sequence[NewSeat], seat: int | None, is_open: bool) -> bool:
    """Whether somebody may see the table from this seat; anybody may watch, and see all once it is open."""
    if seat is None:
        return True
    return 0 <= seat < len(seats) and (is_open or seats[seat].kind == "human")


def may_act(seats: Sequence[NewSeat], seat: int | None) -> bool:
    """Whether somebody who looks from this seat may decide for it."""
    return seat is not None and 0 <= seat < len(seats) and seats[seat].kind == "human"
