"""Study: lines of moves from any position, and the lessons of the tutorial.

No sockets, no files but its own data, no clock: the server and the terminal drive it.
"""
