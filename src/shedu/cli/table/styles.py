"""Rich styles of the table in a terminal."""

from shedu.engine.pictures.palette import GLYPH, MINE, PIECE, SEAL_INK
from shedu.engine.pieces import Colour

OWN = f"bold {SEAL_INK} on {MINE}"  # the viewer's dynasty, readable on any background


def chip(colour: Colour) -> str:
    """The style of a tile or of points of a colour."""
    return f"bold {GLYPH} on {PIECE[colour]}"
