"""The drawn board: complete without colours, without hidden information."""

from collections.abc import Iterator

import pytest
from rich.text import Text

import shedu
from shedu.cli.table.board import ASCII, COLOURFUL, PLAIN, Glyphs, draw_board
from shedu.engine.notation import grid_words
from shedu.engine.pictures import palette
from shedu.engine.pieces import SPACES
from shedu.engine.sight import Sight
from tests.cli.boards import EVERYTHING
from tests.cli.solo import random_move

DRAWN = """\
     A   B   C   D   E   F   G   H   I   J   K   L   M   N   O   P

 1   .   .   .   .   ~   f   f   f+  ~   .   t*  .   ~   .   .   .   1

 2   .   t*  .   .   ~   .   .   .   .   .   .   .   ~   .   .   t*  2
                       ┌1──────┐
 3   .   .   .   ~   ~ │t*+ Kl │ .   m   .   .   w   ~   ~   .   .   3
                       └───────┘
 4   ~   ~   ~   ~   .   .   .   .   .   .   w   w   w   ~   ~   ~   4
                       ┌2──────────┐
 5   .   .   .   .   . │Pb   t   s │ .   .   .   w   .   t*  ~   ~   5
                       └───────────┘
 6   .   .   .   .   .   !   .   .   .   .   .   .   .   .   f   .   6
                               ┌3──────────────┐
 7   ~   ~   !   ~   .   .   . │ xt xm* Ta   t │ .   ~   ~   ~   .   7
                               │       ┌───────┘
 8   .   t*  .   ~   ~   ~   ~ │ xt  xm│ .   .   .   ~   .   .   .   8
                               └───────┘
 9   .   .   .   .   .   .   ~   ~   ~   ~   ~   ~   ~   .   t*  .   9

10   .   .   .   .   .   t*  .   .   .   .   .   .   .   .   .   .   10
                                           ┌4──────┐
11   .   .   .   .   .   .   .   .   .   . │ t* Fa │ .   .   .   .   11
                                           └───────┘
     A   B   C   D   E   F   G   H   I   J   K   L   M   N   O   P"""
SMALL = """\
     A   B   C   D   E   F   G   H   I   J   K   L   M   N   O   P
 1   .   .   .   .   ~   f   f   f+  ~   .   t*  .   ~   .   .   .   1
 2   .   t*  .   .   ~   .   .   .   .   .   .   .   ~   .   .   t*  2
 3   .   .   .   ~   ~  t*+ Kl   .   m   .   .   w   ~   ~   .   .   3
 4   ~   ~   ~   ~   .   .   .   .   .   .   w   w   w   ~   ~   ~   4
 5   .   .   .   .   .  Pb   t   s   .   .   .   w   .   t*  ~   ~   5
 6   .   .   .   .   .   !   .   .   .   .   .   .   .   .   f   .   6
 7   ~   ~   !   ~   .   .   .   xt xm* Ta   t   .   ~   ~   ~   .   7
 8   .   t*  .   ~   ~   ~   ~   xt  xm  .   .   .   ~   .   .   .   8
 9   .   .   .   .   .   .   ~   ~   ~   ~   ~   ~   ~   .   t*  .   9
10   .   .   .   .   .   t*  .   .   .   .   .   .   .   .   .   .   10
11   .   .   .   .   .   .   .   .   .   .   t* Fa   .   .   .   .   11
     A   B   C   D   E   F   G   H   I   J   K   L   M   N   O   P"""


def everything() -> shedu.Position:
    """A position with every kind of piece."""
    return shedu.parse_record(EVERYTHING).start()


def lines(drawing: Text) -> str:
    """A drawing without colours and trailing blanks."""
    return "\n".join(line.rstrip() for line in drawing.plain.split("\n"))


def games() -> Iterator[shedu.Position]:
    """Positions of a few random games on both boards, every twentieth decision and the end."""
    for seed, options in enumerate((["buildings", "wonder"], ["board advanced"], ["english"])):
        position = shedu.new_game(players=2 + seed, seed=seed, options=options)
        ply = 0
        while (decision := position.decision) is not None:
            if ply % 20 == 0 or position.unification is not None:
                yield position
            position.apply(random_move(position.view(decision.seat), seed, ply))
            ply += 1
        yield position


def word_at(drawing: Text, space: shedu.Space) -> str:
    """The word on a space of a board with outlined kingdoms."""
    line, column = 2 + 2 * space.row, 4 + 4 * space.column
    return drawing.plain.split("\n")[line][column : column + 3].strip()


def style_at(drawing: Text, space: shedu.Space, offset: int) -> str:
    """The style of one of a space's three characters."""
    line, column = 2 + 2 * space.row, 4 + 4 * space.column + offset
    start = len("\n".join(drawing.plain.split("\n")[:line])) + 1 + column
    return " ".join(str(span.style) for span in drawing.spans if span.start <= start < span.end)


def test_every_piece_has_its_letter_and_every_kingdom_its_outline() -> None:
    """Golden output. Regions have no outline."""
    assert lines(draw_board(everything(), is_numbered=True, glyphs=PLAIN)) == DRAWN


def test_without_kingdoms_the_board_is_half_as_high() -> None:
    """Golden output without outlines and lines between the rows."""
    assert lines(draw_board(everything(), kingdoms=False, glyphs=PLAIN)) == SMALL


def test_ascii_needs_nothing_but_ascii() -> None:
    drawing = draw_board(everything(), glyphs=ASCII)
    assert drawing.plain.isascii()
    assert "+-------+" in drawing.plain


@pytest.mark.parametrize("glyphs", [COLOURFUL, PLAIN, ASCII])
@pytest.mark.parametrize("kingdoms", [True, False])
def test_the_size_is_always_the_same(glyphs: Glyphs, kingdoms: bool) -> None:
    """71 columns; 25 lines with outlines and 13 without."""
    for position in games():
        drawn = draw_board(position, kingdoms=kingdoms, is_numbered=True, glyphs=glyphs).plain.split("\n")
        assert {len(line) for line in drawn} == {71}
        assert len(drawn) == (25 if kingdoms else 13)


def test_spaces_are_drawn_with_the_words_of_the_notation() -> None:
    """Except for monuments, which show their colours, and the unification tile."""
    for position in games():
        drawing = draw_board(position, glyphs=PLAIN)
        for space, word in zip(SPACES, grid_words(position), strict=True):
            drawn = word_at(drawing, space)
            if space == position.unification:
                assert drawn == f"<{word}>"
            elif word.startswith("x"):
                assert drawn[0] + drawn[2:] == word
                assert drawn[1] in "stfm"
            else:
                assert drawn == word


def kingdom_of(sight: Sight) -> dict[tuple[int, int], int]:
    """The kingdom on each space, by row and column."""
    return {(s.row, s.column): i for i, kingdom in enumerate(sight.kingdoms()) for s in kingdom.spaces}


def test_outlines_follow_the_borders_of_kingdoms() -> None:
    """Checked for every gap in many positions."""
    for position in games():
        drawn = draw_board(position, glyphs=PLAIN).plain.split("\n")
        kingdoms = kingdom_of(position)
        for space in SPACES:
            here = kingdoms.get((space.row, space.column))
            line, column = 2 + 2 * space.row, 4 + 4 * space.column
            is_left_edge = here != kingdoms.get((space.row, space.column - 1))
            is_top_edge = here != kingdoms.get((space.row - 1, space.column))
            assert (drawn[line][column - 1] == "│") == is_left_edge
            assert (drawn[line - 1][column + 1] == "─") == is_top_edge


def test_the_viewers_leaders_are_highlighted() -> None:
    """No others are; without a viewer none is."""
    position = everything()
    own, other = shedu.parse_space("G3"), shedu.parse_space("F5")
    drawing = draw_board(position, viewer=0)
    assert palette.MINE.lower() in style_at(drawing, own, 1)
    assert palette.MINE.lower() not in style_at(drawing, other, 1)
    assert palette.MINE.lower() not in style_at(draw_board(position), own, 1)


def test_a_monument_shows_its_two_colours() -> None:
    """The left half is red with a t, the right half green with an m."""
    drawing = draw_board(everything())
    for name, colour, letter in (("H8", shedu.Colour.RED, "t"), ("I8", shedu.Colour.GREEN, "m")):
        assert letter in word_at(drawing, shedu.parse_space(name))
        assert palette.PIECE[colour].lower() in style_at(drawing, shedu.parse_space(name), 1)


def test_fresh_spaces_are_underlined() -> None:
    market, settlement = shedu.parse_space("I3"), shedu.parse_space("H5")
    drawing = draw_board(everything(), fresh={market})
    assert "underline" in style_at(drawing, market, 1)
    assert "underline" not in style_at(drawing, settlement, 1)


def test_a_view_is_drawn_like_the_position_behind_it() -> None:
    """Drawing needs no hidden information, so it cannot reveal any."""
    for position in games():
        for glyphs in (COLOURFUL, PLAIN):
            assert draw_board(position.view(0), viewer=0, glyphs=glyphs) == draw_board(
                position, viewer=0, glyphs=glyphs
            )
