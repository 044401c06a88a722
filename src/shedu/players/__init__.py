"""Bots, their advice and their matches. Imports `engine` and `locales`.

`kernel` (compiled search), `bots` (one module per level), `advice` (reasons for moves), `arena` (matches,
ladder, tuning): each imports only those before it, which `tests/test_rooms.py` enforces.
"""

from shedu.engine.loading import load_kernel

IS_COMPILED: bool = load_kernel("shedu.players.kernel")  # before any import of the kernel
