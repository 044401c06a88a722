"""Games between bots: matches, the ladder, tuning of weights, and the executors that run them in parallel.

May import `engine`, `players.kernel` and `players.bots`.
"""
