"""The pieces on the board as lists of spaces."""

from dataclasses import dataclass

from shedu.engine.kernel.bb import crosses, first
from shedu.engine.pieces import SPACES, Colour, Monument, Space, spaces_of
from shedu.engine.sight import Kingdom, Leader, Sight


@dataclass(frozen=True)
class Layout:
    """The public board. Spaces are in order, row by row."""

    tiles: tuple[tuple[Space, Colour], ...]  # face up
    face_down: tuple[Space, ...]
    treasures: tuple[Space, ...]
    catastrophes: tuple[Space, ...]
    leaders: tuple[Leader, ...]
    monuments: tuple[tuple[Space, Monument], ...]  # by their top left spaces
    buildings: tuple[tuple[Space, Colour], ...]
    wonder: tuple[Space, ...]  # its centre first; empty if it is not built
    unification: Space | None
    kingdoms: tuple[Kingdom, ...]


def layout(sight: Sight) -> Layout:
    """The board of a position or a view."""
    snap = sight.snapshot
    tiles = sorted((space, colour) for colour in Colour for space in spaces_of(snap.tiles[colour]))
    wonder = spaces_of(snap.wonder)
    centre = SPACES[first(crosses(snap.wonder))] if wonder else None
    kingdoms = sight.kingdoms()
    return Layout(
        tiles=tuple(tiles),
        face_down=spaces_of(snap.face_down),
        treasures=spaces_of(snap.treasures),
        catastrophes=spaces_of(snap.catastrophes),
        leaders=tuple(sorted((leader for k in kingdoms for leader in k.leaders), key=_by_seat)),
        monuments=tuple((SPACES[snap.monument[m]], m) for m in Monument if snap.monument[m] >= 0),
        buildings=tuple((SPACES[snap.building[c]], c) for c in Colour if snap.building[c] >= 0),
        wonder=tuple(sorted(wonder, key=lambda space: (space != centre, space))),
        unification=sight.unification,
        kingdoms=kingdoms,
    )


def _by_seat(leader: Leader) -> tuple[int, int]:
    return leader.seat, leader.colour
