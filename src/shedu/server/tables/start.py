"""How a game begins at a table, and is found again in the storage."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from msgspec.structs import replace as with_

from shedu.engine.position import SEED_LIMIT
from shedu.engine.record import Record, read_record
from shedu.engine.rules import Rules
from shedu.play.game import Game, Moment
from shedu.play.seats import Seat, draw_first, rotate
from shedu.server.storage.database import StoredGame
from shedu.server.tables.roster import Gathering
from shedu.server.wire import messages as m


def begin(gathering: Gathering) -> tuple[Gathering, Game]:
    """The game of those who sit here, who sit in order from the one who begins."""
    wish = gathering.wish
    if gathering.shuffle is not None:
        seed = gathering.shuffle.seed()
    else:
        seed = secrets.randbelow(SEED_LIMIT + 1) if wish.seed is None else wish.seed
    dynasties = [place.dynasty for place in gathering.places]
    is_chosen = wish.first is not None and wish.first in dynasties
    if wish.first is not None and is_chosen:
        first = dynasties.index(wish.first)
    elif gathering.shuffle is not None:
        first = [str(name) for name in dynasties].index(gathering.shuffle.beginner(dynasties))
    else:
        first = draw_first(seed, len(dynasties))
    gathering = replace(gathering, places=rotate(gathering.places, first))
    if gathering.shuffle is not None:
        told = with_(gathering.shuffle, first="chosen" if is_chosen else "drawn")
        gathering = replace(gathering, shuffle=told)
    players = tuple(place.dynasty for place in gathering.places)
    # the seed makes the bag and the hands: so a table is read again soon, and is small
    head = Record(Rules.of(wish.preset, wish.options), players, seed=seed)
    return gathering, Game(gathering.game, head, seats_of(gathering.places))


def begun_table(stored: StoredGame) -> Game:
    """A table as it was when it was stored."""
    game = Game(stored.id, read_record(stored.head), seats_of(stored.info.seats), stored.is_replay)
    game.restore(stored.entries)
    return game


def seats_of(places: Sequence[m.Place]) -> tuple[Seat, ...]:
    """The seats of a game, without the people behind them."""
    return tuple(Seat(place.dynasty, place.kind, place.level, place.name) for place in places)


def info_of(
    gathering: Gathering, game: Game | None, started: str, changed: str, moment: Moment | None = None
) -> m.GameInfo:
    """What a list says of a table: before the game, now, or after a proposed moment."""
    wish = gathering.wish
    moment = moment or (None if game is None else game.now)
    position = None if moment is None else moment.position
    is_over = position is not None and position.is_over
    status: m.Status = gathering.status
    if game is not None and status != "stopped":
        status = "over" if is_over else "playing"
    decision = None if position is None else position.decision
    is_playing = game is not None and not game.is_replay and status == "playing"
    return m.GameInfo(
        id=gathering.game,
        status=status,
        terms=gathering.terms,
        host=gathering.host,
        preset=wish.preset if game is None else game.head.rules.preset,
        options=wish.options if game is None else list(game.head.rules.options),
        seats=list(gathering.places),
        ply=0 if moment is None else moment.ply,
        turn=1 if moment is None else moment.turn,
        to_decide=decision.seat if decision is not None and is_playing else None,
        started=started,
        changed=changed,
        is_over=is_over,
        winners=list(position.result.winners) if position is not None and is_over else [],
        is_replay=game is not None and game.is_replay,
    )
