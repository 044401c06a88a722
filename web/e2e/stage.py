"""Lays out games for the browser's tests: each line of input is a game, each line of the answer its id.

A game is a record, so that any situation can be drawn by hand, and the seats that bots play in it. It is put
into the database of a server that may be running: the server reads a game when somebody first asks for it.
"""

import sys
from dataclasses import replace
from pathlib import Path

import msgspec

from shedu.engine.record import Record, format_record, parse_record
from shedu.server.live.table import Table
from shedu.server.settings import Settings
from shedu.server.storage.database import NewEntry, Storage, new_id, now
from shedu.server.wire.messages import Place


class Wish(msgspec.Struct):
    """A game to lay out."""

    record: str
    bots: dict[str, str] = {}  # levels by dynasty; people play the others
    people: dict[str, tuple[str, str]] = {}  # on a server for many: id and name of each, by dynasty


def lay_out(wish: Wish, storage: Storage) -> str:
    """Store a game; its id."""
    record = parse_record(wish.record)
    head = replace(record, entries=(), result=None)
    seats = [_seat(player, wish, record) for player in record.players]
    table = Table(new_id(), head, seats)
    for entry in record.entries:
        table.accept(table.propose_move(table.now.number, record.players.index(entry.player), entry.text))
    entries = [NewEntry(number, *entry) for number, entry in enumerate(table.entries, 1)]
    started = now()
    storage.add_game(format_record(head), table.info(started, started), entries)
    return table.game


def _seat(player: str, wish: Wish, record: Record) -> Place:
    said: dict[str, str] = {"dynasty": player, "name": record.names.get(player, "")}
    if player in wish.bots:
        said |= {"kind": "bot", "level": wish.bots[player]}
    if player in wish.people:
        said["person"], said["name"] = wish.people[player]
    return msgspec.convert(said, Place)


def main() -> None:
    """Lay out games until the input ends."""
    storage = Storage(Settings(data=Path(sys.argv[1])).url)
    for line in sys.stdin:
        sys.stdout.write(lay_out(msgspec.json.decode(line, type=Wish), storage) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
