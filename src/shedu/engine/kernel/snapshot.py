"""Everything that makes a position, as one plain immutable value."""

from typing import NamedTuple


class Snapshot(NamedTuple):
    """A `State` as integers and tuples: to compare, hash, store, build and tamper with.

    Sets of spaces are integers with bit `cell` set. What belongs to a seat and a colour
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

    spent: tuple[int, ...]  # tiles that everybody saw leave play or be turned, by colour
    swapped: tuple[int, ...]  # tiles that each seat swapped away, unseen by the others
    swaps: tuple[int, ...]  # how many those are, by seat
    lost: tuple[int, ...]  # tiles nobody can place; in a view, all that its seat cannot
    written_points: tuple[int, ...]  # points of a written position: nobody saw them gained
    written_chest: tuple[int, ...]  # the same for treasures

    active: int  # whose turn it is
    actions: int  # actions left
    decision: int  # what is to be decided
    seat: int  # who decides
    ended: int  # why the game is over

    # Inside an action:
    before: int  # what was linked before it, where R12.3 asks for that
    placed: int  # the tile placed in it
    colour: int  # that tile's colour
    unification: int  # the space under the unification tile
    conflict: int  # colour of the leaders in conflict
    attacker: int
    defender: int
    attack: int  # strength on the board
    defence: int
    committed: int  # by the attacker
