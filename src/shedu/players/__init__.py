"""Whoever decides: bots from novice to expert, and what they are made of."""

from shedu.engine.loading import load_kernel

IS_COMPILED: bool = load_kernel("shedu.players.kernel", "planner")  # before anything that imports it
