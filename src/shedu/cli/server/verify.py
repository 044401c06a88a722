"""`shedu verify`: where the order of a game's bag comes from."""

import sys

from shedu.cli.records.files import REFUSED, UNREADABLE, fail, read_text, replay
from shedu.cli.records.options import File
from shedu.engine.errors import TextError
from shedu.engine.position import Position
from shedu.engine.record import parse_record


def verify_command(file: File) -> None:
    """Verify the shuffle of a finished online game by its record, step by step.

    Exit status: 0, or 1 if something does not agree, or 2 if the file is no record.
    """
    from shedu.server.tables.fairness import ProofError, verify  # noqa: PLC0415  # slow to load

    text = read_text(file)
    try:
        record = parse_record(text)
    except TextError as error:
        fail(file, error.line, error.reason, UNREADABLE)
    try:
        shuffle = verify(text, record.seed, record.players)
    except ProofError as error:
        fail(file, 0, str(error), REFUSED)
    print_line(f"the secret is the one that was promised: SHA-256 gives {shuffle.commitment}")
    for dynasty in record.players:
        said, seal = shuffle.contributions.get(dynasty), shuffle.seals.get(dynasty)
        if said:
            print_line(f"{dynasty} sealed {seal} and added {said}, which fits")
        elif seal:
            print_line(f"{dynasty} sealed {seal} and DID NOT OPEN IT")
        else:
            print_line(f"{dynasty} added nothing")
    print_line(f"together they make the seed {record.seed}")
    assert record.seed is not None
    start = Position.new(record.rules, record.players, record.seed)
    if record.start() != start:
        fail(file, 0, "the game does not start with the bag and the hands that the seed makes", REFUSED)
    print_line("the seed makes the bag and the hands with which the game starts")
    how = "was drawn by them" if shuffle.first == "drawn" else "was chosen when the table was made"
    print_line(f"that {record.players[0]} begins {how}")
    replay(file, record)
    print_line(f"all {len(record.entries)} decisions can be played from there")


def print_line(text: str) -> None:
    """A step that holds."""
    sys.stdout.write(f"{text}\n")
