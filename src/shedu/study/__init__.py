"""Study: lines of moves from any position, lessons, analysis of games, puzzles, and statistics.

No sockets, no files but its own data, no clock but for a time limit: the server and the terminal drive it.
"""
