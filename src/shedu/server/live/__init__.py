"""Tables in progress: serialise changes, store them, broadcast them; bots, clocks, consent, registry."""
