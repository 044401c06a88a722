"""Tables as values: seats, terms, roster, clocks, fair shuffling, access rules. No sockets, no tasks."""
