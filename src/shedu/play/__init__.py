"""A game in progress, without sockets, files or a clock.

Seats, the first player (R1.7), entries, undo policy, bot seeds, restore, replay and variations. The terminal,
the server and study drive the same `Game`. Imports only the engine.
"""
