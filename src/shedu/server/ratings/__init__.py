"""Results of finished games, ratings for each number of players, and profiles.

The results of a game and the ratings that follow are stored in one transaction, so that every game counts
exactly once. Games that ended while no server ran are rated at the next start.

Imports storage, people, tables and wire; knows no live tables.
"""
