"""A position as one immutable value."""

from typing import NamedTuple

from shedu.engine.boards import BOARDS
from shedu.engine.kernel.codes import ALL_RULES, BAG_LIMIT, CELLS, HAND_LIMIT, OVER, VERSION_UNIT

MAX_VERSIONS = 255  # so that `rules` fits in two bytes


class Snapshot(NamedTuple):
    """A `State` as integers and tuples, to compare, hash, store and build.

    Sets of spaces are integers with bit `cell` set. The value of a seat and a colour
    stands at index seat * 4 + colour.
    """

    rules: int  # bits of codes: ENGLISH, BUILDINGS, ...
    board: int  # which map
    seats: int  # how many players
    river: int  # spaces of the map
    special: int  # start spaces with a special border

    tiles: tuple[int, ...]  # face-up tiles by colour
    face_down: int  # tiles under monuments
    wonder: int  # the wonder's five spaces
    catastrophes: int
    treasures: int  # spaces with a treasure
    leaders: int  # spaces with a leader
    place: tuple[int, ...]  # where each leader stands
    building: tuple[int, ...]  # where each building stands, by colour
    monument: tuple[int, ...]  # top left space of each monument

    hand: tuple[int, ...]
    held: tuple[int, ...]  # how many tiles each seat holds
    points: tuple[int, ...]
    chest: tuple[int, ...]  # treasures taken, by seat
    disasters: tuple[int, ...]  # catastrophes left to play, by seat
    bag: bytes  # colours in the order they will be drawn
    bag_short: int  # 1 after a draw that came up short, which shows that the bag is empty

    spent: tuple[int, ...]  # tiles that left play or were turned face down in public, by colour
    swapped: tuple[int, ...]  # tiles that each seat swapped away, hidden from the others
    swaps: tuple[int, ...]  # how many those are, by seat
    lost: tuple[int, ...]  # tiles whose place is unknown; in a view, to its seat
    written_points: tuple[int, ...]  # points of a written position, which were not gained in public
    written_chest: tuple[int, ...]  # the same for treasures

    active: int  # the active seat
    actions: int  # actions left
    decision: int  # the kind of the open decision
    seat: int  # the deciding seat
    ended: int  # why the game is over

    # Inside an action:
    before: int  # what was linked before it, where R12.3 needs it
    placed: int  # the tile placed in it
    colour: int  # that tile's colour
    unification: int  # the space under the unification tile
    conflict: int  # colour of the leaders in conflict
    attacker: int
    defender: int
    attack: int  # strength on the board
    defence: int
    committed: int  # by the attacker


_LENGTHS = {
    "tiles": 4,
    "place": 16,
    "building": 4,
    "monument": 6,
    "hand": 16,
    "held": 4,
    "points": 16,
    "chest": 4,
    "disasters": 4,
    "spent": 4,
    "swapped": 16,
    "swaps": 4,
    "lost": 4,
    "written_points": 16,
    "written_chest": 4,
}
_SETS = ("river", "special", "face_down", "wonder", "catastrophes", "treasures", "leaders", "before")
_CELLS = ("place", "building", "monument", "placed", "unification")
_SEATS = ("active", "seat", "attacker", "defender")
_LIMITS = {
    "rules": (0, ALL_RULES | MAX_VERSIONS * VERSION_UNIT),
    "board": (0, len(BOARDS) - 1),
    "seats": (2, 4),
    "hand": (0, HAND_LIMIT),
    "held": (0, HAND_LIMIT),
    "points": (0, 9999),
    "written_points": (0, 9999),
    "chest": (0, 999),
    "written_chest": (0, 999),
    "disasters": (0, 2),
    "spent": (0, 153),
    "swapped": (0, 153),
    "swaps": (0, 153),
    "lost": (0, 153),
    "bag_short": (0, 1),
    "actions": (0, 2),
    "decision": (0, OVER),
    "ended": (0, 2),
    "colour": (-1, 3),
    "conflict": (-1, 3),
    "attack": (0, 153),
    "defence": (0, 153),
    "committed": (0, HAND_LIMIT),
    **dict.fromkeys(_CELLS, (-1, CELLS - 1)),
    **dict.fromkeys(_SEATS, (-1, 3)),
}


def refuse_misshapen(snap: Snapshot) -> None:
    """Raise ValueError if a field has the wrong length or a number out of range."""
    for name, length in _LENGTHS.items():
        if len(getattr(snap, name)) != length:
            raise ValueError(f"{name} needs {length} entries, not {len(getattr(snap, name))}")
    for name, (low, high) in _LIMITS.items():
        value = getattr(snap, name)
        numbers = value if isinstance(value, tuple) else (value,)
        if min(numbers) < low or max(numbers) > high:
            wrong = next(number for number in numbers if not low <= number <= high)
            raise ValueError(f"{name} must be from {low} to {high}, not {wrong}")
    for mask in (*snap.tiles, *(getattr(snap, name) for name in _SETS)):
        if not 0 <= mask < 1 << CELLS:
            raise ValueError("a set of spaces contains spaces off the board")
    if len(snap.bag) > BAG_LIMIT or max(snap.bag, default=0) > 3:
        raise ValueError(f"the bag holds at most {BAG_LIMIT} tiles, each of colour 0 to 3")
