"""The results of a finished game, from its entries."""

from dataclasses import dataclass

from shedu.engine.events import Event
from shedu.engine.record import read_record
from shedu.play.game import Game
from shedu.players.arena.match import points_by_source
from shedu.server.tables.games import StoredGame

MAX_BOT_SHARE = 0.5  # of a seat's decisions, for the person to count as a player


@dataclass(frozen=True)
class Result:
    """The result of one seat in a game."""

    seat: int
    place: int
    lowest: int
    sources: dict[str, int]
    is_absent: bool = False  # a bot made most of the seat's decisions


def results_of(stored: StoredGame) -> list[Result]:
    """The results of all seats of a finished game."""
    shares = _bot_shares(stored)
    table = Game(
        stored.id,
        read_record(stored.head, stored.rules_version),
        stored.roster.seats,
        stored.summary.is_replay,
    )
    events_by_entry: list[tuple[Event, ...]] = [()]
    for seat, text in stored.entries:
        table.restore([(seat, text)])
        events_by_entry.append(table.now.events)
    events = [event for number in table.line for event in events_by_entry[number]]
    return [
        Result(
            score.seat,
            score.place,
            score.lowest,
            points_by_source(events, score.seat),
            shares.get(score.seat, 0.0) > MAX_BOT_SHARE,
        )
        for score in table.now.position.result.scores
    ]


def _bot_shares(stored: StoredGame) -> dict[int, float]:
    """The share of each seat's decisions that bots made, undone ones included."""
    made: dict[int, list[bool]] = {}
    for number, (seat, text) in enumerate(stored.entries, 1):
        if not text.startswith("undo "):
            made.setdefault(seat, []).append(number in stored.by_bots)
    return {seat: sum(by_bots) / len(by_bots) for seat, by_bots in made.items()}
