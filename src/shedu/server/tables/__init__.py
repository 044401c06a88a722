"""Tables as values and in the database: seats, terms, roster, start, clocks, fair shuffling, access, games.

Nothing here knows sockets, processes or messages. `games` is the repository of tables; it lives beside the
types that it stores, so that `storage` stays free of the domain. Imports storage, people and `play`.
"""
