"""Puzzles: decisions of strong bots' games in which one move is clearly better than all others.

`search` weighs moves over many deals, `finding` looks for puzzles in a game, `making` drives both.
docs/puzzles.md has the steps and the figures. May import `engine`, `locales`, `players` and `play`.
"""
