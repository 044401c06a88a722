"""Events: frozen facts in the order in which they happened.

Logs, animations and statistics derive from events. `event.seen_by(seat)` is what a seat may see of one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, assert_never, cast

from shedu.engine.kernel import codes
from shedu.engine.moves import MOVES, Counts, Move, Swap, format_tiles
from shedu.engine.pieces import SPACES, Colour, Space
from shedu.engine.scores import Result

Dynasties = Sequence[str]
ConflictKind = Literal["revolt", "war"]
Source = Literal["tile", "revolt", "war", "monument", "wonder", "temple", "catastrophe"]


class Ending(StrEnum):
    """Why the game ended (R13.2)."""

    BAG = "bag"
    TREASURES = "treasures"


@dataclass(frozen=True, slots=True)
class Event:
    """Base class of all events."""

    def seen_by(self, _seat: int | None) -> "Event":
        """The event as a seat sees it; None is a spectator."""
        return self


@dataclass(frozen=True, slots=True)
class HiddenSwap:
    """Another player's swap: how many tiles, not which."""

    count: int

    def __str__(self) -> str:
        return f"swap {self.count}"


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A seat decided."""

    seat: int
    move: Move | HiddenSwap

    def seen_by(self, seat: int | None) -> Event:
        """Others see how many tiles are swapped, not which (R7.1)."""
        if isinstance(self.move, Swap) and seat != self.seat:
            return replace(self, move=HiddenSwap(sum(self.move.tiles)))
        return self


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Points were gained: for a tile, a revolt, a war, a monument or the wonder."""

    seat: int
    colour: Colour
    amount: int
    source: Source


@dataclass(frozen=True, slots=True)
class United(Event):
    """A tile united two kingdoms, war or not."""

    space: Space


@dataclass(frozen=True, slots=True)
class ConflictBegan(Event):
    """A revolt or a war began, with these strengths on the board."""

    kind: ConflictKind
    colour: Colour
    attacker: int
    attack: int
    defender: int
    defence: int


@dataclass(frozen=True, slots=True)
class ConflictWon(Event):
    """The conflict was won; the totals include what was committed."""

    winner: int
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class LeaderReturned(Event):
    """A leader went back to its owner: without a temple, after a revolt or after a war."""

    seat: int
    colour: Colour
    space: Space
    cause: Source


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    """A tile left the board: in a war, by a catastrophe, for the wonder."""

    colour: Colour
    space: Space
    cause: Source


@dataclass(frozen=True, slots=True)
class BuildingReturned(Event):
    """A building left the board."""

    colour: Colour
    space: Space


@dataclass(frozen=True, slots=True)
class TreasureTaken(Event):
    """A treasure went to a seat."""

    seat: int
    space: Space


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew tiles; other seats see only how many."""

    seat: int
    count: int
    tiles: Counts | None

    def seen_by(self, seat: int | None) -> Event:
        """Others see how many tiles are drawn, not which (R14.1)."""
        return self if seat == self.seat else replace(self, tiles=None)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    why: Ending


@dataclass(frozen=True, slots=True)
class ResultKnown(Event):
    """All scores are revealed."""

    result: Result


# Every event. A `match` over it ends in `assert_never`, so that a new event fails the type check.
AnyEvent = (
    TurnBegan
    | Moved
    | Gained
    | United
    | ConflictBegan
    | ConflictWon
    | LeaderReturned
    | TileRemoved
    | BuildingReturned
    | TreasureTaken
    | Drew
    | GameEnded
    | ResultKnown
)

_SOURCES: dict[int, Source] = {
    codes.BY_TILE: "tile",
    codes.BY_REVOLT: "revolt",
    codes.BY_WAR: "war",
    codes.BY_MONUMENT: "monument",
    codes.BY_WONDER: "wonder",
    codes.BY_TEMPLE: "temple",
    codes.BY_CATASTROPHE: "catastrophe",
}
ENDINGS = {codes.ENDED_BY_BAG: Ending.BAG, codes.ENDED_BY_TREASURES: Ending.TREASURES}
_READERS: dict[int, Callable[[int, int, int, int, int], Event]] = {
    codes.TURN_EVENT: lambda seat, *_: TurnBegan(seat),
    codes.MOVE_EVENT: lambda seat, move, *_: Moved(seat, MOVES[move]),
    codes.GAIN_EVENT: lambda seat, colour, amount, source, _: Gained(
        seat, Colour(colour), amount, _SOURCES[source]
    ),
    codes.UNIFICATION_EVENT: lambda cell, *_: United(SPACES[cell]),
    codes.REVOLT_EVENT: lambda colour, *rest: ConflictBegan("revolt", Colour(colour), *rest),
    codes.WAR_EVENT: lambda colour, *rest: ConflictBegan("war", Colour(colour), *rest),
    codes.WON_EVENT: lambda winner, attack, defence, *_: ConflictWon(winner, attack, defence),
    codes.BACK_EVENT: lambda seat, colour, cell, cause, _: LeaderReturned(
        seat, Colour(colour), SPACES[cell], _SOURCES[cause]
    ),
    codes.REMOVED_EVENT: lambda colour, cell, cause, *_: TileRemoved(
        Colour(colour), SPACES[cell], _SOURCES[cause]
    ),
    codes.BUILDING_BACK_EVENT: lambda colour, cell, *_: BuildingReturned(Colour(colour), SPACES[cell]),
    codes.TREASURE_EVENT: lambda seat, cell, *_: TreasureTaken(seat, SPACES[cell]),
    codes.DRAW_EVENT: lambda seat, a, b, c, d: Drew(seat, a + b + c + d, (a, b, c, d)),
    codes.OVER_EVENT: lambda why, *_: GameEnded(ENDINGS[why]),
}


def read_event(row: tuple[int, ...]) -> Event:
    """The event that the kernel logged as these integers."""
    return _READERS[row[0]](*row[1:])


def format_event(event: Event, players: Dynasties) -> str:
    """The event as `shedu replay --events` prints it."""
    known = cast(AnyEvent, event)
    match known:
        case TurnBegan(seat):
            return f"turn {players[seat]}"
        case Moved(seat, move):
            return f"move {players[seat]} {move}"
        case Gained(seat, colour, amount, source):
            return f"gain {players[seat]} {colour} {amount} {source}"
        case United(space):
            return f"unification {space}"
        case ConflictBegan(kind, colour, attacker, attack, defender, defence):
            sides = f"attacker {players[attacker]} {attack} defender {players[defender]} {defence}"
            return f"{kind} {colour.leader} {sides}"
        case ConflictWon(winner, attack, defence):
            return f"won {players[winner]} attacker {attack} defender {defence}"
        case LeaderReturned(seat, colour, space, cause):
            return f"back {players[seat]} {colour.leader} {space} {cause}"
        case TileRemoved(colour, space, cause):
            return f"removed {colour.tile} {space} {cause}"
        case BuildingReturned(colour, space):
            return f"building-back {colour.building} {space}"
        case TreasureTaken(seat, space):
            return f"treasure {players[seat]} {space}"
        case Drew(seat, count, tiles):
            return f"draw {players[seat]} {count if tiles is None else format_tiles(tiles)}"
        case GameEnded(why):
            return f"over {why}"
        case ResultKnown(result):
            return f"result {result.format(players)}"
        case _:
            assert_never(known)
