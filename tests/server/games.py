"""Games for the tests of the server."""

import random

from shedu.engine.moves import MOVES, Move, Swap, parse_move
from shedu.play.game import Game
from shedu.server.live.presenter import Presenter
from shedu.server.people.people import HERE
from shedu.server.storage.database import new_id
from shedu.server.tables.roster import Roster, new_roster
from shedu.server.tables.seats import Seat
from shedu.server.tables.start import start_game, summarise
from shedu.server.tables.summary import Summary
from shedu.server.tables.terms import Setup
from shedu.server.wire import mapping
from shedu.server.wire import messages as m
from tests.server.moves import legal

_KINDS = [str(move).split()[0] for move in MOVES]
SEATS = [m.NewSeat("lion", name="Ann"), m.NewSeat("bull", name="Bob")]
AGAINST_BOT = [m.NewSeat("lion"), m.NewSeat("bull", "bot", "novice")]


def wish(seats: list[m.NewSeat] | None = None, seed: int = 5, options: list[str] | None = None) -> m.NewGame:
    """A request for a game in which the first seat begins."""
    seats = seats or SEATS
    return m.NewGame(seats, options=options or [], first=seats[0].dynasty, seed=seed)


def new_table(asked: m.NewGame) -> Game:
    """A table at one machine."""
    return start_game(new_roster(new_id(), mapping.wish(asked), HERE), asked.seed)[1]


def two_people(seed: int = 5, options: list[str] | None = None) -> Game:
    """A table of two people."""
    return new_table(wish(seed=seed, options=options))


def act(table: Game, text: str) -> None:
    """Make a move for the deciding seat."""
    table.accept(table.propose_move(table.now.number, table.decider, parse_move(text)))


def moves(table: Game) -> list[str]:
    """The legal moves of the deciding seat."""
    decision = Presenter(table).show(table.decider).decision
    assert decision is not None
    return legal(decision)


def play_on(table: Game, count: int, seed: int = 0) -> None:
    """Make this many random moves, or play to the end."""
    rng = random.Random(seed)
    for _ in range(count):
        if table.decider is None:
            return
        act(table, any_move(table, rng))


def any_move(table: Game, rng: random.Random) -> str:
    """A random move of a random kind."""
    legal = table.view(table.decider).legal_moves().indices()
    kinds = sorted({_KINDS[number] for number in legal} - {"pass"}) or ["pass"]
    kind = rng.choice(kinds)
    return str(MOVES[rng.choice([number for number in legal if _KINDS[number] == kind])])


def largest_swap(table: Game) -> Move:
    """A swap of as many tiles as possible, which empties the bag soon; the first move if no swap is legal."""
    legal = table.view(table.decider).legal_moves()
    swaps = [move for move in legal if isinstance(move, Swap)]
    return max(swaps, key=lambda move: sum(move.tiles), default=legal[0])


def finished(seed: int = 5) -> Game:
    """A game that is over."""
    table = two_people(seed)
    while table.decider is not None:
        play_on(table, 50, seed)
    return table


def stored(table: Game, started: str = "2026-01-01") -> tuple[Roster, Summary]:
    """The roster and the summary of a game between people at one machine."""
    seats = tuple(Seat(seat.dynasty, seat.kind, seat.level, seat.name) for seat in table.seats)
    rules = table.head.rules
    roster = Roster(table.id, Setup(rules.preset, rules.options), None, seats, "playing")
    return roster, summarise(roster, table, started, started)


def info(table: Game, started: str = "2026-01-01") -> Summary:
    """The summary of a game between people at one machine."""
    return stored(table, started)[1]
