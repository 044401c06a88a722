"""The `shedu` command: `main` lists its subcommands, each package holds those of one subject.

`table/` draws the board and its panels, `records/` reads, replays and shows records and rules, `play/` is
the game in the terminal, `bots/` runs matches and advice, `server/` starts and administers a server.
"""
