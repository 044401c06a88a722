"""`shedu verify`: verifies the shuffle of an online game."""

import sys

from shedu.cli.records.files import REFUSED, UNREADABLE, fail, read_text, replay
from shedu.cli.records.options import File
from shedu.engine.errors import TextError
from shedu.engine.position import Position
from shedu.engine.record import parse_record


def verify_command(file: File) -> None:
    """Verify the shuffle of a finished online game from its record, step by step.

    Exit status: 0, 1 if a step fails, 2 if the file is not a record.
    """
    from shedu.server.tables.fairness import ProofError, verify  # noqa: PLC0415  # slow to import

    text = read_text(file)
    try:
        record = parse_record(text)
    except TextError as error:
        fail(file, error.line, error.message, UNREADABLE)
    try:
        shuffle = verify(text, record)
    except ProofError as error:
        fail(file, 0, str(error), REFUSED)
    print_line(f"The secret matches its commitment: SHA-256 is {shuffle.commitment}")
    for dynasty in record.players:
        said, seal = shuffle.contributions.get(dynasty), shuffle.seals.get(dynasty)
        if said:
            print_line(f"{dynasty} sealed {seal} and contributed {said}, which matches")
        elif seal:
            print_line(f"{dynasty} sealed {seal} and DID NOT REVEAL IT")
        else:
            print_line(f"{dynasty} contributed nothing")
    if shuffle.version == 1:
        print_line(f"The secret and the contributions give the seed {record.seed}")
        print_line("The rules, the seating and the choice of the first player are not part of this shuffle")
    else:
        print_line(f"Together with {', '.join(shuffle.table)} they give the seed {record.seed}")
    assert record.seed is not None
    start = Position.new(record.rules, record.players, record.seed)
    if record.start() != start:
        fail(file, 0, "the game does not start with the bag and the hands of the seed", REFUSED)
    print_line("The seed gives the bag and the hands at the start of the game")
    how = (
        "drawn from the secret and the contributions" if shuffle.first == "drawn" else "chosen with the table"
    )
    print_line(f"The first player, {record.players[0]}, was {how}")
    replay(file, record)
    print_line(f"All {len(record.entries)} decisions can be played from there")


def print_line(text: str) -> None:
    sys.stdout.write(f"{text}\n")
