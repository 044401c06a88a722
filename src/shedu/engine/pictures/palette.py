"""The colours of drawings and of the table in a terminal: those of the browser's light theme."""

from shedu.engine.pieces import Colour

LAND = "#EBDAB4"
GRID = "#C9B382"
WATER = "#8FBFC6"
WATER_FLOW = "#D6ECEC"
FRAME = "#24374B"
FRAME_INK = "#F0E2C2"
KINGDOM_LINE = "#8B6B3E"
FACE_DOWN = "#BCA985"
STONE = "#F3E7CE"
WONDER = "#6E5A3D"
CHAR = "#2A1F18"
EMBER = "#F6A24A"
TREASURE = "#8A55BC"
TREASURE_EDGE = "#FFF6E0"
GLYPH = "#FCF3DF"
SEAL = "#FFFFFF"
SEAL_INK = "#3A2A1A"
MINE = "#FFC42B"

PIECE = {
    Colour.BLACK: "#3B3632",
    Colour.RED: "#B2402C",
    Colour.BLUE: "#2B659E",
    Colour.GREEN: "#477530",
}
