"""A position as plain text: the board in the letters of the notation, and the players."""

from collections.abc import Iterator

from shedu.engine.moves import Counts, format_tiles
from shedu.engine.notation import HEADER, grid_words
from shedu.engine.pictures.seats import SeatFacts, facts_of
from shedu.engine.position import Position
from shedu.engine.view import View


def draw_text(sight: Position | View) -> str:
    """The board, a line for each player, and whose decision it is."""
    return "\n".join(_lines(sight))


def _lines(sight: Position | View) -> Iterator[str]:
    words = grid_words(sight)
    yield HEADER
    for row in range(11):
        yield f"{row + 1:>2} {' '.join(word.ljust(2) for word in words[row * 16 : row * 16 + 16])}".rstrip()
    for monument, space in facts_of(sight).monuments.items():
        yield f"monument {monument} {space}"
    width = max(map(len, sight.players))
    for seat, name in enumerate(sight.players):
        yield f"{name.ljust(width)}  {_player(facts_of(sight).seats[seat])}"
    yield facts_of(sight).situation


def _player(seat: SeatFacts) -> str:
    hand = format_tiles(seat.hand) if seat.hand is not None else f"{seat.held} tiles"
    treasures = f"{seat.treasures} treasure{'s' if seat.treasures != 1 else ''}"
    return f"{_points(seat.points)}, {treasures}{'' if seat.is_known else ' or more'}; hand {hand or 'empty'}"


def _points(points: Counts) -> str:
    black, red, blue, green = points
    return f"black {black:>2} red {red:>2} blue {blue:>2} green {green:>2}"
