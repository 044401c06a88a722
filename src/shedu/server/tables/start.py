"""Starts a game at a table, restores one from the database, and summarises both."""

import secrets
from dataclasses import replace

from shedu.engine.position import SEED_LIMIT
from shedu.engine.record import Record, read_record
from shedu.engine.rules import Rules
from shedu.play.game import Game, Moment
from shedu.play.seats import draw_first, rotate
from shedu.server.tables.games import StoredGame
from shedu.server.tables.roster import Roster
from shedu.server.tables.summary import Status, Summary


def start_game(roster: Roster, seed: int | None = None) -> tuple[Roster, Game]:
    """Start the game; the seats are rotated so that the first player comes first (R1.7).

    A shuffle determines the seed; without one it is the given seed, or drawn.
    """
    setup, shuffle = roster.setup, roster.shuffle
    dynasties = [seat.dynasty for seat in roster.seats]
    if shuffle is not None:
        seed = shuffle.seed()
    elif seed is None:
        seed = secrets.randbelow(SEED_LIMIT + 1)
    is_chosen = setup.first in dynasties
    if setup.first is not None and is_chosen:
        first = dynasties.index(setup.first)
    elif shuffle is not None:
        first = dynasties.index(shuffle.first_dynasty(dynasties))
    else:
        first = draw_first(seed, len(dynasties))
    roster = replace(roster, seats=rotate(roster.seats, first))
    if shuffle is not None:
        roster = replace(roster, shuffle=replace(shuffle, first="chosen" if is_chosen else "drawn"))
    players = tuple(seat.dynasty for seat in roster.seats)
    # The seed determines bag and hands, so the stored head needs no position: it is small and quick to read.
    head = Record(Rules.of(setup.preset, setup.options), players, seed=seed)
    return roster, Game(roster.game, head, roster.seats)


def restore_game(stored: StoredGame) -> Game:
    """The game of a stored table that has started."""
    game = Game(stored.id, read_record(stored.head), stored.roster.seats, stored.summary.is_replay)
    game.is_stopped = stored.roster.status == "stopped"
    game.restore(stored.entries)
    return game


def summarise(
    roster: Roster, game: Game | None, started: str, changed: str, moment: Moment | None = None
) -> Summary:
    """The summary of a table before the game, at present, or after a proposed moment."""
    rules = roster.setup if game is None else game.head.rules
    status, ply, turn, to_decide, winners = _progress(roster.status, game, moment)
    return Summary(
        id=roster.game,
        status=status,
        preset=rules.preset,
        options=rules.options,
        seats=roster.seats,
        terms=roster.terms,
        host=roster.host,
        ply=ply,
        turn=turn,
        to_decide=to_decide,
        started=started,
        changed=changed,
        winners=winners,
        is_replay=game is not None and game.is_replay,
    )


def _progress(
    status: Status, game: Game | None, moment: Moment | None
) -> tuple[Status, int, int, int | None, tuple[int, ...]]:
    """Status, ply, turn, deciding seat and winners."""
    if game is None:
        return status, 0, 1, None, ()
    moment = moment or game.now
    position = moment.position
    if status != "stopped":
        status = "over" if position.is_over else "playing"
    is_playing = status == "playing" and not game.is_replay
    to_decide = position.decision.seat if is_playing and position.decision is not None else None
    winners = tuple(position.result.winners) if position.is_over else ()
    return status, moment.ply, moment.turn, to_decide, winners
