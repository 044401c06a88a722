"""Study: lines of moves from any position, the lessons of the tutorial, analysis of games, and statistics.

No sockets, no files but its own data, no clock but for a time limit: the server and the terminal drive it.
"""
