"""Starts a game at a table, restores one from the database, and summarises both."""

import secrets
from dataclasses import replace
from traceback import format_tb

import structlog

from shedu.engine import rules as engine_rules
from shedu.engine.position import SEED_LIMIT
from shedu.engine.record import Record, read_record
from shedu.engine.rules import Rules
from shedu.play.game import Game, Moment
from shedu.play.seats import draw_first, rotate
from shedu.server.errors import Code, RequestError
from shedu.server.tables.games import StoredGame
from shedu.server.tables.roster import Roster
from shedu.server.tables.summary import Status, Summary

_log = structlog.get_logger("games")


def start_game(roster: Roster, seed: int | None = None) -> tuple[Roster, Game]:
    """Start the game; the seats are rotated so that the first player comes first (R1.7).

    A shuffle determines the seed; without one it is the given seed, or drawn.
    """
    setup, shuffle = roster.setup, roster.shuffle
    dynasties = [seat.dynasty for seat in roster.seats]
    rules = Rules.of(setup.preset, setup.options)
    chosen = setup.first if setup.first in dynasties else None
    if shuffle is not None:
        shuffle = shuffle.bound(rules, dynasties, chosen)
        seed = shuffle.seed()
    elif seed is None:
        seed = secrets.randbelow(SEED_LIMIT + 1)
    if chosen is not None:
        first = dynasties.index(chosen)
    elif shuffle is not None:
        first = dynasties.index(shuffle.first_dynasty(dynasties))
    else:
        first = draw_first(seed, len(dynasties))
    roster = replace(roster, seats=rotate(roster.seats, first), shuffle=shuffle)
    players = tuple(seat.dynasty for seat in roster.seats)
    # The seed determines bag and hands, so the stored head needs no position: it is small and quick to read.
    head = Record(rules, players, seed=seed)
    return roster, Game(roster.game, head, roster.seats)


def restore_game(stored: StoredGame) -> Game:
    """The game of a stored table, played by the version of the rules under which it began."""
    if stored.rules_version > engine_rules.RULES_VERSION:  # after a rollback, or while processes are updated
        raise RequestError(
            503, Code.AWAY, "This game began under a newer version of the rules. Update the server to go on."
        )
    head = read_record(stored.head, stored.rules_version)
    game = _replay(stored, head) or _resume(stored, head)
    game.is_stopped = stored.roster.status == "stopped"
    return game


def _replay(stored: StoredGame, head: Record) -> Game | None:
    """The game that its entries lead to; None if that is not where the game was."""
    known = stored.checkpoint
    game = Game(stored.id, head, stored.roster.seats, stored.summary.is_replay)
    try:
        game.restore(stored.entries, stored.by_bots)
    except Exception as error:
        if known is None:
            raise
        places = "".join(format_tb(error.__traceback__))  # without the message, which may name a hidden tile
        _log.error("stored game cannot be replayed", game=stored.id, error=type(error).__name__, trace=places)
        return None
    # An earlier release may have added entries after the checkpoint.
    if known is None or known.number < game.now.number or known.is_at(game.now):
        return game
    _log.error("stored game replays to another position", game=stored.id, entry=game.now.number)
    return None


def _resume(stored: StoredGame, head: Record) -> Game:
    """The game from its checkpoint on."""
    known = stored.checkpoint
    assert known is not None
    checkpoint = known.checkpoint(head, stored.entries)
    game = Game(stored.id, head, stored.roster.seats, stored.summary.is_replay, checkpoint)
    game.restore(stored.entries[known.number :], stored.by_bots)
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
    is_playing = status == "playing"
    to_decide = position.decision.seat if is_playing and position.decision is not None else None
    winners = tuple(position.result.winners) if position.is_over else ()
    return status, moment.ply, moment.turn, to_decide, winners
