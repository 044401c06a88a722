"""Lays out games for the browser's tests: each line of input is a game, each line of the answer its id.

A game is a record, so that any situation can be drawn by hand, and the seats that bots play in it. It is put
into the database of a server that may be running: the server reads a game at the first request for it.
"""

import gzip
import sys
from dataclasses import replace
from pathlib import Path

import msgspec

from shedu.engine.moves import Move
from shedu.engine.record import Record, format_record, parse_record
from shedu.play.game import Game
from shedu.server.settings import Settings
from shedu.server.storage.database import Database, new_id, now
from shedu.server.tables.analyses import Analyses
from shedu.server.tables.games import Games, NewEntry
from shedu.server.tables.roster import Roster
from shedu.server.tables.seats import Seat
from shedu.server.tables.start import summarise
from shedu.server.tables.terms import Setup


class Wish(msgspec.Struct):
    """A game to lay out."""

    record: str
    bots: dict[str, str] = {}  # levels by dynasty; people play the others
    people: dict[str, tuple[str, str]] = {}  # on a server for many: id and name of each, by dynasty
    analysis: str = ""  # what `shedu analyse --store` wrote for the record


def lay_out(wish: Wish, games: Games, analyses: Analyses) -> str:
    """Store a game; its id."""
    record = parse_record(wish.record)
    head = replace(record, entries=(), result=None)
    seats = tuple(_seat(player, wish, record) for player in record.players)
    game = Game(new_id(), head, seats)
    for entry in record.entries:
        assert isinstance(entry.move, Move)
        game.accept(game.propose_move(game.now.number, record.players.index(entry.player), entry.move))
    entries = [NewEntry(number, *entry) for number, entry in enumerate(game.entries, 1)]
    started = now()
    roster = Roster(game.id, Setup(head.rules.preset, head.rules.options), None, seats, "playing")
    games.add(roster, summarise(roster, game, started, started), format_record(head), entries)
    if wish.analysis:
        analyses.put(game.id, gzip.compress(wish.analysis.encode()))
    return game.id


def _seat(player: str, wish: Wish, record: Record) -> Seat:
    name = record.names.get(player, "")
    if player in wish.bots:
        return Seat(player, "bot", wish.bots[player], name)
    person, name = wish.people.get(player, (None, name))
    return Seat(player, "human", None, name, person)


def main() -> None:
    """Lay out games until the input ends."""
    database = Database(Settings(data=Path(sys.argv[1])).url)
    games, analyses = Games(database), Analyses(database)
    for line in sys.stdin:
        sys.stdout.write(lay_out(msgspec.json.decode(line, type=Wish), games, analyses) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
