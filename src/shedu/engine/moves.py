"""Moves: small frozen values, each with its text and its number.

The three forms are in bijection: `move.index` and `MOVES[index]`, `str(move)` and
`parse_move(text)`.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from shedu.engine.errors import RuleError, SheduError
from shedu.engine.kernel.bag import swap_rank, swap_tiles
from shedu.engine.kernel.codes import (
    BUILDING_MOVES,
    CATASTROPHE_MOVES,
    CELLS,
    CENTRE_COLUMNS,
    COMMIT_MOVES,
    DECLINE_MOVE,
    HAND_LIMIT,
    LEADER_MOVES,
    LEAVE_MOVES,
    MONUMENT_MOVES,
    PASS_MOVE,
    SCORE_MOVES,
    SQUARE_COLUMNS,
    SQUARES,
    SWAP_COUNT,
    SWAP_MOVES,
    TILE_MOVES,
    WAR_MOVES,
    WITHDRAW_MOVES,
    WONDER_MOVES,
)
from shedu.engine.pieces import (
    BUILDINGS,
    COLOURS,
    LEADERS,
    SPACES,
    TILE_LETTERS,
    TILES,
    WRITTEN_ORDER,
    Colour,
    Monument,
    Space,
    parse_space,
)

Counts = tuple[int, int, int, int]  # how many of each colour


@dataclass(frozen=True, slots=True)
class Move:
    """An answer to a decision: intent only."""

    index: int = field(init=False, repr=False, compare=False)

    def _number(self, index: int) -> None:
        object.__setattr__(self, "index", index)

    def _repr_svg_(self) -> str:
        from shedu.engine.pictures.svg import draw_move_svg  # noqa: PLC0415  # pictures use moves

        return draw_move_svg(self)

    def _make(self, **kinds: type[Colour | Monument | Space]) -> None:
        """Convert fields to these types; ValueError for an invalid number."""
        for name, kind in kinds.items():
            object.__setattr__(self, name, kind(getattr(self, name)))


@dataclass(frozen=True, slots=True)
class PlaceTile(Move):
    """`temple F5`"""

    colour: Colour
    space: Space

    def __post_init__(self) -> None:
        self._make(colour=Colour, space=Space)
        self._number(TILE_MOVES + self.colour * CELLS + self.space)

    def __str__(self) -> str:
        return f"{self.colour.tile} {self.space}"


@dataclass(frozen=True, slots=True)
class PositionLeader(Move):
    """`king F4`: place the leader or move it there."""

    colour: Colour
    space: Space

    def __post_init__(self) -> None:
        self._make(colour=Colour, space=Space)
        self._number(LEADER_MOVES + self.colour * CELLS + self.space)

    def __str__(self) -> str:
        return f"{self.colour.leader} {self.space}"


@dataclass(frozen=True, slots=True)
class WithdrawLeader(Move):
    """`king off`"""

    colour: Colour

    def __post_init__(self) -> None:
        self._make(colour=Colour)
        self._number(WITHDRAW_MOVES + self.colour)

    def __str__(self) -> str:
        return f"{self.colour.leader} off"


@dataclass(frozen=True, slots=True)
class PlayCatastrophe(Move):
    """`catastrophe H6`"""

    space: Space

    def __post_init__(self) -> None:
        self._make(space=Space)
        self._number(CATASTROPHE_MOVES + self.space)

    def __str__(self) -> str:
        return f"catastrophe {self.space}"


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """`swap 2t 1f`: how many tiles of each colour."""

    tiles: Counts

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(self.tiles))
        if len(self.tiles) != 4 or min(self.tiles) < 0 or not 0 < sum(self.tiles) <= HAND_LIMIT:
            raise ValueError("a swap is of one to six tiles")
        self._number(SWAP_MOVES + swap_rank(*self.tiles))

    def __str__(self) -> str:
        return f"swap {format_tiles(self.tiles)}"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """`pass`: end the turn."""

    def __post_init__(self) -> None:
        self._number(PASS_MOVE)

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class FightWar(Move):
    """`war trader`: fight this war next."""

    colour: Colour

    def __post_init__(self) -> None:
        self._make(colour=Colour)
        self._number(WAR_MOVES + self.colour)

    def __str__(self) -> str:
        return f"war {self.colour.leader}"


@dataclass(frozen=True, slots=True)
class Commit(Move):
    """`commit 3`"""

    count: int

    def __post_init__(self) -> None:
        if not 0 <= self.count <= HAND_LIMIT:
            raise ValueError("a player can commit none to six tiles")
        self._number(COMMIT_MOVES + self.count)

    def __str__(self) -> str:
        return f"commit {self.count}"


@dataclass(frozen=True, slots=True)
class PlaceBuilding(Move):
    """`library F5`"""

    colour: Colour
    space: Space

    def __post_init__(self) -> None:
        self._make(colour=Colour, space=Space)
        self._number(BUILDING_MOVES + self.colour * CELLS + self.space)

    def __str__(self) -> str:
        return f"{self.colour.building} {self.space}"


@dataclass(frozen=True, slots=True)
class BuildMonument(Move):
    """`monument red-blue E4`: on the square whose top left space is E4."""

    monument: Monument
    space: Space

    def __post_init__(self) -> None:
        self._make(monument=Monument, space=Space)
        if self.space not in _SQUARES:
            raise ValueError(f"no square of four spaces has {self.space} at its top left")
        square = self.space.row * SQUARE_COLUMNS + self.space.column
        self._number(MONUMENT_MOVES + self.monument * SQUARES + square)

    def __str__(self) -> str:
        return f"monument {self.monument} {self.space}"


@dataclass(frozen=True, slots=True)
class ErectWonder(Move):
    """`wonder G6`: around this centre."""

    space: Space

    def __post_init__(self) -> None:
        self._make(space=Space)
        if self.space not in _CENTRES:
            raise ValueError(f"no plus of five spaces has {self.space} at its centre")
        self._number(WONDER_MOVES + (self.space.row - 1) * CENTRE_COLUMNS + self.space.column - 1)

    def __str__(self) -> str:
        return f"wonder {self.space}"


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """`decline`: build nothing, or take no treasures."""

    def __post_init__(self) -> None:
        self._number(DECLINE_MOVE)

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class LeaveTreasure(Move):
    """`leave F5`: take all treasures of the kingdom but this one."""

    space: Space

    def __post_init__(self) -> None:
        self._make(space=Space)
        self._number(LEAVE_MOVES + self.space)

    def __str__(self) -> str:
        return f"leave {self.space}"


@dataclass(frozen=True, slots=True)
class ScoreWonder(Move):
    """`score red`: the wonder's point."""

    colour: Colour

    def __post_init__(self) -> None:
        self._make(colour=Colour)
        self._number(SCORE_MOVES + self.colour)

    def __str__(self) -> str:
        return f"score {self.colour}"


_SQUARES = frozenset(space for space in SPACES if space.row < 10 and space.column < 15)
_CENTRES = frozenset(space for space in SPACES if 0 < space.row < 10 and 0 < space.column < 15)


def _every_move() -> tuple[Move, ...]:
    moves: list[Move] = [
        *(
            kind(colour, space)
            for kind in (PlaceTile, PositionLeader)
            for colour in Colour
            for space in SPACES
        ),
        *(WithdrawLeader(colour) for colour in Colour),
        *(PlayCatastrophe(space) for space in SPACES),
        *(
            Swap((swap_tiles(rank, 0), swap_tiles(rank, 1), swap_tiles(rank, 2), swap_tiles(rank, 3)))
            for rank in range(SWAP_COUNT)
        ),
        Pass(),
        *(FightWar(colour) for colour in Colour),
        *(Commit(count) for count in range(HAND_LIMIT + 1)),
        *(PlaceBuilding(colour, space) for colour in Colour for space in SPACES),
        *(BuildMonument(monument, space) for monument in Monument for space in SPACES if space in _SQUARES),
        *(ErectWonder(space) for space in SPACES if space in _CENTRES),
        Decline(),
        *(LeaveTreasure(space) for space in SPACES),
        *(ScoreWonder(colour) for colour in Colour),
    ]
    return tuple(moves)


MOVES = _every_move()


class MoveSyntaxError(SheduError):
    """A text that is not a move."""


class ImpossibleMoveError(RuleError):
    """A well-formed move that no position allows: seven tiles, a square off the board."""


@lru_cache(maxsize=8192)  # records repeat the same few thousand texts
def parse_move(text: str) -> Move:
    """The move with this text; MoveSyntaxError or ImpossibleMoveError."""
    try:
        return _parse_words(text.split())
    except ImpossibleMoveError:
        raise
    except ValueError as error:
        raise MoveSyntaxError(str(error)) from None


def _parse_words(words: list[str]) -> Move:
    match words:
        case [leader, "off"] if leader in LEADERS:
            return WithdrawLeader(_colour_in(LEADERS, leader))
        case [leader, space] if leader in LEADERS:
            return PositionLeader(_colour_in(LEADERS, leader), parse_space(space))
        case [tile, space] if tile in TILES:
            return PlaceTile(_colour_in(TILES, tile), parse_space(space))
        case ["catastrophe", space]:
            return PlayCatastrophe(parse_space(space))
        case ["swap", *kinds] if kinds:
            tiles = parse_tiles(kinds)
            if any(kind.startswith("0") for kind in kinds):
                raise ValueError(
                    "write each number of tiles without a 0 before it, and leave out kinds of none"
                )
            if sum(tiles) > HAND_LIMIT:
                raise ImpossibleMoveError("R7.1", "at most six tiles can be swapped")
            return Swap(tiles)
        case ["pass"]:
            return Pass()
        case ["war", leader]:
            return FightWar(_colour_in(LEADERS, leader))
        case ["commit", count]:
            return Commit(_parse_commit(count))
        case [building, space] if building in BUILDINGS:
            return PlaceBuilding(_colour_in(BUILDINGS, building), parse_space(space))
        case ["monument", monument, space]:
            return BuildMonument(
                parse_monument(monument), _within(_SQUARES, space, "R11.1", "top left space")
            )
        case ["wonder", space]:
            return ErectWonder(_within(_CENTRES, space, "R11.8", "centre"))
        case ["decline"]:
            return Decline()
        case ["leave", space]:
            return LeaveTreasure(parse_space(space))
        case ["score", colour]:
            return ScoreWonder(_colour_in(COLOURS, colour))
        case _:
            raise ValueError(_hint(words))


def format_tiles(tiles: Counts) -> str:
    """Counts of tiles as in a hand: `2t 1s`."""
    return " ".join(f"{tiles[colour]}{TILE_LETTERS[colour]}" for colour in WRITTEN_ORDER if tiles[colour])


def parse_tiles(words: list[str]) -> Counts:
    """Counts of tiles from words like `2t`; ValueError if they are not understood."""
    counts = [0, 0, 0, 0]
    seen: set[str] = set()
    for word in words:
        number, letter = word[:-1], word[-1:]
        if letter not in TILE_LETTERS or not _is_number(number):
            raise ValueError(f"{word!r} is not a number of tiles: write 2t, 1s, 3f or 1m")
        if letter in seen:
            raise ValueError(f"tiles of the kind {letter!r} are given twice")
        seen.add(letter)
        counts[TILE_LETTERS.index(letter)] = int(number)
    return (counts[0], counts[1], counts[2], counts[3])


def parse_monument(text: str) -> Monument:
    """The monument of these two colours, in either order; ValueError if there is none."""
    first, _, second = text.partition("-")
    for monument in Monument:
        if {first, second} == {str(colour) for colour in monument.colours}:
            return monument
    raise ValueError(f"{text!r} is not a monument: choose from {', '.join(map(str, Monument))}")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 20


def _parse_commit(text: str) -> int:
    if not _is_number(text) or text != str(int(text)):
        raise ValueError(f"{text!r} is not a number of tiles: write for example `commit 2`")
    if int(text) > HAND_LIMIT:
        raise ImpossibleMoveError("R8.2", "at most six tiles can be committed")
    return int(text)


def _colour_in(names: tuple[str, ...], name: str) -> Colour:
    if name not in names:
        raise ValueError(f"{name!r} is none of {', '.join(names)}")
    return Colour(names.index(name))


def _within(spaces: frozenset[Space], text: str, rule: str, part: str) -> Space:
    space = parse_space(text)
    if space not in spaces:
        raise ImpossibleMoveError(rule, f"{space} is too near the edge to be the {part}")
    return space


_FORMS: dict[str, str] = {
    **dict.fromkeys(LEADERS, "a leader is written with a space, or off: `king F4`, `king off`"),
    **dict.fromkeys(TILES, "a tile is written with a space: `temple F5`"),
    **dict.fromkeys(BUILDINGS, "a building is written with a space: `library F5`"),
    "catastrophe": "a catastrophe is written with a space: `catastrophe H6`",
    "swap": "a swap is written with its tiles: `swap 2t 1f`",
    "pass": "`pass` takes no arguments",
    "war": "a war is written with its leader: `war trader`",
    "commit": "write how many tiles to commit: `commit 3`",
    "monument": "a monument is written with its top left space: `monument red-blue E4`",
    "wonder": "the wonder is written with its centre: `wonder G6`",
    "decline": "`decline` takes no arguments",
    "leave": "write the space whose treasure stays: `leave F5`",
    "score": "write the colour of the point: `score red`",
}


def _hint(words: list[str]) -> str:
    if not words:
        return "a move is missing"
    word = words[0]
    return _FORMS.get(word, f"{word!r} is not a move: write for example `king F4`, `temple F5` or `pass`")


# Every kind of move. A `match` over it ends in `assert_never`, so that a new kind fails the type check.
AnyMove = (
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
