"""A checksum of the engine's behaviour.

It changes if any legal move, any outcome of a move or any result in some thousand random games changes. When
that is intended, the release needs a new `rules.RULES_VERSION`, whose number joins those in the test.
"""

from shedu.engine.kernel.playout import random_steps
from shedu.engine.kernel.rng import Rng
from shedu.engine.position import Position
from shedu.engine.rules import EDITIONS, Rules

MIX = 0x9E3779B97F4A7C15


def signature(steps: int = 2_000, version: int | None = None) -> str:
    """Eight hexadecimal digits from random steps in each edition with each number of players.

    `version` is a version of the rules; by default the newest.
    """
    digest = 0
    for preset, edition in EDITIONS.items():
        switches = [option for option, values in edition.items() if True in values]
        for options in ([], switches):
            for players in (2, 3, 4):
                start = Position.new(Rules.of(preset, options, version), players, seed=players)
                checksum = random_steps(start._state, Rng(len(options)), steps)
                digest = (digest * MIX ^ checksum) % 2**64
    return f"{digest >> 32:08x}"
