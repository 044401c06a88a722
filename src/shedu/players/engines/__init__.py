"""Bots from anywhere: players with parameters, bots from a file, and the engine protocol.

`specs` is the entry point. May import `engine` and `players.bots`.
"""
