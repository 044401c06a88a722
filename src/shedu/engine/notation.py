"""Positions as text: the grid and the lines under it, written and read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from shedu.engine.boards import board_named
from shedu.engine.check import Defect, covered_tiles, find_board_defects
from shedu.engine.details import (
    POINTS_FORM,
    Details,
    DetailsReader,
    check_decision,
    details_of,
    format_details,
    format_points,
    format_seat_details,
    only_number,
    parse_points,
    with_decision,
    with_holdings,
)
from shedu.engine.errors import RuleError, TextError, text_error
from shedu.engine.kernel.bb import bit, crosses, dilate, first, has, popcount
from shedu.engine.kernel.snapshot import Snapshot
from shedu.engine.kernel.state import State
from shedu.engine.moves import Counts, format_tiles, parse_monument, parse_tiles
from shedu.engine.pieces import (
    CATASTROPHES,
    HAND,
    LEADER_LETTERS,
    SPACES,
    TILE_COUNTS,
    TILE_LETTERS,
    Colour,
    Monument,
    Space,
    parse_space,
)
from shedu.engine.position import Position, shuffled
from shedu.engine.rules import Rules
from shedu.engine.sight import Sight
from shedu.engine.view import View

T = TypeVar("T")
BLANKS = " \t\r"
FREE_TEXT = ("title", "comment")  # statements whose text may contain `#`
HEADER = "   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P"


@dataclass(frozen=True)
class Line:
    """A line of text without its comment: its number and its words."""

    number: int
    words: tuple[str, ...]
    text: str = ""


def read_lines(text: str) -> list[Line]:
    """The lines of a text that are neither blank nor comments."""
    lines = []
    for number, raw in enumerate(text.split("\n"), start=1):
        said = raw.strip(BLANKS)
        if not said.startswith(FREE_TEXT) or said.split(maxsplit=1)[0] not in FREE_TEXT:
            said = said.split("#", 1)[0].rstrip(BLANKS)
        if said:  # other blank characters are part of a word, which is then unknown
            words = said.translate(str.maketrans(BLANKS, " " * len(BLANKS))).split(" ")
            lines.append(Line(number, tuple(word for word in words if word), said))
    return lines


@dataclass(frozen=True)
class PositionText:
    """The statements of a `position … end` block; missing statements are None or absent."""

    grid: tuple[str, ...]  # a word for each space
    monuments: Mapping[Monument, Space] = field(default_factory=dict)
    wonder: Space | None = None
    hands: Mapping[str, Counts] = field(default_factory=dict)
    points: Mapping[str, Counts] = field(default_factory=dict)
    treasures: Mapping[str, int] = field(default_factory=dict)
    catastrophes: Mapping[str, int] = field(default_factory=dict)
    bag: Counts | None = None
    draws: tuple[Colour, ...] | None = None
    turn: tuple[str, int] | None = None
    bag_count: int | None = None  # for views with an open bag
    details: Details = field(default_factory=Details)  # statements of exact texts
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)  # the line of each statement


# Writing


def grid_words(sight: Sight) -> tuple[str, ...]:
    """The word for each space: `t*`, `Kl`, `~`, …"""
    snap = sight.snapshot
    words = ["~" if has(snap.river, space) else "." for space in SPACES]
    layers = [*zip(snap.tiles, TILE_LETTERS, strict=True), (snap.face_down, "x"), (snap.wonder, "w")]
    for mask, letter in [*layers, (snap.catastrophes, "!")]:
        for space in SPACES:
            if has(mask, space):
                words[space] = letter
    for space in SPACES:
        if has(snap.treasures, space):
            words[space] += "*"
    for cell in snap.building:
        if cell >= 0:
            words[cell] += "+"
    for leader, cell in enumerate(snap.place):
        if cell >= 0:
            words[cell] = LEADER_LETTERS[leader & 3] + sight.players[leader >> 2][0]
    return tuple(words)


def describe(sight: Position | View, draws: int | None = None) -> PositionText:
    """A position or view as statements, with the next `draws` tiles of the bag in order."""
    snap = sight.snapshot
    players = dict(enumerate(sight.players))
    text = PositionText(
        grid=grid_words(sight),
        monuments={m: SPACES[snap.monument[m]] for m in Monument if snap.monument[m] >= 0},
        wonder=SPACES[first(crosses(snap.wonder))] if snap.wonder else None,
        hands={name: hand for seat, name in players.items() if (hand := sight.hand(seat)) is not None},
        points={name: points for seat, name in players.items() if (points := sight.points(seat)) is not None},
        treasures={name: n for seat, name in players.items() if (n := sight.treasures(seat)) is not None},
        catastrophes={name: snap.disasters[seat] for seat, name in players.items()},
        turn=None if sight.is_over else (players[snap.active], snap.actions),
    )
    if isinstance(sight, View) and not sight.is_over:
        return replace(text, bag_count=sight.bag_count)
    black, red, blue, green = (snap.bag.count(colour) for colour in Colour)
    ordered = None if draws is None else tuple(Colour(colour) for colour in snap.bag[:draws])
    return replace(text, bag=(black, red, blue, green), draws=ordered)


def describe_exactly(position: Position) -> PositionText:
    """A position as statements from which exactly the same position is read."""
    snap = position.snapshot
    text = describe(position, len(snap.bag))
    turn = (position.players[snap.active], snap.actions)
    return replace(text, turn=turn, details=details_of(snap, position.players))


def format_position(text: PositionText, players: Sequence[str]) -> str:
    """A block from `position` to `end`."""
    lines = ["position", HEADER]
    for row in range(11):
        words = " ".join(word.ljust(2) for word in text.grid[row * 16 : row * 16 + 16])
        lines.append(f"{row + 1:>2} {words}".rstrip())
    lines += [f"monument {monument} {text.monuments[monument]}" for monument in sorted(text.monuments)]
    if text.wonder is not None:
        lines.append(f"wonder {text.wonder}")
    for name in players:
        if name in text.hands:
            lines.append(f"hand {name} {format_tiles(text.hands[name])}".rstrip())
        if name in text.points:
            lines.append(f"points {name} {format_points(text.points[name])}")
        if name in text.treasures:
            lines.append(f"treasures {name} {text.treasures[name]}")
        if name in text.catastrophes:
            lines.append(f"catastrophes {name} {text.catastrophes[name]}")
        lines += format_seat_details(text.details, name)
    if text.bag is not None:
        lines.append(f"bag {format_tiles(text.bag)}".rstrip())
    elif text.bag_count is not None:
        lines.append(f"bag {text.bag_count}")
    if text.draws is not None:
        lines.append(" ".join(["draws", *(TILE_LETTERS[colour] for colour in text.draws)]))
    if text.turn is not None:
        lines.append(f"turn {text.turn[0]} {text.turn[1]}")
    return "\n".join([*lines, *format_details(text.details), "end"]) + "\n"


# Reading


def parse_position(lines: Sequence[Line], players: Sequence[str]) -> PositionText:
    """Parse the lines between `position` and `end`; TextError."""
    start = lines[0].number if lines else 1
    if not lines or lines[0].words != tuple(HEADER.split()):
        raise TextError(start, "a position begins with the column letters A to P")
    grid = _parse_grid(lines[1:12], start)
    said = _Statements(players)
    said.lines["grid"] = start
    for row, line in enumerate(lines[1:12]):
        said.lines[f"row {row}"] = line.number
    for line in lines[12:]:
        said.read(line)
    return said.text(grid)


def _parse_grid(rows: Sequence[Line], start: int) -> tuple[str, ...]:
    grid: list[str] = []
    for row in range(11):
        if row >= len(rows):
            raise TextError(rows[-1].number if rows else start, f"row {row + 1} of the board is missing")
        number, *words = rows[row].words
        if number != str(row + 1):
            raise TextError(rows[row].number, f"this should be row {row + 1} of the board, not {number!r}")
        if len(words) != 16:
            raise TextError(rows[row].number, f"row {row + 1} has {len(words)} spaces, not 16")
        grid += words
    return tuple(grid)


class _Statements:
    """Gathers the statements under a grid, each of them once."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.lines: dict[str, int] = {}
        self.monuments: dict[Monument, Space] = {}
        self.wonder: Space | None = None
        self.hands: dict[str, Counts] = {}
        self.points: dict[str, Counts] = {}
        self.treasures: dict[str, int] = {}
        self.catastrophes: dict[str, int] = {}
        self.bag: Counts | None = None
        self.draws: tuple[Colour, ...] | None = None
        self.turn: tuple[str, int] | None = None
        self.details = DetailsReader(self._player)

    def read(self, line: Line) -> None:
        """Parse and store one statement; TextError."""
        try:
            key = self._read(line.words[0], list(line.words[1:]))
        except ValueError as error:
            raise text_error(line.number, error) from None
        if key in self.lines:
            raise TextError(line.number, f"{key} is already given in line {self.lines[key]}")
        self.lines[key] = line.number

    def text(self, grid: tuple[str, ...]) -> PositionText:
        return PositionText(
            grid=grid,
            monuments=self.monuments,
            wonder=self.wonder,
            hands=self.hands,
            points=self.points,
            treasures=self.treasures,
            catastrophes=self.catastrophes,
            bag=self.bag,
            draws=self.draws,
            turn=self.turn,
            details=self.details.details(),
            lines=self.lines,
        )

    def _read(self, word: str, words: list[str]) -> str:
        """Store a statement; return its key, which may occur only once."""
        match word:
            case "monument":
                if len(words) != 2:
                    raise ValueError("write a monument with its top left space: monument red-blue E4")
                monument = parse_monument(words[0])
                self.monuments[monument] = parse_space(words[1])
                return f"monument {monument}"
            case "wonder":
                if len(words) != 1:
                    raise ValueError("write the wonder with its centre: wonder G6")
                self.wonder = parse_space(words[0])
                return word
            case "hand":
                player = self._player(words, "hand lion 2t 1s 2f 1m")
                self.hands[player] = parse_tiles(words[1:])
            case "points":
                player = self._player(words, POINTS_FORM)
                self.points[player] = parse_points(words[1:])
            case "treasures":
                player = self._player(words, "treasures lion 1")
                self.treasures[player] = only_number(words[1:], 99, "treasures lion 1")
            case "catastrophes":
                player = self._player(words, "catastrophes lion 1")
                self.catastrophes[player] = only_number(words[1:], CATASTROPHES, "catastrophes lion 1")
            case "bag":
                self.bag = parse_tiles(words)
                return word
            case "draws":
                self.draws = tuple(map(_parse_draw, words))
                return word
            case "turn":
                player = self._player(words, "turn lion 2")
                if len(words) != 2 or words[1] not in ("0", "1", "2"):
                    raise ValueError(
                        "write whose turn it is and how many actions are left, 1 or 2: turn lion 2"
                    )
                self.turn = (player, int(words[1]))
                return word
            case _:
                key = self.details.read(word, words)
                if key is None:
                    raise ValueError(f"{word!r} is not a statement of a position: {', '.join(_STATEMENTS)}")
                return key
        return f"{word} {player}"

    def _player(self, words: list[str], form: str) -> str:
        if not words:
            raise ValueError(f"write {form}")
        if words[0] not in self.players:
            raise ValueError(f"{words[0]!r} is not at this table ({', '.join(self.players)})")
        return words[0]


_STATEMENTS = (
    "monument",
    "wonder",
    "hand",
    "points",
    "treasures",
    "catastrophes",
    "bag",
    "draws",
    "turn",
    *DetailsReader.STATEMENTS,
)


def _parse_draw(word: str) -> Colour:
    if word not in TILE_LETTERS:
        raise ValueError(f"{word!r} is not a tile: write t, s, f or m")
    return Colour(TILE_LETTERS.index(word))


# From text to a position


def build_position(rules: Rules, players: tuple[str, ...], text: PositionText, seed: int) -> Position:
    """The position that a text describes; TextError if it is impossible."""
    for name, tiles in text.hands.items():
        if sum(tiles) > HAND:
            raise TextError(text.lines[f"hand {name}"], f"a hand holds at most {HAND} tiles", "R1.5")
    snap = _arranged(rules, players, text)
    snap = with_holdings(snap, text.details, players, text.lines)
    if text.turn is not None:
        seat = players.index(text.turn[0])
        snap = snap._replace(active=seat, seat=seat, actions=text.turn[1])
    snap = with_decision(snap, text.details, players)
    _refuse(find_board_defects(rules, snap), text, players)
    check_decision(snap, text.details, text.lines)
    snap = _fill_bag(text, snap, seed)
    position = Position.from_snapshot(rules, players, snap)
    position._deal([seat for seat, name in enumerate(players) if name not in text.hands])
    _refuse(position.check(), text, players)
    return position


def find_text_defects(rules: Rules, players: tuple[str, ...], text: PositionText) -> list[Defect]:
    """Every defect of the board that a text describes; TextError if a word of it has no meaning."""
    return find_board_defects(rules, _arranged(rules, players, text))


def fill_bag(rules: Rules, players: tuple[str, ...], text: PositionText) -> PositionText:
    """The same with every tile in the bag that lies neither on the board nor in a given hand."""
    snap = _arranged(rules, players, text)
    covered = covered_tiles(snap)
    black, red, blue, green = (
        max(0, TILE_COUNTS[c] - popcount(snap.tiles[c]) - sum(snap.hand[c::4]) - covered[c]) for c in Colour
    )
    return replace(text, bag=(black, red, blue, green))


def _arranged(rules: Rules, players: tuple[str, ...], text: PositionText) -> Snapshot:
    """The pieces on the board and what the players hold."""
    snap = _place_grid(rules, players, text)
    monument = [int(text.monuments.get(m, -1)) for m in Monument]
    hand = [n for seat in range(4) for n in _of_seat(text.hands, players, seat, (0, 0, 0, 0))]
    points = tuple(n for seat in range(4) for n in _of_seat(text.points, players, seat, (0, 0, 0, 0)))
    chest = tuple(_of_seat(text.treasures, players, seat, 0) for seat in range(4))
    return snap._replace(
        monument=tuple(monument),
        hand=tuple(hand),
        held=tuple(sum(hand[seat * 4 : seat * 4 + 4]) for seat in range(4)),
        points=points,
        chest=chest,
        disasters=tuple(
            _of_seat(text.catastrophes, players, seat, CATASTROPHES if seat < len(players) else 0)
            for seat in range(4)
        ),
    )


def _refuse(defects: list[Defect], text: PositionText, players: Sequence[str]) -> None:
    for defect in defects:
        raise TextError(_line_of(defect, text, players), defect.text, defect.rule)


def _of_seat(said: Mapping[str, T], players: Sequence[str], seat: int, default: T) -> T:
    return said.get(players[seat], default) if seat < len(players) else default


def _line_of(defect: Defect, text: PositionText, players: Sequence[str]) -> int:
    """The line that causes a defect."""
    keys: list[str] = []
    if defect.seat is not None:
        keys.append(f"{defect.about} {players[defect.seat]}")
    if defect.about == "monument" and defect.space is not None:
        keys += [f"monument {m}" for m, space in text.monuments.items() if space == defect.space]
    if defect.space is not None:
        keys.append(f"row {defect.space.row}")
    keys += [defect.about, "grid"]
    return next(text.lines[key] for key in keys if key in text.lines)


def _place_grid(rules: Rules, players: tuple[str, ...], text: PositionText) -> Snapshot:
    """The board part of a position from the grid's words."""
    board = board_named(rules.board)
    masks = dict.fromkeys((*TILE_LETTERS, "x", "w", "!"), 0)
    treasures = leaders = 0
    place = [-1] * 16
    building = [-1] * 4
    for space, word in zip(SPACES, text.grid, strict=True):
        try:
            bare = word.removesuffix("+")
            tile = bare.removesuffix("*")
            if word in (".", "~"):
                if (word == "~") != has(board.river, space):
                    ground = "river" if word == "." else "land"
                    raise RuleError("R1.3", f"{space} is {ground} on the {rules.board} board")
            elif word == "!" or (tile in masks and tile != "!"):
                masks[tile] |= bit(space)
                treasures |= bit(space) if bare != tile else 0
                if word != bare:
                    _put_building(building, tile, space)
            else:
                leader = _parse_leader_word(word, players)
                if place[leader] >= 0:
                    raise RuleError("R1.5", f"{word} stands on {SPACES[place[leader]]} too")
                place[leader] = space
                leaders |= bit(space)
        except ValueError as error:
            raise text_error(text.lines[f"row {space.row}"], error) from None
    _check_wonder_text(text, masks["w"])
    return (
        State()
        .snapshot()
        ._replace(
            rules=rules.bits,
            board=rules.board_number,
            seats=len(players),
            river=board.river,
            special=board.special,
            tiles=tuple(masks[letter] for letter in TILE_LETTERS),
            face_down=masks["x"],
            wonder=masks["w"],
            catastrophes=masks["!"],
            treasures=treasures,
            leaders=leaders,
            place=tuple(place),
            building=tuple(building),
        )
    )


def _put_building(building: list[int], tile: str, space: Space) -> None:
    if tile not in TILE_LETTERS:
        raise RuleError("R11.4", f"a building cannot stand on {tile!r}, at {space}")
    colour = Colour(TILE_LETTERS.index(tile))
    if building[colour] >= 0:
        raise RuleError("R11.4", f"the {colour.building} stands on {SPACES[building[colour]]} too")
    building[colour] = space


def _parse_leader_word(word: str, players: Sequence[str]) -> int:
    initials = [name[0] for name in players]
    if len(word) != 2 or word[0] not in LEADER_LETTERS:
        raise ValueError(f"{word!r} is not a space: write ., ~, !, a tile like s or t*, or a leader like Kl")
    if word[1] not in initials:
        raise ValueError(f"{word!r} is a leader of a dynasty that is not playing ({', '.join(players)})")
    return initials.index(word[1]) * 4 + LEADER_LETTERS.index(word[0])


def _check_wonder_text(text: PositionText, wonder: int) -> None:
    if text.wonder is None and wonder:
        row = SPACES[first(wonder)].row
        raise TextError(text.lines[f"row {row}"], "say where the wonder's centre is: wonder G6", "R11.8")
    if text.wonder is None:
        return
    if popcount(dilate(bit(text.wonder))) < 5:  # the edge of the board
        reason = f"the wonder around {text.wonder} does not fit on the board"
        raise TextError(text.lines["wonder"], reason, "R11.8")
    if wonder != dilate(bit(text.wonder)):
        reason = f"the wonder's five spaces w do not lie around {text.wonder}"
        raise TextError(text.lines["wonder"], reason, "R11.8")


def _fill_bag(text: PositionText, snap: Snapshot, seed: int) -> Snapshot:
    """Put the bag in order: the tiles of `draws` first, the rest shuffled by the seed."""
    seen = [popcount(snap.tiles[c]) + sum(snap.hand[c::4]) for c in Colour]
    seen = [n + snap.spent[c] + sum(snap.swapped[c::4]) for c, n in enumerate(seen)]
    if text.bag is not None:
        bag = list(text.bag)
    elif snap.face_down or snap.wonder:
        reason = "with face-down tiles or the wonder on the board, say what is in the bag: bag 30t 12s"
        raise TextError(text.lines["grid"], reason)
    else:
        bag = [total - there for total, there in zip(TILE_COUNTS, seen, strict=True)]
    lost = tuple(total - there - n for total, there, n in zip(TILE_COUNTS, seen, bag, strict=True))
    for colour in Colour:
        if min(lost[colour], bag[colour]) < 0:
            there = seen[colour] + max(bag[colour], 0)
            reason = f"there are {TILE_COUNTS[colour]} {colour.tile}s, not {there}"
            raise TextError(text.lines.get("bag", text.lines["grid"]), reason, "R1.2")
    drawn = text.draws or ()
    rest = [bag[colour] - drawn.count(colour) for colour in Colour]
    for colour in Colour:
        if rest[colour] < 0:
            reason = f"`draws` has {drawn.count(colour)} {colour.tile}s, the bag {bag[colour]}"
            raise TextError(text.lines["draws"], reason)
    return snap._replace(bag=bytes(drawn) + shuffled(rest, seed), lost=lost)
