"""Draws the board as coloured text. Without colours it is still complete."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import itemgetter

from rich.style import Style
from rich.text import Text

from shedu.cli.table import styles
from shedu.engine.masks import has
from shedu.engine.notation import grid_words
from shedu.engine.pictures import palette
from shedu.engine.pieces import (
    COLUMNS,
    LEADER_LETTERS,
    ROWS,
    SPACES,
    TILE_LETTERS,
    Colour,
    Monument,
    Space,
    spaces_of,
)
from shedu.engine.sight import Sight

# Widths in characters.
CELL = 3  # a space
STEP = CELL + 1  # a space and the gap to the next one, which holds outlines
WIDTH = COLUMNS * STEP + 1
LABEL = 3  # the number of a row, on either side

# Box-drawing characters by their arms: 1 up, 2 down, 4 left, 8 right.
_LIGHT = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
_HEAVY = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
_ASCII = " |||-+++-+++-+++"


@dataclass(frozen=True)
class Glyphs:
    """The characters a board is drawn with."""

    land: str
    treasure: str
    special: str  # a treasure on a special border
    building: str
    lines: str
    has_pictures: bool  # draw monuments as pyramids, which only colour distinguishes


COLOURFUL = Glyphs("·", "◆", "◈", "⌂", _HEAVY, True)
PLAIN = Glyphs(".", "*", "*", "+", _LIGHT, False)  # the letters of the notation
ASCII = Glyphs(".", "*", "*", "+", _ASCII, False)


def draw_board(
    sight: Sight,
    *,
    viewer: int | None = None,
    kingdoms: bool = True,
    is_numbered: bool = False,
    fresh: Collection[Space] = (),
    glyphs: Glyphs = COLOURFUL,
) -> Text:
    """The board, 71 columns wide: 25 lines with outlined kingdoms, 13 without.

    The leaders of the `viewer` are highlighted. With `is_numbered`, outlines have numbers in the order of
    `sight.kingdoms()`. The spaces in `fresh` are underlined.
    """
    canvas = _Canvas(2 if kingdoms else 1)
    _draw_ground(canvas, sight)
    _draw_spaces(canvas, sight, glyphs)
    _draw_leaders(canvas, sight, viewer)
    if glyphs.has_pictures:
        _draw_monuments(canvas, sight)
    _draw_treasures(canvas, sight, glyphs)
    if kingdoms:
        _draw_outlines(canvas, sight, glyphs)
    if kingdoms and is_numbered:
        _draw_numbers(canvas, sight)
    for space in fresh:
        canvas.underline(space)
    return canvas.framed()


class _Canvas:
    """Characters and styles of the board. The space in column c starts at character 1 + 4c."""

    def __init__(self, lines_per_row: int) -> None:
        self.pitch = lines_per_row
        self.offset = lines_per_row - 1
        self.height = ROWS * lines_per_row + self.offset
        self.chars = [[" "] * WIDTH for _ in range(self.height)]
        self.styles = [[Style.null()] * WIDTH for _ in range(self.height)]

    def at(self, space: Space) -> tuple[int, int]:
        """The line and the character at which a space begins."""
        return self.offset + space.row * self.pitch, 1 + space.column * STEP

    def put(self, line: int, column: int, text: str, style: str) -> None:
        """Overwrite characters; the style is added to the existing one."""
        for i, char in enumerate(text, start=column):
            self.chars[line][i] = char
            self.styles[line][i] += _style(style)

    def fill(self, space: Space, text: str, style: str) -> None:
        """Write into a space."""
        line, column = self.at(space)
        self.put(line, column, text.center(CELL) if len(text) == 1 else text.rjust(CELL), style)

    def underline(self, space: Space) -> None:
        """Underline the letters of a space."""
        line, column = self.at(space)
        for i in range(column, column + CELL):
            if self.chars[line][i] != " ":
                self.styles[line][i] += _style("underline")

    def framed(self) -> Text:
        """The drawing with the letters of columns and the numbers of rows around it."""
        frame = f"bold {palette.FRAME_INK} on {palette.FRAME}"
        letters = "".join(f"{chr(65 + column):^{STEP}}" for column in range(COLUMNS))
        edge = f"{letters:>{LABEL + WIDTH}}{' ' * LABEL}"
        text = Text(no_wrap=True)
        text.append(f"{edge}\n", frame)
        for line in range(self.height):
            row, between = divmod(line - self.offset, self.pitch)
            number = "" if between else str(row + 1)
            text.append(f"{number:>{LABEL - 1}} ", frame)
            self._append_line(text, line)
            text.append(f" {number:<{LABEL - 1}}\n", frame)
        text.append(edge, frame)
        return text

    def _append_line(self, text: Text, line: int) -> None:
        points = zip(self.chars[line], self.styles[line], strict=True)
        for style, run in groupby(points, key=itemgetter(1)):
            text.append("".join(char for char, _ in run), style)


@cache
def _style(text: str) -> Style:
    return Style.parse(text)


def _draw_ground(canvas: _Canvas, sight: Sight) -> None:
    """The background: land, and continuous rivers and wonder across the gaps."""
    snap = sight.snapshot
    for line in range(canvas.height):
        for column in range(WIDTH):
            near = list(_spaces_near(canvas, line, column))
            is_river = all(has(snap.river, space) for space in near)
            is_wonder = all(has(snap.wonder, space) for space in near)
            ground = palette.WONDER if is_wonder else palette.WATER if is_river else palette.LAND
            canvas.put(line, column, " ", f"on {ground}")


def _spaces_near(canvas: _Canvas, line: int, column: int) -> Iterator[Space]:
    """The space at a point of the canvas, or the spaces around a gap."""
    low, beyond = divmod(line - canvas.offset, canvas.pitch)
    rows = (low, low + 1) if beyond else (low,)
    left, within = divmod(column - 1, STEP)
    columns = (left, left + 1) if within == CELL else (left,)
    for row in rows:
        for col in columns:
            if 0 <= row < ROWS and 0 <= col < COLUMNS:
                yield Space.at(row, col)


def _draw_spaces(canvas: _Canvas, sight: Sight, glyphs: Glyphs) -> None:
    """Everything except leaders: each space by its word of the notation."""
    halves = _monument_halves(sight)
    for space, word in zip(SPACES, grid_words(sight), strict=True):
        letter, marks = word[0], word[1:].replace("+", glyphs.building)
        if word == ".":
            canvas.fill(space, glyphs.land, palette.GRID)
        elif word == "~":
            canvas.fill(space, word, palette.WATER_FLOW)
        elif word == "!":
            _draw_catastrophe(canvas, space, glyphs)
        elif space == sight.unification:
            canvas.fill(space, f"<{letter}>", f"bold {palette.CHAR} on {palette.EMBER}")
        elif letter in TILE_LETTERS:
            canvas.fill(space, letter + marks, styles.chip(Colour(TILE_LETTERS.index(letter))))
        elif letter == "w":
            canvas.fill(space, letter + marks, f"bold {palette.STONE}")
        elif letter == "x":
            canvas.fill(space, letter + TILE_LETTERS[halves[space]] + marks, f"on {palette.FACE_DOWN}")


def _draw_catastrophe(canvas: _Canvas, space: Space, glyphs: Glyphs) -> None:
    """A dark mark, narrower than a tile."""
    canvas.fill(space, "▐!▌" if glyphs.has_pictures else "!", palette.CHAR)
    line, column = canvas.at(space)
    canvas.put(line, column + 1, "!", f"bold {palette.EMBER} on {palette.CHAR}")


def _draw_treasures(canvas: _Canvas, sight: Sight, glyphs: Glyphs) -> None:
    """A treasure at the right of its space, to the left of a building."""
    snap = sight.snapshot
    for space in spaces_of(snap.treasures):
        line, column = canvas.at(space)
        mark = glyphs.special if has(snap.special, space) else glyphs.treasure
        at = column + (1 if space in snap.building else 2)
        canvas.put(line, at, mark, f"bold {palette.TREASURE_EDGE} on {palette.TREASURE}")


def _square(top_left: Space) -> tuple[Space, ...]:
    """The four spaces of a monument, row by row."""
    return tuple(Space(top_left + step) for step in (0, 1, COLUMNS, COLUMNS + 1))


def _monuments(sight: Sight) -> dict[Monument, Space]:
    """The monuments on the board with their top left spaces."""
    return {m: SPACES[cell] for m, cell in zip(Monument, sight.snapshot.monument, strict=True) if cell >= 0}


def _monument_halves(sight: Sight) -> dict[Space, Colour]:
    """The colour of the monument's half on each face-down tile."""
    return {
        space: monument.colours[side % 2]
        for monument, top_left in _monuments(sight).items()
        for side, space in enumerate(_square(top_left))
    }


def _draw_leaders(canvas: _Canvas, sight: Sight, viewer: int | None) -> None:
    """The letter of the leader and that of its dynasty, highlighted if it is the viewer's."""
    for leader in sight.leaders():
        line, column = canvas.at(leader.space)
        seal = palette.MINE if leader.seat == viewer else palette.SEAL
        canvas.put(line, column, LEADER_LETTERS[leader.colour], styles.chip(leader.colour))
        canvas.put(
            line, column + 1, f"{sight.players[leader.seat][0]} ", f"bold {palette.SEAL_INK} on {seal}"
        )


_PYRAMID = ("  ▟█▙  ", " ▟███▙ ", "▟█████▙")


def _draw_monuments(canvas: _Canvas, sight: Sight) -> None:
    """A pyramid in two colours across the four spaces, with the letters of the colours."""
    for monument, top_left in _monuments(sight).items():
        line, column = canvas.at(top_left)
        left, right = monument.colours
        for i, steps in enumerate(_PYRAMID if canvas.pitch == 2 else _PYRAMID[::2]):
            canvas.put(line + i, column, steps[:3], f"{palette.PIECE[left]} on {palette.FACE_DOWN}")
            canvas.put(line + i, column + 3, steps[3], f"{palette.STONE} on {palette.FACE_DOWN}")
            canvas.put(line + i, column + 4, steps[4:], f"{palette.PIECE[right]} on {palette.FACE_DOWN}")
        for side, colour in ((1, left), (5, right)):
            canvas.put(line + canvas.pitch, column + side, TILE_LETTERS[colour], styles.chip(colour))


def _draw_outlines(canvas: _Canvas, sight: Sight, glyphs: Glyphs) -> None:
    """A line around each kingdom, in the gaps between spaces."""
    kingdoms = {space: i for i, kingdom in enumerate(sight.kingdoms()) for space in kingdom.spaces}

    def kingdom_at(row: int, column: int) -> int | None:
        is_on_board = 0 <= row < ROWS and 0 <= column < COLUMNS
        return kingdoms.get(Space.at(row, column)) if is_on_board else None

    style = f"bold {palette.KINGDOM_LINE}"
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):  # the crossing at the top left of this space
            north_west, north_east = kingdom_at(row - 1, column - 1), kingdom_at(row - 1, column)
            south_west, south_east = kingdom_at(row, column - 1), kingdom_at(row, column)
            up, down = north_west != north_east, south_west != south_east
            left, right = north_west != south_west, north_east != south_east
            line, at = row * canvas.pitch, column * STEP
            if arms := up + 2 * down + 4 * left + 8 * right:
                canvas.put(line, at, glyphs.lines[arms], style)
            if right:
                canvas.put(line, at + 1, glyphs.lines[12] * CELL, style)
            if down:
                canvas.put(line + 1, at, glyphs.lines[3], style)


def _draw_numbers(canvas: _Canvas, sight: Sight) -> None:
    """Each kingdom's number on its outline, above its first space."""
    for number, kingdom in enumerate(sight.kingdoms(), start=1):
        line, column = canvas.at(kingdom.spaces[0])
        canvas.put(line - 1, column, str(number), f"bold {palette.SEAL_INK}")
