"""The last decisions of recorded games, as records of their own that are quick to analyse."""

from functools import cache
from pathlib import Path

from shedu.engine.record import Record, full_record, parse_record, with_move
from shedu.engine.sight import Kind

GAMES = Path(__file__).parents[2] / "games"


@cache
def ending(name: str, decisions: int) -> Record:
    """The end of a game: at least this many decisions, from the beginning of a turn."""
    record = parse_record((GAMES / name).read_text("utf-8"))
    first = len(record.entries) - decisions
    position = record.start()
    starts = []
    for number, (after, _, _) in enumerate(record.play(position), start=1):
        decision = after.decision
        is_turn = decision is not None and decision.kind == Kind.ACTION and after.actions_left == 2
        if number <= first and is_turn and after.unification is None:
            starts.append((number, after.copy()))
    number, start = starts[-1]
    short = full_record(start, names={record.players[0]: "Ann", record.players[1]: "Ben"})
    for entry in record.entries[number:]:
        short = with_move(short, entry.player, entry.legal_move)
    return short
