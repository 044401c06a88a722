"""Attacks on an online server: one module for each class of attack.

Each test attacks a whole server as a stranger, a guest or a player could, and asserts that the attack fails.
docs/security.md names the guarantee that a module protects. `findings.md` lists every attack that was found
or tried, whichever package tests it.

- `test_unbounded_input.py`: input without a limit, and values that a database cannot hold
- `test_false_names.py`: names that look like another person's
- `test_private_tables.py`: a stranger at a table without spectators
- `test_foreign_seats.py`: messages for the seat of another person
- `test_advice.py`: advice of a bot in a game between people
- `test_floods.py`: requests, bytes, messages and notices that keep the server from others
- `test_connections.py`: half-sent and endless requests, idle connections, floods of frames, clients that
  do not read, bodies of another type
- `test_farmed_ratings.py`: ratings that are not earned, and losses that are not rated
- `test_internal_requests.py`: webhooks and push endpoints inside the network of the operator
- `test_files.py`: other users of the machine
- `test_injection.py`: texts that become queries, markup, headers or mail to strangers
- `test_stolen_sessions.py`: planted, stolen and outdated cookies
- `test_stolen_accounts.py`: weak passwords and keys, reset links, forged confirmations
"""
