"""How good a position is for each seat: features, weights, and chances to win.

Only the lowest colour counts in the end, so the evaluation looks ahead to the end: for each
seat and colour it adds to the points there are what the features promise, by their weights;
treasures fill up what is then lowest; and the chance of a seat to win is its share of e to
the strength of the levels so reached. Weights are tuned by self-play (`shedu tune`). Another
evaluation need only fill `chance` in the same way.
"""

import cython

from shedu.engine.kernel.buffers import Moves

if not cython.compiled:
    from math import exp

    from shedu.engine.kernel.bb import BB, bit, dilate, f64, has, i32, i64, popcount
    from shedu.engine.kernel.codes import BLACK, BLUE, GREEN, MONUMENTS, RED
    from shedu.engine.kernel.kingdoms import survey
    from shedu.engine.kernel.scores import standing
    from shedu.engine.kernel.state import State
    from shedu.engine.kernel.structures import monument_has

    PER_COLOUR = 12
    PER_SEAT = 4

# What is promised to a seat in a colour: the first seven each turn, the others once.
COLOUR_FEATURES = (
    "leader",  # its leader is on the board
    "temples",  # temples next to it, up to three
    "supporters",  # tiles of its colour behind it, up to four
    "monuments",  # monuments of its colour with it
    "king",  # its king stands in for a leader that is not there
    "building",  # its leader and the building are together
    "exposed",  # its leader has a single temple
    "hand",  # tiles in hand that would score (of the seat that looks)
    "threat",  # a war that one tile could start, as it would go, for what there is to lose
    "chance",  # the same for what there is to win
    "supply",  # its leader is at hand
    "crowded",  # leaders of others next to the leader's temples
)
# What is promised to a seat whatever the colour.
SEAT_FEATURES = (
    "treasures",  # treasures that one tile would bring to its trader
    "wonder",  # each turn: its king is with the wonder
    "catastrophes",
    "to move",
)
# How the four levels, from the lowest on, make a strength, early and late.
LEVEL_WEIGHTS = ("lowest", "second", "third", "fourth", "late", "horizon")
WEIGHTS = COLOUR_FEATURES + SEAT_FEATURES + LEVEL_WEIGHTS


class Evaluation:
    """Weights, and room for the features of one position."""

    def __init__(self, weights: list[float]) -> None:
        i: i32
        if len(weights) != len(WEIGHTS):
            raise ValueError(f"{len(WEIGHTS)} weights are needed, not {len(weights)}")
        if not cython.compiled:
            self.weight = [0.0] * 22
            self.x = [0.0] * 192  # seat, colour, feature
            self.own = [0.0] * 16  # seat, feature
            self.hand = [0.0] * 4
            self.level = [0.0] * 16
            self.chance = [0.0] * 4
            self.home = [0] * 16
            self.owner = [0] * 64
            self.support = [0] * 64
        self.board = Moves()
        self.progress = 0.0
        self.turns = 0.0
        for i in range(22):
            self.weight[i] = weights[i]

    def look(self, s: State, seat: i32) -> None:
        """Fill in every seat's features as `seat` sees them, whose hand is in `self.hand`."""
        i: i32
        for i in range(s.seats * 4 * PER_COLOUR):
            self.x[i] = 0
        for i in range(s.seats * PER_SEAT):
            self.own[i] = 0
        survey(s, self.board)
        self.find_homes(s)
        for i in range(s.seats):
            self.own[i * PER_SEAT + 2] = s.disasters[i]
        self.own[s.active * PER_SEAT + 3] = 1
        self.rate_leaders(s)
        self.rate_borders(s)
        self.rate_treasures(s)
        self.rate_hand(s, seat)

    def find_homes(self, s: State) -> None:
        """Which kingdom each leader is in, who leads each kingdom's colours, how far the game has gone."""
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
        left = s.bag_left / (143.0 - 6.0 * s.seats)
        self.progress = 1.0 - min(1.0, left)
        left = (popcount(s.treasures) - 2.0) / (8.0 if s.board == 0 else 12.0)
        left = max(0.0, min(1.0, left))
        self.progress = max(self.progress, 1.0 - left)
        self.turns = min(self.weight[21], 60.0 * (1.0 - self.progress) / s.seats + 0.5)

    def rate_leaders(self, s: State) -> None:
        """What each leader on the board promises where it stands."""
        leader: i32
        p: i32
        colour: i32
        other: i32
        home: i32
        x: i32
        temples: i32
        monument: i32
        for leader in range(s.seats * 4):
            home = self.home[leader]
            x = leader * PER_COLOUR
            if home < 0:
                self.x[x + 10] = 1
                continue
            p = leader >> 2
            colour = leader & 3
            temples = popcount(dilate(bit(s.place[leader])) & s.tiles[RED])
            self.x[x] = 1
            self.x[x + 1] = min(temples, 3)
            self.x[x + 2] = min(self.support[home * 4 + colour], 4)
            for monument in range(MONUMENTS):
                if s.monument[monument] >= 0 and has(self.board.kingdom[home], s.monument[monument]):
                    if monument_has(monument, colour):
                        self.x[x + 3] += 1
            if s.building[colour] >= 0 and has(self.board.kingdom[home], s.building[colour]):
                self.x[x + 5] = 1
            if temples < 2:
                self.x[x + 6] = 1
            if colour == BLACK:
                for other in range(1, 4):
                    if self.owner[home * 4 + other] < 0:
                        self.x[(p * 4 + other) * PER_COLOUR + 4] = 1
                if s.wonder & self.board.kingdom[home]:
                    self.own[p * PER_SEAT + 1] = 1
            for other in range(4):
                if self.owner[home * 4 + other] >= 0 and self.owner[home * 4 + other] != p:
                    self.x[x + 11] += 1

    def rate_borders(self, s: State) -> None:
        """Wars that one tile could start: what they threaten and what they promise."""
        i: i32
        j: i32
        colour: i32
        one: i32
        other: i32
        margin: f64
        gap: BB
        for i in range(self.board.kingdoms):
            for j in range(i + 1, self.board.kingdoms):
                gap = self.board.near[i] & self.board.near[j] & self.board.empty
                gap = gap & ~self.board.touches_three
                if not gap:
                    continue
                for colour in range(4):
                    one = self.owner[i * 4 + colour]
                    other = self.owner[j * 4 + colour]
                    if one < 0 or other < 0 or one == other:
                        continue
                    margin = (self.support[i * 4 + colour] - self.support[j * 4 + colour]) / 5.0
                    margin = max(-0.5, min(0.5, margin))
                    one = (one * 4 + colour) * PER_COLOUR
                    other = (other * 4 + colour) * PER_COLOUR
                    self.x[one + 8] += 0.5 - margin
                    self.x[other + 8] += 0.5 + margin
                    self.x[one + 9] += (0.5 + margin) * (1 + self.support[j * 4 + colour])
                    self.x[other + 9] += (0.5 - margin) * (1 + self.support[i * 4 + colour])

    def rate_treasures(self, s: State) -> None:
        """Treasures within a tile's reach of each trader."""
        p: i32
        home: i32
        here: BB
        reach: BB
        for p in range(s.seats):
            home = self.home[p * 4 + GREEN]
            if home >= 0:
                here = self.board.kingdom[home]
                reach = dilate(self.board.near[home] & self.board.empty) & s.treasures & ~here
                if here & s.treasures:
                    self.own[p * PER_SEAT] += min(2, popcount(reach))
                elif popcount(reach) > 1:
                    self.own[p * PER_SEAT] += 0.5

    def rate_hand(self, s: State, seat: i32) -> None:
        """What the seat's own tiles could score."""
        colour: i32
        king: i32 = self.home[seat * 4 + BLACK]
        home: i32
        for colour in range(4):
            home = self.home[seat * 4 + colour]
            if home < 0 and king >= 0 and self.owner[king * 4 + colour] < 0:
                home = king
            if home >= 0 and (colour != BLUE or self.board.near[home] & self.board.empty & s.river):
                self.x[(seat * 4 + colour) * PER_COLOUR + 7] = min(self.hand[colour], 3.0)

    def strength(self, s: State, p: i32) -> f64:
        """What a seat's promises come to: the levels of its colours, treasures poured on the lowest."""
        colour: i32
        i: i32
        j: i32
        x: i32
        a: f64
        each_turn: f64
        once: f64
        wild: f64
        total: f64
        for colour in range(4):
            x = (p * 4 + colour) * PER_COLOUR
            each_turn = 0
            once = 0
            for i in range(7):
                each_turn += self.weight[i] * self.x[x + i]
            for i in range(7, PER_COLOUR):
                once += self.weight[i] * self.x[x + i]
            self.level[colour] = s.points[p * 4 + colour] + max(0.0, each_turn) * self.turns + once
        for i in range(1, 4):  # sort the four
            a = self.level[i]
            j = i
            while j > 0 and self.level[j - 1] > a:
                self.level[j] = self.level[j - 1]
                j -= 1
            self.level[j] = a
        wild = s.chest[p] + self.weight[12] * self.own[p * PER_SEAT]
        wild += self.weight[13] * self.own[p * PER_SEAT + 1] * self.turns
        for i in range(1, 5):  # raise the lowest i together to the next, or as far as it goes
            a = wild / i
            if i < 4:
                a = min(a, self.level[i] - self.level[i - 1])
            for j in range(i):
                self.level[j] += a
            wild -= a * i
        total = 0
        for i in range(4):
            total += self.weight[16 + i] * self.level[i]
        total *= 1.0 + self.weight[20] * self.progress
        total += self.weight[14] * self.own[p * PER_SEAT + 2]
        return total + self.weight[15] * self.own[p * PER_SEAT + 3]

    def value(self, s: State, seat: i32) -> f64:
        """The chance of a seat to win; those of all seats are then in `chance`."""
        p: i32
        total: f64 = 0
        best: f64 = -1e9
        self.look(s, seat)
        for p in range(s.seats):
            self.chance[p] = self.strength(s, p)
            best = max(best, self.chance[p])
        for p in range(s.seats):
            self.chance[p] = exp(self.chance[p] - best)
            total += self.chance[p]
        for p in range(s.seats):
            self.chance[p] /= total
        return self.chance[seat]

    def result(self, s: State, seat: i32) -> f64:
        """1 for a victory, a share of it for a shared one, 0 for none, when the game is over."""
        p: i32
        winners: i32 = 0
        best: i64 = -1
        mine: i64 = standing(s, seat)
        for p in range(s.seats):
            best = max(best, standing(s, p))
        for p in range(s.seats):
            if standing(s, p) == best:
                winners += 1
        if mine == best:
            return 1.0 / winners
        return 0.0

    def chances(self, s: State, seat: int, hand: list[float]) -> list[float]:
        """Every seat's chance to win as a seat with this hand sees it, for callers in Python."""
        i: i32
        for i in range(4):
            self.hand[i] = hand[i]
        self.value(s, seat)
        return [self.chance[i] for i in range(s.seats)]
