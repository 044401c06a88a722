"""Games for the server's tests."""

import random

from shedu.server.live.table import Table
from shedu.server.people.people import HERE
from shedu.server.storage.database import new_id
from shedu.server.tables.roster import gather
from shedu.server.tables.start import begin
from shedu.server.wire import messages as m

SEATS = [m.NewSeat("lion", name="Ann"), m.NewSeat("bull", name="Bob")]
AGAINST_BOT = [m.NewSeat("lion"), m.NewSeat("bull", "bot", "novice")]


def wish(seats: list[m.NewSeat] | None = None, seed: int = 5, options: list[str] | None = None) -> m.NewGame:
    """A game in which the first seat begins."""
    seats = seats or SEATS
    return m.NewGame(seats, options=options or [], first=seats[0].dynasty, seed=seed)


def new_table(asked: m.NewGame) -> Table:
    """A table at one machine."""
    return begin(gather(new_id(), asked, HERE))[1]


def two_people(seed: int = 5, options: list[str] | None = None) -> Table:
    """A table of two people."""
    return new_table(wish(seed=seed, options=options))


def act(table: Table, text: str) -> None:
    """Whoever decides makes a move."""
    table.accept(table.propose_move(table.now.number, table.decider, text))


def moves(table: Table) -> list[str]:
    """The legal moves of whoever decides."""
    decision = table.show(table.decider).decision
    assert decision is not None
    return decision.moves


def play_on(table: Table, count: int, seed: int = 0) -> None:
    """So many random moves, or to the end."""
    rng = random.Random(seed)
    for _ in range(count):
        if table.decider is None:
            return
        act(table, any_move(table, rng))


def any_move(table: Table, rng: random.Random) -> str:
    """A random move of a random kind."""
    legal = moves(table)
    kinds = sorted({move.split()[0] for move in legal} - {"pass"}) or ["pass"]
    kind = rng.choice(kinds)
    return rng.choice([move for move in legal if move.split()[0] == kind])


def finished(seed: int = 5) -> Table:
    """A game that is over."""
    table = two_people(seed)
    while table.decider is not None:
        play_on(table, 50, seed)
    return table
