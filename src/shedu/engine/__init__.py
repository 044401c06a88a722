"""The rules engine: the game of Tigris & Euphrates and nothing else.

Plain Python on the standard library, without a clock, files but its own data, or global
randomness. The hot part is `kernel`, compiled where it can be; what is friendly stands around
it, and `import shedu` gathers it.
"""

from shedu.engine.loading import load_kernel

IS_COMPILED: bool = load_kernel(
    "shedu.engine.kernel", "hidden", "playout", "sets"
)  # before anything that imports the kernel
