"""Drawings: complete, well formed, and without anything hidden."""

import random
import xml.etree.ElementTree as ET

import shedu
from shedu.engine.pictures.svg import draw_svg
from shedu.engine.pictures.text import draw_text
from tests.engine.tables import TABLES, walk

SVG = "{http://www.w3.org/2000/svg}"


def said(picture: str) -> list[str]:
    """The texts of a well-formed picture."""
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def test_print_draws_the_board() -> None:
    """The grid is that of the notation, and every player has a line."""
    position = shedu.new_game(players=["lion", "bull"], seed=1)
    lines = str(position).splitlines()
    assert lines[1].split()[:8] == ["1", ".", ".", ".", ".", "~", "~", "~"]
    assert lines[-3].startswith("lion  black  0 red  0 blue  0 green  0, 0 treasures; hand ")
    assert lines[-1] == "lion to move, 2 actions left"
    assert "6 tiles" in str(position.view(0))
    assert repr(position).startswith("<Position")


def test_every_position_can_be_drawn() -> None:
    """Of all editions, at all decisions and at the end; the text has no trailing blanks."""
    for table in TABLES[::5]:
        rng = random.Random(table.seed)
        for position in walk(table.start(), table.seed):
            if position.is_over or rng.random() < 0.03:
                for sight in (position, position.view(rng.randrange(table.players)), position.view(None)):
                    texts = said(sight._repr_svg_())
                    assert set(sight.players) <= set(texts)
                    assert str(sight).splitlines()[-1] in texts
                    assert all(line == line.rstrip() for line in str(sight).splitlines())
        assert "over (" in str(position)


def test_a_view_draws_nothing_hidden() -> None:
    """Positions that look the same to a seat give the same drawings."""
    position = shedu.new_game(players=3, seed=4)
    position.play_randomly(random.Random(4), limit=80)
    for seat in (0, 1, 2, None):
        view = position.view(seat)
        other = shedu.resample(view, random.Random(5)).view(seat)
        assert draw_svg(other) == draw_svg(view)
        assert draw_text(other) == draw_text(view)


def test_every_kind_of_move_can_be_drawn() -> None:
    """With its words, and the piece on its space."""
    for move in [*shedu.MOVES[::37], shedu.Pass(), shedu.Decline(), shedu.MOVES[-1]]:
        assert str(move) in said(move._repr_svg_())
    assert "K" in said(shedu.parse_move("king F4")._repr_svg_())
