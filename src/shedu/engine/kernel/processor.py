"""The instruction sets of the processor, to choose between compiled builds before one is loaded."""

import cython

if not cython.compiled:

    def supports_v3() -> bool:
        return False


def has_v3() -> bool:
    """Whether the processor has all instructions that the build for x86-64-v3 uses."""
    return bool(supports_v3())
