"""The moves, the events and the closed sets of the engine, as messages.

Generated from src/shedu/engine/ by `make types`: change that instead.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Space = Annotated[str, Meta(max_length=3)]  # F5
Count = Annotated[int, Meta(ge=0, le=10_000)]  # of tiles or points
Counts = tuple[Count, Count, Count, Count]  # black, red, blue, green
Colour = Literal["black", "red", "blue", "green"]
COLOURS: tuple[Colour, ...] = ("black", "red", "blue", "green")
Dynasty = Literal["archer", "bull", "lion", "pot"]
DYNASTIES: tuple[Dynasty, ...] = ("archer", "bull", "lion", "pot")
MonumentName = Literal["black-red", "black-blue", "black-green", "red-blue", "red-green", "blue-green"]
MONUMENTS: tuple[MonumentName, ...] = (
    "black-red",
    "black-blue",
    "black-green",
    "red-blue",
    "red-green",
    "blue-green",
)
BoardName = Literal["standard", "advanced"]
DecisionKind = Literal["action", "war", "commit", "building", "monument", "treasure", "wonder-point"]
Why = Literal[
    "not-held",
    "not-empty",
    "needs-river",
    "needs-land",
    "unites-too-many",
    "stands-there",
    "leader-on-river",
    "no-temple",
    "leader-unites",
    "no-catastrophe-left",
    "on-leader",
    "on-catastrophe",
    "on-wonder",
    "on-monument",
    "on-treasure",
    "on-building",
    "other-building",
    "line-not-longer",
    "not-on-line",
    "no-treasure",
    "special-first",
]
ConflictKind = Literal["revolt", "war"]
Source = Literal["tile", "revolt", "war", "monument", "wonder", "temple", "catastrophe"]
Ending = Literal["bag", "treasures"]
Level = Literal["random", "novice", "apprentice", "skilled", "expert", "master"]
LEVELS: tuple[Level, ...] = ("random", "novice", "apprentice", "skilled", "expert", "master")
Difficulty = Literal["easy", "medium", "hard", "very-hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard", "very-hard")
PointSource = Literal["tile", "war", "revolt", "monument", "wonder", "treasure"]
POINT_SOURCES: tuple[PointSource, ...] = ("tile", "war", "revolt", "monument", "wonder", "treasure")
MarkColour = Literal["green", "red", "blue", "yellow"]
MARK_COLOURS: tuple[MarkColour, ...] = ("green", "red", "blue", "yellow")


class PlaceTile(Struct, frozen=True, tag="place-tile"):
    """`temple F5`"""

    colour: Colour
    space: Space


class PositionLeader(Struct, frozen=True, tag="position-leader"):
    """`king F4`: place the leader or move it there."""

    colour: Colour
    space: Space


class WithdrawLeader(Struct, frozen=True, tag="withdraw-leader"):
    """`king off`"""

    colour: Colour


class PlayCatastrophe(Struct, frozen=True, tag="play-catastrophe"):
    """`catastrophe H6`"""

    space: Space


class Swap(Struct, frozen=True, tag="swap"):
    """`swap 2t 1f`: how many tiles of each colour."""

    tiles: Counts


class Pass(Struct, frozen=True, tag="pass"):
    """`pass`: end the turn."""


class FightWar(Struct, frozen=True, tag="fight-war"):
    """`war trader`: fight this war next."""

    colour: Colour


class Commit(Struct, frozen=True, tag="commit"):
    """`commit 3`"""

    count: Count


class PlaceBuilding(Struct, frozen=True, tag="place-building"):
    """`library F5`"""

    colour: Colour
    space: Space


class BuildMonument(Struct, frozen=True, tag="build-monument"):
    """`monument red-blue E4`: on the square whose top left space is E4."""

    monument: MonumentName
    space: Space


class ErectWonder(Struct, frozen=True, tag="erect-wonder"):
    """`wonder G6`: around this centre."""

    space: Space


class Decline(Struct, frozen=True, tag="decline"):
    """`decline`: build nothing, or take no treasures."""


class LeaveTreasure(Struct, frozen=True, tag="leave-treasure"):
    """`leave F5`: take all treasures of the kingdom but this one."""

    space: Space


class ScoreWonder(Struct, frozen=True, tag="score-wonder"):
    """`score red`: the wonder's point."""

    colour: Colour


Move = (
    PlaceTile
    | PositionLeader
    | WithdrawLeader
    | PlayCatastrophe
    | Swap
    | Pass
    | FightWar
    | Commit
    | PlaceBuilding
    | BuildMonument
    | ErectWonder
    | Decline
    | LeaveTreasure
    | ScoreWonder
)


class HiddenSwap(Struct, frozen=True, tag="hidden-swap"):
    """Another player's swap: how many tiles, not which."""

    count: int


class Choices(Struct, frozen=True, omit_defaults=True):
    """The legal moves of a decision, grouped by kind."""

    place_tile: dict[Colour, list[Space]] = {}
    position_leader: dict[Colour, list[Space]] = {}
    withdraw_leader: list[Colour] = []
    play_catastrophe: list[Space] = []
    swap: Counts | None = None  # maximum of each colour; at least one tile in all
    can_pass: bool = False
    fight_war: list[Colour] = []
    commit: list[Count] = []
    place_building: dict[Colour, list[Space]] = {}
    build_monument: dict[MonumentName, list[Space]] = {}
    erect_wonder: list[Space] = []
    can_decline: bool = False
    leave_treasure: list[Space] = []
    score_wonder: list[Colour] = []


class TurnBegan(Struct, frozen=True, tag="turn-began"):
    """A seat's turn begins."""

    seat: int


class Moved(Struct, frozen=True, tag="moved"):
    """A seat decided."""

    seat: int
    move: Move | HiddenSwap


class Gained(Struct, frozen=True, tag="gained"):
    """Points were gained: for a tile, a revolt, a war, a monument or the wonder."""

    seat: int
    colour: Colour
    amount: int
    source: Source


class United(Struct, frozen=True, tag="united"):
    """A tile united two kingdoms, war or not."""

    space: Space


class ConflictBegan(Struct, frozen=True, tag="conflict-began"):
    """A revolt or a war began, with these strengths on the board."""

    kind: ConflictKind
    colour: Colour
    attacker: int
    attack: int
    defender: int
    defence: int


class ConflictWon(Struct, frozen=True, tag="conflict-won"):
    """The conflict was won; the totals include what was committed."""

    winner: int
    attack: int
    defence: int


class LeaderReturned(Struct, frozen=True, tag="leader-returned"):
    """A leader went back to its owner: without a temple, after a revolt or after a war."""

    seat: int
    colour: Colour
    space: Space
    cause: Source


class TileRemoved(Struct, frozen=True, tag="tile-removed"):
    """A tile left the board: in a war, by a catastrophe, for the wonder."""

    colour: Colour
    space: Space
    cause: Source


class BuildingReturned(Struct, frozen=True, tag="building-returned"):
    """A building left the board."""

    colour: Colour
    space: Space


class TreasureTaken(Struct, frozen=True, tag="treasure-taken"):
    """A treasure went to a seat."""

    seat: int
    space: Space


class Drew(Struct, frozen=True, tag="drew"):
    """A seat drew tiles; other seats see only how many."""

    seat: int
    count: int
    tiles: Counts | None


class GameEnded(Struct, frozen=True, tag="game-ended"):
    """GameEnded(why: shedu.engine.events.Ending)"""

    why: Ending


Event = (
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
)
NOT_SENT: tuple[str, ...] = ("ResultKnown",)  # events of the engine without a message
