"""Bots: the base class, the registry and one module per level, with the weights they use.

May import `engine` and `players.kernel`.
"""
