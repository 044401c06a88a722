"""Evaluation and search on the engine's kernel: plain Python, compiled for speed.

`features` tells what a position offers, `evaluation` makes chances to win of it, `planner` looks for
the best turn of one seat, `rollout` plays whole rounds behind it. Everything here works on a
`State` that was dealt behind a seat's view, never on the true position.
"""
