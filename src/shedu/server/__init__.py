"""Tables in the browser: games that are stored, served and played by people and bots."""
