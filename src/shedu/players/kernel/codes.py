"""Indices of features and weights, sizes of buffers: every integer the players' kernel agrees on.

The build turns the integers of this module into a C enum (`codes.pxd`, generated), as it does for the
`codes.py` of the engine. The names of the weights in `weights.toml` derive from the names here.
"""

MAX_SEATS = 4
MAX_LEADERS = 16  # seat * 4 + colour
MAX_BOARDS = 8
MAX_BORDERS = 120  # pairs of kingdoms

# Features of a seat in a colour. Index in `Features.x`: (seat * 4 + colour) * PER_COLOUR + feature.
# Counted for each turn that is left:
COLOUR_LEADER = 0  # the leader is on the board
COLOUR_TEMPLES = 1  # temples next to the leader, up to three
COLOUR_SUPPORTERS = 2  # tiles of the colour in the leader's kingdom, up to four
COLOUR_MONUMENTS = 3  # monuments of the colour in the leader's kingdom
COLOUR_KING = 4  # the king scores because the kingdom has no leader of the colour (R5.3)
COLOUR_BUILDING = 5  # the colour's building is in the leader's kingdom (R11.6)
COLOUR_EXPOSED = 6  # the leader has at most one temple
COLOUR_SUPPLY = 7  # the leader is off the board
PER_TURN_END = 8  # one past the last feature that counts for each turn
# How likely the leader is lost:
COLOUR_THREAT = 8  # in wars that one tile could start (R9)
COLOUR_REVOLT = 9  # in a revolt (R8)
# Counted once:
ONCE_START = 10  # the first feature that counts once
COLOUR_CHANCE = 10  # what those wars would bring, times the chance to win them
COLOUR_HAND = 11  # tiles in hand that would score; only of the seat that evaluates
COLOUR_SQUARE = 12  # one more tile makes a square for a monument (R11.1)
COLOUR_NEXT_SQUARE = 13  # the same, for the seat whose turn it is
PER_COLOUR = 14

# Features of a seat as a whole. Index in `Features.own`: seat * PER_SEAT + feature.
SEAT_TREASURES = 0  # treasures that one tile would bring to the trader
SEAT_NEXT_TREASURES = 1  # the same, for the seat whose turn it is
SEAT_NEAR_TREASURES = 2  # treasures two tiles away, and less for each tile more
SEAT_WONDER = 3  # the king's kingdom has the wonder; counts for each turn
SEAT_CATASTROPHES = 4
SEAT_TO_MOVE = 5
SEAT_SPOILS = 6  # treasures that a war of the traders would bring, times the chance to win it
SEAT_SHIELD = 7  # leaders next to a temple that its treasure protects from catastrophes (R6.1)
PER_SEAT = 8

# Weights of the levels a seat's colours reach, the lowest first, and how they change with progress.
LEVEL_LOWEST = 0
LEVEL_SECOND = 1
LEVEL_THIRD = 2
LEVEL_FOURTH = 3
LEVEL_LATE = 4  # the growth of all four towards the end of the game
LEVEL_HORIZON = 5  # how many turns features count for at most
PER_LEVEL = 6

# Weights: those of the colour features, of the seat features, of the levels.
COLOUR_WEIGHTS = 0
SEAT_WEIGHTS = COLOUR_WEIGHTS + PER_COLOUR
LEVEL_WEIGHTS = SEAT_WEIGHTS + PER_SEAT
WEIGHT_COUNT = LEVEL_WEIGHTS + PER_LEVEL

COLOUR_FEATURE_COUNT = MAX_LEADERS * PER_COLOUR
SEAT_FEATURE_COUNT = MAX_SEATS * PER_SEAT

# Kinds of actions: tiles by colour, leaders by colour, and the rest (`planner.kind_of`).
TILE_KINDS = 0
LEADER_KINDS = 4
WITHDRAW_KIND = 8
CATASTROPHE_KIND = 9
OTHER_KIND = 10
ACTION_KINDS = 11

TRACE_LENGTH = 16  # actions of a simulated game that are recorded

# Inputs of a network (`network.py`), as a seat sees the position. A change of any of them, or of a feature
# above, makes networks that were trained before useless: count NET_VERSION up.
NET_VERSION = 1
# For each seat, from the one that sees on in the order of turns: seat * NET_PER_SEAT + input.
NET_COLOURS = 0  # the features by colour
NET_OWN = 56  # the features of the seat as a whole
NET_POINTS = 64  # by colour
NET_LEVELS = 68  # the points with treasures, sorted
NET_LEAD = 72  # the lowest level minus the highest lowest level of the other seats
NET_CHEST = 73  # treasures
NET_HELD = 74  # the size of the hand
NET_EXISTS = 75  # 1; an empty seat has only zeros
NET_STRENGTH = 76  # by the network's base weights
NET_HOMES = 77  # the kingdom of each leader, by colour: colour * NET_PER_HOME + input
NET_PER_SEAT = 121
# The kingdom of a leader:
HOME_SUPPORT = 0  # tiles of the leader's colour
HOME_SIZE = 1  # spaces
HOME_OWN = 2  # leaders of the seat
HOME_OTHERS = 3  # leaders of other seats
HOME_TREASURES = 4
HOME_BORDERS = 5  # kingdoms with a rival of the colour that one tile would unite with this one
HOME_WORST = 6  # the smallest margin in tiles against such a rival
HOME_BEST = 7  # the greatest margin
HOME_NEAR = 8  # the same three for kingdoms that two tiles would unite with this one
HOME_NEAR_WORST = 9
HOME_NEAR_BEST = 10
NET_PER_HOME = 11
# Inputs about the whole position, after those of four seats:
NET_HAND = 484  # tiles in hand by colour
NET_UNSEEN = 488  # shares of the colours in the tiles that the seat does not see
NET_PROGRESS = 492
NET_BAG = 493  # tiles in the bag
NET_TREASURES = 494  # treasures on the board
NET_SEATS = 495  # one of three for two, three and four players
NET_ACTIONS = 498  # actions left
NET_BOARD = 499
NET_ENGLISH = 500
NET_BUILDINGS = 501
NET_WONDER = 502
NET_FINISH_TURN = 503
NET_INPUTS = 504
NET_OUTPUTS = 8  # a logit and an expected lowest colour for each seat
NET_MAX_HIDDEN = 128  # units of a layer
MAX_SAMPLES = 4000  # of a game of self-play


def _names(prefix: str, count: int) -> tuple[str, ...]:
    """`COLOUR_NEXT_SQUARE` becomes "next square"; in the order of the indices."""
    by_index = {
        value: name.removeprefix(prefix).lower().replace("_", " ")
        for name, value in globals().items()
        if name.startswith(prefix) and not name.endswith(("_WEIGHTS", "_COUNT"))
    }
    return tuple(by_index[index] for index in range(count))


WEIGHT_NAMES = (
    *_names("COLOUR_", PER_COLOUR),
    *_names("SEAT_", PER_SEAT),
    *_names("LEVEL_", PER_LEVEL),
)
