"""Matches: the schedule, playing a game, and the statistics of the results."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import permutations
from statistics import fmean

from shedu.engine.events import ConflictBegan, Ending, Event, Gained, TreasureTaken, TurnBegan
from shedu.engine.moves import BuildMonument, Move, PositionLeader, WithdrawLeader
from shedu.engine.pieces import COLOURS
from shedu.engine.position import Position
from shedu.engine.record import format_record, full_record, with_move
from shedu.engine.rules import Rules
from shedu.players.bots.seated import Failure, SeatedBot
from shedu.players.engines.specs import parse_player

SOURCES = ("tile", "war", "revolt", "monument", "wonder", "treasure")  # of points; a treasure counts as one


@dataclass(frozen=True)
class Pairing:
    """A game to play."""

    number: int
    names: tuple[str, ...]  # in seat order
    seed: int
    rules: Rules
    seconds: float | None  # for each decision; None: no limit
    simulations: int | None = None  # for each decision, for bots that use them


@dataclass(frozen=True)
class SeatReport:
    """The result of a seat in a game."""

    name: str
    place: int  # 1 for the winner
    won: float  # 1, or a share of a tie
    lowest: int
    points: dict[str, int]  # by colour, without treasures
    sources: dict[str, int]
    leader_moves: int  # leaders placed, moved and withdrawn
    withdrawals: int
    decisions: int
    seconds: float


@dataclass(frozen=True)
class GameReport:
    """A finished game."""

    number: int
    seats: tuple[SeatReport, ...]
    ended: Ending
    turns: int
    decisions: int
    wars: int
    revolts: int
    monuments: int
    record: str = field(repr=False)
    failures: tuple[Failure, ...] = ()  # decisions that were taken for a bot


def seatings(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every distinct seating of these players; the last name fills the remaining seats."""
    if not 1 <= len(names) <= players:
        raise ValueError(f"{players} seats are for one to {players} names, not {len(names)}")
    filled = (*names, *([names[-1]] * (players - len(names))))
    return sorted(set(permutations(filled)), key=lambda seats: [filled.index(name) for name in seats])


def schedule(
    names: Sequence[str],
    players: int,
    games: int,
    rules: Rules,
    seconds: float | None,
    first_seed: int = 0,
    simulations: int | None = None,
) -> Iterator[Pairing]:
    """The games of a match: each seed is played in every seating, which balances luck and seats."""
    ways = seatings(names, players)
    for number in range(games):
        yield Pairing(
            number, ways[number % len(ways)], first_seed + number // len(ways), rules, seconds, simulations
        )


def play_game(pairing: Pairing) -> GameReport:
    """Play one game. Each bot receives only its own seat's view."""
    position = Position.new(pairing.rules, len(pairing.names), pairing.seed)
    record = full_record(position, pairing.seed, dict(zip(position.players, pairing.names, strict=True)))
    specs = [parse_player(name) for name in pairing.names]
    bots = [
        SeatedBot(spec.text, partial(spec.make, seed), position.view(seat), seed)
        for seat, spec in enumerate(specs)
        for seed in [pairing.seed * 8 + seat]
    ]
    moves: list[tuple[int, Move]] = []
    events: list[Event] = []
    _show(bots, position.opening_events())
    while (decision := position.decision) is not None:
        bot, view = bots[decision.seat], position.view(decision.seat)
        move = bot.decide(view, specs[decision.seat].budget(pairing.seconds, pairing.simulations))
        moves.append((decision.seat, move))
        happened = position.apply(move)
        events += happened
        _show(bots, happened)
    for bot in bots:
        bot.end(position.result)
    for seat, move in moves:
        record = with_move(record, position.players[seat], move)
    result, ended = position.result, position.ended
    assert ended is not None
    record = replace(record, result=result.format(position.players))
    conflicts = Counter(event.kind for event in events if isinstance(event, ConflictBegan))
    return GameReport(
        pairing.number,
        tuple(
            SeatReport(
                pairing.names[score.seat],
                score.place,
                1 / len(result.winners) if score.place == 1 else 0.0,
                score.lowest,
                dict(zip(COLOURS, position.points(score.seat), strict=True)),
                points_by_source(events, score.seat),
                _count(moves, score.seat, PositionLeader, WithdrawLeader),
                _count(moves, score.seat, WithdrawLeader),
                _count(moves, score.seat, Move),
                bots[score.seat].seconds,
            )
            for score in sorted(result.scores, key=lambda score: score.seat)
        ),
        ended=ended,
        turns=1 + sum(isinstance(event, TurnBegan) for event in events),
        decisions=len(moves),
        wars=conflicts["war"],
        revolts=conflicts["revolt"],
        monuments=sum(isinstance(move, BuildMonument) for _, move in moves),
        record=format_record(record),
        failures=tuple(failure for bot in bots for failure in bot.failures),
    )


def _show(bots: Sequence[SeatedBot], events: Sequence[Event]) -> None:
    for seat, bot in enumerate(bots):
        bot.watch(event.seen_by(seat) for event in events)


def points_by_source(events: Sequence[Event], seat: int) -> dict[str, int]:
    """A seat's points by source; each treasure counts as one."""
    gains = Counter[str]()
    for event in events:
        if isinstance(event, Gained) and event.seat == seat:
            gains[event.source] += event.amount
        elif isinstance(event, TreasureTaken) and event.seat == seat:
            gains["treasure"] += 1
    return {source: gains[source] for source in SOURCES}


def _count(moves: Sequence[tuple[int, Move]], seat: int, *kinds: type[Move]) -> int:
    return sum(mover == seat and isinstance(move, kinds) for mover, move in moves)


@dataclass(frozen=True)
class Summary:
    """The results of a player in a match."""

    name: str
    games: int  # counted per seat
    wins: float
    share: float
    share_low: float
    share_high: float
    mean_lowest: float
    points: dict[str, float]  # means by colour, without treasures
    sources: dict[str, float]
    decisions: float  # per game
    ms_per_decision: float

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if games == 0:
        return (0.0, 1.0)
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return ((middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games))


def summarize(stories: Sequence[GameReport]) -> list[Summary]:
    """Every player's summary, in the order of their first seats."""
    return [_summary(name, seats) for name, seats in seats_by_name(stories).items()]


def seats_by_name(stories: Iterable[GameReport]) -> dict[str, list[SeatReport]]:
    """The seats that each player took, in the order of their first seats."""
    taken: dict[str, list[SeatReport]] = {}
    for story in stories:
        for seat in story.seats:
            taken.setdefault(seat.name, []).append(seat)
    return taken


def _summary(name: str, seats: list[SeatReport]) -> Summary:
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


@dataclass(frozen=True)
class Statistics:
    """Statistics of the games of a match: means, and shares of all games."""

    ended_by_treasures: float
    ended_by_bag: float
    games_with_war: float
    games_with_revolt: float
    games_with_monument: float
    turns_per_game: float
    decisions_per_game: float
    wars_per_game: float
    revolts_per_game: float
    monuments_per_game: float
    leader_moves: dict[str, float]  # by player, per game
    withdrawals: dict[str, float]

    def as_json(self) -> dict[str, object]:
        """For a program."""
        return asdict(self)


def statistics(stories: Sequence[GameReport]) -> Statistics:
    """Statistics of a match apart from the results."""
    taken = seats_by_name(stories)
    return Statistics(
        ended_by_treasures=fmean(story.ended == Ending.TREASURES for story in stories),
        ended_by_bag=fmean(story.ended == Ending.BAG for story in stories),
        games_with_war=fmean(story.wars > 0 for story in stories),
        games_with_revolt=fmean(story.revolts > 0 for story in stories),
        games_with_monument=fmean(story.monuments > 0 for story in stories),
        turns_per_game=fmean(story.turns for story in stories),
        decisions_per_game=fmean(story.decisions for story in stories),
        wars_per_game=fmean(story.wars for story in stories),
        revolts_per_game=fmean(story.revolts for story in stories),
        monuments_per_game=fmean(story.monuments for story in stories),
        leader_moves={name: fmean(seat.leader_moves for seat in seats) for name, seats in taken.items()},
        withdrawals={name: fmean(seat.withdrawals for seat in seats) for name, seats in taken.items()},
    )
