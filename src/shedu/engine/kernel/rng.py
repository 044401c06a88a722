"""SplitMix64: random numbers that are the same in every build and version."""

import cython

if not cython.compiled:
    from shedu.engine.kernel.bb import i32, u64

MASK = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB


class Rng:
    """A stream of random numbers that depends on its seed alone."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def next(self) -> u64:
        """The next 64 random bits."""
        z: u64
        self.state = (self.state + GAMMA) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX1) & MASK
        z = ((z ^ (z >> 27)) * MIX2) & MASK
        return z ^ (z >> 31)

    def below(self, n: i32) -> i32:
        """A number from 0 to n - 1."""
        return ((self.next() >> 33) * n) >> 31
