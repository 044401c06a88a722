"""Evaluation and search on the engine's kernel: plain Python, compiled for speed.

`features` extracts features of a position, `evaluation` turns them into chances to win, `planner` searches
the best turn of one seat and simulates turns. Everything here works on a `State` that was sampled from a
seat's view, never on the true position. May import `engine` and is compiled against `engine.kernel`.
"""
