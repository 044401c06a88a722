"""Advice: a bot's ranking of moves with the reasons for them, as language-independent phrases.

`hints` is the entry point. May import `engine`, `locales`, `players.kernel` and `players.bots`.
"""
