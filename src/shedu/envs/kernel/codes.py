"""Integers of the batch of games; the build turns them into a C enum (`codes.pxd`, generated)."""

# The players of the seats.
SELF_PLAY = 0  # the caller for all of them
RANDOM_OPPONENTS = 1  # the caller for one seat, random moves for the others
OTHER_OPPONENTS = 2  # the caller for one seat, Python code for the others

# The form of planes and masks.
BYTE_FORM = 0
FLOAT_FORM = 1
PACKED_FORM = 2
