"""Features of a position for each seat: by colour, and for the seat as a whole (`codes`).

An evaluation turns them into chances to win. They are computed from one seat's point of view: its own hand
is known, other hands are assumed to be average.
"""

import cython

from shedu.engine.boards import BOARDS, board_named
from shedu.engine.kernel.buffers import Moves
from shedu.engine.pieces import TILE_COUNTS

if not cython.compiled:
    from array import array
    from math import sqrt

    from shedu.engine.kernel.bb import (
        BB,
        dilate,
        east,
        f64,
        has,
        i32,
        north,
        popcount,
        south,
        west,
    )
    from shedu.engine.kernel.codes import (
        BLACK,
        BLUE,
        GREEN,
        HAND_LIMIT,
        LAST_TREASURES,
        MAX_KINGDOMS,
        MONUMENTS,
        RED,
    )
    from shedu.engine.kernel.conflicts import temples_by
    from shedu.engine.kernel.kingdoms import survey
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.structures import monument_has
    from shedu.engine.kernel.tiles import ground
    from shedu.players.kernel.codes import (
        COLOUR_BUILDING,
        COLOUR_CHANCE,
        COLOUR_EXPOSED,
        COLOUR_FEATURE_COUNT,
        COLOUR_HAND,
        COLOUR_KING,
        COLOUR_LEADER,
        COLOUR_MONUMENTS,
        COLOUR_NEXT_SQUARE,
        COLOUR_REVOLT,
        COLOUR_SQUARE,
        COLOUR_SUPPLY,
        COLOUR_SUPPORTERS,
        COLOUR_TEMPLES,
        COLOUR_THREAT,
        MAX_BOARDS,
        MAX_BORDERS,
        MAX_LEADERS,
        MAX_SEATS,
        PER_COLOUR,
        PER_SEAT,
        SEAT_CATASTROPHES,
        SEAT_FEATURE_COUNT,
        SEAT_NEAR_TREASURES,
        SEAT_NEXT_TREASURES,
        SEAT_SHIELD,
        SEAT_SPOILS,
        SEAT_TO_MOVE,
        SEAT_TREASURES,
        SEAT_WONDER,
    )


def likely(margin: f64) -> f64:
    """A side's chance to win a conflict by its margin in tiles, with average hands."""
    margin *= 0.45
    return 0.5 + 0.5 * margin / sqrt(1.0 + margin * margin)


class Features:
    def __init__(self) -> None:
        if not cython.compiled:
            self.x = array("f", [0.0] * COLOUR_FEATURE_COUNT)  # seat, colour, feature; rounded as compiled
            self.own = array("f", [0.0] * SEAT_FEATURE_COUNT)  # seat, feature
            self.points = [0] * MAX_LEADERS
            self.chest = [0] * MAX_SEATS
        self.progress = 0.0  # from 0 at the start to 1 at the end
        self.seats = 0

    def add(self, i: i32, amount: f64) -> None:
        """Add to the feature at this index."""
        self.x[i] += amount

    def shield(self, p: i32) -> None:
        """Count a leader next to a treasure."""
        self.own[p * PER_SEAT + SEAT_SHIELD] += 1

    def gain(self, p: i32, treasures: f64) -> None:
        """Add treasures that a war of the traders could bring."""
        self.own[p * PER_SEAT + SEAT_SPOILS] += treasures


class Observer:
    """Computes the features of a position for a seat with this `hand`."""

    def __init__(self) -> None:
        i: i32
        if not cython.compiled:
            self.hand = [0.0] * 4
            self.home = [0] * MAX_LEADERS  # the kingdom of each leader
            self.temples = [0] * MAX_LEADERS  # temples next to it, if it is on the board
            self.owner = [0] * (4 * MAX_KINGDOMS)  # the owner of the leader of each kingdom and colour
            self.support = [0] * (4 * MAX_KINGDOMS)
            self.start_treasures = [0] * MAX_BOARDS
            self.border = [0] * MAX_BORDERS
        self.borders = 0  # pairs of kingdoms that one tile would unite, in `border` as i * 256 + j
        self.found = Features()
        self.board = Moves()
        if len(BOARDS) > MAX_BOARDS:
            raise ValueError(f"MAX_BOARDS is {MAX_BOARDS}, too small for {len(BOARDS)} boards.")
        starts = [int(board_named(name).starts).bit_count() for name in BOARDS]
        for i in range(len(BOARDS)):
            self.start_treasures[i] = starts[i]
        # The weights were tuned with the standard board's bag as the measure of progress, on every board.
        self.start_bag = sum(TILE_COUNTS) - starts[0]

    def look(self, s: State, seat: i32) -> None:
        """Fill in every seat's features from the view of `seat`, whose hand is in `self.hand`."""
        i: i32
        self.found.seats = s.seats
        for i in range(s.seats * 4):
            self.found.points[i] = s.points[i]
        for i in range(s.seats * 4 * PER_COLOUR):
            self.found.x[i] = 0
        for i in range(s.seats * PER_SEAT):
            self.found.own[i] = 0
        survey(s, self.board)
        self.find_homes(s)
        for i in range(s.seats):
            self.found.chest[i] = s.chest[i]
            self.found.own[i * PER_SEAT + SEAT_CATASTROPHES] = s.disasters[i]
        self.found.own[s.active * PER_SEAT + SEAT_TO_MOVE] = 1
        self.rate_leaders(s)
        self.rate_revolts(s, seat)
        self.rate_borders(s, seat)
        self.rate_squares(s, seat)
        self.rate_treasures(s)
        self.rate_hand(s, seat)

    def find_homes(self, s: State) -> None:
        """Find each leader's kingdom, each kingdom's leaders and the progress of the game."""
        i: i32
        leader: i32
        colour: i32
        left: f64
        for i in range(self.board.kingdoms):
            for colour in range(4):
                self.owner[i * 4 + colour] = -1
                self.support[i * 4 + colour] = popcount(self.board.kingdom[i] & s.tiles[colour])
        for leader in range(s.seats * 4):
            self.home[leader] = -1
            if s.place[leader] >= 0:
                for i in range(self.board.kingdoms):
                    if has(self.board.kingdom[i], s.place[leader]):
                        self.home[leader] = i
                        self.owner[i * 4 + (leader & 3)] = leader >> 2
                        self.temples[leader] = popcount(temples_by(s, leader))
                        break
        left = s.bag_left / (self.start_bag - HAND_LIMIT * s.seats)
        self.found.progress = 1.0 - min(1.0, left)
        left = popcount(s.treasures) - LAST_TREASURES
        left = left / (self.start_treasures[s.board] - LAST_TREASURES)
        left = max(0.0, min(1.0, left))
        self.found.progress = max(self.found.progress, 1.0 - left)

    def rate_leaders(self, s: State) -> None:
        """Features of each leader on the board."""
        leader: i32
        p: i32
        colour: i32
        other: i32
        home: i32
        x: i32
        temples: i32
        monument: i32
        near_treasures: BB = dilate(s.treasures)
        for leader in range(s.seats * 4):
            home = self.home[leader]
            x = leader * PER_COLOUR
            if home < 0:
                self.found.x[x + COLOUR_SUPPLY] = 1
                continue
            p = leader >> 2
            colour = leader & 3
            temples = self.temples[leader]
            if has(near_treasures, s.place[leader]):
                self.found.shield(p)
            self.found.x[x + COLOUR_LEADER] = 1
            self.found.x[x + COLOUR_TEMPLES] = min(temples, 3)
            self.found.x[x + COLOUR_SUPPORTERS] = min(self.support[home * 4 + colour], 4)
            for monument in range(MONUMENTS):
                if s.monument[monument] >= 0 and has(self.board.kingdom[home], s.monument[monument]):
                    if monument_has(monument, colour):
                        self.found.add(x + COLOUR_MONUMENTS, 1)
            if s.building[colour] >= 0 and has(self.board.kingdom[home], s.building[colour]):
                self.found.x[x + COLOUR_BUILDING] = 1
            if temples < 2:
                self.found.x[x + COLOUR_EXPOSED] = 1
            if colour == BLACK:
                for other in range(1, 4):
                    if self.owner[home * 4 + other] < 0:
                        self.found.x[(p * 4 + other) * PER_COLOUR + COLOUR_KING] = 1
                if s.wonder & self.board.kingdom[home]:
                    self.found.own[p * PER_SEAT + SEAT_WONDER] = 1

    def rate_revolts(self, s: State, seat: i32) -> None:
        """The chance that each leader is lost in a revolt (R8)."""
        i: i32
        colour: i32
        p: i32
        most: i32
        margin: f64
        danger: f64
        spaces: BB
        up: BB = north(s.tiles[RED])
        down: BB = south(s.tiles[RED])
        left: BB = west(s.tiles[RED])
        right: BB = east(s.tiles[RED])
        both: BB = (up & down) | (left & right) | ((up | down) & (left | right))
        three: BB = (up & down & (left | right)) | (left & right & (up | down))
        four: BB = up & down & left & right
        for i in range(self.board.kingdoms):
            spaces = self.board.near[i] & self.board.empty & ~(s.river | self.board.touches_two)
            most = 0
            if spaces & four:
                most = 4
            elif spaces & three:
                most = 3
            elif spaces & both:
                most = 2
            elif spaces & (up | down | left | right):
                most = 1
            for colour in range(4):
                p = self.owner[i * 4 + colour]
                if p < 0 or most == 0:
                    continue
                margin = self.temples[p * 4 + colour]
                margin += self.hand[RED] if p == seat else 2.0
                danger = 0
                if p != seat:
                    danger = likely(most + self.hand[RED] - margin - 0.5)
                    if seat != s.active:
                        danger *= 0.6
                if p == seat or s.seats > 2:  # another seat, with two temples in its hand
                    margin = likely(most + 2.0 - margin - 0.5)
                    if s.active in (p, seat):
                        margin *= 0.6
                    danger = max(danger, margin)
                self.found.x[(p * 4 + colour) * PER_COLOUR + COLOUR_REVOLT] = danger

    def rate_borders(self, s: State, seat: i32) -> None:
        """Wars that one tile could start: risks and gains."""
        i: i32
        j: i32
        colour: i32
        one: i32
        other: i32
        margin: f64
        wins: f64
        spoils: i32
        gap: BB
        self.borders = 0
        for i in range(self.board.kingdoms):
            for j in range(i + 1, self.board.kingdoms):
                gap = self.board.near[i] & self.board.near[j] & self.board.empty
                gap = gap & ~self.board.touches_three
                if not gap:
                    continue
                self.border[self.borders] = i * 256 + j
                self.borders += 1
                for colour in range(4):
                    one = self.owner[i * 4 + colour]
                    other = self.owner[j * 4 + colour]
                    if one < 0 or other < 0 or one == other:
                        continue
                    margin = self.support[i * 4 + colour] - self.support[j * 4 + colour]
                    if one == seat:
                        margin += self.hand[colour] - 1.5
                    elif other == seat:
                        margin -= self.hand[colour] - 1.5
                    wins = likely(margin)
                    one = (one * 4 + colour) * PER_COLOUR
                    other = (other * 4 + colour) * PER_COLOUR
                    self.found.add(one + COLOUR_THREAT, 1.0 - wins)
                    self.found.add(other + COLOUR_THREAT, wins)
                    self.found.add(one + COLOUR_CHANCE, wins * (1 + self.support[j * 4 + colour]))
                    self.found.add(other + COLOUR_CHANCE, (1.0 - wins) * (1 + self.support[i * 4 + colour]))
                    if colour == GREEN:
                        spoils = popcount((self.board.kingdom[i] | self.board.kingdom[j]) & s.treasures) - 1
                        if spoils > 0:
                            self.found.gain(one // (4 * PER_COLOUR), wins * spoils)
                            self.found.gain(other // (4 * PER_COLOUR), (1.0 - wins) * spoils)

    def rate_squares(self, s: State, seat: i32) -> None:
        """Squares that lack one tile for an available monument (R11.1)."""
        i: i32
        colour: i32
        p: i32
        monument: i32
        is_there: i32
        ready: f64
        tiles: BB
        pairs: BB
        bent: BB
        spaces: BB
        for colour in range(4):
            is_there = 0
            for monument in range(MONUMENTS):
                if s.monument[monument] < 0 and monument_has(monument, colour):
                    is_there = 1
            if not is_there:
                continue
            tiles = s.tiles[colour]
            spaces = self.board.empty & ground(s, colour) & ~self.board.touches_two
            # Empty spaces whose row neighbour, column neighbour and the diagonal one between are tiles.
            pairs = tiles & north(tiles)
            bent = (west(pairs) & north(tiles)) | (east(pairs) & north(tiles))
            pairs = tiles & south(tiles)
            bent = bent | (west(pairs) & south(tiles)) | (east(pairs) & south(tiles))
            spaces = spaces & bent
            if not spaces:
                continue
            for i in range(self.board.kingdoms):
                p = self.owner[i * 4 + colour]
                if p >= 0 and self.board.near[i] & spaces:
                    ready = min(1.0, self.hand[colour]) if p == seat else 1.0
                    self.found.x[(p * 4 + colour) * PER_COLOUR + COLOUR_SQUARE] = ready
                    if p == s.active:
                        self.found.x[(p * 4 + colour) * PER_COLOUR + COLOUR_NEXT_SQUARE] = ready

    def rate_treasures(self, s: State) -> None:
        """Treasures within reach of each trader."""
        p: i32
        i: i32
        home: i32
        here: BB
        reach: BB
        others: BB
        rest: BB
        count: f64
        far: f64
        worth: f64
        for p in range(s.seats):
            home = self.home[p * 4 + GREEN]
            if home < 0:
                continue
            here = self.board.kingdom[home]
            others = here
            for i in range(self.board.kingdoms):
                if self.owner[i * 4 + GREEN] >= 0:
                    others = others | self.board.kingdom[i]
            rest = s.treasures & ~others
            if not rest:
                continue
            reach = dilate(self.board.near[home] & self.board.empty)
            if here & s.treasures:
                count = min(2, popcount(reach & rest))
            else:
                count = 0.5 if popcount(reach & rest) > 1 else 0.0
            self.found.own[p * PER_SEAT + SEAT_TREASURES] = count
            if p == s.active:
                self.found.own[p * PER_SEAT + SEAT_NEXT_TREASURES] = count
            far = 0
            worth = 1.0
            for i in range(5):
                rest = rest & ~reach
                if not rest:
                    break
                reach = dilate(reach & self.board.empty)
                far += worth * popcount(reach & rest)
                worth *= 0.6
            self.found.own[p * PER_SEAT + SEAT_NEAR_TREASURES] = far

    def rate_hand(self, s: State, seat: i32) -> None:
        """Tiles in hand that could score."""
        colour: i32
        king: i32 = self.home[seat * 4 + BLACK]
        home: i32
        for colour in range(4):
            home = self.home[seat * 4 + colour]
            if home < 0 and king >= 0 and self.owner[king * 4 + colour] < 0:
                home = king
            if home >= 0 and (colour != BLUE or self.board.near[home] & self.board.empty & s.river):
                self.found.x[(seat * 4 + colour) * PER_COLOUR + COLOUR_HAND] = min(self.hand[colour], 3.0)
