"""`shedu play`: a game of one person against bots in the terminal, on top of `shedu.play`."""
