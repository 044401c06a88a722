"""Analysis of games: chances to win, costs of moves, luck, turning points, and calibration.

`judge` weighs a decision, `account` turns the judgements of a game into errors and luck, `game` does both
for a record. docs/analysis.md defines every number. May import `engine`, `locales`, `players` and `play`.
"""
