"""Matches: who plays whom in which seats, playing a game, and what came of it."""

import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import permutations

from shedu.engine.events import Gained, TreasureTaken
from shedu.engine.pieces import COLOURS
from shedu.engine.position import Position
from shedu.engine.record import format_record, full_record, with_move
from shedu.engine.rules import Rules
from shedu.players.player import Budget
from shedu.players.registry import make_player

SOURCES = ("tile", "war", "revolt", "monument", "wonder", "treasure")


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    number: int
    names: tuple[str, ...]  # in seat order
    seed: int
    rules: Rules
    seconds: float  # for each decision


@dataclass(frozen=True)
class SeatStory:
    """How a seat fared in a game."""

    name: str
    won: float  # 1, or a share of it
    lowest: int
    points: dict[str, int]  # by colour, treasures apart
    sources: dict[str, int]
    decisions: int
    seconds: float


@dataclass(frozen=True)
class GameStory:
    """A finished game."""

    number: int
    seats: tuple[SeatStory, ...]
    ended: str
    decisions: int
    wars: int
    revolts: int
    record: str = field(repr=False)


def seatings(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every different way to seat these players; the last name fills the seats that are left."""
    if not 1 <= len(names) <= players:
        raise ValueError(f"{players} seats are for one to {players} names, not {len(names)}")
    filled = (*names, *([names[-1]] * (players - len(names))))
    return sorted(set(permutations(filled)), key=lambda seats: [filled.index(name) for name in seats])


def schedule(
    names: Sequence[str], players: int, games: int, rules: Rules, seconds: float, first_seed: int = 0
) -> Iterator[Pairing]:
    """The games of a match: each seed is played in every seating, so that luck and seats even out."""
    ways = seatings(names, players)
    for number in range(games):
        yield Pairing(number, ways[number % len(ways)], first_seed + number // len(ways), rules, seconds)


def play_game(pairing: Pairing) -> GameStory:
    """Play one game. Every player gets its own seat's view and nothing else."""
    position = Position.new(pairing.rules, len(pairing.names), pairing.seed)
    record = full_record(position, pairing.seed, dict(zip(position.players, pairing.names, strict=True)))
    players = [make_player(name, pairing.seed * 8 + seat) for seat, name in enumerate(pairing.names)]
    seconds = [0.0] * len(players)
    decisions = [0] * len(players)
    sources = [Counter[str]() for _ in players]
    conflicts = Counter[str]()
    entries = []
    while (decision := position.decision) is not None:
        seat = decision.seat
        view = position.view(seat)
        start = time.process_time()
        move = players[seat].decide(view, view.legal_moves(), Budget(pairing.seconds))
        seconds[seat] += time.process_time() - start
        decisions[seat] += 1
        entries.append((position.players[seat], move))
        for event in position.apply(move):
            if isinstance(event, Gained):
                sources[event.seat][event.source] += event.amount
            elif isinstance(event, TreasureTaken):
                sources[event.seat]["treasure"] += 1
            conflicts[getattr(event, "kind", "")] += 1
    for player, move in entries:
        record = with_move(record, player, move)
    result = position.result
    record = replace(record, result=result.format(position.players))
    lowest = {score.seat: score.lowest for score in result.scores}
    return GameStory(
        pairing.number,
        tuple(
            SeatStory(
                name,
                1 / len(result.winners) if seat in result.winners else 0.0,
                lowest[seat],
                dict(zip(COLOURS, position.points(seat), strict=True)),
                {source: sources[seat][source] for source in SOURCES},
                decisions[seat],
                seconds[seat],
            )
            for seat, name in enumerate(pairing.names)
        ),
        ended="treasures" if position.snapshot.ended == 2 else "bag",
        decisions=sum(decisions),
        wars=conflicts["war"],
        revolts=conflicts["revolt"],
        record=format_record(record),
    )


@dataclass(frozen=True)
class Summary:
    """How a player fared in a match."""

    name: str
    games: int  # seats taken, which is more than games where it takes several
    wins: float
    share: float
    share_low: float
    share_high: float
    mean_lowest: float
    points: dict[str, float]  # means
    sources: dict[str, float]
    decisions: float  # a game
    ms_per_decision: float

    def as_json(self) -> dict[str, object]:
        """For a program."""
        return asdict(self)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return (0.0, 1.0)
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return ((middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games))


def summarize(stories: Sequence[GameStory]) -> list[Summary]:
    """Every player's summary, in the order of their first seats."""
    names = list(dict.fromkeys(seat.name for story in stories for seat in story.seats))
    seats = [seat for story in stories for seat in story.seats]
    return [_summary(name, [seat for seat in seats if seat.name == name]) for name in names]


def _summary(name: str, seats: list[SeatStory]) -> Summary:
    games = len(seats)
    wins = sum(seat.won for seat in seats)
    low, high = wilson(wins, games)
    decisions = sum(seat.decisions for seat in seats)
    return Summary(
        name,
        games,
        wins,
        wins / games,
        low,
        high,
        sum(seat.lowest for seat in seats) / games,
        {colour: sum(seat.points[colour] for seat in seats) / games for colour in COLOURS},
        {source: sum(seat.sources[source] for seat in seats) / games for source in SOURCES},
        decisions / games,
        1000 * sum(seat.seconds for seat in seats) / max(1, decisions),
    )
