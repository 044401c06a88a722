"""The rules engine of Tigris & Euphrates.

Uses the standard library only: no clock, no files but its own data, no global random generator. `kernel`
holds the rules and is compiled if possible; the other modules are the typed interface to it, which
`import shedu` collects.
"""

from shedu.engine.loading import load_kernel

IS_COMPILED: bool = load_kernel("shedu.engine.kernel")  # before any import of the kernel
