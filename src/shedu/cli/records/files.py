"""Reading records from files; errors are one line on standard error."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from shedu.engine.errors import RecordError, TextError
from shedu.engine.events import Event
from shedu.engine.position import Position
from shedu.engine.record import Record, parse_record

# Exit statuses.
REFUSED = 1  # a move or the result is not allowed
UNREADABLE = 2  # the file is not a record, or a usage error


def fail(file: str, line: int, why: str, status: int) -> NoReturn:
    """Print the error of a file and exit."""
    sys.stderr.write(f"{file}:{line}: {why}\n")
    raise SystemExit(status)


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        fail(file, 0, f"cannot be read: {error.strerror or error}", UNREADABLE)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        fail(file, data[: error.start].count(b"\n") + 1, "this is not UTF-8 text", UNREADABLE)


def read_record(file: str) -> Record:
    """The record in a file; exits with 2 if it cannot be read."""
    try:
        return parse_record(read_text(file))
    except TextError as error:
        fail(file, error.line, error.message, UNREADABLE)


def up_to(file: str, record: Record, decision: int | None) -> Record:
    """The record before a decision, counted from 1; exits with 2 if there are fewer decisions."""
    if decision is None:
        return record
    count = len(record.entries)
    if decision > count + 1:
        line = record.entries[-1].line if count else record.lines.get("players", 0)
        why = f"there is no decision {decision}: the record has {count}, so choose 1 to {count + 1}"
        fail(file, line, why, UNREADABLE)
    result = record.result if decision > count else None
    return replace(record, entries=record.entries[: decision - 1], result=result)


def replay(file: str, record: Record) -> tuple[Position, tuple[Event, ...]]:
    """The final position of a record and its events; exits with 1 if it cannot be played."""
    try:
        return record.replay()
    except RecordError as error:
        fail(file, error.line, error.message, REFUSED)


def seat_in(file: str, record: Record, dynasty: str) -> int:
    """The seat of a dynasty; exits with 2 if it does not play."""
    if dynasty not in record.players:
        why = f"{dynasty} is not at this table ({', '.join(record.players)})"
        fail(file, record.lines.get("players", 0), why, UNREADABLE)
    return record.players.index(dynasty)
