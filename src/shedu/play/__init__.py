"""A game in progress, without sockets, files or a clock.

Seats, who begins (R1.7), entries, undo policy, bot seeds, restore and replay. The terminal, the server and
study drive the same `Game`. Imports the engine and the names of the installed bots, nothing else.
"""
