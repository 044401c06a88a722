"""Positions, views and moves as SVG, for notebooks and pages. No text comes from outside the engine."""

from collections.abc import Iterator

from shedu.engine.boards import board_named
from shedu.engine.moves import (
    BuildMonument,
    Commit,
    ErectWonder,
    LeaveTreasure,
    Move,
    PlaceBuilding,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
    Swap,
)
from shedu.engine.notation import grid_words
from shedu.engine.pictures import palette
from shedu.engine.pictures.seats import SeatFacts, facts_of
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
from shedu.engine.position import Position
from shedu.engine.view import View

CELL = 30
EDGE = 18  # the frame with letters and numbers
WIDTH = COLUMNS * CELL + 2 * EDGE
HEIGHT = ROWS * CELL + 2 * EDGE
LINE = 26  # of a player under the board
TILE = 15  # a tile in a hand
ROW = 36  # the middle of tiles below the words of a move


def draw_svg(sight: Position | View) -> str:
    """The board with kingdoms outlined, the players below it, and whose decision it is."""
    facts = facts_of(sight)
    height = HEIGHT + LINE * (len(facts.seats) + 1) + 6
    parts = [*_board(sight.snapshot.river), *_pieces(sight), *_outlines(sight)]
    for number, seat in enumerate(facts.seats):
        parts += _player(seat, HEIGHT + LINE * number + LINE // 2)
    parts.append(_text(EDGE, height - LINE // 2, facts.situation, anchor="start", ink=palette.FRAME_INK))
    return _document(height, parts)


def draw_move_svg(move: Move) -> str:
    """A move on an empty board, or the tiles that it is about."""
    match move:
        case Swap(tiles):
            colours = [colour for colour in Colour for _ in range(tiles[colour])]
            row = [
                part for i, colour in enumerate(colours) for part in _small_tile(EDGE + i * 20, ROW, colour)
            ]
            return _document(2 * LINE, [*row, _caption(move)])
        case (
            PlaceTile(space=space)
            | PositionLeader(space=space)
            | PlaceBuilding(space=space)
            | PlayCatastrophe(space=space)
            | LeaveTreasure(space=space)
            | BuildMonument(space=space)
            | ErectWonder(space=space)
        ):
            parts = [*_board(board_named("standard").river), *_moved(move), _ring(space)]
            return _document(HEIGHT + LINE, [*parts, _caption(move, HEIGHT + LINE // 2)])
        case Commit(count):
            parts = [
                part
                for i in range(count)
                for part in _box(EDGE + i * 20, ROW - TILE / 2, TILE, palette.FACE_DOWN)
            ]
            return _document(2 * LINE, [*parts, _caption(move)])
    return _document(2 * LINE, [_caption(move)])


def _document(height: int, parts: list[str]) -> str:
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    ground = f'<rect width="100%" height="100%" rx="6" fill="{palette.FRAME}"/>'
    style = 'font-family="ui-sans-serif, system-ui, sans-serif" font-weight="600"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{ground}{"".join(parts)}</svg>'


def _text(
    x: float, y: float, said: str, size: int = 12, anchor: str = "middle", ink: str = palette.GLYPH
) -> str:
    place = f'x="{x:g}" y="{y:g}" text-anchor="{anchor}" dominant-baseline="central"'
    return f'<text {place} font-size="{size}" fill="{ink}">{said}</text>'


def _caption(move: Move, y: float = 12) -> str:
    return _text(EDGE, y, str(move), anchor="start", ink=palette.FRAME_INK)


def _corner(space: Space) -> tuple[int, int]:
    return EDGE + space.column * CELL, EDGE + space.row * CELL


def _board(river: int) -> Iterator[str]:
    """Land, rivers, and the names of columns and rows."""
    for space in SPACES:
        x, y = _corner(space)
        ground = palette.WATER if river >> space & 1 else palette.LAND
        look = f'fill="{ground}" stroke="{palette.GRID}"'
        yield f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" {look}/>'
    for column in range(COLUMNS):
        for edge in (EDGE / 2, HEIGHT - EDGE / 2):
            yield _text(EDGE + (column + 0.5) * CELL, edge, chr(65 + column), 10, ink=palette.FRAME_INK)
    for row in range(ROWS):
        for edge in (EDGE / 2, WIDTH - EDGE / 2):
            yield _text(edge, EDGE + (row + 0.5) * CELL, str(row + 1), 10, ink=palette.FRAME_INK)


def _box(x: float, y: float, size: float, fill: str, letter: str = "") -> Iterator[str]:
    yield f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="3" fill="{fill}"/>'
    if letter:
        yield _text(x + size / 2, y + size / 2, letter, round(size * 0.55))


def _tile(space: Space, colour: Colour) -> Iterator[str]:
    x, y = _corner(space)
    yield from _box(x + 2, y + 2, CELL - 4, palette.PIECE[colour], TILE_LETTERS[colour])


def _small_tile(x: float, y: float, colour: Colour) -> Iterator[str]:
    yield from _box(x, y - TILE / 2, TILE, palette.PIECE[colour], TILE_LETTERS[colour])


def _leader(space: Space, colour: Colour, dynasty: str = "") -> Iterator[str]:
    x, y = _corner(space)
    centre = f'cx="{x + CELL / 2:g}" cy="{y + CELL / 2:g}"'
    yield f'<circle {centre} r="{CELL / 2 - 2:g}" fill="{palette.PIECE[colour]}" stroke="{palette.SEAL}"/>'
    yield _text(x + CELL / 2, y + CELL / 2, LEADER_LETTERS[colour] + dynasty[:1], 13)


def _treasure(space: Space, is_special: bool) -> str:
    x, y = _corner(space)
    x, y = x + CELL - 8, y + 8
    edge = palette.MINE if is_special else palette.TREASURE_EDGE
    path = f"M{x} {y - 6}L{x + 6} {y}L{x} {y + 6}L{x - 6} {y}Z"
    return f'<path d="{path}" fill="{palette.TREASURE}" stroke="{edge}" stroke-width="1.5"/>'


def _building(space: Space) -> str:
    x, y = _corner(space)
    path = f"M{x + 4} {y + 26}V{y + 19}L{x + 10} {y + 14}L{x + 16} {y + 19}V{y + 26}Z"
    return f'<path d="{path}" fill="{palette.GLYPH}" stroke="{palette.CHAR}"/>'


def _monument(monument: Monument, space: Space) -> Iterator[str]:
    """A pyramid in two colours on its four spaces."""
    x, y = _corner(space)
    left, right = (palette.PIECE[colour] for colour in monument.colours)
    for step in range(3):
        half, top = 9 + 8 * step, y + 8 + 15 * step
        yield f'<rect x="{x + CELL - half}" y="{top}" width="{half}" height="14" fill="{left}"/>'
        yield f'<rect x="{x + CELL}" y="{top}" width="{half}" height="14" fill="{right}"/>'
    yield f'<path d="M{x + CELL} {y + 8}V{y + 52}" stroke="{palette.STONE}" stroke-width="2"/>'


def _catastrophe(space: Space) -> Iterator[str]:
    x, y = _corner(space)
    yield from _box(x + 2, y + 2, CELL - 4, palette.CHAR)
    yield _text(x + CELL / 2, y + CELL / 2, "!", 18, ink=palette.EMBER)


def _ring(space: Space) -> str:
    x, y = _corner(space)
    size = f'width="{CELL}" height="{CELL}" rx="4"'
    return f'<rect x="{x}" y="{y}" {size} fill="none" stroke="{palette.MINE}" stroke-width="3"/>'


def _pieces(sight: Position | View) -> Iterator[str]:
    snap = sight.snapshot
    for space, word in zip(SPACES, grid_words(sight), strict=True):
        if word == "!":
            yield from _catastrophe(space)
        elif word[0] in TILE_LETTERS:
            yield from _tile(space, Colour(TILE_LETTERS.index(word[0])))
        elif word[0] in "xw":
            x, y = _corner(space)
            yield from _box(x, y, CELL, palette.FACE_DOWN if word[0] == "x" else palette.WONDER)
    for leader in sight.leaders():
        yield from _leader(leader.space, leader.colour, sight.players[leader.seat])
    for monument, space in facts_of(sight).monuments.items():
        yield from _monument(monument, space)
    for space in spaces_of(snap.treasures):
        yield _treasure(space, bool(snap.special >> space & 1))
    for cell in snap.building:
        if cell >= 0:
            yield _building(SPACES[cell])
    if sight.unification is not None:
        yield _ring(sight.unification)


def _outlines(sight: Position | View) -> Iterator[str]:
    """A line around each kingdom."""
    for mask in sight.kingdom_masks():
        path = ""
        for space in spaces_of(mask):
            x, y = _corner(space)
            row, column = space.row, space.column
            if row == 0 or not mask >> space - COLUMNS & 1:
                path += f"M{x} {y}h{CELL}"
            if row == ROWS - 1 or not mask >> space + COLUMNS & 1:
                path += f"M{x} {y + CELL}h{CELL}"
            if column == 0 or not mask >> space - 1 & 1:
                path += f"M{x} {y}v{CELL}"
            if column == COLUMNS - 1 or not mask >> space + 1 & 1:
                path += f"M{x + CELL} {y}v{CELL}"
        yield f'<path d="{path}" stroke="{palette.KINGDOM_LINE}" stroke-width="3" stroke-linecap="round"/>'


def _player(seat: SeatFacts, y: float) -> Iterator[str]:
    yield _text(EDGE, y, seat.name, anchor="start", ink=palette.FRAME_INK)
    for colour in Colour:
        x = 90 + colour * 34
        yield f'<rect x="{x}" y="{y - 9:g}" width="30" height="18" rx="9" fill="{palette.PIECE[colour]}"/>'
        yield _text(x + 15, y, str(seat.points[colour]))
    yield f'<path d="M246 {y - 7:g}l7 7l-7 7l-7 -7Z" fill="{palette.TREASURE}"/>'
    yield _text(262, y, f"{seat.treasures}{'' if seat.is_known else '+'}", ink=palette.FRAME_INK)
    if seat.hand is None:
        for i in range(seat.held):
            yield from _box(300 + i * 20, y - TILE / 2, TILE, palette.FACE_DOWN)
        return
    colours = [colour for colour in Colour for _ in range(seat.hand[colour])]
    for i, colour in enumerate(colours):
        yield from _small_tile(300 + i * 20, y, colour)


def _moved(move: Move) -> Iterator[str]:
    """The pieces that a move puts on the board."""
    match move:
        case PlaceTile(colour, space):
            yield from _tile(space, colour)
        case PositionLeader(colour, space):
            yield from _leader(space, colour)
        case PlaceBuilding(colour, space):
            yield from _tile(space, colour)
            yield _building(space)
        case PlayCatastrophe(space):
            yield from _catastrophe(space)
        case LeaveTreasure(space):
            yield _treasure(space, False)
        case BuildMonument(monument, space):
            yield from _monument(monument, space)
        case ErectWonder(space):
            for cell in (0, -1, 1, -COLUMNS, COLUMNS):
                x, y = _corner(Space(space + cell))
                yield from _box(x, y, CELL, palette.WONDER)
