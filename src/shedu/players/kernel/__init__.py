"""Evaluation and search on the engine's kernel: plain Python, compiled for speed.

`evaluation` turns a position into features and these into chances to win, `planner` looks for
the best turn of one seat, `rollout` plays whole rounds behind it. Everything here works on a
`State` that was dealt behind a seat's view, never on the true position.
"""
