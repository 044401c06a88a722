"""Checks after the faults that the database contains all acknowledged moves and no others."""

from collections.abc import Sequence

from sqlalchemy import select

from bench.seat import Seat
from shedu.server.storage.database import Database
from shedu.server.storage.schema import ENTRIES
from shedu.server.tables.games import Games
from shedu.server.tables.start import restore_game


def count(url: str, tables: Sequence[tuple[Seat, Seat]]) -> tuple[int, list[str]]:
    """Count the entries of the tables and list inconsistencies."""
    storage = Database(url)
    entries, faults = 0, []
    for table in tables:
        game = table[0].pair.game
        stored = Games(storage).game(game)
        if stored is None:
            faults.append(f"{game} is missing")
            continue
        entries += len(stored.entries)
        wanted = select(ENTRIES.c.number).where(ENTRIES.c.game == game).order_by(ENTRIES.c.number)
        with storage.engine.connect() as connection:
            numbers = list(connection.execute(wanted).scalars())
        if numbers != list(range(1, len(numbers) + 1)):
            faults.append(f"{game} has gaps")
        if not stored.summary.is_over or not restore_game(stored).is_open:
            faults.append(f"{game} is not over")
        faults += [
            f"{game}, seat {seat.seat}: {fault}" for seat in table for fault in _missing(seat, stored.entries)
        ]
        for number, (seat, text) in enumerate(stored.entries, 1):
            if seat < len(table) and (number - 1, text) not in table[seat].said:  # a third seat is a bot's
                faults.append(f"{game}: entry {number} was not sent by seat {seat}")
    storage.close()
    return entries, faults


def _missing(seat: Seat, entries: list[tuple[int, str]]) -> list[str]:
    """Acknowledged or broadcast entries that are missing in the database."""
    mine = [
        f"move {entry} was acknowledged and is not there"
        for entry, move in seat.heard
        if entries[entry - 1 : entry] != [(seat.seat, move)]
    ]
    others = [
        f"move {entry} was broadcast but is missing"
        for entry in seat.others
        if [by for by, _ in entries[entry - 1 : entry] if by != seat.seat] == []
    ]
    return mine + others
