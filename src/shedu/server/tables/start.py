"""How a game begins at a table, and is found again in the storage."""

import secrets
from dataclasses import replace
from random import Random

from msgspec.structs import replace as with_

from shedu.engine.position import SEED_LIMIT
from shedu.engine.record import Record, read_record
from shedu.engine.rules import Rules
from shedu.server.live.table import Table
from shedu.server.storage.database import StoredGame
from shedu.server.tables.roster import Gathering, in_order
from shedu.server.wire import messages as m


def begin(gathering: Gathering) -> tuple[Gathering, Table]:
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
        first = Random(seed).randrange(len(dynasties))
    gathering = replace(gathering, places=in_order(gathering.places, first))
    if gathering.shuffle is not None:
        told = with_(gathering.shuffle, first="chosen" if is_chosen else "drawn")
        gathering = replace(gathering, shuffle=told)
    players = tuple(place.dynasty for place in gathering.places)
    # the seed makes the bag and the hands: so a table is read again soon, and is small
    head = Record(Rules.of(wish.preset, wish.options), players, seed=seed)
    return gathering, Table(gathering.game, head, gathering.places)


def begun_table(stored: StoredGame) -> Table:
    """A table as it was when it was stored."""
    table = Table(stored.id, read_record(stored.head), stored.info.seats, stored.is_replay)
    table.restore(stored.entries)
    return table


def info_of(gathering: Gathering, table: Table | None, started: str, changed: str) -> m.GameInfo:
    """What a list says of a table, before the game or during it."""
    if table is not None:
        return table.info(started, changed, None, gathering)
    return m.GameInfo(
        id=gathering.game,
        status=gathering.status,
        terms=gathering.terms,
        host=gathering.host,
        preset=gathering.wish.preset,
        options=gathering.wish.options,
        seats=list(gathering.places),
        ply=0,
        turn=1,
        to_decide=None,
        started=started,
        changed=changed,
        is_over=False,
        winners=[],
        is_replay=False,
    )
