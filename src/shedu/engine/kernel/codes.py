"""Integer codes shared by the kernel and its callers.

The build turns the integers of this module into a C enum (`codes.pxd`, generated), so that they are
constants in compiled code and defined only here.
"""

# The board (R1.3): cell = row * COLUMNS + column, A1 is cell 0.
COLUMNS = 16
ROWS = 11
CELLS = 176

# Colours (R1.1). They number tiles (settlement, temple, farm, market), leaders (king,
# priest, farmer, trader), points and buildings alike. Leader of a seat: seat * 4 + colour.
BLACK = 0
RED = 1
BLUE = 2
GREEN = 3

NOWHERE = -1
NOBODY = -1
HAND_LIMIT = 6
MAX_KINGDOMS = 16  # one for each leader
LAST_TREASURES = 2  # with so few or fewer on the board the game ends (R13.2)
BAG_LIMIT = 160
MOVES_LIMIT = 2048  # room for the legal moves of any decision
MOVE_SETS = 16  # room for the sets that they form
LOG_LIMIT = 2048  # room for the integers of the events of one move

# Rules that differ between editions, as bits.
ENGLISH = 1
BUILDINGS = 2
WONDER = 4
FINISH_TURN = 8
MAY_CLAIM = 16
OPEN_SCORES = 32
OPEN_BAG = 64
OPTION_BITS = 7
ALL_RULES = ENGLISH | BUILDINGS | WONDER | FINISH_TURN | MAY_CLAIM | OPEN_SCORES | OPEN_BAG
VERSION_UNIT = 128  # the bits above the options: how many versions after the first (rules.RULES_VERSION)

# Decisions. OVER means that none is open.
ACTION = 0
WAR = 1
COMMIT = 2
BUILDING = 3
MONUMENT = 4
TREASURE = 5
WONDER_POINT = 6
OVER = 7

# Why the game ended (R13.2).
NOT_ENDED = 0
ENDED_BY_BAG = 1
ENDED_BY_TREASURES = 2

# Moves as dense integers: the first of each kind.
TILE_MOVES = 0  # 4 colours x 176 cells
LEADER_MOVES = 704  # 4 colours x 176 cells
WITHDRAW_MOVES = 1408  # 4 colours
CATASTROPHE_MOVES = 1412  # 176 cells
SWAP_MOVES = 1588  # 209 choices of one to six tiles
PASS_MOVE = 1797
WAR_MOVES = 1798  # 4 colours
COMMIT_MOVES = 1802  # none to six
BUILDING_MOVES = 1809  # 4 colours x 176 cells
MONUMENT_MOVES = 2513  # 6 monuments x 150 squares
WONDER_MOVES = 3413  # 126 centres
DECLINE_MOVE = 3539
LEAVE_MOVES = 3540  # 176 cells
SCORE_MOVES = 3716  # 4 colours

SWAP_COUNT = 209
SWAPS_IN_SET = 105  # the swaps of a hand form two sets: a set of spaces has room for 176
SQUARE_COLUMNS = 15  # top left spaces of a 2x2 square: A1 to O10
SQUARES = 150
CENTRE_COLUMNS = 14  # centres of a plus: B2 to O10
MONUMENTS = 6

# Events in a log: the code, then its arguments.
TURN_EVENT = 0  # seat
MOVE_EVENT = 1  # seat, move
GAIN_EVENT = 2  # seat, colour, amount, source
UNIFICATION_EVENT = 3  # cell
REVOLT_EVENT = 4  # colour, attacker, strength, defender, strength
WAR_EVENT = 5  # colour, attacker, strength, defender, strength
WON_EVENT = 6  # winner, attacker's total, defender's total
BACK_EVENT = 7  # seat, colour, cell, cause
REMOVED_EVENT = 8  # colour, cell, cause
BUILDING_BACK_EVENT = 9  # colour, cell
TREASURE_EVENT = 10  # seat, cell
DRAW_EVENT = 11  # seat, black, red, blue, green
OVER_EVENT = 12  # why

# Where points come from, and why pieces leave the board.
BY_TILE = 0
BY_REVOLT = 1
BY_WAR = 2
BY_MONUMENT = 3
BY_WONDER = 4
BY_TEMPLE = 5
BY_CATASTROPHE = 6

# Observations (engine/tensors.py describes them): the first plane of each field. Seats are relative: 0 is the
# observer, then clockwise.
TENSOR_VERSION = 1
PLANE_TILES = 0  # 4 colours
PLANE_FACE_DOWN = 4
PLANE_WONDER = 5
PLANE_CATASTROPHES = 6
PLANE_TREASURES = 7
PLANE_SPECIAL = 8
PLANE_RIVER = 9
PLANE_LEADERS = 10  # 4 seats x 4 colours
PLANE_MONUMENTS = 26  # 4 colours
PLANE_BUILDINGS = 30  # 4 colours
PLANE_PLACED = 34
PLANE_UNIFICATION = 35
PLANE_BEFORE = 36
PLANES = 37
PLANE_BYTES = 22  # of a packed plane

# The first scalar of each field.
SCALAR_HAND = 0  # 4 colours
SCALAR_HELD = 4  # 4 seats
SCALAR_POINTS = 8  # 4 seats x 4 colours
SCALAR_CHEST = 24  # 4 seats
SCALAR_DISASTERS = 28  # 4 seats
SCALAR_SWAPS = 32  # 4 seats
SCALAR_UNSEEN = 36  # 4 colours
SCALAR_BAG = 40
SCALAR_BAG_SHORT = 41
SCALAR_RULES = 42  # OPTION_BITS
SCALAR_SEATS = SCALAR_RULES + OPTION_BITS  # two, three, four
SCALAR_ACTIVE = SCALAR_SEATS + 3  # 4 seats
SCALAR_DECIDER = SCALAR_ACTIVE + 4  # 4 seats
SCALAR_ACTIONS = SCALAR_DECIDER + 4
SCALAR_KIND = SCALAR_ACTIONS + 1  # 8 kinds, OVER included
SCALAR_COLOUR = SCALAR_KIND + 8  # 4 colours
SCALAR_CONFLICT = SCALAR_COLOUR + 4  # 4 colours
SCALAR_ATTACKER = SCALAR_CONFLICT + 4  # 4 seats
SCALAR_DEFENDER = SCALAR_ATTACKER + 4  # 4 seats
SCALAR_ATTACK = SCALAR_DEFENDER + 4
SCALAR_DEFENCE = SCALAR_ATTACK + 1
SCALAR_COMMITTED = SCALAR_DEFENCE + 1
SCALAR_ENDED = SCALAR_COMMITTED + 1  # by the bag, by the treasures
SCALARS = SCALAR_ENDED + 2

# The kinds of payoffs: `Position.returns`.
RETURNS_WIN = 0
RETURNS_SHARE = 1
RETURNS_MARGIN = 2
RETURNS_PLACE = 3

ACTION_COUNT = 3720
MASK_BYTES = 465  # of a packed mask
